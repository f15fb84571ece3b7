// Bands (three rows of a grid) as maps of columns, of which few are left when their columns are
// arranged.
//
// Give each digit the number of its column in the first row. The first row is then 0..8, and each
// of the others says which column of the first row has the same digit. Both maps take a column to
// another stack. In the second row, or else in the third, at most one column of the first stack
// crosses to the third stack:
//
//     none crosses (pure):    stack 1 goes to 2, 2 to 3, 3 to 1
//     one crosses (mixed):    so it is in each stack; this one is its odd column
//
// The map itself then suggests an order of the columns. With them arranged so, 6^4 pure and 6^6
// mixed bands are left, which are numbered: few enough for a table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "symmetry/nine/triples.hpp"

namespace sudokit::nine {

using Nine = std::array<std::uint8_t, 9>;

inline constexpr Nine kAsTheyAre = {0, 1, 2, 3, 4, 5, 6, 7, 8};

/// Rows and columns of a band taken from where these say; digits follow.
struct BandSymmetry {
    Triple rows = {0, 1, 2};
    Nine columns = kAsTheyAre;
};

/// A band by the columns that its digits have in its first row.
struct BandMaps {
    Nine second = {};
    Nine third = {};

    // NOLINTNEXTLINE(modernize-use-nullptr): it is the compiler that writes 0.
    auto operator<=>(const BandMaps&) const = default;
};

inline constexpr std::uint32_t kPureBands = 6 * 6 * 6 * 6;
inline constexpr std::uint32_t kBandEntries = kPureBands + 6 * 6 * 6 * 6 * 6 * 6;

/// How many columns of the first stack cross to the third.
constexpr unsigned crossings(const Nine& second) {
    return static_cast<unsigned>(second[0] >= 6) + static_cast<unsigned>(second[1] >= 6) +
           static_cast<unsigned>(second[2] >= 6);
}

/// The columns of a pure band: those of the first stack in this order, and others as the map takes
/// these there.
constexpr Nine pure_columns(const Nine& second, const Triple& first = {0, 1, 2}) {
    Nine columns = {first[0], first[1], first[2]};
    for (std::size_t i = 3; i < 9; ++i) columns[i] = second[columns[i - 3]];
    return columns;
}

/// The same for all orders of the first stack.
[[nodiscard]] std::vector<Nine> all_pure_columns(const Nine& second);

/// The columns of a mixed band: odd ones last in their stacks.
constexpr Nine mixed_columns(const Nine& second) {
    constexpr std::array<Triple, 3> kOddLast = {{{1, 2, 0}, {0, 2, 1}, {0, 1, 2}}};
    Nine columns = {};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        // Odd columns of stacks 1, 2, 3 go to 6..8, 0..2, 3..5.
        const unsigned least = stack == 0 ? 6 : stack == 1 ? 0 : 3;
        const auto is_odd = [&](std::size_t i) {
            return static_cast<std::size_t>(second[3 * stack + i] - least < 3U);
        };
        const Triple& order = kOddLast[is_odd(1) + 2 * is_odd(2)];
        for (std::size_t i = 0; i < 3; ++i) {
            columns[3 * stack + i] = static_cast<std::uint8_t>(3 * stack + order[i]);
        }
    }
    return columns;
}

/// The number of a pure band whose columns are arranged so.
constexpr std::uint32_t pure_entry(const BandMaps& maps, const Nine& columns) {
    Nine places = {};
    for (std::size_t i = 0; i < 9; ++i) places[columns[i]] = static_cast<std::uint8_t>(i);
    const auto order = [&](const Nine& map, std::size_t stack, unsigned to) {
        return std::uint32_t{order_of(places[map[columns[3 * stack]]] - 3 * to,
                                      places[map[columns[3 * stack + 1]]] - 3 * to)};
    };
    return ((order(maps.second, 2, 0) * 6 + order(maps.third, 0, 2)) * 6 +
            order(maps.third, 1, 0)) *
               6 +
           order(maps.third, 2, 1);
}

/// The number of a mixed band whose columns are arranged so.
constexpr std::uint32_t mixed_entry(const BandMaps& maps, const Nine& columns) {
    Nine places = {};
    for (std::size_t i = 0; i < 9; ++i) places[columns[i]] = static_cast<std::uint8_t>(i);
    std::uint32_t entry = 0;
    for (std::size_t stack = 0; stack < 3; ++stack) {
        const unsigned next = stack == 2 ? 0 : 3 * static_cast<unsigned>(stack + 1);
        // Where the two columns go that are not odd; the odd column of another stack gets the third
        // place.
        entry = entry * 6 + order_of(places[maps.second[columns[3 * stack]]] - next,
                                     places[maps.second[columns[3 * stack + 1]]] - next);
        // In the third row, a single column goes to the next stack, and two go to the one after it.
        std::array<unsigned, 3> to = {};
        for (std::size_t i = 0; i < 3; ++i) to[i] = places[maps.third[columns[3 * stack + i]]];
        const unsigned single =
            static_cast<unsigned>(to[1] - next < 3U) + 2 * static_cast<unsigned>(to[2] - next < 3U);
        const unsigned one = to[single == 0 ? 1 : 0];
        const unsigned other = to[single == 2 ? 1 : 2];
        entry = entry * 6 + 2 * single + static_cast<unsigned>(one > other);
    }
    return kPureBands + entry;
}

/// What the symmetry makes of a band.
[[nodiscard]] BandMaps image(const BandSymmetry& symmetry, const BandMaps& maps);

/// What does the same as `first` and then `second`.
[[nodiscard]] BandSymmetry compose(const BandSymmetry& first, const BandSymmetry& second);

[[nodiscard]] BandSymmetry inverse(const BandSymmetry& symmetry);

/// All 36 ways to order the rows and the stacks.
[[nodiscard]] std::vector<BandSymmetry> row_and_stack_orders();

/// The least band of a class, read as text, and all symmetries that lead there.
struct LeastBand {
    BandMaps maps;
    std::vector<BandSymmetry> ways;
};
[[nodiscard]] LeastBand least_band(const BandMaps& maps);

/// The mixed or pure band with this number, its columns as they are arranged.
[[nodiscard]] BandMaps band_with(std::uint32_t entry);

}  // namespace sudokit::nine
