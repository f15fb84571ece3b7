#include "rate/se/position.hpp"

namespace sudokit::rate::se {

Position::Position(const nine::Digits& givens) {
    open.fill(9);
    for (unsigned at = 0; at < kCells; ++at) {
        cell[at] = kFull;
        for (unsigned kind = 0; kind < kKinds; ++kind) {
            for (unsigned digit = 0; digit < 9; ++digit) {
                places[kGeometry.house[at][kind]][digit] |= bit(kGeometry.index[at][kind]);
            }
        }
    }
    for (unsigned at = 0; at < kCells; ++at) {
        if (givens[at] != 0) place(at, givens[at] - 1U);
    }
}

void Position::place(unsigned at, unsigned digit) {
    remove_all(at, kFull);
    for (const std::uint8_t other : kGeometry.peers[at]) {
        if (has(other, digit)) remove(other, digit);
    }
    for (const std::uint8_t house : kGeometry.house[at]) --open[house];
    ++placed[digit];
    --left;
}

Cells Position::with(unsigned digit) const {
    Cells out;
    for (unsigned row = 0; row < 9; ++row) {
        const std::uint64_t mask = places[kRows + row][digit];
        const unsigned shift = row * 9;
        if (row < 7) {
            out.low |= mask << shift;
        } else if (row == 7) {
            out.low |= mask << 63;
            out.high |= mask >> 1;
        } else {
            out.high |= mask << 8;
        }
    }
    return out;
}

Cells Position::of_size(unsigned count) const {
    Cells out;
    for (unsigned at = 0; at < kCells; ++at) {
        if (size(cell[at]) == count) out.add(at);
    }
    return out;
}

}  // namespace sudokit::rate::se
