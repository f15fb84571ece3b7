// The 9x9 engine: every kernel does the same, and it is right.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"
#include "differential/wide_kernel.hpp"
#include "engine/dispatch.hpp"
#include "engine/exhaustive/exhaustive.hpp"
#include "engine/general/general.hpp"
#include "engine/nine/nine.hpp"
#include "support/boards.hpp"

namespace sudokit::nine {
namespace {

constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
constexpr std::string_view kMonster =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

Digits digits_of(std::string_view text) {
    Digits digits{};
    for (std::size_t i = 0; i < kCells; ++i) {
        digits[i] = text[i] == '.' ? 0 : static_cast<std::uint8_t>(text[i] - '0');
    }
    return digits;
}

Digits digits_of(const Puzzle& puzzle) {
    Digits digits{};
    std::copy(puzzle.givens().begin(), puzzle.givens().end(), digits.begin());
    return digits;
}

Marks marks_of(const Puzzle& puzzle) {
    Marks marks{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        marks[cell] = static_cast<std::uint16_t>(puzzle.allowed(cell).bits());
    }
    return marks;
}

// All kinds of puzzles: none, one and several solutions, hard and easy, empty and contradictory.
std::vector<Digits> mixed_bag(Rng& rng) {
    std::vector<Digits> bag = {digits_of(kEscargot), digits_of(kMonster), Digits{}};
    const Board board = Board::standard(9);
    for (std::uint32_t share = 0; share <= 100; share += 2) {
        for (int i = 0; i < 8; ++i) {
            bag.push_back(digits_of(tests::random_puzzle(board, share, rng)));
            if (i < 6) continue;
            // One given changed: mostly there is no solution then.
            bag.push_back(bag.back());
            bag.back()[rng.below(kCells)] = static_cast<std::uint8_t>(1 + rng.below(9));
        }
    }
    for (std::size_t i = bag.size(); i-- > 1;) std::swap(bag[i], bag[rng.below(i + 1)]);
    return bag;
}

struct Outcome {
    explicit Outcome(std::size_t size) : answers(size), solutions(size), seconds(size) {}

    std::vector<Answer> answers;
    std::vector<Digits> solutions;
    std::vector<Digits> seconds;
};

template <class Item>
Outcome run(Machine& machine, Batch::Form form, const std::vector<Item>& puzzles,
            const Options& options) {
    Outcome out(puzzles.size());
    Batch batch;
    batch.form = form;
    batch.puzzles = puzzles.data();
    batch.size = puzzles.size();
    batch.options = options;
    batch.answers = out.answers.data();
    batch.solutions = out.solutions.data();
    batch.seconds = out.seconds.data();
    machine.solve(batch);
    return out;
}

enum class HandOver : std::uint8_t { never, allowed };

Outcome run_singly(Machine& machine, const std::vector<Digits>& puzzles, const Options& options,
                   HandOver hand_over = HandOver::never) {
    Outcome out(puzzles.size());
    Batch batch;
    batch.size = 1;
    batch.options = options;
    batch.hand_over = hand_over == HandOver::allowed;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        batch.puzzles = &puzzles[i];
        batch.answers = &out.answers[i];
        batch.solutions = &out.solutions[i];
        batch.seconds = &out.seconds[i];
        machine.solve_one(batch, nullptr);
    }
    return out;
}

std::uint64_t count_by_general(const Puzzle& puzzle, std::uint64_t limit) {
    engine::General general;
    return general
        .search(puzzle, {.limit = limit}, [](std::span<const std::uint8_t>) { return true; })
        .count;
}

void expect_right(const std::vector<Digits>& puzzles, const Outcome& out, std::uint64_t limit) {
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle puzzle = puzzle_of(puzzles[i]);
        const Answer& answer = out.answers[i];
        ASSERT_EQ(answer.count, count_by_general(puzzle, limit)) << "puzzle " << i;
        EXPECT_EQ(answer.stop, answer.count == limit ? Stop::limit : Stop::exhausted);
        if (answer.count == 0) continue;
        const Digits& solution = out.solutions[i];
        EXPECT_TRUE(solves(Grid{puzzle.board(), {solution.begin(), solution.end()}}, puzzle));
    }
}

