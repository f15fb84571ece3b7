#include "count/two_bands/column_fillings.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"

namespace sudokit::count {
namespace {

std::uint16_t random_half(unsigned width, Rng& rng) {
    std::uint32_t set = 0;
    while (static_cast<unsigned>(std::popcount(set)) < width) {
        set |= 1U << rng.below(std::uint64_t{2} * width);
    }
    return static_cast<std::uint16_t>(set);
}

// The ways to fill row after row, cell after cell, with nothing remembered.
class PlainFillings {
  public:
    PlainFillings(unsigned width, const std::vector<std::uint16_t>& left_columns, RowSets elsewhere)
        : width_(width), rows_(elsewhere) {
        const std::uint32_t all = (1U << (2 * width)) - 1;
        for (const std::uint32_t left : left_columns) {
            columns_.push_back(left);
            columns_.push_back(all & ~left);
        }
    }

    std::uint64_t count(std::size_t cell = 0) {
        const std::size_t row = cell / columns_.size();
        if (row == width_) return 1;
        std::uint32_t& column = columns_[cell % columns_.size()];
        std::uint64_t sum = 0;
        for (std::uint32_t open = column & ~std::uint32_t{rows_[row]}; open != 0;
             open &= open - 1) {
            const std::uint32_t digit = open & (~open + 1);
            column ^= digit;
            rows_[row] = static_cast<std::uint16_t>(rows_[row] ^ digit);
            sum += count(cell + 1);
            rows_[row] = static_cast<std::uint16_t>(rows_[row] ^ digit);
            column ^= digit;
        }
        return sum;
    }

  private:
    unsigned width_;
    RowSets rows_;
    std::vector<std::uint32_t> columns_;
};

TEST(ColumnFillings, AreThoseOfAPlainSearch) {
    Rng rng(1);
    for (unsigned width : {2U, 3U, 4U}) {
        ColumnFillings fillings(width);
        for (std::size_t round = 0; round < tests::test_rounds(std::size_t{40}); ++round) {
            SCOPED_TRACE("width " + std::to_string(width) + ", round " + std::to_string(round));
            std::vector<std::uint16_t> boxes(width - 1);
            std::ranges::generate(boxes, [&] { return random_half(width, rng); });
            std::vector<unsigned> digits(std::size_t{2} * width);
            std::iota(digits.begin(), digits.end(), 0U);
            rng.shuffle(digits);
            RowSets pairs{};
            for (unsigned row = 0; row < width; ++row) {
                pairs[row] =
                    static_cast<std::uint16_t>(1U << digits[2 * row] | 1U << digits[2 * row + 1]);
            }

            ASSERT_TRUE(fillings.set_boxes(boxes, {}));

            EXPECT_EQ(fillings.count(pairs), PlainFillings(width, boxes, pairs).count());
        }
    }
}

// With the same sets in all boxes, either half of the digits makes a Latin square.
TEST(ColumnFillings, OfEqualBoxesAreLatinSquares) {
    constexpr std::uint64_t kWithARowGiven = 1344;  // Latin squares of order 5
    ColumnFillings fillings(5);
    RowSets pairs{};
    for (unsigned row = 0; row < 5; ++row) {
        pairs[row] = static_cast<std::uint16_t>(1U << row | 1U << (5 + row));
    }

    ASSERT_TRUE(fillings.set_boxes(std::vector<std::uint16_t>(4, 0x1f), {}));

    EXPECT_EQ(fillings.count(pairs), kWithARowGiven * kWithARowGiven);
}

TEST(ColumnFillings, StopSoonAfterTheDeadline) {
    const tests::Patience patience(2);
    ColumnFillings fillings(5);

    EXPECT_FALSE(fillings.set_boxes({0x01f, 0x233, 0x155, 0x0d3}, patience.deadline()));
    EXPECT_LE(patience.late_looks(), 4U);
}

// The table of the boxes that are the same stays; the numbers must be those of a new one.
TEST(ColumnFillings, DoNotDependOnWhatWasCountedBefore) {
    ColumnFillings fillings(4);
    const RowSets pairs = {0x03, 0x14, 0x28, 0xc0};
    ASSERT_TRUE(fillings.set_boxes({0x0f, 0x33, 0x55}, {}));
    static_cast<void>(fillings.count(pairs));

    ASSERT_TRUE(fillings.set_boxes({0x0f, 0x33, 0x2e}, {}));
    const std::uint64_t with_old_table = fillings.count(pairs);
    ASSERT_TRUE(fillings.set_boxes({0x33, 0x0f, 0x2e}, {}));

    EXPECT_EQ(with_old_table, PlainFillings(4, {0x0f, 0x33, 0x2e}, pairs).count());
    EXPECT_EQ(fillings.count(pairs), with_old_table);
}

}  // namespace
}  // namespace sudokit::count
