// What all forcing chains of Sudoku Explainer have in common: candidates that are assumed or
// deduced to be on or off, how chains are rated, and chains as reasons inside of other chains.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "rate/se/hint.hpp"

namespace sudokit::rate::se {

inline constexpr unsigned kCandidates = kCells * 9;
inline constexpr unsigned kKeys = kCandidates * 2;

/// A candidate: cell and digit.
using Candidate9 = std::uint16_t;
/// A candidate that is on or off: twice the candidate, and one more if it is on.
using Key = std::uint16_t;

[[nodiscard]] constexpr Candidate9 candidate(unsigned cell, unsigned digit) {
    return static_cast<Candidate9>(cell * 9 + digit);
}
[[nodiscard]] constexpr unsigned cell_of(Candidate9 candidate) { return candidate / 9U; }
[[nodiscard]] constexpr unsigned digit_of(Candidate9 candidate) { return candidate % 9U; }
[[nodiscard]] constexpr Key key_of(Candidate9 candidate, bool on) {
    return static_cast<Key>(candidate * 2U + (on ? 1U : 0U));
}
[[nodiscard]] constexpr bool is_on(Key key) { return (key & 1U) != 0; }
[[nodiscard]] constexpr Candidate9 candidate_of(Key key) {
    return static_cast<Candidate9>(key / 2U);
}

/// Why a candidate is on (the only one left) or off (another is on); houses by kind.
enum class Cause : std::uint8_t { block, row, column, cell, none };

[[nodiscard]] constexpr Cause house_cause(unsigned kind) { return static_cast<Cause>(kind); }

/// How the hints of a chain technique are ordered: the least comes first, and among equal ones the
/// one that was found first.
struct ChainRank {
    double difficulty = 0;
    unsigned complexity = 0;
    unsigned kind = 0;

    [[nodiscard]] friend bool operator<(const ChainRank& a, const ChainRank& b) {
        if (a.difficulty != b.difficulty) return a.difficulty < b.difficulty;
        if (a.complexity != b.complexity) return a.complexity < b.complexity;
        return a.kind < b.kind;
    }
};

/// What the length of a chain adds to its difficulty: a tenth for each of the thresholds
/// 4, 6, 8, 12, 16, 24, ... that its complexity less 2 exceeds.
[[nodiscard]] double length_difficulty(unsigned complexity);

/// A candidate of the chain that is on, and why: what was off before is a reason of that.
struct Event {
    Candidate9 candidate;
    Cause cause;
};

/// A hint of a chain technique that other chains use as a step.
struct ChainHint {
    ChainRank rank;
    std::uint32_t ordinal = 0;  ///< when it was found
    std::uint64_t hash = 0;     ///< of the removals
    Removals removals;
    /// The ends of its chains, as nodes of the search that found them, and why these chains began.
    std::array<std::uint32_t, 9> targets{};
    unsigned target_count = 0;
    Cause root = Cause::none;
    /// The candidates of its chains, from each target backwards, breadth first: two hints are the
    /// same reason if these are equal. A separator ends each chain.
    std::vector<Key> sequence;
    std::vector<Event> events;
};

inline constexpr Key kSeparator = kKeys;

/// The hints of a chain technique for other chains: of those that remove the same, only the first
/// in order counts.
class ChainHints {
  public:
    void clear();
    /// The hint with these removals, for the caller to fill in, if `rank` comes before what it was
    /// so far; else null. It is valid until the next call.
    [[nodiscard]] ChainHint* improve(const ChainRank& rank, const Removals& removals);
    /// Whether it would be given.
    [[nodiscard]] bool improves(const ChainRank& rank, const Removals& removals) const;

    /// All of them in order, until the next change.
    [[nodiscard]] std::span<ChainHint* const> sorted();

  private:
    static constexpr unsigned kBuckets = 512;
    [[nodiscard]] ChainHint* find(std::uint64_t hash, const Removals& removals) const;

    // Kept for their memory; `count_` are in use.
    std::vector<std::unique_ptr<ChainHint>> pool_;
    std::vector<std::uint32_t> next_;
    std::array<std::uint32_t, kBuckets> heads_{};  // 1 more than the number of the hint
    unsigned count_ = 0;
    std::uint32_t ordinal_ = 0;
    std::vector<ChainHint*> sorted_;
};

}  // namespace sudokit::rate::se
