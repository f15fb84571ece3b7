// Puzzles get the ratings BxB, Q1 and Q2 that were published for them, or that the programs which
// these ratings come from give them.
#include <string>

#include <gtest/gtest.h>

#include "sudokit/gsf.hpp"
#include "sudokit/whips.hpp"

#include "support/known_ratings.hpp"

namespace sudokit {
namespace {

TEST(KnownBxbRatings, AreFound) {
    WhipRater rater(Scale::bxb);

    const auto puzzles = tests::each_known_rating(
        "bxb.txt", [&](const std::string& bxb, const Puzzle& puzzle, const std::string& givens) {
            EXPECT_EQ(std::to_string(rater.rate(puzzle).length.value()), bxb) << givens;
        });

    EXPECT_EQ(puzzles, 6U);
}

TEST(KnownGsfRatings, AreFound) {
    GsfRater q1(Scale::q1);
    GsfRater q2(Scale::q2);
    const auto text = [](const GsfAnswer& answer) { return std::to_string(answer.rating.value()); };

    const auto puzzles = tests::each_known_rating(
        "gsf.txt", [&](const std::string& both, const Puzzle& puzzle, const std::string& givens) {
            EXPECT_EQ(text(q1.rate(puzzle)) + " " + text(q2.rate(puzzle)), both) << givens;
        });

    EXPECT_EQ(puzzles, 19U);
}

// Nothing is left to do there.
TEST(KnownGsfRatings, AFullGridIsRatedZero) {
    const Puzzle full = tests::puzzle_of(
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642");

    EXPECT_EQ(GsfRater(Scale::q1).rate(full).rating, 0U);
    EXPECT_EQ(GsfRater(Scale::q2).rate(full).rating, 0U);
}

}  // namespace
}  // namespace sudokit
