#include "backend/colour/relabelling.hpp"

#include <set>

#include <gtest/gtest.h>

namespace sudokit::colouring {
namespace {

TEST(Relabelling, GivesEveryWayOfNamingInterchangeableColoursOnce) {
    Problem problem;
    problem.colours = 5;
    problem.first_free = 1;
    const std::vector<Colour> colours = {0, 2, 3, 2};
    std::set<std::vector<Colour>> seen;

    for_each_relabelling(problem, colours, [&](std::span<const Colour> each) {
        EXPECT_EQ(each[0], 0U);
        EXPECT_EQ(each[1], each[3]);
        EXPECT_TRUE(seen.emplace(each.begin(), each.end()).second);
        return true;
    });

    EXPECT_EQ(seen.size(), 12U);
    EXPECT_FALSE(for_each_relabelling(problem, colours, [](auto) { return false; }));
}

}  // namespace
}  // namespace sudokit::colouring
