// Puzzles that one engine or another is stuck on: `auto` hands them over in time, and is right.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/explanation_walk.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/score.hpp"
#include "sudokit/solve.hpp"

#include "backend/automatic.hpp"
#include "backend/cp.hpp"
#include "backend/dpll.hpp"
#include "backend/sat_engine.hpp"
#include "base/test_rounds.hpp"
#include "engine/general/general.hpp"
#include "engine/nine/nine.hpp"
#include "support/boards.hpp"
#include "support/stuck.hpp"

namespace sudokit {
namespace {

// What all engines of `auto` may take together, in nodes: nine, general, cp, and conflicts of
// CaDiCaL.
constexpr std::uint64_t kBudget = nine::kPatience + 5000 + 50 + 20'000;

// Ends a search that does not keep to it, long before anybody would.
constexpr int kLooks = 1'000'000;

std::uint32_t between(std::uint32_t least, std::uint32_t most, Rng& rng) {
    return least + static_cast<std::uint32_t>(rng.below(most - least + 1));
}

Board board_for(std::uint64_t seed, Rng& rng) {
    Shape shape;
    switch (seed % 8) {
        case 0: return tests::random_jigsaw(between(8, 12, rng), rng);
        case 1: return Board::standard(between(6, 16, rng));
        case 2: shape.diagonals = true; return *Board::make(shape);
        case 3: shape.regions = Latin{}; return *Board::make(shape);
        default: return Board::standard(9);
    }
}

// With few givens, pencilmarks for the rest, and certainly no solution.
Puzzle without_solution(const Board& board, Rng& rng) {
    Puzzle puzzle(board);
    const std::uint32_t most = board.order() - 1;
    switch (rng.below(4)) {
        case 0: tests::add_odd_ring(puzzle, rng); break;
        case 1: tests::add_crowded_cells(puzzle, between(2, most, rng), rng); break;
        default: tests::add_crowded_lines(puzzle, between(2, most, rng), rng); break;
    }
    if (rng.below(2) == 0) tests::thin_out(puzzle, between(1, 10, rng), rng);
    if (rng.below(2) == 0) tests::add_random_givens(puzzle, between(1, 6, rng), rng);
    return puzzle;
}

// About as many have a solution as have none, which is where searches take longest.
Puzzle on_the_edge(const Board& board, Rng& rng) {
    Puzzle puzzle(board);
    tests::thin_out(puzzle, between(34, 46, rng), rng);
    tests::add_random_givens(puzzle, between(0, 3, rng), rng);
    return puzzle;
}

TEST(HandOver, PuzzlesWithoutASolutionAreAnsweredWithinTheBudget) {
    Solver solver;
    std::map<std::string_view, int> ended;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(1500U); ++seed) {
        Rng rng(seed);
        const Board board = board_for(seed, rng);
        const Puzzle puzzle = without_solution(board, rng);
        const tests::Patience patience(kLooks);

        const auto answer = solver.solve(puzzle, {.deadline = patience.deadline()});

        ASSERT_EQ(answer->verdict, Verdict::none) << "seed " << seed;
        ASSERT_LE(answer->nodes, kBudget) << "seed " << seed;
        ++ended[answer->engine];
        // Counting has ways of its own.
        if (seed % 4 != 0) continue;
        const tests::Patience again(kLooks);
        const auto counted =
            solver.solve(puzzle, {.limit = 0, .keep = 0, .deadline = again.deadline()});
        ASSERT_EQ(counted->verdict, Verdict::none) << "seed " << seed;
        ASSERT_LE(counted->nodes, kBudget) << "seed " << seed;
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    // None of them does it all.
    EXPECT_GT(ended["nine"], tests::test_rounds(300));
    EXPECT_GT(ended["general"], tests::test_rounds(300));
    EXPECT_GT(ended["cp"], 0);
}

TEST(HandOver, AgreesWithOtherEnginesWhereThereMayBeSolutions) {
    Solver solver;
    std::map<Verdict, int> verdicts;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(250U); ++seed) {
        Rng rng(seed);
        const Board board = seed % 2 == 0 ? Board::standard(9) : tests::random_board(9, rng);
        const Puzzle puzzle = on_the_edge(board, rng);
        const tests::Patience patience(kLooks);
        const auto answer = solver.solve(puzzle, {.deadline = patience.deadline()});

        const auto other = solver.solve(puzzle, {.engine = seed % 4 < 2 ? "dlx" : "cp"});

        ASSERT_EQ(answer->verdict, other->verdict) << "seed " << seed;
        ASSERT_LE(answer->nodes, kBudget) << "seed " << seed;
        for (const Grid& grid : answer->solutions) ASSERT_TRUE(solves(grid, puzzle)) << seed;
        ++verdicts[answer->verdict];
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    EXPECT_GT(verdicts[Verdict::none], tests::test_rounds(50));
    EXPECT_GT(verdicts[Verdict::several], tests::test_rounds(50));
}

TEST(HandOver, BatchesAgreeWithSinglePuzzles) {
    std::vector<nine::Marks> puzzles;
    std::vector<std::uint64_t> expected;
    Solver solver;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        const bool none = seed % 3 != 0;
        const Puzzle puzzle =
            none ? without_solution(Board::standard(9), rng) : on_the_edge(Board::standard(9), rng);
        nine::Marks& marks = puzzles.emplace_back();
        for (Cell cell = 0; cell < marks.size(); ++cell) {
            marks[cell] = static_cast<std::uint16_t>(puzzle.allowed(cell).bits());
        }
        expected.push_back(none ? 0 : solver.solve(puzzle, {.engine = "general"})->count);
    }
    nine::Solver nine;
    const auto others = backend::make_automatic_in_general();
    std::vector<nine::Answer> answers(puzzles.size());

