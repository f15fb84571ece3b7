// Wings that are chains of three strong links, in cells of two candidates or between the only two
// places of a digit in a house, joined in a certain way.
#pragma once

#include <array>

#include "logic/technique.hpp"
#include "logic/techniques/chain/link_graph.hpp"

namespace sudokit::logic {

/// How the links of a wing lie, from one end to the other: strong, weak, strong, weak, strong.
struct WingForm {
    enum class Link : std::uint8_t {
        cell,  ///< between two digits of a cell
        house  ///< between two cells of a house, for the same digit
    };

    TechniqueId technique = TechniqueId::m_wing;
    std::array<Link, 5> links = {};
};

/// A wing with candidates a, b, c for digits, = and - for strong and weak links, and brackets for
/// cells:
/// - M-Wing: (a=b)-b=(b-a)=a. One of the ends holds a, so a leaves what sees both.
/// - S-Wing: a=a-(a=b)-b=b.
/// - L-Wing: a=(a-b)=(b-c)=c.
/// - H-Wing: (a=b)-(b=c)-c=c.
///
/// The ends of the last three have different digits, and strike each other's if they see each
/// other. Where the ends are linked, the wing closes to a loop, and is left to these.
class ChainWing final : public SharingTechnique {
  public:
    explicit ChainWing(WingForm form) : form_(form) {}
    bool find_at(const Position& position, StepSink sink) const override;

  private:
    WingForm form_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* chain_wing_technique(TechniqueId id);

}  // namespace sudokit::logic
