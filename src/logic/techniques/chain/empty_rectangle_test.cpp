#include "logic/techniques/chain/empty_rectangle.hpp"

#include <gtest/gtest.h>

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

Step rectangle(const State& state, std::string_view outer, std::string_view inner,
               std::string_view pair, std::string_view houses, std::string_view gone) {
    const auto ends = cells_at(state, pair);
    const auto links = houses_at(state, houses);
    ChainPattern pattern;
    pattern.nodes = {{cells_at(state, outer), kSketched},
                     {cells_at(state, inner), kSketched},
                     {{ends[0]}, kSketched},
                     {{ends[1]}, kSketched}};
    pattern.links = {{ChainLink::Kind::strong, links[0]},
                     {ChainLink::Kind::weak, links[1]},
                     {ChainLink::Kind::strong, links[2]}};
    return {TechniqueId::empty_rectangle, pattern, {}, gone_from(state, gone)};
}

constexpr std::string_view kRectangle =
    "..x ... ..."
    "x.x ... x.."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "..x .x. x.."
    "..x ... ...";

TEST(EmptyRectangle, TheCellBetweenTheColumnAndThePairGoes) {
    const State state = sketch(kRectangle);

    const auto steps = find_all(TechniqueId::empty_rectangle, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], rectangle(state, "r1c3", "r2c1 r2c3", "r2c7 r8c7", "b1 r2 c7", "r8c3"));
}

TEST(EmptyRectangle, WorksAlongTheColumnToo) {
    const State state = sketch(
        "..x ... ..."
        "x.x ... x.."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "..x ... x.."
        "... ... x..");

    const auto steps = find_all(TechniqueId::empty_rectangle, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], rectangle(state, "r2c1", "r1c3 r2c3", "r8c3 r8c7", "b1 c3 r8", "r2c7"));
}

TEST(EmptyRectangle, APlaceOffTheCrossBreaksIt) {
    const State state = sketch(
        "..x ... ..."
        "x.x ... x.."
        ".x. ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "..x .x. x.."
        "..x ... ...");

    EXPECT_TRUE(find_all(TechniqueId::empty_rectangle, state).empty());
}

TEST(EmptyRectangle, TwoPlacesAreATurbotFish) {
    const State state = sketch(
        "..x ... ..."
        "x.. ... x.."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "..x .x. x.."
        "..x ... ...");

    EXPECT_TRUE(find_all(TechniqueId::empty_rectangle, state).empty());
    EXPECT_FALSE(find_all(TechniqueId::turbot_fish, state).empty());
}

TEST(EmptyRectangle, PlacesInOneLineAreNoCross) {
    const State state = sketch(
        "... ... ..."
        "xxx ... x.."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "..x .x. x.."
        "..x ... ...");

    EXPECT_TRUE(find_all(TechniqueId::empty_rectangle, state).empty());
}

TEST(EmptyRectangle, WorksInBoxesOfTwoRowsAndWithoutTheCrossing) {
    const State state = sketch(
        "xx. .x."
        "..x ..."
        "... ..."
        "... ..."
        "..x xx."
        "..x ...",
        Board::standard(6));

    const auto steps = find_all(TechniqueId::empty_rectangle, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], rectangle(state, "r2c3", "r1c1 r1c2", "r1c5 r5c5", "b1 r1 c5", "r5c3"));
}

TEST(EmptyRectangle, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::empty_rectangle, sketch(kRectangle)), 1);
}

}  // namespace
}  // namespace sudokit::logic
