#include <array>

#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

constexpr std::uint32_t kColumn = 9;  // the first column of a 9x9 board
constexpr std::uint32_t kBox = 18;    // the first box of a 9x9 board

TEST(Check, SinglesNeedTheLastPlaceOfTheirHouse) {
    State state = open_state();
    confine(state, 4, 6, std::array{at(state, 5, 5)});
    const Candidate single{at(state, 5, 5), 6};
    const Step step{hidden_single, SinglePattern{single, 4}, {single}, {}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(altered<SinglePattern>(step, [](auto& p) { p.house = 5; }), state),
              &kNotInHouse);
    EXPECT_EQ(text_of(altered<SinglePattern>(step, [](auto& p) { p.house = 13; }), state),
              &kPlacementDoesNotFollow);
    EXPECT_EQ(text_of(altered<SinglePattern>(step, [](auto& p) { p.house = 99; }), state),
              &kOutsideBoard);
    Step full = step;
    full.technique = full_house;
    EXPECT_EQ(text_of(full, state), &kWrongPattern);
}

TEST(Check, NakedSubsetsHaveNoOtherDigits) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    keep(state, 1, 9, "13");
    const Step step{naked_triple, SubsetPattern{{0}, {0, 4, 8}, DigitSet(7)}, {}, {{1, 2}, {2, 3}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(altered<SubsetPattern>(step, [](auto& p) { p.cells.pop_back(); }), state),
              &kWrongPattern);
    EXPECT_EQ(text_of(altered<SubsetPattern>(step, [](auto& p) { p.cells[2] = 7; }), state),
              &kWrongDigits);
    EXPECT_EQ(
        text_of(altered<SubsetPattern>(step, [](auto& p) { p.digits = DigitSet(11); }), state),
        &kWrongDigits);
    EXPECT_EQ(text_of(altered<SubsetPattern>(step, [](auto& p) { p.houses = {1}; }), state),
              &kNotInHouse);
    EXPECT_EQ(text_of(altered<SubsetPattern>(step,
                                             [](auto& p) {
                                                 p.cells = {0, 8, 4};
                                             }),
                      state),
              &kUnsortedPattern);
    EXPECT_EQ(text_of(with_elimination(step, {1, 4}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {10, 2}), state), &kEliminationDoesNotFollow);
}

