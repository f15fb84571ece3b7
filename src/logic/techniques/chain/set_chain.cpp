#include "logic/techniques/chain/set_chain.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

#include "base/lookout.hpp"
#include "logic/conclusions.hpp"
#include "logic/techniques/als/small_sets.hpp"
#include "logic/techniques/chain/link_graph.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kMostSetCells = 3;
// Longer ones are beyond what people follow.
constexpr std::uint32_t kMostSetChainLinks = 7;  // strong ones
// Boards over order 9 that are hardly begun have more.
constexpr std::size_t kMostSetChainNodes = 8192;
// Words of nodes looked at in one search: 9x9 boards need some millions, and on large boards the
// search ends with what it has found until then.
constexpr std::uint64_t kMostSetChainWork = 200'000'000;
constexpr std::uint64_t kSetChainWorkBetweenLooks = 100'000;
constexpr std::uint32_t kNoSet = UINT32_MAX;

class SetChainSearch {
  public:
    SetChainSearch(const State& state, const Deadline& deadline)
        : state_(state),
          board_(state.board()),
          lookout_(deadline, kSetChainWorkBetweenLooks),
          graph_(state, {.groups = true}),
          sets_(small_sets(state, kMostSetCells, lookout_)) {
        if (sets_.empty() || lookout_.seen()) return;
        add_nodes();
        if (nodes_.size() > kMostSetChainNodes) return;
        place_nodes();
        link();
        for (NodeId start = 0; start < nodes_.size() && work_ < kMostSetChainWork; ++start) {
            if (!walk_from(start)) return;
        }
    }

    bool offer(StepSink sink) {
        if (lookout_.passed(kSetChainWorkBetweenLooks)) return false;
        std::vector<const std::pair<const std::vector<Candidate>, Chain>*> all;
        for (const auto& found : found_) all.push_back(&found);
        std::ranges::sort(
            all, [](const auto* a, const auto* b) { return a->second.rank() < b->second.rank(); });
        return std::ranges::all_of(all, [&](const auto* found) {
            return sink(
                {TechniqueId::als_alternating_chain, pattern(found->second), {}, found->first});
        });
    }

  private:
    // "The digit is in one of these cells", first those of the graph.
    struct Node {
        Digit digit = 0;
        std::vector<Cell> cells;
        CellSet seen;  // candidates of the digit that see all of them
    };
    // One of the two nodes holds; by which set, if not by a cell or house.
    struct Partner {
        NodeId node = 0;
        std::uint32_t set = kNoSet;
    };
    // A node as one of the houses that it lies in sees it.
    struct Place {
        NodeId node = 0;
        std::uint64_t mask = 0;
    };
    struct Chain {
        std::uint32_t cells = 0;
        std::vector<NodeId> nodes;
        std::vector<std::uint32_t> sets;  // of the strong links

        using Rank = std::tuple<std::size_t, std::uint32_t, std::vector<NodeId>>;
        [[nodiscard]] Rank rank() const { return {nodes.size(), cells, nodes}; }
    };

    void add_nodes() {
        for (NodeId id = 0; id < graph_.size(); ++id) {
            const auto cells = graph_.cells(id);
            add_node(graph_.digit(id), {cells.begin(), cells.end()});
            for (const NodeId other : graph_.strong(id)) partners_[id].push_back({other});
        }
        for (std::uint32_t set = 0; set < sets_.size(); ++set) {
            if (nodes_.size() > kMostSetChainNodes || lookout_.passed()) return;
            std::vector<NodeId> ids;
            for (const Digit digit : sets_[set].digits) {
                ids.push_back(add_node(digit, places_in(sets_[set], digit, state_)));
            }
            for (const NodeId a : ids) {
                for (const NodeId b : ids) {
                    if (a != b && !is_partner(a, b)) partners_[a].push_back({b, set});
                }
            }
        }
    }

    NodeId add_node(Digit digit, std::vector<Cell> cells) {
        const auto next = static_cast<NodeId>(nodes_.size());
        const auto [at, is_new] = ids_.emplace(std::pair(digit, cells), next);
        if (!is_new) return at->second;
        CellSet seen = state_.cells_of(digit);
        for (const Cell cell : cells) seen &= board_.peer_set(cell);
        nodes_.push_back({digit, std::move(cells), seen});
        partners_.emplace_back();
        return next;
    }

