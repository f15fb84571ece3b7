// The graph that chains are sought in: candidates and groups of them, joined by strong and weak
// links.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/state.hpp"

#include "logic/house_cuts.hpp"

namespace sudokit::logic {

/// A node of a `LinkGraph`: first the candidates in increasing order, then the groups.
using NodeId = std::uint32_t;

/// Which links a graph has. Weak links between places of a digit that see each other are always
/// there.
struct LinkKinds {
    bool strong_in_cells = true;   ///< the two candidates of a cell
    bool strong_in_houses = true;  ///< the two places of a digit in a house
    bool weak_in_cells = true;     ///< any two candidates of a cell
    bool groups = false;           ///< nodes also of several cells
    DigitSet without = {};         ///< digits that have no nodes; where there are no links in cells

    bool operator==(const LinkKinds&) const = default;
};

/// The nodes and links of one state. A group is all the places of a digit where two houses cross,
/// two or more of them: "the digit is in one of these cells". Links join nodes that have no place
/// in common.
class LinkGraph {
  public:
    LinkGraph(const State& state, const HouseCuts& cuts, LinkKinds kinds);

    /// False if the links of the state would take more memory than their chains are worth: on
    /// boards of order 40 and more that are hardly begun.
    [[nodiscard]] static bool fits(const State& state);

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(digits_.size()); }
    /// How many of the nodes are candidates.
    [[nodiscard]] std::uint32_t candidate_count() const { return candidate_count_; }
    [[nodiscard]] bool is_group(NodeId node) const { return node >= candidate_count_; }
    [[nodiscard]] Digit digit(NodeId node) const { return digits_[node]; }
    [[nodiscard]] std::span<const Cell> cells(NodeId node) const {
        return row(cells_, first_cell_, node);
    }

    /// The candidate of a node that is no group.
    [[nodiscard]] Candidate candidate(NodeId node) const {
        return {cells_[first_cell_[node]], digits_[node]};
    }

    /// How many other candidates the cell of such a node has.
    [[nodiscard]] std::size_t candidates_beside(NodeId node) const {
        return state_.candidates(candidate(node).cell).size() - 1;
    }

    /// The node of a candidate of the state.
    [[nodiscard]] NodeId node_of(Candidate candidate) const {
        return nodes_[candidate.cell * state_.board().order() + candidate.digit - 1];
    }

    /// The nodes of which one holds if `node` does not.
    [[nodiscard]] std::span<const NodeId> strong(NodeId node) const {
        return row(strong_, first_strong_, node);
    }

    /// The nodes that do not hold if `node` does; empty for a node without strong links, which no
    /// chain passes through. A group may come twice.
    [[nodiscard]] std::span<const NodeId> weak(NodeId node) const {
        return row(weak_, first_weak_, node);
    }

    /// Those of `weak(node)` that have strong links: where a chain can go on. These and the next
    /// are found when they are first asked for; so the graph is not for several threads at once.
    [[nodiscard]] std::span<const NodeId> onward(NodeId node) const {
        if (first_onward_.empty()) link_onward();
        return row(onward_, first_onward_, node);
    }

    /// The nodes with strong links that a candidate is linked weakly to.
    [[nodiscard]] std::span<const NodeId> weakly_linked(NodeId candidate) const {
        if (first_backward_.empty()) link_backward();
        return row(backward_, first_backward_, candidate);
    }

    /// How many weak links there are.
    [[nodiscard]] std::size_t weak_count() const { return weak_.size(); }

    /// The first house that makes a link strong, or weak; none if it is a cell that does.
    [[nodiscard]] std::optional<std::uint32_t> strong_house(NodeId a, NodeId b) const;
    [[nodiscard]] std::optional<std::uint32_t> weak_house(NodeId a, NodeId b) const;

  private:
    // A group as one of the houses that it lies in sees it.
    struct GroupInHouse {
        std::uint32_t house;
        Digit digit;
        std::uint64_t places;
        NodeId node;
    };
    using Links = std::vector<std::pair<NodeId, NodeId>>;

    [[nodiscard]] std::span<const GroupInHouse> groups_of(std::uint32_t house, Digit digit) const;
    static std::span<const std::uint32_t> row(const std::vector<std::uint32_t>& all,
                                              const std::vector<std::uint32_t>& first,
                                              NodeId node) {
        return {all.data() + first[node], all.data() + first[node + 1]};
    }

    void add_node(Digit digit, std::span<const Cell> cells);
    [[nodiscard]] DigitSet digits_at(Cell cell) const {
        return state_.candidates(cell) & ~without_;
    }
    void add_candidates();
    void add_groups(const HouseCuts& cuts);
    void add_group(std::uint32_t house, Digit digit, std::uint64_t places);
    void place_groups();
    void link_groups_strongly();
    void link_strongly(LinkKinds kinds);
    void link_candidate_strongly(NodeId node, LinkKinds kinds);
    void link_weakly(LinkKinds kinds);
    void link_candidate_weakly(NodeId node, LinkKinds kinds);
    void link_group_weakly(NodeId node);
    void link_onward() const;
    void link_backward() const;
    void add_groups_beside(std::uint32_t house, Digit digit, std::uint64_t places);
    [[nodiscard]] std::uint64_t places_in(std::uint32_t house, NodeId node) const;
    [[nodiscard]] NodeId node_at(std::uint32_t house, Digit digit, std::uint64_t place) const;

    const State& state_;
    DigitSet without_;
    std::uint32_t candidate_count_ = 0;
    std::vector<NodeId> first_of_cell_;
    std::vector<NodeId> nodes_;  // by candidate; of no meaning where there is none
    std::vector<std::uint32_t> digits_;
    std::vector<Cell> cells_;
    std::vector<std::uint32_t> first_cell_;  // by node, with one more at the end, as the others
    std::vector<GroupInHouse> groups_;       // by house and digit
    std::vector<std::uint32_t> first_group_;
    Links group_links_;  // the strong ones of groups
    std::vector<NodeId> strong_;
    std::vector<std::uint32_t> first_strong_;
    std::vector<NodeId> weak_;
    std::vector<std::uint32_t> first_weak_;
    mutable std::vector<NodeId> onward_;  // these are empty until they are asked for
    mutable std::vector<std::uint32_t> first_onward_;
    mutable std::vector<NodeId> backward_;
    mutable std::vector<std::uint32_t> first_backward_;
};

}  // namespace sudokit::logic
