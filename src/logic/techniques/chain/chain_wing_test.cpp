#include "logic/techniques/chain/chain_wing.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum ChainLink::Kind;

constexpr std::uint32_t row(std::uint32_t number) { return number - 1; }
constexpr std::uint32_t column(std::uint32_t number) { return 8 + number; }

// 12 in r1c1; 2 in row 5 only in r5c1 and r5c6; 1 in column 6 only in r5c6 and r9c6.
State m_wing_state() {
    State state = open_state();
    keep(state, 1, 1, "12");
    confine(state, row(5), 2, std::array{rc(5, 1), rc(5, 6)});
    confine(state, column(6), 1, std::array{rc(5, 6), rc(9, 6)});
    return state;
}

TEST(MWing, OneOfTheEndsHoldsTheDigit) {
    const State state = m_wing_state();

    const auto steps = find_all(TechniqueId::m_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{
        TechniqueId::m_wing,
        ChainPattern{
            {{{rc(1, 1)}, 1},
             {{rc(1, 1)}, 2},
             {{rc(5, 1)}, 2},
             {{rc(5, 6)}, 2},
             {{rc(5, 6)}, 1},
             {{rc(9, 6)}, 1}},
            {{strong, {}}, {weak, column(1)}, {strong, row(5)}, {weak, {}}, {strong, column(6)}}},
        {},
        {{rc(9, 1), 1}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(MWing, AThirdPlaceOfEitherDigitBreaksIt) {
    State state = open_state();
    keep(state, 1, 1, "12");
    confine(state, row(5), 2, std::array{rc(5, 1), rc(5, 6), rc(5, 9)});
    confine(state, column(6), 1, std::array{rc(5, 6), rc(9, 6)});
    EXPECT_TRUE(find_all(TechniqueId::m_wing, state).empty());

    state = open_state();
    keep(state, 1, 1, "12");
    confine(state, row(5), 2, std::array{rc(5, 1), rc(5, 6)});
    confine(state, column(6), 1, std::array{rc(5, 6), rc(7, 6), rc(9, 6)});
    EXPECT_TRUE(find_all(TechniqueId::m_wing, state).empty());
}

TEST(MWing, ALastLinkOfAThirdDigitIsNone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    confine(state, row(5), 2, std::array{rc(5, 1), rc(5, 6)});
    confine(state, column(6), 3, std::array{rc(5, 6), rc(9, 6)});

    EXPECT_TRUE(find_all(TechniqueId::m_wing, state).empty());
}

TEST(MWing, EndsThatSeeEachOtherCloseALoop) {
    State state = open_state();
    keep(state, 1, 1, "12");
    confine(state, row(5), 2, std::array{rc(5, 1), rc(5, 6)});
    confine(state, column(6), 1, std::array{rc(5, 6), rc(1, 6)});

    EXPECT_TRUE(find_all(TechniqueId::m_wing, state).empty());
    EXPECT_FALSE(find_all(TechniqueId::alternating_loop, state).empty());
}

TEST(MWing, OneThatStrikesNothingIsNotAStep) {
    State state = m_wing_state();
    state.remove({rc(9, 1), 1});

    EXPECT_TRUE(find_all(TechniqueId::m_wing, state).empty());
}

TEST(MWing, StopsWhenTold) {
    State state = m_wing_state();
    keep(state, 2, 1, "12");

    EXPECT_EQ(find_all(TechniqueId::m_wing, state).size(), 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::m_wing, state), 1);
}

// 12 in r5c5; 1 in row 1 only in r1c1 and r1c5; 2 in column 2 only in r2c2 and r5c2.
State s_wing_state() {
    State state = open_state();
    keep(state, 5, 5, "12");
    confine(state, row(1), 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, column(2), 2, std::array{rc(2, 2), rc(5, 2)});
    return state;
}

TEST(SWing, EndsInOneHouseStrikeEachOther) {
    const State state = s_wing_state();

    const auto steps = find_all(TechniqueId::s_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::s_wing,
                      ChainPattern{{{{rc(1, 1)}, 1},
                                    {{rc(1, 5)}, 1},
                                    {{rc(5, 5)}, 1},
                                    {{rc(5, 5)}, 2},
                                    {{rc(5, 2)}, 2},
                                    {{rc(2, 2)}, 2}},
                                   {{strong, row(1)},
                                    {weak, column(5)},
                                    {strong, {}},
                                    {weak, row(5)},
                                    {strong, column(2)}}},
                      {},
                      {{rc(1, 1), 2}, {rc(2, 2), 1}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(SWing, EndsThatDoNotSeeEachOtherStrikeNothing) {
    State state = open_state();
    keep(state, 5, 5, "12");
    confine(state, row(1), 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, column(2), 2, std::array{rc(8, 2), rc(5, 2)});

    EXPECT_TRUE(find_all(TechniqueId::s_wing, state).empty());
}

TEST(SWing, ACellOfThreeCandidatesBreaksIt) {
    State state = open_state();
    keep(state, 5, 5, "123");
    confine(state, row(1), 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, column(2), 2, std::array{rc(2, 2), rc(5, 2)});

    EXPECT_TRUE(find_all(TechniqueId::s_wing, state).empty());
}

TEST(SWing, EndsInOneCellCloseALoop) {
    State state = open_state();
    keep(state, 5, 5, "12");
    confine(state, row(1), 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, column(1), 2, std::array{rc(1, 1), rc(5, 1)});

    EXPECT_TRUE(find_all(TechniqueId::s_wing, state).empty());
    EXPECT_FALSE(find_all(TechniqueId::alternating_loop, state).empty());
}

TEST(SWing, StopsWhenTold) {
    State state = s_wing_state();
    confine(state, row(3), 1, std::array{rc(3, 1), rc(3, 5)});

    EXPECT_EQ(find_all(TechniqueId::s_wing, state).size(), 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::s_wing, state), 1);
}

// 1 in column 1 only in r1c1 and r5c1; 2 in row 5 only in r5c1 and r5c9; 3 in column 9 only in r5c9
// and r1c9.
State l_wing_state() {
    State state = open_state();
    confine(state, column(1), 1, std::array{rc(1, 1), rc(5, 1)});
    confine(state, row(5), 2, std::array{rc(5, 1), rc(5, 9)});
    confine(state, column(9), 3, std::array{rc(5, 9), rc(1, 9)});
    return state;
}

TEST(LWing, ThreePairsOfPlacesJoinedInTwoCells) {
    const State state = l_wing_state();

    const auto steps = find_all(TechniqueId::l_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{
        TechniqueId::l_wing,
        ChainPattern{
            {{{rc(1, 1)}, 1},
             {{rc(5, 1)}, 1},
             {{rc(5, 1)}, 2},
             {{rc(5, 9)}, 2},
             {{rc(5, 9)}, 3},
             {{rc(1, 9)}, 3}},
            {{strong, column(1)}, {weak, {}}, {strong, row(5)}, {weak, {}}, {strong, column(9)}}},
        {},
        {{rc(1, 1), 3}, {rc(1, 9), 1}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(LWing, OnlyWhatIsThereIsStruck) {
    State state = l_wing_state();
    state.remove({rc(1, 9), 1});

    const auto steps = find_all(TechniqueId::l_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{rc(1, 1), 3}}));
}

TEST(LWing, TwoDigitsAreNone) {
    State state = open_state();
    confine(state, column(1), 1, std::array{rc(1, 1), rc(5, 1)});
    confine(state, row(5), 2, std::array{rc(5, 1), rc(5, 9)});
    confine(state, column(9), 1, std::array{rc(5, 9), rc(1, 9)});

    EXPECT_TRUE(find_all(TechniqueId::l_wing, state).empty());
}

TEST(LWing, StopsWhenTold) {
    State state = l_wing_state();
    confine(state, column(9), 4, std::array{rc(5, 9), rc(1, 9)});

    EXPECT_EQ(find_all(TechniqueId::l_wing, state).size(), 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::l_wing, state), 1);
}

// 12 in r1c1, 23 in r1c5; 3 in row 7 only in r7c5 and r7c1.
State h_wing_state() {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    confine(state, row(7), 3, std::array{rc(7, 1), rc(7, 5)});
    return state;
}

TEST(HWing, ThePlaceThatSeesTheFirstCellLosesItsDigit) {
    const State state = h_wing_state();

    const auto steps = find_all(TechniqueId::h_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{
        TechniqueId::h_wing,
        ChainPattern{
            {{{rc(1, 1)}, 1},
             {{rc(1, 1)}, 2},
             {{rc(1, 5)}, 2},
             {{rc(1, 5)}, 3},
             {{rc(7, 5)}, 3},
             {{rc(7, 1)}, 3}},
            {{strong, {}}, {weak, row(1)}, {strong, {}}, {weak, column(5)}, {strong, row(7)}}},
        {},
        {{rc(7, 1), 1}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(HWing, ASecondPlaceOutOfSightIsNotStruck) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    confine(state, row(7), 3, std::array{rc(7, 3), rc(7, 5)});

    EXPECT_TRUE(find_all(TechniqueId::h_wing, state).empty());
}

TEST(HWing, CellsThatDoNotSeeEachOtherAreNone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 2, 5, "23");
    confine(state, row(7), 3, std::array{rc(7, 1), rc(7, 5)});

    EXPECT_TRUE(find_all(TechniqueId::h_wing, state).empty());
}

TEST(HWing, StopsWhenTold) {
    State state = h_wing_state();
    confine(state, row(8), 3, std::array{rc(8, 1), rc(8, 5)});

    EXPECT_EQ(find_all(TechniqueId::h_wing, state).size(), 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::h_wing, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
