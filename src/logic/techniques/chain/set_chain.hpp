// Alternating chains and loops in which almost locked sets are strong links too, and chains in
// which almost hidden sets or unique rectangles are.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Links that are strong and weak in turn, as in grouped chains, and at least one strong link
/// between two digits of an almost locked set of two or three cells: of any two of its digits one
/// is there. Sets of a chain do not overlap.
///
/// Chains with almost hidden sets have one at least, of two or three digits, and those with unique
/// rectangles one of these at least: of the candidates that its corners have beside two digits one
/// holds, and these are two nodes. A hidden set is the complement of a locked one in its house, of
/// more cells than are looked for: what follows is the same, but its digits are fewer to see.
///
/// One of the ends of a chain holds, so what contradicts both goes. In a loop of three strong links
/// or more every weak link is strong as well, and each set holds its digits but for one of the two
/// that join it: so each takes away what contradicts it. Offers for each set of eliminations the
/// shortest chain, of these one with the fewest cells.
class SetChain final : public SharingTechnique {
  public:
    explicit SetChain(TechniqueId id) : id_(id) {}
    bool find_at(const Position& position, StepSink sink) const override;

  private:
    TechniqueId id_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* set_chain_technique(TechniqueId id);

}  // namespace sudokit::logic
