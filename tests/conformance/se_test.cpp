// Puzzles get the ratings that Sudoku Explainer itself gives them.
#include "sudokit/se.hpp"

#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "support/boards.hpp"

namespace sudokit {
namespace {

TEST(KnownSeRatings, AreFound) {
    std::ifstream file(std::string(SUDOKIT_CONFORMANCE_DIR) + "/se.txt");
    std::string line;
    int puzzles = 0;
    SeRater rater;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        std::istringstream fields(line);
        std::string ratings;
        std::string bar;
        std::string givens;
        fields >> ratings >> bar >> givens;

        const SeAnswer answer = rater.rate(tests::puzzle_of(givens));

        ASSERT_TRUE(answer.rating) << givens;
        EXPECT_EQ(se_text(*answer.rating), ratings) << givens;
        ++puzzles;
    }
    EXPECT_EQ(puzzles, 40);
}

}  // namespace
}  // namespace sudokit