    backend::solve_all(nine, *others, puzzles, {}, answers);

    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(answers[i].count, expected[i]) << "seed " << i + 1;
        EXPECT_EQ(answers[i].stop, expected[i] == 2 ? Stop::limit : Stop::exhausted);
    }
}

TEST(HandOver, BatchesOfPuzzlesWithFewGivensAgreeWithSinglePuzzles) {
    std::vector<nine::Digits> puzzles(1000);
    std::vector<std::uint64_t> expected;
    Solver solver;
    for (std::uint64_t seed = 1; seed <= puzzles.size(); ++seed) {
        Rng rng(seed);
        Puzzle puzzle(Board::standard(9));
        tests::add_random_givens(puzzle, between(8, 30, rng), rng);
        std::ranges::copy(puzzle.givens(), puzzles[seed - 1].begin());
        expected.push_back(solver.solve(puzzle, {.engine = "general", .keep = 0})->count);
    }
    nine::Solver nine;
    const auto others = backend::make_automatic_in_general();
    std::vector<nine::Answer> answers(puzzles.size());

    // With little patience: there are few among them that need more than 10,000 guesses.
    constexpr std::uint64_t kLittle = 25;
    backend::solve_all(nine, *others, puzzles, {.patience = kLittle}, answers);

    int handed_over = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(answers[i].count, expected[i]) << "seed " << i + 1;
        EXPECT_EQ(answers[i].stop, expected[i] == 2 ? Stop::limit : Stop::exhausted);
        if (answers[i].guesses > kLittle) ++handed_over;
    }
    EXPECT_GT(handed_over, 20);
}

// The engines of `auto`, each given up after next to nothing.
backend::Relay make_impatient() {
    static constexpr auto kFitsAll = [](const Puzzle&) { return true; };
    static constexpr auto kLittle = [](const Board&) -> std::uint64_t { return 3; };
    static constexpr auto kMore = [](const Board&) -> std::uint64_t { return 20; };
    return backend::Relay({
        {.name = "nine",
         .make = [] { return std::make_unique<engine::Nine>(); },
         .fits = engine::Nine::fits,
         .patience = kLittle,
         .counts = true},
        {.name = "general",
         .make = [] { return std::make_unique<engine::General>(); },
         .fits = kFitsAll,
         .patience = kLittle},
        {.name = "cp",
         .make =
             [] { return std::make_unique<backend::ConstraintEngine>(backend::Differing::places); },
         .fits = kFitsAll,
         .patience = kMore},
        {.name = "dpll",
         .make = [] { return std::make_unique<backend::SatEngine>("dpll", backend::make_dpll); },
         .fits = kFitsAll,
         .patience = kLittle},
    });
}