    [[nodiscard]] bool is_partner(NodeId a, NodeId b) const {
        return std::ranges::find(partners_[a], b, &Partner::node) != partners_[a].end();
    }

    void place_nodes() {
        places_.resize(board_.houses().size() * board_.order());
        for (NodeId id = 0; id < nodes_.size(); ++id) {
            if (partners_[id].empty()) continue;
            for (const std::uint32_t house : board_.houses_of(nodes_[id].cells.front())) {
                const std::uint64_t mask = mask_in(house, nodes_[id].cells);
                if (mask != 0) row_of(house, nodes_[id].digit).push_back({id, mask});
            }
        }
    }

    [[nodiscard]] std::vector<Place>& row_of(std::uint32_t house, Digit digit) {
        return places_[house * board_.order() + digit - 1];
    }

    // The cells as places in the house; 0 if they are not all there.
    [[nodiscard]] std::uint64_t mask_in(std::uint32_t house, const std::vector<Cell>& cells) const {
        std::uint64_t mask = 0;
        for (const Cell cell : cells) {
            const auto houses = board_.houses_of(cell);
            const auto found = std::ranges::find(houses, house);
            if (found == houses.end()) return 0;
            mask |= std::uint64_t{1}
                    << board_.places_of(cell)[static_cast<std::size_t>(found - houses.begin())];
        }
        return mask;
    }

