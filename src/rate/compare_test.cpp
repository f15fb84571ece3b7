#include "sudokit/compare.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

using State = Filtering::State;

// A result on a 2x2 board with these candidates.
Filtering left_with(State state, std::initializer_list<std::uint64_t> candidates) {
    Filtering filtering;
    filtering.state = state;
    for (const std::uint64_t bits : candidates) filtering.candidates.emplace_back(bits);
    return filtering;
}

const Filtering kOpen = left_with(State::open, {3, 3, 3, 3});
const Filtering kHalf = left_with(State::open, {3, 3, 1, 2});
const Filtering kOtherHalf = left_with(State::open, {1, 2, 3, 3});
const Filtering kSolved = left_with(State::solved, {1, 2, 2, 1});
const Filtering kFailed = left_with(State::failed, {3, 3, 3, 3});

Comparison comparison_of(std::uint64_t number, const std::vector<Filtering>& left) {
    Comparison comparison(left.size());
    comparison.add(number, left);
    return comparison;
}

TEST(FilterNames, AreReadAndWritten) {
    EXPECT_EQ(filter_name(*read_model_filter("dual+4-primal")), "AC(4-PRIMAL+DUAL)");
    EXPECT_EQ(filter_name(*read_model_filter(" ac( PRIMAL ) ")), "AC(PRIMAL)");
    EXPECT_EQ(filter_name(*read_model_filter("sac(PRIMAL+DUAL)")), "SAC(PRIMAL+DUAL)");
    EXPECT_EQ(filter_name(*read_rule_filter("naked-2,single-candidate")),
              "single-candidate,naked-2");
}

TEST(FilterNames, ThatMeanNothingAreFaults) {
    for (const std::string_view name :
         {"", "AC()", "AC", "SAC(", "SAC(PRIMAL", "AC PRIMAL", "PRIMAL)", "AC(SAC(PRIMAL))",
          "sac(PRIMAL)x", "naked-2", "SAK(PRIMAL)"}) {
        EXPECT_FALSE(read_model_filter(name)) << name;
    }
    EXPECT_FALSE(read_rule_filter("PRIMAL"));
    EXPECT_FALSE(read_rule_filter(""));
}

TEST(FilterNames, FaultsAreThoseOfTheModelOnTheBoard) {
    const Board prime = Board::standard(5);

    EXPECT_TRUE(filter_fault(*read_model_filter("SAC(PRIMAL+ABSTRACT)"), prime));
    EXPECT_FALSE(filter_fault(*read_model_filter("SAC(PRIMAL)"), prime));
    EXPECT_FALSE(filter_fault(*read_rule_filter("candidate-lines"), prime));
}

TEST(Filters, AreTheModelsAndRulesThatTheyName) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    puzzle.set_given(6, 2);
    puzzle.set_given(11, 3);
    const Model model = *read_model("PRIMAL");

    EXPECT_EQ(filter(puzzle, *read_model_filter("PRIMAL")).candidates,
              filter(puzzle, model).candidates);
    EXPECT_EQ(filter(puzzle, *read_model_filter("SAC(PRIMAL)")).candidates,
              filter(puzzle, model, {.consistency = Consistency::sac}).candidates);
    EXPECT_NE(filter(puzzle, *read_model_filter("SAC(PRIMAL)")).candidates,
              filter(puzzle, *read_model_filter("PRIMAL")).candidates);
    EXPECT_EQ(filter(puzzle, *read_rule_filter("single-position")).candidates,
              filter(puzzle, *read_rules("single-position")).candidates);
}

TEST(Filters, GiveUpWhenTheDeadlinePasses) {
    const Deadline passed([](const void*) { return true; }, nullptr);
    const std::vector<Filter> filters = {*read_model_filter("PRIMAL")};
    const Puzzle puzzle(Board::standard(4));

    EXPECT_FALSE(filter_all(puzzle, filters, passed));
    EXPECT_EQ(filter_all(puzzle, filters)->size(), 1U);
}

TEST(Comparison, OneThatRemovesMoreMissesNothing) {
    const Comparison comparison = comparison_of(7, {kOpen, kHalf});

    EXPECT_EQ(comparison.misses(1, 0), 0U);
    EXPECT_EQ(comparison.misses(0, 1), 1U);
    EXPECT_EQ(comparison.misses(0, 0), 0U);
    EXPECT_FALSE(comparison.first(1, 0));
    EXPECT_EQ(comparison.first(0, 1), (CounterExample{7, 2, 2}));
}

TEST(Comparison, ThoseThatRemoveDifferentThingsMissEachOther) {
    const Comparison comparison = comparison_of(1, {kHalf, kOtherHalf});

    EXPECT_EQ(comparison.first(0, 1), (CounterExample{1, 0, 2}));
    EXPECT_EQ(comparison.first(1, 0), (CounterExample{1, 2, 2}));
}

TEST(Comparison, AContradictionRemovesEverything) {
    const Comparison comparison = comparison_of(1, {kSolved, kFailed, kFailed});

    EXPECT_EQ(comparison.misses(1, 0), 0U);
    EXPECT_EQ(comparison.misses(1, 2), 0U);
    EXPECT_EQ(comparison.first(0, 1), (CounterExample{1, 0, 1}));
    EXPECT_EQ(comparison.total(1).contradictions, 1U);
    EXPECT_EQ(comparison.total(1).candidates, 0U);
}

TEST(Comparison, TotalsAddUp) {
    Comparison comparison(2);
    comparison.add(1, std::vector{kOpen, kSolved});
    comparison.add(2, std::vector{kHalf, kSolved});

    EXPECT_EQ(comparison.puzzles(), 2U);
    EXPECT_EQ(comparison.total(0).solved, 0U);
    EXPECT_EQ(comparison.total(0).candidates, 14U);
    EXPECT_EQ(comparison.total(1).solved, 2U);
    EXPECT_EQ(comparison.total(1).candidates, 8U);
}

TEST(Comparison, MergesToTheSameInAnyOrder) {
    const std::vector<Comparison> parts = {comparison_of(5, {kOpen, kHalf}),
                                           comparison_of(2, {kOpen, kSolved}),
                                           comparison_of(9, {kHalf, kOtherHalf})};
    Comparison up(2);
    Comparison down(2);

    EXPECT_TRUE(up.merge(parts[0]));
    EXPECT_TRUE(up.merge(parts[1]));
    EXPECT_TRUE(up.merge(parts[2]));
    EXPECT_TRUE(down.merge(parts[2]));
    EXPECT_TRUE(down.merge(parts[1]));
    EXPECT_FALSE(down.merge(parts[0]));

    for (const Comparison& all : {up, down}) {
        EXPECT_EQ(all.puzzles(), 3U);
        EXPECT_EQ(all.misses(0, 1), 3U);
        EXPECT_EQ(all.misses(1, 0), 1U);
        EXPECT_EQ(all.first(0, 1), (CounterExample{2, 0, 2}));
        EXPECT_EQ(all.first(1, 0), (CounterExample{9, 2, 2}));
        EXPECT_EQ(all.total(1).solved, 1U);
        EXPECT_EQ(all.total(0).candidates, 22U);
    }
}

TEST(Comparison, PuzzlesAddedOutOfOrderLeaveTheFirstCounterExample) {
    Comparison comparison(2);
    comparison.add(4, std::vector{kOpen, kHalf});
    comparison.add(3, std::vector{kOpen, kOtherHalf});
    comparison.add(8, std::vector{kOpen, kSolved});

    EXPECT_EQ(comparison.first(0, 1), (CounterExample{3, 0, 2}));
}

}  // namespace
}  // namespace sudokit
