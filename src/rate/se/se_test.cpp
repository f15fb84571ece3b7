#include "sudokit/se.hpp"

#include <set>

#include <gtest/gtest.h>

#include "sudokit/nine_symmetry.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/rng.hpp"

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

// Dug at random; its rating changes with its presentation.
constexpr std::string_view kPresented =
    ".....72...6.1...5.87..........8......9...2.6.3.....8......94..5.24.5...67....8..3";

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

TEST(SeRater, OfCanonicalFormsIsTheSameForEquivalentPuzzles) {
    const nine::Digits puzzle = digits_of(kPresented);
    SeRater rater;
    std::set<unsigned> as_given;
    std::set<unsigned> canonical;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Rng rng(seed);
        const Puzzle other = nine::puzzle_of(nine::image(nine::random_symmetry(rng), puzzle));
        rater.set_presentation(SePresentation::given);
        as_given.insert(rater.rate(other).rating.value().er);
        rater.set_presentation(SePresentation::canonical);
        canonical.insert(rater.rate(other).rating.value().er);
    }

    EXPECT_GT(as_given.size(), 1U);
    EXPECT_EQ(canonical.size(), 1U);
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
