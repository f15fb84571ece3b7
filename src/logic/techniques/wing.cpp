#include "logic/techniques/wing.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::logic {
namespace {

CellSet cells_with(const State& state, Digit candidates) {
    CellSet cells(state.board().cell_count());
    for (const Cell cell : state.open_cells()) {
        if (state.candidates(cell).size() == candidates) cells.insert(cell);
    }
    return cells;
}

std::vector<Candidate> each_of(const CellSet& cells, Digit digit) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells) candidates.push_back({cell, digit});
    return candidates;
}

// The pincers of one pivot, the first of them known: `second` has the two digits that make a wing.
bool offer_wings(const State& state, Cell pivot, Cell first, const CellSet& others, DigitSet second,
                 Digit digit, StepSink sink) {
    const bool pivot_too = state.candidates(pivot).contains(digit);
    for (const Cell other : others) {
        if (state.candidates(other) != second) continue;
        const Board& board = state.board();
        CellSet struck = state.cells_of(digit) & board.peer_set(first) & board.peer_set(other);
        if (pivot_too) struck &= board.peer_set(pivot);
        if (struck.empty()) continue;
        const Cell low = std::min(first, other);
        const Cell high = std::max(first, other);
        if (!sink({pivot_too ? TechniqueId::xyz_wing : TechniqueId::xy_wing,
                   WingPattern{pivot, {low, high}, digit},
                   {},
                   each_of(struck, digit)})) {
            return false;
        }
    }
    return true;
}

std::uint32_t common_house(const Board& board, Cell a, Cell b) {
    for (const std::uint32_t house : board.houses_of(a)) {
        if (board.house_set(house).contains(b)) return house;
    }
    return 0;
}

/// The two only places of a digit in a house.
ConjugatePair pair_in(const State& state, std::uint32_t house, Digit digit) {
    const std::uint64_t places = state.places(house, digit);
    const auto cells = state.board().houses()[house].cells;
    return {cells[static_cast<std::size_t>(std::countr_zero(places))],
            cells[static_cast<std::size_t>(std::bit_width(places)) - 1], house};
}

// z in `a`, or w; then not in the first place of the pair, so in the second; then z in `b`.
Step w_wing(const Board& board, Cell a, Cell b, Digit z, Digit w, ConjugatePair pair,
            const CellSet& struck) {
    using enum ChainLink::Kind;
    const auto [p, q, house] = pair;
    return {TechniqueId::w_wing,
            ChainPattern{{{{a}, z}, {{a}, w}, {{p}, w}, {{q}, w}, {{b}, w}, {{b}, z}},
                         {{strong, {}},
                          {weak, common_house(board, a, p)},
                          {strong, house},
                          {weak, common_house(board, q, b)},
                          {strong, {}}}},
            {},
            each_of(struck, z)};
}

// The wings of two cells that go with one strong link, both ways round.
bool offer_w_wings(const State& state, Cell a, Cell b, Digit z, Digit w, StepSink sink) {
    const Board& board = state.board();
    const CellSet struck = state.cells_of(z) & board.peer_set(a) & board.peer_set(b);
    if (struck.empty()) return true;
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        if (std::popcount(state.places(house, w)) != 2) continue;
        auto pair = pair_in(state, house, w);
        // A pair that two houses share is one link.
        if (common_house(board, pair.first, pair.second) != house &&
            std::popcount(state.places(common_house(board, pair.first, pair.second), w)) == 2) {
            continue;
        }
        for (int turn = 0; turn < 2; ++turn) {
            if (board.peer_set(a).contains(pair.first) && board.peer_set(b).contains(pair.second) &&
                pair.first != b && pair.second != a &&
                !sink(w_wing(board, a, b, z, w, pair, struck))) {
                return false;
            }
            std::swap(pair.first, pair.second);
        }
    }
    return true;
}

}  // namespace

bool XyWing::find(const State& state, StepSink sink) const {
    const CellSet pairs = cells_with(state, 2);
    for (const Cell pivot : pairs) {
        const DigitSet both = state.candidates(pivot);
        const DigitSet x = DigitSet::of(both.first());
        const CellSet seen = pairs & state.board().peer_set(pivot);
        for (const Cell first : seen& state.cells_of(both.first())) {
            // The pincer with x comes first, so that each wing comes once.
            const DigitSet z = state.candidates(first) & ~both;
            if (z.empty()) continue;
            const DigitSet second = (both & ~x) | z;
            if (!offer_wings(state, pivot, first, seen, second, z.first(), sink)) return false;
        }
    }
    return true;
}

bool XyzWing::find(const State& state, StepSink sink) const {
    const CellSet pairs = cells_with(state, 2);
    for (const Cell pivot : cells_with(state, 3)) {
        const DigitSet all = state.candidates(pivot);
        const CellSet seen = pairs & state.board().peer_set(pivot);
        CellSet later = seen;
        for (const Cell first : seen) {
            const DigitSet held = state.candidates(first);
            // Only later cells are second pincers, so that each wing comes once.
            later.erase(first);
            if (!(held & ~all).empty()) continue;
            for (const Digit z : held) {
                const DigitSet second = (all & ~held) | DigitSet::of(z);
                if (!offer_wings(state, pivot, first, later, second, z, sink)) return false;
            }
        }
    }
    return true;
}

bool WWing::find(const State& state, StepSink sink) const {
    const CellSet pairs = cells_with(state, 2);
    for (const Cell a : pairs) {
        const DigitSet both = state.candidates(a);
        CellSet same = pairs;
        for (const Digit digit : both) same &= state.cells_of(digit);
        for (const Cell b : same) {
            if (b <= a) continue;
            for (const Digit z : both) {
                const Digit w = (both & ~DigitSet::of(z)).first();
                if (!offer_w_wings(state, a, b, z, w, sink)) return false;
            }
        }
    }
    return true;
}

const Technique* wing_technique(TechniqueId id) {
    static const XyWing kXyWing;
    static const XyzWing kXyzWing;
    static const WWing kWWing;
    switch (id) {
        case TechniqueId::xy_wing: return &kXyWing;
        case TechniqueId::xyz_wing: return &kXyzWing;
        case TechniqueId::w_wing: return &kWWing;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
