// For tests: random formulas, and what propagation means, word for word and without any cleverness.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "sudokit/propagation.hpp"
#include "sudokit/rng.hpp"

namespace sudokit::plain {

using Clauses = std::vector<std::set<Literal>>;

/// Up to eight variables and 24 clauses of up to four literals, empty ones rarely among them.
inline Clauses random_clauses(Rng& rng) {
    const std::uint64_t variables = 1 + rng.below(8);
    Clauses clauses(1 + rng.below(24));
    for (auto& clause : clauses) {
        const std::uint64_t size = rng.below(40) == 0 ? 0 : 1 + rng.below(4);
        for (std::uint64_t i = 0; i < size; ++i) {
            const auto variable = static_cast<Literal>(1 + rng.below(variables));
            clause.insert(rng.below(2) == 0 ? variable : -variable);
        }
    }
    return clauses;
}

/// Clauses of three variables, about four times as many as there are variables: no units, but tests
/// that fail at several depths.
inline Clauses dense_clauses(Rng& rng) {
    const std::uint64_t variables = 5 + rng.below(5);
    Clauses clauses(3 * variables + rng.below(2 * variables));
    for (auto& clause : clauses) {
        while (clause.size() < 3) {
            const auto variable = static_cast<Literal>(1 + rng.below(variables));
            if (!clause.contains(-variable)) {
                clause.insert(rng.below(2) == 0 || clause.contains(variable) ? variable
                                                                             : -variable);
            }
        }
    }
    return clauses;
}

inline Formula formula_of(const Clauses& clauses) {
    Formula formula;
    for (const auto& clause : clauses) {
        formula.add(std::vector<Literal>(clause.begin(), clause.end()));
    }
    return formula;
}

inline Clauses clauses_of(const Formula& formula) {
    Clauses clauses;
    for (std::size_t i = 0; i < formula.clause_count(); ++i) {
        clauses.emplace_back(formula.literals(i).begin(), formula.literals(i).end());
    }
    return clauses;
}

/// The literals that unit propagation fixes; nothing if it comes to the empty clause.
inline std::optional<std::set<Literal>> propagated(Clauses clauses) {
    std::set<Literal> fixed;
    for (;;) {
        Literal unit = 0;
        for (const auto& clause : clauses) {
            if (clause.empty()) return std::nullopt;
            if (clause.size() == 1) unit = *clause.begin();
        }
        if (unit == 0) return fixed;
        fixed.insert(unit);
        std::erase_if(clauses, [&](const auto& clause) { return clause.contains(unit); });
        for (auto& clause : clauses) clause.erase(-unit);
    }
}

/// The same with failed literals to the given depth: literals are added as clauses of their own
/// until no test fails any more.
inline std::optional<std::set<Literal>> closed(Clauses clauses, std::uint32_t depth) {
    if (depth == 0) return propagated(std::move(clauses));
    std::set<Literal> variables;
    for (const auto& clause : clauses) {
        for (const Literal literal : clause) variables.insert(literal < 0 ? -literal : literal);
    }
    for (bool changed = true; changed;) {
        const auto fixed = propagated(clauses);
        if (!fixed) return std::nullopt;
        changed = false;
        for (const Literal variable : variables) {
            for (const Literal literal : {variable, -variable}) {
                if (fixed->contains(literal) || changed) continue;
                Clauses test = clauses;
                test.push_back({-literal});
                if (closed(test, depth - 1)) continue;
                clauses.push_back({literal});
                changed = true;
            }
        }
    }
    return propagated(clauses);
}

/// What is left of the clauses when `fixed` holds.
inline Clauses left(const Clauses& clauses, const std::set<Literal>& fixed) {
    Clauses out;
    for (const auto& clause : clauses) {
        if (std::ranges::any_of(clause, [&](Literal l) { return fixed.contains(l); })) continue;
        out.push_back(clause);
        std::erase_if(out.back(), [&](Literal l) { return fixed.contains(-l); });
    }
    return out;
}

inline std::set<Literal> literals_of(const std::vector<Deduction>& deductions) {
    std::set<Literal> out;
    for (const Deduction& deduction : deductions) out.insert(deduction.literal);
    return out;
}

}  // namespace sudokit::plain
