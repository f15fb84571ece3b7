// The links of a graph as sets of bits: which chains there are can be found out by these faster
// than the chains themselves.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/bit_rows.hpp"
#include "logic/techniques/chain/link_graph.hpp"

namespace sudokit::logic {

/// A number is given to each node that has strong links: only these are passed by chains. Rows are
/// sets of these numbers.
class LinkBits {
  public:
    /// Sets of nodes take so many words at most.
    static constexpr std::size_t kMostWords = 32;

    /// The graph fits.
    explicit LinkBits(const LinkGraph& graph);

    /// False if the sets would take more memory than they are worth.
    [[nodiscard]] static bool fits(const LinkGraph& graph);

    /// The length of a row.
    [[nodiscard]] std::size_t words() const { return strong_.words(); }
    /// The number of a node with strong links.
    [[nodiscard]] std::uint32_t number(NodeId node) const { return numbers_[node]; }

    /// As those of the graph have it, by number.
    [[nodiscard]] BitRow strong(std::size_t number) const { return strong_[number]; }
    [[nodiscard]] BitRow onward(std::size_t number) const { return onward_[number]; }
    /// Where a weak and then a strong link lead.
    [[nodiscard]] BitRow two_on(std::size_t number) const { return two_on_[number]; }
    /// Where any number of these pairs of links lead, one at least.
    [[nodiscard]] BitRow reach(std::size_t number) const { return reach_[number]; }
    /// The numbers of the nodes that a candidate is linked weakly to.
    [[nodiscard]] BitRow weakly_linked(NodeId candidate) const { return backward_[candidate]; }

    /// How many candidates are linked weakly to both.
    [[nodiscard]] std::uint32_t shared(std::size_t one, std::size_t other) const;

  private:
    void add_two_on();

    std::vector<std::uint32_t> numbers_;  // by node
    std::vector<NodeId> nodes_;
    BitRows strong_;
    BitRows onward_;
    BitRows two_on_;
    BitRows reach_;
    BitRows weak_;  // sets of candidates
    BitRows backward_;
};

}  // namespace sudokit::logic
