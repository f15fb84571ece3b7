// Cells with as many digits of houses as there are cells: what leaves the rest of the houses.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/step.hpp"

namespace sudokit::logic {

/// Collects patterns of locked sets that remove something. Of those that remove the same, one of
/// the smallest counts.
class LockedSetSteps {
  public:
    explicit LockedSetSteps(const State& state) : state_(state) {}

    /// Takes cells, in increasing order, and what each house counts; a house that counts nothing
    /// is left out of the pattern.
    void add(std::vector<Cell> cells, const std::vector<DigitSet>& counted_by_house);

    /// Offers what was taken, the smallest patterns first.
    bool offer(TechniqueId id, StepSink sink);

  private:
    const State& state_;
    std::vector<Step> steps_;
};

}  // namespace sudokit::logic
