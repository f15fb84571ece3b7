#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/ilp.hpp"

namespace sudokit {
namespace {

TEST(Programme, HasTheEquationsOfTheRulesThenThoseOfThePuzzle) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(0, 5);
    puzzle.set_pencilmarks(1, puzzle.board().digits() & ~DigitSet::of(7));

    const Programme programme(puzzle);

    EXPECT_EQ(programme.variable_count(), 729U);
    EXPECT_EQ(programme.rule_count(), 324U);
    ASSERT_EQ(programme.equation_count(), 326U);
    const Equation given = programme.equation(324);
    EXPECT_EQ(given.family, EquationFamily::given);
    EXPECT_EQ(given.terms, (std::vector<Candidate>{{0, 5}}));
    EXPECT_EQ(given.right_side, 1U);
    const Equation out = programme.equation(325);
    EXPECT_EQ(out.family, EquationFamily::ruled_out);
    EXPECT_EQ(out.terms, (std::vector<Candidate>{{1, 7}}));
    EXPECT_EQ(out.right_side, 0U);
}

TEST(Programme, EquationsSayWhatTheyAreAbout) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(6, 2);
    puzzle.set_pencilmarks(7, DigitSet::of(3));
    const Programme programme(puzzle);
    const Board& board = puzzle.board();

    const auto told = [&](std::uint32_t index) {
        const Equation equation = programme.equation(index);
        return equation_name(board, equation) + ": " +
               describe_equation(board, equation, Language::en);
    };

    EXPECT_EQ(told(5), "r2c2: r2c2 holds one digit");
    EXPECT_EQ(told(16), "row1_1: row 1 holds 1 once");
    EXPECT_EQ(told(39), "col2_4: column 2 holds 4 once");
    EXPECT_EQ(told(63), "box4_4: box 4 holds 4 once");
    EXPECT_EQ(told(64), "given_r2c3: r2c3 is given: 2");
    EXPECT_EQ(told(65), "out_r2c4_1: r2c4 does not hold 1");
    EXPECT_EQ(describe_equation(board, programme.equation(63), Language::fr),
              "le bloc 4 contient une seule fois 4");
}

TEST(Programme, EveryBoardHasEachVariableOnceInEachHouseOfItsCell) {
    Shape shape;
    shape.diagonals = true;
    shape.windows = true;
    const Board board = *Board::make(shape);
    const Programme programme{Puzzle(board)};
    std::set<std::string> names;
    std::vector<std::size_t> uses(programme.variable_count());

    for (std::uint32_t i = 0; i < programme.equation_count(); ++i) {
        const Equation equation = programme.equation(i);
        EXPECT_EQ(equation.terms.size(), 9U);
        EXPECT_TRUE(std::ranges::is_sorted(equation.terms));
        names.insert(equation_name(board, equation));
        for (const Candidate& term : equation.terms) ++uses[term.cell * 9 + term.digit - 1];
    }

    EXPECT_EQ(names.size(), programme.equation_count());
    for (std::uint32_t i = 0; i < uses.size(); ++i) {
        EXPECT_EQ(uses[i], board.houses_of(i / 9).size() + 1);
    }
}

TEST(Programme, NamesOfVariablesReadBack) {
    for (const std::uint32_t order : {1U, 4U, 12U}) {
        const Board board = Board::standard(order);
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            for (const Digit digit : board.digits()) {
                const Candidate candidate{cell, digit};
                EXPECT_EQ(find_variable(board, variable_name(board, candidate)), candidate);
            }
        }
    }
    EXPECT_EQ(variable_name(Board::standard(9), {0, 5}), "x_r1c1_5");
}

TEST(Programme, OtherNamesAreNoVariables) {
    const Board board = Board::standard(9);
    for (const std::string_view name :
         {"", "x", "x_", "x_r1c1", "x_r1c1_", "x_r0c1_1", "x_r1c10_1", "x_r1c1_0", "x_r1c1_10",
          "x_r1c1_1 ", "y_r1c1_1", "x_r-1c1_1", "x_r1c1_99999999999", "row1_5"}) {
        EXPECT_EQ(find_variable(board, name), std::nullopt) << name;
    }
}

}  // namespace
}  // namespace sudokit
