// Checking of DRAT proofs, by code that shares nothing with any solver: formulas in DIMACS form,
// proofs in text or binary form.
//
//     DratFormula formula;
//     const auto read = read_formula(dimacs, [&](std::size_t, std::span<const Literal> clause) {
//         formula.clauses.add(clause);
//         return true;
//     });
//     if (read) formula.variables = *read;
//     check_drat(formula, proof).verdict == DratVerdict::verified;  // it has no model
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sudokit/cnf.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/result.hpp"

namespace sudokit {

/// Clauses one behind the other in one piece of memory.
class ClauseList {
  public:
    void add(std::span<const Literal> literals) {
        literals_.insert(literals_.end(), literals.begin(), literals.end());
        ends_.push_back(literals_.size());
    }

    [[nodiscard]] std::size_t size() const { return ends_.size(); }
    [[nodiscard]] std::size_t literal_count() const { return literals_.size(); }
    [[nodiscard]] std::span<const Literal> operator[](std::size_t index) const {
        SUDOKIT_EXPECT(index < ends_.size());
        const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
        return std::span(literals_).subspan(begin, ends_[index] - begin);
    }

  private:
    std::vector<Literal> literals_;
    std::vector<std::size_t> ends_;
};

/// A formula that somebody else wrote. Its literals are in 1..`variables`, of either sign.
struct DratFormula {
    Variable variables = 0;
    ClauseList clauses = {};
};

/// The most variables that a formula may have here.
inline constexpr Variable kMostVariables = Variable{1} << 24;

/// Called with the line, from 1, on which a clause begins, and its literals, which last as long as
/// the call; answers whether to go on.
using FormulaSink = FunctionRef<bool(std::size_t line, std::span<const Literal> literals)>;

/// Reads a formula in DIMACS form, clause by clause, and returns its number of variables. Fails
/// with the line where the text is not what the form or its own header line says. A sink that says
/// no ends the reading; then the number of clauses is not checked. Once the deadline has passed the
/// text seems to end, and what comes back means nothing.
[[nodiscard]] Result<Variable> read_formula(std::string_view text, FormulaSink sink,
                                            Deadline deadline = {});

enum class DratVerdict : std::uint8_t {
    verified,  ///< the formula has no model
    rejected,  ///< the proof is none: it says nothing about the formula
    stopped    ///< the deadline passed first
};

/// What became of a proof.
struct DratOutcome {
    DratVerdict verdict = DratVerdict::rejected;
    Message reason = {};          ///< why it was rejected
    std::size_t line = 0;         ///< of the step at fault, from 1; 0 in a binary proof
    std::uint64_t steps = 0;      ///< read, the one at fault among them
    std::uint64_t additions = 0;  ///< clauses that were found to follow, up to the empty one
    std::uint64_t rat = 0;        ///< of these, by resolution asymmetry and not by propagation
    std::uint64_t deletions = 0;
};

/// Checks that `proof` derives the empty clause from `formula`, step by step from the first; a
/// formula that has the empty clause itself needs no steps.
///
/// A clause may be added if assuming its negation leads to a conflict by unit propagation (RUP), or
/// if on its first literal that holds for each of its resolvents (RAT). A deletion must name a
/// clause that is there; it is passed over if the clause is unit under what is known by then, as
/// usual with checkers and proofs of this kind (Heule, Hunt and Wetzler 2014). Clauses are sets:
/// repeated literals count once, and those that hold a literal and its negation are ignored.
/// Steps behind the empty clause are read and have no effect. A proof may bring fresh variables,
/// numbered on from those of the formula. Proofs that hold a zero byte are binary ones.
[[nodiscard]] DratOutcome check_drat(const DratFormula& formula, std::string_view proof,
                                     Deadline deadline = {});

}  // namespace sudokit
