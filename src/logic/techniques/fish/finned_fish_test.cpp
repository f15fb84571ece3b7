#include "logic/techniques/fish/finned_fish.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

Step fish(const State& state, TechniqueId id, std::string_view base, std::string_view cover,
          std::string_view fins, std::string_view gone) {
    return {id,
            FishPattern{kSketched, houses_at(state, base), houses_at(state, cover),
                        cells_at(state, fins)},
            {},
            gone_from(state, gone)};
}

bool removes(const std::vector<Step>& steps, Cell cell) {
    return std::ranges::any_of(steps, [&](const Step& step) {
        return std::ranges::find(step.eliminations, Candidate{cell, kSketched}) !=
               step.eliminations.end();
    });
}

constexpr std::string_view kFinnedXWing =
    "... ... ..."
    "..x ... x.."
    "... ... x.."
    "... ... x.."
    "..x ... xx."
    "... ... ..."
    "..x ... ..."
    "... ... ..."
    "... ... ...";

TEST(FinnedFish, OnlyWhatSeesTheFinGoes) {
    const State state = sketch(kFinnedXWing);

    const auto steps = find_all(TechniqueId::finned_x_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], fish(state, TechniqueId::finned_x_wing, "r2 r5", "c3 c7", "r5c8", "r4c7"));
    EXPECT_TRUE(find_all(TechniqueId::sashimi_x_wing, state).empty());
}

TEST(FinnedFish, AFinThatSeesNothingOfTheColumnsIsOneTooMany) {
    const State state = sketch(
        "... ... ..."
        "..x ... x.."
        "... ... x.."
        "... ... x.."
        "..x .x. x.."
        "... ... ..."
        "..x ... ..."
        "... ... ..."
        "... ... ...");

    EXPECT_TRUE(find_all(TechniqueId::finned_x_wing, state).empty());
    EXPECT_TRUE(find_all(TechniqueId::sashimi_x_wing, state).empty());
}

// Without the fin the second row has one place only: each of the two columns at the far end may be
// the one that is covered.
constexpr std::string_view kSashimiXWing =
    "... ... ..."
    "..x ... x.."
    "... ... .x."
    "... ... x.."
    "..x ... .x."
    "... ... ..."
    "... ... xx."
    "... ... ..."
    "... ... ...";

TEST(FinnedFish, SashimiHasARowWithOnePlaceOfTheCover) {
    const State state = sketch(kSashimiXWing);

    const auto steps = find_all(TechniqueId::sashimi_x_wing, state);

    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(steps[0], fish(state, TechniqueId::sashimi_x_wing, "r2 r5", "c3 c8", "r2c7", "r3c8"));
    EXPECT_EQ(steps[1], fish(state, TechniqueId::sashimi_x_wing, "r2 r5", "c3 c7", "r5c8", "r4c7"));
    EXPECT_TRUE(find_all(TechniqueId::finned_x_wing, state).empty());
}

TEST(FinnedFish, SwordfishWithTwoFinsInABox) {
    const State state = sketch(
        "x.. x.. ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "x.. ... x.."
        "... x.. xxx"
        "... ... x.."
        "... ... .x.");

    const auto steps = find_all(TechniqueId::finned_swordfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::finned_swordfish, "r1 r6 r7",
                                             "c1 c4 c7", "r7c8 r7c9", "r8c7")),
              1);
}

constexpr std::string_view kSashimiSwordfish =
    "x.. x.. ..."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "x.. ... x.."
    "... x.. ..x"
    "... ... x.."
    "... ... .x.";

TEST(FinnedFish, SashimiSwordfish) {
    const State state = sketch(kSashimiSwordfish);

    const auto steps = find_all(TechniqueId::sashimi_swordfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::sashimi_swordfish, "r1 r6 r7",
                                             "c1 c4 c7", "r7c9", "r8c7")),
              1);
}

TEST(FinnedFish, SashimiSwordfishIsBrokenByOneMorePlace) {
    State state = sketch(
        "x.. xx. ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "x.. ... x.."
        "... x.. ..x"
        "... ... x.."
        "... ... .x.");

    EXPECT_FALSE(removes(find_all(TechniqueId::sashimi_swordfish, state), at(state, 8, 7)));
}

constexpr std::string_view kFinnedJellyfish =
    "x.. ... x.."
    "... ... ..."
    "... ... ..."
    "x.x ... ..."
    "... ... ..."
    "... ... ..."
    "..x ..x ..."
    "... ... x.."
    "... ..x xx.";

