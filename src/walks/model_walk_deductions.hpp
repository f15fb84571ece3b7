// What is forced in a state: the last open cells of houses, and equations with one term left.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/model_walk.hpp"

namespace sudokit::walks {

/// The cells that get a digit by a deduction of this kind, each once, in increasing order of cells.
/// None of `choice`. The state must not be a dead end.
[[nodiscard]] std::vector<Candidate> forced_by(ModelStepKind kind, const State& state);

/// True if no other cell of one of its houses is open.
[[nodiscard]] bool is_last_cell(Cell cell, const State& state);

/// The easiest kind, from `easiest` on, by which `cell`, which is open, gets a digit; nothing if it
/// is not forced.
[[nodiscard]] std::optional<ModelStep> deduction_in(Cell cell, ModelStepKind easiest,
                                                    const State& state);

/// The step that is a deduction of that kind, with its equations and reasons.
[[nodiscard]] ModelStep deduction(ModelStepKind kind, Candidate placement, const State& state);

/// The step that nothing forces.
[[nodiscard]] ModelStep choice_of(Candidate placement, const State& state);

}  // namespace sudokit::walks