struct Contestant {
    std::string name;
    std::function<std::unique_ptr<Machine>()> make;

    friend void PrintTo(const Contestant& contestant, std::ostream* out) {
        *out << contestant.name;
    }
};

std::vector<Contestant> contestants() {
    std::vector<Contestant> all = {{"wide", make_wide}};
    for (const Kernel& kernel : kernels()) {
        all.push_back({std::string(kernel.name), [kernel] { return make_machine(kernel); }});
    }
    return all;
}

class EveryKernel : public testing::TestWithParam<Contestant> {
  protected:
    std::unique_ptr<Machine> machine = GetParam().make();
};

INSTANTIATE_TEST_SUITE_P(, EveryKernel, testing::ValuesIn(contestants()),
                         [](const auto& test) { return test.param.name; });

TEST_P(EveryKernel, IsTheOneThatWasAskedFor) { EXPECT_EQ(machine->kernel().name, GetParam().name); }

TEST_P(EveryKernel, AgreesWithTheGeneralEngine) {
    for (const std::uint64_t limit : {1U, 2U, 50U}) {
        Rng rng(31 + limit);
        const std::vector<Digits> puzzles = mixed_bag(rng);
        expect_right(puzzles, run(*machine, Batch::Form::digits, puzzles, {.limit = limit}), limit);
        expect_right(puzzles, run_singly(*machine, puzzles, {.limit = limit}), limit);
    }
}

TEST_P(EveryKernel, MakesTheSameGuessesAsThePortableOne) {
    Rng rng(7);
    const std::vector<Digits> puzzles = mixed_bag(rng);
    const auto portable = make_portable();
    for (const std::uint64_t limit : {1U, 2U, 7U}) {
        const Options options{.limit = limit, .share = false};
        const Outcome expected = run(*portable, Batch::Form::digits, puzzles, options);
        const Outcome found = run(*machine, Batch::Form::digits, puzzles, options);
        EXPECT_EQ(found.answers, expected.answers);
        EXPECT_EQ(found.solutions, expected.solutions);
        const Outcome expected_singly = run_singly(*portable, puzzles, options);
        const Outcome found_singly = run_singly(*machine, puzzles, options);
        EXPECT_EQ(found_singly.answers, expected_singly.answers);
        EXPECT_EQ(found_singly.solutions, expected_singly.solutions);
    }
}

TEST_P(EveryKernel, SolvesManyAsItSolvesOneWhereThatIsAskedFor) {
    for (const std::uint64_t limit : {0U, 1U, 2U, 7U}) {
        Rng rng(23 + limit);
        std::vector<Digits> puzzles = mixed_bag(rng);
        // All solutions of a puzzle with few givens would take for ever.
        if (limit == 0)
            std::erase_if(puzzles,
                          [](const Digits& digits) { return std::ranges::count(digits, 0) > 45; });
        ASSERT_GT(puzzles.size(), 20U);

        const Outcome many =
            run(*machine, Batch::Form::digits, puzzles, {.limit = limit, .as_alone = true});
        const Outcome singly = run_singly(*machine, puzzles, {.limit = limit});

        EXPECT_EQ(many.answers, singly.answers);
        EXPECT_EQ(many.solutions, singly.solutions);
        EXPECT_EQ(many.seconds, singly.seconds);
    }
}

// Givens that leave some hundreds of solutions at most.
std::vector<Digits> loose_bag(Rng& rng, std::size_t size) {
    std::vector<Digits> bag;
    while (bag.size() < size) {
        const auto share = static_cast<std::uint32_t>(33 + rng.below(15));
        const Puzzle puzzle = tests::random_puzzle(Board::standard(9), share, rng);
        if (count_by_general(puzzle, 800) < 800) bag.push_back(digits_of(puzzle));
    }
    return bag;
}

TEST_P(EveryKernel, LosesNothingWhenASearchIsHandedOver) {
    for (const std::uint64_t limit : {1U, 2U, 50U}) {
        Rng rng(41 + limit);
        const std::vector<Digits> puzzles = mixed_bag(rng);
        expect_right(puzzles, run_singly(*machine, puzzles, {.limit = limit}, HandOver::allowed),
                     limit);
    }
}

