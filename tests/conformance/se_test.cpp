// Puzzles get the ratings that Sudoku Explainer and Sukaku Explainer themselves give them, and the
// path that is explained is the one that is rated.
#include "sudokit/se.hpp"

#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"
#include "sudokit/order.hpp"

#include "support/known_ratings.hpp"

namespace sudokit {
namespace {

void expect_ratings(SeRater& rater, const std::string& ratings, const Puzzle& puzzle,
                    const std::string& givens) {
    const SeAnswer answer = rater.rate(puzzle);

    ASSERT_TRUE(answer.rating) << givens;
    EXPECT_EQ(se_text(*answer.rating), ratings) << givens;
}

// The path by the order `se`, every step of it checked.
void expect_path(const std::string& ratings, const Puzzle& puzzle, const std::string& givens) {
    Player player(State(puzzle), TechniqueOrder::se);
    std::vector<Step> steps;
    while (auto step = player.next()) {
        const auto fault = check(*step, player.state());
        ASSERT_FALSE(fault) << givens << ": " << fault->in(Language::en);
        player.take(*step);
        steps.push_back(*std::move(step));
    }

    EXPECT_TRUE(player.state().is_solved()) << givens;
    EXPECT_EQ(se_text(se_rating_of(steps).value()), ratings) << givens;
}

TEST(KnownSeRatings, AreFound) {
    SeRater rater;

    const auto puzzles =
        tests::each_known_rating("se.txt", std::bind_front(expect_ratings, std::ref(rater)));

    EXPECT_EQ(puzzles, 40U);
}

TEST(KnownSeRatings, OfSukakuExplainerAreFound) {
    SeRater rater;
    rater.set_variant(SeVariant::sukaku_1_18);

    const auto puzzles =
        tests::each_known_rating("se_sukaku.txt", std::bind_front(expect_ratings, std::ref(rater)));

    EXPECT_EQ(puzzles, 37U);
}

TEST(KnownSeRatings, AreThoseOfThePathThatIsExplained) {
    EXPECT_EQ(tests::each_known_rating("se.txt", expect_path), 40U);
}

}  // namespace
}  // namespace sudokit
