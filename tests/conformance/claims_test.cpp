// What is claimed of models and rules: counter-examples are ones, and what is said to hold does.
#include <array>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/compare.hpp"
#include "sudokit/solve.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"
#include "support/minimal.hpp"

namespace sudokit {
namespace {

using State = Filtering::State;

// Models are written in capitals, rules are not.
Filter filter_of(std::string_view name) {
    const auto model = read_model_filter(name);
    return model ? *model : *read_rule_filter(name);
}

std::vector<std::string> fields_of(const std::string& line) {
    constexpr std::string_view kBar = " | ";
    std::vector<std::string> fields;
    std::size_t begin = 0;
    for (std::size_t end = 0; end != std::string::npos; begin = end + kBar.size()) {
        end = line.find(kBar, begin);
        fields.push_back(line.substr(begin, end - begin));
    }
    return fields;
}

// "keeps r1c4=9": the digit is left in the cell; "removes": it is not; or how it ended.
bool does(const Filtering& left, const Board& board, const std::string& what) {
    if (what == "open") return left.state == State::open;
    if (what == "solved") return left.state == State::solved;
    const std::size_t blank = what.find(' ');
    const std::size_t equals = what.find('=');
    const std::string name = what.substr(blank + 1, equals - blank - 1);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (cell_name(board, cell) != name) continue;
        const auto digit = static_cast<Digit>(what[equals + 1] - '0');
        return left.candidates[cell].contains(digit) == (what.substr(0, blank) == "keeps");
    }
    return false;
}

TEST(Claims, PuzzlesShowWhatTheyAreSaidToShow) {
    std::ifstream file(std::string(SUDOKIT_CONFORMANCE_DIR) + "/claims.txt");
    std::string line;
    int lines = 0;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        const std::vector<std::string> fields = fields_of(line);
        ASSERT_EQ(fields.size(), 4U) << line;
        const Puzzle puzzle = tests::puzzle_of(fields[2]);
        Solver solver;

        EXPECT_TRUE(does(filter(puzzle, filter_of(fields[0])), puzzle.board(), fields[1])) << line;
        EXPECT_EQ(solver.solve(puzzle)->verdict, Verdict::one) << line;
        ++lines;
    }
    EXPECT_EQ(lines, 27);
}

// `more` filters at least as much as `less`; they are `equal` if the other way round, too.
struct Order {
    std::string_view more;
    std::string_view less;
    bool equal = false;
};

constexpr std::string_view kBoth = "single-candidate,single-position";

void expect_orders(const Board& board, std::span<const Order> orders, std::uint64_t puzzles) {
    for (const Order& order : orders) {
        const std::vector<Filter> filters = {filter_of(order.more), filter_of(order.less)};
        Comparison comparison(2);
        for (std::uint64_t seed = 1; seed <= tests::test_rounds(puzzles); ++seed) {
            Rng rng(seed);
            comparison.add(seed, *filter_all(tests::minimal_puzzle(board, rng), filters));
        }

        EXPECT_EQ(comparison.misses(0, 1), 0U) << order.more << " and " << order.less;
        // Those that are not equal differ on some of these puzzles, if all are taken.
        if (!order.equal && tests::test_factor() < 1) continue;
        EXPECT_EQ(comparison.misses(1, 0) == 0, order.equal) << order.more << " and " << order.less;
    }
}

TEST(Claims, ThatHoldOnNineByNineDoOnPuzzlesMadeAtRandom) {
    constexpr std::array kOrders = {
        Order{"PRIMAL", "single-candidate", true},
        Order{"DUAL", kBoth, true},
        Order{"PRIMAL+DUAL", kBoth, true},
        Order{"PRIMAL+DUAL", "PRIMAL"},
        Order{"PRIMAL+DUAL+ABSTRACT", "PRIMAL+DUAL"},
        Order{"PRIMAL+DUAL+ABSTRACT", "single-candidate,single-position,candidate-lines", true},
        Order{"PRIMAL+DUAL+3-ABSTRACT", "PRIMAL+DUAL+ABSTRACT", true},
        Order{"3-PRIMAL", "single-candidate,naked-2", true},
        Order{"4-PRIMAL", "single-candidate,naked-3", true},
        Order{"4-PRIMAL", "3-PRIMAL"},
        Order{"9-PRIMAL", "4-PRIMAL"},
        Order{"9-PRIMAL", "single-candidate,single-position,hidden-8", true},
        Order{"3-DUAL", "single-candidate,single-position,hidden-2,fish-2", true},
        Order{"4-DUAL", "single-candidate,single-position,hidden-3,fish-3", true},
        Order{"4-DUAL", "3-DUAL"},
        Order{"9-DUAL", "4-DUAL"},
        Order{"9-DUAL", "9-PRIMAL"},
        Order{"9-PRIMAL+ABSTRACT", "9-PRIMAL"},
        Order{"9-PRIMAL+3-ABSTRACT", "9-PRIMAL+ABSTRACT", true},
        Order{"SAC(PRIMAL)", "3-PRIMAL"},
        Order{"SAC(PRIMAL+DUAL)", "PRIMAL+DUAL+ABSTRACT"},
        Order{"SAC(PRIMAL+DUAL)", "3-DUAL"},
        Order{"SAC(PRIMAL+DUAL)", "SAC(PRIMAL)"}};

    expect_orders(Board::standard(9), kOrders, 60);
}

