#include "logic/techniques/chain/chain_search.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>
#include <utility>

namespace sudokit::logic {
namespace {

// Links followed in one search. Searches of 9x9 boards follow some ten thousands; on the largest
// boards the search ends with what it has found until then.
constexpr std::uint64_t kMaxChainWork = 400'000'000;
constexpr std::uint64_t kChainWorkBetweenLooks = 50'000;

}  // namespace

ChainSearch::ChainSearch(const LinkGraph& graph, const LinkBits* bits, std::uint32_t cell_count,
                         const ChainRules& rules, StepSink sink)
    : rules_(rules),
      graph_(graph),
      bits_(bits),
      sink_(sink),
      marks_(graph_.size()),
      is_bounded_(std::uint64_t{graph.size()} * graph.weak_count() < kMaxChainWork),
      lookout_(sink.deadline(), kChainWorkBetweenLooks),
      shared_round_(graph_.size(), 0),
      place_of_cell_(cell_count, 0) {}

bool ChainSearch::run() {
    find_best();
    if (lookout_.seen()) return false;
    if (found_.empty()) return true;
    if (!sink_(step_of(found_.front()))) return false;
    const std::vector<NodeId> offered = std::move(found_.front().conclusions);
    find_all();
    if (lookout_.seen()) return false;
    return std::ranges::all_of(found_, [&](const Chain& chain) {
        return chain.conclusions == offered ||
               !sink_.wants(size_of(chain.nodes, chain.conclusions)) || sink_(step_of(chain));
    });
}

void ChainSearch::find_best() {
    best_only_ = true;
    for (NodeId node = 0; node < graph_.size() && work_ < kMaxChainWork; ++node) walk_from(node);
}

void ChainSearch::find_all() {
    best_only_ = false;
    found_.clear();
    work_ = 0;
    for (NodeId node = 0; node < graph_.size() && work_ < kMaxChainWork; ++node) walk_from(node);
    const auto is_better = [](const Chain& a, const Chain& b) {
        return std::tuple(a.strong, b.conclusions.size()) <
               std::tuple(b.strong, a.conclusions.size());
    };
    std::ranges::stable_sort(found_, is_better);
    std::map<std::vector<NodeId>, bool> seen;
    std::erase_if(
        found_, [&](const Chain& chain) { return !seen.emplace(chain.conclusions, true).second; });
}

void ChainSearch::walk_from(NodeId start) {
    if (graph_.strong(start).empty() || lookout_.passed(graph_.weak(start).size())) return;
    start_ = start;
    const std::uint32_t most = most_strong();
    if (most == 0) return;
    ++round_;
    for (const NodeId node : graph_.weak(start)) marks_[node].start_round = round_;
    mark_ends();
    if (is_bounded_ && ends_left_ == 0) return;
    marks_[start].off_round = round_;
    off_.assign(1, start);
    for (std::uint32_t strong = 1; strong <= most && !off_.empty(); ++strong) {
        if (is_bounded_ && ends_left_ == 0) return;
        if (best_only_ && !found_.empty() && strong > found_.front().strong) return;
        turn_on(strong);
    }
}

// How many strong links the longest chain from the start has that may be wanted, or more; 0: none
// is. Most walks need not be made then, or not as far.
//
// A set of nodes walks as the nodes do, level by level, but for the way back. What does not hold is
// left out: what it makes hold already does where it has been met before.
std::uint32_t ChainSearch::most_strong() {
    if (bits_ == nullptr || !is_bounded_) return rules_.max_strong;
    const std::uint32_t start = bits_->number(start_);
    const BitRow first = bits_->strong(start);
    if (!reaches_on(first)) return 0;
    set_ends();
    if (!hits(rules_.min_strong)) return 0;
    auto& [ends, on, so_far] = sets_;
    std::ranges::copy(first, on.begin());
    std::ranges::copy(first, so_far.begin());
    std::uint32_t last = rules_.max_strong;
    if (best_only_ && !found_.empty()) last = std::min(last, found_.front().strong);
    std::uint32_t most = 0;
    for (std::uint32_t strong = 1; strong <= last; ++strong) {
        if (hits(strong)) most = strong;
        on[start / 64] &= ~(std::uint64_t{1} << (start % 64));
        if (strong == last || !walk_on()) break;
    }
    return most;
}

// Sets the nodes that hold to all ends of chains of any length that begin with one of the nodes
// `first`; false if there are none. These themselves are no ends: no chain has but one strong link.
bool ChainSearch::reaches_on(BitRow first) {
    NodeSet& on = sets_.on;
    std::fill_n(on.begin(), first.size(), 0);
    each_bit_of(first, [&](std::uint32_t next) { BitRows::unite(on, bits_->reach(next)); });
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < first.size(); ++i) any |= on[i] &= ~first[i];
    return any != 0;
}

