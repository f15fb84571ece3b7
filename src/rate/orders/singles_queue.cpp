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
      order_(board_.order()),
      candidates_(board_.cell_count(), board_.digits()),
      place_counts_(board_.houses().size() * order_, 0) {
    for (std::size_t house = 0; house < board_.houses().size(); ++house) {
        if (!board_.houses()[house].full) continue;
        std::fill_n(place_counts_.begin() + static_cast<std::ptrdiff_t>(house * order_), order_,
                    static_cast<std::uint8_t>(order_));
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

// A few thousand times a puzzle: most of the work of a play that singles end.
void SinglesQueue::lose_places(std::span<const std::uint32_t> houses, Digit digit) {
    for (const std::uint32_t house : houses) {
        std::uint8_t& count = place_counts_[house * order_ + digit - 1];
        if (count != 0 && --count == 1) add_hidden(house, digit);
    }
}

void SinglesQueue::add_hidden(std::uint32_t house, Digit digit) {
    for (const Cell cell : board_.houses()[house].cells) {
        if (candidates_[cell].contains(digit)) hidden_.all.push_back({cell, digit});
    }
}

void SinglesQueue::remove(Candidate removed) {
    DigitSet& left = candidates_[removed.cell];
    if (!left.contains(removed.digit)) return;
    left.erase(removed.digit);
    if (left.is_single()) naked_.all.push_back({removed.cell, left.first()});
    lose_places(board_.houses_of(removed.cell), removed.digit);
}

// The houses have the digit before it leaves the peers, so that no single of it is left there.
void SinglesQueue::place(Candidate placed) {
    const DigitSet gone = std::exchange(candidates_[placed.cell], DigitSet());
    const auto houses = board_.houses_of(placed.cell);
    for (const std::uint32_t house : houses) place_counts_[house * order_ + placed.digit - 1] = 0;
    for (const Cell peer : board_.peers(placed.cell)) remove({peer, placed.digit});
    for (const Digit digit : gone) lose_places(houses, digit);
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
