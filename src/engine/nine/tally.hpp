// Counting all solutions of a 9x9 puzzle without visiting them one by one, in depth: what
// breadth.inc has no room for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudokit/nine.hpp"

#include "engine/patience.hpp"

namespace sudokit::nine {

/// What was counted.
struct Tally {
    std::uint64_t count = 0;  ///< solutions, at most the limit
    std::uint64_t nodes = 0;  ///< choices tried; 0 if propagation alone was enough
    Stop stop = Stop::exhausted;

    bool operator==(const Tally&) const = default;
};

/// A sum that stays at the largest number once it would be more.
[[nodiscard]] inline std::uint64_t saturating_sum(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t sum = a + b;
    return sum < a ? ~std::uint64_t{0} : sum;
}

/// Counts solutions, one thread's worth. Keeps its working memory from one puzzle to the next: a
/// table that grows with the work to at most `kMaxEntries` entries of 24 bytes (48 MiB). What it
/// answers depends on the puzzle alone. Not for sharing between threads.
///
///     sudokit::nine::Tallier tallier;
///     const auto tally = tallier.count(marks, 0, {});
class Tallier {
  public:
    static constexpr std::size_t kMaxEntries = std::size_t{1} << 21;

    /// Counts the solutions of `marks` up to `limit` (0: all of them). Candidates that contradict
    /// each other are not an error: there is no solution then.
    ///
    /// `Stop::exhausted` says that the count is exact. `Stop::limit` says that there are at least
    /// as many solutions as the limit, or, without one, as a 64-bit number can say: the count is
    /// UINT64_MAX then. `Stop::deadline` says that there are at least as many as were counted, and
    /// so does `Stop::patience`, after that many nodes in which none was (0: never).
    [[nodiscard]] Tally count(const Marks& marks, std::uint64_t limit, const Deadline& deadline,
                              std::uint64_t patience = 0);

  private:
    struct State;

    /// What stands for a state in the table. Equal for equal states; different ones share a key
    /// with a chance of about 2^-128 a pair.
    struct Key {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        bool operator==(const Key&) const = default;
    };
    struct Entry {
        Key key;
        std::uint64_t count = 0;
    };

    [[nodiscard]] static State state_of(const Marks& marks);
    [[nodiscard]] static State in_good_order(const State& state);
    [[nodiscard]] Key key_of(const State& state) const;
    [[nodiscard]] std::uint64_t visit(const State& state, const Key& key, std::uint64_t wanted);
    [[nodiscard]] std::uint64_t try_each(const State& state, std::uint64_t wanted);
    [[nodiscard]] bool is_stopped(std::uint64_t count);
    void store(const Key& key, std::uint64_t count);
    void grow();

    std::vector<Entry> table_;
    std::size_t size_ = 0;          // how much of the table is in use for this puzzle: a power of 2
    std::size_t stored_ = 0;        // entries written since the table got this size
    std::uint64_t generation_ = 0;  // which puzzle this is, so that entries of others do not match
    std::uint64_t nodes_ = 0;
    std::uint64_t above_ = 0;  // solutions counted so far by the choices above the one under way
    const Deadline* deadline_ = nullptr;
    engine::Patience patience_{0};
    Stop stop_ = Stop::exhausted;
};

}  // namespace sudokit::nine
