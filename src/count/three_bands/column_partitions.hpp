// The digits of the three columns of a box, as partitions of all digits into three sets.
//
// A board with three bands has boxes of R rows and three columns, and 3R digits. The columns of a
// box are three sets of R digits; what matters of a stack in a band is this partition, and the
// order of the columns only where it is compared with those above and below.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace sudokit::count {

/// Three sets of digits as bits, in the order of their lowest digits or of the columns.
using ColumnSets = std::array<std::uint16_t, 3>;

/// What each digit becomes.
using DigitNames = std::array<std::uint8_t, 12>;

[[nodiscard]] std::uint16_t renamed(std::uint32_t digits, const DigitNames& names);

/// What each digit becomes where it is renamed by `first`, and then by `second`.
[[nodiscard]] DigitNames renamed_twice(const DigitNames& first, const DigitNames& second);

/// How the two other bands can go on below the columns of a stack: partitions for each.
struct Below {
    std::uint16_t middle = 0;
    std::uint16_t bottom = 0;
    bool is_half = false;  ///< of two ways that differ by the order of the bands, the one kept
};

/// The partitions, by number: 15, 280, 5775 for two to four rows. Number 0 has the first digits in
/// the first column, and so on.
class ColumnPartitions {
  public:
    explicit ColumnPartitions(unsigned rows);

    [[nodiscard]] std::size_t size() const { return partitions_.size(); }
    [[nodiscard]] unsigned rows() const { return rows_; }
    [[nodiscard]] unsigned digits() const { return 3 * rows_; }
    [[nodiscard]] const ColumnSets& sets(std::size_t number) const { return partitions_[number]; }

    /// The number of a partition, its sets in any order.
    [[nodiscard]] std::uint16_t number_of(const ColumnSets& sets) const;

    /// What a partition becomes.
    [[nodiscard]] std::uint16_t renamed_number(std::size_t number, const DigitNames& names) const;

    /// Names that make partition 0 of this one.
    [[nodiscard]] DigitNames names_to_first(std::size_t number) const;

    /// All names that leave partition 0 as it is: 6 * (rows!)^3.
    [[nodiscard]] std::vector<DigitNames> keeping_first() const;

    /// What can follow below a partition: 10, 56, 346 ways.
    [[nodiscard]] std::vector<Below> below(std::size_t number) const;

  private:
    unsigned rows_;
    std::vector<ColumnSets> partitions_;
    std::size_t subsets_ = 0;
    std::vector<std::uint16_t> subset_number_;  // of a set of so many digits
    std::vector<std::uint16_t> number_;         // by the numbers of the first two sets
};

}  // namespace sudokit::count
