#include "model/fd/model_cells.hpp"

#include <string>

#include <gtest/gtest.h>

#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

using Cells = std::vector<Cell>;
using VariableKind = ModelVariable::Kind;

TEST(ModelCells, ValuesStandForCells) {
    const Board board = Board::standard(6);  // boxes of two rows and three columns

    EXPECT_EQ(value_cells(board, {VariableKind::cell, 7, 0}, 3), (Cells{7}));
    EXPECT_EQ(value_cells(board, {VariableKind::place, 1, 5}, 3), (Cells{8}));  // row 2
    EXPECT_EQ(value_cells(board, {VariableKind::box_of_line, 1, 5}, 2), (Cells{9, 10, 11}));
    EXPECT_EQ(value_cells(board, {VariableKind::box_of_line, 6, 5}, 3), (Cells{24, 30}));
    EXPECT_EQ(value_cells(board, {VariableKind::row_in_box, 12, 5}, 2), (Cells{6, 7, 8}));
    EXPECT_EQ(value_cells(board, {VariableKind::column_in_box, 13, 5}, 1), (Cells{3, 9}));
    EXPECT_TRUE(value_cells(board, {VariableKind::row_in_box, 12, 5}, 3).empty());
}

TEST(ModelCells, EliminationsAreAboutCandidates) {
    const Board board = Board::standard(4);
    Elimination elimination;
    elimination.variable = {VariableKind::row_in_box, 8, 3};
    elimination.values = DigitSet::of(1);
    elimination.because = {{VariableKind::cell, 9, 0}, {VariableKind::cell, 8, 0}};
    elimination.needed = DigitSet::of(2) | DigitSet::of(4);

    EXPECT_EQ(ruled_out(board, elimination), (std::vector<Candidate>{{0, 3}, {1, 3}}));
    EXPECT_EQ(rested_on(board, elimination),
              (std::vector<Candidate>{{8, 2}, {8, 4}, {9, 2}, {9, 4}}));
}

// All that filtering by a model takes from the cells is told, and nothing else.
TEST(ModelCells, WhatIsRuledOutIsWhatGoes) {
    const Puzzle puzzle = puzzle_of(
        Board::standard(9),
        "9.84..........3.....7.68...4....97...756.....2...37.5.754..689.......5..8.2.7463.");
    for (const std::string name : {"PRIMAL", "PRIMAL+DUAL", "3-PRIMAL+DUAL+3-ABSTRACT"}) {
        std::vector<DigitSet> left;
        for (Cell cell = 0; cell < 81; ++cell) left.push_back(puzzle.allowed(cell));
        const auto take = [&](const Elimination& elimination) {
            for (const Candidate& out : ruled_out(puzzle.board(), elimination)) {
                left[out.cell].erase(out.digit);
            }
        };
        EliminationSink sink(take);

        const Filtering filtering = filter(puzzle, *read_model(name), {.sink = &sink});

        EXPECT_EQ(left, filtering.candidates) << name;
    }
}

}  // namespace
}  // namespace sudokit
