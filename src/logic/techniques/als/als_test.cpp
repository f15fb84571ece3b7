#include "logic/techniques/als/als.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// In a row, or column, or box; `cells` and `digits` as patterns have them.
AlmostLockedSet set_of(std::uint32_t house, std::vector<Cell> cells, std::uint64_t digits) {
    return {house, std::move(cells), DigitSet(digits)};
}

void expect_stops_when_told(TechniqueId id, const State& state) {
    ASSERT_GT(find_all(id, state).size(), 1U);

    EXPECT_EQ(offered_until_stop(id, state), 1);
}

State xz_state() {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 5, 1, "13");
    keep(state, 6, 2, "23");
    return state;
}

TEST(AlsXz, OneOfTheSetsHoldsTheOtherCommonDigit) {
    const State state = xz_state();

    const auto steps = find_all(TechniqueId::als_xz, state);

    const Step wanted{
        TechniqueId::als_xz,
        AlsPattern{
            {set_of(18, {0}, 0b011), set_of(21, {36, 46}, 0b111)}, {DigitSet::of(1)}, {}, false},
        {},
        {{1, 2}, {10, 2}, {19, 2}, {27, 2}, {45, 2}}};
    EXPECT_EQ(std::ranges::count(steps, wanted), 1);
}

TEST(AlsXz, ACommonDigitThatIsNotRestrictedIsNone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 5, 2, "13");
    keep(state, 6, 3, "23");

    EXPECT_TRUE(find_all(TechniqueId::als_xz, state).empty());
}

TEST(AlsXz, TwoCommonsLockBothSets) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 1, 6, "23");

    const auto steps = find_all(TechniqueId::als_xz, state);

    std::vector<Candidate> struck;
    for (const Cell cell : {1U, 2U, 3U, 6U, 7U, 8U}) {
        for (const Digit digit : {1U, 2U, 3U}) struck.push_back({cell, digit});
    }
    for (const Cell cell : {12U, 13U, 14U, 21U, 22U, 23U}) struck.push_back({cell, 3});
    const Step wanted{TechniqueId::als_xz,
                      AlsPattern{{set_of(18, {0}, 0b011), set_of(19, {4, 5}, 0b111)},
                                 {DigitSet::of(1), DigitSet::of(2)},
                                 {},
                                 true},
                      {},
                      struck};
    EXPECT_EQ(std::ranges::count(steps, wanted), 1);
}

TEST(AlsXz, StopsWhenTold) {
    State state = xz_state();
    keep(state, 9, 9, "45");
    keep(state, 5, 9, "46");
    keep(state, 6, 8, "56");

    expect_stops_when_told(TechniqueId::als_xz, state);
}

State wing_state() {
    State state = open_state();
    keep(state, 5, 5, "12");
    keep(state, 5, 1, "13");
    keep(state, 1, 5, "24");
    keep(state, 1, 6, "34");
    return state;
}

TEST(AlsXyWing, TheOuterSetsShareTheDigit) {
    const State state = wing_state();

    const auto steps = find_all(TechniqueId::als_xy_wing, state);

    const Step wanted{
        TechniqueId::als_xy_wing,
        AlsPattern{{set_of(21, {36}, 0b101), set_of(22, {40}, 0b011), set_of(19, {4, 5}, 0b1110)},
                   {DigitSet::of(1), DigitSet::of(2)},
                   {},
                   false},
        {},
        {{0, 3}, {41, 3}}};
    EXPECT_EQ(std::ranges::count(steps, wanted), 1);
}

TEST(AlsXyWing, BothLinksByTheSameDigitAreNone) {
    State state = open_state();
    keep(state, 5, 5, "12");
    keep(state, 5, 1, "13");
    keep(state, 1, 5, "13");

    EXPECT_TRUE(find_all(TechniqueId::als_xy_wing, state).empty());
}

