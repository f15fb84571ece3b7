// A digit in a cell: the smallest thing that can be said of a puzzle.
#pragma once

#include <compare>

#include "sudokit/digit_set.hpp"

namespace sudokit {

/// A digit in a cell: one that may go there, is placed, or is ruled out.
struct Candidate {
    Cell cell = 0;
    Digit digit = 0;

    bool operator==(const Candidate&) const = default;

    /// In the order of the cells, then of the digits. (Not defaulted: clang-tidy 14 takes the zero
    /// that the compiler then compares with for a null pointer.)
    std::strong_ordering operator<=>(const Candidate& other) const {
        return cell != other.cell ? cell <=> other.cell : digit <=> other.digit;
    }
};

}  // namespace sudokit