    // The nodes that have partners and do not hold if this one does.
    template <class Visit>
    void each_weak(NodeId id, Visit visit) {
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
            for (const Place& place : row_of(house, node.digit)) {
                if ((place.mask & mask) == 0) visit(place.node);
            }
        }
    }

    // For each node, as bits, those that hold if it does by one weak and one strong link.
    void link() {
        words_ = (nodes_.size() + 63) / 64;
        next_.assign(nodes_.size() * words_, 0);
        for (NodeId id = 0; id < nodes_.size() && !lookout_.seen(); ++id) {
            if (partners_[id].empty()) continue;
            std::uint64_t* const row = next_.data() + id * words_;
            each_weak(id, [&](NodeId gone) {
                lookout_.passed(partners_[gone].size());
                for (const Partner& held : partners_[gone]) {
                    row[held.node / 64] |= std::uint64_t{1} << (held.node % 64);
                }
            });
            row[id / 64] &= ~(std::uint64_t{1} << (id % 64));
        }
    }

    // What holds if `start` does not, the nearest first; false once the deadline has passed.
    bool walk_from(NodeId start) {
        if (partners_[start].empty()) return true;
        visited_.assign(words_, 0);
        parent_.assign(nodes_.size(), start);
        visited_[start / 64] |= std::uint64_t{1} << (start % 64);
        level_.clear();
        for (const Partner& held : partners_[start]) {
            visited_[held.node / 64] |= std::uint64_t{1} << (held.node % 64);
            level_.push_back(held.node);
        }
        for (std::uint32_t strong = 2; strong <= kMostSetChainLinks && !level_.empty(); ++strong) {
            above_.swap(level_);
            level_.clear();
            for (const NodeId id : above_) {
                if (lookout_.passed(words_)) return false;
                visit_next(id);
            }
            for (const NodeId end : level_) {
                if (end > start) judge(start, end);
            }
        }
        return true;
    }

    void visit_next(NodeId id) {
        work_ += words_;
        const std::uint64_t* const row = next_.data() + id * words_;
        for (std::size_t word = 0; word < words_; ++word) {
            std::uint64_t more = row[word] & ~visited_[word];
            visited_[word] |= more;
            for (; more != 0; more &= more - 1) {
                const auto held =
                    static_cast<NodeId>(word * 64) + static_cast<NodeId>(std::countr_zero(more));
                parent_[held] = id;
                level_.push_back(held);
            }
        }
    }

    void judge(NodeId start, NodeId end) {
        std::vector<Candidate> struck = struck_by(nodes_[start], nodes_[end]);
        if (struck.empty()) return;
        Chain chain = chain_to(start, end);
        if (!is_proper(chain)) return;
        const auto [at, is_new] = found_.emplace(std::move(struck), chain);
        if (!is_new && chain.rank() < at->second.rank()) at->second = std::move(chain);
    }

    // What contradicts both nodes.
    [[nodiscard]] static std::vector<Candidate> struck_by(const Node& a, const Node& b) {
        if (a.digit == b.digit) {
            const CellSet both = a.seen & b.seen;
            return both.empty() ? std::vector<Candidate>() : candidates_at(both, a.digit);
        }
        std::vector<Candidate> struck;
        const auto strike = [&](const Node& one, const Node& other) {
            if (one.cells.size() == 1 && other.seen.contains(one.cells.front())) {
                struck.push_back({one.cells.front(), other.digit});
            }
        };
        strike(a, b);
        strike(b, a);
        sort_unique(struck);
        return struck;
    }

    [[nodiscard]] Chain chain_to(NodeId start, NodeId end) {
        std::vector<NodeId> held = {end};
        while (parent_[held.back()] != start) held.push_back(parent_[held.back()]);
        std::ranges::reverse(held);
        Chain chain;
        add_link(start, held.front(), chain);
        for (std::size_t i = 1; i < held.size(); ++i) {
            NodeId gone = start;
            each_weak(held[i - 1], [&](NodeId other) {
                if (gone == start && is_partner(other, held[i])) gone = other;
            });
            add_link(gone, held[i], chain);
        }
        return chain;
    }

    void add_link(NodeId gone, NodeId held, Chain& chain) const {
        const auto partner = std::ranges::find(partners_[gone], held, &Partner::node);
        chain.nodes.push_back(gone);
        chain.nodes.push_back(held);
        chain.sets.push_back(partner->set);
        chain.cells += partner->set == kNoSet
                           ? 0
                           : static_cast<std::uint32_t>(sets_[partner->set].cells.size());
    }

    // It has sets, and these do not overlap.
    [[nodiscard]] bool is_proper(const Chain& chain) const {
        CellSet used(board_.cell_count());
        for (const std::uint32_t set : chain.sets) {
            if (set == kNoSet) continue;
            for (const Cell cell : sets_[set].cells) {
                if (used.contains(cell)) return false;
                used.insert(cell);
            }
        }
        return !used.empty();
    }

    [[nodiscard]] ChainPattern pattern(const Chain& chain) const {
        ChainPattern out;
        for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
            const Node& node = nodes_[chain.nodes[i]];
            out.nodes.push_back({node.cells, node.digit});
            if (i + 1 == chain.nodes.size()) break;
            const Node& next = nodes_[chain.nodes[i + 1]];
            const std::uint32_t set = i % 2 == 0 ? chain.sets[i / 2] : kNoSet;
            if (i % 2 != 0) {
                out.links.push_back({ChainLink::Kind::weak, shared_house_of(node, next)});
            } else if (set == kNoSet) {
                out.links.push_back({ChainLink::Kind::strong,
                                     graph_.strong_house(chain.nodes[i], chain.nodes[i + 1])});
            } else {
                out.links.push_back({ChainLink::Kind::strong, {}, sets_[set]});
            }
        }
        return out;
    }

    // Where both nodes lie; none if that is a cell.
    [[nodiscard]] std::optional<std::uint32_t> shared_house_of(const Node& a, const Node& b) const {
        if (a.digit != b.digit) return std::nullopt;
        for (const std::uint32_t house : board_.houses_of(a.cells.front())) {
            if (mask_in(house, a.cells) != 0 && mask_in(house, b.cells) != 0) return house;
        }
        return std::nullopt;
    }

    const State& state_;
    const Board& board_;
    Lookout lookout_;
    LinkGraph graph_;
    std::vector<AlmostLockedSet> sets_;
    std::vector<Node> nodes_;
    std::vector<std::vector<Partner>> partners_;
    std::map<std::pair<Digit, std::vector<Cell>>, NodeId> ids_;
    std::vector<std::vector<Place>> places_;  // by house and digit
    std::size_t words_ = 0;
    std::vector<std::uint64_t> next_;  // a row of words for each node
    std::vector<std::uint64_t> visited_;
    std::vector<NodeId> parent_;
    std::vector<NodeId> level_;
    std::vector<NodeId> above_;
    std::uint64_t work_ = 0;
    std::map<std::vector<Candidate>, Chain> found_;
};

}  // namespace

bool SetChain::find(const State& state, StepSink sink) const {
    if (!LinkGraph::fits(state)) return true;
    return SetChainSearch(state, sink.deadline()).offer(sink);
}

const Technique* set_chain_technique(TechniqueId id) {
    static const SetChain kSetChain;
    return id == TechniqueId::als_alternating_chain ? &kSetChain : nullptr;
}

}  // namespace sudokit::logic
