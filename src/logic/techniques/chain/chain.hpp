// Chains and loops of strong and weak links: of one digit, of cells with two candidates, of both,
// and with groups of cells.
#pragma once

#include "logic/technique.hpp"
#include "logic/techniques/chain/chain_search.hpp"

namespace sudokit::logic {

/// Links that are strong and weak in turn. Of the ends of a chain one holds, so what is linked
/// weakly to both goes; a chain that returns to its first node places it. In a loop every weak link
/// is strong as well, so each takes away what is linked weakly to both its ends.
class LinkChain final : public SharingTechnique {
  public:
    explicit LinkChain(ChainRules rules) : rules_(rules) {}
    bool find_at(const Position& position, StepSink sink) const override;

  private:
    ChainRules rules_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* chain_technique(TechniqueId id);

}  // namespace sudokit::logic
