#include "logic/techniques/colouring/colouring.hpp"

#include <gtest/gtest.h>

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

ColourCluster cluster(const State& state, std::string_view one, std::string_view other,
                      std::initializer_list<std::array<std::string_view, 2>> pairs) {
    ColourCluster result{{cells_at(state, one), cells_at(state, other)}, {}};
    for (const auto& [cells, house] : pairs) {
        const auto both = cells_at(state, cells);
        result.pairs.push_back({both[0], both[1], houses_at(state, house)[0]});
    }
    return result;
}

// r1c1 and r8c3 have opposite colours.
constexpr std::string_view kTrap =
    "x.. .x. ..."
    "... ... ..."
    "... ... ..."
    "x.. ... ..."
    "... ... ..."
    "... .x. ..x"
    ".x. ... ..."
    "..x ... ..x"
    "x.. ... ...";

TEST(SimpleColouring, WhatSeesBothColoursGoes) {
    const State state = sketch(kTrap);

    const auto steps = find_all(TechniqueId::simple_colouring, state);

    ASSERT_EQ(steps.size(), 1U);
    const ColouringPattern pattern{kSketched,
                                   {cluster(state, "r1c1 r6c5 r8c9", "r1c5 r6c9 r8c3",
                                            {{{"r1c1 r1c5", "r1"}},
                                             {{"r1c5 r6c5", "c5"}},
                                             {{"r6c5 r6c9", "r6"}},
                                             {{"r6c9 r8c9", "c9"}},
                                             {{"r8c3 r8c9", "r8"}}})}};
    EXPECT_EQ(steps[0],
              (Step{TechniqueId::simple_colouring, pattern, {}, gone_from(state, "r9c1")}));
}

TEST(SimpleColouring, WhatSeesOneColourTwiceStays) {
    // As above without the last pair: r9c1 and r7c2 see but one cell each.
    const State state = sketch(
        "x.. .x. ..."
        "... ... ..."
        "... ... ..."
        "x.. ... ..."
        "... ... ..."
        "... .x. ..x"
        ".x. ... ..."
        "..x ..x ..x"
        "x.. ... ...");

    EXPECT_TRUE(find_all(TechniqueId::simple_colouring, state).empty());
}

TEST(SimpleColouring, AColourThatSeesItselfGoes) {
    const State state = sketch(
        "x.. ... x.."
        "..x ... ..."
        ".x. ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        ".x. ... x.."
        "... ... ...");

    const auto steps = find_all(TechniqueId::simple_colouring, state);

    ASSERT_EQ(steps.size(), 1U);
    const ColouringPattern pattern{kSketched,
                                   {cluster(state, "r1c1 r3c2 r8c7", "r1c7 r8c2",
                                            {{{"r1c1 r1c7", "r1"}},
                                             {{"r1c7 r8c7", "c7"}},
                                             {{"r3c2 r8c2", "c2"}},
                                             {{"r8c2 r8c7", "r8"}}})}};
    EXPECT_EQ(
        steps[0],
        (Step{TechniqueId::simple_colouring, pattern, {}, gone_from(state, "r1c1 r3c2 r8c7")}));
}

TEST(SimpleColouring, RingsOfOddLengthHaveNoColours) {
    const State state = sketch(
        "x.. ... x.."
        "... ... ..."
        ".x. ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        ".x. ... x.."
        "... ... ...");

    EXPECT_TRUE(find_all(TechniqueId::simple_colouring, state).empty());
}

constexpr std::string_view kTwoClusters =
    "... ... ..x"
    "..x ... x.."
    "... ... .x."
    "... ... x.."
    "..x ... .x."
    "... ... ..x"
    "... ... ..."
    "..x ... ..."
    "... ... xxx";

TEST(MultiColouring, WhatSeesTheOppositesOfTwoColoursThatMeetGoes) {
    const State state = sketch(kTwoClusters);

    const auto steps = find_all(TechniqueId::multi_colouring, state);

    ASSERT_EQ(steps.size(), 1U);
    const ColouringPattern pattern{kSketched,
                                   {cluster(state, "r2c3", "r2c7", {{{"r2c3 r2c7", "r2"}}}),
                                    cluster(state, "r5c3", "r5c8", {{{"r5c3 r5c8", "r5"}}})}};
    EXPECT_EQ(steps[0],
              (Step{TechniqueId::multi_colouring, pattern, {}, gone_from(state, "r3c8 r4c7")}));
}

TEST(MultiColouring, ColoursThatDoNotMeetSayNothing) {
    const State state = sketch(
        "... ... ..x"
        "..x ... x.."
        "... ... .x."
        "... ... x.."
        ".x. ... .x."
        "... ... ..x"
        "... ... ..."
        ".xx ... .x."
        "... ... xxx");

    EXPECT_TRUE(find_all(TechniqueId::multi_colouring, state).empty());
}

TEST(MultiColouring, AColourThatSeesBothColoursOfAnotherClusterGoes) {
    const State state = sketch(
        ".x. .x. ..."
        "... ... ..."
        "... ..x ..."
        "... ... ..."
        ".x. ... .x."
        "... ... ..."
        "... ... ..."
        "... ..x .x."
        "xxx ... .xx");

    const auto steps = find_all(TechniqueId::multi_colouring, state);

    ASSERT_EQ(steps.size(), 1U);
    const ColouringPattern pattern{kSketched,
                                   {cluster(state, "r1c2 r3c6 r8c8", "r1c5 r8c6",
                                            {{{"r1c2 r1c5", "r1"}},
                                             {{"r1c5 r3c6", "b2"}},
                                             {{"r3c6 r8c6", "c6"}},
                                             {{"r8c6 r8c8", "r8"}}}),
                                    cluster(state, "r5c2", "r5c8", {{{"r5c2 r5c8", "r5"}}})}};
    EXPECT_EQ(
        steps[0],
        (Step{TechniqueId::multi_colouring, pattern, {}, gone_from(state, "r1c2 r3c6 r8c8")}));
}

TEST(Colouring, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::simple_colouring, sketch(kTrap)), 1);
    EXPECT_EQ(offered_until_stop(TechniqueId::multi_colouring, sketch(kTwoClusters)), 1);
}

}  // namespace
}  // namespace sudokit::logic
