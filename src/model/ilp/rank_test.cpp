#include <array>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/ilp.hpp"

namespace sudokit {
namespace {

// The indices of the equations that follow from earlier ones, by elimination on all of them: sparse
// rows modulo a prime, nothing known of where they come from.
std::vector<std::uint32_t> redundant_by_elimination(const Board& board) {
    constexpr std::int64_t kPrime = 1'000'003;
    const auto inverse = [](std::int64_t number) {
        std::int64_t result = 1;
        for (std::int64_t exponent = kPrime - 2; exponent != 0; exponent /= 2) {
            if (exponent % 2 == 1) result = result * number % kPrime;
            number = number * number % kPrime;
        }
        return result;
    };
    using Row = std::map<std::uint32_t, std::int64_t>;
    std::map<std::uint32_t, Row> pivots;
    std::vector<std::uint32_t> redundant;
    const Programme programme{Puzzle(board)};
    for (std::uint32_t i = 0; i < programme.equation_count(); ++i) {
        Row row;
        for (const Candidate& term : programme.equation(i).terms) {
            row[term.cell * board.order() + term.digit] = 1;
        }
        while (!row.empty() && pivots.contains(row.begin()->first)) {
            const std::int64_t factor = row.begin()->second;
            for (const auto& [column, value] : pivots[row.begin()->first]) {
                const std::int64_t left = (row[column] + (kPrime - factor) * value) % kPrime;
                if (left == 0) {
                    row.erase(column);
                } else {
                    row[column] = left;
                }
            }
        }
        if (row.empty()) {
            redundant.push_back(i);
            continue;
        }
        const std::int64_t scale = inverse(row.begin()->second);
        for (auto& [column, value] : row) value = value * scale % kPrime;
        pivots[row.begin()->first] = row;
    }
    return redundant;
}

TEST(ProgrammeRank, IsTheKnownOneOnBoardsWithBoxes) {
    struct Case {
        std::uint32_t rows, columns, equations, rank;
    };
    for (const Case& known :
         std::array{Case{2, 2, 64, 40}, Case{2, 3, 144, 101}, Case{2, 4, 256, 190},
                    Case{3, 3, 324, 249}, Case{3, 4, 576, 463}, Case{4, 4, 1024, 856}}) {
        const Board board = *Board::make(Shape::boxes(known.rows, known.columns));
        const ProgrammeRank found = programme_rank(board);
        EXPECT_EQ(found.equations, known.equations);
        EXPECT_EQ(found.rank, known.rank);
        EXPECT_EQ(found.redundant.size(), known.equations - known.rank);
    }
}

TEST(ProgrammeRank, FormulaAgreesUpToOrderTwentyFive) {
    for (std::uint32_t order = 1; order <= 25; ++order) {
        for (std::uint32_t rows = 1; rows <= order; ++rows) {
            if (order % rows != 0) continue;
            const Board board = *Board::make(Shape::boxes(rows, order / rows));
            EXPECT_EQ(programme_rank_by_formula(board), programme_rank(board).rank)
                << shape_name(board.shape());
        }
    }
}

TEST(ProgrammeRank, RedundantEquationsAreThoseThatEliminationFinds) {
    Shape diagonals;
    diagonals.diagonals = true;
    Shape windows;
    windows.windows = true;
    Shape jigsaw;
    jigsaw.order = 4;
    jigsaw.regions = Jigsaw{{0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    Shape again = Shape::standard(4);
    again.extra = {{0, 1, 2, 3}};  // the first row, once more
    for (const Shape& shape :
         {Shape::standard(1), Shape::standard(4), Shape::standard(5), Shape::boxes(2, 3),
          Shape::standard(9), diagonals, windows, jigsaw, again}) {
        const Board board = *Board::make(shape);
        EXPECT_EQ(programme_rank(board).redundant, redundant_by_elimination(board))
            << shape_name(shape);
    }
}

TEST(ProgrammeRank, RedundantHousesOfTheUsualBoardAreTheLastColumnAndTheLastBoxes) {
    const Board board = Board::standard(9);
    const Programme programme{Puzzle(board)};
    std::string firsts;
    std::size_t lasts = 0;

    for (const std::uint32_t index : programme_rank(board).redundant) {
        const Equation equation = programme.equation(index);
        if (equation.digit == 1) firsts += equation_name(board, equation) + " ";
        if (equation.digit == 9) ++lasts;
    }

    EXPECT_EQ(firsts, "col9_1 box3_1 box6_1 box7_1 box8_1 box9_1 ");
    EXPECT_EQ(lasts, 27U);
}

TEST(ProgrammeRank, NoFormulaIsClaimedForOtherBoards) {
    Shape shape;
    shape.diagonals = true;
    EXPECT_EQ(programme_rank_by_formula(*Board::make(shape)), std::nullopt);
    shape.diagonals = false;
    shape.order = 4;
    shape.regions = Jigsaw{{0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    EXPECT_EQ(programme_rank_by_formula(*Board::make(shape)), std::nullopt);
}

}  // namespace
}  // namespace sudokit
