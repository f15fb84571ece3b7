// Which digits the columns of a stack hold in each band of the 9x9 board (or, which is the same,
// the rows of a band in each stack).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace sudokit::count {

/// Cuts of the nine digits into a first, second and third set of three: 1680.
class OrderedPartitions {
  public:
    using Sets = std::array<std::uint16_t, 3>;

    OrderedPartitions();

    [[nodiscard]] std::size_t size() const { return sets_.size(); }
    [[nodiscard]] const Sets& sets(std::size_t number) const { return sets_[number]; }
    [[nodiscard]] std::uint16_t number(const Sets& sets) const {
        return number_[code_[sets[1]] + 2U * code_[sets[2]]];
    }

    /// Of each partition, the 216 that have one digit in common with each of its sets.
    [[nodiscard]] std::vector<std::uint16_t> across(std::size_t number) const;

  private:
    std::vector<Sets> sets_;
    std::array<std::uint16_t, 512> code_ = {};  // the digits of a set, in base 3
    std::vector<std::uint16_t> number_;         // by code
};

/// A digit that is known to be in a column of a stack, in one of the bands.
struct KnownColumn {
    std::uint8_t digit;  ///< 0 to 8
    std::uint8_t band;
    std::uint8_t column;
};

/// What the columns of a stack hold: an ordered partition in each band. No digit is in a column
/// twice.
struct StackState {
    std::array<std::uint16_t, 3> partitions = {};
    std::uint32_t images = 1;  ///< how many states it stands for
};

/// All states that agree with what is known: 94,080 where nothing is. Of states that come from each
/// other by exchanging columns of which nothing is known, or digits of `alike`, of which nothing is
/// known either, only one. They are in the order of their partitions.
[[nodiscard]] std::vector<StackState> stack_states(const OrderedPartitions& partitions,
                                                   const std::vector<KnownColumn>& known,
                                                   std::uint32_t alike);

}  // namespace sudokit::count
