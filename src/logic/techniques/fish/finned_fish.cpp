#include "logic/techniques/fish/finned_fish.hpp"

#include <array>

#include "logic/digit_templates.hpp"

namespace sudokit::logic {

bool FinnedFish::find(const State& state, StepSink sink) const {
    if (kind_.boxes && !state.board().has_boxes()) return true;
    const HouseCuts cuts(state.board());
    FishSearch search(state, cuts, kind_, sink);
    for (const Digit digit : state.board().digits()) {
        if (sink.has_enough()) return false;
        if (!search.run(digit, doomed_places(state, cuts, digit))) return false;
    }
    return true;
}

const Technique* finned_fish_technique(TechniqueId id) {
    using enum FishKind::Fins;
    using enum TechniqueId;
    static const std::array<FinnedFish, 10> kTechniques{{
        FinnedFish({finned_x_wing, 2, false, finned}),
        FinnedFish({sashimi_x_wing, 2, false, sashimi}),
        FinnedFish({finned_swordfish, 3, false, finned}),
        FinnedFish({sashimi_swordfish, 3, false, sashimi}),
        FinnedFish({finned_jellyfish, 4, false, finned}),
        FinnedFish({sashimi_jellyfish, 4, false, sashimi}),
        FinnedFish({franken_x_wing, 2, true, none}),
        FinnedFish({franken_swordfish, 3, true, none}),
        FinnedFish({finned_franken_x_wing, 2, true, some}),
        FinnedFish({finned_franken_swordfish, 3, true, some}),
    }};
    for (const FinnedFish& technique : kTechniques) {
        if (technique.id() == id) return &technique;
    }
    return nullptr;
}

}  // namespace sudokit::logic
