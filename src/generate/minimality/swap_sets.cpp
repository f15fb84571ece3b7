#include "generate/minimality/swap_sets.hpp"

namespace sudokit::generate {
namespace {

using Places = std::array<std::uint8_t, 9>;

// The parts of 0..8 that both permutations keep, as bits: hands each to `visit`.
template <class Visit>
void for_each_orbit(const Places& one, const Places& other, const Visit& visit) {
    for (std::uint32_t rest = 0x1ff; rest != 0;) {
        std::uint32_t orbit = 0;
        for (std::uint32_t next = rest & (0 - rest); next != 0;) {
            const auto at = static_cast<std::size_t>(std::countr_zero(next));
            orbit |= next & (0 - next);
            next = (next | 1U << one[at] | 1U << other[at]) & ~orbit;
        }
        visit(orbit);
        rest &= ~orbit;
    }
}

template <class Visit>
void for_each_bit(std::uint32_t bits, const Visit& visit) {
    for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

// Where a digit is.
struct DigitPlaces {
    Places column_of_row;
    Places row_of_column;
    Places row_of_box;

    [[nodiscard]] std::size_t cell(std::size_t row) const { return row * 9 + column_of_row[row]; }
};
using AllPlaces = std::array<DigitPlaces, 9>;

AllPlaces places_in(const nine::Digits& grid) {
    AllPlaces places;
    for (std::uint8_t row = 0; row < 9; ++row) {
        for (std::uint8_t column = 0; column < 9; ++column) {
            DigitPlaces& digit = places[grid[row * 9U + column] - 1U];
            digit.column_of_row[row] = column;
            digit.row_of_column[column] = row;
            digit.row_of_box[row / 3U * 3U + column / 3U] = row;
        }
    }
    return places;
}

// Where one of two digits changes, the other one takes its place, and so changes in the same row,
// column and box. As both are once in each row, a part of the grid is some of the rows: hands them
// to `visit`, behind the two digits (from 0).
template <class Visit>
void for_each_of_digits(const AllPlaces& places, const Visit& visit) {
    for (std::size_t first = 0; first < 9; ++first) {
        for (std::size_t second = first + 1; second < 9; ++second) {
            const DigitPlaces& a = places[first];
            const DigitPlaces& b = places[second];
            Places by_column;
            Places by_box;
            for (std::size_t row = 0; row < 9; ++row) {
                const std::size_t column = a.column_of_row[row];
                by_column[row] = b.row_of_column[column];
                by_box[row] = b.row_of_box[row / 3 * 3 + column / 3];
            }
            for_each_orbit(by_column, by_box,
                           [&](std::uint32_t rows) { visit(first, second, rows); });
        }
    }
}

// The lines of a grid in one direction.
struct Lines {
    std::size_t across;  // from a line to the next
    std::size_t along;   // from a cell of a line to the next

    [[nodiscard]] std::size_t cell(std::size_t line, std::size_t place) const {
        return line * across + place * along;
    }
};
constexpr Lines kRows = {9, 1};
constexpr Lines kColumns = {1, 9};

// Where each digit is in a line.
Places places_of_digits(const nine::Digits& grid, Lines lines, std::size_t line) {
    Places places;
    for (std::uint8_t i = 0; i < 9; ++i) places[grid[lines.cell(line, i)] - 1U] = i;
    return places;
}

// Two lines change places at some of their cells. Then each digit that leaves one line must come
// back to it from the other; boxes keep their digits, as the lines are of one band or stack. Hands
// the places of these cells to `visit`, behind the two lines.
template <class Visit>
void for_each_of_lines(const nine::Digits& grid, Lines lines, const Visit& visit) {
    for (std::size_t first = 0; first < 9; ++first) {
        const Places place_of = places_of_digits(grid, lines, first);
        for (std::size_t second = first + 1; second < first / 3 * 3 + 3; ++second) {
            Places next;
            for (std::size_t i = 0; i < 9; ++i) {
                next[i] = place_of[grid[lines.cell(second, i)] - 1U];
            }
            for_each_orbit(next, next, [&](std::uint32_t cells) { visit(first, second, cells); });
        }
    }
}

constexpr std::array<std::uint16_t, 9> kBit = {1, 2, 4, 8, 16, 32, 64, 128, 256};

// The parts of 0..8 that a permutation keeps, each at all its places. Without a branch: twice as
// far each time.
std::array<std::uint16_t, 9> cycles_of(Places next) {
    auto cycles = kBit;
    for (int reach = 1; reach < 9; reach *= 2) {
        const auto before = cycles;
        const Places step = next;
        for (std::size_t i = 0; i < 9; ++i) {
            cycles[i] = static_cast<std::uint16_t>(before[i] | before[step[i]]);
            next[i] = step[step[i]];
        }
    }
    return cycles;
}

void note_needed_in_lines(const nine::Digits& grid, Lines lines, NineCells givens,
                          NineCells& needed) {
    std::array<std::uint32_t, 9> given{};  // the places in each line
    givens.for_each(
        [&](std::size_t cell) { given[cell / lines.across % 9] |= 1U << cell / lines.along % 9; });
    for (std::size_t first = 0; first < 9; ++first) {
        const Places place_of = places_of_digits(grid, lines, first);
        for (std::size_t second = first + 1; second < first / 3 * 3 + 3; ++second) {
            Places next;
            for (std::size_t i = 0; i < 9; ++i) {
                next[i] = place_of[grid[lines.cell(second, i)] - 1U];
            }
            const auto cycles = cycles_of(next);
            const std::uint32_t either = given[first] | given[second];
            std::uint32_t alone = 0;  // places of givens that no other one is in a part with
            for (std::size_t i = 0; i < 9; ++i) {
                alone |= (cycles[i] & either) == kBit[i] ? kBit[i] : 0U;
            }
            for_each_bit(alone & (given[first] ^ given[second]), [&](std::size_t place) {
                const bool of_first = (given[first] >> place & 1U) != 0;
                needed.insert(lines.cell(of_first ? first : second, place));
            });
        }
    }
}

// Where a digit is, rows as bits.
struct DigitRows {
    Places column_of_row;
    Places box_of_row;
    std::array<std::uint16_t, 9> of_column;
    std::array<std::uint16_t, 9> of_box;
    std::uint32_t given = 0;
    std::uint32_t open = 0;  // given, and not known to be needed

    [[nodiscard]] std::size_t cell(std::size_t row) const { return row * 9 + column_of_row[row]; }
};

std::array<DigitRows, 9> digit_rows(const nine::Digits& grid, NineCells givens, NineCells needed) {
    std::array<DigitRows, 9> out;
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            DigitRows& digit = out[grid[row * 9 + column] - 1U];
            const std::size_t box = row / 3 * 3 + column / 3;
            digit.column_of_row[row] = static_cast<std::uint8_t>(column);
            digit.box_of_row[row] = static_cast<std::uint8_t>(box);
            digit.of_column[column] = kBit[row];
            digit.of_box[box] = kBit[row];
        }
    }
    givens.for_each([&](std::size_t cell) { out[grid[cell] - 1U].given |= kBit[cell / 9]; });
    (givens - needed).for_each([&](std::size_t cell) {
        out[grid[cell] - 1U].open |= kBit[cell / 9];
    });
    return out;
}

// Of `some` of the `given` rows those next to which no other is given: most are left out so, and
// without a branch. `reached` are the rows that each leads to.
std::uint32_t without_neighbours(std::uint32_t some, std::uint32_t given,
                                 const std::array<std::uint16_t, 9>& reached) {
    std::uint32_t out = 0;
    for (std::size_t row = 0; row < 9; ++row) {
        const std::uint32_t others = reached[row] & ~std::uint32_t{kBit[row]};
        out |= others & (0 - (given >> row & 1U));
        out |= (others & given) != 0 ? kBit[row] : 0U;
    }
    return some & ~out;
}

// True if the part that the row is in has no other given.
bool is_only_given(std::size_t row, std::uint32_t given,
                   const std::array<std::uint16_t, 9>& reached) {
    std::uint32_t part = kBit[row];
    for (std::uint32_t open = part; open != 0;) {
        const auto at = static_cast<std::size_t>(std::countr_zero(open));
        const std::uint32_t next = reached[at] & ~part;
        if ((next & given) != 0) return false;
        part |= next;
        open = (open & (open - 1)) | next;
    }
    return true;
}

void note_needed_in_digits(const nine::Digits& grid, NineCells givens, NineCells& needed) {
    auto digits = digit_rows(grid, givens, needed);
    for (std::size_t first = 0; first < 9; ++first) {
        DigitRows& a = digits[first];
        for (std::size_t second = first + 1; second < 9; ++second) {
            DigitRows& b = digits[second];
            std::array<std::uint16_t, 9> reached;
            for (std::size_t row = 0; row < 9; ++row) {
                reached[row] = static_cast<std::uint16_t>(b.of_column[a.column_of_row[row]] |
                                                          b.of_box[a.box_of_row[row]]);
            }
            const std::uint32_t given = a.given | b.given;
            const std::uint32_t open = (a.open | b.open) & ~(a.given & b.given);
            for_each_bit(without_neighbours(open, given, reached), [&](std::size_t row) {
                if (!is_only_given(row, given, reached)) return;
                DigitRows& digit = (a.given >> row & 1U) != 0 ? a : b;
                digit.open &= ~std::uint32_t{kBit[row]};
                needed.insert(digit.cell(row));
            });
        }
    }
}

}  // namespace

