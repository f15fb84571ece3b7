#include "rate/orders/singles_queue.hpp"

#include <algorithm>
#include <utility>

namespace sudokit::rate {
namespace {

Step placing(TechniqueId technique, Candidate candidate, std::optional<std::uint32_t> house) {
    return {technique, SinglePattern{candidate, house}, {candidate}, {}};
}

// The first house of the cell of which this is true.
template <class IsWanted>
std::optional<std::uint32_t> house_of(const Board& board, Cell cell, IsWanted is_wanted) {
    const auto houses = board.houses_of(cell);
    const auto found = std::ranges::find_if(houses, is_wanted);
    if (found == houses.end()) return std::nullopt;
    return *found;
}

}  // namespace

SinglesQueue::SinglesQueue(const State& state)
    : board_(state.board()),
      candidates_(board_.cell_count(), board_.digits()),
      place_counts_(board_.houses().size() * board_.order(), 0) {
    for (std::uint32_t house = 0; house < board_.houses().size(); ++house) {
        if (!board_.houses()[house].full) continue;
        for (const Digit digit : board_.digits()) {
            place_count(house, digit) = static_cast<std::uint8_t>(board_.order());
        }
    }
    for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
        if (!state.is_open(cell)) place({cell, state.digit(cell)});
    }
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : candidates_[cell] & ~state.candidates(cell)) {
            remove({cell, digit});
        }
    }
}

void SinglesQueue::lose_place(std::uint32_t house, Digit digit) {
    std::uint8_t& count = place_count(house, digit);
    if (count == 0 || --count != 1) return;
    for (const Cell cell : board_.houses()[house].cells) {
        if (candidates_[cell].contains(digit)) hidden_.all.push_back({cell, digit});
    }
}

void SinglesQueue::remove(Candidate removed) {
    DigitSet& left = candidates_[removed.cell];
    if (!left.contains(removed.digit)) return;
    left.erase(removed.digit);
    if (left.is_single()) naked_.all.push_back({removed.cell, left.first()});
    for (const std::uint32_t house : board_.houses_of(removed.cell)) {
        lose_place(house, removed.digit);
    }
}

// The digit leaves the peers before the cell has lost its place, so that there is no single left of
// it in its houses.
void SinglesQueue::place(Candidate placed) {
    const DigitSet gone = std::exchange(candidates_[placed.cell], DigitSet());
    for (const Cell peer : board_.peers(placed.cell)) remove({peer, placed.digit});
    for (const Digit digit : gone) {
        for (const std::uint32_t house : board_.houses_of(placed.cell)) lose_place(house, digit);
    }
    skip_filled(naked_);
    skip_filled(hidden_);
}

void SinglesQueue::skip_filled(Singles& singles) const {
    while (singles.first < singles.all.size() && is_filled(singles.all[singles.first])) {
        ++singles.first;
    }
}

std::optional<Step> SinglesQueue::oldest(TechniqueId technique, const State& state) const {
    const bool hidden = technique == TechniqueId::hidden_single;
    const Singles& singles = hidden ? hidden_ : naked_;
    for (std::size_t i = singles.first; i < singles.all.size(); ++i) {
        const Candidate single = singles.all[i];
        if (is_filled(single)) continue;
        if (technique == TechniqueId::naked_single) return placing(technique, single, {});
        const auto house = house_of(board_, single.cell, [&](std::uint32_t index) {
            if (hidden) return is_one_bit(state.places(index, single.digit));
            return board_.houses()[index].full &&
                   state.placed(index).size() + 1 == state.board().order();
        });
        if (house) return placing(technique, single, house);
    }
    return std::nullopt;
}

}  // namespace sudokit::rate
