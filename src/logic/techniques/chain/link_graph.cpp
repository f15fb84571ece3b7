#include "logic/techniques/chain/link_graph.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

std::uint64_t lowest(std::uint64_t bits) { return bits & (~bits + 1); }

// Cheaper than to count.
bool is_pair(DigitSet digits) { return is_one_bit(digits.bits() & (digits.bits() - 1)); }

void join(std::vector<std::pair<NodeId, NodeId>>& links, NodeId a, NodeId b) {
    links.emplace_back(a, b);
    links.emplace_back(b, a);
}

void sort_links(std::vector<std::pair<NodeId, NodeId>>& links) {
    std::ranges::sort(links);
    links.erase(std::unique(links.begin(), links.end()), links.end());
}

}  // namespace

LinkGraph::LinkGraph(const State& state, const HouseCuts& cuts, LinkKinds kinds)
    : state_(state), without_(kinds.without) {
    add_candidates();
    if (kinds.groups) add_groups(cuts);
    first_cell_.push_back(static_cast<std::uint32_t>(cells_.size()));
    place_groups();
    link_groups_strongly();
    link_strongly(kinds);
    link_weakly(kinds);
}

bool LinkGraph::fits(const State& state) {
    constexpr std::uint32_t kMaxCandidates = 1U << 16U;
    std::uint32_t candidates = 0;
    for (const Digit digit : state.board().digits()) candidates += state.cells_of(digit).size();
    return candidates <= kMaxCandidates;
}

void LinkGraph::add_node(Digit digit, std::span<const Cell> cells) {
    digits_.push_back(digit);
    first_cell_.push_back(static_cast<std::uint32_t>(cells_.size()));
    cells_.insert(cells_.end(), cells.begin(), cells.end());
}

void LinkGraph::add_candidates() {
    const Board& board = state_.board();
    for (const Digit digit : board.digits() & ~without_) {
        candidate_count_ += state_.cells_of(digit).size();
    }
    digits_.resize(candidate_count_);
    cells_.resize(candidate_count_);
    first_cell_.resize(candidate_count_);
    std::iota(first_cell_.begin(), first_cell_.end(), 0);
    first_of_cell_.resize(board.cell_count());
    nodes_.resize(std::size_t{board.cell_count()} * board.order());
    NodeId node = 0;
    for (const Cell cell : state_.open_cells()) {
        first_of_cell_[cell] = node;
        NodeId* const nodes = nodes_.data() + cell * board.order() - 1;
        for (const Digit digit : digits_at(cell)) {
            digits_[node] = digit;
            cells_[node] = cell;
            nodes[digit] = node++;
        }
    }
}

NodeId LinkGraph::node_at(std::uint32_t house, Digit digit, std::uint64_t place) const {
    return node_of({first_cell_at(state_.board().houses()[house], place), digit});
}

void LinkGraph::add_groups(const HouseCuts& cuts) {
    const Board& board = state_.board();
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        const DigitSet open = board.digits() & ~state_.placed(house);
        for (std::uint32_t other = house + 1; other < board.houses().size(); ++other) {
            const std::uint64_t crossing = cuts(house, other);
            if (count_bits(crossing) < 2) continue;
            for (const Digit digit : open) {
                const std::uint64_t places = state_.places(house, digit) & crossing;
                if (count_bits(places) >= 2) add_group(house, digit, places);
            }
        }
    }
}

// Where more than two houses have the same cells in common, as they do not where there are none but
// rows, columns and boxes, the group is there already.
void LinkGraph::add_group(std::uint32_t house, Digit digit, std::uint64_t places) {
    std::array<Cell, kMaxOrder> group = {};
    std::size_t count = 0;
    for (std::uint64_t rest = places; rest != 0; rest &= rest - 1) {
        group[count++] = first_cell_at(state_.board().houses()[house], rest);
    }
    const std::span<const Cell> wanted(group.data(), count);
    const Board& board = state_.board();
    const bool may_be_there = board.houses().size() > (board.has_boxes() ? 3 : 2) * board.order();
    for (NodeId node = candidate_count_; may_be_there && node < size(); ++node) {
        if (digits_[node] != digit || cells_[first_cell_[node]] != wanted.front()) continue;
        const std::size_t end = node + 1 < size() ? first_cell_[node + 1] : cells_.size();
        const std::span<const Cell> known(cells_.data() + first_cell_[node], cells_.data() + end);
        if (std::ranges::equal(known, wanted)) return;
    }
    add_node(digit, wanted);
}

