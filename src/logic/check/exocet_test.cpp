#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

constexpr DigitSet k123 = DigitSet(0b111);

// The base r1c1 and r1c2, targets r2c4 and r3c9; outside the band columns 3, 4 and 9 have 1, 2 and
// 3 in rows 4 and 7 only.
struct Exocet {
    State state = open_state();
    Step step{
        TechniqueId::junior_exocet,
        ExocetPattern{
            {rc(1, 1), rc(1, 2)}, {rc(2, 4), rc(3, 9)}, k123, {11, 12, 17}, {{3, k123}, {6, k123}}},
        {},
        {{rc(2, 4), 5}, {rc(3, 9), 9}}};

    Exocet() {
        keep(state, 1, 1, "123");
        keep(state, 1, 2, "123");
        keep(state, 3, 4, "456789");
        keep(state, 2, 9, "456789");
        for (const std::uint32_t row : {5U, 6U, 8U, 9U}) {
            for (const std::uint32_t column : {3U, 4U, 9U}) keep(state, row, column, "456789");
        }
    }
    [[nodiscard]] Step with(const auto& alter) const { return altered<ExocetPattern>(step, alter); }
};

TEST(Check, ExocetsHaveBaseTargetsAndCrossLines) {
    const Exocet exocet;

    EXPECT_EQ(fault_of(exocet.step, exocet.state), "");
    EXPECT_EQ(text_of(exocet.with([](auto& p) { p.base.pop_back(); }), exocet.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(exocet.with([](auto& p) { p.lines[0] = 0; }), exocet.state), &kWrongPattern);
    EXPECT_EQ(text_of(exocet.with([](auto& p) { p.base[1] = rc(2, 2); }), exocet.state),
              &kNotAnExocet);
    EXPECT_EQ(text_of(exocet.with([](auto& p) { p.lines[0] = 10; }), exocet.state), &kNotAnExocet);
    EXPECT_EQ(text_of(exocet.with([](auto& p) { p.targets[0] = rc(2, 5); }), exocet.state),
              &kNotAnExocet);
}

TEST(Check, ExocetsHaveTheDigitsOfTheBase) {
    const Exocet exocet;

    EXPECT_EQ(text_of(exocet.with([](auto& p) { p.digits.insert(4); }), exocet.state),
              &kWrongDigits);
}

TEST(Check, TwoHousesCoverEachDigitOfAnExocet) {
    Exocet exocet;

    EXPECT_EQ(text_of(exocet.with([](auto& p) { p.covers.pop_back(); }), exocet.state),
              &kNotCovered);
    EXPECT_EQ(text_of(exocet.with([](auto& p) {
                  p.covers.push_back({8, DigitSet::of(2)});
              }),
                      exocet.state),
              &kTooManyCovers);
}

TEST(Check, ExocetsProveWhatTheyRemove) {
    const Exocet exocet;

    for (const Candidate& wrong :
         {Candidate{rc(1, 1), 2}, Candidate{rc(2, 4), 3}, Candidate{rc(2, 5), 5}}) {
        EXPECT_EQ(text_of(with_elimination(exocet.step, wrong), exocet.state),
                  &kEliminationDoesNotFollow);
    }
    // With 1 in a companion neither target need have it.
    Exocet with_companion;
    State state = open_state();
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.board().digits() & ~exocet.state.candidates(cell)) {
            if (cell != rc(3, 4) || digit != 1) state.remove({cell, digit});
        }
    }
    EXPECT_EQ(text_of(with_companion.step, state), &kEliminationDoesNotFollow);
}

constexpr DigitSet k1234 = DigitSet(0b1111);

// The bases r1c1 and r1c2, r2c4 and r2c5, with targets in rows 2 and 1; columns 3, 6 and 9 have 1
// to 4 outside the band in rows 4 and 7 only.
struct TwoExocets {
    State state = open_state();
    Step step{TechniqueId::double_exocet,
              ExocetPattern{{rc(1, 1), rc(1, 2)},
                            {rc(2, 6), rc(2, 9)},
                            k1234,
                            {11, 14, 17},
                            {{3, k1234}, {6, k1234}},
                            {rc(2, 4), rc(2, 5)},
                            {rc(1, 3), rc(1, 9)}},
              {},
              {{rc(1, 4), 1}, {rc(1, 7), 2}, {rc(2, 6), 5}, {rc(4, 1), 3}}};

    TwoExocets() {
        for (const std::uint32_t column : {1U, 2U}) keep(state, 1, column, "1234");
        for (const std::uint32_t column : {4U, 5U}) keep(state, 2, column, "1234");
        for (const std::uint32_t column : {3U, 6U, 9U}) {
            for (const std::uint32_t row : {5U, 6U, 8U, 9U}) keep(state, row, column, "56789");
        }
    }
    void close_third_row() {
        for (const std::uint32_t column : {3U, 6U, 9U}) keep(state, 3, column, "56789");
    }
    [[nodiscard]] Step with(const auto& alter) const { return altered<ExocetPattern>(step, alter); }
};

TEST(Check, DoubleExocetsHaveTwoBasesWithTargets) {
    TwoExocets exocets;
    exocets.close_third_row();

    EXPECT_EQ(fault_of(exocets.step, exocets.state), "");
    EXPECT_EQ(text_of(exocets.with([](auto& p) { p.second_base.pop_back(); }), exocets.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(exocets.with([](auto& p) { p.digits.insert(5); }), exocets.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(exocets.with([](auto& p) { p.second_base[1] = rc(2, 6); }), exocets.state),
              &kNotAnExocet);
    EXPECT_EQ(text_of(exocets.with([](auto& p) { p.second_targets[1] = rc(3, 9); }), exocets.state),
              &kNotAnExocet);
    Step junior = exocets.step;
    junior.technique = TechniqueId::junior_exocet;
    EXPECT_EQ(text_of(junior, exocets.state), &kWrongPattern);
}

// What both bases hold may be in the one target that they share.
TEST(Check, BasesOfDoubleExocetsShareNoDigit) {
    TwoExocets exocets;
    for (const std::uint32_t column : {3U, 6U}) keep(exocets.state, 3, column, "56789");
    for (const std::uint32_t row : {1U, 2U}) keep(exocets.state, row, 9, "56789");
    const Step shared = exocets.with([](auto& p) {
        p.targets[1] = rc(3, 9);
        p.second_targets[1] = rc(3, 9);
    });

    EXPECT_EQ(text_of(shared, exocets.state), &kNotAnExocet);
}

TEST(Check, DoubleExocetsProveWhatTheyRemove) {
    TwoExocets exocets;
    exocets.close_third_row();

    for (const Candidate& wrong : {Candidate{rc(1, 1), 2}, Candidate{rc(1, 3), 1},
                                   Candidate{rc(3, 1), 1}, Candidate{rc(5, 1), 1}}) {
        EXPECT_EQ(text_of(with_elimination(exocets.step, wrong), exocets.state),
                  &kEliminationDoesNotFollow);
    }
}

}  // namespace
}  // namespace sudokit::logic
