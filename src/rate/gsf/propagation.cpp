#include "rate/gsf/propagation.hpp"

namespace sudokit::rate::gsf {
namespace {

constexpr unsigned kNoThird = 6;

// Cells of a band or stack outside one box, line by line; and of a box outside one line.
constexpr std::uint8_t kOutsideBox[6][6] = {{3, 4, 5, 6, 7, 8},     {0, 1, 2, 6, 7, 8},
                                            {0, 1, 2, 3, 4, 5},     {27, 36, 45, 54, 63, 72},
                                            {0, 9, 18, 54, 63, 72}, {0, 9, 18, 27, 36, 45}};
constexpr std::uint8_t kOutsideRow[3][6] = {
    {9, 10, 11, 18, 19, 20}, {0, 1, 2, 18, 19, 20}, {0, 1, 2, 9, 10, 11}};
constexpr std::uint8_t kOutsideColumn[3][6] = {
    {1, 2, 10, 11, 19, 20}, {0, 2, 9, 11, 18, 20}, {0, 1, 9, 10, 18, 19}};

Digits without(Digits digit) { return static_cast<Digits>(kAllDigits & ~digit); }

// A digit that a house has no place for.
bool is_short_of(const Grid& grid) {
    for (const auto& house : kHouseCells) {
        Digits all = 0;
        for (const unsigned cell : house) {
            all |= grid.is_settled(cell) ? grid.cell(cell) : grid.left(cell);
        }
        if (all != kAllDigits) return true;
    }
    return false;
}

// Whether a full grid has each digit once in each house.
bool is_right(const Grid& grid) {
    Grid again;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const Digits digit = grid.cell(cell) & again.left(cell);
        if (digit == 0) return false;
        again.place(cell, digit);
    }
    return true;
}

}  // namespace

Places places_of(const Grid& grid) {
    Places out{};
    for (unsigned house = 0; house < kHouses; ++house) {
        for (unsigned i = 0; i < 9; ++i) {
            const unsigned cell = kHouseCells[house][i];
            if (grid.is_settled(cell)) continue;
            for (Digits left = grid.left(cell); left != 0; left &= static_cast<Digits>(left - 1U)) {
                out[house][static_cast<unsigned>(std::countr_zero(left))] |=
                    static_cast<std::uint16_t>(1U << i);
            }
        }
    }
    return out;
}

unsigned third_of(std::uint16_t places) {
    if (std::popcount(places) < 2) return kNoThird;
    for (unsigned third = 0; third < 3; ++third) {
        if ((places & ~(7U << third * 3)) == 0) return third;
        if ((places & ~(0111U << third)) == 0) return 3 + third;
    }
    return kNoThird;
}

// False if a cell has no candidate. Adds naked singles; `open` if others are left.
bool Propagation::scan(const Grid& grid, bool& open) {
    for (unsigned cell = 0; cell < kCells; ++cell) {
        left_[cell] = 0;
        if (grid.is_settled(cell)) continue;
        const Digits left = grid.left(cell);
        if (left == 0) return false;
        left_[cell] = left;
        if (is_one(left)) {
            moves.push_back({Rule::naked, static_cast<std::uint8_t>(cell), left});
        } else {
            open = true;
        }
    }
    return true;
}

void Propagation::find_hidden() {
    for (const auto& house : kHouseCells) {
        Digits once = 0;
        Digits twice = 0;
        for (const unsigned cell : house) {
            twice |= static_cast<Digits>(once & left_[cell]);
            once |= left_[cell];
        }
        for (Digits hidden = once & static_cast<Digits>(~twice); hidden != 0;
             hidden &= static_cast<Digits>(hidden - 1U)) {
            const auto digit = static_cast<Digits>(hidden & -unsigned{hidden});
            for (const std::uint8_t cell : house) {
                if ((left_[cell] & digit) != 0) moves.push_back({Rule::hidden, cell, digit});
            }
        }
    }
}

void Propagation::eliminate(const Grid& grid, unsigned corner, const std::uint8_t (&cells)[6],
                            Digits digit) {
    for (const unsigned offset : cells) {
        const unsigned cell = corner + offset;
        if (grid.is_settled(cell) || (grid.left(cell) & digit) == 0) continue;
        moves.push_back({Rule::boxes, static_cast<std::uint8_t>(cell), without(digit)});
    }
}

// All places in a box are in one line: they leave the rest of the line.
void Propagation::find_in_boxes(const Grid& grid) {
    const Places places = places_of(grid);
    for (unsigned box = 0; box < 9; ++box) {
        for (unsigned digit = 0; digit < 9; ++digit) {
            const unsigned third = third_of(places[18 + box][digit]);
            if (third == kNoThird) continue;
            const bool row = third < 3;
            const unsigned corner = row ? (box / 3 * 3 + third) * 9 : box % 3 * 3 + third - 3;
            eliminate(grid, corner, kOutsideBox[row ? box % 3 : box / 3 + 3],
                      static_cast<Digits>(1U << digit));
        }
    }
}

// All places in a line are in one box: they leave the rest of the box.
void Propagation::find_in_lines(const Grid& grid) {
    const Places places = places_of(grid);
    for (const bool rows : {false, true}) {
        for (unsigned line = 0; line < 9; ++line) {
            for (unsigned digit = 0; digit < 9; ++digit) {
                const unsigned third = third_of(places[(rows ? 0 : 9) + line][digit]);
                if (third >= 3) continue;
                const unsigned band = line / 3;
                const unsigned corner = rows ? band * 27 + third * 3 : third * 27 + band * 3;
                eliminate(grid, corner, rows ? kOutsideRow[line % 3] : kOutsideColumn[line % 3],
                          static_cast<Digits>(1U << digit));
            }
        }
    }
}

// Takes the first kind of moves that there are.
void Propagation::look(Grid& grid, const Test* test, std::size_t first) {
    find_hidden();
    if (means_ == Means::boxes_too && moves.size() == first) {
        find_in_boxes(grid);
        find_in_lines(grid);
    }
    if (test != nullptr && moves.size() == first) (*test)(grid);
}

void Propagation::make(Grid& grid, std::size_t first) {
    Rule last = Rule::naked;
    for (std::size_t i = first; i < moves.size(); ++i) {
        const Move& move = moves[i];
        if (i == first || move.rule != last) {
            counts.boxes += move.rule == Rule::boxes ? 1 : 0;
            counts.tests += move.rule == Rule::test ? 1 : 0;
            last = move.rule;
        }
        if (!grid.is_settled(move.cell)) grid.keep(move.cell, move.keep);
    }
    moves.resize(first);
}

Propagated Propagation::run(Grid& grid, unsigned most, const Test* test) {
    const std::size_t first = moves.size();
    unsigned rounds = 0;
    bool open = false;
    const auto ended = [&](Outcome outcome) {
        moves.resize(first);
        return Propagated{outcome, rounds};
    };
    for (;;) {
        make(grid, first);
        open = false;
        if (!scan(grid, open)) return ended(Outcome::dead);
        const bool found = moves.size() != first;
        const bool over = rounds >= most;
        if (!open && !found) {
            if (!over) ++rounds;
            return ended(test == nullptr && !is_right(grid) ? Outcome::dead : Outcome::solved);
        }
        if (over) {
            if (!open) return ended(Outcome::open);
            break;
        }
        ++rounds;
        ++counts.steps;
        look(grid, test, first);
        if (moves.size() == first) break;
    }
    // Something is open: with nothing found, or with the rounds over.
    return ended(is_short_of(grid) ? Outcome::dead : Outcome::open);
}

}  // namespace sudokit::rate::gsf