TEST_P(EveryKernel, MakesTheSameGuessesInAllWhenASearchIsHandedOver) {
    Rng rng(43);
    const std::vector<Digits> puzzles = loose_bag(rng, 60);
    const Options as_alone{.limit = 0, .as_alone = true};
    const auto portable = make_portable();

    const Outcome alone = run_singly(*machine, puzzles, as_alone);

    EXPECT_EQ(run_singly(*machine, puzzles, as_alone, HandOver::allowed).answers, alone.answers);
    EXPECT_EQ(run_singly(*machine, puzzles, {.limit = 0}, HandOver::allowed).answers,
              run_singly(*portable, puzzles, {.limit = 0}, HandOver::allowed).answers);
    const auto is_long = [](const Answer& answer) { return answer.guesses > 100; };
    EXPECT_GT(std::ranges::count_if(alone.answers, is_long), 5);
}

TEST_P(EveryKernel, TheSecondSolutionIsAnotherOne) {
    Rng rng(5);
    const std::vector<Digits> puzzles = mixed_bag(rng);

    const Outcome found = run(*machine, Batch::Form::digits, puzzles, {});

    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (found.answers[i].count < 2) continue;
        const Puzzle puzzle = puzzle_of(puzzles[i]);
        const Digits& second = found.seconds[i];
        EXPECT_TRUE(solves(Grid{puzzle.board(), {second.begin(), second.end()}}, puzzle));
        EXPECT_NE(second, found.solutions[i]);
    }
}

TEST_P(EveryKernel, ReadsDigitsTextsAndMarksAlike) {
    Rng rng(11);
    const std::vector<Digits> puzzles = mixed_bag(rng);
    std::vector<std::string> lines;
    std::vector<Marks> marks;
    for (const Digits& digits : puzzles) {
        constexpr std::string_view kBlanks = ".0*_- x\t\1/:\x7f\x80\xff";
        std::string line;
        for (const std::uint8_t digit : digits) {
            line +=
                digit == 0 ? kBlanks[rng.below(kBlanks.size())] : static_cast<char>('0' + digit);
        }
        lines.push_back(line);
        marks.push_back(marks_of(puzzle_of(digits)));
    }
    std::vector<const char*> texts(lines.size());
    std::transform(lines.begin(), lines.end(), texts.begin(),
                   [](const std::string& line) { return line.data(); });
    const Outcome expected = run(*machine, Batch::Form::digits, puzzles, {.share = false});
    EXPECT_EQ(run(*machine, Batch::Form::texts, texts, {.share = false}).answers, expected.answers);
    EXPECT_EQ(run(*machine, Batch::Form::marks, marks, {.share = false}).answers, expected.answers);
}

TEST_P(EveryKernel, HonoursPencilmarks) {
    Rng rng(13);
    std::vector<Marks> marks;
    std::vector<Puzzle> puzzles;
    for (std::uint32_t i = 0; i < 200; ++i) {
        puzzles.push_back(tests::random_puzzle(Board::standard(9), 25 + i % 20, rng));
        tests::add_random_pencilmarks(puzzles.back(), rng);
        marks.push_back(marks_of(puzzles.back()));
    }
    marks[3][40] = 0;  // a cell that may hold nothing
    const Outcome out = run(*machine, Batch::Form::marks, marks, {});
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const std::uint64_t expected = i == 3 ? 0 : count_by_general(puzzles[i], 2);
        EXPECT_EQ(out.answers[i].count, expected) << "puzzle " << i;
    }
}

TEST_P(EveryKernel, FindsEqualGivensInAHouse) {
    // Two or more equal digits in a row, a column and a box; of three in a box each would do with
    // the carries of a sum, which are others for each digit and each band.
    std::vector<Digits> puzzles;
    for (const std::vector<Cell>& cells : {std::vector<Cell>{0, 8},
                                           {0, 72},
                                           {0, 10},
                                           {0, 1, 2},
                                           {0, 10, 20},
                                           {0, 1, 9, 10},
                                           {0, 1, 2, 9, 10},
                                           {0, 1, 2, 9, 10, 11, 18},
                                           {0, 1, 2, 9, 10, 11, 18, 19, 20}}) {
        for (const Cell band : {0U, 27U, 54U}) {
            for (std::uint8_t digit = 1; digit <= 9; ++digit) {
                Digits puzzle{};
                for (const Cell cell : cells) puzzle[(cell + band) % kCells] = digit;
                puzzles.push_back(puzzle);
            }
        }
    }
    // There is nothing to search for.
    for (const Answer& answer : run(*machine, Batch::Form::digits, puzzles, {}).answers) {
        EXPECT_EQ(answer, Answer{});
    }
    for (const Answer& answer : run_singly(*machine, puzzles, {}).answers) {
        EXPECT_EQ(answer, Answer{});
    }
}

