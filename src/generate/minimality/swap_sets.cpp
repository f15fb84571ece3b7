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

// Two lines change places at some of their cells. Then each digit that leaves one line must come
// back to it from the other; boxes keep their digits, as the lines are of one band or stack. Hands
// the places of these cells to `visit`, behind the two lines.
template <class Visit>
void for_each_of_lines(const nine::Digits& grid, Lines lines, const Visit& visit) {
    for (std::size_t first = 0; first < 9; ++first) {
        Places place_of;  // of the digits of the first line
        for (std::uint8_t i = 0; i < 9; ++i) place_of[grid[lines.cell(first, i)] - 1U] = i;
        for (std::size_t second = first + 1; second < first / 3 * 3 + 3; ++second) {
            Places next;
            for (std::size_t i = 0; i < 9; ++i) {
                next[i] = place_of[grid[lines.cell(second, i)] - 1U];
            }
            for_each_orbit(next, next, [&](std::uint32_t cells) { visit(first, second, cells); });
        }
    }
}

// Puts the given into `needed` if two digits or lines have one only in a part of theirs. The
// arguments are the places of the givens of both, and what cell is at a place of each.
template <class First, class Second>
void note_only_given(std::uint32_t of_first, std::uint32_t of_second, const First& first,
                     const Second& second, NineCells& needed) {
    if (of_second == 0 && is_one_bit(of_first)) {
        needed.insert(first(static_cast<std::size_t>(std::countr_zero(of_first))));
    } else if (of_first == 0 && is_one_bit(of_second)) {
        needed.insert(second(static_cast<std::size_t>(std::countr_zero(of_second))));
    }
}

void note_needed_in(const nine::Digits& grid, Lines lines, NineCells givens, NineCells& needed) {
    std::array<std::uint32_t, 9> given{};  // the places in each line
    for (std::size_t line = 0; line < 9; ++line) {
        for (std::size_t place = 0; place < 9; ++place) {
            given[line] |= std::uint32_t{givens.contains(lines.cell(line, place))} << place;
        }
    }
    for_each_of_lines(grid, lines, [&](std::size_t a, std::size_t b, std::uint32_t places) {
        note_only_given(
            given[a] & places, given[b] & places, [&](std::size_t i) { return lines.cell(a, i); },
            [&](std::size_t i) { return lines.cell(b, i); }, needed);
    });
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
    const AllPlaces places = places_in(grid);
    std::array<std::uint32_t, 9> given{};  // the rows of each digit
    givens.for_each([&](std::size_t cell) { given[grid[cell] - 1U] |= 1U << cell / 9; });
    for_each_of_digits(places, [&](std::size_t a, std::size_t b, std::uint32_t rows) {
        note_only_given(
            given[a] & rows, given[b] & rows, [&](std::size_t i) { return places[a].cell(i); },
            [&](std::size_t i) { return places[b].cell(i); }, needed);
    });
    for (const Lines lines : {kRows, kColumns}) note_needed_in(grid, lines, givens, needed);
    return needed;
}

}  // namespace sudokit::generate
