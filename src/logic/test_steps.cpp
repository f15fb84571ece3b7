#include "logic/test_steps.hpp"

#include <algorithm>
#include <string>

#include "sudokit/symbols.hpp"

namespace sudokit::logic {

State state_of(std::string_view cells) {
    std::string clean;
    std::ranges::copy_if(cells, std::back_inserter(clean), [](char c) {
        return std::string_view(" |-+\n").find(c) == std::string_view::npos;
    });
    std::uint32_t order = 1;
    while (order * order < clean.size()) ++order;
    Puzzle puzzle(Board::standard(order));
    for (Cell cell = 0; cell < clean.size(); ++cell) {
        if (clean[cell] != '.') puzzle.set_given(cell, *digit_of(Symbols::digits, clean[cell]));
    }
    return State(puzzle);
}

State open_state(const Board& board) { return State(Puzzle(board)); }

Board small_jigsaw() {
    Shape shape = Shape::standard(4);
    shape.regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    return *Board::make(shape);
}

void keep(State& state, std::uint32_t row, std::uint32_t column, std::string_view digits) {
    DigitSet kept;
    for (const char c : digits) kept.insert(*digit_of(Symbols::digits, c));
    const Cell cell = at(state, row, column);
    for (const Digit digit : state.candidates(cell) & ~kept) state.remove({cell, digit});
}

void confine(State& state, std::uint32_t house, Digit digit, std::span<const Cell> kept) {
    for (const Cell cell : state.board().houses()[house].cells) {
        if (std::ranges::find(kept, cell) == kept.end()) state.remove({cell, digit});
    }
}

std::vector<Step> find_all(TechniqueId id, const State& state) {
    std::vector<Step> steps;
    find_steps(id, state, [&](Step step) {
        steps.push_back(std::move(step));
        return true;
    });
    return steps;
}

std::optional<int> offered_until_stop(TechniqueId id, const State& state) {
    int offered = 0;
    const bool wanted = find_steps(id, state, [&](const Step&) {
        ++offered;
        return false;
    });
    return wanted ? std::nullopt : std::optional(offered);
}

Cell at(const State& state, std::uint32_t row, std::uint32_t column) {
    return state.board().cell(row - 1, column - 1);
}

}  // namespace sudokit::logic
