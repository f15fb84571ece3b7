// The 0-1 programme of a puzzle without the variables that single equations decide.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit::model {

/// What is left of the equations once those with a single variable are solved, again and again. It
/// has the same points, in real numbers too: a variable that is alone in its equation is 1, and
/// those that share an equation with it are 0.
struct ReducedProgramme {
    /// The sum of some variables.
    struct Row {
        std::vector<std::uint32_t> columns;  ///< in increasing order
        /// The sum is 1; otherwise, in a house with fewer cells than digits, it may be less.
        bool equal = true;

        bool operator==(const Row&) const = default;
    };

    bool contradiction = false;         ///< some equation has no variable left: all else is empty
    std::vector<std::uint8_t> decided;  ///< by cell: the digit that it holds, 0 if that is open
    std::vector<Candidate> columns;     ///< the variables left, all of open cells
    std::vector<Row> rows;              ///< the cells first, then house by house
};

[[nodiscard]] ReducedProgramme reduced_programme(const Puzzle& puzzle);

}  // namespace sudokit::model