TEST(HandOver, LosesNoSolutionAndFindsNoneTwice) {
    constexpr std::uint64_t kLimit = 60;
    backend::Relay impatient = make_impatient();
    engine::General general;
    std::map<std::string_view, int> ended;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(500U); ++seed) {
        Rng rng(seed);
        const Board board = seed % 2 == 0 ? Board::standard(9) : tests::random_board(9, rng);
        Puzzle puzzle = tests::random_puzzle(board, between(25, 60, rng), rng);
        if (rng.below(2) == 0) tests::add_random_pencilmarks(puzzle, rng);
        std::set<std::string> expected;
        general.search(puzzle, {.limit = kLimit}, [&](std::span<const std::uint8_t> digits) {
            return expected.emplace(digits.begin(), digits.end()).second;
        });

        std::set<std::string> found;
        const SearchOutcome outcome =
            impatient.search(puzzle, {.limit = kLimit}, [&](std::span<const std::uint8_t> digits) {
                EXPECT_TRUE(solves(Grid{board, {digits.begin(), digits.end()}}, puzzle)) << seed;
                EXPECT_TRUE(found.emplace(digits.begin(), digits.end()).second) << seed;
                return true;
            });

        ASSERT_EQ(outcome.count, found.size()) << "seed " << seed;
        ASSERT_EQ(found.size(), expected.size()) << "seed " << seed;
        ASSERT_EQ(outcome.stop == Stop::limit, found.size() == kLimit) << "seed " << seed;
        if (outcome.stop == Stop::exhausted) {
            ASSERT_EQ(found, expected) << "seed " << seed;
        }
        ++ended[impatient.last_engine()];
        ASSERT_EQ(impatient.count(puzzle, {.limit = kLimit}).count, found.size()) << seed;
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    for (const std::string_view name : {"nine", "general", "cp", "dpll"}) {
        EXPECT_GT(ended[name], tests::test_rounds(10)) << name;
    }
}

TEST(HandOver, EveryRatingSaysThatThereIsNoSolution) {
    LevelRater level(Scale::level);
    LevelRater rules(Scale::rules);
    DepthRater depth;
    ScoreRater score;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(std::uint64_t{60}); ++seed) {
        Rng rng(seed);
        const Board board = seed % 4 == 0 ? Board::standard(12) : Board::standard(9);
        const Puzzle puzzle = without_solution(board, rng);
        const tests::Patience patience(kLooks);
        const Deadline deadline = patience.deadline();
        const auto expect_none = [&](std::uint64_t count, Stop stop, std::string_view scale) {
            EXPECT_EQ(count, 0U) << scale << ", seed " << seed;
            EXPECT_EQ(stop, Stop::exhausted) << scale << ", seed " << seed;
        };

        const LevelAnswer by_level = level.rate(puzzle, deadline);
        expect_none(by_level.count, by_level.stop, "level");
        const LevelAnswer by_rules = rules.rate(puzzle, deadline);
        expect_none(by_rules.count, by_rules.stop, "rules");
        const DepthAnswer by_depth = depth.rate(puzzle, deadline);
        expect_none(by_depth.count, by_depth.stop, "depth");
        const ScoreAnswer by_score = score.rate(puzzle, deadline);
        expect_none(by_score.count, by_score.stop, "score");
    }
}

TEST(HandOver, AWalkSaysThatThereIsNoSolution) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        const Entry entry{without_solution(Board::standard(9), rng)};
        const tests::Patience patience(kLooks);

        ExplanationWalkOptions options;
        options.limit = 1;
        options.deadline = patience.deadline();

        const ExplanationWalk walked = explanation_walk(entry, options);

        EXPECT_EQ(walked.verdict, Verdict::none) << "seed " << seed;
    }
}

}  // namespace
}  // namespace sudokit
