// From a candidate that is on, the search goes breadth first: on to off by every link, off to on by
// links of two. Whoever leads back to the source closes a cycle; who excludes it ends a chain. From
// a candidate that is off it is the same, but only the chain counts.
#include "rate/se/forcing.hpp"

namespace sudokit::rate::se {
namespace {

unsigned mode_kind(LinkMode mode) { return mode == LinkMode::x ? 2 : mode == LinkMode::y ? 3 : 4; }

ChainRank forcing_rank(double base, LinkMode mode, unsigned complexity) {
    return {base + length_difficulty(complexity), complexity, mode_kind(mode)};
}

ChainRank cycle_rank(LinkMode mode, unsigned level) {
    return forcing_rank(mode == LinkMode::xy ? 7.0 : 6.5, mode, level * 2 + 2);
}

ChainRank chain_rank(LinkMode mode, unsigned complexity) {
    return forcing_rank(mode == LinkMode::xy ? 7.0 : 6.6, mode, complexity);
}

}  // namespace

struct ForcingChains::BestSink {
    Hint& hint;
    ChainRank best;
    bool found = false;

    [[nodiscard]] bool wants(const ChainRank& rank) const { return !found || rank < best; }
    // False if nothing that ends behind so many levels can be wanted.
    [[nodiscard]] bool wants_level(LinkMode mode, unsigned level) const {
        return wants(cycle_rank(mode, level));
    }
    template <class Write>
    void offer(const ChainRank& rank, const Removals& removals,
               const std::optional<Placement>& placement, const Write&) {
        if (!wants(rank)) return;
        found = true;
        best = rank;
        hint.difficulty = rank.difficulty;
        hint.removals = removals;
        hint.placement = placement;
        hint.sight = ForcingChain{};
    }
};

struct ForcingChains::AllSink {
    ChainHints& hints;

    [[nodiscard]] static bool wants(const ChainRank&) { return true; }
    [[nodiscard]] static bool wants_level(LinkMode, unsigned) { return true; }
    template <class Write>
    void offer(const ChainRank& rank, const Removals& removals, const std::optional<Placement>&,
               const Write& write) {
        if (ChainHint* hint = hints.improve(rank, removals)) write(*hint);
    }
};

bool ForcingChains::find(const Position& position, Hint& hint) {
    BestSink sink{hint, {}};
    search(position, sink);
    return sink.found;
}

void ForcingChains::find_all(const Position& position, ChainHints& hints) {
    hints.clear();
    AllSink sink{hints};
    search(position, sink);
}

template <class Sink>
void ForcingChains::search(const Position& position, Sink& sink) {
    position_ = &position;
    closure_.build(position);
    if (!closure_.has_chains()) return;
    std::array<Mask, kCells> sources{};
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (size(position.cell[cell]) < 2) continue;
        each(position.cell[cell], [&](unsigned digit) {
            const Candidate9 at = candidate(cell, digit);
            if (closure_.has_chain(at) || closure_.has_cycle(at)) sources[cell] |= bit(digit);
        });
    }
    links_.build(position);
    for (unsigned digit = 0; digit < 9; ++digit) with_[digit] = position.with(digit);
    for (const LinkMode mode : {LinkMode::x, LinkMode::y, LinkMode::xy}) {
        if (!sink.wants_level(mode, 1)) continue;
        for (unsigned cell = 0; cell < kCells; ++cell) {
            if (mode == LinkMode::y && size(position.cell[cell]) > 2) continue;
            each(sources[cell],
                 [&](unsigned digit) { search_from(candidate(cell, digit), mode, sink); });
        }
    }
}

void ForcingChains::begin() {
    node_count_ = 0;
    if (++stamp_ == 0) {
        seen_.fill(0);
        stamp_ = 1;
    }
}

bool ForcingChains::is_ancestor(std::int16_t node, Candidate9 off) const {
    for (; node != kNone; node = nodes_[static_cast<std::size_t>(node)].parent) {
        if (nodes_[static_cast<std::size_t>(node)].via == off) return true;
    }
    return false;
}

template <class Sink>
void ForcingChains::search_from(Candidate9 source, LinkMode mode, Sink& sink) {
    const unsigned source_cell = cell_of(source);
    const unsigned source_digit = digit_of(source);
    begin();
    push({source, kNothing, kNone, Cause::none, Cause::none, 0});
    bool chained = mode == LinkMode::y;  // chains take links by digit
    bool has_chain = false;
    for (std::size_t i = 0; i < node_count_; ++i) {
        const Node node = nodes_[i];
        if (!sink.wants_level(mode, std::max<unsigned>(node.level, 1))) break;
        const unsigned cell = cell_of(node.candidate);
        if (!chained && node.level > 0) {
            const bool excludes = digit_of(node.candidate) == source_digit
                                      ? kGeometry.sees[cell].has(source_cell)
                                      : mode == LinkMode::xy && cell == source_cell;
            if (excludes) {
                chained = has_chain = true;
                chain_end_ = {source,      kNothing,    static_cast<std::int16_t>(i),
                              Cause::none, Cause::none, node.level};
            }
        }
        for (const Links::Stride& stride : links_.strides(node.candidate, mode)) {
            if (stride.to != source && seen_[stride.to] == stamp_) continue;
            const Node next = follow(i, stride);
            if (stride.to != source) {
                push(next);
            } else if (!is_ancestor(next.parent, stride.via)) {  // not twice on one way
                offer_cycle(next, mode, sink);
            }
        }
    }
    if (has_chain) offer_chain(source, false, chain_end_, mode, sink);
    if (mode != LinkMode::y && closure_.has_chain(source) && search_from_off(source, mode, sink)) {
        offer_chain(source, true, chain_end_, mode, sink);
    }
}