TEST(FinnedFish, JellyfishOfColumns) {
    const State state = sketch(kFinnedJellyfish);

    const auto steps = find_all(TechniqueId::finned_jellyfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::finned_jellyfish, "c1 c3 c6 c7",
                                             "r1 r4 r7 r9", "r8c7", "r9c8")),
              1);
}

TEST(FinnedFish, SashimiJellyfishOfColumns) {
    State state = sketch(kFinnedJellyfish);
    state.remove({at(state, 9, 7), kSketched});

    const auto steps = find_all(TechniqueId::sashimi_jellyfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::sashimi_jellyfish, "c1 c3 c6 c7",
                                             "r1 r4 r7 r9", "r8c7", "r9c8")),
              1);
    EXPECT_FALSE(removes(find_all(TechniqueId::finned_jellyfish, state), at(state, 9, 8)));
}

TEST(FinnedFish, SixFinsAreTooMany) {
    // Boxes of 16x16 are four wide: the fins are in two rows of one of them.
    State state = open_state(Board::standard(16));
    const auto keep_in = [&](std::uint32_t row, std::initializer_list<std::uint32_t> columns) {
        std::vector<Cell> cells;
        for (const std::uint32_t column : columns) cells.push_back(at(state, row, column));
        confine(state, row - 1, kSketched, cells);
    };
    keep_in(1, {1, 5, 6, 7});
    keep_in(2, {1, 5, 6, 7, 8});
    const Step five{TechniqueId::finned_x_wing,
                    FishPattern{kSketched, houses_at(state, "r1 r2"), houses_at(state, "c1 c5"),
                                cells_at(state, "r1c6 r1c7 r2c6 r2c7 r2c8")},
                    {},
                    gone_from(state, "r3c5 r4c5")};

    EXPECT_EQ(std::ranges::count(find_all(TechniqueId::finned_x_wing, state), five), 1);

    State more = open_state(Board::standard(16));
    std::swap(state, more);
    keep_in(1, {1, 5, 6, 7, 8});
    keep_in(2, {1, 5, 6, 7, 8});
    EXPECT_FALSE(removes(find_all(TechniqueId::finned_x_wing, state), at(state, 3, 5)));
}

// The box of the third stack has its places in the columns 7 and 8 as the two rows have theirs.
constexpr std::string_view kFrankenSwordfish =
    "... ... x.."
    ".x. ... ..."
    "... ... .x."
    "... ... x.x"
    ".x. ... x.."
    "... ... ..."
    "... .x. ..."
    ".x. ... .x."
    "... ... ..x";

TEST(FrankenFish, ABoxCanBeABaseHouse) {
    const State state = sketch(kFrankenSwordfish);

    const auto steps = find_all(TechniqueId::franken_swordfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::franken_swordfish, "r5 r8 b3",
                                             "c2 c7 c8", "", "r2c2 r4c7")),
              1);
}

TEST(FrankenFish, APlaceOfTheBoxOutsideTheCoverIsAFin) {
    State state = sketch(kFrankenSwordfish);
    State finned = sketch(
        "... ... x.."
        ".x. ... ..x"
        "... ... .x."
        "... ... x.x"
        ".x. ... x.."
        "... ... ..."
        "... .x. ..."
        ".x. ... .x."
        "... ... ..x");

    const auto steps = find_all(TechniqueId::finned_franken_swordfish, finned);

    EXPECT_EQ(std::ranges::count(steps, fish(finned, TechniqueId::finned_franken_swordfish,
                                             "r5 r8 b3", "c2 c7 c8", "r2c9", "r2c2")),
              1);
    EXPECT_TRUE(removes(find_all(TechniqueId::franken_swordfish, state), at(state, 4, 7)));
    EXPECT_FALSE(removes(find_all(TechniqueId::franken_swordfish, finned), at(finned, 4, 7)));
}

TEST(FrankenFish, XWingOfARowAndABox) {
    const State state = sketch(
        "... ... ..x"
        "... x.. .x."
        "... ... ..."
        "... x.. ..."
        "... x.. ..."
        "... ... ..."
        "... ... ..."
        "... ... .x."
        "... ... ...");

    const auto steps = find_all(TechniqueId::franken_x_wing, state);

    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(steps[0], fish(state, TechniqueId::franken_x_wing, "r2 b5", "c4 b3", "", "r1c9"));
    EXPECT_EQ(steps[1], fish(state, TechniqueId::franken_x_wing, "r2 b5", "c4 c8", "", "r8c8"));
}

