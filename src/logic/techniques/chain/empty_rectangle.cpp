#include "logic/techniques/chain/empty_rectangle.hpp"

#include "logic/conclusions.hpp"
#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

// A cross in a box: `inner` are the places in `line`, where the chain leaves the box, with the one
// where the two lines cross; `outer` are the others, all in `outer_line`.
struct Cross {
    std::uint32_t box;
    std::uint64_t inner;
    std::uint64_t outer;
    std::uint32_t line;
    std::uint32_t outer_line;
};

Step step_of(const State& state, Digit digit, const Cross& cross, const ConjugatePair& pair,
             const CellSet& gone) {
    const House& box = state.board().houses()[cross.box];
    ChainPattern chain;
    chain.nodes = {{cells_at(box, cross.outer), digit},
                   {cells_at(box, cross.inner), digit},
                   {{pair.first}, digit},
                   {{pair.second}, digit}};
    chain.links = {{ChainLink::Kind::strong, cross.box},
                   {ChainLink::Kind::weak, cross.line},
                   {ChainLink::Kind::strong, pair.house}};
    return {TechniqueId::empty_rectangle, std::move(chain), {}, candidates_at(gone, digit)};
}

// Tries each place of the inner line outside the box as the near end of a pair.
bool try_pairs(const State& state, Digit digit, const Cross& cross, StepSink sink) {
    const Board& board = state.board();
    const auto houses = board.houses();
    const CellSet& box = board.house_set(cross.box);
    const CellSet& outer_line = board.house_set(cross.outer_line);
    const bool by_row = houses[cross.line].kind == HouseKind::row;
    for (const Digit place : DigitSet(state.places(cross.line, digit))) {
        const Cell near = houses[cross.line].cells[place - 1];
        if (box.contains(near) || outer_line.contains(near)) continue;
        const std::uint32_t across = board.houses_of(near)[by_row ? 1 : 0];
        const std::uint64_t places = state.places(across, digit);
        if (count_bits(places) != 2) continue;
        const Cell low = first_cell_at(houses[across], places);
        const Cell high = first_cell_at(houses[across], places & (places - 1));
        const Cell far = near == low ? high : low;
        if (box.contains(far)) continue;
        CellSet gone = state.cells_of(digit) & outer_line;
        gone &= board.peer_set(far);
        gone -= box;
        if (gone.empty()) continue;
        if (!sink(step_of(state, digit, cross, {near, far, across}, gone))) return false;
    }
    return true;
}

// Those of the places of a box that are in `line`, a row (`direction` 0) or a column (1).
std::uint64_t in_line(const Board& board, const House& box, std::uint64_t places,
                      std::uint32_t line, std::size_t direction) {
    DigitSet found;
    for (const Digit place : DigitSet(places)) {
        if (board.houses_of(box.cells[place - 1])[direction] == line) found.insert(place);
    }
    return found.bits();
}

// Each row through the box that leaves the rest of the places in one column.
bool try_box(const State& state, Digit digit, std::uint32_t house, StepSink sink) {
    const Board& board = state.board();
    const House& box = board.houses()[house];
    const std::uint64_t places = state.places(house, digit);
    for (std::uint64_t left = places; left != 0;) {
        const std::uint32_t row = board.houses_of(first_cell_at(box, left))[0];
        const std::uint64_t row_part = in_line(board, box, places, row, 0);
        left &= ~row_part;
        const std::uint64_t column_only = places & ~row_part;
        if (column_only == 0) continue;
        const std::uint32_t column = board.houses_of(first_cell_at(box, column_only))[1];
        const std::uint64_t column_part = in_line(board, box, places, column, 1);
        const std::uint64_t row_only = places & ~column_part;
        if ((column_only & ~column_part) != 0 || row_only == 0) continue;
        if (!try_pairs(state, digit, {house, row_part, column_only, row, column}, sink) ||
            !try_pairs(state, digit, {house, column_part, row_only, column, row}, sink)) {
            return false;
        }
    }
    return true;
}

}  // namespace

bool EmptyRectangle::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const Board& board = state.board();
    if (!board.has_boxes()) return true;
    for (const Digit digit : position.digits_with_doomed(TechniqueId::empty_rectangle)) {
        if (sink.has_enough()) return false;
        for (std::uint32_t house = 2 * board.order(); house < 3 * board.order(); ++house) {
            // Two places are a conjugate pair, and the chain no more than a turbot fish.
            if (count_bits(state.places(house, digit)) < 3) continue;
            if (!try_box(state, digit, house, sink)) return false;
        }
    }
    return true;
}

}  // namespace sudokit::logic
