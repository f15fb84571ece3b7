// The candidates of a position by number, in groups of which one is on; and sets of what follows
// from each.
#pragma once

#include "engine/nine/target.hpp"
#include "rate/se/chain.hpp"

namespace sudokit::rate::se {

/// The candidates of a cell, or the places of a digit in a house, wherever there are two at least.
/// Candidates that are in some group have a number.
class Groups {
  public:
    static constexpr std::uint16_t kNone = 0xFFFF;
    static constexpr unsigned kMost = kCells + kHouses * 9;

    struct Group {
        std::array<std::uint16_t, 9> members;
        unsigned count;
    };

    /// A set of groups, of whole vectors.
    using Set = std::array<std::uint64_t, (kMost + 255) / 256 * 4>;

    void build(const Position& position);

    /// How many candidates have a number.
    [[nodiscard]] unsigned candidates() const { return candidates_; }
    /// How many groups there are.
    [[nodiscard]] unsigned size() const { return size_; }
    [[nodiscard]] const Group& operator[](unsigned group) const { return groups_[group]; }
    /// The number of a candidate; kNone if it has none.
    [[nodiscard]] std::uint16_t number(Candidate9 candidate) const { return number_[candidate]; }
    /// Another candidate with which it is alone in a group; or kNone.
    [[nodiscard]] std::uint16_t partner(unsigned number) const { return partner_[number]; }
    /// The groups that it is in.
    [[nodiscard]] std::span<const std::uint16_t> of(unsigned number) const {
        return {groups_of_[number].data(), group_count_of_[number]};
    }
    [[nodiscard]] const Set& set_of(unsigned number) const { return set_of_[number]; }
    /// All of them.
    [[nodiscard]] Set all() const {
        Set out{};
        for (unsigned group = 0; group < size_; ++group) {
            out[group / 64] |= std::uint64_t{1} << (group % 64);
        }
        return out;
    }

  private:
    void add_member(Group& group, Candidate9 candidate);
    void close_group();

    unsigned candidates_ = 0;
    unsigned size_ = 0;
    std::array<std::uint16_t, kCandidates> number_{};
    std::array<std::uint16_t, kCandidates> partner_{};
    std::array<std::array<std::uint16_t, 4>, kCandidates> groups_of_{};
    std::array<std::uint8_t, kCandidates> group_count_of_{};
    std::array<Set, kCandidates> set_of_;
    std::array<Group, kMost> groups_;
};

/// Turns a square of bits over: bit j of word i becomes bit i of word j. Also of vectors of words,
/// each word of them for itself.
template <class Word>
SUDOKIT_INLINE void transpose(std::array<Word, 64>& square) {
    std::uint64_t mask = 0x00000000FFFFFFFFU;
    for (unsigned width = 32; width != 0; width /= 2, mask ^= mask << width) {
        for (unsigned i = 0; i < 64; i = (i + width + 1) & ~width) {
            const Word swap = ((square[i] >> width) ^ square[i + width]) & mask;
            square[i] ^= swap << width;
            square[i + width] ^= swap;
        }
    }
}

/// What follows from candidates' being on or off, as sets by number; or what follows at most.
///
/// Only candidates that have a number may be asked for.
class Conclusions {
  public:
    static constexpr unsigned kWords = 12;
    using Row = std::array<std::uint64_t, kWords>;
    struct Sets {
        Row on;
        Row off;
    };

    /// False if it leads to no contradiction.
    [[nodiscard]] bool may_contradict(Key key) const {
        const unsigned i = source(key);
        return i != Groups::kNone && contradicts[i];
    }
    /// What follows from it, if there is no contradiction. If nothing does, it is empty.
    [[nodiscard]] const Sets& sets(Key key) const {
        static constexpr Sets kEmpty{};
        const unsigned i = source(key);
        return i == Groups::kNone ? kEmpty : all_sets[i];
    }
    [[nodiscard]] unsigned number(Candidate9 candidate) const { return groups.number(candidate); }
    /// The words of sets that are in use.
    [[nodiscard]] unsigned words() const { return (groups.candidates() + 63) / 64; }

  protected:
    // Where the sets of an assumption are: of a candidate that is on, at its number.
    [[nodiscard]] unsigned source(Key key) const {
        const unsigned i = groups.number(candidate_of(key));
        return is_on(key) ? i : off_sources[i];
    }

    Groups groups;
    std::array<std::uint16_t, kCandidates> off_sources{};
    std::vector<Sets> all_sets = std::vector<Sets>(kKeys);
    std::array<bool, kKeys> contradicts{};
};

}  // namespace sudokit::rate::se
