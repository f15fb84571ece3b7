#include <string>

#include <gtest/gtest.h>

#include "sudokit/rules.hpp"
#include "sudokit/techniques.hpp"

#include "base/test_deadline.hpp"

namespace sudokit {
namespace {

DigitSet digits(std::initializer_list<Digit> list) {
    DigitSet set;
    for (const Digit digit : list) set.insert(digit);
    return set;
}

Filtering filtered(const Puzzle& puzzle, std::string_view rules) {
    return filter(puzzle, *read_rules(rules));
}

// The rules do little on it.
Puzzle hard_puzzle() {
    constexpr std::string_view kLine =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < kLine.size(); ++cell) {
        if (kLine[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(kLine[cell] - '0'));
    }
    return puzzle;
}

// Takes `digit` out of the given cells.
void forbid(Puzzle& puzzle, Digit digit, std::initializer_list<Cell> cells) {
    for (const Cell cell : cells) {
        puzzle.set_pencilmarks(cell, puzzle.pencilmarks(cell) & ~DigitSet::of(digit));
    }
}

TEST(Rules, NamesAreReadAndWritten) {
    for (const std::string name :
         {"single-candidate", "single-position", "box-to-line", "single-candidate,candidate-lines",
          "line-to-box,multiple-lines-2,naked-3,hidden-4,fish-2",
          "single-position,forcing-chains,franken-fish-3"}) {
        const auto rules = read_rules(name);
        ASSERT_TRUE(rules) << name;
        EXPECT_EQ(rules_name(*rules), name);
    }
    for (const std::string name :
         {"", "naked", "naked-", "naked-1", "fish-x", "single", "naked-2,"}) {
        EXPECT_FALSE(read_rules(name)) << name;
    }
}

TEST(Rules, BasicOnesAreReadByTheirOwnWordsAlone) {
    for (const std::string name : {"single-candidate,candidate-lines", "multiple-lines-2,fish-4",
                                   "line-to-box,naked-3", "naked-pair,x-wing"}) {
        ASSERT_TRUE(read_basic_rules(name)) << name;
        EXPECT_EQ(*read_basic_rules(name), *read_rules(name)) << name;
    }
    for (const std::string name : {"", "Naked Tuple(3)", "naked-1", "naked-65", "naked", "xy-wing",
                                   "forcing-chains", "franken-fish-2"}) {
        EXPECT_FALSE(read_basic_rules(name)) << name;
    }
}

TEST(Rules, BasicOnesLeaveTheSameWithoutTelling) {
    const Puzzle puzzle = hard_puzzle();
    for (const std::string name :
         {"single-candidate", "single-position", "candidate-lines,multiple-lines-2",
          "single-candidate,single-position,candidate-lines,naked-4,hidden-4,fish-4"}) {
        const RuleSet rules = *read_basic_rules(name);
        std::uint64_t removed = 0;
        const auto count = [&](const RuleDeduction& deduction) {
            removed += deduction.removed.size();
        };
        RuleSink sink(count);
        const Filtering told = filter(puzzle, rules, {}, &sink);
        const Filtering basic = filter_by_basic_rules(puzzle, rules);
        EXPECT_EQ(basic.candidates, told.candidates) << name;
        EXPECT_EQ(basic.removed, told.removed) << name;
    }
}

// A test of forcing chains is made a second time, to tell of it: time may end in between.
TEST(Rules, NothingIsProvedWhenTimeEnds) {
    const Puzzle puzzle = hard_puzzle();
    const RuleSet rules = *read_rules("single-position,naked-4,hidden-4,forcing-chains");
    std::uint64_t proofs = 0;
    for (std::uint64_t looks = 0; looks < 60; ++looks) {
        const tests::Patience patience(looks);
        const auto check = [&](const RuleDeduction& deduction) {
            if (deduction.rule != RuleDeduction::Rule::forcing_chains) return;
            ++proofs;
            ASSERT_FALSE(deduction.test.empty()) << looks;
            EXPECT_EQ(deduction.test.back().rule, RuleDeduction::Rule::dead_end) << looks;
        };
        RuleSink sink(check);
        (void)filter(puzzle, rules, patience.deadline(), &sink);
    }
    EXPECT_GT(proofs, 0U);
}

TEST(Rules, AreAlsoCalledByTheTechniquesThatTheyAre) {
    for (const auto& [techniques, rules] : {
             std::pair("naked-single,hidden_single", "single-candidate,single-position"),
             std::pair("pointing,claiming", "candidate-lines"),
             std::pair("naked-triple,naked-pair", "naked-3"),
             std::pair("double-pairs,x-wing,hidden-quad", "multiple-lines-2,hidden-4,fish-2"),
         }) {
        ASSERT_TRUE(read_rules(techniques)) << techniques;
        EXPECT_EQ(*read_rules(techniques), *read_rules(rules)) << techniques;
    }
    EXPECT_FALSE(read_rules("xy-wing"));
}

TEST(Rules, AreReadAsThePaperWritesThem) {
    for (const auto& [paper, rules] : {
             std::pair("Single Candidate, Single Position", "single-candidate,single-position"),
             std::pair("singleCandidate,SinglePosition", "single-candidate,single-position"),
             std::pair("candidat unique,Position unique", "single-candidate,single-position"),
             std::pair("Candidate Line", "candidate-lines"),
             std::pair("DoublePairs", "multiple-lines-2"),
             std::pair("Multiple Lines", "multiple-lines-2"),
             std::pair("Naked Pairs,HIDDEN TRIPLES", "naked-2,hidden-3"),
             std::pair("NakedTuple(4),Hidden Tuple (5)", "naked-4,hidden-5"),
             std::pair("X-Wing", "fish-2"),
             std::pair("SwordFish", "fish-3"),
             std::pair("Swordfish(4)", "fish-4"),
             std::pair("Franken Swordfish", "franken-fish-3"),
             std::pair("Forcing Chains", "forcing-chains"),
             std::pair("chaînes de forçage", "forcing-chains"),
             std::pair("Paires nues,doublets cachés", "naked-2,hidden-2"),
         }) {
        ASSERT_TRUE(read_rules(paper)) << paper;
        EXPECT_EQ(rules_name(*read_rules(paper)), rules_name(*read_rules(rules))) << paper;
    }
    for (const std::string name : {"naked tuple", "swordfish(1)", "swordfish(3", "naked 3)", "-",
                                   "naked(x)", "(3)", "3", "forcing chains(2)"}) {
        EXPECT_FALSE(read_rules(name)) << name;
    }
}

TEST(Rules, StandForTechniques) {
    const auto set = [](std::initializer_list<TechniqueId> ids) {
        TechniqueSet out;
        for (const TechniqueId id : ids) out.set(static_cast<std::size_t>(id));
        return out;
    };
    EXPECT_EQ(find_techniques("naked-3"),
              set({TechniqueId::naked_pair, TechniqueId::naked_triple}));
    EXPECT_EQ(find_techniques("candidate-lines"),
              set({TechniqueId::pointing, TechniqueId::claiming}));
    EXPECT_EQ(find_techniques("x_wing"), set({TechniqueId::x_wing}));
    EXPECT_EQ(find_techniques("multiple-lines-2"),
              set({TechniqueId::double_pairs, TechniqueId::multiple_lines}));
    EXPECT_TRUE(find_techniques("naked-1").none());
    EXPECT_TRUE(find_techniques("").none());
}

TEST(Rules, PlacedDigitsLeaveTheCellsThatSeeThem) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(0, 5);
    const Filtering left = filter(puzzle, RuleSet{});