void SwapSets::read(const nine::Digits& grid) {
    size_ = 0;
    const AllPlaces places = places_in(grid);
    for_each_of_digits(places, [&](std::size_t a, std::size_t b, std::uint32_t rows) {
        sets_[size_] = {};
        for_each_bit(rows, [&](std::size_t row) {
            put(places[a].cell(row), slot_for(a, b));
            put(places[b].cell(row), slot_for(b, a));
        });
        ++size_;
    });
    read_lines(grid);
}

void SwapSets::read_lines(const nine::Digits& grid) {
    std::size_t slot = 8;
    for (const Lines lines : {kRows, kColumns}) {
        for_each_of_lines(grid, lines, [&](std::size_t a, std::size_t b, std::uint32_t places) {
            sets_[size_] = {};
            for_each_bit(places, [&](std::size_t i) {
                put(lines.cell(a, i), slot + slot_for(a % 3, b % 3));
                put(lines.cell(b, i), slot + slot_for(b % 3, a % 3));
            });
            ++size_;
        });
        slot += 2;
    }
}

void SwapSets::put(std::size_t cell, std::size_t slot) {
    sets_[size_].insert(cell);
    of_cell_[cell][slot] = static_cast<std::uint8_t>(size_);
}

NineCells needed_by_swaps(const nine::Digits& grid, NineCells givens) {
    NineCells needed;
    for (const Lines lines : {kRows, kColumns}) note_needed_in_lines(grid, lines, givens, needed);
    note_needed_in_digits(grid, givens, needed);
    return needed;
}

}  // namespace sudokit::generate
