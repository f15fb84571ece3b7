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
      candidates_(board_.cell_count()),
      cells_of_(board_.order(), CellSet(board_.cell_count())),
      open_(board_.cell_count()),
      places_(std::size_t{house_count_} * board_.order(), 0),
      placed_(house_count_) {
    const auto constraints = puzzle.constraints();
    constraints_.assign(constraints.begin(), constraints.end());
    for (Cell cell = 0; puzzle.has_pencilmarks() && cell < cell_count_; ++cell) {
        allowed_.push_back(puzzle.pencilmarks(cell));
    }
    for (Cell cell = 0; cell < cell_count_; ++cell) {
        if (puzzle.given(cell) != 0) {
            given_[cell] = 1;
            fill(cell, puzzle.given(cell));
        } else {
            open_.insert(cell);
        }
    }
    for (const Cell cell : open_) {
        DigitSet seen;
        for (const std::uint32_t house : board_.houses_of(cell)) seen |= placed_[house];
        for (const Digit digit : allowed(cell) & ~seen) add({cell, digit});
    }
}

// The candidate is not there yet.
void State::add(Candidate candidate) {
    candidates_[candidate.cell].insert(candidate.digit);
    cells_of_[candidate.digit - 1].insert(candidate.cell);
    const auto houses = board_.houses_of(candidate.cell);
    const auto places = board_.places_of(candidate.cell);
    std::uint64_t* const row = places_.data() + place_row(candidate.digit);
    for (std::size_t i = 0; i < houses.size(); ++i) {
        if (board_.houses()[houses[i]].full) row[houses[i]] |= std::uint64_t{1} << places[i];
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
    std::uint64_t* const row = places_.data() + place_row(candidate.digit);
    for (std::size_t i = 0; i < houses.size(); ++i) {
        row[houses[i]] &= ~(std::uint64_t{1} << places[i]);
    }
}

// Puts a digit into a cell that has no candidates any more.
void State::fill(Cell cell, Digit digit) {
    clash_ = clash_ || !allowed(cell).contains(digit);
    digits_[cell] = static_cast<std::uint8_t>(digit);
    --open_count_;
    for (const std::uint32_t house : board_.houses_of(cell)) {
        clash_ = clash_ || placed_[house].contains(digit);
        placed_[house].insert(digit);
    }
}

void State::place(Candidate candidate) {
    const auto [cell, digit] = candidate;
    SUDOKIT_EXPECT(is_open(cell) && digit - 1 < order_);
    for (const Digit other : candidates_[cell]) drop({cell, other});
    open_.erase(cell);
    fill(cell, digit);
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