std::uint64_t LinkGraph::places_in(std::uint32_t house, NodeId node) const {
    std::uint64_t places = 0;
    const Board& board = state_.board();
    for (const Cell cell : cells(node)) {
        const auto houses = board.houses_of(cell);
        const auto found = std::ranges::find(houses, house);
        if (found == houses.end()) return 0;
        places |= std::uint64_t{1}
                  << board.places_of(cell)[static_cast<std::size_t>(found - houses.begin())];
    }
    return places;
}

// By house and digit: groups are counted, then each comes to its place, in the order of the nodes.
void LinkGraph::place_groups() {
    if (candidate_count_ == size()) return;
    const Board& board = state_.board();
    std::vector<GroupInHouse> all;
    first_group_.assign(board.houses().size() * board.order() + 1, 0);
    for (NodeId node = candidate_count_; node < size(); ++node) {
        for (const std::uint32_t house : board.houses_of(cells(node).front())) {
            const std::uint64_t places = places_in(house, node);
            if (places == 0) continue;
            all.push_back({house, digits_[node], places, node});
            ++first_group_[house * board.order() + digits_[node]];
        }
    }
    std::partial_sum(first_group_.begin(), first_group_.end(), first_group_.begin());
    std::vector<std::uint32_t> next = first_group_;
    groups_.resize(all.size());
    for (const GroupInHouse& group : all) {
        groups_[next[group.house * board.order() + group.digit - 1]++] = group;
    }
}

std::span<const LinkGraph::GroupInHouse> LinkGraph::groups_of(std::uint32_t house,
                                                              Digit digit) const {
    if (groups_.empty()) return {};
    const std::size_t index = house * state_.board().order() + digit - 1;
    return {groups_.data() + first_group_[index], groups_.data() + first_group_[index + 1]};
}

void LinkGraph::link_groups_strongly() {
    for (const GroupInHouse& group : groups_) {
        const std::uint64_t rest = state_.places(group.house, group.digit) & ~group.places;
        if (is_one_bit(rest)) {
            join(group_links_, group.node, node_at(group.house, group.digit, rest));
        }
        for (const GroupInHouse& other : groups_of(group.house, group.digit)) {
            if (other.places == rest) group_links_.emplace_back(group.node, other.node);
        }
    }
}

void LinkGraph::link_strongly(LinkKinds kinds) {
    sort_links(group_links_);
    auto link = group_links_.begin();
    first_strong_.reserve(size() + 1);
    strong_.reserve(size());
    for (NodeId node = 0; node < size(); ++node) {
        first_strong_.push_back(static_cast<std::uint32_t>(strong_.size()));
        if (!is_group(node)) link_candidate_strongly(node, kinds);
        for (; link != group_links_.end() && link->first == node; ++link) {
            strong_.push_back(link->second);
        }
    }
    first_strong_.push_back(static_cast<std::uint32_t>(strong_.size()));
}

// To other candidates, in increasing order.
void LinkGraph::link_candidate_strongly(NodeId node, LinkKinds kinds) {
    const auto [cell, digit] = candidate(node);
    const auto old_size = static_cast<std::ptrdiff_t>(strong_.size());
    if (kinds.strong_in_cells && is_pair(state_.candidates(cell))) {
        const NodeId first = first_of_cell_[cell];
        strong_.push_back(node == first ? first + 1 : first);
    }
    if (kinds.strong_in_houses) {
        const Board& board = state_.board();
        const auto places = board.places_of(cell);
        std::size_t i = 0;
        for (const std::uint32_t house : board.houses_of(cell)) {
            const std::uint64_t own = std::uint64_t{1} << places[i++];
            const std::uint64_t rest = state_.places(house, digit) & ~own;
            if (is_one_bit(rest)) strong_.push_back(node_at(house, digit, rest));
        }
    }
    const auto begin = strong_.begin() + old_size;
    if (strong_.end() - begin < 2) return;
    std::sort(begin, strong_.end());
    strong_.erase(std::unique(begin, strong_.end()), strong_.end());
}

