// What `info` finds out about a puzzle.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/backdoor.hpp"
#include "sudokit/minimality.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/score.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/symmetry.hpp"

namespace sudokit::cli {

/// Whatever is missing was not known in time, or does not apply: only puzzles with one solution
/// have a difficulty.
struct PuzzleFacts {
    std::uint32_t digits = 0;        ///< how many different ones are given
    std::vector<Turn> pattern = {};  ///< that leave the cells of the givens as they are
    std::optional<CanonicalForm> form = {};
    std::uint64_t solutions = 0;
    bool all_counted = false;  ///< false: there are at least so many
    std::optional<Grid> solution = {};
    std::optional<CanonicalForm> grid_form = {};
    std::optional<std::uint64_t> rank = {};  ///< of the solution, on the usual 9x9 board
    bool rated = false;                      ///< the scales take this puzzle
    std::optional<std::vector<Cell>> redundant = {};
    std::optional<Level> level = {};
    std::optional<ScoreAnswer> score = {};
    std::optional<unsigned> depth = {};
    std::optional<BackdoorAnswer> backdoor = {};

    [[nodiscard]] bool is_well_posed() const { return all_counted && solutions == 1; }
};

/// Solutions are counted up to this many.
inline constexpr std::uint64_t kMostCounted = 1'000'000;

[[nodiscard]] PuzzleFacts facts_of(const Puzzle& puzzle, Solver& solver, Deadline deadline);

}  // namespace sudokit::cli
