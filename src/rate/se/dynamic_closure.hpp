// All that follows from candidates when what is off is gone, for all of them at once: it says where
// dynamic chains have nothing to find.
#pragma once

#include "rate/se/chain.hpp"

namespace sudokit::rate::se {

/// What follows from each candidate's being on or off, as sets, in dynamic chains without
/// techniques. The order in which things follow does not matter unless there is a contradiction.
///
/// Only candidates that have another in their cell, or another place of their digit in a house, may
/// be asked for.
class DynamicClosure {
  public:
    static constexpr unsigned kWords = 12;
    /// A set of candidates by `number`.
    using Row = std::array<std::uint64_t, kWords>;
    struct Sets {
        Row on;
        Row off;
    };

    void build(const Position& position);

    /// True if it leads to a contradiction. What it leads to before is not known here.
    [[nodiscard]] bool has_contradiction(Key key) const {
        const unsigned i = source(key);
        return i != kNone && bad_[i];
    }
    /// What follows from it, if there is no contradiction. If nothing does, it is empty.
    [[nodiscard]] const Sets& sets(Key key) const {
        static constexpr Sets kEmpty{};
        const unsigned i = source(key);
        return i == kNone ? kEmpty : sets_[i];
    }
    [[nodiscard]] unsigned number(Candidate9 candidate) const { return number_[candidate]; }
    /// The words of sets that are in use.
    [[nodiscard]] unsigned words() const { return words_; }

  private:
    static constexpr std::uint16_t kNone = 0xFFFF;
    static constexpr unsigned kGroups = kCells + kHouses * 9;

    // The candidates of a cell, or of a digit in a house: one of them is on.
    struct Group {
        std::array<std::uint16_t, 9> members;
        unsigned count;
    };
    // Assumptions side by side, a bit each.
    using Lanes [[gnu::vector_size(32)]] = std::uint64_t;
    static constexpr unsigned kLanes = 256;

    void add_groups(const Position& position);
    void add_member(Group& group, Candidate9 candidate);
    void close_group();
    void follow(unsigned begin);
    template <class Changed>
    void settle(const Group& group, const Changed& changed);
    void write(unsigned begin, unsigned end);

    // From a candidate that is off follows what follows from the other of its cell or house being
    // on, if there is just one; else nothing.
    [[nodiscard]] unsigned source(Key key) const {
        const unsigned i = number_[candidate_of(key)];
        return is_on(key) ? i : partner_[i];
    }

    unsigned count_ = 0;  // candidates
    unsigned words_ = 0;
    std::array<std::uint16_t, kCandidates> number_{};
    std::array<std::uint16_t, kCandidates> partner_{};
    std::array<std::array<std::uint16_t, 4>, kCandidates> groups_of_{};
    std::array<std::uint8_t, kCandidates> group_count_of_{};
    std::array<Group, kGroups> groups_;
    unsigned group_count_ = 0;
    // Under which assumptions a candidate is on and off, and which lead to contradictions.
    std::array<Lanes, kCandidates> lanes_on_;
    std::array<Lanes, kCandidates> lanes_off_;
    Lanes bad_lanes_{};
    std::array<bool, kCandidates> bad_{};
    std::array<Sets, kCandidates> sets_;
};

}  // namespace sudokit::rate::se
