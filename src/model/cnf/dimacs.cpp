// DIMACS CNF, which every SAT solver reads.
#include "model/cnf/write.hpp"

namespace sudokit::model {

void write_clause(std::span<const Literal> literals, TextWriter& out) {
    for (const Literal literal : literals) out << literal << ' ';
    out << "0\n";
}

void write_dimacs_head(const Cnf& cnf, TextWriter& out) {
    const CnfSize size = cnf.size();
    const std::uint32_t n = cnf.puzzle().board().order();
    write_heading(cnf, "c", out);
    out << "c variable " << n * n << "*(row-1) + " << n << "*(column-1) + digit is true: "
        << "the cell holds the digit\n";
    const std::uint64_t candidates = std::uint64_t{n} * n * n;
    if (size.variables > candidates)
        out << "c variables above " << candidates << " are auxiliary\n";
    out << "c to read a model: sudokit decode PUZZLE MODEL\n";
    out << "p cnf " << size.variables << ' ' << size.clauses << '\n';
}

void write_dimacs(const Cnf& cnf, TextWriter& out) {
    write_dimacs_head(cnf, out);
    cnf.each_clause([&](const Clause& clause) {
        write_clause(clause.literals, out);
        return out.good();
    });
}

}  // namespace sudokit::model