// True if the source follows from its opposite; `chain_end_` is then the source.
template <class Sink>
bool ForcingChains::search_from_off(Candidate9 source, LinkMode mode, const Sink& sink) {
    begin();
    for (const Links::Link& strong : links_.strong(source, mode)) {
        push({strong.to, source, kNone, strong.cause, Cause::none, 0});
    }
    for (std::size_t i = 0; i < node_count_; ++i) {
        const Node node = nodes_[i];
        if (!sink.wants(chain_rank(mode, node.level * 2U + 4U))) break;
        for (const Links::Stride& stride : links_.strides(node.candidate, mode)) {
            if (stride.via == source) continue;
            if (stride.to == source) {
                chain_end_ = follow(i, stride);
                return true;
            }
            if (seen_[stride.to] != stamp_) push(follow(i, stride));
        }
    }
    return false;
}

// `last` is the source again. What sees a candidate that is on the one way round, and one that is
// on the other way round, goes.
template <class Sink>
void ForcingChains::offer_cycle(const Node& last, LinkMode mode, Sink& sink) {
    const ChainRank rank = cycle_rank(mode, last.level - 1U);
    if (!sink.wants(rank) || !find_cycle_removals(last)) return;
    sink.offer(rank, removals_, std::nullopt, [&](ChainHint& hint) { write_cycle(last, hint); });
}

bool ForcingChains::find_cycle_removals(const Node& last) {
    std::array<Cells, 9> forward{};
    std::array<Cells, 9> backward{};
    Cells cells;
    Mask digits = 0;
    Node node = last;
    for (;;) {
        const unsigned on = cell_of(node.candidate);
        const unsigned off = cell_of(node.via);
        cells.add(on);
        cells.add(off);
        forward[digit_of(node.candidate)] |= kGeometry.sees[on];
        backward[digit_of(node.via)] |= kGeometry.sees[off];
        digits |= bit(digit_of(node.candidate));
        node = nodes_[static_cast<std::size_t>(node.parent)];
        if (node.parent == kNone) break;
    }
    removals_.clear();
    Cells any;
    std::array<Mask, kCells> gone;
    each(digits, [&](unsigned digit) {
        const Cells victims = (forward[digit] & backward[digit] & with_[digit]) - cells;
        each(victims, [&](unsigned cell) {
            gone[cell] = any.has(cell) ? gone[cell] | bit(digit) : bit(digit);
            any.add(cell);
        });
    });
    each(any, [&](unsigned cell) { removals_.add(cell, gone[cell]); });
    return !removals_.empty();
}

// The second chain is the first one turned round: what was on is off, and the other way.
void ForcingChains::write_cycle(const Node& last, ChainHint& hint) const {
    std::vector<Node> nodes;
    Node node = last;
    while (node.via != kNothing) {
        nodes.push_back(node);
        node = nodes_[static_cast<std::size_t>(node.parent)];
    }
    for (const Node& one : nodes) {
        hint.sequence.push_back(key_of(one.candidate, true));
        hint.sequence.push_back(key_of(one.via, false));
        hint.events.push_back({one.candidate, one.cause});
    }
    hint.sequence.push_back(kSeparator);
    hint.sequence.push_back(key_of(last.candidate, false));
    for (std::size_t i = nodes.size(); i-- > 0;) {
        hint.sequence.push_back(key_of(nodes[i].via, true));
        hint.events.push_back({nodes[i].via, nodes[i].via_cause});
        if (i > 0) hint.sequence.push_back(key_of(nodes[i].candidate, false));
    }
    hint.sequence.push_back(kSeparator);
}

template <class Sink>
void ForcingChains::offer_chain(Candidate9 source, bool on, const Node& last, LinkMode mode,
                                Sink& sink) {
    // On: off, on, off, ..., on. Off: on, off, ..., on, off.
    const ChainRank rank = chain_rank(mode, last.level * 2U + 2U);
    if (!sink.wants(rank)) return;
    const unsigned cell = cell_of(source);
    const unsigned digit = digit_of(source);
    removals_.clear();
    std::optional<Placement> placement;
    if (on) {
        removals_.add(cell, without(position_->cell[cell], bit(digit)));
        placement = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)};
    } else {
        removals_.add(cell, bit(digit));
    }
    sink.offer(rank, removals_, placement,
               [&](ChainHint& hint) { write_chain(source, on, last, hint); });
}

void ForcingChains::write_chain(Candidate9 source, bool on, const Node& last,
                                ChainHint& hint) const {
    hint.sequence.push_back(key_of(source, on));
    Node node = last;
    if (on) {
        hint.events.push_back({node.candidate, node.cause});
        hint.sequence.push_back(key_of(node.via, false));
    }
    for (std::int16_t i = last.parent; i != kNone; i = node.parent) {
        node = nodes_[static_cast<std::size_t>(i)];
        hint.sequence.push_back(key_of(node.candidate, true));
        if (node.via == kNothing) break;
        hint.events.push_back({node.candidate, node.cause});
        hint.sequence.push_back(key_of(node.via, false));
    }
    hint.sequence.push_back(kSeparator);
}

}  // namespace sudokit::rate::se
