// Puzzles get the ratings W, B and gW that were published for them.
#include "sudokit/whips.hpp"

#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "support/boards.hpp"

namespace sudokit {
namespace {

TEST(KnownWhipRatings, AreFound) {
    std::ifstream file(std::string(SUDOKIT_CONFORMANCE_DIR) + "/whips.txt");
    std::string line;
    int puzzles = 0;
    WhipRater whips(Scale::whips);
    WhipRater braids(Scale::braids);
    WhipRater g_whips(Scale::g_whips);
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        std::istringstream fields(line);
        unsigned w = 0;
        unsigned b = 0;
        unsigned gw = 0;
        std::string bar;
        std::string givens;
        fields >> w >> b >> gw >> bar >> givens;
        const Puzzle puzzle = tests::puzzle_of(givens);

        EXPECT_EQ(whips.rate(puzzle).length, w) << givens;
        EXPECT_EQ(braids.rate(puzzle).length, b) << givens;
        EXPECT_EQ(g_whips.rate(puzzle).length, gw) << givens;
        ++puzzles;
    }
    EXPECT_EQ(puzzles, 24);
}

}  // namespace
}  // namespace sudokit
