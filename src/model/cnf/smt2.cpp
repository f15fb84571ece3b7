// SMT-LIB 2: the clauses as assertions over Booleans that are named for what they say.
#include "model/cnf/write.hpp"

namespace sudokit::model {
namespace {

void write_literal(const Cnf& cnf, Literal literal, TextWriter& out) {
    if (literal < 0) out << "(not ";
    const Variable variable = std::abs(literal);
    if (const auto candidate = cnf.candidate(variable)) {
        out << candidate_name(cnf.puzzle().board(), *candidate);
    } else {
        out << "aux" << variable;
    }
    if (literal < 0) out << ')';
}

}  // namespace

void write_smt2(const Cnf& cnf, TextWriter& out) {
    write_heading(cnf, ";", out);
    out << "; r1c2=3 is true: the cell in row 1 and column 2 holds 3\n";
    out << "; to read a model: sudokit decode PUZZLE MODEL\n";
    out << "(set-option :produce-models true)\n(set-logic QF_UF)\n";
    const auto variables = static_cast<Variable>(cnf.size().variables);
    for (Variable variable = 1; variable <= variables && out.good(); ++variable) {
        out << "(declare-const ";
        write_literal(cnf, variable, out);
        out << " Bool)\n";
    }
    cnf.each_clause([&](const Clause& clause) {
        const bool unit = clause.literals.size() == 1;
        out << (unit ? "(assert" : "(assert (or");
        for (const Literal literal : clause.literals) {
            out << ' ';
            write_literal(cnf, literal, out);
        }
        out << (unit ? ")\n" : "))\n");
        return out.good();
    });
    out << "(check-sat)\n(get-model)\n";
}

}  // namespace sudokit::model
