// The links of a graph as sets of bits: which chains there are can be found out by these faster
// than the chains themselves.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/techniques/chain/link_graph.hpp"

namespace sudokit::logic {

/// A number is given to each node that has strong links: only these are passed by chains. A set of
/// them takes `words()` words.
class LinkBits {
  public:
    using Words = std::span<const std::uint64_t>;

    /// Sets of nodes take so many words at most.
    static constexpr std::size_t kMostWords = 32;

    /// The graph fits.
    explicit LinkBits(const LinkGraph& graph);

    /// False if the sets would take more memory than they are worth.
    [[nodiscard]] static bool fits(const LinkGraph& graph);

    [[nodiscard]] std::size_t words() const { return words_; }
    /// The number of a node with strong links.
    [[nodiscard]] std::uint32_t number(NodeId node) const { return numbers_[node]; }

    /// As those of the graph have it, by number.
    [[nodiscard]] Words strong(std::size_t number) const { return row(strong_, number, words_); }
    [[nodiscard]] Words onward(std::size_t number) const { return row(onward_, number, words_); }
    /// Where a weak and then a strong link lead.
    [[nodiscard]] Words two_on(std::size_t number) const { return row(two_on_, number, words_); }
    /// The numbers of the nodes that a candidate is linked weakly to.
    [[nodiscard]] Words weakly_linked(NodeId candidate) const {
        return row(backward_, candidate, words_);
    }

    /// How many candidates are linked weakly to both.
    [[nodiscard]] std::uint32_t shared(std::size_t one, std::size_t other) const;

  private:
    void add_two_on(const LinkGraph& graph);
    [[nodiscard]] static Words row(const std::vector<std::uint64_t>& all, std::size_t index,
                                   std::size_t words) {
        return {all.data() + index * words, words};
    }

    std::size_t words_ = 0;
    std::size_t candidate_words_ = 0;
    std::vector<std::uint32_t> numbers_;  // by node
    std::vector<NodeId> nodes_;
    std::vector<std::uint64_t> strong_;
    std::vector<std::uint64_t> onward_;
    std::vector<std::uint64_t> two_on_;
    std::vector<std::uint64_t> weak_;  // sets of candidates
    std::vector<std::uint64_t> backward_;
};

}  // namespace sudokit::logic
