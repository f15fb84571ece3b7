// Puzzles of known depth have it, by both ways of finding it.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"

#include "support/boards.hpp"

namespace sudokit {
namespace {

TEST(KnownDepths, AreFound) {
    std::ifstream file(std::string(SUDOKIT_CONFORMANCE_DIR) + "/depth.txt");
    std::string line;
    int puzzles = 0;
    DepthRater rater;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        std::istringstream fields(line);
        unsigned depth = 0;
        std::string bar;
        std::string givens;
        fields >> depth >> bar >> givens;
        const Puzzle puzzle = tests::puzzle_of(givens);

        EXPECT_EQ(rater.rate(puzzle).depth, depth) << givens;
        // The general way takes too long for more.
        if (depth <= 2) {
            EXPECT_EQ(rater.rate_in_general(puzzle).depth, depth) << givens;
        }
        ++puzzles;
    }
    EXPECT_EQ(puzzles, 11);
}

}  // namespace
}  // namespace sudokit