TEST(FrankenFish, AFinnedXWingOfARowAndABox) {
    const State state = sketch(
        "... ... x.."
        ".x. ... .x."
        "... ... x.."
        "... ... ..."
        ".x. ... x.."
        "... ... ..."
        "... ... ..."
        ".x. ... ..."
        "... ... ...");

    const auto steps = find_all(TechniqueId::finned_franken_x_wing, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::finned_franken_x_wing, "r5 b3",
                                             "c2 c7", "r2c8", "r2c2")),
              1);
}

// Where row 5 and box 5 cross, one cell would serve two base houses.
TEST(FrankenFish, APlaceThatTwoBaseHousesShareIsAFin) {
    const State state = sketch(
        "... .x. ..."
        "... ... ..."
        "... ... ..."
        "... x.. ..."
        ".x. .x. ..."
        "... x.. ..."
        "... ... ..."
        ".x. x.. ..."
        "... ... ...");

    const auto steps = find_all(TechniqueId::finned_franken_swordfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::finned_franken_swordfish,
                                             "r5 r8 b5", "c2 c4 c5", "r5c5", "r1c5")),
              1);
}

// Of three true cells in three cover houses none can be in two of them.
TEST(FrankenFish, APlaceThatTwoCoverHousesShareGoes) {
    const State state = sketch(
        "xx. ... ..."
        "..x ... ..."
        "... ... ..."
        "... ... ..."
        ".x. x.. ..."
        "... ... ..."
        "... ... ..."
        ".x. x.. ..."
        "... ... ...");

    const auto steps = find_all(TechniqueId::franken_swordfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::franken_swordfish, "r1 r5 r8",
                                             "c2 c4 b1", "", "r1c2 r2c3")),
              1);
}

constexpr std::string_view kFrankenJellyfish =
    "... ... x.."
    ".x. ... ..."
    "... ... .x."
    "... ... x.x"
    ".x. ... x.."
    ".x. x.. ..."
    "... .x. ..."
    ".x. ... .x."
    "... x.. ..x";

TEST(FrankenFish, JellyfishOfThreeRowsAndABox) {
    const State state = sketch(kFrankenJellyfish);

    const auto steps = find_all(TechniqueId::franken_jellyfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::franken_jellyfish, "r5 r6 r8 b3",
                                             "c2 c4 c7 c8", "", "r2c2 r4c7 r9c4")),
              1);
}

TEST(FrankenFish, JellyfishWithAFinInTheBox) {
    const State state = sketch(
        "... ... x.."
        ".x. ... ..x"
        "... ... .x."
        "... ... x.x"
        ".x. ... x.."
        ".x. x.. ..."
        "... .x. ..."
        ".x. ... .x."
        "... x.. ..x");

    const auto steps = find_all(TechniqueId::finned_franken_jellyfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::finned_franken_jellyfish,
                                             "r5 r6 r8 b3", "c2 c4 c7 c8", "r2c9", "r2c2")),
              1);
    EXPECT_TRUE(std::ranges::none_of(
        find_all(TechniqueId::franken_jellyfish, state), [&](const Step& step) {
            return std::get<FishPattern>(step.pattern).base == houses_at(state, "r5 r6 r8 b3");
        }));
}

// A row, a column and a box have their places in a row, a column and a box.
constexpr std::string_view kMutantSwordfish =
    ".x. x.. ..."
    "... .x. ..."
    "... ..x ..."
    "... ... ..."
    ".x. ... ..."
    "... ... ..."
    ".x. ... ..."
    "x.. .x. ..x"
    "... ... ...";

TEST(MutantFish, RowsAndColumnsAreMixed) {
    const State state = sketch(kMutantSwordfish);

    const auto steps = find_all(TechniqueId::mutant_swordfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::mutant_swordfish, "r1 c5 b7",
                                             "r8 c2 b2", "", "r3c6 r5c2 r8c9")),
              1);
    EXPECT_TRUE(find_all(TechniqueId::franken_swordfish, state).empty());
}