    EXPECT_EQ(left.removed, 20U);
    EXPECT_EQ(left.state, Filtering::State::open);
}

TEST(Rules, ASingleCandidateIsPlacedOnlyByItsRule) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(0, digits({5}));

    EXPECT_EQ(filter(puzzle, RuleSet{}).removed, 0U);
    EXPECT_EQ(filtered(puzzle, "single-candidate").removed, 20U);
}

TEST(Rules, ASinglePositionIsPlacedOnlyByItsRule) {
    Puzzle puzzle(Board::standard(9));
    forbid(puzzle, 5, {1, 2, 3, 4, 5, 6, 7, 8});

    EXPECT_EQ(filtered(puzzle, "single-candidate").removed, 0U);
    EXPECT_EQ(filtered(puzzle, "single-position").candidates[0], digits({5}));
}

TEST(Rules, LinesWorkBothWays) {
    Puzzle out(Board::standard(9));
    forbid(out, 5, {9, 10, 11, 18, 19, 20});  // box 1 has 5 in row 1 only
    EXPECT_EQ(filtered(out, "box-to-line").removed, 6U);
    EXPECT_EQ(filtered(out, "line-to-box").removed, 0U);

    Puzzle in(Board::standard(9));
    forbid(in, 5, {3, 4, 5, 6, 7, 8});  // row 1 has 5 in box 1 only
    EXPECT_EQ(filtered(in, "line-to-box").removed, 6U);
    EXPECT_EQ(filtered(in, "box-to-line").removed, 0U);
}

