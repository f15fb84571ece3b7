#include "sudokit/backdoor.hpp"

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/state.hpp"
#include "sudokit/techniques.hpp"

#include "board/test_puzzle.hpp"
#include "engine/general/general.hpp"

namespace sudokit {
namespace {

Grid solution_of(const Puzzle& puzzle) {
    Grid grid{puzzle.board(), {}};
    LevelRater rater(Scale::level);
    EXPECT_TRUE(rater.rate(puzzle).level);
    engine::General general;
    general.search(puzzle, {.limit = 1}, [&](std::span<const std::uint8_t> digits) {
        grid.digits.assign(digits.begin(), digits.end());
        return true;
    });
    return grid;
}

// By the techniques of players, which share no code with the search.
bool singles_solve(const Puzzle& puzzle) {
    State state(puzzle);
    for (bool found = true; found;) {
        found = false;
        for (const TechniqueId id : {TechniqueId::naked_single, TechniqueId::hidden_single}) {
            find_steps(id, state, [&](const Step& step) {
                apply(step, state);
                found = true;
                return false;
            });
            if (found) break;
        }
    }
    return state.open_count() == 0;
}

Puzzle told(const Puzzle& puzzle, const Grid& solution, std::span<const Cell> cells) {
    Puzzle out = puzzle;
    for (const Cell cell : cells) out.set_given(cell, solution.digits[cell]);
    return out;
}

TEST(Backdoor, OfAPuzzleThatSinglesSolveIsEmpty) {
    const Puzzle puzzle = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    const BackdoorAnswer answer = find_backdoors(puzzle, solution_of(puzzle));

    EXPECT_TRUE(answer.known);
    EXPECT_TRUE(answer.cells.empty());
    EXPECT_EQ(answer.count, 1U);
}

TEST(Backdoor, IsTheSmallestAndAllOfItsSizeAreCounted) {
    for (const std::string_view text :
         {"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
          "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"}) {
        const Puzzle puzzle = puzzle_of(text);
        const Grid solution = solution_of(puzzle);

        const BackdoorAnswer answer = find_backdoors(puzzle, solution);

        ASSERT_TRUE(answer.known);
        EXPECT_EQ(answer.cells.empty(), singles_solve(puzzle));
        EXPECT_TRUE(singles_solve(told(puzzle, solution, answer.cells)));
        std::uint64_t alone = 0;
        for (Cell cell = 0; cell < 81; ++cell) {
            if (puzzle.given(cell) == 0 && singles_solve(told(puzzle, solution, std::array{cell})))
                ++alone;
        }
        if (answer.cells.empty()) continue;
        EXPECT_EQ(alone, answer.cells.size() == 1 ? answer.count : 0U) << text;
    }
}

TEST(Backdoor, SetsOfTwoCellsAreCountedLikeByTryingAll) {
    const Puzzle puzzle = puzzle_of(
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    const Grid solution = solution_of(puzzle);

    const BackdoorAnswer answer = find_backdoors(puzzle, solution);

    ASSERT_EQ(answer.cells.size(), 2U);
    std::uint64_t pairs = 0;
    for (Cell first = 0; first < 81; ++first) {
        if (puzzle.given(first) != 0) continue;
        for (Cell second = first + 1; second < 81; ++second) {
            if (puzzle.given(second) != 0) continue;
            pairs += singles_solve(told(puzzle, solution, std::array{first, second})) ? 1U : 0U;
        }
    }
    EXPECT_EQ(answer.count, pairs);
}

TEST(BackdoorRater, GivesSizeAndCellsOrSaysThatItTakesMore) {
    const Puzzle puzzle = puzzle_of(
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    BackdoorRater rater;

    const BackdoorRating found = rater.rate(puzzle);
    rater.set_most(1);
    const BackdoorRating above = rater.rate(puzzle);

    EXPECT_EQ(found.size, 2U);
    EXPECT_EQ(found.cells.size(), 2U);
    EXPECT_GT(found.sets, 0U);
    EXPECT_EQ(above.size, std::nullopt);
    EXPECT_EQ(above.above, 1U);
}

TEST(BackdoorRater, RatesManyAsItRatesOneOnAnyBoard) {
    const nine::Digits puzzles[] = {nine::Digits{}, nine::Digits{}};
    BackdoorRating answers[2];

    BackdoorRater().rate(puzzles, {}, answers);
    const BackdoorRating small = BackdoorRater().rate(puzzle_of("2.1....24....3.."));

    EXPECT_EQ(answers[1].stop, Stop::limit);
    EXPECT_EQ(answers[1].size, std::nullopt);
    EXPECT_EQ(small.size, 0U);
}

TEST(Backdoor, SearchStopsAtTheDeadline) {
    const Puzzle puzzle(Board::standard(16));
    Grid solution{puzzle.board(), {}};
    for (std::uint32_t row = 0; row < 16; ++row) {
        for (std::uint32_t column = 0; column < 16; ++column) {
            solution.digits.push_back(
                static_cast<std::uint8_t>((row % 4 * 4 + row / 4 + column) % 16 + 1));
        }
    }
    const Deadline over([](const void*) { return true; }, nullptr);

    EXPECT_FALSE(find_backdoors(puzzle, solution, over).known);
}

}  // namespace
}  // namespace sudokit
