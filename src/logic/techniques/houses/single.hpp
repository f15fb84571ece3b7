// Singles: the last open cell of a house, the last candidate of a cell, the last place of a digit.
#pragma once

#include "sudokit/techniques.hpp"

#include "logic/technique.hpp"

namespace sudokit::logic {

/// A house with one open cell: the digit that is missing goes there.
class FullHouse final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// Single Candidate: a cell with one candidate left takes it.
class NakedSingle final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// Single Position: a digit with one place left in a house goes there.
class HiddenSingle final : public Technique {
  public:
    explicit HiddenSingle(StepHouses houses) : houses_(houses) {}

    bool find(const State& state, StepSink sink) const override;

  private:
    StepHouses houses_;
};

/// Hidden singles in some of the houses.
[[nodiscard]] const Technique* hidden_single_in(StepHouses houses);

/// The technique of this family, or null.
[[nodiscard]] const Technique* single_technique(TechniqueId id);

}  // namespace sudokit::logic
