#include "sudokit/state.hpp"

#include <algorithm>
#include <cstddef>

#include "sudokit/step.hpp"

namespace sudokit {

State::State(const Puzzle& puzzle)
    : board_(puzzle.board()),
      order_(board_.order()),
      cell_count_(board_.cell_count()),
      house_count_(static_cast<std::uint32_t>(board_.houses().size())),
      open_count_(board_.cell_count()),
      digits_(board_.cell_count(), 0),
      given_(board_.cell_count(), 0),
      candidates_(board_.cell_count(), board_.digits()),
      cells_of_(board_.order(), CellSet(board_.cell_count())),
      open_(board_.cell_count()),
      places_(std::size_t{house_count_} * board_.order(), board_.digits().bits()),
      placed_(house_count_) {
    const auto constraints = puzzle.constraints();
    constraints_.assign(constraints.begin(), constraints.end());
    for (Cell cell = 0; cell < board_.cell_count(); ++cell) open_.insert(cell);
    for (CellSet& cells : cells_of_) cells = open_;
    for (std::uint32_t house = 0; house < house_count_; ++house) {
        if (board_.houses()[house].full) continue;
        for (const Digit digit : board_.digits()) places_[place_row(digit) + house] = 0;
    }
    if (puzzle.has_pencilmarks()) {
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            allowed_.push_back(puzzle.pencilmarks(cell));
            for (const Digit digit : board_.digits() & ~allowed_[cell]) remove({cell, digit});
        }
    }
    for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
        if (puzzle.given(cell) == 0) continue;
        given_[cell] = 1;
        place({cell, puzzle.given(cell)});
    }
}

bool State::is_solved() const {
    if (open_count_ != 0 || clash_) return false;
    return std::ranges::all_of(constraints_, [&](const ConstraintPtr& constraint) {
        std::vector<std::uint8_t> own;
        for (const Cell cell : constraint->cells()) own.push_back(digits_[cell]);
        return constraint->holds(own);
    });
}

void State::remove(Candidate candidate) {
    if (has(candidate)) drop(candidate);
}

// The candidate is there.
void State::drop(Candidate candidate) {
    candidates_[candidate.cell].erase(candidate.digit);
    cells_of_[candidate.digit - 1].erase(candidate.cell);
    const auto houses = board_.houses_of(candidate.cell);
    const auto places = board_.places_of(candidate.cell);
    const std::size_t row = place_row(candidate.digit);
    for (std::size_t i = 0; i < houses.size(); ++i) {
        places_[row + houses[i]] &= ~(std::uint64_t{1} << places[i]);
    }
}

void State::close(Cell cell) {
    for (const Digit digit : candidates_[cell]) drop({cell, digit});
    open_.erase(cell);
    --open_count_;
}

void State::place(Candidate candidate) {
    const auto [cell, digit] = candidate;
    SUDOKIT_EXPECT(is_open(cell) && digit - 1 < order_);
    clash_ = clash_ || !allowed(cell).contains(digit);
    close(cell);
    digits_[cell] = static_cast<std::uint8_t>(digit);
    for (const std::uint32_t house : board_.houses_of(cell)) {
        clash_ = clash_ || placed_[house].contains(digit);
        placed_[house].insert(digit);
    }
    const CellSet seen = cells_of_[digit - 1] & board_.peer_set(cell);
    for (const Cell peer : seen) drop({peer, digit});
}

std::optional<DeadEnd> State::dead_end() const {
    if (clash_) {
        if (const auto clash = find_clash(board_, digits_)) {
            return DeadEnd{DeadEnd::Kind::clash, clash->first, clash->second, clash->house,
                           clash->digit};
        }
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            if (!is_open(cell) && !allowed(cell).contains(digits_[cell])) {
                return DeadEnd{.kind = DeadEnd::Kind::cell, .cell = cell};
            }
        }
    }
    for (const Cell cell : open_) {
        if (candidates_[cell].empty()) return DeadEnd{.kind = DeadEnd::Kind::cell, .cell = cell};
    }
    for (std::uint32_t house = 0; house < house_count_; ++house) {
        if (!board_.houses()[house].full) continue;
        for (const Digit digit : board_.digits() & ~placed_[house]) {
            if (places(house, digit) == 0) {
                return DeadEnd{.kind = DeadEnd::Kind::house, .house = house, .digit = digit};
            }
        }
    }
    return std::nullopt;
}

void apply(const Step& step, State& state) {
    for (const Candidate candidate : step.placements) state.place(candidate);
    for (const Candidate candidate : step.eliminations) state.remove(candidate);
}

}  // namespace sudokit
