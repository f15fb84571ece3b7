#include "symmetry/nine/grid_form.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "base/assert.hpp"

namespace sudokit::nine {

namespace {

constexpr std::uint64_t kNoRow = std::numeric_limits<std::uint64_t>::max();

/// The lines of a grid and of the same transposed.
using BothLines = std::array<Digits, 2>;

BothLines lines_of(const Digits& grid) {
    BothLines lines = {grid, {}};
    for (std::size_t r = 0; r < 9; ++r) {
        for (std::size_t c = 0; c < 9; ++c) lines[1][9 * c + r] = grid[9 * r + c];
    }
    return lines;
}

/// One way to place a band first.
struct Start {
    const Digits* lines = nullptr;
    std::size_t chute = 0;  ///< 0..2
    BandSymmetry way;
};

/// The rows after the first band as they come out, four bits a digit.
using Rest = std::array<std::uint64_t, 6>;

/// Compares the ways to begin, and keeps the best one.
class Search {
  public:
    void try_start(const Start& start);

    [[nodiscard]] const Start& best() const { return best_; }
    [[nodiscard]] const Rest& rest() const { return rest_; }
    [[nodiscard]] const Nine& rows() const { return rows_; }
    [[nodiscard]] std::uint32_t ties() const { return ties_; }

  private:
    Start best_;
    Nine rows_ = {};
    Rest rest_ = {kNoRow, kNoRow, kNoRow, kNoRow, kNoRow, kNoRow};
    std::uint32_t ties_ = 0;
};

/// What digits become when this row is to read 123456789.
std::array<std::uint8_t, 16> labels_of(const std::uint8_t* row, const Nine& columns) {
    std::array<std::uint8_t, 16> labels = {};
    for (std::size_t i = 0; i < 9; ++i) {
        labels[row[columns[i]]] = static_cast<std::uint8_t>(i + 1);
    }
    return labels;
}

/// The rows of a chute, sorted by their first digits; these are in the upper bits.
std::array<unsigned, 3> sorted_rows(const std::array<unsigned, 9>& keys, std::size_t chute) {
    unsigned low = keys[3 * chute];
    unsigned middle = keys[3 * chute + 1];
    unsigned high = keys[3 * chute + 2];
    const unsigned a = std::min(low, middle);
    const unsigned b = std::max(low, middle);
    low = std::min(a, high);
    const unsigned c = std::max(a, high);
    middle = std::min(b, c);
    high = std::max(b, c);
    return {low, middle, high};
}

void Search::try_start(const Start& start) {
    const Digits& lines = *start.lines;
    const Nine& columns = start.way.columns;
    const auto labels = labels_of(&lines[9 * (3 * start.chute + start.way.rows[0])], columns);
    std::array<unsigned, 9> keys = {};
    for (std::size_t r = 0; r < 9; ++r) {
        keys[r] = unsigned{labels[lines[9 * r + columns[0]]]} << 4U | static_cast<unsigned>(r);
    }
    auto upper = sorted_rows(keys, start.chute == 0 ? 1 : 0);
    auto lower = sorted_rows(keys, start.chute == 2 ? 1 : 2);
    if (lower[0] < upper[0]) std::swap(upper, lower);

    Nine rows = {};
    Rest rest = {};
    bool less = false;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        rows[3 + i] = static_cast<std::uint8_t>((i < 3 ? upper[i] : lower[i - 3]) & 15U);
        const std::uint8_t* row = &lines[9U * rows[3 + i]];
        for (const std::uint8_t column : columns) rest[i] = rest[i] << 4U | labels[row[column]];
        if (less) continue;
        if (rest[i] > rest_[i]) return;
        less = rest[i] < rest_[i];
    }
    if (!less) {
        ++ties_;
        return;
    }
    for (std::size_t i = 0; i < 3; ++i) {
        rows[i] = static_cast<std::uint8_t>(3 * start.chute + start.way.rows[i]);
    }
    best_ = start;
    rows_ = rows;
    rest_ = rest;
    ties_ = 1;
}

Canonical canonical_of(const Search& search, const BandMaps& band, bool transposed) {
    Canonical canonical;
    canonical.automorphisms = search.ties();
    for (std::size_t c = 0; c < 9; ++c) {
        canonical.digits[c] = static_cast<std::uint8_t>(c + 1);
        canonical.digits[9 + c] = static_cast<std::uint8_t>(band.second[c] + 1);
        canonical.digits[18 + c] = static_cast<std::uint8_t>(band.third[c] + 1);
        for (std::size_t r = 0; r < 6; ++r) {
            canonical.digits[9 * (r + 3) + c] =
                static_cast<std::uint8_t>(search.rest()[r] >> (4 * (8 - c)) & 15U);
        }
    }
    const Start& best = search.best();
    Symmetry& symmetry = canonical.symmetry;
    symmetry.transposed = transposed;
    symmetry.rows = search.rows();
    symmetry.columns = best.way.columns;
    const auto labels = labels_of(&(*best.lines)[9U * symmetry.rows[0]], symmetry.columns);
    std::copy(labels.begin(), labels.begin() + 10, symmetry.digits.begin());
    return canonical;
}

}  // namespace

bool is_grid(const Digits& digits) {
    constexpr unsigned kComplete = 0x3fe;
    std::array<unsigned, 9> columns = {};
    std::array<unsigned, 9> boxes = {};
    for (std::size_t r = 0; r < 9; ++r) {
        unsigned row = 0;
        for (std::size_t c = 0; c < 9; ++c) {
            const unsigned bit =
                1U << (digits[9 * r + c] & 31U) & (digits[9 * r + c] < 32 ? ~0U : 0);
            row |= bit;
            columns[c] |= bit;
            boxes[r / 3 * 3 + c / 3] |= bit;
        }
        if (row != kComplete) return false;  // a puzzle shows it in its first row
    }
    unsigned complete = kComplete;
    for (std::size_t i = 0; i < 9; ++i) complete &= columns[i] & boxes[i];
    return complete == kComplete;
}

Canonical grid_form(const BandTable& table, const Digits& grid) {
    SUDOKIT_ASSERT(is_grid(grid));
    const BothLines lines = lines_of(grid);
    std::array<BandPlace, 6> places = {};
    std::array<std::uint16_t, 6> classes = {};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::uint8_t* band = &lines[i / 3][27 * (i % 3)];
        places[i] = BandTable::place(band, band + 9, band + 18);
        classes[i] = table.class_at(places[i].entry);
    }
    const std::uint16_t least = *std::min_element(classes.begin(), classes.end());
    const BandClass& band_class = table.band_class(least);
    Search search;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (classes[i] != least) continue;
        const BandSymmetry way = table.way(places[i]);
        for (const BandSymmetry& automorphism : table.automorphisms(band_class)) {
            search.try_start({&lines[i / 3], i % 3, compose(way, automorphism)});
        }
    }
    return canonical_of(search, band_class.least, search.best().lines == &lines[1]);
}

}  // namespace sudokit::nine
