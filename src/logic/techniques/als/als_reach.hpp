// Where chains of almost locked sets can lead, found by sets of bits before any is followed.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/bit_rows.hpp"
#include "logic/techniques/als/als_index.hpp"

namespace sudokit::logic {

/// Which nodes of an index are *entered* from which: a chain enters a set by the digit that joins
/// it to the set before, and leaves it by another. A number is given to each node that has links;
/// rows are sets of these numbers, which increase with the nodes.
class AlsReach {
  public:
    /// The index, which outlives this object, fits.
    explicit AlsReach(const AlsIndex& index);

    /// False if the sets would take more memory than they are worth.
    [[nodiscard]] static bool fits(const AlsIndex& index);

    [[nodiscard]] std::uint32_t node(std::size_t number) const { return nodes_[number]; }

    /// The number of the first node that has links, of those from `node` on; how many numbers there
    /// are if none has.
    [[nodiscard]] std::size_t number_from(std::uint32_t node) const { return numbers_[node]; }

    /// Whether the set of `start` has links by another digit than that of `start`.
    [[nodiscard]] bool leads_on(std::uint32_t start) const {
        const std::uint32_t set = index_.set_of(start);
        return number_from(start) != number_from(index_.first_node(set)) ||
               number_from(start + 1) != number_from(index_.first_node(set + 1));
    }

    /// The nodes that are entered by chains of any length, which may overlap, that leave the set of
    /// `start` by another digit than that of `start`. Good until the next call.
    [[nodiscard]] BitRow from(std::uint32_t start);

  private:
    template <class Visit>
    void each_entered(std::uint32_t node, Visit visit) const;

    const AlsIndex& index_;
    std::vector<std::uint32_t> numbers_;  // by node, with one more at the end
    std::vector<std::uint32_t> nodes_;
    BitRows reach_;
    BitRows from_;
};

}  // namespace sudokit::logic