TEST(MutantFish, APlaceOutsideTheCoverIsAFin) {
    const State state = sketch(
        ".x. x.. ..x"
        "... .x. ..."
        "... ..x ..."
        "... ... ..."
        ".x. ... ..."
        "... ... ..."
        ".x. ... ..."
        "x.. .x. ..x"
        "... ... ...");

    const auto steps = find_all(TechniqueId::finned_mutant_swordfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::finned_mutant_swordfish,
                                             "r1 c5 b7", "r8 c2 b2", "r1c9", "r8c9")),
              1);
    EXPECT_FALSE(removes(find_all(TechniqueId::mutant_swordfish, state), at(state, 5, 2)));
}

TEST(MutantFish, WhereARowAndAColumnOfTheBaseCrossThereIsAFin) {
    const State state = sketch(
        ".x. xx. ..."
        "... .x. ..."
        "... ..x ..."
        "... ... ..."
        ".x. ... ..."
        "... ... ..."
        ".x. ... ..."
        "x.. .x. ..x"
        "... ... ...");

    const auto steps = find_all(TechniqueId::finned_mutant_swordfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::finned_mutant_swordfish,
                                             "r1 c5 b7", "r8 c2 b2", "r1c5", "r3c6")),
              1);
}

// The mutant swordfish with another row and column.
constexpr std::string_view kMutantJellyfish =
    ".x. x.. ..."
    "... .x. ..."
    "... ..x ..."
    "... ... ..."
    ".x. ... ..."
    ".x. ... x.."
    ".x. ... ..."
    "x.. .x. ..x"
    "... ... x..";

TEST(MutantFish, Jellyfish) {
    const State state = sketch(kMutantJellyfish);

    const auto steps = find_all(TechniqueId::mutant_jellyfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::mutant_jellyfish, "r1 r6 c5 b7",
                                             "r8 c2 c7 b2", "", "r3c6 r5c2 r8c9 r9c7")),
              1);
}

TEST(MutantFish, FinnedJellyfish) {
    const State state = sketch(
        ".x. x.. ..."
        "... .x. ..."
        "... ..x ..."
        "... ... ..."
        ".x. ... ..."
        ".x. ... x.x"
        ".x. ... ..."
        "x.. .x. ..x"
        "... ... x..");

    const auto steps = find_all(TechniqueId::finned_mutant_jellyfish, state);

    EXPECT_EQ(std::ranges::count(steps, fish(state, TechniqueId::finned_mutant_jellyfish,
                                             "r1 r6 c5 b7", "r8 c2 c7 b2", "r6c9", "r8c9")),
              1);
    EXPECT_FALSE(removes(find_all(TechniqueId::mutant_jellyfish, state), at(state, 9, 7)));
}

TEST(FrankenFish, ThereAreNoneWithoutBoxes) {
    EXPECT_TRUE(
        find_all(TechniqueId::finned_franken_x_wing, open_state(Board::standard(5))).empty());
    EXPECT_TRUE(
        find_all(TechniqueId::finned_mutant_swordfish, open_state(Board::standard(5))).empty());
}

TEST(MutantFish, ThereAreTooManyOnLargeBoards) {
    State state = open_state(Board::standard(16));
    const auto keep_in = [&](std::uint32_t row, std::initializer_list<std::uint32_t> columns) {
        std::vector<Cell> cells;
        for (const std::uint32_t column : columns) cells.push_back(at(state, row, column));
        confine(state, row - 1, kSketched, cells);
    };
    keep_in(1, {1, 2});

    EXPECT_FALSE(find_all(TechniqueId::pointing, state).empty() &&
                 find_all(TechniqueId::claiming, state).empty());
    EXPECT_TRUE(find_all(TechniqueId::mutant_swordfish, state).empty());
    EXPECT_TRUE(find_all(TechniqueId::franken_jellyfish, state).empty());
}

TEST(FinnedFish, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::sashimi_x_wing, sketch(kSashimiXWing)), 1);
    EXPECT_EQ(offered_until_stop(TechniqueId::franken_swordfish, sketch(kFrankenSwordfish)), 1);
    EXPECT_EQ(offered_until_stop(TechniqueId::franken_jellyfish, sketch(kFrankenJellyfish)), 1);
    EXPECT_EQ(offered_until_stop(TechniqueId::mutant_swordfish, sketch(kMutantSwordfish)), 1);
    EXPECT_EQ(offered_until_stop(TechniqueId::mutant_jellyfish, sketch(kMutantJellyfish)), 1);
}

}  // namespace
}  // namespace sudokit::logic
