#include "logic/techniques/chain/set_graph.hpp"

#include <algorithm>

#include "logic/techniques/als/small_sets.hpp"

namespace sudokit::logic {
namespace {

constexpr std::size_t kMostSetGraphNodes = 8192;

}  // namespace

SetGraph::SetGraph(const Position& position, std::vector<ChainLink> sets, Lookout& lookout)
    : state_(position.state()),
      board_(state_.board()),
      graph_(position.links({.groups = true})),
      sets_(std::move(sets)) {
    if (sets_.empty() || lookout.seen()) return;
    add_nodes(lookout);
    if (!is_too_large()) place_nodes();
}

bool SetGraph::is_too_large() const { return nodes_.size() > kMostSetGraphNodes; }

void SetGraph::add_nodes(Lookout& lookout) {
    for (NodeId id = 0; id < graph_.size(); ++id) {
        const auto cells = graph_.cells(id);
        add_node(graph_.digit(id), {cells.begin(), cells.end()});
        for (const NodeId other : graph_.strong(id)) partners_[id].push_back({other});
    }
    for (std::uint32_t set = 0; set < sets_.size(); ++set) {
        if (is_too_large() || lookout.passed()) return;
        add_partners(set);
    }
}

void SetGraph::add_partners(std::uint32_t set) {
    const ChainLink& link = sets_[set];
    std::vector<NodeId> ids;
    if (link.set) {
        for (const Digit digit : link.set->digits) {
            ids.push_back(add_node(digit, places_in(*link.set, digit, state_)));
        }
    } else if (link.hidden) {
        for (const Digit digit : board_.digits() & ~link.hidden->digits) {
            std::vector<Cell> rest = rest_of(*link.hidden, digit);
            if (!rest.empty()) ids.push_back(add_node(digit, std::move(rest)));
        }
    } else {
        join_guardians(*link.guarded, set);
    }
    for (std::size_t i = 0; i < ids.size(); ++i) {
        for (std::size_t j = i + 1; j < ids.size(); ++j) join(ids[i], ids[j], set);
    }
}

// The places of a digit in the house but for those that the hidden set has; none if the digit has
// no place among these, or if it has no other.
std::vector<Cell> SetGraph::rest_of(const AlmostHiddenSet& hidden, Digit digit) const {
    std::vector<Cell> rest;
    bool is_inside = false;
    for (const Cell cell : board_.houses()[hidden.house].cells) {
        if (!state_.has({cell, digit})) continue;
        const bool inside = std::ranges::binary_search(hidden.cells, cell);
        is_inside = is_inside || inside;
        if (!inside) rest.push_back(cell);
    }
    if (!is_inside) rest.clear();
    std::ranges::sort(rest);
    return rest;
}

// Guardians of two digits are two nodes; those of one are two in every way to divide them, one
// against the others.
void SetGraph::join_guardians(const GuardianPattern& guarded, std::uint32_t set) {
    std::map<Digit, std::vector<Cell>> cells;
    for (const Candidate& guardian : guarded.guardians) {
        cells[guardian.digit].push_back(guardian.cell);
    }
    const auto try_to_join = [&](Digit a, const std::vector<Cell>& first, Digit b,
                                 const std::vector<Cell>& second) {
        if (!share_house(first) || !share_house(second)) return;
        const NodeId one = add_node(a, first);
        join(one, add_node(b, second), set);
    };
    if (cells.size() == 2) {
        const auto& [a, first] = *cells.begin();
        const auto& [b, second] = *cells.rbegin();
        try_to_join(a, first, b, second);
    } else if (cells.size() == 1) {
        const auto& [digit, all] = *cells.begin();
        for (const Cell one : all) {
            std::vector<Cell> others = all;
            std::erase(others, one);
            if (!others.empty()) try_to_join(digit, {one}, digit, others);
        }
    }
}

bool SetGraph::share_house(const std::vector<Cell>& cells) const {
    return std::ranges::any_of(board_.houses_of(cells.front()),
                               [&](std::uint32_t house) { return mask_in(house, cells) != 0; });
}

NodeId SetGraph::add_node(Digit digit, std::vector<Cell> cells) {
    const NodeId next = size();
    const auto [at, is_new] = ids_.emplace(std::pair(digit, cells), next);
    if (!is_new) return at->second;
    CellSet seen = state_.cells_of(digit);
    for (const Cell cell : cells) seen &= board_.peer_set(cell);
    nodes_.push_back({digit, std::move(cells), seen});
    partners_.emplace_back();
    return next;
}

void SetGraph::join(NodeId a, NodeId b, std::uint32_t set) {
    if (partner(a, b) != nullptr) return;
    partners_[a].push_back({b, set});
    partners_[b].push_back({a, set});
}

const SetGraph::Partner* SetGraph::partner(NodeId id, NodeId held) const {
    const auto found = std::ranges::find(partners_[id], held, &Partner::node);
    return found == partners_[id].end() ? nullptr : &*found;
}

void SetGraph::place_nodes() {
    places_.resize(board_.houses().size() * board_.order());
    for (NodeId id = 0; id < nodes_.size(); ++id) {
        if (partners_[id].empty()) continue;
        for (const std::uint32_t house : board_.houses_of(nodes_[id].cells.front())) {
            const std::uint64_t mask = mask_in(house, nodes_[id].cells);
            if (mask != 0) places_[row_of(house, nodes_[id].digit)].push_back({id, mask});
        }
    }
}

std::uint64_t SetGraph::mask_in(std::uint32_t house, const std::vector<Cell>& cells) const {
    std::uint64_t mask = 0;
    for (const Cell cell : cells) {
        const auto houses = board_.houses_of(cell);
        const auto found = std::ranges::find(houses, house);
        if (found == houses.end()) return 0;
        mask |= std::uint64_t{1} << board_.places_of(
                    cell)[static_cast<std::size_t>(found - houses.begin())];
    }
    return mask;
}

ChainLink SetGraph::strong_link(NodeId gone, NodeId held) const {
    const std::uint32_t set = partner(gone, held)->set;
    if (set != kNoSet) return sets_[set];
    return {ChainLink::Kind::strong, graph_.strong_house(gone, held)};
}

ChainLink SetGraph::weak_link(NodeId a, NodeId b) const {
    const Node& first = nodes_[a];
    const Node& second = nodes_[b];
    if (first.digit != second.digit) return {ChainLink::Kind::weak, std::nullopt};
    for (const std::uint32_t house : board_.houses_of(first.cells.front())) {
        if (mask_in(house, first.cells) != 0 && mask_in(house, second.cells) != 0) {
            return {ChainLink::Kind::weak, house};
        }
    }
    return {ChainLink::Kind::weak, std::nullopt};
}

}  // namespace sudokit::logic
