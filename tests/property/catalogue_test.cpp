// The search for canonical grids against all solutions of a board, each brought into its form.
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/nine.hpp"
#include "sudokit/nine_symmetry.hpp"

#include "symmetry/nine/band_grids.hpp"

namespace sudokit::nine {
namespace {

/// The band class and the beginning as candidates of the cells.
Marks marks_of(const BandMaps& band, const GridBeginning& beginning) {
    Marks marks;
    marks.fill(0x1ff);
    const auto put = [&](std::size_t cell, unsigned digit) {
        marks[cell] = static_cast<std::uint16_t>(1U << (digit - 1));
    };
    for (std::size_t c = 0; c < 9; ++c) {
        put(c, static_cast<unsigned>(c + 1));
        put(9 + c, band.second[c] + 1U);
        put(18 + c, band.third[c] + 1U);
        put(27 + c, beginning.fourth[c]);
    }
    put(36, beginning.fifth);
    return marks;
}

using SecondBand = std::array<std::uint8_t, 27>;

SecondBand second_band(const Digits& grid) {
    SecondBand band = {};
    std::copy_n(grid.begin() + 27, band.size(), band.begin());
    return band;
}

TEST(BandGrids, StopWhenTold) {
    const BandTable table;
    BandGrids grids(table, 0);
    int visited = 0;

    grids.visit(grids.beginnings()[0], BandOrder::ascending,
                [&](const Digits&, std::uint32_t) { return ++visited < 3; });

    EXPECT_EQ(visited, 3);
}

TEST(BandGrids, AreAllSolutionsThatAreCanonical) {
    const BandTable table;
    Solver solver;
    Canonicaliser canonicaliser;
    Rng rng(1);
    // The first band has most automorphisms; in the others, other chutes decide.
    for (const std::size_t band : {0U, 40U, 150U}) {
        SCOPED_TRACE(band);
        BandGrids grids(table, band);
        // From some beginning on, the first one that has any.
        std::set<Digits> found;
        std::vector<SecondBand> ascending;
        std::size_t index = rng.below(grids.beginnings().size() / 20);
        while (found.empty()) {
            grids.visit(grids.beginnings()[++index], BandOrder::ascending,
                        [&](const Digits& grid, std::uint32_t automorphisms) {
                            EXPECT_TRUE(found.insert(grid).second);
                            EXPECT_EQ(canonicaliser.form(grid).automorphisms, automorphisms);
                            ascending.push_back(second_band(grid));
                            return true;
                        });
        }
        std::vector<SecondBand> descending;
        grids.visit(grids.beginnings()[index], BandOrder::descending,
                    [&](const Digits& grid, std::uint32_t) {
                        descending.push_back(second_band(grid));
                        return true;
                    });

        std::set<Digits> expected;
        const auto look = [&](std::span<const std::uint8_t> solution) {
            Digits grid;
            std::copy(solution.begin(), solution.end(), grid.begin());
            // Rows and bands in any other order are not canonical.
            const bool sorted = grid[36] < grid[45] && grid[54] < grid[63] && grid[63] < grid[72];
            if (sorted && canonicaliser.form(grid).digits == grid) expected.insert(grid);
            return true;
        };
        const Answer answer =
            solver.enumerate(marks_of(table.band_class(band).least, grids.beginnings()[index]),
                             {.limit = 0, .patience = 0}, look);

        ASSERT_EQ(answer.stop, Stop::exhausted);
        EXPECT_EQ(found, expected);
        EXPECT_TRUE(std::ranges::is_sorted(ascending));
        std::ranges::reverse(descending);
        EXPECT_EQ(descending, ascending);
    }
}

}  // namespace
}  // namespace sudokit::nine
