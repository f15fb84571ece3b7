#include "logic/techniques/houses/single.hpp"

#include <algorithm>
#include <array>

#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

Step placing(TechniqueId technique, Candidate candidate, std::optional<std::uint32_t> house) {
    return {technique, SinglePattern{candidate, house}, {candidate}, {}};
}

Cell only_cell(const State& state, std::uint32_t house, Digit digit) {
    return first_cell_at(state.board().houses()[house], state.places(house, digit));
}

}  // namespace

bool FullHouse::find(const State& state, StepSink sink) const {
    const DigitSet all = state.board().digits();
    return each_house(state.board(), [&](std::uint32_t house) {
        const DigitSet missing = all & ~state.placed(house);
        if (!missing.is_single() || state.places(house, missing.first()) == 0) return true;
        const Digit digit = missing.first();
        return sink(
            placing(TechniqueId::full_house, {only_cell(state, house, digit), digit}, house));
    });
}

bool NakedSingle::find(const State& state, StepSink sink) const {
    return std::ranges::all_of(state.open_cells(), [&](Cell cell) {
        const DigitSet candidates = state.candidates(cell);
        return !candidates.is_single() ||
               sink(placing(TechniqueId::naked_single, {cell, candidates.first()}, {}));
    });
}

bool HiddenSingle::find(const State& state, StepSink sink) const {
    const DigitSet all = state.board().digits();
    return each_house(state.board(), [&](std::uint32_t house) {
        const bool box = state.board().houses()[house].kind == HouseKind::box;
        if (houses_ == (box ? StepHouses::others : StepHouses::boxes)) return true;
        for (const Digit digit : all & ~state.placed(house)) {
            if (!is_one_bit(state.places(house, digit))) continue;
            const Cell cell = only_cell(state, house, digit);
            if (!sink(placing(TechniqueId::hidden_single, {cell, digit}, house))) return false;
        }
        return true;
    });
}

const Technique* hidden_single_in(StepHouses houses) {
    static const std::array kHiddenSingle = {HiddenSingle(StepHouses::all),
                                             HiddenSingle(StepHouses::boxes),
                                             HiddenSingle(StepHouses::others)};
    return &kHiddenSingle[static_cast<std::size_t>(houses)];
}

const Technique* single_technique(TechniqueId id) {
    static const FullHouse kFullHouse;
    static const NakedSingle kNakedSingle;
    switch (id) {
        case TechniqueId::full_house: return &kFullHouse;
        case TechniqueId::naked_single: return &kNakedSingle;
        case TechniqueId::hidden_single: return hidden_single_in(StepHouses::all);
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
