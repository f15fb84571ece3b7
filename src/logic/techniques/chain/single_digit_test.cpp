#include "logic/techniques/chain/single_digit.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

constexpr auto kStrong = ChainLink::Kind::strong;
constexpr auto kWeak = ChainLink::Kind::weak;

// A chain of four cells, and the houses of its three links.
Step chain(const State& state, TechniqueId id, std::string_view cells, std::string_view houses,
           std::string_view gone) {
    ChainPattern pattern;
    for (const Cell cell : cells_at(state, cells)) pattern.nodes.push_back({{cell}, kSketched});
    const auto links = houses_at(state, houses);
    pattern.links = {{kStrong, links[0]}, {kWeak, links[1]}, {kStrong, links[2]}};
    return {id, pattern, {}, gone_from(state, gone)};
}

bool removes(const std::vector<Step>& steps, Cell cell) {
    return std::ranges::any_of(steps, [&](const Step& step) {
        return std::ranges::find(step.eliminations, Candidate{cell, kSketched}) !=
               step.eliminations.end();
    });
}

constexpr std::string_view kSkyscraper =
    "... ... ..x"
    "..x ... x.."
    "... ... .x."
    "... ... x.."
    "..x ... .x."
    "... ... ..x"
    "... ... ..."
    "... ... ..."
    "... ... xxx";

TEST(Skyscraper, WhatSeesBothTopsGoes) {
    const State state = sketch(kSkyscraper);

    const auto steps = find_all(TechniqueId::skyscraper, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], chain(state, TechniqueId::skyscraper, "r2c7 r2c3 r5c3 r5c8", "r2 c3 r5",
                              "r3c8 r4c7"));
}

TEST(Skyscraper, AThirdPlaceInALineBreaksIt) {
    State state = sketch(
        "... ... ..x"
        "..x ... x.."
        "... ... .x."
        "... ... x.."
        "..x .x. .x."
        "... ... ..x"
        "... ... ..."
        "... ... ..."
        "... ... xxx");

    EXPECT_TRUE(find_all(TechniqueId::skyscraper, state).empty());
}

TEST(Skyscraper, TopsInOneColumnAreAnXWing) {
    const State state = sketch(
        "... ... ..."
        "..x ... x.."
        "... ... x.."
        "... ... x.."
        "..x ... x.."
        "..x ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ...");

    EXPECT_TRUE(find_all(TechniqueId::skyscraper, state).empty());
    EXPECT_EQ(find_all(TechniqueId::x_wing, state).size(), 1U);
}

TEST(Skyscraper, OfColumns) {
    const State state = sketch(
        "... ... ..."
        ".x. .x. ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        ".x. x.. ..."
        "..x .x. ..."
        "... ... ...");

    const auto steps = find_all(TechniqueId::skyscraper, state);

    EXPECT_EQ(std::ranges::count(steps, chain(state, TechniqueId::skyscraper, "r7c2 r2c2 r2c5 r8c5",
                                              "c2 r2 c5", "r7c4 r8c3")),
              1);
}

constexpr std::string_view kKite =
    "..x ... ..."
    ".x. ... x.."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "..x .x. x.."
    "... ... x..";

TEST(TwoStringKite, TheCellWhereTheStringsMeetGoes) {
    const State state = sketch(kKite);

    const auto steps = find_all(TechniqueId::two_string_kite, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], chain(state, TechniqueId::two_string_kite, "r2c7 r2c2 r1c3 r8c3",
                              "r2 b1 c3", "r8c7"));
}

TEST(TwoStringKite, StringsThatDoNotMeetInABoxAreNone) {
    const State state = sketch(
        "... ... ..."
        ".x. ... x.."
        "... ... ..."
        "..x ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "..x .x. x.."
        "... ... x..");

    EXPECT_TRUE(find_all(TechniqueId::two_string_kite, state).empty());
}

constexpr std::string_view kTurbot =
    "x.. ... ..."
    "... ... ..."
    ".x. .x. x.."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "x.. .x. x.."
    "x.. ... ...";

TEST(TurbotFish, AStrongLinkMayBeInABox) {
    const State state = sketch(kTurbot);

    const auto steps = find_all(TechniqueId::turbot_fish, state);

    EXPECT_EQ(std::ranges::count(steps, chain(state, TechniqueId::turbot_fish,
                                              "r1c1 r3c2 r3c7 r8c7", "b1 r3 c7", "r8c1")),
              1);
}

TEST(TurbotFish, AThirdPlaceInTheBoxBreaksIt) {
    const State state = sketch(
        "x.. ... ..."
        "..x ... ..."
        ".x. .x. x.."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "x.. .x. x.."
        "x.. ... ...");

    EXPECT_FALSE(removes(find_all(TechniqueId::turbot_fish, state), at(state, 8, 1)));
}

TEST(TurbotFish, IsNeitherASkyscraperNorAKite) {
    const auto is_turbot = [](const State& state, const Step& step) {
        auto turbots = find_all(TechniqueId::turbot_fish, state);
        return std::ranges::any_of(
            turbots, [&](const Step& turbot) { return turbot.pattern == step.pattern; });
    };
    const State kite = sketch(kKite);
    const State skyscraper = sketch(kSkyscraper);

    EXPECT_FALSE(is_turbot(kite, find_all(TechniqueId::two_string_kite, kite)[0]));
    EXPECT_FALSE(is_turbot(skyscraper, find_all(TechniqueId::skyscraper, skyscraper)[0]));
}

TEST(TwoStringKite, TheStringsMayMeetInARegionOfAJigsaw) {
    // Rows are the regions but for two cells that the first two exchange.
    Shape shape;
    shape.order = 5;
    shape.regions = Jigsaw{{0, 0, 0, 0, 1,  //
                            0, 1, 1, 1, 1,  //
                            2, 2, 2, 2, 2,  //
                            3, 3, 3, 3, 3,  //
                            4, 4, 4, 4, 4}};
    const State state = sketch(
        "..x.."
        "x..x."
        "....."
        "..xx."
        "...x.",
        *Board::make(shape));

    const auto steps = find_all(TechniqueId::two_string_kite, state);

    EXPECT_EQ(std::ranges::count(steps, chain(state, TechniqueId::two_string_kite,
                                              "r2c4 r2c1 r1c3 r4c3", "r2 b1 c3", "r4c4")),
              1);
}

TEST(TwoStrongLinks, StopWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::skyscraper, sketch(kSkyscraper)), 1);
    EXPECT_EQ(offered_until_stop(TechniqueId::two_string_kite, sketch(kKite)), 1);
    EXPECT_EQ(offered_until_stop(TechniqueId::turbot_fish, sketch(kTurbot)), 1);
}

}  // namespace
}  // namespace sudokit::logic
