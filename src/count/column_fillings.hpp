// In how many ways rows can be filled, column by column, where it is known which digits each column
// takes: a band of boxes with two columns.
//
// A box has `width` rows and two columns, and all 2 * width digits; so its left column takes a set
// of `width` of them, and the right one the others. How the columns that are left can be filled
// depends only on which digits each row has already, whatever the order of the rows and the names
// of digits that are in the same columns of those left. So this is counted from column to column,
// and what was counted is remembered up to these.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "sudokit/deadline.hpp"

#include "count/forgetful_table.hpp"

namespace sudokit::count {

inline constexpr std::size_t kMostBoxRows = 6;

/// Of each row, a set of digits as bits; rows that there are not are 0.
using RowSets = std::array<std::uint16_t, kMostBoxRows>;

/// Counts the ways to fill the columns of some boxes.
class ColumnFillings {
  public:
    /// `width` is from 2 to 6.
    explicit ColumnFillings(unsigned width);

    /// The boxes: of each, the digits of its left column. Where the first boxes are the same as
    /// before, what is remembered of them stays.
    void set_boxes(const std::vector<std::uint16_t>& left_columns);

    /// How many ways there are to fill all boxes where the rows have these digits elsewhere; they
    /// have every digit equally often. An answer after the deadline means nothing.
    [[nodiscard]] std::uint64_t count(const RowSets& elsewhere, const Deadline& deadline);

  private:
    // What is to be known where so many columns are left: the next one, and the others.
    struct Level {
        std::uint32_t digits = 0;              // of the next column
        std::vector<std::uint8_t> possible;    // rows that can be filled
        std::vector<std::uint32_t> invariant;  // of a row, the same where digits are alike
        // Pairs of digits that are alike, as shifts: comparing and exchanging these in order sorts.
        std::vector<std::pair<std::uint8_t, std::uint8_t>> alike;
        bool remembers = false;
        ForgetfulTable known;
    };
    struct Found {
        RowSets rows = {};
        std::uint64_t key = 0;
    };

    void set_level(std::size_t columns, const std::vector<std::uint16_t>& left_columns);
    [[nodiscard]] std::uint64_t key_of(const Level& level, const RowSets& rows) const;
    std::uint64_t ways(std::size_t columns, const RowSets& rows);
    template <class Take>
    void fill(std::size_t columns, const RowSets& rows, Take&& take) const;
    bool late();

    unsigned width_;
    std::uint32_t all_digits_;
    std::vector<std::uint16_t> boxes_;
    std::vector<Level> levels_;              // by the number of columns left
    std::vector<std::vector<Found>> found_;  // by the same: one list at work for each
    std::vector<std::uint64_t> spread_;      // bit d of a set becomes bit kLane * d
    const Deadline* deadline_ = nullptr;
    std::uint64_t looks_ = 0;
    bool late_ = false;
};

}  // namespace sudokit::count
