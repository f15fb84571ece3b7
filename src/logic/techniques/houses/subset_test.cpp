#include "logic/techniques/houses/subset.hpp"

#include <array>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

constexpr std::uint32_t kFirstBox = 18;  // of a 9x9 board, after its rows and columns

TEST(NakedSubset, PairClearsItsDigitsFromTheRestOfTheRow) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "12");

    const auto steps = find_all(naked_pair, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> gone;
    for (const std::uint32_t column : {2U, 3U, 4U, 6U, 7U, 8U, 9U}) {
        gone.push_back({at(state, 1, column), 1});
        gone.push_back({at(state, 1, column), 2});
    }
    EXPECT_EQ(steps[0], (Step{naked_pair, SubsetPattern{{0}, {0, 4}, DigitSet(0b11)}, {}, gone}));
}

TEST(NakedSubset, TwoCellsWithThreeDigitsAreNoPair) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");

    EXPECT_TRUE(find_all(naked_pair, state).empty());
}

TEST(NakedSubset, PairThatChangesNothingIsNotAStep) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "12");
    const std::array kept{at(state, 1, 1), at(state, 1, 5)};
    confine(state, 0, 1, kept);
    confine(state, 0, 2, kept);

    EXPECT_TRUE(find_all(naked_pair, state).empty());
}

TEST(NakedSubset, TripleOfThreePairsCountsAsOne) {
    State state = open_state();
    keep(state, 4, 4, "12");
    keep(state, 5, 5, "23");
    keep(state, 6, 6, "13");

    const auto steps = find_all(naked_triple, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(SubsetPattern{{kFirstBox + 4}, {30, 40, 50}, DigitSet(7)}));
    EXPECT_EQ(steps[0].eliminations.size(), 18U);
}

TEST(NakedSubset, QuadsAreFoundInColumns) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 4, 1, "23");
    keep(state, 5, 1, "34");
    keep(state, 9, 1, "1234");

    const auto steps = find_all(naked_quad, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(SubsetPattern{{9}, {0, 27, 36, 72}, DigitSet(15)}));
    EXPECT_EQ(steps[0].eliminations.size(), 20U);
}

TEST(LockedSubset, PairInACrossingClearsBothHousesInOneStep) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "12");

    const auto steps = find_all(locked_pair, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(SubsetPattern{{0, kFirstBox}, {0, 1}, DigitSet(3)}));
    EXPECT_EQ(steps[0].eliminations.size(), 26U);
    EXPECT_TRUE(find_all(naked_pair, state).empty());
}

TEST(LockedSubset, PairThatClearsTheRowAloneIsANakedOne) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "12");
    const std::array kept{at(state, 1, 1), at(state, 1, 2)};
    confine(state, kFirstBox, 1, kept);
    confine(state, kFirstBox, 2, kept);

    EXPECT_TRUE(find_all(locked_pair, state).empty());
    const auto steps = find_all(naked_pair, state);
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(SubsetPattern{{0}, {0, 1}, DigitSet(3)}));
}

TEST(LockedSubset, PairThatClearsTheCrossingAloneIsANakedOne) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "12");
    const std::array kept{at(state, 1, 1), at(state, 1, 2), at(state, 1, 3)};
    for (const std::uint32_t house : {0U, kFirstBox}) {
        confine(state, house, 1, kept);
        confine(state, house, 2, kept);
    }

    EXPECT_TRUE(find_all(locked_pair, state).empty());
    const auto steps = find_all(naked_pair, state);
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(SubsetPattern{{0, kFirstBox}, {0, 1}, DigitSet(3)}));
    EXPECT_EQ(steps[0].eliminations,
              (std::vector<Candidate>{{at(state, 1, 3), 1}, {at(state, 1, 3), 2}}));
}

TEST(LockedSubset, TripleFillsACrossing) {
    State state = open_state();
    keep(state, 1, 9, "12");
    keep(state, 2, 9, "23");
    keep(state, 3, 9, "123");

    const auto steps = find_all(locked_triple, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern,
              Pattern(SubsetPattern{{17, kFirstBox + 2}, {8, 17, 26}, DigitSet(7)}));
    EXPECT_EQ(steps[0].eliminations.size(), 36U);
    EXPECT_TRUE(find_all(naked_triple, state).empty());
}

