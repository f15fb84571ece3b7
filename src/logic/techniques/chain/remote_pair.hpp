// Remote pair: cells with the same two candidates, each seeing the next.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Along a chain of cells with the same two candidates the digits take turns, so of two cells that
/// are an odd number of steps apart each digit is in one: both digits leave what sees both cells.
/// Neighbours are a naked pair; a remote pair takes three steps or more, and a chain of five makes
/// use of the threes in it too. The chains offered are the shortest between their ends, and for
/// each set of conclusions one; the first have the most conclusions.
class RemotePair final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* remote_pair_technique(TechniqueId id);

}  // namespace sudokit::logic
