#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

// Four cells of rows 1 and 4 and columns 1 and 4; each row has one 1, the columns have 2 and 3:
//
//     12 . . | 13
//     12 . . | 13   (row 4)
struct Square {
    State state = open_state();
    Step step{TechniqueId::multi_sector_locked_sets,
              LockedSetsPattern{{rc(1, 1), rc(1, 4), rc(4, 1), rc(4, 4)},
                                {{0, DigitSet::of(1)},
                                 {3, DigitSet::of(1)},
                                 {9, DigitSet::of(2)},
                                 {12, DigitSet::of(3)}}},
              {},
              {{rc(1, 2), 1}, {rc(7, 1), 2}, {rc(9, 4), 3}}};

    Square() {
        for (const std::uint32_t row : {1U, 4U}) {
            keep(state, row, 1, "12");
            keep(state, row, 4, "13");
        }
    }
    [[nodiscard]] Step with(const auto& alter) const {
        return altered<LockedSetsPattern>(step, alter);
    }
};

TEST(Check, LockedSetsCountAsManyDigitsAsCells) {
    const Square square;

    EXPECT_EQ(fault_of(square.step, square.state), "");
    EXPECT_EQ(text_of(square.with([](auto& p) { p.covers[0].digits.insert(2); }), square.state),
              &kWrongCount);
    EXPECT_EQ(text_of(square.with([](auto& p) { p.cells.pop_back(); }), square.state),
              &kWrongCount);
    EXPECT_EQ(text_of(square.with([](auto& p) { p.covers.pop_back(); }), square.state),
              &kWrongCount);
}

TEST(Check, LockedSetsCountEveryCandidateOfTheCells) {
    const Square square;

    EXPECT_EQ(
        text_of(square.with([](auto& p) { p.covers[2].digits = DigitSet::of(4); }), square.state),
        &kNotCovered);
    EXPECT_EQ(text_of(square.with([](auto& p) { p.cells[3] = rc(4, 5); }), square.state),
              &kNotCovered);
}

TEST(Check, LockedSetsRemoveWhatTheyCountAndNothingElse) {
    const Square square;

    for (const Candidate& wrong :
         {Candidate{rc(1, 2), 2}, Candidate{rc(2, 2), 1}, Candidate{rc(1, 1), 1}}) {
        EXPECT_EQ(text_of(with_elimination(square.step, wrong), square.state),
                  &kEliminationDoesNotFollow);
    }
    Step placing = square.step;
    placing.placements = {{rc(1, 1), 1}};
    EXPECT_EQ(text_of(placing, square.state), &kPlacementDoesNotFollow);
}

// 2 has both places of r1c1 and r4c1 in column 1, and r1c1 in row 1 too: there it would be counted
// twice.
TEST(Check, LockedSetsHoldNothingThatIsCountedTwice) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 4, 1, "23");
    const Step step{TechniqueId::multi_sector_locked_sets,
                    LockedSetsPattern{{rc(1, 1), rc(1, 4), rc(4, 1)},
                                      {{0, DigitSet(0b11)}, {9, DigitSet(0b10)}}},
                    {},
                    {{rc(1, 1), 2}}};

    EXPECT_EQ(text_of(step, state), &kNotCovered);
    keep(state, 4, 1, "2");
    EXPECT_EQ(fault_of(step, state), "");
}

TEST(Check, LockedSetsHaveTheHousesOfTheirTechnique) {
    const Square square;
    Step loop = square.step;
    loop.technique = TechniqueId::sk_loop;

    EXPECT_EQ(fault_of(loop, square.state), "");
    EXPECT_EQ(text_of(square.with([](auto& p) { p.covers[3].house = 19; }), square.state),
              &kWrongPattern);
    EXPECT_EQ(
        text_of(square.with([](auto& p) { std::swap(p.covers[0], p.covers[1]); }), square.state),
        &kUnsortedPattern);
    EXPECT_EQ(text_of(square.with([](auto& p) { p.covers[3].house = 27; }), square.state),
              &kOutsideBoard);
}

}  // namespace
}  // namespace sudokit::logic