TEST(HiddenSubset, PairKeepsItsCells) {
    State state = open_state();
    const std::array kept{at(state, 1, 1), at(state, 1, 5)};
    confine(state, 0, 8, kept);
    confine(state, 0, 9, kept);

    const auto steps = find_all(hidden_pair, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> gone;
    for (const Cell cell : kept) {
        for (Digit digit = 1; digit <= 7; ++digit) gone.push_back({cell, digit});
    }
    EXPECT_EQ(steps[0],
              (Step{hidden_pair, SubsetPattern{{0}, {0, 4}, DigitSet(0b110000000)}, {}, gone}));
}

TEST(HiddenSubset, TwoDigitsWithThreePlacesAreNoPair) {
    State state = open_state();
    confine(state, 0, 8, std::array{at(state, 1, 1), at(state, 1, 5)});
    confine(state, 0, 9, std::array{at(state, 1, 1), at(state, 1, 6)});

    EXPECT_TRUE(find_all(hidden_pair, state).empty());
}

TEST(HiddenSubset, PairThatIsNakedTooIsNotAStep) {
    State state = open_state();
    keep(state, 1, 1, "89");
    keep(state, 1, 5, "89");
    const std::array kept{at(state, 1, 1), at(state, 1, 5)};
    confine(state, 0, 8, kept);
    confine(state, 0, 9, kept);

    EXPECT_TRUE(find_all(hidden_pair, state).empty());
}

TEST(HiddenSubset, TriplesAndQuadsAreFoundInDiagonals) {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;
    State state = open_state(*Board::make(shape));
    const std::array kept{at(state, 1, 1), at(state, 4, 4), at(state, 7, 7), at(state, 9, 9)};
    confine(state, 27, 1, std::span(kept).first(2));
    confine(state, 27, 2, std::span(kept).first(3));
    confine(state, 27, 3, std::span(kept).subspan(1, 2));

    const auto triples = find_all(hidden_triple, state);
    confine(state, 27, 4, kept);
    confine(state, 27, 3, std::span(kept).subspan(1, 3));
    const auto quads = find_all(hidden_quad, state);

    ASSERT_EQ(triples.size(), 1U);
    EXPECT_EQ(triples[0].pattern, Pattern(SubsetPattern{{27}, {0, 30, 60}, DigitSet(7)}));
    ASSERT_EQ(quads.size(), 1U);
    EXPECT_EQ(quads[0].pattern, Pattern(SubsetPattern{{27}, {0, 30, 60, 80}, DigitSet(15)}));
}

TEST(Subsets, StopWhenTold) {
    for (const TechniqueId id : {naked_pair, hidden_pair}) {
        State state = open_state();
        for (const std::uint32_t row : {1U, 9U}) {
            keep(state, row, 1, "12");
            keep(state, row, 5, "12");
            confine(state, row - 1, 8, std::array{at(state, row, 3), at(state, row, 7)});
            confine(state, row - 1, 9, std::array{at(state, row, 3), at(state, row, 7)});
        }
        int seen = 0;

        EXPECT_FALSE(find_steps(id, state, [&](const Step&) { return ++seen < 1; }));
        EXPECT_EQ(seen, 1);
    }
}

TEST(Subsets, AreFoundOnTheLargestBoards) {
    State state = open_state(Board::standard(64));
    for (const std::uint32_t column : {1U, 20U, 64U}) {
        keep(state, 64, column, "123");
    }

    const auto steps = find_all(naked_triple, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations.size(), 61U * 3);
    EXPECT_TRUE(find_all(naked_quad, state).empty());
    EXPECT_TRUE(find_all(hidden_quad, state).empty());
}

// 1 and 2 in row 1 only in r1c1 and r1c5, 3 only there and in r1c9.
State direct_pair_state() {
    State state = open_state();
    confine(state, 0, 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, 0, 2, std::array{rc(1, 1), rc(1, 5)});
    confine(state, 0, 3, std::array{rc(1, 1), rc(1, 5), rc(1, 9)});
    return state;
}

TEST(DirectHiddenSubset, PlacesTheDigitThatThePairLeavesOnePlace) {
    const State state = direct_pair_state();

    const auto steps = find_all(direct_hidden_pair, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{direct_hidden_pair,
                              SubsetPattern{{0}, {rc(1, 1), rc(1, 5)}, DigitSet(0b11)},
                              {{rc(1, 9), 3}},
                              {}}));
    EXPECT_FALSE(check(steps[0], state));
    EXPECT_EQ(find_all(hidden_pair, state).size(), 1U);
}

TEST(DirectHiddenSubset, PairThatLeavesTwoPlacesIsAHiddenPairOnly) {
    State state = open_state();
    confine(state, 0, 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, 0, 2, std::array{rc(1, 1), rc(1, 5)});
    confine(state, 0, 3, std::array{rc(1, 1), rc(1, 5), rc(1, 8), rc(1, 9)});

    EXPECT_TRUE(find_all(direct_hidden_pair, state).empty());
    EXPECT_EQ(find_all(hidden_pair, state).size(), 1U);
}

TEST(DirectHiddenSubset, DigitWithOnePlaceAnywayIsASingle) {
    State state = open_state();
    confine(state, 0, 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, 0, 2, std::array{rc(1, 1), rc(1, 5)});
    confine(state, 0, 3, std::array{rc(1, 9)});

    EXPECT_TRUE(find_all(direct_hidden_pair, state).empty());
}

TEST(DirectHiddenSubset, TripleLeavesADigitOnePlaceToo) {
    State state = open_state();
    const std::array cells{rc(1, 1), rc(4, 1), rc(7, 1)};
    for (const Digit digit : {1U, 2U, 3U}) confine(state, 9, digit, cells);
    confine(state, 9, 4, std::array{rc(1, 1), rc(4, 1), rc(9, 1)});

    const auto steps = find_all(direct_hidden_triple, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].placements, (std::vector<Candidate>{{rc(9, 1), 4}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(DirectHiddenSubset, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(direct_hidden_pair, direct_pair_state()), 1);
}

TEST(DirectHiddenSubset, TheCheckWantsThePairAndTheSingle) {
    const State state = direct_pair_state();
    const Step right = find_all(direct_hidden_pair, state).front();

    Step step = right;
    step.placements = {{rc(1, 9), 4}};
    EXPECT_TRUE(check(step, state));

    step = right;
    step.placements = {{rc(1, 1), 1}};
    EXPECT_TRUE(check(step, state));

    step = right;
    std::get<SubsetPattern>(step.pattern).digits = DigitSet(0b101);
    EXPECT_TRUE(check(step, state));

    step = right;
    step.eliminations = {{rc(1, 1), 5}};
    EXPECT_TRUE(check(step, state));
}

}  // namespace
}  // namespace sudokit::logic
