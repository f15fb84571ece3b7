#include "logic/techniques/als/als_reach.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kMostLinkedNodes = 2048;

}  // namespace

bool AlsReach::fits(const AlsIndex& index) {
    std::uint32_t linked = 0;
    for (std::uint32_t node = 0; node < index.node_count(); ++node) {
        if (!index.links(node).empty()) ++linked;
    }
    return linked <= kMostLinkedNodes;
}

AlsReach::AlsReach(const AlsIndex& index) : index_(index) {
    numbers_.reserve(index.node_count() + 1);
    for (std::uint32_t node = 0; node < index.node_count(); ++node) {
        numbers_.push_back(static_cast<std::uint32_t>(nodes_.size()));
        if (!index.links(node).empty()) nodes_.push_back(node);
    }
    numbers_.push_back(static_cast<std::uint32_t>(nodes_.size()));
    BitRows next(nodes_.size(), nodes_.size());
    for (std::size_t number = 0; number < nodes_.size(); ++number) {
        each_entered(nodes_[number], [&](std::uint32_t other) { set_bit(next[number], other); });
    }
    reach_ = closure_of(next, nodes_.size());
    from_ = BitRows(1, nodes_.size());
}

// Calls `visit` with the numbers of the nodes that are entered next from the set of a node, which
// lacks its digit.
template <class Visit>
void AlsReach::each_entered(std::uint32_t node, Visit visit) const {
    const std::uint32_t set = index_.set_of(node);
    for (std::uint32_t exit = index_.first_node(set); exit < index_.first_node(set + 1); ++exit) {
        if (exit == node) continue;
        for (const std::uint32_t entered : index_.links(exit)) visit(numbers_[entered]);
    }
}

BitRow AlsReach::from(std::uint32_t start) {
    from_.clear();
    each_entered(start, [&](std::uint32_t entered) {
        set_bit(from_[0], entered);
        BitRows::unite(from_[0], reach_[entered]);
    });
    return from_[0];
}

}  // namespace sudokit::logic
