#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

void add(Puzzle& puzzle, ConstraintData data) {
    puzzle.add_constraint(*make_constraint(std::move(data), puzzle.board()));
}

const MessageText* text_of(const Step& step, const State& state) {
    const auto fault = check(step, state);
    return fault ? fault->text : nullptr;
}

// The step that a constraint is said to rule the candidates out by, all its cells or one of them.
Step ruling_out(const State& state, std::vector<Candidate> eliminations,
                std::optional<Cell> placed = std::nullopt, std::uint32_t constraint = 0) {
    DigitSet digits;
    for (const Candidate candidate : eliminations) digits.insert(candidate.digit);
    std::vector<Cell> cells;
    if (placed) {
        cells = {*placed};
    } else if (constraint < state.constraints().size()) {
        const auto all = state.constraints()[constraint]->cells();
        cells.assign(all.begin(), all.end());
    }
    return {TechniqueId::constraint,
            ConstraintPattern{constraint, cells, digits},
            {},
            std::move(eliminations)};
}

std::optional<Step> next_constraint_step(const State& state) {
    return next_step(state, TechniqueSet().set(static_cast<std::size_t>(TechniqueId::constraint)));
}

// r1c1 and r1c2 add up to 3.
Puzzle small_cage() {
    Puzzle puzzle(Board::standard(9));
    add(puzzle, {.kind = "killer-cage", .cells = {0, 1}, .value = 3});
    return puzzle;
}

TEST(ConstraintCheck, WhatTheSumRulesOutIsRight) {
    const State state(small_cage());

    const auto step = next_constraint_step(state);

    ASSERT_TRUE(step);
    EXPECT_EQ(step->eliminations.size(), 14U) << "3 to 9, in both cells";
    EXPECT_EQ(text_of(*step, state), nullptr);
}

TEST(ConstraintCheck, WhatItDoesNotSayIsWrong) {
    const State state(small_cage());

    EXPECT_EQ(text_of(ruling_out(state, {{0, 2}}), state), &kConstraintRemoves);
    EXPECT_EQ(text_of(ruling_out(state, {{2, 3}}), state), &kConstraintRemoves) << "not its cell";
    EXPECT_EQ(text_of(ruling_out(state, {{0, 3}}, {}, 1), state), &kNoSuchConstraint);
    EXPECT_EQ(text_of(ruling_out(state, {}), state), &kNoConclusion);
    EXPECT_EQ(text_of(ruling_out(state, {{1, 9}, {0, 9}}), state), &kUnsortedConclusions);
    EXPECT_EQ(check(ruling_out(state, {{0, 2}}), state)->in(Language::en),
              "it does not follow from the constraint that r1c1 does not hold 2");
}

TEST(ConstraintCheck, ThePatternMustBeTheConstraints) {
    const State state(small_cage());
    Step step = ruling_out(state, {{0, 9}});
    EXPECT_EQ(text_of(step, state), nullptr);

    step.pattern = ConstraintPattern{0, {0}, DigitSet::of(9)};
    EXPECT_EQ(text_of(step, state), &kWrongPattern) << "an open cell";
    step.pattern = ConstraintPattern{0, {0, 1}, DigitSet::of(8)};
    EXPECT_EQ(text_of(step, state), &kWrongPattern) << "another digit";
    step.pattern = ConstraintPattern{0, {0, 1, 2}, DigitSet::of(9)};
    EXPECT_EQ(text_of(step, state), &kWrongPattern) << "a cell more";
    step.pattern = ConstraintPattern{0, {0, 99}, DigitSet::of(9)};
    EXPECT_EQ(text_of(step, state), &kOutsideBoard);
    step.pattern = SubsetPattern{{0}, {0, 1}, DigitSet::of(9)};
    EXPECT_EQ(text_of(step, state), &kWrongPattern);
    step = ruling_out(state, {{0, 9}});
    step.placements = {{1, 1}};
    EXPECT_EQ(text_of(step, state), &kWrongPattern) << "it places nothing";
}

