#include "logic/vain_looks.hpp"

#include "logic/digit_templates.hpp"

namespace sudokit::logic {

// Only plays that need more than singles come here.
void VainLooks::begin(const State& state) {
    const Board& board = state.board();
    turn_ = 1;
    candidates_.reserve(board.cell_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        candidates_.push_back(state.candidates(cell));
    }
    digit_changed_at_.assign(board.order(), turn_);
    house_changed_at_.assign(board.houses().size(), turn_);
    doomed_at_.assign(board.order(), 0);
    doomed_.resize(board.order());
}

void VainLooks::come_to(const State& state) {
    if (candidates_.empty()) {
        begin(state);
        return;
    }
    const Board& board = state.board();
    const Turn next = turn_ + 1;
    DigitSet lost;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const DigitSet left = state.candidates(cell);
        if (left == candidates_[cell]) continue;
        lost |= candidates_[cell] & ~left;
        candidates_[cell] = left;
        for (const std::uint32_t house : board.houses_of(cell)) house_changed_at_[house] = next;
    }
    if (lost.empty()) return;
    for (const Digit digit : lost) digit_changed_at_[digit - 1] = next;
    turn_ = next;
}

DigitSet VainLooks::changed_digits(TechniqueId technique) const {
    DigitSet changed;
    for (std::size_t i = 0; i < digit_changed_at_.size(); ++i) {
        if (digit_changed_at_[i] > vain_at(technique)) changed.insert(static_cast<Digit>(i) + 1);
    }
    return changed;
}

const CellSet& VainLooks::doomed(const State& state, Digit digit) {
    Turn& found_at = doomed_at_[digit - 1];
    CellSet& places = doomed_[digit - 1];
    if (found_at < digit_changed_at_[digit - 1]) {
        places = doomed_places(state, cuts(state.board()), digit);
        found_at = turn_;
    }
    return places;
}

}  // namespace sudokit::logic
