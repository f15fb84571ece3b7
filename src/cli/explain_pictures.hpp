// What `explain` draws: a page with all steps, or a picture of each.
#pragma once

#include <string>
#include <vector>

#include "sudokit/walk.hpp"

#include "cli/picture_folder.hpp"

namespace sudokit::cli {

/// The walk as an HTML page.
[[nodiscard]] std::string walk_page(const Job& job, const Entry& entry, const WalkAnswer& walk);

/// A picture of the puzzle, of each step and of the end.
void draw_walk(const Job& job, const Item& item, const Entry& entry, const WalkAnswer& walk,
               PictureFolder& folder, Reply& reply);

/// A picture of the puzzle and of each step that is possible in `state`.
void draw_steps(const Job& job, const Item& item, const Entry& entry, const State& state,
                const std::vector<Step>& steps, PictureFolder& folder, Reply& reply);

}  // namespace sudokit::cli
