// Puzzles with constraints: every engine that takes them against plain trial, which shares no code
// with any of them.
#include "support/constraints.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "sudokit/solve.hpp"

namespace sudokit {
namespace {

using Digits = std::vector<std::uint8_t>;

constexpr std::size_t kMost = 40;  // solutions of a puzzle that are compared

std::set<Digits> solutions_by(std::string_view engine, const Puzzle& puzzle) {
    std::set<Digits> found;
    const auto answer = enumerate(
        puzzle, {.engine = engine, .limit = 0}, [&](std::span<const std::uint8_t> digits) {
            EXPECT_TRUE(found.emplace(digits.begin(), digits.end()).second) << "twice";
            return true;
        });
    EXPECT_TRUE(answer && answer->count == found.size());
    return found;
}

TEST(Constraints, EveryEngineFindsTheSolutionsOfTrialOrRefuses) {
    std::size_t compared = 0;
    std::size_t without = 0;
    std::size_t unique = 0;
    for (const auto& [name, puzzle] : tests::constrained_puzzles()) {
        if (puzzle.board().order() > 6) continue;
        SCOPED_TRACE(name);
        const auto all = tests::solutions_by_trying(puzzle, kMost + 1);
        if (all.size() > kMost) continue;
        ++compared;
        if (all.empty()) ++without;
        if (all.size() == 1) ++unique;
        const std::set<Digits> expected(all.begin(), all.end());
        std::size_t engines = 0;
        for (const EngineInfo& engine : all_engines()) {
            if (!engine.available || engine.needs_command) continue;
            SCOPED_TRACE(engine.name);
            if (engine_fault(engine.name, puzzle)) {
                EXPECT_FALSE(solve(puzzle, {.engine = engine.name}));
                continue;
            }
            ++engines;
            EXPECT_EQ(solutions_by(engine.name, puzzle), expected);
            const auto count = solve(puzzle, {.engine = engine.name, .limit = 0, .keep = 0});
            ASSERT_TRUE(count);
            EXPECT_EQ(count->count, expected.size());
        }
        EXPECT_GE(engines, 4U) << "general, exhaustive, cp, dpll";
        EXPECT_EQ(solutions_by("auto", puzzle), expected);
    }
    // The puzzles are such that the test says something.
    EXPECT_GE(compared, 30U);
    EXPECT_GE(unique, 5U);
    EXPECT_GE(without, 5U);
}

TEST(Constraints, AKnownKillerHasItsOneSolution) {
    const Puzzle puzzle = tests::known_killer();
    for (const std::string_view engine : {"auto", "general", "cp", "cadical"}) {
        SCOPED_TRACE(engine);
        const auto answer = solve(puzzle, {.engine = engine});
        if (!answer && answer.error().code == ErrorCode::not_found) continue;
        ASSERT_TRUE(answer);

        EXPECT_EQ(answer->verdict, Verdict::one);
        std::string digits;
        for (const std::uint8_t digit : answer->solutions.front().digits) {
            digits += static_cast<char>('0' + digit);
        }
        EXPECT_EQ(digits, tests::known_killer_solution());
        EXPECT_TRUE(solves(answer->solutions.front(), puzzle));
    }
}

TEST(Constraints, EnginesRefuseByName) {
    const Puzzle killer = tests::known_killer();
    Puzzle knights(Board::standard(9));
    tests::add(knights, {.kind = "anti-knight"});
    const auto fault = [](std::string_view engine, const Puzzle& puzzle) {
        const auto found = engine_fault(engine, puzzle);
        return found ? found->message.in(Language::en) : "";
    };

    EXPECT_EQ(fault("nine", killer), "the engine 'nine' does not take killer cages");
    EXPECT_EQ(fault("nine", knights), "the engine 'nine' does not take the anti-knight rule");
    EXPECT_EQ(fault("dlx", killer), "the engine 'dlx' does not take killer cages");
    EXPECT_EQ(fault("dlx", knights), "") << "pairs that differ are secondary items";
    for (const std::string_view engine : {"auto", "general", "exhaustive", "cp", "dpll"}) {
        EXPECT_EQ(fault(engine, killer), "") << engine;
        EXPECT_EQ(fault(engine, knights), "") << engine;
    }
}

TEST(Constraints, CagesWithTooManySetsOfDigitsAreLeftToOtherEngines) {
    Puzzle puzzle(Board::standard(25));
    ConstraintData data{.kind = "killer-cage", .cells = {}, .value = 169};
    for (Cell cell = 0; cell < 13; ++cell) data.cells.push_back(cell);
    tests::add(puzzle, data);

    ASSERT_TRUE(engine_fault("dpll", puzzle));
    EXPECT_EQ(engine_fault("dpll", puzzle)->code, ErrorCode::too_large);
    EXPECT_FALSE(solve(puzzle, {.engine = "dpll"}));
    const auto answer = solve(puzzle, {.limit = 1});
    ASSERT_TRUE(answer);
    ASSERT_EQ(answer->solutions.size(), 1U);
    EXPECT_TRUE(solves(answer->solutions.front(), puzzle));
}

}  // namespace
}  // namespace sudokit
