// The graph that chains with sets are sought in: candidates, groups of them and the places of
// digits in sets, joined by strong and weak links.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "sudokit/step.hpp"

#include "base/lookout.hpp"
#include "logic/position.hpp"
#include "logic/techniques/chain/link_graph.hpp"

namespace sudokit::logic {

/// The nodes and links of a `LinkGraph` with groups, and those that strong links by sets add.
class SetGraph {
  public:
    /// "The digit is in one of these cells."
    struct Node {
        Digit digit = 0;
        std::vector<Cell> cells;
        CellSet seen;  ///< candidates of the digit that see all of them
    };
    static constexpr std::uint32_t kNoSet = UINT32_MAX;
    /// If another node does not hold, this one does: by which set, if not by a cell or a house.
    struct Partner {
        NodeId node = 0;
        std::uint32_t set = kNoSet;
    };

    /// `sets` are strong links without a house, each by what it carries; of those that join the
    /// same nodes the first counts. Of little worth if `lookout` has seen its deadline pass.
    SetGraph(const Position& position, std::vector<ChainLink> sets, Lookout& lookout);

    /// True if boards over order 9 that are hardly begun have too many nodes to search.
    [[nodiscard]] bool is_too_large() const;

    [[nodiscard]] NodeId size() const { return static_cast<NodeId>(nodes_.size()); }
    [[nodiscard]] const Node& node(NodeId id) const { return nodes_[id]; }
    [[nodiscard]] const std::vector<Partner>& partners(NodeId id) const { return partners_[id]; }
    [[nodiscard]] const ChainLink& set(std::uint32_t number) const { return sets_[number]; }

    /// The partner of `id` that is `held`; null if it is none.
    [[nodiscard]] const Partner* partner(NodeId id, NodeId held) const;

    /// Calls `visit` with the nodes that have partners and do not hold if this one does.
    template <class Visit>
    void each_weak(NodeId id, Visit visit) const {
        const Node& node = nodes_[id];
        if (node.cells.size() == 1) {
            for (const Digit digit : state_.candidates(node.cells.front())) {
                const NodeId other = graph_.node_of({node.cells.front(), digit});
                if (other != id && !partners_[other].empty()) visit(other);
            }
        }
        for (const std::uint32_t house : board_.houses_of(node.cells.front())) {
            const std::uint64_t mask = mask_in(house, node.cells);
            if (mask == 0) continue;
            for (const Place& place : places_[row_of(house, node.digit)]) {
                if ((place.mask & mask) == 0) visit(place.node);
            }
        }
    }

    /// The links as patterns have them.
    [[nodiscard]] ChainLink strong_link(NodeId gone, NodeId held) const;
    [[nodiscard]] ChainLink weak_link(NodeId a, NodeId b) const;

  private:
    // A node as one of the houses that it lies in sees it.
    struct Place {
        NodeId node = 0;
        std::uint64_t mask = 0;
    };

    void add_nodes(Lookout& lookout);
    void add_partners(std::uint32_t set);
    void join_guardians(const GuardianPattern& guarded, std::uint32_t set);
    [[nodiscard]] std::vector<Cell> rest_of(const AlmostHiddenSet& hidden, Digit digit) const;
    [[nodiscard]] bool share_house(const std::vector<Cell>& cells) const;
    NodeId add_node(Digit digit, std::vector<Cell> cells);
    void join(NodeId a, NodeId b, std::uint32_t set);
    void place_nodes();
    [[nodiscard]] std::size_t row_of(std::uint32_t house, Digit digit) const {
        return house * board_.order() + digit - 1;
    }
    // The cells as places in the house; 0 if they are not all there.
    [[nodiscard]] std::uint64_t mask_in(std::uint32_t house, const std::vector<Cell>& cells) const;

    const State& state_;
    const Board& board_;
    const LinkGraph& graph_;
    std::vector<ChainLink> sets_;
    std::vector<Node> nodes_;  // first those of the graph
    std::vector<std::vector<Partner>> partners_;
    std::map<std::pair<Digit, std::vector<Cell>>, NodeId> ids_;
    std::vector<std::vector<Place>> places_;  // by house and digit
};

}  // namespace sudokit::logic
