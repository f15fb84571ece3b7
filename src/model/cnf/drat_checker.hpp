// The checker of proofs: clauses that come and go, and whether a clause follows from those there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/cnf.hpp"

namespace sudokit::model {

/// Clauses with unit propagation by watched literals. What propagation alone finds out is kept for
/// good: `remove` never takes back what it rests on.
///
/// Clauses lie one behind the other in `store_`, each as
///
///     size, negative once removed | next in its bucket | literals, the watched ones first
///
/// and are named by where they begin.
class DratChecker {
  public:
    enum class Why : std::uint8_t {
        propagation,  ///< the negation leads to a conflict (RUP)
        resolvents,   ///< the negation of each resolvent on the first literal does (RAT)
        neither
    };

    /// Adds a clause without asking whether it follows.
    void add(std::span<const Literal> literals);

    /// Takes a clause out again; false if there is none such.
    [[nodiscard]] bool remove(std::span<const Literal> literals);

    /// Whether a model remains, if there is one, when the clause is added.
    [[nodiscard]] Why follows(std::span<const Literal> literals);

    /// True once propagation has found that there is no model.
    [[nodiscard]] bool refuted() const { return refuted_; }

  private:
    using ClauseAt = std::uint32_t;

    struct Watch {
        ClauseAt clause;
        Literal other;  // if this one is true, the clause need not be looked at
    };

    static std::size_t index(Literal literal) {
        const auto variable = static_cast<std::size_t>(literal < 0 ? -literal : literal);
        return 2 * variable + (literal < 0 ? 1U : 0U);
    }

    [[nodiscard]] int value(Literal literal) const { return values_[index(literal)]; }
    [[nodiscard]] bool is_removed(ClauseAt clause) const { return store_[clause] < 0; }
    [[nodiscard]] std::span<Literal> literals_of(ClauseAt clause);

    void make_room(std::span<const Literal> literals);
    bool normalise(std::span<const Literal> literals);
    [[nodiscard]] std::size_t bucket_of(std::span<const Literal> literals) const;
    void enter(ClauseAt clause);
    void grow_buckets();
    [[nodiscard]] bool is_unit(std::span<const Literal> literals) const;
    void watch(ClauseAt clause);
    bool moves(Watch& watch, Literal gone);

    void assign(Literal literal);
    bool propagate();
    bool refutes(std::span<const Literal> literals, Literal except);
    void undo(std::size_t size);
    bool resolvents_follow(Literal pivot);

    std::vector<std::int32_t> store_;
    std::vector<ClauseAt> buckets_;
    std::size_t clauses_ = 0;
    std::vector<std::vector<Watch>> watches_;  // by literal
    std::vector<signed char> values_;          // by literal: 1 true, -1 false, 0 neither
    std::vector<Literal> trail_;
    std::size_t propagated_ = 0;
    std::vector<Literal> normal_;  // the clause at hand, sorted, without repetitions
    bool refuted_ = false;
};

}  // namespace sudokit::model
