// Solvers of formulas against the searches on boards: every encoding, every solver, boards of every
// kind; and how they behave when time is up.
#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/clock.hpp"
#include "sudokit/solve.hpp"

#include "backend/cadical.hpp"
#include "backend/dpll.hpp"
#include "backend/sat_engine.hpp"
#include "backend/z3.hpp"
#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

using backend::SatEngine;
using backend::SatOptions;
using backend::SatSolverMaker;
using backend::Scope;

struct Backend {
    std::string name;
    SatSolverMaker make;
};

std::vector<Backend> backends() {
    std::vector<Backend> all = {{"dpll", backend::make_dpll}};
#if SUDOKIT_WITH_CADICAL
    all.push_back({"cadical", backend::make_cadical});
#endif
    if (!engine_fault("z3")) all.push_back({"z3", backend::make_z3});
    return all;
}

std::vector<SatOptions> all_options() {
    std::vector<SatOptions> all = {SatOptions{}};
    for (const Encoding encoding : {Encoding::minimal, Encoding::efficient, Encoding::extended}) {
        for (const AtMostOne most :
             {AtMostOne::pairwise, AtMostOne::product, AtMostOne::ladder, AtMostOne::commander}) {
            const CnfOptions cnf{.encoding = encoding, .at_most_one = most};
            all.push_back({cnf, Scope::open});
            all.push_back({cnf, Scope::all});
        }
    }
    for (const ClauseForm form : {ClauseForm::three_sat, ClauseForm::three_sat_exact}) {
        all.push_back({CnfOptions{.givens = GivenClauses::full, .form = form}, Scope::all});
    }
    return all;
}

std::string name_of(const SatOptions& options) {
    if (!options.cnf) return "default";
    return "encoding " + std::to_string(static_cast<int>(options.cnf->encoding)) +
           ", at most one " + std::to_string(static_cast<int>(options.cnf->at_most_one)) +
           ", form " + std::to_string(static_cast<int>(options.cnf->form)) +
           (options.scope == Scope::all ? ", all" : ", open");
}

// Searches and checks every solution; they must be different.
SearchOutcome search(const Backend& backend, const SatOptions& options, const Puzzle& puzzle,
                     std::uint64_t limit) {
    SatEngine engine(backend.name, backend.make, options);
    std::vector<std::vector<std::uint8_t>> seen;
    return engine.search(puzzle, {.limit = limit}, [&](std::span<const std::uint8_t> digits) {
        seen.emplace_back(digits.begin(), digits.end());
        EXPECT_TRUE(solves(Grid{puzzle.board(), seen.back()}, puzzle));
        EXPECT_EQ(std::ranges::count(seen, seen.back()), 1);
        return true;
    });
}

void expect_as_many(const Backend& backend, const SatOptions& options, const Puzzle& puzzle,
                    std::uint64_t limit, const std::string& what) {
    const auto expected = solve(puzzle, {.engine = "general", .limit = limit, .keep = 0});
    const SearchOutcome outcome = search(backend, options, puzzle, limit);
    const std::string where = what + ", " + backend.name + ", " + name_of(options);
    EXPECT_FALSE(outcome.error) << where;
    EXPECT_EQ(outcome.count, expected->count) << where;
    const bool all = outcome.count < limit;
    EXPECT_EQ(outcome.stop, all ? Stop::exhausted : Stop::limit) << where;
}

struct Instance {
    std::string name;
    Puzzle puzzle;
    std::uint64_t solutions = 0;  // 5 stands for five or more
};

