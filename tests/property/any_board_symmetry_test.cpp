// Symmetries, forms, minimality, clashes, counts and backdoors on every legal board: an answer, and
// the right one.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

#include <gtest/gtest.h>

#include "sudokit/backdoor.hpp"
#include "sudokit/clashing_givens.hpp"
#include "sudokit/counting.hpp"
#include "sudokit/minimality.hpp"
#include "sudokit/moves.hpp"
#include "sudokit/sampling.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/symmetry.hpp"
#include "sudokit/unavoidable.hpp"

#include "support/boards.hpp"
#include "support/odd_puzzles.hpp"

namespace sudokit {
namespace {

using tests::odd_puzzles;
using tests::Patience;

// Most is known sooner; what is not, is given up in time.
constexpr std::uint64_t kPatience = 100;

SolveAnswer answer_of(const Puzzle& puzzle) { return *solve(puzzle, {.limit = 2}); }

TEST(AnyBoard, HasSymmetriesThatKeepItsForm) {
    Rng rng(31);
    std::size_t known = 0;
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const Patience patience(kPatience);
        const auto group = SymmetryGroup::of(puzzle.board(), patience.deadline());
        if (!group) continue;
        EXPECT_FALSE(group->order().is_zero());
        const Transformation moving =
            digits_are_names(puzzle) ? random_transformation(*group, rng) : group->random(rng);
        const auto moved = image(moving, puzzle);
        ASSERT_TRUE(moved);

        const auto form = canonical_form(puzzle, patience.deadline());
        const auto other = canonical_form(*moved, patience.deadline());
        const auto equivalence = compare_puzzles(puzzle, *moved, patience.deadline());

        EXPECT_FALSE(find_difference(puzzle, *moved));
        EXPECT_NE(equivalence.answer, Equivalence::Answer::different);
        if (equivalence.transformation) {
            EXPECT_EQ(*image(*equivalence.transformation, puzzle), *moved);
        }
        for (const Move& move : moves_of(moving)) {
            EXPECT_FALSE(
                move_text(move, default_symbols(puzzle.board().order()), Language::fr).empty());
        }
        if (!form || !other) continue;
        ++known;
        EXPECT_EQ(form->puzzle, other->puzzle);
        EXPECT_EQ(form->automorphisms, other->automorphisms);
        EXPECT_EQ(*image(form->transformation, puzzle), form->puzzle);
        const auto own = SymmetryGroup::of(puzzle, patience.deadline());
        if (own) {
            EXPECT_EQ(own->order(), form->automorphisms);
        }
    }
    EXPECT_GT(known, odd_puzzles().size() / 2);
}

TEST(AnyBoard, HasMinimalPuzzles) {
    Minimiser minimiser;
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const std::uint64_t expected = answer_of(puzzle).count;
        const Patience patience(kPatience);

        const auto redundancy = minimiser.redundant(puzzle, patience.deadline());
        const auto less = minimiser.minimise(puzzle, patience.deadline());
        const auto fewest = minimiser.fewest(puzzle, patience.deadline());
        int found = 0;
        const auto all =
            minimiser.minimal_puzzles(puzzle, patience.deadline(),
                                      [&](std::span<const std::uint8_t>) { return ++found < 10; });

        for (const Posed& posed : {redundancy.posed, less.posed, fewest.posed, all.posed}) {
            EXPECT_TRUE(posed.stop == Stop::deadline || posed.count == expected);
        }
        if (expected == 1) {
            EXPECT_EQ(answer_of(less.puzzle).verdict, Verdict::one);
            EXPECT_EQ(answer_of(fewest.puzzle).verdict, Verdict::one);
            EXPECT_LE(fewest.least, less.puzzle.given_count());
        }
    }
}

TEST(AnyBoard, HasItsClashesFound) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const bool solvable = answer_of(puzzle).verdict != Verdict::none;
        const Patience patience(kPatience);

        const ClashingGivens found = fewest_clashing(puzzle, patience.deadline());

        if (found.stop == Stop::deadline) continue;
        EXPECT_EQ(found.count > 0, solvable);
        EXPECT_EQ(found.cells.size(), found.least);
        Puzzle left = puzzle;
        for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
            if (!std::ranges::binary_search(found.cells, cell)) left.set_given(cell, 0);
        }
        if (!solvable) {
            EXPECT_EQ(answer_of(left).verdict, Verdict::none);
        }
    }
}

TEST(AnyBoard, HasItsSolutionsEstimatedAndDrawn) {
    Rng rng(32);
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const SolveAnswer answer = answer_of(puzzle);
        const Patience patience(kPatience);

        const Estimate estimate = sampled_solution_count(puzzle, 5, rng, patience.deadline());
        const auto drawn = random_solution(puzzle, rng, patience.deadline());
        static_cast<void>(grid_count(puzzle.board().shape(), patience.deadline()));

        EXPECT_FALSE(std::isnan(estimate.log10));
        if (answer.verdict == Verdict::none) {
            EXPECT_TRUE(std::isinf(estimate.log10));
        }
        if (drawn) {
            EXPECT_TRUE(solves(*drawn, puzzle));
        }
        if (answer.solutions.empty()) continue;
        const Grid& grid = answer.solutions.front();
        const auto backdoors = find_backdoors(puzzle, grid, patience.deadline());
        EXPECT_TRUE(!backdoors.known || backdoors.count > 0);
        const auto sets = unavoidable_sets(grid, 4, patience.deadline());
        const auto bound = least_givens(grid.board, sets.sets, patience.deadline(), 100);
        EXPECT_LE(bound.least, bound.most);
        EXPECT_LE(bound.disjoint.size(), bound.most);
    }
}

}  // namespace
}  // namespace sudokit