TEST(Check, HiddenSubsetsHaveNoOtherPlaces) {
    State state = open_state();
    const std::array kept{at(state, 1, 1), at(state, 1, 5)};
    confine(state, 0, 8, kept);
    confine(state, 0, 9, kept);
    const Step step{
        hidden_pair, SubsetPattern{{0}, {0, 4}, DigitSet(0b110000000)}, {}, {{0, 1}, {4, 7}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(
        text_of(altered<SubsetPattern>(step, [](auto& p) { p.digits = DigitSet(0b11); }), state),
        &kWrongDigits);
    EXPECT_EQ(text_of(altered<SubsetPattern>(step,
                                             [](auto& p) {
                                                 p.cells = {0, 5};
                                             }),
                      state),
              &kWrongDigits);
    EXPECT_EQ(text_of(with_elimination(step, {4, 8}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {9, 8}), state), &kEliminationDoesNotFollow);
}

// 5 in rows 1 and 5 lies in columns 2 and 8, but for a fin in r5c9.
struct FinnedFish {
    State state = open_state();
    Step step{finned_x_wing, FishPattern{5, {0, 4}, {kColumn + 1, kColumn + 7}, {44}}, {}, {}};

    FinnedFish() {
        confine(state, 0, 5, std::array{at(state, 1, 2), at(state, 1, 8)});
        confine(state, 4, 5, std::array{at(state, 5, 2), at(state, 5, 8), at(state, 5, 9)});
        step.eliminations = {{at(state, 4, 8), 5}, {at(state, 6, 8), 5}};
    }
};

TEST(Check, FinsAreNamedAndSeen) {
    const FinnedFish fish;

    EXPECT_EQ(fault_of(fish.step, fish.state), "");
    EXPECT_EQ(text_of(altered<FishPattern>(fish.step, [](auto& p) { p.fins.clear(); }), fish.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(altered<FishPattern>(fish.step, [](auto& p) { p.fins = {43}; }), fish.state),
              &kWrongFins);
    EXPECT_EQ(text_of(altered<FishPattern>(fish.step, [](auto& p) { p.base[0] = 1; }), fish.state),
              &kWrongFins);
    EXPECT_EQ(text_of(altered<FishPattern>(fish.step, [](auto& p) { p.digit = 6; }), fish.state),
              &kWrongFins);
    EXPECT_EQ(
        text_of(altered<FishPattern>(fish.step, [](auto& p) { p.cover.pop_back(); }), fish.state),
        &kWrongPattern);
    EXPECT_EQ(text_of(with_elimination(fish.step, {at(fish.state, 9, 8), 5}), fish.state),
              &kFinNotSeen);
    EXPECT_EQ(text_of(with_elimination(fish.step, {at(fish.state, 4, 9), 5}), fish.state),
              &kEliminationDoesNotFollow);
}

TEST(Check, PointingLeavesTheRestOfTheLineOnly) {
    State state = open_state();
    confine(state, kBox, 5, std::array{at(state, 2, 1), at(state, 2, 3)});
    const Step step{pointing, FishPattern{5, {kBox}, {1}, {}}, {}, {{at(state, 2, 7), 5}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {at(state, 3, 7), 5}), state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {at(state, 2, 1), 5}), state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(altered<FishPattern>(step, [](auto& p) { p.cover = {2}; }), state),
              &kWrongFins);
    EXPECT_EQ(text_of(altered<FishPattern>(step, [](auto& p) { p.base = {0}; }), state),
              &kWrongPattern);
}

TEST(Check, PointingMayPlaceTheDigitThatItLeavesOnePlaceInAnotherBox) {
    // 5 is in row 2 of box 1, and of its places in box 3 all but r3c8 are in that row.
    State state = open_state();
    confine(state, kBox, 5, std::array{at(state, 2, 1), at(state, 2, 3)});
    confine(state, kBox + 2, 5, std::array{at(state, 2, 7), at(state, 2, 9), at(state, 3, 8)});
    const Step step{pointing, FishPattern{5, {kBox}, {1}, {}}, {{at(state, 3, 8), 5}}, {}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of({pointing, step.pattern, {{at(state, 2, 7), 5}}, {}}, state),
              &kPlacementDoesNotFollow);
    State wider = open_state();
    confine(wider, kBox, 5, std::array{at(state, 2, 1), at(state, 2, 3)});
    EXPECT_EQ(text_of(step, wider), &kPlacementDoesNotFollow);
}

TEST(Check, WingsSeeTheirPivot) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 5, 1, "23");
    const Step step{xy_wing, WingPattern{0, {4, 36}, 3}, {}, {{40, 3}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {41, 3}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {40, 4}), state), &kWrongDigits);
    EXPECT_EQ(text_of(altered<WingPattern>(step, [](auto& p) { p.pincers[0] = 5; }), state),
              &kWrongDigits);
    EXPECT_EQ(text_of(altered<WingPattern>(step, [](auto& p) { p.pincers.pop_back(); }), state),
              &kWrongPattern);
    keep(state, 2, 5, "13");
    EXPECT_EQ(text_of(altered<WingPattern>(step, [](auto& p) { p.pincers[0] = 13; }), state),
              &kNotSeen);
}

TEST(Check, SueDeCoqSharesOutTheDigits) {
    // r1c1 r1c2 have 1234, r1c9 has 12, r2c3 has 34.
    State state = open_state();
    keep(state, 1, 1, "1234");
    keep(state, 1, 2, "1234");
    keep(state, 1, 9, "12");
    keep(state, 2, 3, "34");
    const Step step{sue_de_coq,
                    SueDeCoqPattern{0, kBox, {0, 1}, {8}, {11}, DigitSet(3), DigitSet(12)},
                    {},
                    {{5, 1}, {6, 2}, {18, 3}, {19, 4}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {5, 3}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {18, 1}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(altered<SueDeCoqPattern>(step, [](auto& p) { p.box_cells.clear(); }), state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(altered<SueDeCoqPattern>(step, [](auto& p) { p.line_cells = {11}; }), state),
              &kWrongPattern);
}

}  // namespace
}  // namespace sudokit::logic
