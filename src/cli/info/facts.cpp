#include "cli/info/facts.hpp"

#include <algorithm>
#include <utility>

#include "cli/grid/catalogue.hpp"

namespace sudokit::cli {
namespace {

std::vector<Turn> pattern_of(const Puzzle& puzzle) {
    std::vector<Turn> out;
    if (!puzzle.board().is_grid()) return out;
    for (const Turn how : kTurns) {
        const Transformation turned = turn(puzzle.board(), how);
        bool kept = true;
        for (Cell cell = 0; cell < puzzle.board().cell_count() && kept; ++cell) {
            kept = (puzzle.given(cell) == 0) == (puzzle.given(turned.cell(cell)) == 0);
        }
        if (kept) out.push_back(how);
    }
    return out;
}

Puzzle filled(const Grid& grid) {
    Puzzle out(grid.board);
    for (Cell cell = 0; cell < grid.digits.size(); ++cell) out.set_given(cell, grid.digits[cell]);
    return out;
}

// What only puzzles with one solution have.
void add_difficulty(const Puzzle& puzzle, Deadline deadline, PuzzleFacts& facts) {
    Minimiser minimiser;
    auto redundancy = minimiser.redundant(puzzle, deadline);
    if (redundancy.posed.stop == Stop::exhausted) facts.redundant = std::move(redundancy.redundant);
    auto backdoor = find_backdoors(puzzle, *facts.solution, deadline);
    if (backdoor.known) facts.backdoor = std::move(backdoor);
    facts.grid_form = canonical_form(filled(*facts.solution), deadline);
    if (puzzle.board() == Board::standard(9)) facts.rank = rank_of(facts.solution->digits);
    facts.rated = !rate_fault(puzzle);
    if (!facts.rated) return;
    facts.level = LevelRater(Scale::level).rate(puzzle, deadline).level;
    const ScoreAnswer score = ScoreRater().rate(puzzle, deadline);
    if (score.level) facts.score = score;
    facts.depth = DepthRater().rate(puzzle, deadline).depth;
}

}  // namespace

PuzzleFacts facts_of(const Puzzle& puzzle, Solver& solver, Deadline deadline) {
    PuzzleFacts facts;
    DigitSet digits;
    for (const std::uint8_t digit : puzzle.givens()) {
        if (digit != 0) digits.insert(digit);
    }
    facts.digits = digits.size();
    facts.pattern = pattern_of(puzzle);
    facts.form = canonical_form(puzzle, deadline);
    auto answer = solver.solve(puzzle, {.limit = kMostCounted, .keep = 1, .deadline = deadline});
    if (!answer) return facts;
    facts.solutions = answer->count;
    facts.all_counted = answer->stop == Stop::exhausted;
    if (!answer->solutions.empty()) facts.solution = std::move(answer->solutions.front());
    if (facts.is_well_posed()) add_difficulty(puzzle, deadline, facts);
    return facts;
}

}  // namespace sudokit::cli
