// What `explain` draws: a page with all steps, or a picture of each.
#pragma once

#include <cstddef>
#include <string>

#include "sudokit/explanation_walk.hpp"

#include "cli/explain/step_arguments.hpp"
#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {

/// The walk as an HTML page.
[[nodiscard]] std::string walk_page(const Job& job, const StepArguments& arguments,
                                    const Entry& entry, const ExplanationWalk& walk);

/// A picture of the puzzle, of each step and of the end.
void draw_walk(const Job& job, const StepArguments& arguments, const Item& item, const Entry& entry,
               const ExplanationWalk& walk, PictureFolder& folder, Reply& reply);

/// A picture of the puzzle alone, and of a step in the state before it, numbered from 1.
void draw_puzzle(const Job& job, const Item& item, const Entry& entry, PictureFolder& folder,
                 Reply& reply);
void draw_step(const Job& job, const StepArguments& arguments, const Item& item, const Step& step,
               const State& before, std::size_t number, PictureFolder& folder, Reply& reply);

}  // namespace sudokit::cli