void LinkGraph::link_weakly(LinkKinds kinds) {
    first_weak_.reserve(size() + 1);
    weak_.reserve(std::size_t{16} * size());
    for (NodeId node = 0; node < size(); ++node) {
        first_weak_.push_back(static_cast<std::uint32_t>(weak_.size()));
        if (strong(node).empty()) continue;
        if (is_group(node)) {
            link_group_weakly(node);
        } else {
            link_candidate_weakly(node, kinds);
        }
    }
    first_weak_.push_back(static_cast<std::uint32_t>(weak_.size()));
}

void LinkGraph::link_onward() const {
    first_onward_.reserve(size() + 1);
    onward_.reserve(weak_.size());
    for (NodeId node = 0; node < size(); ++node) {
        first_onward_.push_back(static_cast<std::uint32_t>(onward_.size()));
        for (const NodeId other : weak(node)) {
            if (!strong(other).empty()) onward_.push_back(other);
        }
    }
    first_onward_.push_back(static_cast<std::uint32_t>(onward_.size()));
}

// Candidates come once in the weak links of a node, in the order of the nodes here.
void LinkGraph::link_backward() const {
    first_backward_.assign(candidate_count_ + 1, 0);
    for (const NodeId node : weak_) {
        if (!is_group(node)) ++first_backward_[node + 1];
    }
    std::partial_sum(first_backward_.begin(), first_backward_.end(), first_backward_.begin());
    backward_.resize(first_backward_.back());
    std::vector<std::uint32_t> next = first_backward_;
    for (NodeId node = 0; node < size(); ++node) {
        for (const NodeId other : weak(node)) {
            if (!is_group(other)) backward_[next[other]++] = node;
        }
    }
}

void LinkGraph::link_candidate_weakly(NodeId node, LinkKinds kinds) {
    const Board& board = state_.board();
    const auto [cell, digit] = candidate(node);
    const NodeId first = first_of_cell_[cell];
    const NodeId end = first + digits_at(cell).size();
    for (NodeId other = first; kinds.weak_in_cells && other < end; ++other) {
        if (other != node) weak_.push_back(other);
    }
    const NodeId* const nodes = nodes_.data() + digit - 1;
    for (const Cell peer : state_.cells_of(digit) & board.peer_set(cell)) {
        weak_.push_back(nodes[peer * board.order()]);
    }
    if (groups_.empty()) return;
    const auto houses = board.houses_of(cell);
    const auto places = board.places_of(cell);
    for (std::size_t i = 0; i < houses.size(); ++i) {
        add_groups_beside(houses[i], digit, std::uint64_t{1} << places[i]);
    }
}

void LinkGraph::link_group_weakly(NodeId node) {
    const Digit digit = digits_[node];
    for (const std::uint32_t house : state_.board().houses_of(cells(node).front())) {
        const std::uint64_t places = places_in(house, node);
        if (places == 0) continue;
        std::uint64_t rest = state_.places(house, digit) & ~places;
        for (; rest != 0; rest &= rest - 1) weak_.push_back(node_at(house, digit, lowest(rest)));
        add_groups_beside(house, digit, places);
    }
}

void LinkGraph::add_groups_beside(std::uint32_t house, Digit digit, std::uint64_t places) {
    for (const GroupInHouse& group : groups_of(house, digit)) {
        if ((group.places & places) == 0) weak_.push_back(group.node);
    }
}

std::optional<std::uint32_t> LinkGraph::strong_house(NodeId a, NodeId b) const {
    if (digits_[a] != digits_[b]) return std::nullopt;
    for (const std::uint32_t house : state_.board().houses_of(cells(a).front())) {
        const std::uint64_t first = places_in(house, a);
        const std::uint64_t second = places_in(house, b);
        if (first == 0 || second == 0) continue;
        if ((first | second) == state_.places(house, digits_[a])) return house;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> LinkGraph::weak_house(NodeId a, NodeId b) const {
    if (digits_[a] != digits_[b]) return std::nullopt;
    for (const std::uint32_t house : state_.board().houses_of(cells(a).front())) {
        if (places_in(house, a) != 0 && places_in(house, b) != 0) return house;
    }
    return std::nullopt;
}

}  // namespace sudokit::logic
