#include "generate/minimality/swap_sets.hpp"

#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/puzzle.hpp"
#include "sudokit/sampling.hpp"

#include "base/test_rounds.hpp"

namespace sudokit {
namespace {

using generate::NineCells;
using generate::SwapSets;

std::vector<NineCells> sets_of(const SwapSets& swaps, std::size_t cell) {
    std::vector<NineCells> sets;
    EXPECT_TRUE(swaps.all_of(cell, [&](NineCells set) {
        sets.push_back(set);
        return true;
    }));
    return sets;
}

bool is_grid(const nine::Digits& digits) {
    return is_valid({Board::standard(9), {digits.begin(), digits.end()}});
}

// The grid with two digits, or two lines of cells, changing places within `cells`.
nine::Digits exchanged(nine::Digits grid, NineCells cells) {
    std::set<std::uint8_t> digits;
    std::set<std::size_t> rows;
    cells.for_each([&](std::size_t cell) {
        digits.insert(grid[cell]);
        rows.insert(cell / 9);
    });
    const nine::Digits before = grid;
    cells.for_each([&](std::size_t cell) {
        cells.for_each([&](std::size_t other) {
            if (cell == other) return;
            if (digits.size() == 2) {
                if (before[cell] != before[other]) grid[cell] = before[other];
            } else if (rows.size() == 2 ? cell % 9 == other % 9 : cell / 9 == other / 9) {
                grid[cell] = before[other];
            }
        });
    });
    return grid;
}

TEST(SwapSets, ExchangesWithinThemMakeOtherGrids) {
    const GridSampler sampler;
    Rng rng(5);
    SwapSets swaps;
    for (int round = 0; round < tests::test_rounds(2); ++round) {
        const nine::Digits grid = sampler.draw(rng);
        swaps.read(grid);
        for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
            const auto sets = sets_of(swaps, cell);

            ASSERT_EQ(sets.size(), SwapSets::kOfCell);
            for (const NineCells set : sets) {
                const nine::Digits other = exchanged(grid, set);
                EXPECT_TRUE(set.contains(cell));
                EXPECT_TRUE(is_grid(other));
                EXPECT_EQ(NineCells::of_difference(grid, other), set);
            }
        }
    }
}

TEST(SwapSets, AGivenThatIsAloneInASetIsNeeded) {
    const GridSampler sampler;
    Rng rng(6);
    SwapSets swaps;
    std::size_t needed_in_all = 0;
    for (int round = 0; round < tests::test_rounds(10); ++round) {
        const nine::Digits grid = sampler.draw(rng);
        swaps.read(grid);
        NineCells givens;
        for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
            if (rng.below(3) == 0) givens.insert(cell);
        }

        const NineCells needed = needed_by_swaps(grid, givens);

        givens.for_each([&](std::size_t cell) {
            bool alone = false;
            for (const NineCells set : sets_of(swaps, cell)) alone |= (set & givens).is_single();
            EXPECT_EQ(needed.contains(cell), alone) << round << " " << cell;
        });
        EXPECT_TRUE((needed - givens).empty());
        needed_in_all += needed.size();
    }
    EXPECT_GT(needed_in_all, 0U);
}

}  // namespace
}  // namespace sudokit
