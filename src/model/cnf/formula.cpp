#include "sudokit/formula.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <string>

#include "base/lookout.hpp"
#include "model/cnf/clause_builder.hpp"
#include "model/cnf/write.hpp"

namespace sudokit {
namespace {

constexpr std::uint64_t kClausesBetweenLooks = 10'000;

bool has_repeats(std::span<const Literal> literals) {
    // Most clauses are short, and millions of them come in a row.
    constexpr std::size_t kShort = 8;
    if (literals.size() <= kShort) {
        for (std::size_t i = 1; i < literals.size(); ++i) {
            const auto before = literals.first(i);
            if (std::ranges::find(before, literals[i]) != before.end()) return true;
        }
        return false;
    }
    std::vector<Literal> sorted(literals.begin(), literals.end());
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) != sorted.end();
}

}  // namespace

Formula::Formula(const Cnf& cnf) { add_all(cnf, {}); }

std::optional<Formula> Formula::of(const Cnf& cnf, const Deadline& deadline) {
    Formula formula;
    if (!formula.add_all(cnf, deadline)) return std::nullopt;
    return formula;
}

// False if the deadline has passed first.
bool Formula::add_all(const Cnf& cnf, const Deadline& deadline) {
    Lookout lookout(deadline, kClausesBetweenLooks);
    std::size_t clauses = 0;
    std::size_t literals = 0;
    const auto count = [&](const Clause& clause) {
        ++clauses;
        literals += clause.literals.size();
        return !lookout.passed();
    };
    if (!cnf.each_clause(count)) return false;
    ends_.reserve(clauses);
    literals_.reserve(literals);
    reserve_variables(cnf.candidate_count());
    return cnf.each_clause([&](const Clause& clause) {
        add(clause);
        return !lookout.passed();
    });
}

void Formula::add(const Clause& clause) {
    if (subjects_.empty() || subjects_.back().family != clause.family ||
        subjects_.back().place != clause.place || subjects_.back().digit != clause.digit) {
        subjects_.push_back({static_cast<std::uint32_t>(clause_count()), clause.family,
                             clause.place, clause.digit});
    }
    const auto begin = static_cast<std::ptrdiff_t>(literals_.size());
    const bool repeats = has_repeats(clause.literals);
    for (const Literal literal : clause.literals) {
        SUDOKIT_EXPECT(literal != 0 && literal != std::numeric_limits<Literal>::min());
        if (repeats &&
            std::find(literals_.begin() + begin, literals_.end(), literal) != literals_.end()) {
            continue;
        }
        literals_.push_back(literal);
        reserve_variables(std::abs(literal));
    }
    ends_.push_back(static_cast<std::uint32_t>(literals_.size()));
}

Clause Formula::operator[](std::size_t clause) const {
    SUDOKIT_EXPECT(clause < clause_count());
    const auto after = std::ranges::upper_bound(subjects_, clause, {}, &Subject::first);
    const Subject& subject = *(after - 1);
    return {subject.family, subject.place, subject.digit, literals(clause)};
}

std::vector<Variable> variables_of(const Formula& formula) {
    std::vector<bool> occurs(static_cast<std::size_t>(formula.variable_count()) + 1);
    for (std::size_t clause = 0; clause < formula.clause_count(); ++clause) {
        for (const Literal literal : formula.literals(clause)) {
            occurs[static_cast<std::size_t>(std::abs(literal))] = true;
        }
    }
    std::vector<Variable> variables;
    for (std::size_t i = 1; i < occurs.size(); ++i) {
        if (occurs[i]) variables.push_back(static_cast<Variable>(i));
    }
    return variables;
}

Variable each_clause(const Formula& formula, ClauseForm form, ClauseSink sink) {
    const CnfOptions options{.form = form};
    model::ClauseBuilder builder(options, formula.variable_count(), sink);
    for (std::size_t i = 0; i < formula.clause_count() && !builder.stopped(); ++i) {
        const Clause clause = formula[i];
        builder.about(clause.family, clause.place, clause.digit);
        builder.clause(clause.literals);
    }
    return builder.variables();
}

bool write_dimacs(const Formula& formula, TextSink sink) {
    model::TextWriter out(sink);
    out << "p cnf " << formula.variable_count() << ' '
        << static_cast<std::uint64_t>(formula.clause_count()) << '\n';
    for (std::size_t clause = 0; clause < formula.clause_count() && out.good(); ++clause) {
        model::write_clause(formula.literals(clause), out);
    }
    return out.finish();
}

}  // namespace sudokit
