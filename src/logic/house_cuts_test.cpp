#include "logic/house_cuts.hpp"

#include <gtest/gtest.h>

namespace sudokit::logic {
namespace {

TEST(HouseCuts, NameThePlacesThatTwoHousesShare) {
    const HouseCuts cuts(Board::standard(6));  // boxes of two rows by three columns
    const std::uint32_t row = 1;
    const std::uint32_t column = 6 + 4;
    const std::uint32_t box = 12 + 1;

    EXPECT_EQ(cuts(row, column), 0b010000U);
    EXPECT_EQ(cuts(column, row), 0b000010U);
    EXPECT_EQ(cuts(row, box), 0b111000U);
    EXPECT_EQ(cuts(box, row), 0b111000U);
    EXPECT_EQ(cuts(box, column), 0b010010U);
    EXPECT_EQ(cuts(row, 0), 0U);
    EXPECT_EQ(cuts(row, row), 0b111111U);
}

}  // namespace
}  // namespace sudokit::logic
