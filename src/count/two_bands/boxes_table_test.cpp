#include "count/two_bands/boxes_table.hpp"

#include <gtest/gtest.h>

namespace sudokit::count {
namespace {

// Three boxes of five rows, all with the same sets: either half of the digits is filled as three
// rows of a Latin square are, where the two others are given.
TEST(BoxesTable, OfEqualBoxesHasSquaresOfLatinRectangles) {
    const BoxesTable table(5, {0x01f, 0x01f, 0x01f}, {});
    // Digit i of either half is in rows i and i + 1, in a circle. A Latin square of order 5 with
    // its first row given can be completed in 1344 ways: below, 24 rows make one circle with the
    // first, and 20 make two; these can be completed in 36 and in 24 ways.
    std::size_t left = 0;
    std::size_t weight = 1;
    for (unsigned i = 0; i < 5; ++i) {
        left += table.pair_code(1U << i | 1U << (i + 1) % 5) * weight;
        weight *= table.pairs();
    }

    const BoxesTable::Place place = table.place(left);
    std::array<std::size_t, 2> codes{};
    for (unsigned i = 0; i < 5; ++i) {
        const std::size_t code = place.moved[1U << i | 1U << (i + 1) % 5];
        if (i < 2) codes[0] += code * (i == 0 ? 1 : table.pairs());
        if (i >= 2) {
            codes[1] += code * (i == 2   ? 1
                                : i == 3 ? table.pairs()
                                         : table.pairs() * table.pairs());
        }
    }

    const std::uint32_t ways = place.numbers[place.bases[codes[0]] + table.rank(codes[1])];
    EXPECT_EQ(ways, 36U * 36U);
}

}  // namespace
}  // namespace sudokit::count
