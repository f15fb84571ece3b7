// Unit propagation with watched literals, which can be taken back: the trail of what was deduced,
// with the cause of each literal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/propagation.hpp"

#include "base/lookout.hpp"

namespace sudokit::model {

/// The place of a literal in arrays that have one for each: those of variable v are 2v and 2v + 1.
[[nodiscard]] constexpr std::size_t literal_index(Literal literal) {
    const auto variable = static_cast<std::size_t>(literal < 0 ? -literal : literal);
    return 2 * variable + static_cast<std::size_t>(literal < 0);
}

enum class CauseKind : std::uint8_t {
    clause,   ///< all its other literals are false
    assumed,  ///< the caller says so
    refuted   ///< by a test of the caller's
};

/// Why a literal is on the trail.
struct Cause {
    CauseKind kind = CauseKind::assumed;
    std::uint32_t index = 0;  ///< of the clause, or whatever the caller numbers
};

/// The state of unit propagation on a formula, which must outlive it.
///
/// A clause of three literals or more watches two of them that are not false, as long as it has
/// two and is not satisfied; only when one of these becomes false is the clause looked at. Clauses
/// of two literals are kept apart: they are most of a puzzle's formula, and watch both for ever.
class UnitPropagation {
  public:
    explicit UnitPropagation(const Formula& formula, const Deadline& deadline = {});

    /// Whether the deadline has passed: then nothing more is deduced.
    [[nodiscard]] bool stopped() const { return lookout_.seen(); }

    /// 1 if the literal is true, -1 if it is false, 0 while it is open.
    [[nodiscard]] int value(Literal literal) const {
        const int value = values_[static_cast<std::size_t>(std::abs(literal))];
        return literal > 0 ? value : -value;
    }

    /// Makes an open literal true; `propagate` draws the consequences.
    void set(Literal literal, Cause cause);

    /// To the fixpoint, or as far as there is time; false if a clause has no literal left. The
    /// clauses that are units in the formula are taken up by the first call.
    bool propagate();

    /// Forgets all but the first `size` literals of the trail. Units of the formula that were among
    /// the others are not taken up again.
    void undo(std::size_t size);

    /// The true literals, in the order in which they became so.
    [[nodiscard]] std::span<const Literal> trail() const { return trail_; }
    [[nodiscard]] const Cause& cause(Literal literal) const {
        return causes_[static_cast<std::size_t>(std::abs(literal))];
    }

    /// The clause without a literal left, once `propagate` has answered false.
    [[nodiscard]] std::size_t emptied() const { return emptied_; }

    [[nodiscard]] const Looks& looks() const { return looks_; }

  private:
    // A clause of three or more; the two that it watches stand first among its literals.
    struct Long {
        std::uint32_t clause;
        std::uint32_t begin;
        std::uint32_t end;
    };

    void count_pairs();
    void place_pairs();
    void place_long();
    void make_room_for_watchers();
    bool take_units();
    bool demand(Literal literal, std::uint32_t clause);
    bool visit_pairs(Literal gone);
    bool visit_long(Literal gone);
    bool watch_another(const Long& watcher, std::uint32_t number);

    const Formula& formula_;
    Lookout lookout_;
    std::vector<std::int16_t> values_;
    std::vector<Cause> causes_;
    std::vector<Literal> trail_;
    std::size_t next_ = 0;  // the first literal of the trail whose consequences are not drawn
    bool started_ = false;
    std::size_t emptied_ = 0;
    Looks looks_;

    // Clauses of two literals: those with literal l are pairs_[pair_ends_[i]..pair_ends_[i + 1]],
    // i = literal_index(l).
    std::vector<std::uint32_t> pair_ends_;
    std::vector<std::uint32_t> pairs_;

    std::vector<Long> long_;
    std::vector<Literal> long_literals_;
    std::vector<std::vector<std::uint32_t>> watchers_;  // by literal: numbers in long_
};

}  // namespace sudokit::model
