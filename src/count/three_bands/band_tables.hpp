// How many ways there are to fill a band of boxes with three columns, for all choices of what the
// columns take: as tables in which it is looked up.
//
// A band of boxes with R rows has R stacks. All but two of them, the outer ones, are brought to one
// of a few standard forms by renaming the digits: partition 0 in the first stack, and, where there
// are four, one partition of each kind in the second. For each form there is a table by the
// partitions of the two other stacks.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/deadline.hpp"

#include "count/three_bands/column_partitions.hpp"

namespace sudokit::count {

/// In how many ways a band can be filled, up to the order of its rows, where all stacks but the
/// last have these partitions: for each partition of the last.
[[nodiscard]] std::vector<std::uint32_t> fillings_by_last(const ColumnPartitions& partitions,
                                                          const std::vector<std::uint16_t>& stacks);

/// A standard form of the outer stacks, with what can stand beside them.
struct OuterForm {
    std::vector<std::uint16_t> stacks;  ///< the partitions of the outer stacks
    std::uint64_t size = 0;             ///< how many have this form and partition 0 in front
    std::vector<DigitNames> keeping;    ///< the names that leave it as it is
    /// Partitions of the next stack: all come from these by names that leave the form as it is.
    std::vector<std::uint16_t> beside;
    std::vector<std::uint16_t> place_beside;  ///< of each partition: where in `beside` it belongs
    std::vector<DigitNames> to_beside;        ///< of each partition: names that bring it there
    /// Of each of these: the ways to fill the band by the partition of the last stack.
    std::vector<std::vector<std::uint32_t>> by_last;
    /// Ways to fill the band up to the order of the rows, by the partitions of the last two stacks.
    std::vector<std::uint32_t> fillings;
};

/// Where to look: a form, and how to rename partitions for it.
struct OuterPlace {
    std::size_t form = 0;
    const std::uint16_t* first = nullptr;   ///< what partitions become by the first renaming
    const std::uint16_t* second = nullptr;  ///< and those then by the second

    [[nodiscard]] std::uint16_t renamed(std::size_t partition) const {
        return second[first[partition]];
    }
};

/// The tables, for 3 or 4 rows: 1.4 GB for four, made in a minute.
class BandTables {
  public:
    /// Not `complete()` if the deadline passed.
    BandTables(unsigned rows, const Deadline& deadline);

    [[nodiscard]] bool complete() const { return complete_; }
    [[nodiscard]] const ColumnPartitions& partitions() const { return partitions_; }
    [[nodiscard]] const std::vector<OuterForm>& forms() const { return forms_; }

    /// Of outer stacks with these partitions; `second` is for four rows only.
    [[nodiscard]] OuterPlace place(std::size_t first, std::size_t second) const {
        const std::uint16_t* renamed_first = &first_[first * partitions_.size()];
        if (partitions_.rows() == 3) return {0, renamed_first, second_.data()};
        const std::size_t beside = renamed_first[second];
        return {form_of_[beside], renamed_first, &second_[beside * partitions_.size()]};
    }

    /// What place() does, as names of digits.
    [[nodiscard]] DigitNames names(std::size_t first, std::size_t second) const;

    [[nodiscard]] std::uint32_t fillings(std::size_t form, std::size_t a, std::size_t b) const {
        return forms_[form].fillings[a * partitions_.size() + b];
    }

  private:
    // All stacks but the last, in a form: which, and names that bring them there.
    struct Beside {
        std::size_t form = 0;
        std::size_t place = 0;  // in `beside` of the form
        DigitNames names = {};
    };

    [[nodiscard]] Beside find(const std::vector<std::uint16_t>& stacks) const;
    void make_forms();
    bool make_renamings(const Deadline& deadline);
    void find_beside(OuterForm& form) const;
    bool find_by_last(const Deadline& deadline);
    bool fill(OuterForm& form, const Deadline& deadline) const;

    ColumnPartitions partitions_;
    std::vector<OuterForm> forms_;
    std::vector<std::uint16_t> form_of_;     // of a second partition beside partition 0
    std::vector<DigitNames> names_to_form_;  // of the same: names that bring it into its form
    std::vector<std::uint16_t> first_;       // by partitions: what the second becomes, first to 0
    std::vector<std::uint16_t> second_;      // the same for the second outer stack
    bool complete_ = false;
};

}  // namespace sudokit::count