TEST_P(EveryKernel, CountsAllSolutions) {
    Digits fewer = digits_of(kEscargot);
    for (const Cell cell : {0U, 5U, 80U - 2U}) fewer[cell] = 0;
    const std::uint64_t expected = count_by_general(puzzle_of(fewer), 0);
    EXPECT_GT(expected, 100U);
    for (const bool share : {false, true}) {
        const Options options{.limit = 0, .share = share};
        const Outcome out = run(*machine, Batch::Form::digits, std::vector{fewer}, options);
        EXPECT_EQ(out.answers[0].count, expected);
        EXPECT_EQ(out.answers[0].stop, Stop::exhausted);
    }
    EXPECT_EQ(run_singly(*machine, {fewer}, {.limit = 0}).answers[0].count, expected);
}

TEST_P(EveryKernel, StopsAtTheDeadline) {
    const tests::Patience patience(3);
    const std::vector<Digits> empty(40);
    const Outcome out =
        run(*machine, Batch::Form::digits, empty, {.limit = 0, .deadline = patience.deadline()});
    for (const Answer& answer : out.answers) EXPECT_EQ(answer.stop, Stop::deadline);

    const tests::Patience again(3);
    const Outcome one =
        run_singly(*machine, {Digits{}}, {.limit = 0, .deadline = again.deadline()});
    EXPECT_EQ(one.answers[0].stop, Stop::deadline);

    const tests::Patience once_more(3);
    const Outcome handed = run_singly(
        *machine, {Digits{}}, {.limit = 0, .deadline = once_more.deadline()}, HandOver::allowed);
    EXPECT_EQ(handed.answers[0].stop, Stop::deadline);
    // Lanes get to another place between their looks: it was handed over.
    EXPECT_NE(handed.answers[0].count, one.answers[0].count);
}

// Three rows, in three bands, with two columns for a digit: no rule sees that, and the search
// tries everything else first.
Marks three_rows_for_two_columns() {
    Marks marks;
    marks.fill(0x1ff);
    for (const std::size_t row : {0U, 3U, 8U}) {
        for (std::size_t column = 0; column < 9; ++column) {
            if (column != 2 && column != 8) marks[9 * row + column] ^= 1U << 5;
        }
    }
    return marks;
}

TEST_P(EveryKernel, LeavesPuzzlesThatItIsStuckOnAndAnswersTheOthers) {
    Rng rng(19);
    const std::vector<Digits> puzzles = mixed_bag(rng);
    std::vector<Marks> marks;
    for (const Digits& digits : puzzles) marks.push_back(marks_of(puzzle_of(digits)));
    for (std::size_t i = 0; i < marks.size(); i += 50) marks[i] = three_rows_for_two_columns();
    const auto portable = make_portable();
    for (const bool share : {false, true}) {
        const Options options{.patience = 300, .share = share};

        const Outcome out = run(*machine, Batch::Form::marks, marks, options);

        for (std::size_t i = 0; i < marks.size(); ++i) {
            const bool stuck = i % 50 == 0;
            ASSERT_EQ(out.answers[i].stop == Stop::patience, stuck) << "puzzle " << i;
            if (!stuck) {
                ASSERT_EQ(out.answers[i].count, count_by_general(puzzle_of(puzzles[i]), 2));
            } else if (!share) {
                ASSERT_EQ(out.answers[i].guesses, 301U);
            }
        }
        if (share) continue;
        EXPECT_EQ(out.answers, run(*portable, Batch::Form::marks, marks, options).answers);
    }
}

