#include "sudokit/whips.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"
#include "rate/test_puzzles.hpp"

namespace sudokit {
namespace {

using tests::Patience;

constexpr std::string_view kEasy =
    "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361";
// W = 6, B = 5, gW = 5.
constexpr std::string_view kHard =
    ".....6...4.6.8.1.3.9..3.5..2..3...7....527.......98..........4.8..6732..9.1.4.6..";
// AI Escargot (A. Inkala 2006), of depth 2.
constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

Puzzle from_text(std::string_view text) { return nine::puzzle_of(digits_of(text)); }

TEST(WhipRater, SinglesAloneAreLengthZero) {
    const WhipAnswer answer = WhipRater(Scale::whips).rate(from_text(kEasy));

    EXPECT_EQ(answer.count, 1U);
    EXPECT_EQ(answer.length, 0U);
    EXPECT_EQ(answer.chain, "");
}

TEST(WhipRater, TheThreeScalesDiffer) {
    const WhipAnswer whips = WhipRater(Scale::whips).rate(from_text(kHard));
    const WhipAnswer braids = WhipRater(Scale::braids).rate(from_text(kHard));
    const WhipAnswer g_whips = WhipRater(Scale::g_whips).rate(from_text(kHard));

    EXPECT_EQ(whips.length, 6U);
    EXPECT_EQ(braids.length, 5U);
    EXPECT_EQ(g_whips.length, 5U);
    EXPECT_TRUE(whips.chain.starts_with("whip[6]: ")) << whips.chain;
    EXPECT_TRUE(braids.chain.starts_with("braid[5]: ")) << braids.chain;
    EXPECT_NE(g_whips.chain.find("whip[5]: "), std::string::npos) << g_whips.chain;
}

TEST(WhipRater, BeyondDepthOneNoLengthIsEnough) {
    for (const Scale scale : {Scale::whips, Scale::braids, Scale::g_whips}) {
        const WhipAnswer answer = WhipRater(scale).rate(from_text(kEscargot));

        EXPECT_TRUE(answer.stuck);
        EXPECT_EQ(answer.stop, Stop::exhausted);
        EXPECT_EQ(answer.length, std::nullopt);
    }
}

TEST(WhipRater, StopsWhereMoreIsNotAskedFor) {
    WhipRater rater(Scale::whips);

    rater.set_most(5);
    const WhipAnswer above = rater.rate(from_text(kHard));
    rater.set_most(6);
    const WhipAnswer found = rater.rate(from_text(kHard));

    EXPECT_EQ(above.above, 5U);
    EXPECT_EQ(above.length, std::nullopt);
    EXPECT_EQ(found.above, std::nullopt);
    EXPECT_EQ(found.length, 6U);
}

TEST(WhipRater, OnlyPuzzlesWithOneSolutionHaveARating) {
    const WhipAnswer several = WhipRater(Scale::whips).rate(Puzzle(Board::standard(9)));

    EXPECT_EQ(several.stop, Stop::limit);
    EXPECT_EQ(several.length, std::nullopt);
    EXPECT_FALSE(several.stuck);
}

TEST(WhipRater, GivesUpWhenTimeIsOver) {
    for (const Scale scale : {Scale::whips, Scale::braids, Scale::g_whips}) {
        const Patience patience(500);

        const WhipAnswer answer = WhipRater(scale).rate(from_text(kHard), patience.deadline());

        EXPECT_EQ(answer.stop, Stop::deadline);
        EXPECT_EQ(answer.length, std::nullopt);
        EXPECT_LT(patience.late_looks(), 20U);
    }
}

TEST(WhipRater, RatesManyAsItRatesOne) {
    const nine::Digits puzzles[] = {digits_of(kEasy), digits_of(kEscargot), digits_of(kHard)};
    WhipAnswer answers[3];

    WhipRater(Scale::braids).rate(puzzles, {}, answers);

    EXPECT_EQ(answers[0].length, 0U);
    EXPECT_TRUE(answers[1].stuck);
    EXPECT_EQ(answers[2].length, 5U);
}

TEST(WhipRater, CandidatesThatAreLeftOutCount) {
    // The same puzzle, and one candidate fewer: what whips remove first may as well be given.
    Puzzle puzzle = from_text(
        "..3....8..5.78.1....91....52.......6..7....3.6...1.......2..9....16..3..9725...1.");
    const WhipAnswer before = WhipRater(Scale::whips).rate(puzzle);
    puzzle.set_pencilmarks(23, puzzle.board().digits() & ~DigitSet::of(2));

    const WhipAnswer after = WhipRater(Scale::whips).rate(puzzle);

    EXPECT_EQ(before.length, 4U);
    EXPECT_TRUE(before.chain.ends_with(" ==> r3c6<>2")) << before.chain;
    ASSERT_TRUE(after.length);
    EXPECT_FALSE(after.chain.ends_with(" ==> r3c6<>2")) << after.chain;
}

TEST(WhipFault, OtherBoardsHaveNoRating) {
    EXPECT_EQ(whip_fault(Puzzle(Board::standard(9))), std::nullopt);
    EXPECT_NE(whip_fault(Puzzle(Board::standard(4))), std::nullopt);
}

// Three numbers 0-2 in some order.
std::array<unsigned, 3> shuffled_three(Rng& rng) {
    std::array<unsigned, 3> out = {0, 1, 2};
    std::swap(out[2], out[rng.below(3)]);
    std::swap(out[1], out[rng.below(2)]);
    return out;
}

// Nine lines in some order that leaves those of a band together.
std::array<unsigned, 9> shuffled_lines(Rng& rng) {
    std::array<unsigned, 9> out{};
    const auto bands = shuffled_three(rng);
    for (unsigned band = 0; band < 3; ++band) {
        const auto lines = shuffled_three(rng);
        for (unsigned i = 0; i < 3; ++i) out[band * 3 + i] = bands[band] * 3 + lines[i];
    }
    return out;
}

nine::Digits isomorph(const nine::Digits& puzzle, Rng& rng) {
    const auto rows = shuffled_lines(rng);
    const auto columns = shuffled_lines(rng);
    const auto digits = shuffled_lines(rng);
    const bool turned = rng.below(2) == 1;
    nine::Digits out{};
    for (unsigned row = 0; row < 9; ++row) {
        for (unsigned column = 0; column < 9; ++column) {
            const unsigned from = rows[row] * 9 + columns[column];
            const std::uint8_t digit = puzzle[from];
            out[turned ? column * 9 + row : row * 9 + column] =
                static_cast<std::uint8_t>(digit == 0 ? 0 : digits[digit - 1U] + 1);
        }
    }
    return out;
}

TEST(BraidRating, IsTheSameForIsomorphs) {
    Rng rng(7);
    WhipRater rater(Scale::braids);
    for (int i = 0; i < 10; ++i) {
        const nine::Digits other = isomorph(digits_of(kHard), rng);

        EXPECT_EQ(rater.rate(nine::puzzle_of(other)).length, 5U) << "isomorph " << i;
    }
}

}  // namespace
}  // namespace sudokit
