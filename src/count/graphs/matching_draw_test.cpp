#include "count/graphs/matching_draw.hpp"

#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "count/samples/sample_mean.hpp"

namespace sudokit::count {
namespace {

// Rows have random digits, `degree` on average, and those of a matching at least.
Rows some_graph(std::size_t size, std::uint64_t degree, Rng& rng) {
    Rows rows{};
    for (std::size_t row = 0; row < size; ++row) {
        rows[row] |= 1U << row;
        for (std::size_t digit = 0; digit < size; ++digit) {
            if (rng.below(size) + 1 < degree) rows[row] |= 1U << digit;
        }
    }
    return rows;
}

std::uint64_t permanent(const Rows& rows, std::size_t size, std::size_t row, std::uint32_t used) {
    if (row == size) return 1;
    std::uint64_t sum = 0;
    for (std::uint32_t open = rows[row] & ~used; open != 0; open &= open - 1) {
        sum += permanent(rows, size, row + 1, used | (open & (~open + 1)));
    }
    return sum;
}

TEST(MatchingDraw, ChancesOfAllMatchingsAreOneTogether) {
    constexpr std::uint64_t kSeed = 7;
    Rng rng(kSeed);
    for (int graph = 0; graph < 10; ++graph) {
        SCOPED_TRACE(testing::Message() << "seed " << kSeed << ", graph " << graph);
        const Rows rows = some_graph(6, 4, rng);
        const std::uint64_t all = permanent(rows, 6, 0, 0);
        MatchingDraw draw(6);
        std::map<Rows, double> chances;  // of a matching, by what it leaves
        bool has_dead_ends = false;
        for (int i = 0; i < 4000 && chances.size() < all; ++i) {
            Rows left = rows;
            const auto log = draw.take(left, rng);
            has_dead_ends = has_dead_ends || !log;
            if (log) chances.emplace(left, std::exp(-*log));
        }
        double sum = 0;
        for (const auto& [left, chance] : chances) sum += chance;

        if (chances.size() < all) continue;  // some are rare
        if (has_dead_ends) {
            EXPECT_LT(sum, 1);
        } else {
            EXPECT_NEAR(sum, 1, 1e-9);
        }
    }
}

TEST(MatchingDraw, TakesAMatchingOut) {
    Rng rng(3);
    const Rows rows = some_graph(10, 5, rng);
    MatchingDraw draw(10);

    Rows left = rows;
    while (!draw.take(left, rng)) left = rows;

    std::uint32_t taken = 0;
    for (std::size_t row = 0; row < 10; ++row) {
        const std::uint32_t digit = rows[row] ^ left[row];
        EXPECT_TRUE(std::has_single_bit(digit));
        EXPECT_EQ(rows[row] & digit, digit);
        taken |= digit;
    }
    EXPECT_EQ(taken, 0x3ffU);
}

TEST(MatchingDraw, EstimatesPermanents) {
    Rng rng(5);
    for (const std::size_t size : {8U, 12U}) {
        const Rows rows = some_graph(size, 6, rng);
        MatchingDraw draw(size);
        SampleMean mean;
        for (int i = 0; i < 400; ++i) {
            Rows left = rows;
            mean.add(draw.take(left, rng).value_or(-HUGE_VAL));
        }

        const Estimate estimate = mean.estimate();
        const auto truth = static_cast<double>(permanent(rows, size, 0, 0));
        EXPECT_NEAR(std::pow(10, estimate.log10) / truth, 1, 4 * estimate.relative_error + 1e-9);
        EXPECT_LT(estimate.relative_error, 0.05);
    }
}

TEST(MatchingDraw, FindsDeadEnds) {
    Rows rows{};
    rows[0] = rows[1] = rows[2] = 3;
    MatchingDraw draw(3);
    Rng rng(1);

    EXPECT_FALSE(draw.take(rows, rng));
}

TEST(SampledFactorisations, AreRightOnAverage) {
    constexpr std::uint64_t kSeed = 9;
    Rng rng(kSeed);
    for (const auto& [size, degree] : {std::array<unsigned, 2>{8, 4}, {7, 5}, {6, 6}, {9, 3}}) {
        Rows rows{};
        for (std::size_t row = 0; row < size; ++row) {
            for (unsigned i = 0; i < degree; ++i) {
                rows[row] |= 1U << ((row + i) % size);
            }
        }
        MatchingDraw draw(size);
        SampleMean mean;
        for (int i = 0; i < 500; ++i)
            mean.add(sampled_factorisations(rows, size, degree, draw, rng));

        const Estimate estimate = mean.estimate();
        const auto truth = static_cast<double>(factorisations(rows, size, degree));
        EXPECT_NEAR(std::pow(10, estimate.log10) / truth, 1, 4 * estimate.relative_error + 1e-9)
            << "seed " << kSeed << ", size " << size;
    }
}

}  // namespace
}  // namespace sudokit::count