TEST_P(EveryKernel, HelpersLeaveAPuzzleThatIsStuck) {
    // Fewer puzzles than lanes: all work on the same ones in the end.
    const std::vector<Marks> marks(3, three_rows_for_two_columns());

    for (const Answer& answer :
         run(*machine, Batch::Form::marks, marks, {.patience = 2000}).answers) {
        EXPECT_EQ(answer.stop, Stop::patience);
        EXPECT_EQ(answer.count, 0U);
        EXPECT_LT(answer.guesses, 2100U);
    }
}

TEST_P(EveryKernel, PatienceBeginsAgainWithEverySolution) {
    for (const bool share : {false, true}) {
        const Options options{.limit = 1900, .patience = 1000, .share = share};
        const Outcome batch = run(*machine, Batch::Form::digits, std::vector<Digits>(5), options);
        const Outcome one = run_singly(*machine, std::vector<Digits>(1), options);
        for (const Outcome* out : {&batch, &one}) {
            for (const Answer& answer : out->answers) {
                EXPECT_EQ(answer.stop, Stop::limit);
                EXPECT_EQ(answer.count, 1900U);
                EXPECT_GT(answer.guesses, 1500U);
            }
        }
    }
}

TEST(NineSolver, LeavesPuzzlesThatItIsStuckOn) {
    Solver solver;
    const Marks marks = three_rows_for_two_columns();
    const auto go_on = [](std::span<const std::uint8_t>) { return true; };

    for (const Answer& answer :
         {solver.enumerate(marks, {.limit = 0}, go_on), solver.count(marks, {.limit = 0})}) {
        EXPECT_EQ(answer.stop, Stop::patience);
        EXPECT_EQ(answer.count, 0U);
        EXPECT_EQ(answer.guesses, kPatience + 1);
    }
}

TEST_P(EveryKernel, APuzzleThatReachedItsLimitIsNotOutOfTime) {
    // Few puzzles with many solutions: idle lanes take over, and may be at it when time is up.
    const std::vector<Digits> puzzles(5);
    for (std::uint64_t looks = 0; looks < 40; ++looks) {
        if (!tests::takes_case(looks)) continue;
        for (const std::uint64_t limit : {2U, 1000U, 2000U}) {
            const tests::Patience patience(looks);
            const Outcome out = run(*machine, Batch::Form::digits, puzzles,
                                    {.limit = limit, .deadline = patience.deadline()});
            for (const Answer& answer : out.answers) {
                EXPECT_EQ(answer.count == limit, answer.stop == Stop::limit);
                EXPECT_NE(answer.stop, Stop::exhausted);
            }
        }
    }
}

TEST_P(EveryKernel, HelpersLeaveAPuzzleThatIsDone) {
    // Puzzles of all kinds around empty ones, whose alternatives would never end.
    Rng rng(17);
    std::vector<Digits> puzzles = mixed_bag(rng);
    for (std::size_t i = 0; i < puzzles.size(); i += 7) puzzles[i] = {};
    for (const std::size_t size : {std::size_t{5}, std::size_t{40}, puzzles.size()}) {
        const std::vector<Digits> some(puzzles.begin(),
                                       puzzles.begin() + static_cast<std::ptrdiff_t>(size));
        expect_right(some, run(*machine, Batch::Form::digits, some, {.limit = 3}), 3);
    }
}

TEST(NineSolver, HandsEachSolutionToTheSinkUntilItSaysNo) {
    Solver solver;
    Marks marks{};
    marks.fill(0x1ff);
    std::vector<std::string> seen;
    const Answer answer =
        solver.enumerate(marks, {.limit = 0}, [&](std::span<const std::uint8_t> digits) {
            seen.emplace_back(digits.begin(), digits.end());
            return seen.size() < 100;
        });
    EXPECT_EQ(answer.count, 100U);
    EXPECT_EQ(answer.stop, Stop::limit);
    std::sort(seen.begin(), seen.end());
    EXPECT_EQ(std::unique(seen.begin(), seen.end()), seen.end());
}

