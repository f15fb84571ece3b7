#include "count/graphs/factorisations.hpp"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit::count {
namespace {

// A regular graph: a circulant one in which edges are exchanged at random.
Rows regular_graph(std::size_t size, unsigned degree, Rng& rng) {
    Rows rows{};
    for (std::size_t i = 0; i < size; ++i) {
        for (unsigned j = 0; j < degree; ++j) rows[i] |= 1U << ((i + j) % size);
    }
    for (int i = 0; i < 200; ++i) {
        std::uint32_t& a = rows[rng.below(size)];
        std::uint32_t& b = rows[rng.below(size)];
        const std::uint32_t only_a = a & ~b;
        const std::uint32_t only_b = b & ~a;
        if (only_a == 0) continue;
        const std::uint32_t exchanged = std::bit_floor(only_a) | (only_b & (~only_b + 1));
        a ^= exchanged;
        b ^= exchanged;
    }
    return rows;
}

// Column by column, cell by cell, as a brute force would.
std::uint64_t brute_force(Rows rows, std::size_t size, std::size_t row, std::uint32_t used) {
    if (row == size) return rows[0] == 0 ? 1 : brute_force(rows, size, 0, 0);
    std::uint64_t sum = 0;
    for (std::uint32_t digits = rows[row] & ~used; digits != 0; digits &= digits - 1) {
        const std::uint32_t digit = digits & (~digits + 1);
        Rows less = rows;
        less[row] ^= digit;
        sum += brute_force(less, size, row + 1, used | digit);
    }
    return sum;
}

TEST(Factorisations, AgreeWithBruteForceOnRandomGraphs) {
    constexpr std::uint64_t kSeed = 11;
    Rng rng(kSeed);
    for (const auto& [size, degree, orders] :
         {std::array<unsigned, 3>{6, 3, 6}, {5, 4, 24}, {8, 3, 6}, {7, 2, 2}}) {
        const Rows rows = regular_graph(size, degree, rng);
        SCOPED_TRACE(testing::Message() << "seed " << kSeed << ", size " << size);
        EXPECT_EQ(factorisations(rows, size, degree) * orders, brute_force(rows, size, 0, 0));
    }
}

TEST(Factorisations, OfCompleteGraphsAreLatinSquares) {
    Rows rows{};
    std::fill_n(rows.begin(), 5, 0x1fU);

    EXPECT_EQ(factorisations(rows, 5, 5) * 120, 161280U);
}

TEST(Factorisations, TheCacheCountsTheSame) {
    Rng rng(4);
    const Rows rows = regular_graph(7, 5, rng);
    FactorisationCache cache(7);

    EXPECT_EQ(cache.count(rows, 5, {}), factorisations(rows, 7, 5));
    EXPECT_GT(cache.kept(), 0U);
}

TEST(GraphForm, IsTheSameForAllOrdersOfRowsAndDigits) {
    constexpr std::uint64_t kSeed = 2;
    Rng rng(kSeed);
    for (int i = 0; i < 60; ++i) {
        const std::size_t size = 4 + rng.below(7);
        const Rows rows = regular_graph(size, static_cast<unsigned>(2 + rng.below(3)), rng);
        std::vector<std::size_t> row_order(size);
        std::iota(row_order.begin(), row_order.end(), std::size_t{0});
        auto digit_order = row_order;
        rng.shuffle(row_order);
        rng.shuffle(digit_order);
        Rows moved{};
        for (std::size_t r = 0; r < size; ++r) {
            for (std::size_t d = 0; d < size; ++d) {
                moved[row_order[r]] |= (rows[r] >> d & 1U) << digit_order[d];
            }
        }

        EXPECT_EQ(canonical_form(moved, size), canonical_form(rows, size)) << "seed " << kSeed;
    }
}

TEST(GraphForm, IsAGraphOfTheSameKind) {
    Rng rng(8);
    const Rows rows = regular_graph(9, 3, rng);

    const Rows form = rows_of(canonical_form(rows, 9));

    EXPECT_EQ(factorisations(form, 9, 3), factorisations(rows, 9, 3));
    EXPECT_EQ(canonical_form(form, 9), canonical_form(rows, 9));
}

}  // namespace
}  // namespace sudokit::count
