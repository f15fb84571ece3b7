// The CSP variables of the usual 9x9 board, and what candidates and groups of them leave of these.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sudokit::rate::whips {

// A variable is a cell, whose values are digits, or a digit in a row, column or box, whose values
// are places: number 81 * kind + 9 * house + digit for kinds 1 to 3, the number of the cell else.
inline constexpr unsigned kVariables = 324;
inline constexpr unsigned kKinds = 4;
inline constexpr unsigned kCells = 81;

/// The values of a variable, one bit each.
using Mask = std::uint16_t;
/// The bits of a variable that has its value: two, so that it looks like one that is open, and none
/// of them a value.
inline constexpr Mask kSettled = 0x600;

/// The values of all variables, with some lanes of `kSettled` at the end: vectors have 16.
struct alignas(64) Masks {
    std::array<Mask, 336> of{};
};

/// 9 * cell + digit (0-8).
using Candidate = std::uint16_t;
inline constexpr unsigned kCandidates = 729;

/// What may be on the right in a chain: a candidate; or a group, the candidates of a digit where a
/// line (a row or a column) and a box meet: kCandidates + 27 * line + 9 * third + digit.
using Right = std::uint16_t;
inline constexpr unsigned kGroups = 486;
inline constexpr unsigned kRights = kCandidates + kGroups;

/// The most variables that a candidate has links to: 21 cells, 24 digits of houses that are other
/// digits of its cell, and 23 of its own.
inline constexpr std::size_t kTouched = 68;

struct Seat {
    std::uint16_t variable = 0;
    std::uint8_t place = 0;
};

struct Variables {
    /// Where a candidate is a value.
    std::array<std::array<Seat, kKinds>, kCandidates> seats{};
    /// The candidates of a variable.
    std::array<std::array<Candidate, 9>, kVariables> candidates{};
    /// What is not linked to a candidate or to all of a group; they do not exclude themselves.
    std::array<Masks, kRights> keeps{};

    /// The variables with values that are linked to a candidate or a group; kVariables after the
    /// last.
    std::array<std::array<std::uint16_t, kTouched + 1>, kRights> touched{};

    [[nodiscard]] bool linked(Candidate candidate, Right right) const {
        const Seat seat = seats[candidate][0];
        return (keeps[right].of[seat.variable] >> seat.place & 1U) == 0;
    }
};

/// True if there is one value at most. Counting them is slow where the machine has no such word.
[[nodiscard]] constexpr bool has_one_at_most(Mask values) { return (values & (values - 1U)) == 0; }

/// Made at the first call.
[[nodiscard]] const Variables& variables();

/// The group that these values of a variable lie in; kRights if they are not all in one. There are
/// two values or more.
[[nodiscard]] Right group_of(unsigned variable, Mask values);

}  // namespace sudokit::rate::whips
