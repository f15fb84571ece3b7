// All that follows from candidates by links of a position alone, for all of them at once: it says
// where chains that do not branch, and multiple chains, have nothing to find.
#pragma once

#include "rate/se/chain.hpp"

namespace sudokit::rate::se {

/// What follows from each candidate's being on, as sets: the closure of "on puts off, off puts on"
/// without removing anything.
class Closure {
  public:
    void build(const Position& position);

    /// True if some candidate leads to a contradiction. Techniques that stop there may then know
    /// less than what follows.
    [[nodiscard]] bool has_contradiction() const { return has_contradiction_; }
    /// True if from `candidate` on its opposite follows, or from its being off that it is on.
    [[nodiscard]] bool has_chain(Candidate9 candidate) const;
    /// True if there are chains, or cycles that remove something: what they remove would, if it
    /// were on, follow round the cycle to its opposite.
    [[nodiscard]] bool has_chains() const;
    /// True if it leads back to itself.
    [[nodiscard]] bool has_cycle(Candidate9 candidate) const;
    /// True if something on or off follows from all these candidates.
    [[nodiscard]] bool have_common(const Candidate9* candidates, unsigned count) const;

  private:
    static constexpr unsigned kWords = 12;
    using Row = std::array<std::uint64_t, kWords>;

    void add_links(const Position& position);
    void link(const std::uint16_t* group, unsigned count);
    void visit(unsigned node);
    void take_over(unsigned component, unsigned member);

    [[nodiscard]] static bool has(const Row& row, unsigned i) {
        return (row[i / 64] >> (i % 64) & 1U) != 0;
    }

    unsigned count_ = 0;  // candidates
    unsigned words_ = 0;  // that their sets take
    std::array<std::uint16_t, kCandidates> number_{};
    std::array<Candidate9, kCandidates> candidate_{};
    std::array<Row, kCandidates> weak_;
    std::array<std::array<std::uint16_t, 4>, kCandidates> strong_;
    std::array<std::uint8_t, kCandidates> strong_count_{};
    Row has_strong_{};

    // Strong components of "on puts on", in Tarjan's order, with what follows from each.
    std::array<std::uint16_t, kCandidates> component_{};
    std::array<std::uint16_t, kCandidates> component_size_{};
    std::array<Row, kCandidates> on_;
    std::array<Row, kCandidates> off_;
    unsigned components_ = 0;
    bool has_contradiction_ = false;
    std::array<std::uint16_t, kCandidates> index_{};
    std::array<std::uint16_t, kCandidates> low_{};
    std::array<std::uint16_t, kCandidates> stack_{};
    unsigned stack_size_ = 0;
    std::uint16_t next_index_ = 0;
};

}  // namespace sudokit::rate::se
