// What follows from a formula without search: unit propagation, and failed literals nested to any
// depth.
//
//     const Cnf cnf(puzzle);
//     const Formula formula(cnf);
//     const Propagation propagation = propagate(formula, {.depth = 1});
//     filled_digits(cnf, propagation);       // the grid, as far as it goes
//     formula_left(formula, propagation);    // what is still to be satisfied
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/formula.hpp"
#include "sudokit/message.hpp"
#include "sudokit/wording.hpp"

namespace sudokit {

/// How often clauses and literals were looked at: what an algorithm costs, on any machine.
struct Looks {
    std::uint64_t clauses = 0;
    std::uint64_t literals = 0;

    bool operator==(const Looks&) const = default;
};

/// Every other literal of this clause of the formula is false.
struct MadeUnit {
    std::size_t clause = 0;
};

/// Assumed, to see what follows.
struct Assumed {};

struct Deduction;

/// The opposite was assumed, and a clause had no literal left.
struct Refuted {
    std::size_t clause = 0;             ///< the one that had none left
    std::vector<Deduction> derivation;  ///< from the assumption on, only what leads there
    std::vector<Literal> rests_on;      ///< what it uses of what was known before
};

/// A literal that holds, and why.
struct Deduction {
    Literal literal = 0;
    std::variant<MadeUnit, Assumed, Refuted> reason;
};

enum class PropagationState : std::uint8_t {
    solved,  ///< every clause is satisfied
    open,
    contradiction  ///< some clause cannot be
};

struct PropagationOptions {
    /// 0: unit propagation. 1: failed literals too. d: failed literals whose tests themselves use
    /// failed literals, to depth d - 1.
    std::uint32_t depth = 0;
    /// Whether to keep the derivations of failed literals; without, they are empty.
    bool derivations = false;
    Deadline deadline = {};
    /// Of unit propagation: stop after so many literals, each a round in which the formula is
    /// simplified by one unit; 0: go on to the end.
    std::uint64_t rounds = 0;
};

/// What was deduced.
struct Propagation {
    PropagationState state = PropagationState::open;
    bool stopped = false;                ///< by the deadline: more might follow
    bool cut = false;                    ///< after as many rounds as were asked for: more follows
    std::vector<Deduction> deductions;   ///< in the order in which they were made
    std::optional<std::size_t> emptied;  ///< on a contradiction: the clause without literals left
    Looks looks;
};

/// The word that programs read for how it ended: open, solved, none or unknown.
[[nodiscard]] std::string_view propagation_word(const Propagation& propagation);

/// Unit propagation to the fixpoint with two watched literals per clause (Moskewicz and others
/// 2001), and at greater depths failed literals to the fixpoint: whatever literal leads to a
/// contradiction when it is assumed is false. Without a contradiction, which literals are deduced
/// does not depend on the order of the clauses.
[[nodiscard]] Propagation propagate(const Formula& formula, const PropagationOptions& options = {});

/// The formula that is left: without the clauses that hold a true literal, and without false
/// literals. After a contradiction, it is the empty clause.
[[nodiscard]] Formula formula_left(const Formula& formula, const Propagation& propagation);

/// The same, but nothing if the deadline passes while millions of clauses are gone through. Smaller
/// formulas take no time, and are there even if it has passed before.
[[nodiscard]] std::optional<Formula> formula_left(const Formula& formula,
                                                  const Propagation& propagation,
                                                  const Deadline& deadline);

/// The deductions that `literal` rests on, itself at the end; empty if it was not deduced. For
/// failed literals, `propagate` must have kept the derivations.
[[nodiscard]] std::vector<Deduction> deductions_behind(const Formula& formula,
                                                       const Propagation& propagation,
                                                       Literal literal);

/// The digit in every cell that has a given or that the deduced literals fill, and 0 elsewhere.
[[nodiscard]] std::vector<std::uint8_t> filled_digits(const Cnf& cnf,
                                                      const Propagation& propagation);

/// The digits of every cell that are not ruled out.
[[nodiscard]] std::vector<DigitSet> candidates_left(const Cnf& cnf, const Propagation& propagation);

/// The answer about one literal.
struct Probe {
    /// 1: assuming that it is false leads to a contradiction, so it is true. -1: the other way
    /// round. 0: neither does. Where both lead to one, 1, and there is `opposite`.
    int value = 0;
    bool stopped = false;                ///< by the deadline, before an answer was found
    std::optional<Deduction> deduction;  ///< the literal that follows, `Refuted` its opposite
    std::optional<Deduction> opposite;   ///< follows as well: the formula has no model

    [[nodiscard]] bool contradiction() const { return opposite.has_value(); }
};

/// Tries a literal of the formula, of the variables 1 to `variable_count()`, both ways. With a
/// depth of 1 tests are by unit propagation, with d by failed literals to depth d - 1; 0 stands for
/// 1. The derivations, if they are kept, use nothing that they do not tell.
[[nodiscard]] Probe probe(const Formula& formula, Literal literal,
                          const PropagationOptions& options = {});

/// Unit propagation as one does it by hand.
struct Rewriting {
    std::vector<Literal> fixed;  ///< in the order in which they were found
    Formula left;                ///< after a contradiction, the empty clause
    bool contradiction = false;
    bool stopped = false;  ///< by the deadline: the figures are those until then, nothing is `left`

    std::uint64_t rounds = 0;  ///< units found, each followed by a rewriting of the whole formula
    Looks looks;
    std::uint64_t clauses_dropped = 0;
    std::uint64_t literals_dropped = 0;
};

/// Unit propagation by rewriting the list of clauses for each unit: looks for a clause of one
/// literal from the beginning, drops the clauses that hold it and its negation from the others, and
/// begins again. Takes quadratic time; here to be read and compared. The result is that of
/// `propagate`.
[[nodiscard]] Rewriting propagate_by_rewriting(const Formula& formula,
                                               const Deadline& deadline = {});

/// "r1c8 = 7", or "r1c8 is not 7".
[[nodiscard]] std::string literal_words(const Cnf& cnf, Literal literal, const Wording& wording);

/// Why `clause` leaves nothing but `literal`: "row 1: 7 has only column 8 left".
[[nodiscard]] std::string reason_words(const Cnf& cnf, const Clause& clause, Literal literal,
                                       const Wording& wording);

/// What it means that nothing is left of `clause`: "row 1 has no place for 7".
[[nodiscard]] std::string contradiction_words(const Cnf& cnf, const Clause& clause,
                                              const Wording& wording);

/// One line, without line end: "r1c8 = 7 (row 1: 7 has only column 8 left)". The derivation of a
/// failed literal is not in it. `formula` is that of `cnf`.
[[nodiscard]] std::string deduction_words(const Cnf& cnf, const Formula& formula,
                                          const Deduction& deduction, const Wording& wording);

}  // namespace sudokit
