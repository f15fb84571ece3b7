#include "generate/wish/hardest_technique.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/order.hpp"

#include "base/test_rounds.hpp"
#include "engine/general/general.hpp"

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

bool is_easier(TechniqueId a, TechniqueId b) {
    return hardness_in(TechniqueOrder::people, a) < hardness_in(TechniqueOrder::people, b);
}

bool has_step(TechniqueId technique, const State& state) {
    return next_step(state, TechniqueSet().set(static_cast<std::size_t>(technique))).has_value();
}

bool has_easier_step(TechniqueId technique, const State& state) {
    return next_step(state, techniques_before(technique, TechniqueOrder::people)).has_value();
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

// Places of the digit 1 in which it is in a Franken fish or nearly, up to Claiming; nothing if that
// places one. Other digits may be anywhere.
std::optional<State> fishy_state(const Board& board, Rng& rng) {
    const std::uint32_t order = board.order();
    const std::size_t size = 2 + rng.below(2);
    const auto houses_from = [&](std::uint32_t first_line) {
        CellSet cells(board.cell_count());
        for (std::size_t i = 0; i < size; ++i) {
            const auto index = static_cast<std::uint32_t>(rng.below(order));
            cells |= board.house_set((rng.below(3) == 0 ? 2 * order : first_line) + index);
        }
        return cells;
    };
    const CellSet base = houses_from(0);
    const CellSet cover = houses_from(order);
    const std::uint64_t kept = 2 + rng.below(8);  // of ten
    const std::uint64_t fins = size == 2 ? rng.below(4) : 0;
    const Grid solution = random_grid(Puzzle(board), rng).value();
    State state{Puzzle(board)};
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const bool outside = base.contains(cell) && !cover.contains(cell);
        const bool keep = rng.below(10) < (outside ? fins : kept);
        if (!keep && solution.digits[cell] != 1) state.remove({cell, 1});
    }
    const TechniqueSet basic = techniques_before(TechniqueId::double_pairs, TechniqueOrder::people);
    while (const auto step = next_step(state, basic)) {
        if (!step->placements.empty()) return std::nullopt;
        apply(*step, state);
    }
    return state;
}

TEST(HardestTechnique, WhereBoxesSwimThereIsAnEasierStep) {
    using enum TechniqueId;
    const Board board = Board::standard(9);
    Rng rng(6);
    int met = 0;
    for (int i = 0; i < test_rounds(2500); ++i) {
        const auto state = fishy_state(board, rng);
        if (!state) continue;
        for (const TechniqueId technique : {franken_swordfish, finned_franken_x_wing}) {
            if (!has_step(technique, *state)) continue;
            ++met;
            EXPECT_TRUE(has_easier_step(technique, *state))
                << info_of(technique).word << " in state " << i;
        }
    }
    EXPECT_GT(met, test_rounds(40));
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
              (Words{"double-pairs", "multiple-lines", "law-of-leftovers", "franken-x-wing",
                     "franken-swordfish", "finned-franken-x-wing"}));
    EXPECT_EQ(never(Shape::standard(16)),
              (Words{"law-of-leftovers", "multi-sector-locked-sets", "junior-exocet",
                     "double-exocet", "franken-x-wing", "finned-franken-x-wing",
                     "franken-jellyfish", "finned-franken-jellyfish", "mutant-swordfish",
                     "finned-mutant-swordfish", "mutant-jellyfish", "finned-mutant-jellyfish"}));
    Shape diagonals = Shape::standard(9);
    diagonals.diagonals = true;
    EXPECT_EQ(never(diagonals), (Words{"double-pairs", "multiple-lines", "law-of-leftovers"}));
    Shape latin;
    latin.order = 9;
    latin.regions = Latin{};
    EXPECT_EQ(never(latin).size(), 2U + 6 + 2 + 3 + 6 + 1 + 4);
}

// All grids of the usual 4x4 board, as digits from 1.
std::vector<std::vector<std::uint8_t>> small_grids() {
    std::vector<std::vector<std::uint8_t>> grids;
    engine::General().search(Puzzle(Board::standard(4)), {.limit = 0}, [&](const auto& digits) {
        grids.emplace_back(digits.begin(), digits.end());
        return true;
    });
    return grids;
}

TEST(HardestTechnique, NakedSinglesSolveEveryMinimalPuzzleOfSixteenCells) {
    constexpr std::uint32_t kSets = 1U << 16;  // of cells, as bits
    const Board board = Board::standard(4);
    const auto grids = small_grids();
    ASSERT_EQ(grids.size(), 288U);
    TechniqueSet singles;
    for (const TechniqueId id : {TechniqueId::full_house, TechniqueId::naked_single}) {
        singles.set(static_cast<std::size_t>(id));
    }
    LevelRater levels(Scale::level);
    std::size_t minimal = 0;
    for (const auto& grid : grids) {
        if (!std::ranges::is_sorted(std::span(grid).first(4))) continue;  // others have other names
        std::vector<bool> several(kSets);  // for each set whether another grid has these digits
        for (const auto& other : grids) {
            std::uint32_t same = 0;
            for (std::size_t i = 0; i < grid.size(); ++i) {
                same |= grid[i] == other[i] ? 1U << i : 0U;
            }
            if (same == kSets - 1) continue;
            for (std::uint32_t set = same;; set = (set - 1) & same) {
                several[set] = true;
                if (set == 0) break;
            }
        }
        for (std::uint32_t set = 0; set < kSets; ++set) {
            bool is_minimal = !several[set];
            Puzzle puzzle(board);
            for (Cell cell = 0; cell < grid.size() && is_minimal; ++cell) {
                if ((set >> cell & 1U) == 0) continue;
                is_minimal = several[set & ~(1U << cell)];
                puzzle.set_given(cell, grid[cell]);
            }
            if (!is_minimal) continue;
            ++minimal;
            State state(puzzle);
            while (const auto step = next_step(state, singles)) apply(*step, state);
            EXPECT_TRUE(state.is_solved()) << set;
            EXPECT_EQ(levels.rate(puzzle).level, Level::very_easy) << set;
        }
    }
    EXPECT_EQ(minimal * 24, 85'632U);
    EXPECT_TRUE(needs_naked_singles_only(board));
    EXPECT_FALSE(needs_naked_singles_only(Board::standard(6)));
}

TEST(HardestTechnique, LevelsAreThoseOfPuzzlesThatNeedIt) {
    const Board board = Board::standard(9);
    LevelRater levels(Scale::level);
    Generator generator{Wish(board)};
    Rng rng(5);
    for (int i = 0; i < test_rounds(30); ++i) {
        const Puzzle puzzle = generator.next(rng)->puzzle;
        Player player(State(puzzle), TechniqueOrder::people);
        TechniqueId hardest = TechniqueId::full_house;
        while (const auto step = player.next()) {
            hardest = std::max(hardest, step->technique, is_easier);
            player.take(*step);
        }
        if (!player.state().is_solved()) continue;
        EXPECT_TRUE(levels_with(hardest, board).contains(*levels.rate(puzzle).level))
            << info_of(hardest).word << " in puzzle " << i;
    }
}

}  // namespace
}  // namespace sudokit::generate
