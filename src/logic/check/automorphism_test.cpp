#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

// Half a turn that makes 10 - d of a digit d.
AutomorphismPattern half_turn() {
    AutomorphismPattern map;
    for (Cell cell = 0; cell < 81; ++cell) map.cells.push_back(80 - cell);
    for (Digit digit = 1; digit <= 9; ++digit) map.digits.push_back(10 - digit);
    return map;
}

// r1c2 and r9c8, its image, are given; r3c3 is placed, and r4c1 has lost 6.
State half_turned() {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(rc(1, 2), 3);
    puzzle.set_given(rc(9, 8), 7);
    State state(puzzle);
    state.place({rc(3, 3), 1});
    state.remove({rc(4, 1), 6});
    return state;
}

const Step kGurth{TechniqueId::symmetrical_placement,
                  half_turn(),
                  {{rc(7, 7), 9}},
                  {{rc(5, 2), 5}, {rc(5, 5), 1}, {rc(6, 9), 4}}};

TEST(Check, MapsTurnThePuzzleIntoItself) {
    const auto with = [](const auto& alter) { return altered<AutomorphismPattern>(kGurth, alter); };
    const State state = half_turned();

    EXPECT_EQ(fault_of(kGurth, state), "");
    EXPECT_EQ(text_of(with([](auto& p) { p.cells.pop_back(); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { p.digits.pop_back(); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { std::ranges::sort(p.cells); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { p.cells[0] = 81; }), state), &kOutsideBoard);
    EXPECT_EQ(text_of(with([](auto& p) { p.digits[0] = 8; }), state), &kNotAnAutomorphism);
    EXPECT_EQ(text_of(with([](auto& p) { p.cells[0] = 79; }), state), &kNotAnAutomorphism);
    // Two cells exchanged break their houses, two digits the givens.
    EXPECT_EQ(text_of(with([](auto& p) { std::swap(p.cells[0], p.cells[40]); }), state),
              &kNotAnAutomorphism);
    EXPECT_EQ(text_of(with([](auto& p) { std::swap(p.digits[2], p.digits[0]); }), state),
              &kNotAnAutomorphism);
}

TEST(Check, PencilmarksGoAlongWithTheMap) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(rc(1, 1), DigitSet(0b111));
    const Step step{kGurth.technique, kGurth.pattern, {}, {{rc(5, 5), 1}}};

    EXPECT_EQ(text_of(step, State(puzzle)), &kNotAnAutomorphism);

    puzzle.set_pencilmarks(rc(9, 9), DigitSet(0b111000000));
    EXPECT_EQ(fault_of(step, State(puzzle)), "");
}

TEST(Check, WhatAMapSaysFollowsFromImages) {
    const State state = half_turned();

    for (const Candidate& wrong : {Candidate{rc(5, 5), 5}, Candidate{rc(4, 2), 5},
                                   Candidate{rc(6, 9), 6}, Candidate{rc(5, 2), 4}}) {
        EXPECT_EQ(text_of(with_elimination(kGurth, wrong), state), &kEliminationDoesNotFollow);
    }
    Step placing = kGurth;
    placing.placements = {{rc(7, 7), 8}};
    EXPECT_EQ(text_of(placing, state), &kPlacementDoesNotFollow);
}

}  // namespace
}  // namespace sudokit::logic
