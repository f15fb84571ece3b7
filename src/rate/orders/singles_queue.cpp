#include "rate/orders/singles_queue.hpp"

#include <algorithm>
#include <utility>

namespace sudokit::rate {
namespace {

Step placing(TechniqueId technique, Candidate candidate, std::optional<std::uint32_t> house) {
    return {technique, SinglePattern{candidate, house}, {candidate}, {}};
}

}  // namespace

SinglesQueue::SinglesQueue(const State& state)
    : board_(state.board()),
      candidates_(board_.cell_count(), board_.digits()),
      place_counts_(board_.houses().size() * board_.order(), 0) {
    for (const House& house : board_.houses()) {
        open_counts_.push_back(static_cast<std::uint8_t>(house.cells.size()));
        if (house.full && board_.order() == 1) ++nearly_full_;
    }
    for (const Digit digit : board_.digits()) {
        std::uint8_t* counts = place_counts(digit);
        for (const House& house : board_.houses()) {
            *counts++ = static_cast<std::uint8_t>(house.full ? board_.order() : 0);
        }
    }
    // With one digit there is nothing to lose: the single is there from the start.
    if (board_.order() == 1) naked_.all.push_back({0, 1});
    for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
        if (!state.is_open(cell)) place({cell, state.digit(cell)});
    }
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : candidates_[cell] & ~state.candidates(cell)) {
            lose({cell, digit});
        }
    }
}

// The candidate is there.
inline void SinglesQueue::lose(Candidate candidate) {
    DigitSet& left = candidates_[candidate.cell];
    left.erase(candidate.digit);
    if (left.is_single()) naked_.all.push_back({candidate.cell, left.first()});
    lose_place(board_.houses_of(candidate.cell), candidate.digit);
}

inline void SinglesQueue::lose_place(std::span<const std::uint32_t> houses, Digit digit) {
    std::uint8_t* const counts = place_counts(digit);
    for (const std::uint32_t house : houses) {
        if (counts[house] != 0 && --counts[house] == 1) add_hidden(house, digit);
    }
}

void SinglesQueue::add_hidden(std::uint32_t house, Digit digit) {
    for (const Cell cell : board_.houses()[house].cells) {
        if (candidates_[cell].contains(digit)) hidden_.all.push_back({cell, digit});
    }
}

void SinglesQueue::fill(Cell cell) {
    for (const std::uint32_t house : board_.houses_of(cell)) {
        const std::uint8_t left = --open_counts_[house];
        if (left > 1 || !board_.houses()[house].full) continue;
        if (left == 1) ++nearly_full_;
        if (left == 0) --nearly_full_;
    }
}

void SinglesQueue::remove(Candidate removed) {
    if (candidates_[removed.cell].contains(removed.digit)) lose(removed);
}

// The houses have the digit before it leaves the peers, so that no single of it is left there.
void SinglesQueue::place(Candidate placed) {
    const auto [cell, digit] = placed;
    const DigitSet gone = std::exchange(candidates_[cell], DigitSet());
    fill(cell);
    std::uint8_t* const counts = place_counts(digit);
    for (const std::uint32_t house : board_.houses_of(cell)) counts[house] = 0;
    for (const Cell peer : board_.peers(cell)) {
        if (candidates_[peer].contains(digit)) lose({peer, digit});
    }
    for (const Digit other : gone) lose_place(board_.houses_of(cell), other);
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
    if (technique == TechniqueId::full_house && nearly_full_ == 0) return std::nullopt;
    const Singles& singles = hidden ? hidden_ : naked_;
    for (std::size_t i = singles.first; i < singles.all.size(); ++i) {
        const Candidate single = singles.all[i];
        if (is_filled(single)) continue;
        if (technique == TechniqueId::naked_single) return placing(technique, single, {});
        for (const std::uint32_t house : board_.houses_of(single.cell)) {
            const bool is_there = hidden ? is_one_bit(state.places(house, single.digit))
                                         : open_counts_[house] == 1 && board_.houses()[house].full;
            if (is_there) return placing(technique, single, house);
        }
    }
    return std::nullopt;
}

}  // namespace sudokit::rate
