#include "logic/techniques/als/sue_de_coq.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// Two cells of row 1 and box 1 with four digits; "12" in the row and "34" in the box take two each.
State crossing_state(std::string_view in_line, std::string_view in_box) {
    State state = open_state();
    keep(state, 1, 1, "1234");
    keep(state, 1, 2, "1234");
    keep(state, 1, 5, in_line);
    keep(state, 2, 2, in_box);
    return state;
}

std::vector<Candidate> all_of(std::initializer_list<Cell> cells,
                              std::initializer_list<Digit> digits) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells) {
        for (const Digit digit : digits) candidates.push_back({cell, digit});
    }
    return candidates;
}

TEST(SueDeCoq, LineAndBoxShareOutTheDigitsOfTheCrossing) {
    const State state = crossing_state("12", "34");

    const auto steps = find_all(TechniqueId::sue_de_coq, state);

    ASSERT_EQ(steps.size(), 1U);
    auto struck = all_of({2, 3, 5, 6, 7, 8}, {1, 2});
    for (const Candidate candidate : all_of({2, 9, 11, 18, 19, 20}, {3, 4})) {
        struck.push_back(candidate);
    }
    std::ranges::sort(struck);
    const Step wanted{TechniqueId::sue_de_coq,
                      SueDeCoqPattern{0, 18, {0, 1}, {4}, {10}, DigitSet(0b0011), DigitSet(0b1100)},
                      {},
                      struck};
    EXPECT_EQ(steps[0], wanted);
}

TEST(SueDeCoq, DigitsInBothPartsAreNone) {
    EXPECT_TRUE(find_all(TechniqueId::sue_de_coq, crossing_state("12", "23")).empty());
}

TEST(SueDeCoq, AFurtherDigitNeedsAFurtherCell) {
    State state = crossing_state("125", "34");
    EXPECT_TRUE(find_all(TechniqueId::sue_de_coq, state).empty());

    keep(state, 1, 6, "125");
    const auto steps = find_all(TechniqueId::sue_de_coq, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto& pattern = std::get<SueDeCoqPattern>(steps[0].pattern);
    EXPECT_EQ(pattern.line_cells, (std::vector<Cell>{4, 5}));
    EXPECT_EQ(pattern.line_digits, DigitSet(0b10011));
    EXPECT_TRUE(std::ranges::count(steps[0].eliminations, Candidate{8, 5}) == 1);
}

TEST(SueDeCoq, ADigitOfTheCrossingAloneLeavesBoth) {
    State state = open_state();
    keep(state, 1, 1, "1234");
    keep(state, 1, 2, "1235");
    keep(state, 1, 3, "12345");
    keep(state, 1, 5, "12");
    keep(state, 2, 2, "34");

    const auto steps = find_all(TechniqueId::sue_de_coq, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto& pattern = std::get<SueDeCoqPattern>(steps[0].pattern);
    EXPECT_EQ(pattern.crossing, (std::vector<Cell>{0, 1, 2}));
    EXPECT_EQ(pattern.line_digits, DigitSet(0b10011));
    EXPECT_EQ(pattern.box_digits, DigitSet(0b11100));
}

TEST(SueDeCoq, StopsWhenTold) {
    State state = crossing_state("12", "34");
    keep(state, 9, 8, "1234");
    keep(state, 9, 9, "1234");
    keep(state, 9, 4, "12");
    keep(state, 8, 8, "34");
    ASSERT_EQ(find_all(TechniqueId::sue_de_coq, state).size(), 2U);

    EXPECT_EQ(offered_until_stop(TechniqueId::sue_de_coq, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