// To the nodes that hold next and did not hold so far; false if there are none.
bool ChainSearch::walk_on() {
    const std::size_t words = bits_->words();
    auto& [ends, on, so_far] = sets_;
    NodeSet next;
    std::fill_n(next.begin(), words, 0);
    for (std::size_t word = 0; word < words; ++word) {
        for (std::uint64_t rest = on[word]; rest != 0; rest &= rest - 1) {
            BitRows::unite(
                next, bits_->two_on(word * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
        }
    }
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < words; ++i) {
        on[i] = next[i] & ~so_far[i];
        so_far[i] |= on[i];
        any |= on[i];
    }
    return any != 0;
}

// All ends that `mark_ends` may mark.
void ChainSearch::set_ends() {
    const std::size_t words = bits_->words();
    const std::uint32_t start = bits_->number(start_);
    const BitRow onward = bits_->onward(start);
    NodeSet& ends = sets_.ends;
    std::fill_n(ends.begin(), words, 0);
    if (is_loop()) {
        BitRows::unite(ends, onward);
        return;
    }
    for (const NodeId both : graph_.weak(start_)) {
        if (!graph_.is_group(both)) BitRows::unite(ends, bits_->weakly_linked(both));
    }
    if (rules_.ends == ChainRules::Ends::unlinked) {
        for (std::size_t i = 0; i < words; ++i) ends[i] &= ~onward[i];
    }
    const std::uint64_t own = std::uint64_t{1} << (start % 64);
    ends[start / 64] &= ~own;
    if (may_return()) ends[start / 64] |= own;
}

// Whether a chain to one of the nodes that hold now may be wanted.
bool ChainSearch::hits(std::uint32_t strong) const {
    if (strong < rules_.min_strong) return false;
    const std::uint32_t start = bits_->number(start_);
    for (std::size_t word = 0; word < bits_->words(); ++word) {
        for (std::uint64_t rest = sets_.on[word] & sets_.ends[word]; rest != 0; rest &= rest - 1) {
            const std::size_t end = word * 64 + static_cast<std::size_t>(std::countr_zero(rest));
            if (is_loop() || end == start) return true;
            if (is_wanted(strong, {0, bits_->shared(start, end)})) return true;
        }
    }
    return false;
}

// Finds the ends at which a chain may be wanted: for the others none need be looked for.
void ChainSearch::mark_ends() {
    ends_.clear();
    if (is_loop()) {
        for (const NodeId node : graph_.onward(start_)) {
            if (std::exchange(marks_[node].end_round, round_) != round_) ends_.push_back(node);
        }
        ends_left_ = static_cast<std::uint32_t>(ends_.size());
        return;
    }
    for (const NodeId both : graph_.weak(start_)) {
        if (graph_.is_group(both)) continue;
        for (const NodeId end : graph_.weakly_linked(both)) {
            Mark& mark = marks_[end];
            if (mark.shared_round != round_) {
                mark.shared_round = round_;
                mark.shared = 0;
                ends_.push_back(end);
            }
            ++mark.shared;
        }
    }
    ends_left_ = 0;
    const auto add = [&](NodeId end) {
        marks_[end].end_round = round_;
        ++ends_left_;
    };
    if (may_return()) add(start_);
    for (const NodeId end : ends_) {
        const Mark& mark = marks_[end];
        const bool linked = mark.start_round == round_;
        if (end == start_ || (linked && rules_.ends == ChainRules::Ends::unlinked)) continue;
        if (best_only_ || sink_.wants({0, mark.shared})) add(end);
    }
}

// Whether a chain that returns to the start may be wanted.
bool ChainSearch::may_return() const {
    if (best_only_) return true;
    if (!graph_.is_group(start_)) {
        return sink_.wants({1, 0, graph_.candidates_beside(start_)});
    }
    const auto struck = std::ranges::count_if(graph_.weak(start_),
                                              [&](NodeId node) { return !graph_.is_group(node); });
    return sink_.wants({0, static_cast<std::size_t>(struck)});
}

// The nodes that hold since one of `off_` does not; then the next `off_`.
void ChainSearch::turn_on(std::uint32_t depth) {
    on_.clear();
    for (const NodeId off : off_) {
        for (const NodeId on : graph_.strong(off)) {
            Mark& mark = marks_[on];
            if (mark.on_round == round_) continue;
            mark.on_round = round_;
            mark.on_from = off;
            on_.push_back(on);
        }
    }
    off_.clear();
    for (const NodeId on : on_) {
        if (on != start_) {
            const std::size_t weak = graph_.weak(on).size();
            work_ += weak;
            if (lookout_.passed(weak)) return;
            for (const NodeId node : graph_.onward(on)) {
                Mark& mark = marks_[node];
                if (mark.off_round == round_) continue;
                mark.off_round = round_;
                mark.off_from = on;
                off_.push_back(node);
            }
        }
        if (marks_[on].end_round != round_) continue;
        --ends_left_;
        judge(on, depth);
    }
}

void ChainSearch::judge(NodeId end, std::uint32_t strong) {
    if (strong < rules_.min_strong) return;
    if (!is_loop() && end != start_ && !is_wanted(strong, {0, marks_[end].shared})) return;
    if (!trace(end)) return;
    if (lookout_.passed(path_.size() * graph_.weak(end).size())) return;
    conclude();
    if (is_wanted(strong, size_of(path_, conclusions_))) keep(strong);
}

bool ChainSearch::is_wanted(std::uint32_t strong, StepSize size) const {
    const std::size_t conclusions = size.placements + size.eliminations;
    if (conclusions == 0) return false;
    if (!best_only_) return sink_.wants(size);
    if (found_.empty()) return true;
    const Chain& best = found_.front();
    return strong < best.strong || (strong == best.strong && conclusions > best.conclusions.size());
}

// A chain that returns to a candidate places it.
bool ChainSearch::places(const std::vector<NodeId>& nodes) const {
    return nodes.front() == nodes.back() && !graph_.is_group(nodes.front());
}

StepSize ChainSearch::size_of(const std::vector<NodeId>& nodes,
                              const std::vector<NodeId>& conclusions) const {
    if (!places(nodes)) return {0, conclusions.size()};
    return {1, 0, graph_.candidates_beside(nodes.front())};
}

// The way from the start to `end`, if it makes a chain.
bool ChainSearch::trace(NodeId end) {
    path_.assign(1, end);
    bool has_group = graph_.is_group(end);
    for (NodeId node = end;;) {
        node = marks_[node].on_from;
        path_.push_back(node);
        has_group = has_group || graph_.is_group(node);
        if (node == start_) break;
        node = marks_[node].off_from;
        path_.push_back(node);
        has_group = has_group || graph_.is_group(node);
    }
    std::ranges::reverse(path_);
    return has_group == rules_.links.groups && !crosses_itself();
}

bool ChainSearch::crosses_itself() {
    bool crosses = false;
    const std::size_t last = path_.size() - 1;
    for (std::uint32_t i = 0; i <= last; ++i) {
        for (const Cell cell : graph_.cells(path_[i])) {
            const std::uint32_t before = place_of_cell_[cell];  // from 1
            const bool closes = i == last && before == 1 && (is_loop() || path_[0] == path_[last]);
            crosses = crosses || (before != 0 && before < i && !closes);
            place_of_cell_[cell] = i + 1;
        }
    }
    for (const NodeId node : path_) {
        for (const Cell cell : graph_.cells(node)) place_of_cell_[cell] = 0;
    }
    return crosses;
}

// What follows from `path_`: for a chain from its ends, for a loop from each of its weak links.
void ChainSearch::conclude() {
    conclusions_.clear();
    const std::size_t last = path_.size() - 1;
    if (path_[0] == path_[last]) {
        if (!graph_.is_group(path_[0])) {
            conclusions_.push_back(path_[0]);
        } else {
            for (const NodeId node : graph_.weak(path_[0])) {
                if (!graph_.is_group(node)) conclusions_.push_back(node);
            }
        }
    } else {
        add_shared(path_[last], path_[0]);
    }
    for (std::size_t i = 1; is_loop() && i < last; i += 2) add_shared(path_[i], path_[i + 1]);
    std::ranges::sort(conclusions_);
    conclusions_.erase(std::unique(conclusions_.begin(), conclusions_.end()), conclusions_.end());
}

void ChainSearch::add_shared(NodeId a, NodeId b) {
    ++shared_;
    for (const NodeId node : graph_.weak(a)) shared_round_[node] = shared_;
    for (const NodeId node : graph_.weak(b)) {
        if (shared_round_[node] == shared_ && !graph_.is_group(node)) conclusions_.push_back(node);
    }
}

void ChainSearch::keep(std::uint32_t strong) {
    if (best_only_) found_.clear();
    found_.push_back({strong, path_, conclusions_});
    normalise(found_.back().nodes);
}

// A chain starts with the lesser of its ends; a loop with the least of its nodes, and goes in the
// direction in which a strong link comes first.
void ChainSearch::normalise(std::vector<NodeId>& nodes) const {
    if (!is_loop()) {
        if (nodes.back() < nodes.front()) std::ranges::reverse(nodes);
        return;
    }
    const auto least = std::ranges::min_element(nodes);
    if ((least - nodes.begin()) % 2 != 0) std::ranges::reverse(nodes);
    std::rotate(nodes.begin(), std::ranges::min_element(nodes), nodes.end());
}

Step ChainSearch::step_of(const Chain& chain) const {
    ChainPattern pattern;
    pattern.loop = is_loop();
    const std::size_t count = chain.nodes.size();
    for (std::size_t i = 0; i < count; ++i) {
        const NodeId node = chain.nodes[i];
        const auto cells = graph_.cells(node);
        pattern.nodes.push_back({{cells.begin(), cells.end()}, graph_.digit(node)});
        if (i + 1 == count && !pattern.loop) break;
        const NodeId next = chain.nodes[(i + 1) % count];
        if (i % 2 == 0) {
            pattern.links.push_back({ChainLink::Kind::strong, graph_.strong_house(node, next)});
        } else {
            pattern.links.push_back({ChainLink::Kind::weak, graph_.weak_house(node, next)});
        }
    }
    Step step{rules_.technique, std::move(pattern), {}, {}};
    std::vector<Candidate>& conclusions = places(chain.nodes) ? step.placements : step.eliminations;
    for (const NodeId node : chain.conclusions) conclusions.push_back(graph_.candidate(node));
    return step;
}

}  // namespace sudokit::logic
