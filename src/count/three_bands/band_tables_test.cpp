#include "count/three_bands/band_tables.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "sudokit/counting.hpp"
#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"
#include "count/graphs/factorisations.hpp"

namespace sudokit::count {
namespace {

// How many bands have these columns, up to the order of the rows.
std::uint64_t plain_fillings(const ColumnPartitions& partitions,
                             const std::vector<std::uint16_t>& stacks) {
    Rows columns{};
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        for (std::size_t j = 0; j < 3; ++j) columns[3 * i + j] = partitions.sets(stacks[i])[j];
    }
    return factorisations(columns, partitions.digits(), partitions.rows());
}

TEST(ColumnPartitions, AreAsManyAsThereShouldBe) {
    EXPECT_EQ(ColumnPartitions(2).size(), 15U);
    EXPECT_EQ(ColumnPartitions(3).size(), 280U);
    EXPECT_EQ(ColumnPartitions(4).size(), 5775U);
    EXPECT_EQ(ColumnPartitions(3).below(7).size(), 56U);
    EXPECT_EQ(ColumnPartitions(4).below(7).size(), 346U);
    EXPECT_EQ(ColumnPartitions(3).keeping_first().size(), 1296U);
}

TEST(ColumnPartitions, HaveTheirNumbersInAnyOrderOfTheSets) {
    const ColumnPartitions partitions(4);
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        const auto [a, b, c] = partitions.sets(i);
        ASSERT_EQ(partitions.number_of({a, b, c}), i);
        ASSERT_EQ(partitions.number_of({c, b, a}), i);
        ASSERT_EQ(partitions.number_of({b, c, a}), i);
        ASSERT_EQ(partitions.renamed_number(i, partitions.names_to_first(i)), 0U);
    }
}

TEST(ColumnPartitions, BelowEachOtherShareNoDigitInAColumn) {
    const ColumnPartitions partitions(4);
    const auto all = partitions.below(100);
    std::set<std::pair<unsigned, unsigned>> seen;
    std::size_t halves = 0;
    for (const Below& below : all) {
        // Some order of the three columns of either band goes with those above.
        ColumnSets middle = partitions.sets(below.middle);
        std::ranges::sort(middle);
        bool fits = false;
        do {
            ColumnSets rest{};
            bool apart = true;
            for (std::size_t i = 0; i < 3; ++i) {
                apart = apart && (middle[i] & partitions.sets(100)[i]) == 0;
                rest[i] = static_cast<std::uint16_t>(
                    0xfffU & ~(std::uint32_t{middle[i]} | partitions.sets(100)[i]));
            }
            fits = fits || (apart && partitions.number_of(rest) == below.bottom);
        } while (std::ranges::next_permutation(middle).found);
        EXPECT_TRUE(fits);
        halves += below.is_half ? 1U : 0U;
        seen.insert({below.middle, below.bottom});
    }
    EXPECT_EQ(2 * halves, all.size());
    EXPECT_GT(seen.size(), 300U);
}

TEST(FillingsByLast, AreTheFactorisationsOfAGraph) {
    Rng rng(3);
    const ColumnPartitions partitions(4);
    const auto any = [&] { return static_cast<std::uint16_t>(rng.below(partitions.size())); };
    const std::vector<std::uint16_t> stacks = {0, any(), any()};

    const auto fillings = fillings_by_last(partitions, stacks);

    for (std::size_t round = 0; round < tests::test_rounds(std::size_t{20}); ++round) {
        const std::uint16_t last = any();
        EXPECT_EQ(fillings[last],
                  plain_fillings(partitions, {stacks[0], stacks[1], stacks[2], last}))
            << "stacks " << stacks[1] << ' ' << stacks[2] << ' ' << last;
    }
}

TEST(BandTables, HaveTheFillingsOfAnyStacks) {
    Rng rng(4);
    const BandTables tables(3, {});
    const ColumnPartitions& partitions = tables.partitions();
    ASSERT_TRUE(tables.complete());
    for (std::size_t round = 0; round < tests::test_rounds(std::size_t{500}); ++round) {
        const auto any = [&] { return static_cast<std::uint16_t>(rng.below(partitions.size())); };
        const std::vector<std::uint16_t> stacks = {any(), any(), any()};

        const OuterPlace place = tables.place(stacks[0], 0);

        EXPECT_EQ(tables.fillings(place.form, place.renamed(stacks[1]), place.renamed(stacks[2])),
                  plain_fillings(partitions, stacks))
            << "stacks " << stacks[0] << ' ' << stacks[1] << ' ' << stacks[2];
    }
}

TEST(BandTables, AddUpToAllBands) {
    const BandTables tables(3, {});

    const auto& fillings = tables.forms()[0].fillings;
    const std::uint64_t sum = std::accumulate(fillings.begin(), fillings.end(), std::uint64_t{0});

    // The rows in all orders, the columns of each stack in all orders, and the first partition.
    EXPECT_EQ(Natural(sum) * 6 * (6 * 6 * 6) * 280, *band_count({3, 3}));
}

}  // namespace
}  // namespace sudokit::count
