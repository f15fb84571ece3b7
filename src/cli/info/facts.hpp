// What `info` finds out about a puzzle.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/backdoor.hpp"
#include "sudokit/minimality.hpp"
#include "sudokit/natural.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/score.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/symmetry.hpp"

namespace sudokit::cli {

/// Whatever applies and is missing was not known in time. Only puzzles with one solution have a
/// difficulty, and a grid that they lead to.
struct PuzzleFacts {
    std::uint32_t digits = 0;        ///< how many different ones are given
    std::vector<Turn> pattern = {};  ///< that leave the cells of the givens as they are
    std::optional<CanonicalForm> form = {};
    Natural solutions;
    bool all_counted = false;  ///< false: there are at least so many
    bool out_of_time = false;  ///< something was left open since the deadline passed
    std::optional<Grid> solution = {};
    std::optional<CanonicalForm> grid_form = {};
    bool ranked = false;                     ///< on the usual 9x9 board, whose grids have ranks
    std::optional<std::uint64_t> rank = {};  ///< of the solution
    bool rated = false;                      ///< the scales take this puzzle
    std::optional<std::vector<Cell>> redundant = {};
    std::optional<Level> level = {};
    std::optional<ScoreAnswer> score = {};
    std::optional<unsigned> depth = {};
    std::optional<BackdoorAnswer> backdoor = {};

    [[nodiscard]] bool is_well_posed() const { return all_counted && solutions == Natural(1); }
    [[nodiscard]] bool may_be_well_posed() const {
        return is_well_posed() || (!all_counted && solutions <= Natural(1));
    }
};

[[nodiscard]] PuzzleFacts facts_of(const Puzzle& puzzle, Solver& solver, Deadline deadline);

}  // namespace sudokit::cli
