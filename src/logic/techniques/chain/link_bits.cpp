#include "logic/techniques/chain/link_bits.hpp"

#include <algorithm>
#include <array>

namespace sudokit::logic {

bool LinkBits::fits(const LinkGraph& graph) { return graph.size() <= 64 * kMostWords; }

LinkBits::LinkBits(const LinkGraph& graph) : numbers_(graph.size(), 0) {
    for (NodeId node = 0; node < graph.size(); ++node) {
        if (graph.strong(node).empty()) continue;
        numbers_[node] = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back(node);
    }
    strong_ = BitRows(nodes_.size(), nodes_.size());
    onward_ = BitRows(nodes_.size(), nodes_.size());
    weak_ = BitRows(nodes_.size(), graph.candidate_count());
    backward_ = BitRows(graph.candidate_count(), nodes_.size());
    for (std::size_t number = 0; number < nodes_.size(); ++number) {
        const NodeId node = nodes_[number];
        for (const NodeId other : graph.strong(node)) set_bit(strong_[number], numbers_[other]);
        for (const NodeId other : graph.weak(node)) {
            if (!graph.strong(other).empty()) set_bit(onward_[number], numbers_[other]);
            if (graph.is_group(other)) continue;
            set_bit(weak_[number], other);
            set_bit(backward_[other], number);
        }
    }
    add_two_on();
    reach_ = closure_of(two_on_, nodes_.size());
}

void LinkBits::add_two_on() {
    two_on_ = BitRows(nodes_.size(), nodes_.size());
    for (std::size_t number = 0; number < nodes_.size(); ++number) {
        each_bit_of(onward(number),
                    [&](std::uint32_t other) { BitRows::unite(two_on_[number], strong(other)); });
    }
}

std::uint32_t LinkBits::shared(std::size_t one, std::size_t other) const {
    const BitRow a = weak_[one];
    const BitRow b = weak_[other];
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if ((a[i] & b[i]) != 0) count += count_bits(a[i] & b[i]);
    }
    return count;
}

}  // namespace sudokit::logic
