#include "count/nine/nine_bands.hpp"

#include <gtest/gtest.h>

namespace sudokit::count {
namespace {

TEST(NineBands, ThereAre44KindsOfColumnSets) {
    const NineBands bands;
    Natural all;
    std::uint64_t pairs = 0;
    for (const BandKind& kind : bands.kinds()) {
        all += Natural(kind.size) * kind.fillings * kPartitions * 216;
        pairs += kind.size;
    }

    EXPECT_EQ(bands.kinds().size(), 44U);
    EXPECT_EQ(pairs, kPartitions * kPartitions);
    EXPECT_EQ(all.text(), "948109639680");  // bands: 9! * 2612736
}

TEST(NineBands, AStackGoesOnIn56Ways) {
    const NineBands bands;

    for (const std::size_t partition : {0U, 17U, 279U}) {
        const auto middles = bands.middles(partition);
        EXPECT_EQ(middles.size(), kMiddles);
        for (const MiddleColumns& columns : middles) {
            for (std::size_t i = 0; i < 3; ++i) {
                EXPECT_EQ(bands.triples(partition)[i] ^ columns.middle[i] ^ columns.bottom[i],
                          0x1ff);
            }
        }
    }
}

TEST(NineBands, GridsAreAsManyAsPublished) {
    EXPECT_EQ(NineBands().grids().text(","), "6,670,903,752,021,072,936,960");
}

}  // namespace
}  // namespace sudokit::count
