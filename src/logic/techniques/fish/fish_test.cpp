#include "logic/techniques/fish/fish.hpp"

#include <gtest/gtest.h>

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

Step fish(const State& state, TechniqueId id, std::string_view base, std::string_view cover,
          std::string_view gone) {
    return {id,
            FishPattern{kSketched, houses_at(state, base), houses_at(state, cover), {}},
            {},
            gone_from(state, gone)};
}

// Two rows with the same two columns, and more in one of these.
constexpr std::string_view kXWing =
    "... ... ..."
    "..x ... x.."
    "... ... x.."
    "... ... ..."
    "... ... ..."
    "..x ... x.."
    "..x x.. .x."
    "... ... ..."
    "... ... ...";

TEST(BasicFish, XWingClearsTheRestOfItsColumns) {
    const State state = sketch(kXWing);

    const auto steps = find_all(TechniqueId::x_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], fish(state, TechniqueId::x_wing, "r2 r6", "c3 c7", "r3c7 r7c3"));
}

TEST(BasicFish, XWingOfColumnsClearsTheRestOfItsRows) {
    const State state = sketch(
        "... ... ..."
        ".x. .x. ..."
        "... ... ..."
        "... ... ..."
        ".x. .x. .x."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ...");

    const auto steps = find_all(TechniqueId::x_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], fish(state, TechniqueId::x_wing, "c2 c5", "r2 r5", "r5c8"));
}

TEST(BasicFish, XWingThatChangesNothingIsNotAStep) {
    State state = sketch(kXWing);
    for (const Candidate candidate : gone_from(state, "r3c7 r7c3")) state.remove(candidate);

    EXPECT_TRUE(find_all(TechniqueId::x_wing, state).empty());
}

TEST(BasicFish, AThirdColumnIsOneTooMany) {
    const State state = sketch(
        "... ... ..."
        "..x ... x.."
        "... ... x.."
        "... ... ..."
        "... ... ..."
        "..x .x. x.."
        "..x x.. .x."
        "... ... ..."
        "... ... ...");

    EXPECT_TRUE(find_all(TechniqueId::x_wing, state).empty());
}

TEST(BasicFish, SwordfishNeedsNoRowWithAllThreeColumns) {
    const State state = sketch(
        "x.. x.. ..."
        "x.. .x. .x."
        "... ... ..."
        "... x.. x.."
        "... ... ..."
        "... ... ..."
        "x.. ... x.."
        "... x.. .xx"
        "... ... ...");

    const auto steps = find_all(TechniqueId::swordfish, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], fish(state, TechniqueId::swordfish, "r1 r4 r7", "c1 c4 c7", "r2c1 r8c4"));
}

TEST(BasicFish, JellyfishOnABoardOfSixteen) {
    const Board board = Board::standard(16);
    State state = open_state(board);
    const auto keep_in = [&](std::uint32_t row, std::initializer_list<std::uint32_t> columns) {
        std::vector<Cell> cells;
        for (const std::uint32_t column : columns) cells.push_back(at(state, row, column));
        confine(state, row - 1, kSketched, cells);
    };
    keep_in(1, {2, 7});
    keep_in(5, {7, 11});
    keep_in(9, {11, 16});
    keep_in(13, {2, 16});

    const auto steps = find_all(TechniqueId::jellyfish, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto& pattern = std::get<FishPattern>(steps[0].pattern);
    EXPECT_EQ(pattern.base, houses_at(state, "r1 r5 r9 r13"));
    EXPECT_EQ(pattern.cover, houses_at(state, "c2 c7 c11 c16"));
    EXPECT_EQ(steps[0].eliminations.size(), 4U * 12U);
}

TEST(BasicFish, StopsWhenTold) {
    EXPECT_EQ(
        offered_until_stop(TechniqueId::x_wing, sketch("x..x ...x .... x..x", Board::standard(4))),
        std::nullopt);
    EXPECT_EQ(offered_until_stop(TechniqueId::x_wing, sketch(kXWing)), 1);
}

}  // namespace
}  // namespace sudokit::logic
