// In how many ways rows can be filled where it is known which digits each column takes: a band of
// boxes with two columns.
//
// A box has `width` rows and two columns, and all 2 * width digits; so its left column takes a set
// of `width` of them, and the right one the others.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "sudokit/deadline.hpp"

#include "count/two_bands/boxes_table.hpp"

namespace sudokit::count {

/// Of each row, a set of digits as bits; rows that there are not are 0.
using RowSets = std::array<std::uint16_t, kMostBoxRows>;

/// Counts the ways to fill all boxes of a band but one.
class ColumnFillings {
  public:
    /// `width` is from 2 to 6.
    explicit ColumnFillings(unsigned width) : width_(width) {}

    /// The boxes, one fewer than `width`: of each, the digits of its left column. Where all but the
    /// last are the same as before, the table that was made for them stays; making one takes up to
    /// 12 minutes for width 6, and 3 GB. False if the deadline passed.
    [[nodiscard]] bool set_boxes(const std::vector<std::uint16_t>& left_columns,
                                 const Deadline& deadline);

    /// How many ways there are to fill the boxes where the rows have these two digits each
    /// elsewhere, no digit twice.
    [[nodiscard]] std::uint64_t count(const RowSets& elsewhere);

  private:
    // Digits of one half in one column of the last box, and ways to give them rows.
    struct Group {
        std::vector<unsigned> digits;
        std::vector<std::uint32_t> weights;  // of their codes
    };
    struct LeftWay {
        std::uint32_t rows;
        std::uint32_t code;
    };
    using RightWay = std::array<std::uint8_t, kMostBoxRows>;  // the two rows of each digit

    void place_left(const Group& group, std::vector<LeftWay>& out);
    void place_right(const Group& group, std::vector<std::vector<RightWay>>& out);
    template <class Take>
    void place(const Group& group, Take&& take) const;
    void look_up(const LeftWay& one, const LeftWay& two);
    void add_up();

    unsigned width_;
    std::vector<std::uint16_t> tabled_;  // the boxes of the table
    std::uint16_t last_ = 0;
    std::shared_ptr<const BoxesTable> table_;

    // At work: by half, then by column.
    std::array<std::array<Group, 2>, 2> groups_;
    std::array<std::uint8_t, 2 * kMostBoxRows> row_of_ = {};  // of each digit, elsewhere
    std::array<std::vector<LeftWay>, 2> left_;
    std::array<std::vector<std::vector<RightWay>>, 2> right_;  // by the rows
    std::array<std::vector<std::uint32_t>, 2> codes_;
    std::vector<const std::uint32_t*> found_;
    std::uint64_t sum_ = 0;
};

}  // namespace sudokit::count