TEST(Rules, TwoBoxesWithTheSameTwoRowsLeaveThemToEachOther) {
    Puzzle puzzle(Board::standard(9));
    forbid(puzzle, 5, {18, 19, 20, 21, 22, 23});  // boxes 1 and 2 have 5 in rows 1 and 2
    const Filtering left = filtered(puzzle, "multiple-lines-2");

    EXPECT_EQ(left.removed, 6U);
    EXPECT_FALSE(left.candidates[8].contains(5));
    EXPECT_TRUE(left.candidates[26].contains(5));
}

TEST(Rules, TuplesKeepTheirDigitsAndCells) {
    Puzzle naked(Board::standard(9));
    naked.set_pencilmarks(0, digits({1, 2}));
    naked.set_pencilmarks(4, digits({2, 3}));
    naked.set_pencilmarks(8, digits({1, 3}));
    EXPECT_EQ(filtered(naked, "naked-2").removed, 0U);
    EXPECT_EQ(filtered(naked, "naked-3").removed, 18U);

    Puzzle hidden(Board::standard(9));
    forbid(hidden, 1, {2, 3, 4, 5, 6, 7, 8});
    forbid(hidden, 2, {2, 3, 4, 5, 6, 7, 8});
    const Filtering left = filtered(hidden, "hidden-2");
    EXPECT_EQ(left.removed, 14U);
    EXPECT_EQ(left.candidates[1], digits({1, 2}));
}

TEST(Rules, FishOfTwoAndThreeClearTheirColumns) {
    Puzzle puzzle(Board::standard(9));
    for (const Cell row : {0U, 4U}) {
        for (Cell column = 0; column < 9; ++column) {
            if (column != 1 && column != 7) forbid(puzzle, 5, {row * 9 + column});
        }
    }
    EXPECT_EQ(filtered(puzzle, "fish-2").removed, 14U);
    EXPECT_EQ(filtered(puzzle, "naked-4,hidden-4").removed, 0U);
}

// Any five rows have more than five columns for a digit, but there are millions of them.
TEST(Rules, TheDeadlineIsLookedAtWithinTheSearchForFish) {
    constexpr std::uint32_t kOrder = 64;
    Puzzle puzzle(Board::standard(kOrder));
    for (Cell cell = 0; cell < kOrder * kOrder; ++cell) {
        const Digit first = (cell / kOrder * 8 + cell / (kOrder * 8) + cell % kOrder) % kOrder;
        puzzle.set_pencilmarks(cell, digits({first + 1, (first + 1) % kOrder + 1}));
    }
    const tests::Patience patience(10);

    const Filtering left = filter(puzzle, *read_rules("fish-20"), patience.deadline());

    EXPECT_EQ(left.state, Filtering::State::stopped);
    EXPECT_EQ(patience.looks(), 11U);
}

// 5 is in columns 1 and 2 of row 1 and of box 4: a fish of a row and a box. That clears the rest of
// both columns; and box 1 is as good as a column to cover row 1, and has two places more.
TEST(Rules, FishMayPassThroughABox) {
    Puzzle puzzle(Board::standard(9));
    forbid(puzzle, 5, {2, 3, 4, 5, 6, 7, 8});
    forbid(puzzle, 5, {29, 38, 47});

    EXPECT_EQ(filtered(puzzle, "fish-4").removed, 0U);
    EXPECT_EQ(filtered(puzzle, "franken-fish-2").removed, 12U);
}

TEST(Rules, WhatLeadsToAContradictionGoes) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(1, digits({1, 2}));
    puzzle.set_pencilmarks(2, digits({1, 3}));
    puzzle.set_pencilmarks(3, digits({2, 3}));

    EXPECT_EQ(filtered(puzzle, "single-candidate").removed, 0U);
    // Whatever r1c1 is of the three, two of the others have the third left.
    EXPECT_EQ(filtered(puzzle, "forcing-chains").candidates[0],
              ~digits({1, 2, 3}) & digits({1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(Rules, ContradictionsAreFound) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(0, 5);
    puzzle.set_given(1, 5);
    EXPECT_EQ(filter(puzzle, RuleSet{}).state, Filtering::State::failed);
}

}  // namespace
}  // namespace sudokit