TEST(ConstraintCheck, AKnightsMoveAwayADigitGoes) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(0, 5);
    add(puzzle, {.kind = "anti-knight"});
    const State state(puzzle);

    EXPECT_EQ(text_of(ruling_out(state, {{11, 5}, {19, 5}}, 0), state), &kConclusionChangesNothing)
        << "both share a box with r1c1";
    puzzle.set_given(0, 0);
    puzzle.set_given(40, 5);
    const State middle(puzzle);
    EXPECT_EQ(text_of(ruling_out(middle, {{21, 5}, {23, 5}, {29, 5}, {33, 5}}, 40), middle),
              nullptr);
    EXPECT_EQ(text_of(ruling_out(middle, {{21, 5}, {23, 5}, {29, 5}, {33, 5}}), middle), nullptr)
        << "by all cells as well";
    EXPECT_EQ(text_of(ruling_out(middle, {{20, 5}}, 40), middle), &kConstraintRemoves);
    EXPECT_EQ(text_of(ruling_out(middle, {{21, 4}}, 40), middle), &kConstraintRemoves);
}

TEST(ConstraintCheck, TechniquesThatAssumeOneSolutionStepAside) {
    // A unique rectangle of type 1, but for the cage that may tell its digits apart.
    State state(small_cage());
    for (const Cell cell : {0U, 3U, 9U}) {
        for (const Digit digit : state.candidates(cell)) {
            if (digit > 2) state.remove({cell, digit});
        }
    }
    const auto found = [&](const State& at) {
        bool any = false;
        find_steps(TechniqueId::unique_rectangle_1, at, [&](const Step&) {
            any = true;
            return true;
        });
        return any;
    };
    Puzzle plain(Board::standard(9));
    State without(plain);
    for (const Cell cell : {0U, 3U, 9U}) {
        for (const Digit digit : without.candidates(cell)) {
            if (digit > 2) without.remove({cell, digit});
        }
    }
    ASSERT_TRUE(found(without));
    EXPECT_FALSE(found(state));

    std::optional<Step> step;
    find_steps(TechniqueId::unique_rectangle_1, without, [&](Step one) {
        step = std::move(one);
        return false;
    });
    EXPECT_FALSE(check(*step, without));
    ASSERT_TRUE(check(*step, state));
    EXPECT_EQ(check(*step, state)->text, &kNotWithConstraints);
}

TEST(ConstraintCheck, AStateIsSolvedOnlyIfConstraintsHold) {
    Puzzle puzzle(Board::standard(4));
    const std::vector<std::uint8_t> digits = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    for (Cell cell = 0; cell < 16; ++cell) puzzle.set_given(cell, digits[cell]);
    EXPECT_TRUE(State(puzzle).is_solved());
    add(puzzle, {.kind = "killer-cage", .cells = {0, 1}, .value = 4});
    EXPECT_FALSE(State(puzzle).is_solved());
}

// The check tries by `holds` what the finder does by `filter`.
TEST(ConstraintCheck, EveryStepThatIsFoundIsRight) {
    constexpr std::uint64_t kSeed = 9;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    std::size_t steps = 0;
    for (int round = 0; round < 60; ++round) {
        Puzzle puzzle(Board::standard(6));
        for (Cell first = 0; first < 36; first += 4) {
            std::vector<Cell> cells;
            for (Cell cell = first; cell < first + 2 + rng.below(3); ++cell) cells.push_back(cell);
            const auto least = static_cast<std::uint32_t>(cells.size() * (cells.size() + 1) / 2);
            add(puzzle, {.kind = "killer-cage",
                         .cells = cells,
                         .value = least + static_cast<std::uint32_t>(rng.below(6))});
        }
        if (round % 2 == 0) add(puzzle, {.kind = "anti-knight"});
        State state(puzzle);
        while (const auto step = next_constraint_step(state)) {
            const auto fault = check(*step, state);
            ASSERT_FALSE(fault) << fault->in(Language::en);
            apply(*step, state);
            ++steps;
            if (state.dead_end()) break;
            // Something to go on with.
            const Cell cell = *state.open_cells().begin();
            if (state.candidates(cell).size() == 1)
                state.place({cell, state.candidates(cell).first()});
        }
    }
    EXPECT_GT(steps, 100U);
}

}  // namespace
}  // namespace sudokit::logic