TEST(NineSolver, CountsMoreThanItVisits) {
    // The first of the list of 17-clue puzzles has 910,776 solutions without its first two givens.
    const Marks marks = marks_of(puzzle_of(digits_of(
        ".........................3......3.2...1.4......5....6..3......4.7..8...962...7...")));
    Solver solver;
    const Answer answer = solver.count(marks, {.limit = 0});
    EXPECT_EQ(answer.count, 910776U);
    EXPECT_EQ(answer.stop, Stop::exhausted);
    EXPECT_EQ(solver.count(marks, {.limit = 100}).count, 100U);
    EXPECT_EQ(solver.count(marks, {.limit = 5000}).count, 5000U);
    EXPECT_EQ(solver.count(marks, {.limit = 5000}).stop, Stop::limit);
    const tests::Patience patience(10);
    const Answer stopped = solver.count(marks, {.limit = 0, .deadline = patience.deadline()});
    EXPECT_EQ(stopped.stop, Stop::deadline);
    EXPECT_LT(stopped.count, 910776U);
}

TEST(NineSolver, FindsTheSameTwoSolutionsOnEveryKernelWhereBothAreAskedFor) {
    Rng rng(59);
    for (const Digits& puzzle : mixed_bag(rng)) {
        std::vector<Digits> expected;
        for (const Kernel& kernel : kernels()) {
            Answer answer;
            std::vector<Digits> found(2);

            Solver(kernel).solve(std::span(&puzzle, 1), {}, {&answer, 1}, {found.data(), 1},
                                 {&found[1], 1});

            if (expected.empty()) expected = found;
            ASSERT_EQ(found, expected) << kernel.name;
        }
    }
}

std::uint64_t count_by_brute_force(const Puzzle& puzzle) {
    return engine::Exhaustive()
        .search(puzzle, {.limit = 0}, [](std::span<const std::uint8_t>) { return true; })
        .count;
}

TEST(NineSolver, CountsOneAndManyAsBruteForceDoes) {
    Rng rng(47);
    const std::vector<Digits> puzzles = loose_bag(rng, 40);
    std::vector<Marks> marks;
    std::vector<std::uint64_t> expected;
    for (const Digits& digits : puzzles) {
        marks.push_back(marks_of(puzzle_of(digits)));
        expected.push_back(count_by_brute_force(puzzle_of(digits)));
    }
    for (const Kernel& kernel : kernels()) {
        Solver solver(kernel);
        for (const bool as_alone : {false, true}) {
            const Options options{.limit = 0, .as_alone = as_alone};
            std::vector<Answer> many(marks.size());

            solver.count(marks, options, many);

            for (std::size_t i = 0; i < marks.size(); ++i) {
                EXPECT_EQ(many[i].count, expected[i]) << kernel.name << ", puzzle " << i;
                EXPECT_EQ(many[i].stop, Stop::exhausted);
                const Answer one = solver.count(marks[i], options);
                EXPECT_EQ(one.count, expected[i]) << kernel.name << ", puzzle " << i;
                if (as_alone) {
                    EXPECT_EQ(one.guesses, many[i].guesses);
                }
            }
        }
    }
}

// A grid in which the cells of some pairs of digits may hold either digit.
Marks with_pairs(const Digits& grid, Rng& rng) {
    std::array<std::uint16_t, 9> partner{};
    std::array<unsigned, 9> digits = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    for (std::size_t i = 9; i-- > 1;) std::swap(digits[i], digits[rng.below(i + 1)]);
    const std::uint64_t size = 2 * (1 + rng.below(4));
    for (std::size_t i = 0; i < size; i += 2) {
        partner[digits[i]] = static_cast<std::uint16_t>(1U << digits[i + 1]);
        partner[digits[i + 1]] = static_cast<std::uint16_t>(1U << digits[i]);
    }
    Marks marks{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const unsigned digit = grid[cell] - 1U;
        marks[cell] = static_cast<std::uint16_t>(1U << digit | partner[digit]);
    }
    return marks;
}

Digits random_solution(Rng& rng) {
    return digits_of(tests::random_puzzle(Board::standard(9), 100, rng));
}

// A grid that is right but for its boxes.
Digits random_latin_square(Rng& rng) {
    Digits grid = random_solution(rng);
    for (Cell cell = 9; cell < kCells; ++cell) grid[cell] = grid[(cell / 9 + cell) % 9];
    return grid;
}

