// Checks of steps: whether the conclusions follow from the pattern alone.
//
//     while (const auto step = sudokit::next_step(state, techniques)) {
//         if (const auto fault = sudokit::check(*step, state)) return fault;
//         sudokit::apply(*step, state);
//     }
#pragma once

#include <optional>

#include "sudokit/message.hpp"
#include "sudokit/step.hpp"

namespace sudokit {

/// What is wrong with a step in the state that it is to be taken in; nothing if it is right.
///
/// A step is right if its pattern is one of its technique, all that the pattern says is true of the
/// state, and each conclusion changes the state and follows from the pattern: taking the opposite
/// for granted contradicts what the pattern says of its own cells and houses. Techniques that
/// assume one solution add to that what a second one would look like, and the check makes sure that
/// the board and the puzzle allow it. Of a constraint, ways to fill its cells are tried, and where
/// that would take too long the step counts as wrong. Nothing here is shared with the search for
/// steps, any step may be asked about, and no solution is looked at.
[[nodiscard]] std::optional<Message> check(const Step& step, const State& before);

}  // namespace sudokit
