#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

// Boxes 1, 2, 4 and 5; the diagonal of box 5 runs the other way. r5c5 also has 7.
struct Tridagon {
    State state = open_state();
    Step step{tridagon,
              GuardianPattern{{rc(1, 1), rc(1, 4), rc(2, 2), rc(2, 5), rc(3, 3), rc(3, 6), rc(4, 1),
                               rc(4, 6), rc(5, 2), rc(5, 5), rc(6, 3), rc(6, 4)},
                              DigitSet(7),
                              {{rc(5, 5), 7}}},
              {{rc(5, 5), 7}},
              {}};

    Tridagon() {
        for (const Cell cell : std::get<GuardianPattern>(step.pattern).cells) {
            keep(state, cell / 9 + 1, cell % 9 + 1, cell == rc(5, 5) ? "1237" : "123");
        }
    }
    [[nodiscard]] Step with(const auto& alter) const {
        return altered<GuardianPattern>(step, alter);
    }
};

TEST(Check, GuardiansAreAllThatTheCellsHaveBeside) {
    Tridagon tridagon;

    EXPECT_EQ(fault_of(tridagon.step, tridagon.state), "");
    EXPECT_EQ(text_of(tridagon.with([](auto& p) { p.guardians.clear(); }), tridagon.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(tridagon.with([](auto& p) { p.guardians[0].digit = 8; }), tridagon.state),
              &kWrongGuardians);
    EXPECT_EQ(text_of(tridagon.with([](auto& p) { p.digits = DigitSet(0b1011); }), tridagon.state),
              &kWrongGuardians);
    EXPECT_EQ(text_of(tridagon.with([](auto& p) { p.cells.pop_back(); }), tridagon.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(with_elimination(tridagon.step, {rc(9, 9), 7}), tridagon.state),
              &kEliminationDoesNotFollow);
}

TEST(Check, TridagonsCannotBeFilled) {
    // With the diagonal of box 5 like the others there are ways.
    Tridagon tridagon;
    const Step wrong = tridagon.with([](auto& p) {
        p.cells[7] = rc(4, 4);
        p.cells[11] = rc(6, 6);
    });
    keep(tridagon.state, 4, 4, "123");
    keep(tridagon.state, 6, 6, "123");

    EXPECT_EQ(fault_of(tridagon.step, tridagon.state), "");
    EXPECT_EQ(text_of(wrong, tridagon.state), &kCanBeFilled);
}

TEST(Check, GuardiansOfForcingNetsAreAllAssumed) {
    using Reason = Consequence::Reason;
    Tridagon tridagon;
    State state = tridagon.state;
    const Step step{tridagon_forcing_net,
                    ForcingPattern{{},
                                   {},
                                   {{{{{rc(5, 5), 7}, true, Reason::assumption, 0, {}},
                                      {{rc(5, 9), 7}, false, Reason::seen, 0, {0}}},
                                     {}}},
                                   std::get<GuardianPattern>(tridagon.step.pattern)},
                    {},
                    {{rc(5, 9), 7}}};
    const auto with = [&](const auto& alter) { return altered<ForcingPattern>(step, alter); };

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with([](auto& p) { p.guarded.reset(); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { p.guarded->guardians[0].digit = 8; }), state),
              &kWrongGuardians);
    EXPECT_EQ(text_of(with([](auto& p) {
                          p.branches[0].consequences[0].candidate.digit = 3;
                          p.branches[0].consequences[1].candidate.digit = 3;
                      }),
                      state),
              &kBranchesDoNotCover);
}

// Six cells, two in each of rows 1, 2 and 4, columns 1, 2 and 4, boxes 1, 2 and 4.
struct Loop {
    State state = open_state();
    Step step{unique_loop_1,
              GuardianPattern{{rc(1, 1), rc(1, 4), rc(2, 2), rc(2, 4), rc(4, 1), rc(4, 2)},
                              DigitSet(3),
                              {{rc(1, 1), 5}}},
              {},
              {{rc(1, 1), 1}, {rc(1, 1), 2}}};

    Loop() {
        for (const Cell cell : std::get<GuardianPattern>(step.pattern).cells) {
            keep(state, cell / 9 + 1, cell % 9 + 1, cell == rc(1, 1) ? "125" : "12");
        }
    }
    [[nodiscard]] Step with(const auto& alter) const {
        return altered<GuardianPattern>(step, alter);
    }
};

TEST(Check, LoopsCanBeSwapped) {
    Loop loop;

    EXPECT_EQ(fault_of(loop.step, loop.state), "");
    EXPECT_EQ(text_of(with_elimination(loop.step, {rc(1, 1), 5}), loop.state),
              &kEliminationDoesNotFollow);
    // Rows 4 and 5 have one cell each then.
    keep(loop.state, 5, 2, "12");
    EXPECT_EQ(text_of(loop.with([](auto& p) { p.cells[5] = rc(5, 2); }), loop.state),
              &kNotExchangeable);
}

TEST(Check, LoopsNeedBothDigitsInThePuzzleItself) {
    const Loop loop;
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(rc(2, 2), DigitSet(1));
    State state(puzzle);
    for (const Cell cell : std::get<GuardianPattern>(loop.step.pattern).cells) {
        keep(state, cell / 9 + 1, cell % 9 + 1, cell == rc(1, 1) ? "125" : "12");
    }

    EXPECT_EQ(text_of(loop.step, state), &kNotExchangeable);
}

TEST(Check, SubsetsWithGuardiansAreNaked) {
    Loop loop;
    State state = open_state();
    for (const Cell cell : std::get<GuardianPattern>(loop.step.pattern).cells) {
        keep(state, cell / 9 + 1, cell % 9 + 1,
             cell == rc(1, 1)   ? "125"
             : cell == rc(1, 4) ? "126"
                                : "12");
    }
    keep(state, 1, 8, "56");
    Step step = loop.with([](auto& p) {
        p.guardians = {{rc(1, 1), 5}, {rc(1, 4), 6}};
        p.others = {rc(1, 8)};
        p.subset = DigitSet(0b110000);
        p.houses = {0};
    });
    step.technique = unique_loop_3;
    step.eliminations = {{rc(1, 9), 5}, {rc(1, 9), 6}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {rc(2, 9), 5}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(altered<GuardianPattern>(step, [](auto& p) { p.houses = {1}; }), state),
              &kNotInHouse);
    EXPECT_EQ(text_of(altered<GuardianPattern>(step, [](auto& p) { p.subset = DigitSet(0b10000); }),
                      state),
              &kWrongDigits);
    EXPECT_EQ(
        text_of(altered<GuardianPattern>(step, [](auto& p) { p.others = {rc(1, 7)}; }), state),
        &kWrongDigits);
}

TEST(Check, ConfinedDigitsHaveNoOtherPlace) {
    Loop loop;
    State state = open_state();
    for (const Cell cell : std::get<GuardianPattern>(loop.step.pattern).cells) {
        keep(state, cell / 9 + 1, cell % 9 + 1, cell / 9 == 0 ? "125" : "12");
    }
    Step step = loop.with([](auto& p) {
        p.guardians = {{rc(1, 1), 5}, {rc(1, 4), 5}};
        p.houses = {0};
    });
    step.technique = unique_loop_4;
    step.eliminations = {{rc(1, 1), 2}, {rc(1, 4), 2}};

    EXPECT_EQ(text_of(step, state), &kHouseLosesNothing);
    confine(state, 0, 1, std::vector<Cell>{rc(1, 1), rc(1, 4)});
    EXPECT_EQ(fault_of(step, state), "");
}

TEST(Check, GravesNeedTwoOfEverythingElse) {
    // As in BUG+1, with 3 twice on top: in r1c1 and r1c2.
    State state = open_state(Board::standard(4));
    for (Cell cell = 0; cell < 16; ++cell) {
        const bool low = (cell / 4 % 2 == 0) == (cell % 4 < 2);
        keep(state, cell / 4 + 1, cell % 4 + 1, cell < 2 ? "123" : low ? "12" : "34");
    }
    const Step step{
        bug_2,
        GuardianPattern{
            {state.open_cells().begin(), state.open_cells().end()}, DigitSet(15), {{0, 3}, {1, 3}}},
        {},
        {{2, 3}, {3, 3}}};
    const auto with = [&](const auto& alter) { return altered<GuardianPattern>(step, alter); };

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with([](auto& p) { p.guardians = {{0, 3}}; }), state), &kNotAGrave);
    EXPECT_EQ(text_of(with([](auto& p) { p.guardians[1].digit = 4; }), state), &kNotACandidate);
    EXPECT_EQ(text_of(with([](auto& p) { p.cells.pop_back(); }), state), &kNotAGrave);
    EXPECT_EQ(text_of(with_elimination(step, {8, 1}), state), &kEliminationDoesNotFollow);
}