// Whether no cell has more than two candidates, and each house has those of its open cells an even
// number of times.
bool has_only_pairs(const Marks& marks) {
    const Board board = Board::standard(9);
    for (const auto& house : board.houses()) {
        unsigned odd = 0;
        for (const Cell cell : house.cells) {
            const int size = std::popcount(marks[cell]);
            if (size > 2) return false;
            if (size == 2) odd ^= marks[cell];
        }
        if (odd != 0) return false;
    }
    return true;
}

TEST(NineSolver, KnowsPairsFromWhatIsAlmostPairs) {
    Rng rng(79);
    std::map<bool, int> seen;
    for (int round = 0; round < 5000; ++round) {
        Marks marks = with_pairs(random_solution(rng), rng);
        const std::uint64_t cell = 27 * rng.below(3) + 3 * rng.below(3);
        switch (rng.below(6)) {
            case 0:
                marks[rng.below(kCells)] ^= static_cast<std::uint16_t>(1U << rng.below(9));
                break;
            // In each of these one kind of house may be wrong, and the others are not.
            case 1: std::swap(marks[cell], marks[cell + 1]); break;
            case 2: std::swap(marks[cell], marks[cell + 9]); break;
            case 3: marks = with_pairs(random_latin_square(rng), rng); break;
            // Cells with three candidates, and nothing wrong with the others.
            case 4:
                for (auto& some : marks) {
                    if ((some & 7U) != 0 && std::popcount(some) == 1) some = 7;
                }
                break;
            default: break;
        }
        const bool expected = has_only_pairs(marks);
        ASSERT_EQ(is_paired(marks), expected) << "round " << round;
        ++seen[expected];
    }
    EXPECT_GT(seen[true], 500);
    EXPECT_GT(seen[false], 500);
}

TEST(NineSolver, CountsPairsByOneGuessForAllThatHangTogether) {
    Rng rng(71);
    std::vector<Marks> marks(50);
    for (Marks& some : marks) some = with_pairs(random_solution(rng), rng);
    for (const Kernel& kernel : kernels()) {
        std::vector<Answer> answers(marks.size());

        Solver(kernel).count(marks, {.limit = 0}, answers);

        for (std::size_t i = 0; i < marks.size(); ++i) {
            EXPECT_EQ(answers[i].count, count_by_brute_force(puzzle_of(marks[i]))) << i;
            EXPECT_EQ(answers[i].count, std::uint64_t{1} << answers[i].guesses) << i;
        }
    }
}

TEST(NineSolver, MakesTheSameGuessesOnEveryKernelIfItCountsEachByItself) {
    Rng rng(83);
    std::vector<Marks> marks;
    for (const Digits& digits : loose_bag(rng, 64)) marks.push_back(marks_of(puzzle_of(digits)));
    std::vector<Answer> expected;
    for (const Kernel& kernel : kernels()) {
        std::vector<Answer> answers(marks.size());
        Solver(kernel).count(marks, {.limit = 1000, .share = false}, answers);
        if (expected.empty()) expected = answers;
        EXPECT_EQ(answers, expected) << kernel.name;
    }
}

TEST(NineSolver, NeverGivesUpOnceItHasCountedMany) {
    // Solutions are counted by more than one at a time, which passes over that number here.
    for (const char* const text :
         {"...4..........9..3..3..18.....29...73.7......24.....8..5..82...9.4..51....8..3...",
          "...4.1.6.....9..7......3.98.17.3......97..8.68.6..4.......2..8..8.5..62....3.....",
          "..........6.8..25.89.........256...3..6.....1...127.6..5...31..........2..72..38.",
          "...276....7..9..5.4.....6........1.....6579.....3.1..5537.........7.....2.91....3"}) {
        const Marks marks = marks_of(puzzle_of(digits_of(text)));
        for (const Kernel& kernel : kernels()) {
            for (const std::uint64_t patience : {12U, 16U, 24U}) {
                const Answer answer =
                    Solver(kernel).count(marks, {.limit = 3000, .patience = patience});
                if (answer.count >= kNeverStuck) {
                    EXPECT_EQ(answer.stop, Stop::exhausted) << kernel.name << ", " << text;
                }
            }
        }
    }
}

