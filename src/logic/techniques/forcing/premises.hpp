// What a step inside a branch rests on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/techniques/forcing/trail.hpp"

namespace sudokit::logic {

/// Which of the facts, by their numbers, the step needs: in `before` without the candidates that
/// these say are gone, its check accepts it, and with any one of them less it does not. The step is
/// right where all that the facts say is gone is gone.
[[nodiscard]] std::vector<std::uint32_t> premises(const Step& step, const State& before,
                                                  std::span<const Fact> facts);

}  // namespace sudokit::logic