TEST(Claims, ThreeAbstractAndDoublePairsAreMoreWhereFourBoxesMakeAStack) {
    constexpr std::array kOrders = {
        Order{"PRIMAL+DUAL+3-ABSTRACT", "PRIMAL+DUAL+ABSTRACT"},
        Order{"PRIMAL+DUAL+3-ABSTRACT",
              "single-candidate,single-position,candidate-lines,multiple-lines-4", true}};

    expect_orders(Board::standard(8), kOrders, 50);
    expect_orders(Board::standard(12), kOrders, 20);
}

// In a house with p open cells, k-PRIMAL finds hidden tuples of p - k + 1 digits, not of p - k:
// seven digits in seven cells leave a pair of cells, six digits leave a triple.
TEST(Claims, HiddenTuplesOfThreePrimalAreOnesOfSeven) {
    const auto kept_by = [](Digit others) {
        Puzzle puzzle(Board::standard(9));
        for (Cell cell = 0; cell < others; ++cell) {
            puzzle.set_pencilmarks(cell, DigitSet::full(others));
        }
        return filter(puzzle, filter_of("3-PRIMAL")).candidates[8].contains(1);
    };

    EXPECT_FALSE(kept_by(2));
    EXPECT_TRUE(kept_by(3));
}

// Three cells with three digits: assuming one of these elsewhere leaves two digits for the three
// cells, which no two of them show.
TEST(Claims, SingletonConsistencyDoesNotContainNakedTriples) {
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < 3; ++cell) puzzle.set_pencilmarks(cell, DigitSet::full(3));

    EXPECT_FALSE(filter(puzzle, filter_of("4-PRIMAL")).candidates[8].contains(1));
    EXPECT_TRUE(filter(puzzle, filter_of("SAC(PRIMAL+DUAL)")).candidates[8].contains(1));
}

// Every well-posed 4x4 puzzle is part of one of these grids, but for the names of digits and the
// order of lines.
TEST(Claims, PrimalAloneSolvesEveryFourByFourPuzzle) {
    const Filter primal = filter_of("PRIMAL");
    Solver solver;
    struct Kind {
        std::string_view grid;
        int well_posed;  // 91,428 together
    };
    constexpr std::array kKinds = {Kind{"1234341221434321", 41401},
                                   Kind{"1234341223414123", 50027}};
    for (const auto& [grid, well_posed] : kKinds) {
        int solved = 0;
        for (unsigned chosen = 0; chosen < 1U << 16U; ++chosen) {
            if (!tests::takes_case(chosen)) continue;
            std::string givens(grid);
            for (unsigned cell = 0; cell < 16; ++cell) {
                if ((chosen >> cell & 1U) == 0) givens[cell] = '.';
            }
            const Puzzle puzzle = tests::puzzle_of(givens);
            if (filter(puzzle, primal).state == State::solved) {
                ++solved;
            } else {
                ASSERT_EQ(solver.solve(puzzle)->verdict, Verdict::several) << givens;
            }
        }
        EXPECT_LE(solved, well_posed);
        if (tests::test_factor() >= 1) EXPECT_EQ(solved, well_posed);
    }
}

// All models have the same solutions: a grid is one for all of them, or for none.
TEST(Claims, ModelsAgreeOnWhichGridsAreSolutions) {
    Rng rng(1);
    for (int round = 0; round < 20; ++round) {
        Puzzle grid = tests::random_puzzle(Board::standard(6), 100, rng);
        Puzzle spoilt = grid;
        spoilt.set_given(static_cast<Cell>(rng.below(36)), static_cast<Digit>(1 + rng.below(6)));
        for (const std::string_view model : {"PRIMAL", "DUAL", "PRIMAL+ABSTRACT", "3-ABSTRACT",
                                             "6-PRIMAL", "6-DUAL", "SAC(DUAL)"}) {
            const State primal = filter(spoilt, filter_of("PRIMAL")).state;
            EXPECT_EQ(filter(grid, filter_of(model)).state, State::solved) << model;
            EXPECT_EQ(filter(spoilt, filter_of(model)).state, primal) << model;
        }
    }
}

}  // namespace
}  // namespace sudokit
