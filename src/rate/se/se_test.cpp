#include "sudokit/se.hpp"

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"

#include "base/test_deadline.hpp"
#include "rate/test_puzzles.hpp"

namespace sudokit {
namespace {

using tests::Patience;

constexpr std::string_view kEasy =
    "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361";
// AI Escargot (A. Inkala 2006).
constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

TEST(SeRater, GivesTheThreeRatings) {
    SeRater rater;

    const SeAnswer easy = rater.rate(nine::puzzle_of(digits_of(kEasy)));
    const SeAnswer hard = rater.rate(nine::puzzle_of(digits_of(kEscargot)));

    EXPECT_EQ(easy.count, 1U);
    EXPECT_EQ(easy.rating, (SeRating{20, 12, 12}));
    EXPECT_EQ(hard.rating, (SeRating{105, 12, 12}));
    EXPECT_EQ(se_text(*hard.rating), "10.5/1.2/1.2");
}

TEST(SeRater, AFilledGridTakesNoSteps) {
    nine::Digits grid;
    for (unsigned cell = 0; cell < 81; ++cell) {
        grid[cell] = static_cast<std::uint8_t>((cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1);
    }

    EXPECT_EQ(SeRater().rate(nine::puzzle_of(grid)).rating, SeRating{});
}

TEST(SeRater, OnlyPuzzlesWithOneSolutionHaveARating) {
    SeRater rater;

    const SeAnswer several = rater.rate(Puzzle(Board::standard(9)));

    EXPECT_EQ(several.stop, Stop::limit);
    EXPECT_EQ(several.rating, std::nullopt);
    EXPECT_EQ(several.above, std::nullopt);
}

TEST(SeRater, StopsWhereMoreIsNotAskedFor) {
    SeRater rater;
    rater.set_most(90);

    const SeAnswer hard = rater.rate(nine::puzzle_of(digits_of(kEscargot)));
    const SeAnswer easy = rater.rate(nine::puzzle_of(digits_of(kEasy)));

    EXPECT_EQ(hard.above, 90U);
    EXPECT_EQ(hard.rating, std::nullopt);
    EXPECT_EQ(easy.rating, (SeRating{20, 12, 12}));
}

TEST(SeRater, GivesUpWhenTimeIsOver) {
    Patience patience(200);

    const SeAnswer answer =
        SeRater().rate(nine::puzzle_of(digits_of(kEscargot)), patience.deadline());

    EXPECT_EQ(answer.stop, Stop::deadline);
    EXPECT_EQ(answer.rating, std::nullopt);
}

TEST(SeRater, RatesManyAsItRatesOne) {
    const nine::Digits puzzles[] = {digits_of(kEasy), digits_of(kEscargot)};
    SeAnswer answers[2];

    SeRater().rate(puzzles, {}, answers);

    EXPECT_EQ(answers[0].rating, (SeRating{20, 12, 12}));
    EXPECT_EQ(answers[1].rating, (SeRating{105, 12, 12}));
}

TEST(SeFault, OtherBoardsAndCandidatesHaveNone) {
    EXPECT_EQ(se_fault(Puzzle(Board::standard(9))), std::nullopt);
    EXPECT_NE(se_fault(Puzzle(Board::standard(4))), std::nullopt);
    Puzzle marks(Board::standard(9));
    marks.set_pencilmarks(0, marks.board().digits() & ~DigitSet::of(5));
    EXPECT_NE(se_fault(marks), std::nullopt);
}

}  // namespace
}  // namespace sudokit
