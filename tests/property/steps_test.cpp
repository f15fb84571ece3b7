// Every step of every technique is right: the checker accepts it, it does not contradict the
// solution, it changes the state, and it is the same whether one step is wanted or all.
#include <algorithm>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/formats.hpp"

#include "base/test_rounds.hpp"
#include "support/walks.hpp"

namespace sudokit {
namespace {

using tests::SolvedPuzzle;

// Of one technique in one state.
std::size_t most_steps() { return tests::test_rounds(std::size_t{40}); }

// How many steps of each technique have been looked at.
using Seen = std::array<int, kTechniqueCount>;

bool changes(const Step& step, const State& state) {
    const auto is_there = [&](const Candidate& candidate) { return state.has(candidate); };
    return step.placements.size() + step.eliminations.size() > 0 &&
           std::ranges::all_of(step.placements, is_there) &&
           std::ranges::all_of(step.eliminations, is_there);
}

void look_at(TechniqueId id, const State& state, const Grid& solution, Seen& seen) {
    const auto steps = tests::some_steps(id, state, most_steps());
    seen[static_cast<std::size_t>(id)] += static_cast<int>(steps.size());
    for (const Step& step : steps) {
        const auto fault = check(step, state);
        ASSERT_FALSE(fault) << tests::describe(step, state.board()) << ": "
                            << fault->in(Language::en);
        ASSERT_TRUE(tests::agrees(step, solution)) << tests::describe(step, state.board());
        ASSERT_TRUE(changes(step, state)) << tests::describe(step, state.board());
        ASSERT_EQ(step.technique, id);
    }
    if (steps.empty()) return;
    int offered = 0;
    find_steps(id, state, [&](const Step& step) {
        EXPECT_EQ(step, steps.front()) << tests::describe(step, state.board());
        ++offered;
        return false;
    });
    ASSERT_EQ(offered, 1) << tests::describe(steps.front(), state.board());
}

void look_at_all(const SolvedPuzzle& puzzle, std::uint64_t seed, Seen& seen) {
    Rng rng(seed);
    tests::walk(puzzle, TechniqueSet().set(), rng, [&](const State& state) {
        if (::testing::Test::HasFatalFailure()) return;
        for (const TechniqueInfo& info : all_techniques()) {
            if (!tests::takes_technique(info.id, rng)) continue;
            ASSERT_NO_FATAL_FAILURE(look_at(info.id, state, puzzle.solution, seen)) << puzzle.name;
        }
    });
}

TEST(Steps, AreRightOnBoardsOfAllShapes) {
    Seen seen{};
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(1U); ++seed) {
        for (const SolvedPuzzle& puzzle : tests::random_puzzles(seed)) {
            ASSERT_NO_FATAL_FAILURE(look_at_all(puzzle, seed, seen)) << puzzle.name;
        }
    }
    EXPECT_GT(seen[static_cast<std::size_t>(TechniqueId::naked_single)], 0);
    EXPECT_GT(seen[static_cast<std::size_t>(TechniqueId::pointing)], 0);
}

TEST(Steps, AreRightOnHardPuzzles) {
    Seen seen{};
    std::uint64_t number = 0;
    for (const SolvedPuzzle& puzzle : tests::hard_puzzles()) {
        if (!tests::takes_case(number++)) continue;
        ASSERT_NO_FATAL_FAILURE(look_at_all(puzzle, 1, seen)) << puzzle.name;
    }
    EXPECT_GT(seen[static_cast<std::size_t>(TechniqueId::pointing)], 0);
}

// The worked boards of the pages on techniques, one for each: nearly all techniques are tried on
// all of them.
TEST(Steps, OfEveryTechniqueAreFoundOnTheWorkedBoardsAndAreRight) {
    Seen seen{};
    Rng rng(1);
    for (const TechniqueInfo& worked : all_techniques()) {
        SCOPED_TRACE(worked.word);
        const auto entries = read_entries(worked_board(worked.id));
        ASSERT_TRUE(entries);
        const auto answer = solve(entries->front().puzzle);
        ASSERT_EQ(answer->verdict, Verdict::one);
        const State state = state_of(entries->front());
        const int before = seen[static_cast<std::size_t>(worked.id)];
        for (const TechniqueInfo& info : all_techniques()) {
            if (info.id != worked.id && !tests::takes_technique(info.id, rng)) continue;
            ASSERT_NO_FATAL_FAILURE(look_at(info.id, state, answer->solutions.front(), seen));
        }
        EXPECT_GT(seen[static_cast<std::size_t>(worked.id)], before);
    }
    for (const TechniqueInfo& info : all_techniques()) {
        EXPECT_GT(seen[static_cast<std::size_t>(info.id)], 0) << info.word;
    }
}

}  // namespace
}  // namespace sudokit
