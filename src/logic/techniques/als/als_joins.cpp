#include "logic/techniques/als/als_joins.hpp"

#include <algorithm>

namespace sudokit::logic {

AlsJoins::AlsJoins(const AlsIndex& index)
    : words_((index.size() + 63) / 64),
      joined_(index.node_count() * words_, 0),
      next_(index.node_count() * words_, 0) {
    for (std::uint32_t node = 0; node < index.node_count(); ++node) {
        for (const std::uint32_t other : index.links(node)) {
            const std::uint32_t set = index.set_of(other);
            joined_[node * words_ + set / 64] |= std::uint64_t{1} << (set % 64);
        }
    }
    // What the digits before bring together goes to each digit, and then what those after it do.
    std::vector<std::uint64_t> all(words_);
    const auto pass = [&](std::uint32_t node) {
        for (std::size_t i = 0; i < words_; ++i) {
            next_[node * words_ + i] |= all[i];
            all[i] |= joined_[node * words_ + i];
        }
    };
    for (std::uint32_t node = 0, end = 0; node < index.node_count(); node = end) {
        end = node + index.digits(index.set_of(node)).size();
        std::ranges::fill(all, 0);
        for (std::uint32_t one = node; one < end; ++one) pass(one);
        std::ranges::fill(all, 0);
        for (std::uint32_t one = end; one-- > node;) pass(one);
    }
}

}  // namespace sudokit::logic
