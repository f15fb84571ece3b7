// Which lines of a puzzle are equal, and which chutes have equal lines: what can be exchanged
// without any difference.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "symmetry/nine/triples.hpp"

namespace sudokit::nine {

/// Whether a set has something, by bits.
constexpr bool has(unsigned set, std::size_t which) { return (set >> which & 1U) != 0; }

/// Which of three things are equal, by bits: the first and second, the first and third, the second
/// and third.
template <class Thing>
constexpr unsigned equals_of(const Thing& first, const Thing& second, const Thing& third) {
    return static_cast<unsigned>(first == second) | static_cast<unsigned>(first == third) << 1U |
           static_cast<unsigned>(second == third) << 2U;
}

/// What is left of the equals when only some of the three count, by bits.
constexpr unsigned equals_within(unsigned equals, unsigned counted) {
    const unsigned first = counted & 1U;
    return equals & (first | first << 1U | (counted & 2U) << 1U);
}

/// Those before one of three things that are equal to it, by bits.
constexpr unsigned earlier_equals(unsigned equals, std::size_t which) {
    return which == 0 ? 0 : which == 1 ? equals & 1U : equals >> 1U;
}

/// The orders of three things in which equal ones stay in their order, by bits.
inline constexpr std::array<std::uint8_t, 8> kOrdersOfEquals = [] {
    std::array<std::uint8_t, 8> result = {};
    for (unsigned equals = 0; equals < result.size(); ++equals) {
        unsigned orders = 0;
        for (std::size_t order = 0; order < kOrders; ++order) {
            const Triple& triple = kTriples[order];
            const auto turned = [&](std::size_t i, std::size_t j) {
                return triple[i] > triple[j] && has(equals, triple[i] + triple[j] - 1U);
            };
            if (!turned(0, 1) && !turned(0, 2) && !turned(1, 2)) orders |= 1U << order;
        }
        result[equals] = static_cast<std::uint8_t>(orders);
    }
    return result;
}();

/// In how many orders three things could stand for each of those.
inline constexpr std::array<std::uint8_t, 8> kWaysOfEquals = {1, 2, 2, 6, 2, 6, 6, 6};

/// The equal lines of each chute, and the chutes that have equal lines.
struct Equals {
    std::array<unsigned, 3> lines = {};
    unsigned chutes = 0;
};

/// Finds them. `Line` has `digits` as a number.
template <class Line>
Equals equals_among(const std::array<Line, 9>& lines) {
    Equals equals;
    std::array<std::uint64_t, 3> sums = {};
    for (std::size_t chute = 0; chute < 3; ++chute) {
        const Line* own = &lines[3 * chute];
        equals.lines[chute] = equals_of(own[0].digits, own[1].digits, own[2].digits);
        sums[chute] = own[0].digits + own[1].digits + own[2].digits;
    }
    equals.chutes = equals_of(sums[0], sums[1], sums[2]);
    if (equals.chutes == 0) return equals;
    std::array<std::array<std::uint64_t, 3>, 3> sorted = {};
    for (std::size_t i = 0; i < lines.size(); ++i) sorted[i / 3][i % 3] = lines[i].digits;
    for (auto& chute : sorted) std::sort(chute.begin(), chute.end());
    equals.chutes = equals_of(sorted[0], sorted[1], sorted[2]);
    return equals;
}

}  // namespace sudokit::nine
