// Unit propagation on lists of clauses, in the three functions that one would write first.
#include <algorithm>
#include <utility>

#include "sudokit/propagation.hpp"

#include "base/lookout.hpp"

namespace sudokit {
namespace {

constexpr std::uint64_t kClausesToRewriteBetweenLooks = 10'000;

// The literal of the first clause that has no other.
std::optional<Literal> find_unit(const Formula& formula, Lookout& lookout, Rewriting& counts) {
    for (std::size_t clause = 0; clause < formula.clause_count() && !lookout.passed(); ++clause) {
        const auto literals = formula.literals(clause);
        ++counts.looks.clauses;
        if (literals.size() == 1) return literals[0];
    }
    return std::nullopt;
}

// The formula given that `literal` holds: clauses with it are satisfied, and its negation is no
// help to the others.
Formula simplified(const Formula& formula, Literal literal, Lookout& lookout, Rewriting& counts) {
    Formula out;
    out.reserve_variables(formula.variable_count());
    std::vector<Literal> rest;
    for (std::size_t clause = 0; clause < formula.clause_count() && !lookout.passed(); ++clause) {
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

bool has_empty_clause(const Formula& formula, Lookout& lookout) {
    for (std::size_t clause = 0; clause < formula.clause_count() && !lookout.passed(); ++clause) {
        if (formula.literals(clause).empty()) return true;
    }
    return false;
}

}  // namespace

Rewriting propagate_by_rewriting(const Formula& formula, const Deadline& deadline) {
    Rewriting result;
    Lookout lookout(deadline, kClausesToRewriteBetweenLooks);
    const Formula* now = &formula;
    result.contradiction = has_empty_clause(formula, lookout);
    while (!result.contradiction && !lookout.seen()) {
        const auto unit = find_unit(*now, lookout, result);
        if (!unit) break;
        ++result.rounds;
        result.fixed.push_back(*unit);
        result.left = simplified(*now, *unit, lookout, result);
        now = &result.left;
        result.contradiction = has_empty_clause(result.left, lookout);
    }
    result.stopped = !result.contradiction && lookout.seen();
    if (result.stopped || result.contradiction) {
        result.left = Formula();
        result.left.reserve_variables(formula.variable_count());
        if (result.contradiction) result.left.add(Clause{});
    } else if (now == &formula) {
        result.left = formula;
    }
    return result;
}

}  // namespace sudokit