std::vector<Instance> instances() {
    std::ifstream file(std::string(SUDOKIT_CONFORMANCE_DIR) + "/instances.txt");
    std::vector<Instance> all;
    std::string line;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        std::istringstream fields(line);
        std::string name;
        std::string boxes;
        std::string solutions;
        std::string givens;
        std::string bar;
        fields >> name >> bar >> boxes >> bar >> solutions >> bar >> givens;
        Shape shape;
        shape.order = 1;
        while (shape.order * shape.order < givens.size()) ++shape.order;
        shape.regions = Latin{};
        if (boxes != "latin") {
            shape.regions = Boxes{static_cast<std::uint32_t>(boxes[0] - '0'),
                                  static_cast<std::uint32_t>(boxes[2] - '0')};
        }
        all.push_back({name, tests::puzzle_of(*Board::make(shape), givens),
                       static_cast<std::uint64_t>(std::stoi(solutions))});
    }
    return all;
}

// A 36x36 puzzle that neither search nor solvers finish in seconds: a pattern grid with its symbols
// and lines in a random order, and about half of its cells open.
Puzzle hard_puzzle() {
    constexpr std::uint32_t kSide = 6;
    constexpr std::uint32_t kOrder = kSide * kSide;
    Rng rng(36);
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> columns;
    std::vector<std::uint32_t> symbols;
    for (auto* lines : {&rows, &columns}) {
        std::vector<std::uint32_t> chutes = {0, 1, 2, 3, 4, 5};
        rng.shuffle(chutes);
        for (const std::uint32_t chute : chutes) {
            std::vector<std::uint32_t> inside = {0, 1, 2, 3, 4, 5};
            rng.shuffle(inside);
            for (const std::uint32_t line : inside) lines->push_back(chute * kSide + line);
        }
    }
    for (std::uint32_t digit = 1; digit <= kOrder; ++digit) symbols.push_back(digit);
    rng.shuffle(symbols);
    Puzzle puzzle(Board::standard(kOrder));
    for (std::uint32_t r = 0; r < kOrder; ++r) {
        for (std::uint32_t c = 0; c < kOrder; ++c) {
            if (rng.below(100) >= 47) continue;
            const std::uint32_t shift = rows[r] % kSide * kSide + rows[r] / kSide + columns[c];
            puzzle.set_given(puzzle.board().cell(r, c), symbols[shift % kOrder]);
        }
    }
    return puzzle;
}

TEST(Backends, EveryEncodingAndSolverAgreesOnTheDocumentsInstances) {
    const auto all = instances();
    ASSERT_EQ(all.size(), 19U);
    std::uint64_t number = 0;
    for (const Backend& backend : backends()) {
        for (const SatOptions& options : all_options()) {
            for (const Instance& instance : all) {
                if (!tests::takes_case(number++)) continue;
                const SearchOutcome outcome = search(backend, options, instance.puzzle, 5);
                ASSERT_FALSE(outcome.error) << instance.name;
                EXPECT_EQ(outcome.count, instance.solutions)
                    << instance.name << ", " << backend.name << ", " << name_of(options);
            }
        }
    }
}

TEST(Backends, AgreeOnRandomFourByFourPuzzles) {
    const Board board = Board::standard(4);
    for (const Backend& backend : backends()) {
        const std::uint64_t seeds = tests::test_rounds(backend.name == "z3" ? 60U : 1000U);
        const auto options = all_options();
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            Rng rng(seed);
            Puzzle puzzle(board);
            for (std::uint64_t i = rng.below(7); i > 0; --i) {
                puzzle.set_given(static_cast<Cell>(rng.below(16)),
                                 static_cast<Digit>(rng.below(4)) + 1);
            }
            if (rng.below(2) == 0) tests::add_random_pencilmarks(puzzle, rng);
            const auto plain = solve(puzzle, {.engine = "exhaustive", .limit = 0, .keep = 0});
            const SatOptions& choice = options[rng.below(options.size())];

            const SearchOutcome outcome = search(backend, choice, puzzle, 0);

            ASSERT_EQ(outcome.count, plain->count)
                << "seed " << seed << ", " << backend.name << ", " << name_of(choice);
            ASSERT_EQ(outcome.stop, Stop::exhausted);
        }
    }
}

