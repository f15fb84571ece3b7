#include "cli/race/heat_bytes.hpp"

#include <gtest/gtest.h>

namespace sudokit::cli {
namespace {

TEST(HeatBytes, ComeBackAsTheyWereAndNeverByHalves) {
    const Puzzle puzzle(Board::standard(4));
    Heat heat;
    heat.why = "because";
    heat.answer = *solve(puzzle, {.engine = "general", .limit = 2});
    heat.last = "general";
    heat.seconds = {0.5, 0.75};
    const std::string bytes = heat_bytes(heat);

    Heat back;
    ASSERT_TRUE(take_heat(bytes, puzzle.board(), back));
    EXPECT_EQ(back.why, heat.why);
    EXPECT_EQ(back.answer.count, heat.answer.count);
    ASSERT_EQ(back.answer.solutions.size(), 2U);
    EXPECT_EQ(back.answer.solutions[1].digits, heat.answer.solutions[1].digits);
    EXPECT_EQ(back.seconds, heat.seconds);

    for (std::size_t size = 0; size < bytes.size(); ++size) {
        Heat half;
        // In a block of its own, so that reading beyond its end is noticed.
        const std::vector<char> cut(bytes.begin(),
                                    bytes.begin() + static_cast<std::ptrdiff_t>(size));
        EXPECT_FALSE(take_heat({cut.data(), cut.size()}, puzzle.board(), half)) << size;
    }
}

}  // namespace
}  // namespace sudokit::cli
