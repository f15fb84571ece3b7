// What is found out about puzzles for a book.
#include <gtest/gtest.h>

#include "sudokit/book.hpp"
#include "sudokit/check.hpp"
#include "sudokit/order.hpp"
#include "sudokit/techniques.hpp"

#include "base/test_deadline.hpp"
#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kSingles =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kHard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

BookPuzzle found(const Puzzle& puzzle, const BookWish& wish = {}) {
    Solver solver;
    return book_puzzle({puzzle}, wish, solver).value();
}

TEST(BookPuzzle, HasItsOnlySolutionLevelAndKeyStep) {
    const BookPuzzle puzzle = found(puzzle_of(kHard));

    EXPECT_EQ(puzzle.verdict, Verdict::one);
    ASSERT_TRUE(puzzle.solution.has_value());
    EXPECT_EQ(puzzle.level, Level::expert);
    ASSERT_TRUE(puzzle.key_step.has_value());
    EXPECT_NE(info_of(puzzle.key_step->step.technique).family, TechniqueFamily::single);
    EXPECT_FALSE(check(puzzle.key_step->step, puzzle.key_step->before).has_value());
    EXPECT_FALSE(puzzle.out_of_time);
}

TEST(BookPuzzle, WhereSinglesAreEnoughTheKeyStepIsTheFirstOfTheHardest) {
    const BookPuzzle puzzle = found(puzzle_of(kSingles));

    ASSERT_TRUE(puzzle.key_step.has_value());
    Player player(State(puzzle_of(kSingles)), TechniqueOrder::people);
    std::size_t hardest = 0;
    std::optional<Step> first;
    while (const auto step = player.next()) {
        const std::size_t hardness = hardness_in(TechniqueOrder::people, step->technique);
        if (!first || hardness > hardest) {
            first = step;
            hardest = hardness;
        }
        player.take(*step);
    }
    EXPECT_TRUE(player.state().is_solved());
    EXPECT_EQ(puzzle.key_step->step, *first);
}

TEST(BookPuzzle, OfSeveralSolutionsHasOneAndNothingMore) {
    const BookPuzzle puzzle = found(Puzzle(Board::standard(4)));

    EXPECT_EQ(puzzle.verdict, Verdict::several);
    EXPECT_TRUE(puzzle.solution.has_value());
    EXPECT_FALSE(puzzle.level.has_value());
    EXPECT_FALSE(puzzle.key_step.has_value());
}

TEST(BookPuzzle, WithoutSolutionHasNone) {
    const BookPuzzle puzzle = found(puzzle_of("11.............."));

    EXPECT_EQ(puzzle.verdict, Verdict::none);
    EXPECT_FALSE(puzzle.solution.has_value());
}

TEST(BookPuzzle, LeavesOutWhatNobodyWishesFor) {
    const BookPuzzle puzzle = found(puzzle_of(kHard), {.level = false, .key_step = false});

    EXPECT_TRUE(puzzle.solution.has_value());
    EXPECT_FALSE(puzzle.level.has_value());
    EXPECT_FALSE(puzzle.key_step.has_value());
}

TEST(BookPuzzle, WithConstraintsHasAHintButNoLevel) {
    Puzzle puzzle = puzzle_of("12..341221434321");
    puzzle.add_constraint(
        *make_constraint({.kind = "killer-cage", .cells = {2, 3}, .value = 7}, puzzle.board()));

    const BookPuzzle answer = found(puzzle);

    EXPECT_EQ(answer.verdict, Verdict::one);
    EXPECT_TRUE(answer.solution.has_value());
    EXPECT_FALSE(answer.level.has_value());
    ASSERT_TRUE(answer.key_step.has_value());
    EXPECT_EQ(answer.key_step->step.technique, TechniqueId::full_house);
}

TEST(BookPuzzle, SaysWhenTimeWasShort) {
    const tests::Patience none(0);

    const BookPuzzle puzzle = found(Puzzle(Board::standard(36)), {.deadline = none.deadline()});

    EXPECT_TRUE(puzzle.out_of_time);
}

}  // namespace
}  // namespace sudokit
