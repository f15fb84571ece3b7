#include "logic/techniques/guardians/guardians.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "logic/conclusions.hpp"
#include "logic/techniques/uniqueness/roof_subset.hpp"

namespace sudokit::logic {
namespace {

Roof roof_of(const std::vector<Candidate>& guardians) {
    Roof roof;
    for (const auto& [cell, digit] : guardians) {
        if (roof.cells.empty() || roof.cells.back() != cell) roof.cells.push_back(cell);
        roof.further.insert(digit);
    }
    return roof;
}

bool offer_common(TechniqueId id, const State& state, const GuardianPattern& pattern,
                  StepSink sink) {
    if (pattern.guardians.size() == 1) return sink({id, pattern, pattern.guardians, {}});
    std::vector<Candidate> gone = ruled_out_by_all(state, pattern.guardians);
    return gone.empty() || sink({id, pattern, {}, std::move(gone)});
}

bool offer_subsets(TechniqueId id, const State& state, const GuardianPattern& pattern,
                   const Roof& roof, const CellSet& usable, StepSink sink) {
    CellSet others = usable;
    for (const Cell cell : roof.cells) others.erase(cell);
    return each_naked_subset_with_roof(state, roof, others,
                                       [&](RoofSubset subset, std::vector<Candidate> gone) {
                                           if (gone.empty()) return true;
                                           GuardianPattern whole = pattern;
                                           whole.others = std::move(subset.others);
                                           whole.subset = subset.digits;
                                           whole.houses = std::move(subset.houses);
                                           return sink({id, std::move(whole), {}, std::move(gone)});
                                       });
}

// If one of the two cells holds a guardian, the other holds the confined digit.
bool offer_confined(TechniqueId id, const State& state, const GuardianPattern& pattern,
                    const Roof& roof, StepSink sink) {
    const Board& board = state.board();
    const Cell a = roof.cells[0];
    const Cell b = roof.cells[1];
    const auto is_guardian = [&](Candidate candidate) {
        return std::ranges::binary_search(pattern.guardians, candidate);
    };
    for (const Digit digit : state.candidates(a) & state.candidates(b)) {
        if (is_guardian({a, digit}) || is_guardian({b, digit})) continue;
        GuardianPattern whole = pattern;
        for (const std::uint32_t house : board.houses_of(a)) {
            if (board.house_set(house).contains(b) && count_bits(state.places(house, digit)) == 2) {
                whole.houses.push_back(house);
            }
        }
        std::vector<Candidate> gone;
        for (const Cell cell : roof.cells) {
            for (const Digit other : state.candidates(cell) & ~DigitSet::of(digit)) {
                if (!is_guardian({cell, other})) gone.push_back({cell, other});
            }
        }
        if (whole.houses.empty() || gone.empty()) continue;
        if (!sink({id, std::move(whole), {}, std::move(gone)})) return false;
    }
    return true;
}

}  // namespace

GuardianPattern guarded(const State& state, std::vector<Cell> cells, DigitSet digits) {
    GuardianPattern pattern{std::move(cells), digits, {}, {}, {}, {}};
    for (const Cell cell : pattern.cells) {
        for (const Digit digit : state.candidates(cell) & ~digits) {
            pattern.guardians.push_back({cell, digit});
        }
    }
    return pattern;
}

bool offer_guarded(TechniqueId id, GuardianType type, const State& state,
                   const GuardianPattern& pattern, const CellSet& usable, StepSink sink) {
    using enum GuardianType;
    if (pattern.guardians.empty()) return true;
    const Roof roof = roof_of(pattern.guardians);
    const std::size_t cells = roof.cells.size();
    switch (type) {
        case one_cell: return cells != 1 || offer_common(id, state, pattern, sink);
        case several_cells: return cells == 1 || offer_common(id, state, pattern, sink);
        case common: return offer_common(id, state, pattern, sink);
        case subset:
            return cells == 1 || roof.further.is_single() ||
                   offer_subsets(id, state, pattern, roof, usable, sink);
        case confined: return cells != 2 || offer_confined(id, state, pattern, roof, sink);
    }
    return true;
}

bool offer_shortest(TechniqueId id, const State& state, std::vector<GuardianPattern> patterns,
                    StepSink sink) {
    std::ranges::stable_sort(patterns, {}, [](const GuardianPattern& pattern) {
        return std::pair(pattern.guardians.size(), pattern.cells.size());
    });
    std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> offered;
    const auto take = [&](Step step) {
        return !offered.emplace(step.placements, step.eliminations).second || sink(std::move(step));
    };
    return std::ranges::all_of(patterns, [&](const GuardianPattern& pattern) {
        return offer_common(id, state, pattern, take);
    });
}

std::vector<Candidate> ruled_out_by_all(const State& state, const std::vector<Candidate>& some) {
    const Board& board = state.board();
    const auto rules_out = [&](Candidate one, Candidate other) {
        return one.cell == other.cell
                   ? one.digit != other.digit
                   : one.digit == other.digit && board.peer_set(one.cell).contains(other.cell);
    };
    const auto [first_cell, first_digit] = some.front();
    std::vector<Candidate> out =
        candidates_at(state.cells_of(first_digit) & board.peer_set(first_cell), first_digit);
    for (const Digit digit : state.candidates(first_cell) & ~DigitSet::of(first_digit)) {
        out.push_back({first_cell, digit});
    }
    std::erase_if(out, [&](Candidate other) {
        return !std::ranges::all_of(some, [&](Candidate one) { return rules_out(one, other); });
    });
    std::ranges::sort(out);
    return out;
}

}  // namespace sudokit::logic
