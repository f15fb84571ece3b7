#include "sudokit/puzzle.hpp"

#include <algorithm>

namespace sudokit {

Puzzle::Puzzle(Board board) : board_(std::move(board)), givens_(board_.cell_count(), 0) {}

std::uint32_t Puzzle::given_count() const {
    return static_cast<std::uint32_t>(
        std::ranges::count_if(givens_, [](std::uint8_t digit) { return digit != 0; }));
}

void Puzzle::set_pencilmarks(Cell cell, DigitSet digits) {
    SUDOKIT_EXPECT(cell < givens_.size());
    if (pencilmarks_.empty()) pencilmarks_.assign(board_.cell_count(), board_.digits());
    pencilmarks_[cell] = digits & board_.digits();
}

DigitSet Puzzle::allowed(Cell cell) const {
    const DigitSet marks = pencilmarks(cell);
    return given(cell) == 0 ? marks : marks & DigitSet::of(given(cell));
}

bool operator==(const Puzzle& a, const Puzzle& b) {
    if (!(a.board_ == b.board_) || a.givens_ != b.givens_) return false;
    for (Cell cell = 0; cell < a.board_.cell_count(); ++cell) {
        if (a.pencilmarks(cell) != b.pencilmarks(cell)) return false;
    }
    return true;
}

}  // namespace sudokit
