// Small random formulas and their models by truth table, for tests of solvers.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/rng.hpp"

#include "backend/sat_solver.hpp"

namespace sudokit::backend {

using Clauses = std::vector<std::vector<Literal>>;

/// A clause of 1 to `longest` different variables out of 1..`variables`.
inline std::vector<Literal> random_clause(Variable variables, std::uint64_t longest, Rng& rng) {
    std::vector<Variable> all;
    for (Variable variable = 1; variable <= variables; ++variable) all.push_back(variable);
    rng.shuffle(all);
    all.resize(1 + rng.below(longest));
    for (Literal& literal : all) {
        if (rng.below(2) == 0) literal = -literal;
    }
    return all;
}

/// True if assignment `row` of the truth table (bit i: variable i + 1) makes every clause true.
inline bool is_model(const Clauses& clauses, std::uint32_t row) {
    for (const auto& clause : clauses) {
        bool holds = false;
        for (const Literal literal : clause) {
            const bool value = (row >> (literal > 0 ? literal - 1 : -literal - 1) & 1U) != 0;
            holds = holds || value == (literal > 0);
        }
        if (!holds) return false;
    }
    return true;
}

inline std::uint64_t count_models(const Clauses& clauses, Variable variables) {
    std::uint64_t models = 0;
    for (std::uint32_t row = 0; row < 1U << variables; ++row) {
        models += is_model(clauses, row) ? 1U : 0U;
    }
    return models;
}

/// The model of `solver` as a row of the truth table.
inline std::uint32_t model_of(const SatSolver& solver, Variable variables) {
    std::uint32_t row = 0;
    for (Variable variable = 1; variable <= variables; ++variable) {
        if (solver.value(variable)) row |= 1U << (variable - 1);
    }
    return row;
}

/// The clause that only `row` makes false.
inline std::vector<Literal> excluding(std::uint32_t row, Variable variables) {
    std::vector<Literal> clause;
    for (Variable variable = 1; variable <= variables; ++variable) {
        clause.push_back((row >> (variable - 1) & 1U) != 0 ? -variable : variable);
    }
    return clause;
}

}  // namespace sudokit::backend
