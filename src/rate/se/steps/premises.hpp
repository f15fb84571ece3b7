// What must have gone for a step to be possible.
#pragma once

#include "sudokit/function_ref.hpp"
#include "sudokit/step.hpp"

#include "rate/se/chain.hpp"

namespace sudokit::rate::se {

/// Calls `visit` with the candidates of `before` that `now` has no more and that the step rests on
/// not being there, some of them several times. Steps are those that chains use.
void each_premise(const Step& step, const Position& before, const Position& now,
                  FunctionRef<void(Candidate9)> visit);

}  // namespace sudokit::rate::se
