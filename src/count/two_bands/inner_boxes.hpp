// In how many ways the boxes that are left for the last can be filled: all ways are gone through,
// but those of one half of the digits once for all that the others can have.
#pragma once

#include <cstdint>
#include <vector>

#include "count/two_bands/row_forms.hpp"
#include "count/two_bands/side_words.hpp"

namespace sudokit::count {

/// Boxes of two columns, to be filled with digits that are cut into two halves. Each digit has
/// three rows elsewhere.
class InnerBoxes {
  public:
    /// The digits of the left columns of `width` - 3 boxes. `halves` are the digits of the two
    /// halves; `kinds` says which of the second are alike in all boxes.
    InnerBoxes(unsigned width, std::vector<std::uint16_t> left_columns,
               std::array<std::vector<unsigned>, 2> halves,
               const std::vector<std::uint32_t>& kinds);

    /// Where the rows have these digits of the first half elsewhere: the ways, by the number of
    /// what the second half has elsewhere, where the numbers with each first word begin at `bases`.
    void count(const RowDigits& elsewhere, const SideWords& second,
               const std::vector<std::uint32_t>& bases, std::vector<std::uint32_t>& ways);

  private:
    using Lists = std::vector<std::vector<std::uint64_t>>;  // by the set of rows

    void make_lists(std::size_t box, bool right, const std::vector<std::uint32_t>& kinds);
    void place_first(std::size_t digit, std::uint64_t taken, const RowDigits& elsewhere);
    void begin_second(std::uint64_t open);
    template <class Take>
    void end_second(std::uint64_t open, Take&& take);
    void set_bases(const SideWords& second, const std::vector<std::uint32_t>& bases);
    [[nodiscard]] std::size_t slots(std::size_t box, bool right) const;
    [[nodiscard]] const std::vector<std::uint64_t>& ways_of(std::size_t box, bool right,
                                                            std::uint64_t open) const;

    unsigned width_;
    std::uint64_t column_;  // all rows
    std::vector<std::uint16_t> boxes_;
    std::array<std::vector<unsigned>, 2> halves_;
    std::vector<Lists> lists_;                 // of the second half, by box and column
    std::vector<std::uint64_t> taken_;         // by the first half, each way to fill it
    std::vector<std::uint64_t> begun_, next_;  // the second half, without the last box
    std::vector<std::uint64_t> left_, right_;
    std::vector<std::uint32_t> known_bases_;
    std::vector<std::uint32_t> base_of_;  // by the first word of the second half, in these boxes
    std::vector<std::uint16_t> rank_of_;  // by the other word
};

}  // namespace sudokit::count