TEST(Check, OddRingsOfTwoDigitsCannotBeFilled) {
    State state = open_state();
    for (const Cell cell : {rc(1, 1), rc(1, 4), rc(2, 2), rc(4, 2)}) {
        keep(state, cell / 9 + 1, cell % 9 + 1, "12");
    }
    keep(state, 4, 4, "127");
    keep(state, 4, 5, "127");
    const Step step{
        bivalue_oddagon,
        GuardianPattern{
            {rc(1, 1), rc(1, 4), rc(2, 2), rc(4, 2), rc(4, 4)}, DigitSet(3), {{rc(4, 4), 7}}},
        {{rc(4, 4), 7}},
        {}};
    const auto with = [&](const auto& alter) { return altered<GuardianPattern>(step, alter); };

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with([](auto& p) { p.guardians[0].digit = 8; }), state), &kWrongGuardians);
    EXPECT_EQ(text_of(with([](auto& p) { p.cells.pop_back(); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) {
                          p.cells[4] = p.guardians[0].cell = rc(4, 5);  // does not see r1c4
                      }),
                      state),
              &kCanBeFilled);
}

TEST(Check, OddRingsOfOneDigitLackAPlaceInSomeHouse) {
    State state = open_state();
    const std::vector<Cell> cells = {rc(1, 1), rc(1, 4), rc(2, 2), rc(4, 2), rc(4, 4)};
    const std::vector<std::uint32_t> houses = {0, 3, 10, 12, 18};
    for (const std::uint32_t house : houses) {
        std::vector<Cell> kept = cells;
        kept.push_back(rc(1, 8));
        confine(state, house, 5, kept);
    }
    const GuardianPattern pattern{cells, DigitSet::of(5), {{rc(1, 8), 5}}, {}, {}, houses};
    const Step step{broken_wing, pattern, {{rc(1, 8), 5}}, {}};
    const auto with = [&](const auto& alter) { return altered<GuardianPattern>(step, alter); };

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with([](auto& p) { p.houses.pop_back(); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { p.guardians[0].cell = rc(1, 9); }), state),
              &kWrongGuardians);
    EXPECT_EQ(text_of(with([](auto& p) { p.digits = DigitSet::of(6); }), state), &kWrongGuardians);
    // Row 9 in place of box 1: r2c2 and r4c4 may hold the digit then, with one of row 9.
    EXPECT_NE(fault_of(with([](auto& p) { p.houses = {0, 3, 8, 10, 12}; }), state), "");

    Step wrong = step;
    wrong.placements.clear();
    wrong.eliminations = {{rc(9, 9), 5}};
    EXPECT_EQ(text_of(wrong, state), &kEliminationDoesNotFollow);
}

}  // namespace
}  // namespace sudokit::logic
