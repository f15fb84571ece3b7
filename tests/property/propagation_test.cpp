// Unit propagation on the formula of a puzzle is a rule of play: which one depends on the encoding.
#include "sudokit/propagation.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "support/boards.hpp"

namespace sudokit {
namespace {

enum class Singles { naked, naked_and_hidden };

using Candidates = std::vector<DigitSet>;

// A cell with one digit left takes it from its peers.
bool naked_singles(const Board& board, Candidates& cells) {
    bool changed = false;
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell].size() != 1) continue;
        for (const Cell peer : board.peers(cell)) {
            const DigitSet before = cells[peer];
            cells[peer].erase(cells[cell].first());
            changed = changed || !(before == cells[peer]);
        }
    }
    return changed;
}

// A digit with one place left in a house goes there. Without any, some cell is left empty here.
bool hidden_singles(const Board& board, Candidates& cells) {
    bool changed = false;
    for (const House& house : board.houses()) {
        for (Digit digit = 1; digit <= board.order(); ++digit) {
            std::vector<Cell> places;
            std::ranges::copy_if(house.cells, std::back_inserter(places),
                                 [&](Cell cell) { return cells[cell].contains(digit); });
            if (places.size() > 1) continue;
            const DigitSet only = places.empty() ? DigitSet() : DigitSet::of(digit);
            DigitSet& cell = cells[places.empty() ? house.cells[0] : places[0]];
            changed = changed || !(cell == only);
            cell = only;
        }
    }
    return changed;
}

// The candidates when singles have done what they can; nothing if they contradict each other.
std::optional<Candidates> after_singles(const Puzzle& puzzle, Singles singles) {
    Candidates cells;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        cells.push_back(puzzle.allowed(cell));
    }
    for (bool changed = true; changed;) {
        changed = naked_singles(puzzle.board(), cells);
        if (singles == Singles::naked_and_hidden) {
            changed = hidden_singles(puzzle.board(), cells) || changed;
        }
        if (std::ranges::any_of(cells, &DigitSet::empty)) return std::nullopt;
    }
    return cells;
}

struct Outcomes {
    int contradictions = 0;
    int solved = 0;
    int partial = 0;
};

void compare(const Puzzle& puzzle, Encoding encoding, GivenClauses givens, Outcomes& outcomes) {
    const auto expected = after_singles(
        puzzle, encoding == Encoding::extended ? Singles::naked_and_hidden : Singles::naked);
    const Cnf cnf(puzzle, {.encoding = encoding, .givens = givens});

    const Propagation found = propagate(Formula(cnf));

    ASSERT_EQ(found.state == PropagationState::contradiction, !expected);
    if (!expected) {
        ++outcomes.contradictions;
        return;
    }
    const auto digits = filled_digits(cnf, found);
    const auto candidates = candidates_left(cnf, found);
    int filled = 0;
    for (Cell cell = 0; cell < digits.size(); ++cell) {
        const DigitSet left = (*expected)[cell];
        ASSERT_EQ(digits[cell], left.size() == 1 ? left.first() : 0) << cell;
        // Without K2, a cell that is filled does not rule out its other digits.
        if (encoding != Encoding::minimal || digits[cell] == 0) {
            ASSERT_EQ(candidates[cell], left) << cell;
        }
        filled += digits[cell] != 0 ? 1 : 0;
    }
    const bool all = filled == static_cast<int>(digits.size());
    ASSERT_EQ(found.state == PropagationState::solved, all);
    ++(all ? outcomes.solved : outcomes.partial);
}

void compare_on(const std::vector<Board>& boards, std::uint64_t seed) {
    for (const auto encoding : {Encoding::minimal, Encoding::efficient, Encoding::extended}) {
        Outcomes outcomes;
        for (const Board& board : boards) {
            Rng rng(seed);
            for (std::uint32_t share = 20; share <= 80; share += 2) {
                Puzzle puzzle = tests::random_puzzle(board, share, rng);
                if (share % 3 == 0) tests::add_random_pencilmarks(puzzle, rng);
                // Now and then a given that may well be wrong.
                if (share % 4 == 0) {
                    puzzle.set_given(static_cast<Cell>(rng.below(board.cell_count())),
                                     static_cast<Digit>(1 + rng.below(board.order())));
                }
                const auto givens = share % 5 == 0 ? GivenClauses::full : GivenClauses::units;
                ASSERT_NO_FATAL_FAILURE(compare(puzzle, encoding, givens, outcomes))
                    << shape_name(board.shape()) << ", seed " << seed << ", share " << share;
            }
        }
        EXPECT_GT(outcomes.contradictions, 0);
        EXPECT_GT(outcomes.solved, 0);
        EXPECT_GT(outcomes.partial, 0);
    }
}

TEST(Propagation, IsSinglesOnTheUsualBoards) {
    compare_on({Board::standard(4), Board::standard(6), Board::standard(9)}, 1);
    compare_on({Board::standard(9)}, 2);
}

TEST(Propagation, IsSinglesOnLargeBoards) { compare_on({Board::standard(16)}, 3); }

TEST(Propagation, IsSinglesOnJigsawsAndBoardsWithDiagonals) {
    Rng rng(4);
    std::vector<Board> boards = {tests::random_jigsaw(7, rng), tests::random_jigsaw(9, rng)};
    Shape diagonals = Shape::boxes(3, 3);
    diagonals.diagonals = true;
    boards.push_back(*Board::make(diagonals));
    compare_on(boards, 5);
}

// Rewriting says the same as watched literals also on the formulas of puzzles.
TEST(Propagation, ByRewritingLeavesTheSameFormula) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Rng rng(seed);
        const Puzzle puzzle = tests::random_puzzle(Board::standard(6), 30, rng);
        const Formula formula{Cnf(puzzle, {.givens = GivenClauses::full})};

        const Rewriting rewriting = propagate_by_rewriting(formula);

        EXPECT_EQ(rewriting.left, formula_left(formula, propagate(formula))) << "seed " << seed;
    }
}

}  // namespace
}  // namespace sudokit
