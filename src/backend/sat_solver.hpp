// The interface behind which every solver of formulas lives: ours, linked ones, outside programs.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "sudokit/cnf.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/result.hpp"

namespace sudokit::backend {

/// What a solver says of a formula.
enum class SatAnswer : std::uint8_t {
    satisfiable,
    unsatisfiable,
    stopped  ///< the deadline passed first
};

/// What the search took; 0 where a solver does not tell.
struct SatStatistics {
    std::uint64_t decisions = 0;
    std::uint64_t propagations = 0;  ///< literals that followed from others
    std::uint64_t conflicts = 0;
};

/// A formula that grows clause by clause, and a way of finding models of it. Not for sharing
/// between threads.
class SatSolver {
  public:
    SatSolver() = default;
    SatSolver(const SatSolver&) = delete;
    SatSolver& operator=(const SatSolver&) = delete;
    virtual ~SatSolver() = default;

    /// Adds a clause, whose variables are different. The empty one makes the formula
    /// unsatisfiable. Allowed at any time, also after an answer.
    virtual void add(std::span<const Literal> clause) = 0;

    /// Looks for a model of all clauses so far. Fails if the solver itself does.
    virtual Result<SatAnswer> solve(const Deadline& deadline) = 0;

    /// The value of `variable` in the model; only right after the answer `satisfiable`. Variables
    /// that the model says nothing of are false.
    [[nodiscard]] virtual bool value(Variable variable) const = 0;

    /// Of all searches so far.
    [[nodiscard]] virtual SatStatistics statistics() const = 0;
};

/// Makes a solver with an empty formula, or says why it cannot.
using SatSolverMaker = std::function<Result<std::unique_ptr<SatSolver>>()>;

}  // namespace sudokit::backend
