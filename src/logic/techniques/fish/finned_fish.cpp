#include "logic/techniques/fish/finned_fish.hpp"

#include <array>

#include "logic/conclusions.hpp"

namespace sudokit::logic {
namespace {

bool has_fish(const Board& board, const FishKind& kind) {
    using enum FishKind::Houses;
    if (kind.houses == lines) return true;
    if (!board.has_boxes()) return false;
    return (kind.houses == franken && kind.size < 4) || board.order() <= kMaxOrderOfLargeFish;
}

}  // namespace

bool FinnedFish::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    if (!has_fish(state.board(), kind_)) return !sink.has_enough();
    const auto take = [&](FishPattern fish, const CellSet& gone) {
        const Digit digit = fish.digit;
        return sink({id_, std::move(fish), {}, candidates_at(gone, digit)});
    };
    FishSearch search(state, position.cuts(), kind_, take, sink.deadline());
    for (const Digit digit : position.digits_for(id_)) {
        if (sink.has_enough()) return false;
        if (!search.run(digit, position.doomed(digit))) return false;
    }
    return true;
}

const Technique* finned_fish_technique(TechniqueId id) {
    using enum FishKind::Fins;
    using enum FishKind::Houses;
    using enum TechniqueId;
    static const std::array<FinnedFish, 16> kTechniques{{
        FinnedFish(finned_x_wing, {2, lines, finned}),
        FinnedFish(sashimi_x_wing, {2, lines, sashimi}),
        FinnedFish(finned_swordfish, {3, lines, finned}),
        FinnedFish(sashimi_swordfish, {3, lines, sashimi}),
        FinnedFish(finned_jellyfish, {4, lines, finned}),
        FinnedFish(sashimi_jellyfish, {4, lines, sashimi}),
        FinnedFish(franken_x_wing, {2, franken, none}),
        FinnedFish(franken_swordfish, {3, franken, none}),
        FinnedFish(finned_franken_x_wing, {2, franken, some}),
        FinnedFish(finned_franken_swordfish, {3, franken, some}),
        FinnedFish(franken_jellyfish, {4, franken, none}),
        FinnedFish(finned_franken_jellyfish, {4, franken, some}),
        FinnedFish(mutant_swordfish, {3, mutant, none}),
        FinnedFish(finned_mutant_swordfish, {3, mutant, some}),
        FinnedFish(mutant_jellyfish, {4, mutant, none}),
        FinnedFish(finned_mutant_jellyfish, {4, mutant, some}),
    }};
    for (const FinnedFish& technique : kTechniques) {
        if (technique.id() == id) return &technique;
    }
    return nullptr;
}

}  // namespace sudokit::logic
