#include "generate/wish/hardest_technique.hpp"

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"

namespace sudokit::generate {
namespace {

using tests::test_rounds;

// A state on the way to the solution of a random puzzle: some digits given, and some candidates
// that are wrong taken away.
State random_state(const Board& board, Rng& rng) {
    const Grid solution = random_grid(Puzzle(board), rng).value();
    Puzzle puzzle(board);
    const std::uint64_t given = 3 + rng.below(4);  // of ten
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (rng.below(10) < given) puzzle.set_given(cell, solution.digits[cell]);
    }
    State state(puzzle);
    const std::uint64_t gone = rng.below(8);  // of ten
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        for (const Digit digit : state.candidates(cell)) {
            if (digit != solution.digits[cell] && rng.below(10) < gone) state.remove({cell, digit});
        }
    }
    return state;
}

bool has_step(TechniqueId technique, const State& state) {
    return next_step(state, TechniqueSet().set(static_cast<std::size_t>(technique))).has_value();
}

bool has_easier_step(TechniqueId technique, const State& state) {
    TechniqueSet easier;
    for (std::size_t i = 0; i < static_cast<std::size_t>(technique); ++i) easier.set(i);
    return next_step(state, easier).has_value();
}

TEST(HardestTechnique, WhatIsNeverTheHardestHasAnEasierStepWhereverItHasOne) {
    for (const std::uint32_t order : {4U, 6U, 8U, 9U}) {
        const Board board = Board::standard(order);
        SCOPED_TRACE(order);
        Rng rng(order);
        for (int i = 0; i < test_rounds(24); ++i) {
            const State state = random_state(board, rng);
            for (const TechniqueInfo& info : all_techniques()) {
                if (!hardest_fault(info.id, board) || !has_step(info.id, state)) continue;
                EXPECT_TRUE(has_easier_step(info.id, state)) << info.word << " in state " << i;
            }
        }
    }
}

TEST(HardestTechnique, FewTechniquesAreNeverTheHardest) {
    const auto never = [](const Shape& shape) {
        std::vector<std::string_view> out;
        for (const TechniqueInfo& info : all_techniques()) {
            if (hardest_fault(info.id, *Board::make(shape))) out.push_back(info.word);
        }
        return out;
    };
    using Words = std::vector<std::string_view>;

    EXPECT_EQ(never(Shape::standard(9)),
              (Words{"claiming", "franken-x-wing", "cell-forcing-chains", "house-forcing-chains"}));
    Shape diagonals = Shape::standard(9);
    diagonals.diagonals = true;
    EXPECT_EQ(never(diagonals), (Words{"cell-forcing-chains", "house-forcing-chains"}));
    Shape latin;
    latin.order = 9;
    latin.regions = Latin{};
    EXPECT_EQ(never(latin).size(), 2U + 6 + 2 + 2 + 2);
}

TEST(HardestTechnique, LevelsAreThoseOfPuzzlesThatNeedIt) {
    const Board board = Board::standard(9);
    LevelRater levels(Scale::level);
    Generator generator{Wish(board)};
    Rng rng(5);
    for (int i = 0; i < test_rounds(30); ++i) {
        const Puzzle puzzle = generator.next(rng)->puzzle;
        State state(puzzle);
        TechniqueId hardest = TechniqueId::full_house;
        while (const auto step = next_step(state, TechniqueSet().set())) {
            hardest = std::max(hardest, step->technique);
            apply(*step, state);
        }
        if (!state.is_solved()) continue;
        EXPECT_TRUE(levels_with(hardest, board).contains(*levels.rate(puzzle).level))
            << info_of(hardest).word << " in puzzle " << i;
    }
}

}  // namespace
}  // namespace sudokit::generate
