// In how many ways all boxes of a band but two can be filled, for whatever digits the rows have in
// these two: boxes of two columns.
//
// The digits are cut into two halves: those of the left column of one of the boxes, and those of
// its right column. That box is filled with the first half apart from the second. So this goes by
// three tables (for boxes of six rows, with numbers of digits and rows as an example):
//
//     filled                              rows of a digit elsewhere   entries, roughly
//     the other boxes (inner_boxes.hpp)   3 and 3                     10^10, never all at once
//     and the right column                3 and 2                     10^9
//     and the left column: all            2 and 2                     2 * 10^8
//
// The first half is in its form (row_forms.hpp), which says the order of the rows; then the second
// half has a number (side_words.hpp). Digits that are in the same columns of all boxes are alike,
// which makes all tables smaller by the number of their orders.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "sudokit/deadline.hpp"

#include "count/two_bands/row_forms.hpp"
#include "count/two_bands/side_words.hpp"

namespace sudokit::count {

/// The table of all ways. No number in it is larger than 2^31: by Bregman's bound for permanents,
/// four boxes of six rows have at most (24^(6/4) * 6^(6/3) * 2^(6/2))^2 ways.
class BoxesTable {
  public:
    /// The digits of the left columns of the boxes: two fewer than `width`, which is from 3 to 6.
    /// Without meaning if the deadline passed.
    BoxesTable(unsigned width, const std::vector<std::uint16_t>& left_columns,
               const Deadline& deadline);

    /// The digits of the two halves, in the order in which they are known here.
    [[nodiscard]] const std::vector<unsigned>& half(std::size_t which) const {
        return halves_[which];
    }

    /// The number of a pair of rows.
    [[nodiscard]] std::uint32_t pair_code(std::uint32_t rows) const { return pair_code_[rows]; }

    /// How many pairs of rows there are.
    [[nodiscard]] std::uint32_t pairs() const { return pairs_; }

    /// Where the numbers are for something that the first half has elsewhere.
    struct Place {
        const std::uint32_t* numbers;
        const std::uint32_t* bases;  ///< by the codes of the second half's first digits
        const std::uint8_t* moved;   ///< codes for pairs of rows of the second half
    };

    /// `code` is that of the first half's digits, the first one counting least.
    [[nodiscard]] Place place(std::size_t code) const {
        const std::uint32_t found = places_[code];
        const std::uint32_t form = found >> kOrderBits;
        return {&ways_[begin_[form]], bases_of_[form],
                moved_codes_[found & ((1U << kOrderBits) - 1)].data()};
    }

    /// That this place is asked for soon.
    void expect(std::size_t code) const { __builtin_prefetch(&places_[code]); }

    /// What to add to a base for the codes of the second half's other digits.
    [[nodiscard]] std::uint32_t rank(std::size_t code) const { return ranks_[code]; }

  private:
    friend class BoxesTableMaker;
    static constexpr unsigned kOrderBits = 10;

    std::array<std::vector<unsigned>, 2> halves_;
    std::uint32_t pairs_ = 0;
    std::array<std::uint8_t, 64> pair_code_ = {};
    std::vector<std::array<std::uint8_t, 64>> moved_codes_;  // by order of the rows
    std::vector<std::uint32_t> places_;                      // form and order of the rows, by code
    std::vector<std::size_t> begin_;                         // by form
    std::vector<const std::uint32_t*> bases_of_;             // by form
    std::map<RowSums, std::vector<std::uint32_t>> bases_;    // by what the second half has in rows
    std::vector<std::uint32_t> ranks_;
    std::vector<std::uint32_t> ways_;
};

}  // namespace sudokit::count
