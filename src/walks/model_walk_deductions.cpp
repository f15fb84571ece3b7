#include "walks/model_walk_deductions.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::walks {
namespace {

// Every 0 of a state has one of three reasons: the cell holds another digit, a cell in a house with
// it holds the digit, or the pencilmarks rule it out. So reasons are looked up, not recorded.

// A house of which all cells but one are filled, which settles the last one.
bool has_last_cell(const House& house, const State& state) {
    return house.full &&
           std::ranges::count_if(house.cells, [&](Cell cell) { return state.is_open(cell); }) == 1;
}

// The houses of a cell in the order in which equations are listed: those before the cell's own,
// rows and columns, come first.
bool is_before_cell(const Board& board, std::uint32_t house) {
    const HouseKind kind = board.houses()[house].kind;
    return kind == HouseKind::row || kind == HouseKind::column;
}

std::uint32_t equation_of(const Board& board, std::uint32_t house, Digit digit) {
    return board.cell_count() + house * board.order() + digit - 1;
}

std::optional<Cell> holder_near(const State& state, Candidate zero) {
    for (const Cell peer : state.board().peers(zero.cell)) {
        if (state.digit(peer) == zero.digit) return peer;
    }
    return std::nullopt;
}

// One reason for each other digit.
std::vector<ModelReason> reasons_in_cell(const State& state, Candidate placement) {
    std::vector<ModelReason> out;
    for (const Digit digit : state.board().digits()) {
        if (digit == placement.digit) continue;
        const Candidate zero = {placement.cell, digit};
        out.push_back({zero, holder_near(state, zero)});
    }
    return out;
}

// One reason for each other open cell of the house; where there is a choice, the digit that rules
// out most of them.
std::vector<ModelReason> reasons_in_house(const State& state, std::uint32_t house,
                                          Candidate placement) {
    const Board& board = state.board();
    std::vector<Cell> rest;
    for (const Cell cell : board.houses()[house].cells) {
        if (cell != placement.cell && state.is_open(cell)) rest.push_back(cell);
    }
    const auto covered = [&](Cell holder) {
        return std::ranges::count_if(
            rest, [&](Cell cell) { return board.peer_set(holder).contains(cell); });
    };
    std::vector<ModelReason> out;
    while (!rest.empty()) {
        std::optional<Cell> best;
        for (const Cell peer : board.peers(rest.front())) {
            if (state.digit(peer) != placement.digit) continue;
            if (!best || covered(peer) > covered(*best)) best = peer;
        }
        if (!best) {
            out.push_back({{rest.front(), placement.digit}, std::nullopt});
            rest.erase(rest.begin());
            continue;
        }
        std::erase_if(rest, [&](Cell cell) {
            if (!board.peer_set(*best).contains(cell)) return false;
            out.push_back({{cell, placement.digit}, best});
            return true;
        });
    }
    return out;
}

std::vector<Candidate> zeros_after(const State& state, Candidate placement) {
    std::vector<Candidate> out;
    for (const Digit digit : state.candidates(placement.cell)) {
        if (digit != placement.digit) out.push_back({placement.cell, digit});
    }
    for (const Cell peer : state.board().peers(placement.cell)) {
        if (state.has({peer, placement.digit})) out.push_back({peer, placement.digit});
    }
    std::ranges::sort(out);
    return out;
}

ModelStep step_of(ModelStepKind kind, Candidate placement, const State& state) {
    ModelStep out;
    out.kind = kind;
    out.placement = placement;
    out.values = state.candidates(placement.cell);
    out.zeros = zeros_after(state, placement);
    return out;
}

std::vector<Candidate> last_cells(const State& state) {
    const Board& board = state.board();
    std::vector<Candidate> out;
    for (const House& house : board.houses()) {
        if (!has_last_cell(house, state)) continue;
        const auto cell =
            std::ranges::find_if(house.cells, [&](Cell c) { return state.is_open(c); });
        out.push_back({*cell, state.candidates(*cell).first()});
    }
    return out;
}

std::vector<Candidate> cells_with_one_value(const State& state) {
    std::vector<Candidate> out;
    for (const Cell cell : state.open_cells()) {
        const DigitSet values = state.candidates(cell);
        if (values.is_single()) out.push_back({cell, values.first()});
    }
    return out;
}

std::vector<Candidate> places_of_their_own(const State& state) {
    const auto houses = state.board().houses();
    std::vector<Candidate> out;
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        for (const Digit digit : state.board().digits()) {
            const std::uint64_t places = state.places(house, digit);
            if (!is_one_bit(places)) continue;
            const auto place = static_cast<std::size_t>(std::countr_zero(places));
            out.push_back({houses[house].cells[place], digit});
        }
    }
    return out;
}

}  // namespace

std::vector<Candidate> forced_by(ModelStepKind kind, const State& state) {
    std::vector<Candidate> out;
    switch (kind) {
        case ModelStepKind::last_cell: out = last_cells(state); break;
        case ModelStepKind::cell: out = cells_with_one_value(state); break;
        case ModelStepKind::house: out = places_of_their_own(state); break;
        case ModelStepKind::choice: break;
    }
    std::ranges::sort(out);
    // Two digits for one cell are a dead end that shows once the first is placed.
    const auto same_cell = [](Candidate a, Candidate b) { return a.cell == b.cell; };
    out.erase(std::unique(out.begin(), out.end(), same_cell), out.end());
    return out;
}

ModelStep deduction(ModelStepKind kind, Candidate placement, const State& state) {
    const Board& board = state.board();
    ModelStep out = step_of(kind, placement, state);
    std::optional<std::uint32_t> first;
    bool cell_is_due = kind != ModelStepKind::house || out.values.is_single();
    const auto list_cell = [&] {
        if (cell_is_due) out.equations.push_back(placement.cell);
        cell_is_due = false;
    };
    for (const std::uint32_t house : board.houses_of(placement.cell)) {
        if (!is_before_cell(board, house)) list_cell();
        const bool used = kind == ModelStepKind::last_cell
                              ? has_last_cell(board.houses()[house], state)
                              : is_one_bit(state.places(house, placement.digit));
        if (!used) continue;
        if (!first) first = house;
        out.equations.push_back(equation_of(board, house, placement.digit));
    }
    list_cell();
    if (kind == ModelStepKind::cell) out.reasons = reasons_in_cell(state, placement);
    if (kind == ModelStepKind::house && first) {
        out.reasons = reasons_in_house(state, *first, placement);
    }
    return out;
}

bool is_last_cell(Cell cell, const State& state) {
    const Board& board = state.board();
    return std::ranges::any_of(board.houses_of(cell), [&](std::uint32_t house) {
        return has_last_cell(board.houses()[house], state);
    });
}

std::optional<ModelStep> deduction_in(Cell cell, ModelStepKind easiest, const State& state) {
    const Board& board = state.board();
    const DigitSet values = state.candidates(cell);
    if (values.is_single()) {
        const bool tell_last = easiest == ModelStepKind::last_cell && is_last_cell(cell, state);
        return deduction(tell_last ? ModelStepKind::last_cell : ModelStepKind::cell,
                         {cell, values.first()}, state);
    }
    for (const Digit digit : values) {
        for (const std::uint32_t house : board.houses_of(cell)) {
            if (!is_one_bit(state.places(house, digit))) continue;
            return deduction(ModelStepKind::house, {cell, digit}, state);
        }
    }
    return std::nullopt;
}

ModelStep choice_of(Candidate placement, const State& state) {
    return step_of(ModelStepKind::choice, placement, state);
}

}  // namespace sudokit::walks
