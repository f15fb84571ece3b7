#include "count/column_fillings.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/natural.hpp"
#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "count/factorisations.hpp"

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

            fillings.set_boxes(boxes);

            EXPECT_EQ(fillings.count(pairs, {}), PlainFillings(width, boxes, pairs).count());
        }
    }
}

TEST(ColumnFillings, OfAllBoxesAreTheFactorisationsOfAGraph) {
    Rng rng(2);
    constexpr unsigned kWidth = 4;
    ColumnFillings fillings(kWidth);
    for (std::size_t round = 0; round < tests::test_rounds(std::size_t{20}); ++round) {
        SCOPED_TRACE(round);
        std::vector<std::uint16_t> boxes(kWidth);
        std::ranges::generate(boxes, [&] { return random_half(kWidth, rng); });
        Rows columns{};
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            columns[2 * i] = boxes[i];
            columns[2 * i + 1] = 0xffU & ~std::uint32_t{boxes[i]};
        }

        fillings.set_boxes(boxes);

        EXPECT_EQ(fillings.count({}, {}), 24 * factorisations(columns, 2 * kWidth, kWidth));
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

    fillings.set_boxes(std::vector<std::uint16_t>(4, 0x1f));

    EXPECT_EQ(fillings.count(pairs, {}), kWithARowGiven * kWithARowGiven);
}

TEST(ColumnFillings, StopSoonAfterTheDeadline) {
    const tests::Patience patience(2);
    ColumnFillings fillings(6);
    RowSets pairs{};
    for (unsigned row = 0; row < 6; ++row) {
        pairs[row] = static_cast<std::uint16_t>(1U << row | 1U << (6 + row));
    }
    fillings.set_boxes({0x3f, 0x333, 0x555, 0x0f3, 0x719});

    static_cast<void>(fillings.count(pairs, patience.deadline()));

    EXPECT_EQ(patience.late_looks(), 0U);
}

}  // namespace
}  // namespace sudokit::count
