#include "logic/techniques/chain/link_bits.hpp"

namespace sudokit::logic {
namespace {

void set_bit(std::vector<std::uint64_t>& all, std::size_t first_word, std::size_t bit) {
    all[first_word + bit / 64] |= std::uint64_t{1} << (bit % 64);
}

}  // namespace

bool LinkBits::fits(const LinkGraph& graph) { return graph.size() <= 64 * kMostWords; }

LinkBits::LinkBits(const LinkGraph& graph) : numbers_(graph.size(), 0) {
    for (NodeId node = 0; node < graph.size(); ++node) {
        if (graph.strong(node).empty()) continue;
        numbers_[node] = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back(node);
    }
    words_ = (nodes_.size() + 63) / 64;
    candidate_words_ = (std::size_t{graph.candidate_count()} + 63) / 64;
    strong_.assign(nodes_.size() * words_, 0);
    onward_.assign(nodes_.size() * words_, 0);
    weak_.assign(nodes_.size() * candidate_words_, 0);
    backward_.assign(graph.candidate_count() * words_, 0);
    for (std::size_t number = 0; number < nodes_.size(); ++number) {
        const NodeId node = nodes_[number];
        for (const NodeId other : graph.strong(node)) {
            set_bit(strong_, number * words_, numbers_[other]);
        }
        for (const NodeId other : graph.onward(node)) {
            set_bit(onward_, number * words_, numbers_[other]);
        }
        for (const NodeId other : graph.weak(node)) {
            if (graph.is_group(other)) continue;
            set_bit(weak_, number * candidate_words_, other);
            set_bit(backward_, other * words_, number);
        }
    }
    add_two_on(graph);
}

void LinkBits::add_two_on(const LinkGraph& graph) {
    two_on_.assign(nodes_.size() * words_, 0);
    for (std::size_t number = 0; number < nodes_.size(); ++number) {
        for (const NodeId other : graph.onward(nodes_[number])) {
            const Words more = strong(numbers_[other]);
            for (std::size_t i = 0; i < words_; ++i) two_on_[number * words_ + i] |= more[i];
        }
    }
}

std::uint32_t LinkBits::shared(std::size_t one, std::size_t other) const {
    const Words a = row(weak_, one, candidate_words_);
    const Words b = row(weak_, other, candidate_words_);
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < candidate_words_; ++i) {
        if ((a[i] & b[i]) != 0) count += count_bits(a[i] & b[i]);
    }
    return count;
}

}  // namespace sudokit::logic
