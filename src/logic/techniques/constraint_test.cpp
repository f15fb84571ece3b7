#include "logic/techniques/constraint.hpp"

#include <numeric>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"
#include "sudokit/explain.hpp"
#include "sudokit/techniques.hpp"

namespace sudokit::logic {
namespace {

void add(Puzzle& puzzle, ConstraintData data) {
    puzzle.add_constraint(*make_constraint(std::move(data), puzzle.board()));
}

std::vector<Step> steps_by_constraint(const State& state) {
    std::vector<Step> out;
    find_steps(TechniqueId::constraint, state, [&](Step step) {
        out.push_back(std::move(step));
        return true;
    });
    return out;
}

// r1c1, r1c2 and r2c4 add up to 7.
Puzzle cage_of_seven() {
    Puzzle puzzle(Board::standard(9));
    add(puzzle, {.kind = "killer-cage", .cells = {0, 1, 12}, .value = 7});
    return puzzle;
}

TEST(ByConstraint, RemovesWhatNoWayToMakeTheSumHas) {
    const State state(cage_of_seven());

    const auto steps = steps_by_constraint(state);

    ASSERT_EQ(steps.size(), 4U) << "and 1, 2 and 4 leave r1c4 to r1c6";
    EXPECT_EQ(steps[0].technique, TechniqueId::constraint);
    EXPECT_EQ(std::get<ConstraintPattern>(steps[0].pattern),
              (ConstraintPattern{0, {0, 1, 12}, DigitSet(0b111110100)}));
    EXPECT_EQ(steps[0].eliminations.size(), 18U) << "only 1, 2 and 4 make 7";
    EXPECT_TRUE(steps[0].placements.empty());
    EXPECT_FALSE(check(steps[0], state));
}

TEST(ByConstraint, TheCheckFollowsLargeCagesToTheEnd) {
    for (const std::uint32_t size : {7U, 8U}) {
        SCOPED_TRACE(size);
        Puzzle puzzle(Board::standard(9));
        std::vector<Cell> row(size);
        std::iota(row.begin(), row.end(), Cell{0});
        add(puzzle, {.kind = "killer-cage", .cells = row, .value = 40});
        const State state(puzzle);

        const auto steps = steps_by_constraint(state);

        ASSERT_FALSE(steps.empty());
        EXPECT_FALSE(check(steps.front(), state));
    }
}

TEST(ByConstraint, CellsOfACageDifferFromOneThatIsFilled) {
    Puzzle puzzle = cage_of_seven();
    puzzle.set_given(0, 2);
    State state(puzzle);

    const auto steps = steps_by_constraint(state);

    ASSERT_EQ(steps.size(), 4U);
    EXPECT_EQ(std::get<ConstraintPattern>(steps[0].pattern),
              (ConstraintPattern{0, {0}, DigitSet::of(2)}));
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{12, 2}})) << "r1c2 sees r1c1";
    EXPECT_EQ(std::get<ConstraintPattern>(steps[1].pattern).cells, (std::vector<Cell>{0, 1, 12}));
    for (const Step& step : steps) EXPECT_FALSE(check(step, state));
}

