// Formulas of any origin as DIMACS files that say what their variables are.
#include "sudokit/formula_text.hpp"

#include "model/cnf/write.hpp"

namespace sudokit {
namespace {

std::string_view heading(ClauseForm form) {
    switch (form) {
        case ClauseForm::any: break;
        case ClauseForm::three_sat:
            return "c at most 3 literals a clause, by sudokit; it has a model if and only if the "
                   "formula has\n";
        case ClauseForm::three_sat_exact:
            return "c at most 3 literals a clause, by sudokit; it has as many models as the "
                   "formula\n";
    }
    return "";
}

void write_names(const FormulaText& formula, model::TextWriter& out) {
    for (std::size_t variable = 1; variable < formula.names.size(); ++variable) {
        out << "c variable " << static_cast<std::uint64_t>(variable) << " is "
            << formula.names[variable] << '\n';
    }
}

}  // namespace

bool write_dimacs(const FormulaText& formula, ClauseForm form, TextSink sink) {
    std::uint64_t clauses = 0;
    const Variable variables = each_clause(formula.formula, form, [&](const Clause&) {
        ++clauses;
        return true;
    });
    const Variable own = formula.formula.variable_count();
    model::TextWriter out(sink);
    out << heading(form);
    write_names(formula, out);
    if (variables > own) {
        out << "c variables above " << own << " are auxiliary\n"
            << "c to read a model: sudokit decode FORMULA MODEL\n";
    }
    out << "p cnf " << variables << ' ' << clauses << '\n';
    each_clause(formula.formula, form, [&](const Clause& clause) {
        model::write_clause(clause.literals, out);
        return out.good();
    });
    return out.finish();
}

}  // namespace sudokit
