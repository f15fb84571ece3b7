// WXYZ-Wings: four cells that have four digits, of which all but one fit in once at most.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Two almost locked sets of four cells in all that have four digits between them: a cell of two
/// candidates and three cells of a house, or two and two. One of the two digits that both have is a
/// restricted common, the other is not: the four cells hold it. Each four cells count once.
class WxyzWing final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* wxyz_wing_technique(TechniqueId id);

}  // namespace sudokit::logic