TEST(AlsXyWing, StopsWhenTold) {
    State state = wing_state();
    keep(state, 9, 5, "23");

    expect_stops_when_told(TechniqueId::als_xy_wing, state);
}

// Cells in single file, of which no three share a house: 19 14 24 25 35 39.
State chain_state() {
    State state = open_state();
    keep(state, 1, 1, "19");
    keep(state, 1, 5, "14");
    keep(state, 2, 6, "24");
    keep(state, 5, 6, "25");
    keep(state, 4, 5, "35");
    keep(state, 4, 9, "39");
    return state;
}

TEST(AlsChain, OneOfTheEndsHoldsTheirDigit) {
    const State state = chain_state();

    const auto steps = find_all(TechniqueId::als_chain, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::als_chain,
                      AlsPattern{{set_of(18, {0}, 0b100000001), set_of(19, {4}, 0b1001),
                                  set_of(14, {14, 41}, 0b11010), set_of(3, {31, 35}, 0b100010100)},
                                 {DigitSet::of(1), DigitSet::of(4), DigitSet::of(5)},
                                 {},
                                 false},
                      {},
                      {{8, 9}, {27, 9}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(AlsChain, AMissingLinkBreaksIt) {
    State state = chain_state();
    state.remove({at(state, 5, 6), 2});

    EXPECT_TRUE(find_all(TechniqueId::als_chain, state).empty());
}

TEST(AlsChain, TheDigitChangesFromLinkToLink) {
    State state = open_state();
    keep(state, 1, 1, "19");
    keep(state, 1, 5, "12");
    keep(state, 5, 5, "12");
    keep(state, 5, 9, "19");

    const auto steps = find_all(TechniqueId::als_chain, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(std::get<AlsPattern>(steps[0].pattern).commons,
              (std::vector{DigitSet::of(1), DigitSet::of(2), DigitSet::of(1)}));
}

TEST(AlsChain, ThreeSetsAreNotAChain) {
    EXPECT_TRUE(find_all(TechniqueId::als_chain, wing_state()).empty());
}

TEST(AlsChain, StopsWhenTold) {
    State state = chain_state();
    keep(state, 4, 7, "39");

    expect_stops_when_told(TechniqueId::als_chain, state);
}

State blossom_state() {
    State state = open_state();
    keep(state, 5, 5, "123");
    keep(state, 5, 1, "19");
    keep(state, 1, 5, "29");
    keep(state, 5, 9, "34");
    keep(state, 1, 9, "49");
    return state;
}

TEST(DeathBlossom, ADigitOfAllPetalsIsInOneOfThem) {
    const State state = blossom_state();

    const auto steps = find_all(TechniqueId::death_blossom, state);

    const Step wanted{TechniqueId::death_blossom,
                      AlsPattern{{set_of(21, {36}, 0b100000001), set_of(19, {4}, 0b100000010),
                                  set_of(17, {8, 44}, 0b100001100)},
                                 {DigitSet::of(1), DigitSet::of(2), DigitSet::of(3)},
                                 40,
                                 false},
                      {},
                      {{0, 9}}};
    EXPECT_EQ(std::ranges::count(steps, wanted), 1);
}

TEST(DeathBlossom, ACandidateWithoutAPetalIsOneTooMany) {
    State state = open_state();
    keep(state, 5, 5, "1235");
    keep(state, 5, 1, "19");
    keep(state, 1, 5, "29");
    keep(state, 5, 9, "34");
    keep(state, 1, 9, "49");

    const auto steps = find_all(TechniqueId::death_blossom, state);

    EXPECT_TRUE(std::ranges::none_of(
        steps, [](const Step& step) { return std::get<AlsPattern>(step.pattern).stem == 40U; }));
}

TEST(DeathBlossom, StopsWhenTold) {
    State state = blossom_state();
    keep(state, 5, 2, "19");

    expect_stops_when_told(TechniqueId::death_blossom, state);
}

}  // namespace
}  // namespace sudokit::logic
