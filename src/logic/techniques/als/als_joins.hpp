// Which almost locked sets are joined to which, as sets of sets.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/techniques/als/als_index.hpp"

namespace sudokit::logic {

/// The joins of an index by restricted commons. A set of sets is `words()` words, bit i of them for
/// set i.
class AlsJoins {
  public:
    using Words = AlsIndex::Words;

    explicit AlsJoins(const AlsIndex& index);

    [[nodiscard]] std::size_t words() const { return words_; }

    /// The sets joined to the set of the node by its digit.
    [[nodiscard]] Words joined(std::uint32_t node) const { return at(joined_, node); }
    /// The sets joined to it by any of its other digits.
    [[nodiscard]] Words next(std::uint32_t node) const { return at(next_, node); }

  private:
    [[nodiscard]] Words at(const std::vector<std::uint64_t>& store, std::uint32_t node) const {
        return {store.data() + node * words_, words_};
    }

    std::size_t words_;
    std::vector<std::uint64_t> joined_;
    std::vector<std::uint64_t> next_;
};

}  // namespace sudokit::logic
