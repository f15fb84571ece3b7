#include "count/nine/band_ways.hpp"

#include <memory>
#include <utility>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit::count {
namespace {

std::vector<std::uint16_t> every(const BandWayTables& tables, std::size_t step) {
    std::vector<std::uint16_t> out;
    for (std::size_t i = 0; i < tables.partitions.size(); i += step) {
        out.push_back(static_cast<std::uint16_t>(i));
    }
    return out;
}

// A digit that is in a column is in one of its rows: so these ways add up to those where that is
// left open. One given goes by the kinds of bands, two by what the rows hold.
TEST(BandWays, WithADigitInEachOfTheRowsAddUp) {
    const auto tables = std::make_shared<const BandWayTables>();
    const auto second = every(*tables, 13);
    const auto third = every(*tables, 11);
    const std::size_t first = 123;
    const WayMatrix open = BandWays(tables, {{2, 0, 1}}, second, third).matrix(first);

    WayMatrix sum{third.size(), std::vector<std::uint16_t>(open.ways.size())};
    for (std::uint8_t row = 0; row < 3; ++row) {
        const BandWays ways(tables, {{2, 0, 1}, {7, 2, row}}, second, third);
        const WayMatrix matrix = ways.matrix(first);
        for (std::size_t i = 0; i < sum.ways.size(); ++i) {
            sum.ways[i] = static_cast<std::uint16_t>(sum.ways[i] + matrix.ways[i]);
        }
    }

    EXPECT_EQ(sum.ways, open.ways);
}

TEST(BandWays, ADrawnOneGoesAcrossTheColumnsAndAgreesWithTheGivens) {
    const auto tables = std::make_shared<const BandWayTables>();
    const std::array<std::uint16_t, 3> columns = {5, 700, 1234};
    const BandWays ways(tables, {{3, 1, 2}, {0, 0, 0}}, {columns[1]}, {columns[2]});
    ASSERT_GT(ways.matrix(columns[0]).ways[0], 0);
    Rng rng(1);

    for (int round = 0; round < 20; ++round) {
        const auto rows = ways.draw(columns, rng);

        const auto& partitions = tables->partitions;
        EXPECT_NE(partitions.sets(rows[1])[2] >> 3 & 1, 0);
        EXPECT_NE(partitions.sets(rows[0])[0] >> 0 & 1, 0);
        for (std::size_t row = 0; row < 3; ++row) {
            EXPECT_EQ(partitions.sets(rows[0])[row] | partitions.sets(rows[1])[row] |
                          partitions.sets(rows[2])[row],
                      0x1ff);
        }
    }
}

}  // namespace
}  // namespace sudokit::count
