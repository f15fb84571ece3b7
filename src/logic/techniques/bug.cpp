#include "logic/techniques/bug.hpp"

#include <algorithm>

namespace sudokit::logic {
namespace {

// The one cell of three candidates among cells of two; none if the cells are not so.
std::optional<Cell> odd_cell(const State& state) {
    std::optional<Cell> odd;
    for (const Cell cell : state.open_cells()) {
        const Digit count = state.candidates(cell).size();
        if (count == 2) continue;
        if (count != 3 || odd) return std::nullopt;
        odd = cell;
    }
    return odd;
}

// True if, but for the candidate, each digit that a house still lacks has two places there.
bool is_grave_without(const State& state, Candidate candidate) {
    const auto houses_of = state.board().houses_of(candidate.cell);
    for (std::uint32_t house = 0; house < state.board().houses().size(); ++house) {
        const bool holds = std::ranges::find(houses_of, house) != houses_of.end();
        for (const Digit digit : state.board().digits() & ~state.placed(house)) {
            const std::uint32_t wanted = holds && digit == candidate.digit ? 3 : 2;
            if (count_bits(state.places(house, digit)) != wanted) return false;
        }
    }
    return true;
}

}  // namespace

bool BugPlusOne::find(const State& state, StepSink sink) const {
    const auto cell = odd_cell(state);
    if (!cell) return true;
    for (const Digit digit : state.candidates(*cell)) {
        if (!is_grave_without(state, {*cell, digit})) continue;
        Step step{TechniqueId::bug_plus_one, BugPattern{{*cell, digit}}, {}, {}};
        for (const Digit other : state.candidates(*cell) & ~DigitSet::of(digit)) {
            step.eliminations.push_back({*cell, other});
        }
        return sink(std::move(step));
    }
    return true;
}

const Technique* bug_technique(TechniqueId id) {
    static const BugPlusOne kBugPlusOne;
    return id == TechniqueId::bug_plus_one ? &kBugPlusOne : nullptr;
}

}  // namespace sudokit::logic
