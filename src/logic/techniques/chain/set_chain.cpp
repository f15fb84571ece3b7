#include "logic/techniques/chain/set_chain.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

#include "logic/conclusions.hpp"
#include "logic/techniques/als/small_sets.hpp"
#include "logic/techniques/chain/set_graph.hpp"
#include "logic/techniques/uniqueness/guarded_rectangle.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kMostSetCells = 3;
constexpr std::uint32_t kMostHiddenDigits = 3;
// Longer ones are beyond what people follow.
constexpr std::uint32_t kMostSetChainLinks = 7;  // strong ones
// Loops of two sets are ALS-XZ.
constexpr std::uint32_t kFewestSetLoopLinks = 3;
// Words of nodes looked at in one search: 9x9 boards need some millions, and on large boards the
// search ends with what it has found until then.
constexpr std::uint64_t kMostSetChainWork = 200'000'000;
constexpr std::uint64_t kSetChainWorkBetweenLooks = 100'000;

// What a link of a chain has to be at least once.
bool is_own_link(TechniqueId id, const ChainLink& link) {
    switch (id) {
        case TechniqueId::ahs_alternating_chain: return link.hidden.has_value();
        case TechniqueId::ur_alternating_chain: return link.guarded.has_value();
        default: return link.set.has_value();
    }
}

const std::vector<Cell>& link_cells(const ChainLink& link) {
    if (link.hidden) return link.hidden->cells;
    return link.guarded ? link.guarded->cells : link.set->cells;
}

// Almost locked sets come first: what two of their digits join needs no other link.
std::vector<ChainLink> links_for(TechniqueId id, const State& state, Lookout& lookout) {
    using enum ChainLink::Kind;
    std::vector<ChainLink> own;
    if (id == TechniqueId::ahs_alternating_chain) {
        for (AlmostHiddenSet& hidden : small_hidden_sets(state, kMostHiddenDigits, lookout)) {
            own.push_back({strong, {}, {}, std::move(hidden)});
        }
        if (own.empty()) return own;
    } else if (id == TechniqueId::ur_alternating_chain) {
        for (GuardianPattern& guarded : guarded_rectangles(state, lookout)) {
            own.push_back({strong, {}, {}, {}, std::move(guarded)});
        }
        if (own.empty()) return own;
    }
    std::vector<ChainLink> links;
    for (AlmostLockedSet& set : small_sets(state, kMostSetCells, lookout)) {
        links.push_back({strong, {}, std::move(set)});
    }
    std::ranges::move(own, std::back_inserter(links));
    return links;
}

