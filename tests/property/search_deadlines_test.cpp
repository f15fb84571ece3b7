// Whatever asks the engines looks at its deadline again and again, however hopeless the puzzle is,
// and comes back soon once it has passed.
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/dpll_tree.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/score.hpp"
#include "sudokit/search_tree.hpp"
#include "sudokit/solve.hpp"

#include "support/stuck.hpp"

namespace sudokit {
namespace {

// A deadline that passes at a look, and stays so.
class Looks {
  public:
    explicit Looks(std::uint64_t end) : end_(end) {}

    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) { return static_cast<const Looks*>(self)->look(); }, this};
    }
    [[nodiscard]] std::uint64_t count() const { return count_; }

  private:
    [[nodiscard]] bool look() const { return ++count_ > end_; }

    std::uint64_t end_;
    mutable std::uint64_t count_ = 0;
};

// How a call ended.
struct End {
    Stop stop;
    std::uint64_t nodes;
};

struct Call {
    std::string name;
    std::function<End(const Puzzle&, Deadline)> run;
};

nine::Marks marks_of(const Puzzle& puzzle) {
    nine::Marks marks{};
    for (Cell cell = 0; cell < marks.size(); ++cell) {
        marks[cell] = static_cast<std::uint16_t>(puzzle.allowed(cell).bits());
    }
    return marks;
}

constexpr auto kGoOn = [](std::span<const std::uint8_t> /*digits*/) { return true; };

Call solving(std::string engine, std::uint64_t limit, std::size_t keep) {
    const std::string name = "solve -e " + engine + ", limit " + std::to_string(limit);
    return {name, [=](const Puzzle& puzzle, Deadline deadline) {
                const auto answer = solve(
                    puzzle, {.engine = engine, .limit = limit, .keep = keep, .deadline = deadline});
                return End{answer->stop, answer->nodes};
            }};
}

Call growing(TreeMethod method) {
    return {"tree, " + std::string(tree_method_name(method)),
            [=](const Puzzle& puzzle, Deadline deadline) {
                const SearchTreeOptions options{.method = method, .deadline = deadline};
                const SearchTree tree = method == TreeMethod::dpll ? *dpll_tree(puzzle, options)
                                                                   : search_tree(puzzle, options);
                return End{tree.complete ? Stop::exhausted : Stop::deadline, tree.nodes[0].size};
            }};
}

std::vector<Call> calls_for_all_boards() {
    return {
        solving("auto", 2, 2),
        solving("auto", 0, 0),
        solving("general", 0, 0),
        solving("cp", 0, 0),
        growing(TreeMethod::exhaustive),
        growing(TreeMethod::singles),
        growing(TreeMethod::general),
        growing(TreeMethod::dpll),
        {"enumerate",
         [](const Puzzle& puzzle, Deadline deadline) {
             const auto answer = enumerate(puzzle, {.limit = 0, .deadline = deadline}, kGoOn);
             return End{answer->stop, answer->nodes};
         }},
        {"level",
         [](const Puzzle& puzzle, Deadline deadline) {
             const LevelAnswer answer = LevelRater(Scale::level).rate(puzzle, deadline);
             return End{answer.stop, answer.nodes};
         }},
        {"depth",
         [](const Puzzle& puzzle, Deadline deadline) {
             const DepthAnswer answer = DepthRater().rate(puzzle, deadline);
             return End{answer.stop, answer.nodes};
         }},
        {"score",
         [](const Puzzle& puzzle, Deadline deadline) {
             const ScoreAnswer answer = ScoreRater().rate(puzzle, deadline);
             return End{answer.stop, answer.nodes};
         }},
        {"walk",
         [](const Puzzle& puzzle, Deadline deadline) {
             ExplanationWalkOptions options;
             options.limit = 1;
             options.deadline = deadline;
             const Verdict verdict = explanation_walk(Entry{puzzle}, options).verdict;
             return End{verdict == Verdict::unknown ? Stop::deadline : Stop::exhausted, 0};
         }},
    };
}

// Those of the 9x9 engine, with nobody to hand over to.
std::vector<Call> calls_for_nine() {
    return {
        solving("nine", 2, 2),
        {"nine, many",
         [](const Puzzle& puzzle, Deadline deadline) {
             const std::vector<nine::Marks> puzzles(20, marks_of(puzzle));
             std::vector<nine::Answer> answers(puzzles.size());
             nine::Solver().solve(puzzles, {.deadline = deadline, .patience = 0}, answers);
             return End{answers.back().stop, answers.front().guesses};
         }},
        {"nine, enumerating",
         [](const Puzzle& puzzle, Deadline deadline) {
             const nine::Answer answer = nine::Solver().enumerate(
                 marks_of(puzzle), {.limit = 0, .deadline = deadline, .patience = 0}, kGoOn);
             return End{answer.stop, answer.guesses};
         }},
        {"nine, counting",
         [](const Puzzle& puzzle, Deadline deadline) {
             const nine::Answer answer = nine::Solver().count(
                 marks_of(puzzle), {.limit = 0, .deadline = deadline, .patience = 0});
             return End{answer.stop, answer.guesses};
         }},
    };
}

void expect_to_come_back(const Call& call, const Puzzle& puzzle, std::uint64_t looks) {
    // Each part of a call may look once more on its way out.
    constexpr std::uint64_t kMoreLooks = 100;
    constexpr std::uint64_t kNodesBetweenLooks = 1024;
    const Looks counted(looks);

    const End end = call.run(puzzle, counted.deadline());

    EXPECT_EQ(end.stop, Stop::deadline) << call.name;
    EXPECT_GT(counted.count(), looks) << call.name;
    EXPECT_LE(counted.count(), looks + kMoreLooks) << call.name;
    EXPECT_LE(end.nodes, kNodesBetweenLooks * counted.count()) << call.name;
}

// On the edge between having solutions and having none: hopeless for every engine.
Puzzle hopeless(std::uint32_t order) {
    Rng rng(3);
    Puzzle puzzle(Board::standard(order));
    tests::thin_out(puzzle, 60, rng);
    return puzzle;
}

TEST(SearchDeadlines, EveryCallComesBackWhenItsDeadlinePasses) {
    for (const std::uint64_t looks : {0U, 1U, 30U, 2500U}) {
        for (const Call& call : calls_for_all_boards()) {
            expect_to_come_back(call, hopeless(16), looks);
        }
    }
}

TEST(SearchDeadlines, EveryWayThroughTheNineByNineEngineComesBack) {
    Puzzle stuck(Board::standard(9));
    for (const std::uint32_t row : {0U, 3U, 8U}) {
        for (std::uint32_t column = 0; column < 9; ++column) {
            if (column == 2 || column == 8) continue;
            stuck.set_pencilmarks(stuck.board().cell(row, column),
                                  stuck.board().digits() & ~DigitSet::of(6));
        }
    }
    for (const std::uint64_t looks : {0U, 1U, 30U, 1000U}) {
        for (const Call& call : calls_for_nine()) expect_to_come_back(call, stuck, looks);
    }
    // More solutions than can be counted.
    for (const std::uint64_t looks : {50U, 500U}) {
        expect_to_come_back(solving("auto", 0, 0), Puzzle(Board::standard(9)), looks);
    }
}

}  // namespace
}  // namespace sudokit