TEST(ByConstraint, KnightsSeeTheirDigitFromEachFilledCell) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(40, 5);
    puzzle.set_given(0, 1);
    add(puzzle, {.kind = "anti-knight"});
    const State state(puzzle);

    const auto steps = steps_by_constraint(state);

    ASSERT_EQ(steps.size(), 1U) << "where a knight jumps to from r1c1 is in its box";
    EXPECT_EQ(std::get<ConstraintPattern>(steps[0].pattern),
              (ConstraintPattern{0, {40}, DigitSet::of(5)}));
    EXPECT_EQ(steps[0].eliminations,
              (std::vector<Candidate>{
                  {21, 5}, {23, 5}, {29, 5}, {33, 5}, {47, 5}, {51, 5}, {57, 5}, {59, 5}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(ByConstraint, WhatEveryWayHasLeavesTheCellsThatSeeIt) {
    Puzzle puzzle(Board::standard(9));
    add(puzzle, {.kind = "killer-cage", .cells = {0, 1, 2}, .value = 8});
    const State state(puzzle);

    const auto steps = steps_by_constraint(state);

    ASSERT_EQ(steps.size(), 2U) << "1+2+5 or 1+3+4";
    EXPECT_EQ(std::get<ConstraintPattern>(steps[1].pattern),
              (ConstraintPattern{0, {0, 1, 2}, DigitSet::of(1)}));
    EXPECT_EQ(steps[1].eliminations.size(), 12U) << "of row 1 and of box 1";
    EXPECT_FALSE(check(steps[1], state));
    EXPECT_EQ(explanation(steps[1], state, {Language::en, Symbols::digits}).substr(0, 103),
              "r1c1 + r1c2 + r1c3 = 8, all different. Every way to fill these cells from their "
              "candidates has 1 there:");
    Step more = steps[1];
    more.eliminations.push_back({80, 1});
    EXPECT_TRUE(check(more, state)) << "r9c9 sees none of them";
}

TEST(ByConstraint, StopsWhenTold) {
    Puzzle puzzle = cage_of_seven();
    add(puzzle, {.kind = "killer-cage", .cells = {40, 41}, .value = 3});
    int offered = 0;

    const bool whole = find_steps(TechniqueId::constraint, State(puzzle), [&](const Step&) {
        ++offered;
        return false;
    });

    EXPECT_FALSE(whole);
    EXPECT_EQ(offered, 1);
}

TEST(ByConstraint, WhatIsKeptChangesNothing) {
    State state(cage_of_seven());
    const std::vector<Step> steps = steps_by_constraint(state);
    for (const Step& step : steps) apply(step, state);

    EXPECT_TRUE(steps_by_constraint(state).empty());
    EXPECT_TRUE(steps_by_constraint(State(Puzzle(Board::standard(9)))).empty());
}

TEST(ByConstraint, WhereTheSumCannotBeMadeEverythingGoes) {
    Puzzle puzzle = cage_of_seven();
    puzzle.set_given(0, 5);
    State state(puzzle);

    const auto steps = steps_by_constraint(state);
    ASSERT_FALSE(steps.empty());
    for (const Step& step : steps) apply(step, state);

    EXPECT_TRUE(state.dead_end());
    EXPECT_EQ(
        explanation(steps.back(), State(puzzle), {Language::en, Symbols::digits}).substr(0, 89),
        "r1c1 + r1c2 + r2c4 = 7, all different. There is no way left to fill these cells: 1, "
        "2, 3,");
}

TEST(ByConstraint, ACageOfOneCellIsItsSum) {
    Puzzle puzzle(Board::standard(4));
    add(puzzle, {.kind = "killer-cage", .cells = {5}, .value = 3});
    State state(puzzle);
    const auto words = [&](Language language) {
        return explanation(steps_by_constraint(state).front(), state, {language, Symbols::digits});
    };

    EXPECT_EQ(
        words(Language::en),
        "The cage of r2c2 has no other cell, so r2c2 is its sum, 3: 1, 2 and 4 can be removed "
        "from r2c2.");
    EXPECT_EQ(
        words(Language::fr),
        "La cage de L2C2 n’a pas d’autre case, donc L2C2 vaut sa somme, 3 : on élimine le 1, le "
        "2 et le 4 de L2C2.");

    apply(steps_by_constraint(state).front(), state);
    EXPECT_EQ(
        words(Language::en),
        "The cage of r2c2 has no other cell, so r2c2 is its sum, 3: 3 can be removed from r1c1, "
        "r1c2, r2c1, r2c3, r2c4, r3c2 and r4c2.");
}

TEST(ByConstraint, IsSaidInWords) {
    const State sum(cage_of_seven());
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(5, 3);
    add(puzzle, {.kind = "anti-knight"});
    const State knight(puzzle);
    const auto words = [](const State& state, Language language) {
        return explanation(steps_by_constraint(state).front(), state, {language, Symbols::digits});
    };

    EXPECT_EQ(
        words(sum, Language::en).substr(0, 83),
        "r1c1 + r1c2 + r2c4 = 7, all different. The candidates leave only 1+2+4 for that: 3,");
    EXPECT_EQ(words(knight, Language::en),
              "r2c2 is 3, and cells a knight's move apart hold different digits: 3 can be removed "
              "from r1c4, r3c4, r4c1 and r4c3.");
    EXPECT_EQ(words(knight, Language::fr).substr(0, 15), "L2C2 vaut 3, et");
    EXPECT_EQ(hint(steps_by_constraint(sum).front(), sum, HintStrength::place,
                   {Language::en, Symbols::digits}),
              "Look at boxes 1 and 2.");
    EXPECT_EQ(hint(steps_by_constraint(knight).front(), knight, HintStrength::place,
                   {Language::en, Symbols::digits}),
              "Look at this rule: cells a knight's move apart hold different digits.");
    EXPECT_EQ(
        step_json(steps_by_constraint(knight).front(), knight)
                .find("\"pattern\":{\"kind\":\"constraint\",\"constraint\":0,\"cells\":[\"r2c2\"],"
                      "\"digits\":[3]}") == std::string::npos,
        false);
}

}  // namespace
}  // namespace sudokit::logic
