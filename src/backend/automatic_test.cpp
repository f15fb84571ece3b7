#include "backend/automatic.hpp"

#include <gtest/gtest.h>

namespace sudokit::backend {
namespace {

constexpr std::string_view kOnlyOne =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

// A digit has one column less than there are rows.
Puzzle rows_for_fewer_columns(const Board& board, std::span<const std::uint32_t> rows) {
    Puzzle puzzle(board);
    for (const std::uint32_t row : rows) {
        for (std::uint32_t column = 0; column < board.order(); ++column) {
            if (column % 3 == 2 && column / 3 + 1 < rows.size()) continue;
            puzzle.set_pencilmarks(board.cell(row, column), board.digits() & ~DigitSet::of(6));
        }
    }
    return puzzle;
}

Puzzle stuck_nine() {
    constexpr std::array<std::uint32_t, 3> kRows = {0, 3, 8};
    return rows_for_fewer_columns(Board::standard(9), kRows);
}

nine::Marks marks_of(const Puzzle& puzzle) {
    nine::Marks marks{};
    for (Cell cell = 0; cell < marks.size(); ++cell) {
        marks[cell] = static_cast<std::uint16_t>(puzzle.allowed(cell).bits());
    }
    return marks;
}

Puzzle only_one() {
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < kOnlyOne.size(); ++cell) {
        if (kOnlyOne[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(kOnlyOne[cell] - '0'));
    }
    return puzzle;
}

TEST(Automatic, TakesOverFromNineWhereThatIsStuck) {
    const auto automatic = make_automatic();

    for (const SearchOutcome& outcome :
         {automatic->count(stuck_nine(), {.limit = 0}), automatic->count(stuck_nine(), {}),
          automatic->search(stuck_nine(), {},
                            [](std::span<const std::uint8_t>) { return true; })}) {
        EXPECT_EQ(outcome.count, 0U);
        EXPECT_EQ(outcome.stop, Stop::exhausted);
        EXPECT_EQ(automatic->last_engine(), "general");
        EXPECT_LT(outcome.nodes, nine::kPatience + 100);
    }
}

TEST(Automatic, LeavesNineAloneWhereThatIsNot) {
    const auto automatic = make_automatic();

    EXPECT_EQ(automatic->count(only_one(), {}).count, 1U);
    EXPECT_EQ(automatic->last_engine(), "nine");
    EXPECT_EQ(automatic->count(Puzzle(Board::standard(9)), {.limit = 1'000'000}).count, 1'000'000U);
    EXPECT_EQ(automatic->last_engine(), "nine");
}

TEST(Automatic, PigeonholesOfLargeBoardsAreFoundWithoutALongSearch) {
    const auto automatic = make_automatic_in_general();
    for (const std::uint32_t order : {16U, 25U}) {
        std::vector<std::uint32_t> rows;
        for (std::uint32_t row = 0; row < order; row += 2) rows.push_back(row);
        rows.resize(order / 3);
        const Puzzle across = rows_for_fewer_columns(Board::standard(order), rows);
        Puzzle within(Board::standard(order));
        for (Cell cell = 0; cell <= order / 3; ++cell) {
            within.set_pencilmarks(cell, DigitSet::full(order / 3));
        }

        for (const Puzzle& puzzle : {across, within}) {
            const SearchOutcome outcome = automatic->count(puzzle, {});
            EXPECT_EQ(outcome.count, 0U);
            EXPECT_EQ(outcome.stop, Stop::exhausted);
            EXPECT_LT(outcome.nodes, 1100U);
        }
    }
}

TEST(Automatic, CpTakesPartOnBoardsWhereFewCellsDiffer) {
    // Every two cells differ, by houses of two cells each.
    const auto complete = [](std::uint32_t cells) {
        Cliques cliques{cells, {}};
        for (Cell a = 0; a < cells; ++a) {
            for (Cell b = a + 1; b < cells; ++b) cliques.houses.push_back({a, b});
        }
        Shape shape;
        shape.order = 4;
        shape.regions = std::move(cliques);
        return *Board::make(shape);
    };

    EXPECT_TRUE(cp_takes_part(Board::standard(9)));
    EXPECT_TRUE(cp_takes_part(Board::standard(36)));
    EXPECT_FALSE(cp_takes_part(Board::standard(49)));
    EXPECT_TRUE(cp_takes_part(complete(440)));   // 96,580 pairs
    EXPECT_FALSE(cp_takes_part(complete(450)));  // 101,025 pairs
}

TEST(Automatic, NoPuzzleOfABatchStaysUnsettled) {
    nine::Solver solver;
    const auto others = make_automatic_in_general();
    std::vector<nine::Marks> puzzles;
    for (int i = 0; i < 20; ++i) {
        puzzles.push_back(marks_of(i % 7 == 3 ? stuck_nine() : only_one()));
    }
    std::vector<nine::Answer> answers(puzzles.size());
    std::vector<nine::Digits> solutions(puzzles.size());

    solve_all(solver, *others, puzzles, {}, answers, solutions);

    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(answers[i].stop, Stop::exhausted);
        EXPECT_EQ(answers[i].count, i % 7 == 3 ? 0U : 1U);
        if (answers[i].count == 0) continue;
        EXPECT_TRUE(
            solves({Board::standard(9), {solutions[i].begin(), solutions[i].end()}}, only_one()));
    }
}

TEST(Automatic, WhatTheOthersFindIsTheAnswerOfTheBatch) {
    // With patience for a single guess only puzzles that need none are left to `nine`.
    nine::Solver solver;
    const auto others = make_automatic_in_general();
    const std::vector<nine::Marks> puzzles = {marks_of(only_one()), marks_of(stuck_nine()),
                                              marks_of(Puzzle(Board::standard(9)))};
    std::vector<nine::Answer> answers(puzzles.size());
    std::vector<nine::Digits> solutions(puzzles.size());

    solve_all(solver, *others, puzzles, {.patience = 1}, answers, solutions);

    EXPECT_EQ(answers[0].count, 1U);
    EXPECT_EQ(answers[0].stop, Stop::exhausted);
    EXPECT_TRUE(
        solves({Board::standard(9), {solutions[0].begin(), solutions[0].end()}}, only_one()));
    EXPECT_EQ(answers[1].count, 0U);
    EXPECT_EQ(answers[1].stop, Stop::exhausted);
    EXPECT_EQ(answers[2].count, 2U);
    EXPECT_EQ(answers[2].stop, Stop::limit);
}

TEST(Automatic, BytesOverNineAreEmptyCellsToTheOthersToo) {
    nine::Solver solver;
    const auto others = make_automatic_in_general();
    std::vector<nine::Digits> puzzles(6);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        for (Cell cell = 0; cell < nine::kCells; ++cell) {
            const auto over_nine = static_cast<std::uint8_t>(10 + (41 * cell + i) % 246);
            puzzles[i][cell] =
                kOnlyOne[cell] == '.' ? over_nine : static_cast<std::uint8_t>(kOnlyOne[cell] - '0');
        }
    }
    std::vector<nine::Answer> answers(puzzles.size());
    std::vector<nine::Digits> solutions(puzzles.size());

    solve_all(solver, *others, puzzles, {.patience = 1}, answers, solutions);

    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(nine::puzzle_of(puzzles[i]), only_one());
        EXPECT_EQ(answers[i].count, 1U);
        EXPECT_EQ(answers[i].stop, Stop::exhausted);
        EXPECT_TRUE(
            solves({Board::standard(9), {solutions[i].begin(), solutions[i].end()}}, only_one()));
    }
}

TEST(Automatic, TheDeadlineOfABatchHoldsForTheOthersToo) {
    nine::Solver solver;
    const auto others = make_automatic_in_general();
    const std::vector<nine::Marks> puzzles(5, marks_of(stuck_nine()));
    std::vector<nine::Answer> answers(puzzles.size());
    const Deadline over([](const void*) { return true; }, nullptr);

    solve_all(solver, *others, puzzles, {.deadline = over, .patience = 1}, answers);

    for (const nine::Answer& answer : answers) EXPECT_EQ(answer.stop, Stop::deadline);
}

}  // namespace
}  // namespace sudokit::backend
