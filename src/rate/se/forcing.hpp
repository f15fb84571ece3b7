// Forcing chains and bidirectional cycles without branches, as Sudoku Explainer finds them.
#pragma once

#include "rate/se/closure.hpp"
#include "rate/se/links.hpp"

namespace sudokit::rate::se {

/// Searches chains that lead from a candidate to its opposite, and cycles that lead back to it: by
/// one digit (X), through cells of two candidates (Y), and by both. Keeps its memory.
class ForcingChains {
  public:
    /// The first hint in order.
    bool find(const Position& position, Hint& hint);
    /// All of them, complete with their sequences and events.
    void find_all(const Position& position, ChainHints& hints);

  private:
    // A candidate that is on, put on by one that is off, put off by another that is on.
    struct Node {
        Candidate9 candidate;
        Candidate9 via;
        std::int16_t parent;
        Cause cause;         // why it is on
        Cause via_cause;     // why `via` is off
        std::uint8_t level;  // how many are on before
    };
    static constexpr std::int16_t kNone = -1;
    static constexpr Candidate9 kNothing = kCandidates;

    template <class Sink>
    void search(const Position& position, Sink& sink);
    template <class Sink>
    void search_from(Candidate9 source, LinkMode mode, Sink& sink);
    template <class Sink>
    [[nodiscard]] bool search_from_off(Candidate9 source, LinkMode mode, const Sink& sink);
    void begin();
    void push(const Node& node) {
        seen_[node.candidate] = stamp_;
        nodes_[node_count_++] = node;
    }
    // Where a stride leads from a node.
    [[nodiscard]] Node follow(std::size_t node, const Links::Stride& stride) const {
        return {stride.to,    stride.via,       static_cast<std::int16_t>(node),
                stride.cause, stride.via_cause, static_cast<std::uint8_t>(nodes_[node].level + 1)};
    }
    [[nodiscard]] bool is_ancestor(std::int16_t node, Candidate9 off) const;
    template <class Sink>
    void offer_cycle(const Node& last, LinkMode mode, Sink& sink);
    template <class Sink>
    void offer_chain(Candidate9 source, bool on, const Node& last, LinkMode mode, Sink& sink);
    [[nodiscard]] bool find_cycle_removals(const Node& last);
    void write_cycle(const Node& last, ChainHint& hint) const;
    void write_chain(Candidate9 source, bool on, const Node& last, ChainHint& hint) const;

    struct BestSink;
    struct AllSink;

    const Position* position_ = nullptr;
    Closure closure_;
    Links links_;
    std::array<Cells, 9> with_;
    std::array<Node, kCandidates> nodes_;  // each candidate once
    std::size_t node_count_ = 0;
    std::array<std::uint32_t, kCandidates> seen_{};
    std::uint32_t stamp_ = 0;
    Node chain_end_{};
    Removals removals_;
};

}  // namespace sudokit::rate::se