class SetChainSearch {
  public:
    SetChainSearch(TechniqueId id, const Position& position, const Deadline& deadline)
        : id_(id),
          state_(position.state()),
          lookout_(deadline, kSetChainWorkBetweenLooks),
          graph_(position, links_for(id, state_, lookout_), lookout_) {
        if (graph_.is_too_large()) return;
        link();
        for (NodeId start = 0; start < graph_.size() && work_ < kMostSetChainWork; ++start) {
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
            return sink({id_, pattern(found->second), {}, found->first});
        });
    }

  private:
    using Node = SetGraph::Node;

    struct Chain {
        std::uint32_t cells = 0;  // of its sets
        std::vector<NodeId> nodes;

        using Rank = std::tuple<std::size_t, std::uint32_t, std::vector<NodeId>>;
        [[nodiscard]] Rank rank() const { return {nodes.size(), cells, nodes}; }
    };

    [[nodiscard]] bool is_loop() const { return id_ == TechniqueId::als_alternating_loop; }

    static std::uint64_t bit(NodeId id) { return std::uint64_t{1} << (id % 64); }

    // For each node, as bits, those that hold if it does by one weak and one strong link.
    void link() {
        words_ = (graph_.size() + 63) / 64;
        next_.assign(graph_.size() * words_, 0);
        for (NodeId id = 0; id < graph_.size() && !lookout_.seen(); ++id) {
            if (graph_.partners(id).empty()) continue;
            std::uint64_t* const row = next_.data() + id * words_;
            graph_.each_weak(id, [&](NodeId gone) {
                lookout_.passed(graph_.partners(gone).size());
                for (const auto& held : graph_.partners(gone)) {
                    row[held.node / 64] |= bit(held.node);
                }
            });
            row[id / 64] &= ~bit(id);
        }
    }

    // What holds if `start` does not, the nearest first; false once the deadline has passed.
    bool walk_from(NodeId start) {
        if (graph_.partners(start).empty()) return true;
        visited_.assign(words_, 0);
        parent_.assign(graph_.size(), start);
        visited_[start / 64] |= bit(start);
        level_.clear();
        for (const auto& held : graph_.partners(start)) {
            // A loop with a set may as well begin there.
            if (is_loop() && held.set == SetGraph::kNoSet) continue;
            visited_[held.node / 64] |= bit(held.node);
            level_.push_back(held.node);
        }
        if (is_loop()) {
            beside_start_.assign(words_, 0);
            graph_.each_weak(start, [&](NodeId id) { beside_start_[id / 64] |= bit(id); });
        }
        for (std::uint32_t strong = 2; strong <= kMostSetChainLinks && !level_.empty(); ++strong) {
            above_.swap(level_);
            level_.clear();
            for (const NodeId id : above_) {
                if (lookout_.passed(words_)) return false;
                visit_next(id);
            }
            for (const NodeId end : level_) {
                if (lookout_.passed()) return false;
                if (is_loop()) {
                    if (strong >= kFewestSetLoopLinks) judge_loop(start, end);
                } else if (end > start) {
                    judge_chain(start, end);
                }
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

    void judge_chain(NodeId start, NodeId end) {
        std::vector<Candidate> struck = struck_by(graph_.node(start), graph_.node(end));
        if (struck.empty()) return;
        Chain chain = chain_to(start, end);
        if (is_proper(chain)) keep(std::move(chain), std::move(struck));
    }

    void judge_loop(NodeId start, NodeId end) {
        if ((beside_start_[end / 64] & bit(end)) == 0) return;
        Chain chain = chain_to(start, end);
        if (!is_proper(chain) || comes_twice(chain.nodes)) return;
        std::vector<Candidate> struck = struck_by_loop(chain);
        if (!struck.empty()) keep(std::move(chain), std::move(struck));
    }

    void keep(Chain chain, std::vector<Candidate> struck) {
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

    // What contradicts both sides of a weak link, or what a set holds either way.
    [[nodiscard]] std::vector<Candidate> struck_by_loop(const Chain& chain) const {
        std::vector<Candidate> struck;
        const auto add = [&](const CellSet& cells, Digit digit) {
            for (const Cell cell : cells) struck.push_back({cell, digit});
        };
        const std::size_t count = chain.nodes.size();
        for (std::size_t i = 0; i < count; i += 2) {
            const Node& a = graph_.node(chain.nodes[i]);
            const Node& b = graph_.node(chain.nodes[i + 1]);
            const Node& next = graph_.node(chain.nodes[(i + 2) % count]);
            if (b.digit == next.digit) {
                add(b.seen & next.seen, b.digit);
            } else {
                const Cell cell = b.cells.front();
                for (const Digit digit : state_.candidates(cell)) {
                    if (digit != b.digit && digit != next.digit) struck.push_back({cell, digit});
                }
            }
            const ChainLink* const link = set_of(chain, i);
            if (link == nullptr) continue;
            for (const Digit digit : link->set->digits) {
                if (digit == a.digit || digit == b.digit) continue;
                CellSet seen = state_.cells_of(digit);
                for (const Cell cell : places_in(*link->set, digit, state_)) {
                    seen &= state_.board().peer_set(cell);
                }
                add(seen, digit);
            }
        }
        sort_unique(struck);
        return struck;
    }

    [[nodiscard]] Chain chain_to(NodeId start, NodeId end) const {
        std::vector<NodeId> held = {end};
        while (parent_[held.back()] != start) held.push_back(parent_[held.back()]);
        std::ranges::reverse(held);
        Chain chain;
        chain.nodes = {start, held.front()};
        for (std::size_t i = 1; i < held.size(); ++i) {
            NodeId gone = start;
            graph_.each_weak(held[i - 1], [&](NodeId other) {
                if (gone == start && graph_.partner(other, held[i]) != nullptr) gone = other;
            });
            chain.nodes.push_back(gone);
            chain.nodes.push_back(held[i]);
        }
        for (std::size_t i = 0; i < chain.nodes.size(); i += 2) {
            const ChainLink* const link = set_of(chain, i);
            if (link != nullptr)
                chain.cells += static_cast<std::uint32_t>(link_cells(*link).size());
        }
        return chain;
    }

    // The link by which node `i` + 1 holds if node `i` does not; null if no set makes it.
    [[nodiscard]] const ChainLink* set_of(const Chain& chain, std::size_t i) const {
        const auto* const partner = graph_.partner(chain.nodes[i], chain.nodes[i + 1]);
        return partner->set == SetGraph::kNoSet ? nullptr : &graph_.set(partner->set);
    }

    // It has a link of the technique's own, and its sets do not overlap.
    [[nodiscard]] bool is_proper(const Chain& chain) const {
        CellSet used(state_.board().cell_count());
        bool has_own = false;
        for (std::size_t i = 0; i < chain.nodes.size(); i += 2) {
            const ChainLink* const link = set_of(chain, i);
            if (link == nullptr) continue;
            has_own = has_own || is_own_link(id_, *link);
            for (const Cell cell : link_cells(*link)) {
                if (used.contains(cell)) return false;
                used.insert(cell);
            }
        }
        return has_own;
    }

    [[nodiscard]] static bool comes_twice(std::vector<NodeId> nodes) {
        std::ranges::sort(nodes);
        return std::ranges::adjacent_find(nodes) != nodes.end();
    }

    [[nodiscard]] ChainPattern pattern(const Chain& chain) const {
        ChainPattern out;
        out.loop = is_loop();
        const std::size_t count = chain.nodes.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Node& node = graph_.node(chain.nodes[i]);
            out.nodes.push_back({node.cells, node.digit});
            if (i + 1 == count && !out.loop) break;
            const NodeId next = chain.nodes[(i + 1) % count];
            out.links.push_back(i % 2 == 0 ? graph_.strong_link(chain.nodes[i], next)
                                           : graph_.weak_link(chain.nodes[i], next));
        }
        return out;
    }

    TechniqueId id_;
    const State& state_;
    Lookout lookout_;
    SetGraph graph_;
    std::size_t words_ = 0;
    std::vector<std::uint64_t> next_;  // a row of words for each node
    std::vector<std::uint64_t> visited_;
    std::vector<std::uint64_t> beside_start_;  // of loops: do not hold if the start does
    std::vector<NodeId> parent_;
    std::vector<NodeId> level_;
    std::vector<NodeId> above_;
    std::uint64_t work_ = 0;
    std::map<std::vector<Candidate>, Chain> found_;
};

}  // namespace

bool SetChain::find_at(const Position& position, StepSink sink) const {
    if (!LinkGraph::fits(position.state())) return true;
    return SetChainSearch(id_, position, sink.deadline()).offer(sink);
}

const Technique* set_chain_technique(TechniqueId id) {
    static const SetChain kChain(TechniqueId::als_alternating_chain);
    static const SetChain kLoop(TechniqueId::als_alternating_loop);
    static const SetChain kHidden(TechniqueId::ahs_alternating_chain);
    static const SetChain kGuarded(TechniqueId::ur_alternating_chain);
    switch (id) {
        case TechniqueId::als_alternating_chain: return &kChain;
        case TechniqueId::als_alternating_loop: return &kLoop;
        case TechniqueId::ahs_alternating_chain: return &kHidden;
        case TechniqueId::ur_alternating_chain: return &kGuarded;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
