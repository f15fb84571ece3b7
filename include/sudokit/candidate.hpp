// A digit in a cell: the smallest thing that can be said of a puzzle.
#pragma once

#include <compare>

#include "sudokit/digit_set.hpp"

namespace sudokit {

/// A digit in a cell: one that may go there, is placed, or is ruled out.
struct Candidate {
    Cell cell = 0;
    Digit digit = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): it takes the 0 in (a <=> b) < 0 for a pointer
    auto operator<=>(const Candidate&) const = default;
};

}  // namespace sudokit