TEST(Backends, AgreeOnRandomBoardsOfEveryKind) {
    for (const Backend& backend : backends()) {
        const auto options = all_options();
        for (std::uint64_t seed = 1; seed <= tests::test_rounds(60U); ++seed) {
            Rng rng(seed);
            const Board board = tests::random_board(9, rng);
            Puzzle puzzle =
                tests::random_puzzle(board, 35 + static_cast<std::uint32_t>(rng.below(20)), rng);
            if (rng.below(2) == 0) tests::add_random_pencilmarks(puzzle, rng);
            const SatOptions& choice = options[rng.below(options.size())];
            expect_as_many(backend, choice, puzzle, 20,
                           "seed " + std::to_string(seed) + ", " + shape_name(board.shape()));
        }
    }
}

TEST(Backends, AgreeOnRandomNineByNine) {
    for (const Backend& backend : backends()) {
        const auto options = all_options();
        for (std::uint64_t seed = 1; seed <= tests::test_rounds(40U); ++seed) {
            Rng rng(seed);
            const Puzzle puzzle = tests::random_puzzle(
                Board::standard(9), 27 + static_cast<std::uint32_t>(rng.below(15)), rng);
            const SatOptions& choice = options[rng.below(options.size())];
            expect_as_many(backend, choice, puzzle, 3, "seed " + std::to_string(seed));
        }
    }
}

TEST(Backends, AgreeOnRandomSixteenBySixteen) {
    for (const Backend& backend : backends()) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Rng rng(seed);
            const Puzzle puzzle = tests::random_puzzle(Board::standard(16), 50, rng);
            expect_as_many(backend, {}, puzzle, 2, "seed " + std::to_string(seed));
        }
    }
}

TEST(Backends, DeadlineThatHasPassedStopsAtOnce) {
    const Deadline over([](const void*) { return true; }, nullptr);
    for (const EngineInfo& engine : all_engines()) {
        if (engine.name == "nine" || engine_fault(engine.name)) continue;
        const auto answer = solve(
            hard_puzzle(), {.engine = engine.name, .deadline = over, .solver_command = "false"});
        ASSERT_TRUE(answer) << engine.name;
        EXPECT_EQ(answer->stop, Stop::deadline) << engine.name;
        EXPECT_EQ(answer->verdict, Verdict::unknown) << engine.name;
    }
}

TEST(Backends, TimeLimitsReallyStopThem) {
    using Clock = std::chrono::steady_clock;
    const Puzzle puzzle = hard_puzzle();
    std::vector<std::string_view> engines = {"auto"};
    for (const Backend& backend : backends()) {
        for (const EngineInfo& info : all_engines()) {
            if (info.name == backend.name) engines.push_back(info.name);
        }
    }
    for (const std::string_view engine : engines) {
        const auto start = Clock::now();
        const Timer timer(0.5);

        const auto answer = solve(puzzle, {.engine = engine, .deadline = timer.deadline()});

        ASSERT_TRUE(answer) << engine;
        EXPECT_EQ(answer->stop, Stop::deadline) << engine;
        // Machines that are busy with other things are slower than that, but not by much.
        EXPECT_LT(std::chrono::duration<double>(Clock::now() - start).count(), 5) << engine;
    }
}

TEST(Backends, AutoGivesLargeBoardsToCadicalWhereGeneralIsStuck) {
#if SUDOKIT_WITH_CADICAL
    // The engines before it look at the deadline some 5,000 times.
    const tests::Patience patience(20'000);
    const auto stuck = solve(hard_puzzle(), {.deadline = patience.deadline()});
    EXPECT_EQ(stuck->engine, "cadical");
#else
    GTEST_SKIP() << "CADICAL IS NOT IN THIS BUILD";
#endif
    EXPECT_EQ(solve(Puzzle(Board::standard(25)))->engine, "general");
}

}  // namespace
}  // namespace sudokit
