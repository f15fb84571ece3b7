#include "backend/proof_rules.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace sudokit::backend {
namespace {

// 12|34
// 34|12
// 21|43
// 43|21
const std::vector<std::uint8_t> kSolution = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

Puzzle four() {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    puzzle.set_pencilmarks(15, DigitSet(0b0011));
    return puzzle;
}

Literal holds(Cell cell, Digit digit) { return static_cast<Literal>(4 * cell + digit); }

bool is_rule_of_four(const std::vector<Literal>& clause) { return is_rule(four(), clause); }

TEST(IsRule, SomeDigitInACell) {
    EXPECT_TRUE(is_rule_of_four({holds(5, 1), holds(5, 3), holds(5, 2), holds(5, 4)}));
    EXPECT_FALSE(is_rule_of_four({holds(5, 1), holds(5, 3), holds(5, 2)}));
    EXPECT_FALSE(is_rule_of_four({holds(5, 1), holds(5, 3), holds(5, 2), holds(5, 2)}));
    EXPECT_FALSE(is_rule_of_four({holds(5, 1), holds(5, 3), holds(5, 2), -holds(5, 4)}));
    EXPECT_FALSE(is_rule_of_four({holds(5, 1), holds(5, 3), holds(5, 2), holds(6, 4)}));
}

TEST(IsRule, SomePlaceOfADigitInAHouse) {
    EXPECT_TRUE(is_rule_of_four({holds(4, 2), holds(5, 2), holds(7, 2), holds(6, 2)}));
    EXPECT_TRUE(is_rule_of_four({holds(1, 2), holds(5, 2), holds(9, 2), holds(13, 2)}));
    EXPECT_TRUE(is_rule_of_four({holds(10, 2), holds(11, 2), holds(14, 2), holds(15, 2)}));
    EXPECT_FALSE(is_rule_of_four({holds(4, 2), holds(5, 2), holds(7, 2), holds(10, 2)}));
    EXPECT_FALSE(is_rule_of_four({holds(4, 2), holds(5, 2), holds(7, 2), holds(7, 2)}));
    EXPECT_FALSE(is_rule_of_four({holds(4, 2), holds(5, 2), holds(7, 2), holds(6, 3)}));
}

TEST(IsRule, NotTwoDigitsInACellNorADigitTwiceInAHouse) {
    EXPECT_TRUE(is_rule_of_four({-holds(5, 1), -holds(5, 3)}));
    EXPECT_TRUE(is_rule_of_four({-holds(5, 1), -holds(7, 1)}));
    EXPECT_TRUE(is_rule_of_four({-holds(5, 1), -holds(0, 1)}));
    EXPECT_FALSE(is_rule_of_four({-holds(5, 1), -holds(5, 1)}));
    EXPECT_FALSE(is_rule_of_four({-holds(5, 1), -holds(10, 1)}));
    EXPECT_FALSE(is_rule_of_four({-holds(5, 1), -holds(7, 2)}));
    EXPECT_FALSE(is_rule_of_four({-holds(5, 1), holds(7, 1)}));
}

TEST(IsRule, WhatGivensAndPencilmarksSay) {
    EXPECT_TRUE(is_rule_of_four({holds(0, 1)}));
    EXPECT_TRUE(is_rule_of_four({-holds(0, 2)}));
    EXPECT_TRUE(is_rule_of_four({-holds(3, 1)}));
    EXPECT_TRUE(is_rule_of_four({-holds(15, 3)}));
    EXPECT_FALSE(is_rule_of_four({holds(0, 2)}));
    EXPECT_FALSE(is_rule_of_four({-holds(0, 1)}));
    EXPECT_FALSE(is_rule_of_four({-holds(3, 2)}));
    EXPECT_FALSE(is_rule_of_four({-holds(10, 1)}));
    EXPECT_FALSE(is_rule_of_four({-holds(15, 2)}));
    EXPECT_FALSE(is_rule_of_four({holds(15, 1)}));
    EXPECT_FALSE(is_rule_of_four({}));
}

TEST(IsRule, OrderOneHasARule) {
    const Puzzle puzzle(Board::standard(1));

    EXPECT_TRUE(is_rule(puzzle, std::vector<Literal>{1}));
    EXPECT_FALSE(is_rule(puzzle, std::vector<Literal>{-1}));
}

// No clause that the rules take for one may exclude a solution: all clauses of up to four literals
// over a part of the variables.
TEST(IsRule, EveryRuleHoldsInASolution) {
    const auto holds_in_solution = [](Literal literal) {
        const auto index = static_cast<std::uint32_t>(std::abs(literal)) - 1;
        return (kSolution[index / 4] == index % 4 + 1) == (literal > 0);
    };
    std::size_t rules = 0;
    for (Literal a = -64; a <= 64; ++a) {
        for (Literal b = a; b <= 64; ++b) {
            for (const bool pair : {false, true}) {
                if (a == 0 || b == 0 || (!pair && a != b)) continue;
                const std::vector<Literal> clause = pair ? std::vector{a, b} : std::vector{a};
                if (!is_rule_of_four(clause)) continue;
                ++rules;
                EXPECT_TRUE(std::ranges::any_of(clause, holds_in_solution)) << a << ' ' << b;
            }
        }
    }
    EXPECT_GT(rules, 300U);
}

TEST(Excludes, ExactlyTheSolution) {
    std::vector<Literal> clause;
    for (Cell cell = 16; cell-- > 0;) clause.push_back(-holds(cell, kSolution[cell]));
    EXPECT_TRUE(excludes(four(), kSolution, clause));

    std::vector<Literal> other = clause;
    other[3] = -other[3];
    EXPECT_FALSE(excludes(four(), kSolution, other));
    other = clause;
    other[3] -= 1;
    EXPECT_FALSE(excludes(four(), kSolution, other));
    other = clause;
    other[3] = other[4];
    EXPECT_FALSE(excludes(four(), kSolution, other));
    other = clause;
    other.pop_back();
    EXPECT_FALSE(excludes(four(), kSolution, other));
}

TEST(IsSolution, ObeysHousesGivensAndPencilmarks) {
    EXPECT_TRUE(is_solution(four(), kSolution));

    for (Cell cell = 0; cell < 16; ++cell) {
        for (std::uint8_t digit = 0; digit <= 5; ++digit) {
            auto other = kSolution;
            other[cell] = digit;
            EXPECT_EQ(is_solution(four(), other), digit == kSolution[cell]);
        }
    }
    auto renamed = kSolution;
    for (std::uint8_t& digit : renamed) digit = static_cast<std::uint8_t>(5 - digit);
    EXPECT_FALSE(is_solution(four(), renamed));
    EXPECT_TRUE(is_solution(Puzzle(Board::standard(4)), renamed));
    EXPECT_FALSE(is_solution(four(), std::span(kSolution).first(15)));
}

}  // namespace
}  // namespace sudokit::backend
