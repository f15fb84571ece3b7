// The path that is rated is the path that is explained, and every order leads to the solution.
#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/generate.hpp"
#include "sudokit/score.hpp"
#include "sudokit/se.hpp"

#include "base/test_rounds.hpp"
#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

constexpr std::uint64_t kSeed = 19;

ExplanationWalk walk_in(TechniqueOrder order, const Puzzle& puzzle) {
    ExplanationWalkOptions options;
    options.order = order;
    return explanation_walk(Entry{puzzle}, options);
}

TechniqueCounts counts_of(const std::vector<Step>& steps) {
    TechniqueCounts counts{};
    for (const Step& step : steps) ++counts[static_cast<std::size_t>(step.technique)];
    return counts;
}

TEST(Orders, ThePathThatIsRatedIsThePathThatIsExplained) {
    Generator generator{Wish(Board::standard(9))};
    ScoreRater rater;
    Rng rng(kSeed);
    for (int i = 0; i < tests::test_rounds(3000); ++i) {
        SCOPED_TRACE("seed " + std::to_string(kSeed) + ", puzzle " + std::to_string(i));
        const Puzzle puzzle = generator.next(rng)->puzzle;
        TechniqueCounts rated{};
        const ScoreAnswer answer = rater.rate(puzzle, {}, &rated);

        const ExplanationWalk walk = walk_in(TechniqueOrder::hodoku, puzzle);

        if (answer.guesses > 0) continue;
        EXPECT_EQ(score_of(walk), answer.score);
        EXPECT_EQ(counts_of(walk.steps), rated);
        ASSERT_FALSE(walk.steps.empty());
        EXPECT_EQ(count_techniques(walk.steps, walk.order).front().id, answer.hardest);
    }
}

TEST(Orders, AllStepsAreSoundInEveryOrder) {
    Generator generator{Wish(Board::standard(9))};
    Rng rng(kSeed);
    for (int i = 0; i < tests::test_rounds(100); ++i) {
        SCOPED_TRACE("seed " + std::to_string(kSeed) + ", puzzle " + std::to_string(i));
        const Puzzle puzzle = generator.next(rng)->puzzle;
        for (const TechniqueOrderInfo& order : all_technique_orders()) {
            const ExplanationWalk walk = walk_in(order.id, puzzle);
            State state = walk.start;
            for (const Step& step : walk.steps) {
                ASSERT_FALSE(check(step, state)) << order.word;
                apply(step, state);
            }
            if (!state.is_solved()) continue;
            EXPECT_TRUE(std::ranges::equal(state.digits(), walk.solution->digits)) << order.word;
        }
    }
}

TEST(Orders, SudokuExplainersPathHasItsRatings) {
    Generator generator{Wish(Board::standard(9))};
    SeRater rater;
    Rng rng(kSeed);
    for (int i = 0; i < tests::test_rounds(600); ++i) {
        SCOPED_TRACE("seed " + std::to_string(kSeed) + ", puzzle " + std::to_string(i));
        const Puzzle puzzle = generator.next(rng)->puzzle;

        const ExplanationWalk walk = walk_in(TechniqueOrder::se, puzzle);

        EXPECT_EQ(walk.end, ExplanationWalkEnd::solved);
        EXPECT_EQ(se_rating_of(walk.steps), rater.rate(puzzle).rating);
    }
}

TEST(Orders, SudokuExplainersPathDoesWithoutWhatIsNotAllowed) {
    ExplanationWalkOptions options;
    options.order = TechniqueOrder::se;
    options.uniqueness = false;
    // 4.5 by a unique rectangle.
    const Puzzle puzzle = puzzle_of(
        "..........1....6..258...79....6.2...79.5.......39...1....42..5.1.7..64......81...");

    const ExplanationWalk walk = explanation_walk(Entry{puzzle}, options);

    EXPECT_EQ(walk.end, ExplanationWalkEnd::solved);
    for (const Step& step : walk.steps) {
        EXPECT_FALSE(info_of(step.technique).assumes_uniqueness);
    }
    EXPECT_GT(se_rating_of(walk.steps)->er, 45U);
}

struct Fires {
    TechniqueId technique;
    std::string_view puzzle;
};

TEST(Orders, WhatPeopleTryBeforeStrongerTechniquesFires) {
    const std::array cases = std::to_array<Fires>({
        {TechniqueId::claiming,
         "..6.3.7..5..27.......9.1...8..5..1.66...4..599..6.32..75......1.1...2..7.69....8."},
        {TechniqueId::cell_forcing_chains,
         ".6.......5.....97....53....7....5..4.48.9...62.64......321..7......4.63....9..8.1"},
        {TechniqueId::house_forcing_chains,
         ".74.9..58.536.24...........21.5........2...6...7..3.4.4..7.5.....2.....1.......3."},
    });
    for (const auto& [technique, text] : cases) {
        SCOPED_TRACE(info_of(technique).word);

        const ExplanationWalk walk = walk_in(TechniqueOrder::people, puzzle_of(text));

        EXPECT_EQ(walk.end, ExplanationWalkEnd::solved);
        EXPECT_GT(counts_of(walk.steps)[static_cast<std::size_t>(technique)], 0U);
    }
}

}  // namespace
}  // namespace sudokit
