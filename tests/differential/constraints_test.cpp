// Puzzles with constraints: every engine that takes them against plain trial, which shares no code
// with any of them.
#include "support/constraints.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "sudokit/exports.hpp"
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
            if (engine.needs_command || engine_fault(engine.name)) continue;
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

// A line of an OPB file: a sum that is at least, or exactly, its right side.
struct Sum {
    std::vector<std::pair<int, std::size_t>> terms;  // factor and variable
    bool equal = false;
    int right = 0;

    [[nodiscard]] bool holds(const std::vector<bool>& values) const {
        int sum = 0;
        for (const auto& [factor, variable] : terms) sum += values[variable] ? factor : 0;
        return equal ? sum == right : sum >= right;
    }
};

std::vector<Sum> read_opb(const std::string& text) {
    std::vector<Sum> sums;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("*")) continue;
        std::istringstream words(line);
        Sum sum;
        for (std::string word, name; words >> word;) {
            if (word == "=" || word == ">=") {
                sum.equal = word == "=";
                words >> sum.right;
                break;
            }
            words >> name;
            sum.terms.emplace_back(std::stoi(word), std::stoul(name.substr(1)));
        }
        sums.push_back(sum);
    }
    return sums;
}

// Grids of a 4x4 board against the sums, with all values of the variables that stand for cases: one
// choice of these is right for a solution, and none for another grid.
TEST(Constraints, PseudoBooleanSumsSayTheSame) {
    for (const std::uint32_t sum : {3U, 5U, 6U, 9U}) {
        Puzzle plain(Board::standard(4));
        plain.set_given(0, 1);
        Puzzle puzzle = plain;
        tests::add(puzzle, {.kind = "killer-cage", .cells = {1, 2, 6}, .value = sum});
        tests::add(puzzle, {.kind = "killer-cage", .cells = {11, 15}, .value = 5});
        std::string text;
        ASSERT_TRUE(write_export(puzzle, Export::opb, {}, [&](std::string_view piece) {
            text += piece;
            return true;
        }));
        const auto sums = read_opb(text);
        std::size_t most = 64;
        for (const Sum& one : sums) {
            for (const auto& [factor, variable] : one.terms) most = std::max(most, variable);
        }
        ASSERT_LE(most, 72U);
        std::size_t solutions = 0;
        for (const Digits& digits : tests::solutions_by_trying(plain, 1000)) {
            std::vector<bool> values(most + 1);
            for (std::size_t cell = 0; cell < 16; ++cell) values[cell * 4 + digits[cell]] = true;
            int right = 0;
            for (std::uint32_t bits = 0; bits < (1U << (most - 64)); ++bits) {
                for (std::size_t i = 65; i <= most; ++i) values[i] = (bits >> (i - 65) & 1U) != 0;
                if (std::ranges::all_of(sums, [&](const Sum& one) { return one.holds(values); })) {
                    ++right;
                }
            }
            EXPECT_EQ(right, solves({plain.board(), digits}, puzzle) ? 1 : 0);
            solutions += static_cast<std::size_t>(right);
        }
        EXPECT_EQ(solutions, solve(puzzle, {.limit = 0, .keep = 0})->count);
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
