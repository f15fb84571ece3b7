// Unit propagation on lists of clauses, in the three functions that one would write first.
#include <algorithm>

#include "sudokit/propagation.hpp"

namespace sudokit {
namespace {

// The literal of the first clause that has no other.
std::optional<Literal> find_unit(const Formula& formula, Rewriting& counts) {
    for (std::size_t clause = 0; clause < formula.clause_count(); ++clause) {
        const auto literals = formula.literals(clause);
        ++counts.looks.clauses;
        if (literals.size() == 1) return literals[0];
    }
    return std::nullopt;
}

// The formula given that `literal` holds: clauses with it are satisfied, and its negation is no
// help to the others.
Formula simplified(const Formula& formula, Literal literal, Rewriting& counts) {
    Formula out;
    out.reserve_variables(formula.variable_count());
    std::vector<Literal> rest;
    for (std::size_t clause = 0; clause < formula.clause_count(); ++clause) {
        const auto literals = formula.literals(clause);
        ++counts.looks.clauses;
        counts.looks.literals += literals.size();
        if (std::ranges::find(literals, literal) != literals.end()) {
            ++counts.clauses_dropped;
            continue;
        }
        rest.clear();
        std::ranges::remove_copy(literals, std::back_inserter(rest), -literal);
        counts.literals_dropped += literals.size() - rest.size();
        out.add(rest);
    }
    return out;
}

bool has_empty_clause(const Formula& formula) {
    for (std::size_t clause = 0; clause < formula.clause_count(); ++clause) {
        if (formula.literals(clause).empty()) return true;
    }
    return false;
}

}  // namespace

Rewriting propagate_by_rewriting(const Formula& formula) {
    Rewriting result;
    result.left = formula;
    result.contradiction = has_empty_clause(formula);
    while (!result.contradiction) {
        const auto unit = find_unit(result.left, result);
        if (!unit) return result;
        ++result.rounds;
        result.fixed.push_back(*unit);
        result.left = simplified(result.left, *unit, result);
        result.contradiction = has_empty_clause(result.left);
    }
    result.left = Formula();
    result.left.reserve_variables(formula.variable_count());
    result.left.add(Clause{});
    return result;
}

}  // namespace sudokit
