#include "walks/pruning.hpp"

#include <gtest/gtest.h>

#include "sudokit/check.hpp"
#include "sudokit/explanation_walk.hpp"

namespace sudokit::walks {
namespace {

// Wings, fish, rectangles, chains and sets.
constexpr std::string_view kHardPuzzles[] = {
    "...4...26.7...9...28.5.....8..3....79......8.....9..64...7..1....6.....2..3.15...",
    "...45...........23..91.34...1...753.....1.8..6.5.......723...48.6......7.3.5.8...",
    "12.....8...6..9......2.36...1..943....4......9..1...2.3..84..97..7.....8.41.7.2.."};

ExplanationWalk walk_of(std::string_view cells, bool prune) {
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(cells[cell] - '0'));
    }
    ExplanationWalkOptions options;
    options.prune = prune;
    return explanation_walk(Entry{puzzle}, options);
}

bool solves_it(const State& start, const std::vector<Step>& steps) {
    State state = start;
    for (const Step& step : steps) {
        if (check(step, state)) return false;
        apply(step, state);
    }
    return state.is_solved();
}

TEST(Pruning, LeavesOutStepsAndStillSolves) {
    std::size_t before = 0;
    std::size_t after = 0;
    for (const std::string_view cells : kHardPuzzles) {
        const ExplanationWalk whole = walk_of(cells, false);
        const ExplanationWalk walk = walk_of(cells, true);

        EXPECT_EQ(walk.end, ExplanationWalkEnd::solved);
        EXPECT_TRUE(solves_it(walk.start, walk.steps)) << cells;
        before += whole.steps.size();
        after += walk.steps.size();
    }
    EXPECT_LT(after, before);
}

TEST(Pruning, LeavesNoStepThatCouldBeSparedAlone) {
    const ExplanationWalk walk = walk_of(kHardPuzzles[1], true);

    for (std::size_t i = 0; i < walk.steps.size(); ++i) {
        std::vector<Step> fewer = walk.steps;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(solves_it(walk.start, fewer)) << i;
    }
}

TEST(Folding, SinglesInARowAreOneEntry) {
    const ExplanationWalk walk = walk_of(kHardPuzzles[0], false);

    const std::vector<std::size_t> begins = folded_entries(walk.steps);

    const auto single = [&](std::size_t i) {
        return std::holds_alternative<SinglePattern>(walk.steps[i].pattern);
    };
    ASSERT_LT(begins.size(), walk.steps.size());
    ASSERT_EQ(begins.front(), 0U);
    for (std::size_t i = 1, entry = 1; i < walk.steps.size(); ++i) {
        const bool begins_here = entry < begins.size() && begins[entry] == i;
        EXPECT_EQ(begins_here, !single(i) || !single(i - 1)) << i;
        if (begins_here) ++entry;
    }
}

}  // namespace
}  // namespace sudokit::walks
