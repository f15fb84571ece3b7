// Which techniques steps may use, in which order, and how they are told: what `explain` and `hint`
// have in common.
#pragma once

#include <optional>

#include "sudokit/explanation_walk.hpp"
#include "sudokit/order.hpp"

#include "cli/frame/puzzle_arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

struct StepArguments : PuzzleArguments {
    TechniqueOrder order = TechniqueOrder::people;
    TechniqueSet techniques = TechniqueSet().set();
    bool no_uniqueness = false;
    WordsLength words = WordsLength::full;
    CellNames cells = CellNames::own;
};

/// --order, --only, --without, --no-uniqueness, --words and --cells.
void add_step_options(Options& options, StepArguments& arguments);

/// How steps on this board are told.
[[nodiscard]] Wording wording_of(const Job& job, const StepArguments& arguments,
                                 const Board& board);

/// --order.
void add_order_option(Options& options, TechniqueOrder& order);

/// The name of a technique.
[[nodiscard]] OptionValue technique(std::optional<TechniqueId>& place);

/// The names of some, with commas between.
[[nodiscard]] OptionValue techniques(TechniqueSet& place);

}  // namespace sudokit::cli
