// Where clauses are put together on their way to a sink: cut to the length that is wanted, with
// fresh variables as they are needed.
#pragma once

#include <initializer_list>

#include "sudokit/cnf.hpp"

namespace sudokit::model {

/// Turns constraints of a formula into clauses.
class ClauseBuilder {
  public:
    /// Fresh variables are numbered after `variables`.
    ClauseBuilder(const CnfOptions& options, Variable variables, ClauseSink sink)
        : options_(options), variables_(variables), sink_(sink) {}

    /// What the clauses to come are about.
    void about(Family family, std::uint32_t place, Digit digit);

    void clause(std::span<const Literal> literals);
    void clause(std::initializer_list<Literal> literals) {
        clause(std::span<const Literal>(literals.begin(), literals.size()));
    }

    /// At most one of `literals`, in the way that the options ask for.
    void at_most_one(std::span<const Literal> literals);

    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] Variable variables() const { return variables_; }

    /// A variable that is not in use yet.
    Variable fresh() { return ++variables_; }

  private:
    void emit(std::span<const Literal> literals);
    void split(std::span<const Literal> literals);
    void pairwise(std::span<const Literal> literals);
    void product(std::span<const Literal> literals);
    void ladder(std::span<const Literal> literals);
    void commander(std::span<const Literal> literals);

    const CnfOptions& options_;
    Variable variables_;
    ClauseSink sink_;
    Clause about_;
    bool stopped_ = false;
};

}  // namespace sudokit::model
