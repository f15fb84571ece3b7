#include "logic/techniques/chain/wing.hpp"

#include <algorithm>

#include "logic/conclusions.hpp"
#include "logic/conjugate_pairs.hpp"

namespace sudokit::logic {
namespace {

CellSet cells_with(const State& state, Digit candidates) {
    CellSet cells(state.board().cell_count());
    for (const Cell cell : state.open_cells()) {
        if (state.candidates(cell).size() == candidates) cells.insert(cell);
    }
    return cells;
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
                   candidates_at(struck, digit)})) {
            return false;
        }
    }
    return true;
}

// z in `a`, or w; then not in the first place of the pair, so in the second; then z in `b`.
Step w_wing(const Board& board, Cell a, Cell b, Digit z, Digit w, ConjugatePair pair,
            const CellSet& struck) {
    using enum ChainLink::Kind;
    const auto [p, q, house] = pair;
    return {TechniqueId::w_wing,
            ChainPattern{{{{a}, z}, {{a}, w}, {{p}, w}, {{q}, w}, {{b}, w}, {{b}, z}},
                         {{strong, {}},
                          {weak, shared_house(board, a, p)},
                          {strong, house},
                          {weak, shared_house(board, q, b)},
                          {strong, {}}}},
            {},
            candidates_at(struck, z)};
}

// The wings of two cells that go with one strong link, both ways round.
bool offer_w_wings(const Position& position, Cell a, Cell b, Digit z, Digit w, StepSink sink) {
    const State& state = position.state();
    const Board& board = state.board();
    const CellSet struck = state.cells_of(z) & board.peer_set(a) & board.peer_set(b);
    if (struck.empty()) return true;
    for (ConjugatePair pair : position.pairs(w)) {
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
        if (sink.has_enough()) return false;
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
        if (sink.has_enough()) return false;
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

bool WWing::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const CellSet bivalue = cells_with(state, 2);
    for (const Cell a : bivalue) {
        const DigitSet both = state.candidates(a);
        CellSet same = bivalue;
        for (const Digit digit : both) same &= state.cells_of(digit);
        for (const Cell b : same) {
            if (b <= a) continue;
            if (sink.has_enough()) return false;
            for (const Digit z : both) {
                const Digit w = (both & ~DigitSet::of(z)).first();
                if (!offer_w_wings(position, a, b, z, w, sink)) return false;
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
