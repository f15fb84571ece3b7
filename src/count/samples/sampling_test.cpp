#include "sudokit/sampling.hpp"

#include <array>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "count/nine/nine_bands.hpp"

namespace sudokit {
namespace {

using count::BandKind;
using count::NineBands;
using count::Triples;

// The column sets of a band up to what the kinds do not see: enough to tell most of them apart.
std::uint32_t fillings_in(const NineBands& bands, const nine::Digits& grid, std::size_t band) {
    std::array<std::size_t, 3> partitions{};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        Triples triples{};
        for (std::size_t column = 0; column < 3; ++column) {
            for (std::size_t row = 3 * band; row < 3 * band + 3; ++row) {
                const std::uint32_t digit = grid[row * 9 + 3 * stack + column] - 1U;
                triples[column] = static_cast<std::uint16_t>(triples[column] | 1U << digit);
            }
        }
        partitions[stack] = bands.partition_of(triples);
    }
    return bands.fillings(partitions[0], partitions[1], partitions[2]);
}

TEST(GridSampler, DrawsDifferentValidGrids) {
    const GridSampler sampler;
    const Board board = Board::standard(9);
    Rng rng(1);
    std::set<nine::Digits> seen;

    for (int i = 0; i < 200; ++i) {
        const nine::Digits digits = sampler.draw(rng);
        EXPECT_TRUE(is_valid({board, {digits.begin(), digits.end()}}));
        seen.insert(digits);
    }

    EXPECT_EQ(seen.size(), 200U);
}

// Bands in any of the three places, and stacks, have column sets by their shares of all grids; the
// kinds are grouped by the number of their fillings.
TEST(GridSampler, BandsAndStacksOccurByTheirShares) {
    constexpr int kGrids = 3000;
    const NineBands bands;
    std::map<std::uint32_t, double> shares;
    for (const BandKind& kind : bands.kinds()) {
        shares[kind.fillings] += bands.grids(kind).to_double() / 6670903752021072936960.0;
    }
    const GridSampler sampler;
    Rng rng(7);
    std::array<std::map<std::uint32_t, int>, 4> seen;
    for (int i = 0; i < kGrids; ++i) {
        const nine::Digits grid = sampler.draw(rng);
        nine::Digits turned{};
        for (std::size_t cell = 0; cell < 81; ++cell) turned[cell % 9 * 9 + cell / 9] = grid[cell];
        for (std::size_t band = 0; band < 3; ++band) ++seen[band][fillings_in(bands, grid, band)];
        ++seen[3][fillings_in(bands, turned, 0)];
    }

    for (std::size_t place = 0; place < seen.size(); ++place) {
        double chi_square = 0;
        double rare_share = 0;
        double rare_seen = 0;
        int groups = 0;
        for (const auto& [fillings, share] : shares) {
            const double expected = share * kGrids;
            const double found = seen[place][fillings];
            if (expected < 5) {
                rare_share += expected;
                rare_seen += found;
                continue;
            }
            ++groups;
            chi_square += (found - expected) * (found - expected) / expected;
        }
        if (rare_share > 1) {
            ++groups;
            chi_square += (rare_seen - rare_share) * (rare_seen - rare_share) / rare_share;
        }
        // Far in the tail: mean and five deviations.
        EXPECT_GT(groups, 5);
        const double freedom = groups - 1;
        EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom)) << "seed 7, place " << place;
    }
}

// A quarter of the 288 grids of order four.
TEST(RandomSolution, AllSolutionsAreEquallyLikely) {
    constexpr int kDraws = 720;
    constexpr int kGrids = 72;
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    Rng rng(3);
    std::map<std::vector<std::uint8_t>, int> seen;

    for (int i = 0; i < kDraws; ++i) {
        const auto grid = random_solution(puzzle, rng);
        ASSERT_TRUE(grid);
        ++seen[grid->digits];
    }

    double chi_square = 0;
    const double expected = double{kDraws} / kGrids;
    for (const auto& [digits, count] : seen) {
        chi_square += (count - expected) * (count - expected) / expected;
    }
    EXPECT_EQ(seen.size(), std::size_t{kGrids});
    constexpr double kFreedom = kGrids - 1;
    EXPECT_LT(chi_square, kFreedom + 5 * std::sqrt(2 * kFreedom)) << "seed 3";
    EXPECT_GT(chi_square, kFreedom - 5 * std::sqrt(2 * kFreedom)) << "seed 3";
}

TEST(RandomSolution, ThereIsNoneOfAContradiction) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    puzzle.set_given(1, 1);
    Rng rng(1);

    EXPECT_FALSE(random_solution(puzzle, rng));
}

}  // namespace
}  // namespace sudokit
