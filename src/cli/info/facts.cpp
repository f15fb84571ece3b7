#include "cli/info/facts.hpp"

#include <algorithm>
#include <utility>

#include "sudokit/counting.hpp"

#include "cli/grid/catalogue.hpp"

namespace sudokit::cli {
namespace {

// Solutions that are looked for one by one; where there are more, components (see
// `SolutionCounting`), which take about a second, and what is remembered of them. Beyond that it is
// `count` that goes on.
constexpr std::uint64_t kMostFound = 1'000'000;
constexpr std::uint64_t kMostComponents = 50'000;
constexpr std::size_t kCountingMemory = SolutionCounting::kMemory / 4;

std::vector<Turn> pattern_of(const Puzzle& puzzle) {
    std::vector<Turn> out;
    if (!puzzle.board().is_grid()) return out;
    for (const Turn how : kTurns) {
        bool kept = true;
        for (Cell cell = 0; cell < puzzle.board().cell_count() && kept; ++cell) {
            kept = (puzzle.given(cell) == 0) ==
                   (puzzle.given(turned_cell(puzzle.board(), cell, how)) == 0);
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
    if (facts.ranked && !deadline.passed()) facts.rank = rank_of(facts.solution->digits);
    if (!facts.rated) return;
    facts.level = LevelRater(Scale::level).rate(puzzle, deadline).level;
    const ScoreAnswer score = ScoreRater().rate(puzzle, deadline);
    if (score.level) facts.score = score;
    facts.depth = DepthRater().rate(puzzle, deadline).depth;
}

void add_solutions(const Puzzle& puzzle, Solver& solver, Deadline deadline, PuzzleFacts& facts) {
    auto answer = solver.solve(puzzle, {.limit = kMostFound, .keep = 1, .deadline = deadline});
    if (!answer) return;
    facts.solutions = Natural(answer->count);
    facts.all_counted = answer->stop == Stop::exhausted;
    if (!answer->solutions.empty()) facts.solution = std::move(answer->solutions.front());
    if (answer->stop != Stop::limit) return;
    auto exact = SolutionCounting(puzzle, kCountingMemory).count(deadline, kMostComponents);
    if (!exact) return;
    facts.solutions = *std::move(exact);
    facts.all_counted = true;
}

bool is_anything_open(const PuzzleFacts& facts) {
    if (!facts.all_counted || !facts.form) return true;
    if (!facts.is_well_posed()) return false;
    return !facts.redundant || !facts.backdoor || !facts.grid_form ||
           (facts.ranked && !facts.rank) ||
           (facts.rated && (!facts.level || !facts.score || !facts.depth));
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
    facts.ranked = puzzle.board() == Board::standard(9);
    facts.rated = !rate_fault(puzzle);
    add_solutions(puzzle, solver, deadline, facts);
    if (facts.is_well_posed()) add_difficulty(puzzle, deadline, facts);
    facts.out_of_time = is_anything_open(facts) && deadline.passed();
    return facts;
}

}  // namespace sudokit::cli