TEST(NineSolver, CountsWhatIsAlmostPairsAsBruteForceDoes) {
    Rng rng(73);
    std::vector<Marks> marks(tests::test_rounds(400U));
    std::vector<std::uint64_t> expected;
    for (Marks& some : marks) {
        some = with_pairs(random_solution(rng), rng);
        for (std::uint64_t odd = rng.below(4); odd-- > 0;) {
            some[rng.below(kCells)] |= static_cast<std::uint16_t>(1U << rng.below(9));
        }
        expected.push_back(count_by_brute_force(puzzle_of(some)));
    }
    for (const Kernel& kernel : kernels()) {
        Solver solver(kernel);
        for (const std::uint64_t limit : {std::uint64_t{0}, std::uint64_t{3}, std::uint64_t{20}}) {
            std::vector<Answer> answers(marks.size());

            solver.count(marks, {.limit = limit}, answers);

            for (std::size_t i = 0; i < marks.size(); ++i) {
                const std::uint64_t wanted =
                    limit == 0 ? expected[i] : std::min(expected[i], limit);
                EXPECT_EQ(answers[i].count, wanted) << kernel.name << ", puzzle " << i;
                EXPECT_EQ(answers[i].stop, wanted == limit ? Stop::limit : Stop::exhausted);
                EXPECT_EQ(solver.count(marks[i], {.limit = limit}).count, wanted) << i;
            }
        }
    }
}

TEST(NineSolver, CountsManyThatHaveMoreThanItVisits) {
    // Without the givens of its first band, every second puzzle has more solutions than are
    // visited.
    constexpr std::uint64_t kMore = 101'000;
    Rng rng(53);
    std::vector<Digits> puzzles = loose_bag(rng, 10);
    std::vector<Marks> marks;
    std::vector<std::uint64_t> expected;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (i % 2 == 0) std::fill_n(puzzles[i].begin(), 27, std::uint8_t{0});
        marks.push_back(marks_of(puzzle_of(puzzles[i])));
        expected.push_back(count_by_general(puzzle_of(puzzles[i]), kMore));
    }
    ASSERT_GT(std::ranges::count(expected, kMore), 1);
    for (const Kernel& kernel : kernels()) {
        Solver solver(kernel);
        for (const std::uint64_t limit : {std::uint64_t{2}, std::uint64_t{500}, kMore}) {
            std::vector<Answer> answers(marks.size());

            solver.count(marks, {.limit = limit}, answers);

            for (std::size_t i = 0; i < marks.size(); ++i) {
                EXPECT_EQ(answers[i].count, std::min(expected[i], limit))
                    << kernel.name << ", puzzle " << i << ", limit " << limit;
                EXPECT_EQ(answers[i].stop,
                          answers[i].count == limit ? Stop::limit : Stop::exhausted);
            }
        }
    }
}

TEST(NineSolver, DoesFewPuzzlesAndNone) {
    Solver solver;
    EXPECT_EQ(solver.kernel(), default_kernel());
    solver.solve(std::span<const Digits>{}, {}, {});
    for (std::size_t size = 1; size < 40; ++size) {
        const std::vector<Digits> puzzles(size, digits_of(kEscargot));
        std::vector<Answer> answers(size);
        std::vector<Digits> solutions(size);
        solver.solve(puzzles, {}, answers, solutions);
        for (const Answer& answer : answers) EXPECT_EQ(answer.count, 1U);
        for (const Digits& solution : solutions) EXPECT_EQ(solution, solutions[0]);
    }
}

// Run once for each kernel, with the variable set.
TEST(Kernels, AreForcedByTheEnvironment) {
    const char* const wanted = std::getenv("SUDOKIT_KERNEL");
    if (wanted == nullptr) GTEST_SKIP() << "SUDOKIT_KERNEL is not set";
    const auto here = kernels();
    if (std::none_of(here.begin(), here.end(), [&](auto& it) { return it.name == wanted; })) {
        GTEST_SKIP() << "this machine has no " << wanted;
    }
    EXPECT_EQ(Solver().kernel().name, wanted);
}

TEST(Kernels, EndWithThePortableOne) {
    ASSERT_FALSE(kernels().empty());
    EXPECT_EQ(kernels().back().name, "portable");
}

}  // namespace
}  // namespace sudokit::nine
