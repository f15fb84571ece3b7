#include "rate/se/position.hpp"

#include <cstring>

namespace sudokit::rate::se {

Position::Position(const nine::Digits& givens) {
    open.fill(9);
    std::array<Mask, kHouses> used{};
    for (unsigned at = 0; at < kCells; ++at) {
        if (givens[at] == 0) continue;
        for (const std::uint8_t house : kGeometry.house[at]) {
            used[house] |= bit(givens[at] - 1U);
            --open[house];
        }
        ++placed[givens[at] - 1U];
        --left;
    }
    for (unsigned at = 0; at < kCells; ++at) {
        if (givens[at] != 0) continue;
        const auto& houses = kGeometry.house[at];
        cell[at] = without(kFull, used[houses[0]] | used[houses[1]] | used[houses[2]]);
        each(cell[at], [&](unsigned digit) {
            for (unsigned kind = 0; kind < kKinds; ++kind) {
                places[houses[kind]][digit] |= bit(kGeometry.index[at][kind]);
            }
        });
    }
}

Mask Position::singles(unsigned house) const {
    // Digits 1 to 8 at once, since most houses have none.
    using Eight [[gnu::vector_size(16)]] = Mask;
    Eight eight;
    std::memcpy(&eight, places[house].data(), sizeof eight);
    const Eight found = ((eight & (eight - 1)) == 0) & (eight != 0);
    std::array<std::uint64_t, 2> any;
    std::memcpy(&any, &found, sizeof any);
    Mask out = size(places[house][8]) == 1 ? bit(8) : Mask{0};
    if ((any[0] | any[1]) == 0) return out;
    for (unsigned digit = 0; digit < 8; ++digit) {
        if (size(places[house][digit]) == 1) out |= bit(digit);
    }
    return out;
}

void Position::place(unsigned at, unsigned digit) {
    remove_all(at, kFull);
    for (const std::uint8_t house : kGeometry.house[at]) {
        for (Mask rest = places[house][digit]; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            remove(kGeometry.cell_at[house][first(rest)], digit);
        }
        --open[house];
    }
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
