// OPB, the format of pseudo-Boolean solvers: sums of variables instead of clauses. What is at least
// one and at most one is an equation.
#include <algorithm>

#include "model/cnf/write.hpp"

namespace sudokit::model {
namespace {

// The family that says "at most once" where this one says "at least once", and the other way round.
Family counterpart(Family family) {
    return static_cast<Family>(static_cast<unsigned>(family) ^ 1U);
}

bool is_rule(Family family) { return family <= Family::x2; }
bool is_at_least(Family family) { return static_cast<unsigned>(family) % 2 == 0; }

class Opb {
  public:
    Opb(const Cnf& cnf, TextWriter& out) : cnf_(cnf), out_(out) {}

    // A sum for each "at least one" of these families, which has all literals of the group.
    void write() {
        for (const Family family : cnf_.families()) {
            const bool paired = contains(counterpart(family));
            if (family == Family::constraints) {
                cnf_.each_clause(family, [&](const Clause& clause) {
                    this->clause(clause.literals);
                    return out_.good();
                });
            } else if (!is_rule(family)) {
                cnf_.each_clause(family, [&](const Clause& clause) {
                    const Literal literal = clause.literals.front();
                    sum(clause.literals, literal > 0 ? " = 1" : " = 0");
                    return out_.good();
                });
            } else if (is_at_least(family)) {
                groups(family, paired ? " = 1" : " >= 1");
            } else if (!paired) {
                groups(counterpart(family), " <= 1");
            }
        }
    }

    std::uint64_t count() const {
        std::uint64_t constraints = 0;
        for (const Family family : cnf_.families()) {
            const bool paired = is_rule(family) && contains(counterpart(family));
            if (paired && !is_at_least(family)) continue;
            const bool groups = is_rule(family) && !is_at_least(family);
            constraints += cnf_.size(groups ? counterpart(family) : family).clauses;
        }
        return constraints;
    }

  private:
    bool contains(Family family) const {
        return std::ranges::find(cnf_.families(), family) != cnf_.families().end();
    }

    void groups(Family at_least, std::string_view bound) {
        cnf_.each_clause(at_least, [&](const Clause& clause) {
            sum(clause.literals, bound);
            return out_.good();
        });
    }

    // A clause of any kind: a negated variable counts as 1 less it.
    void clause(std::span<const Literal> literals) {
        int bound = 1;
        for (const Literal literal : literals) {
            out_ << (literal > 0 ? "+1 x" : "-1 x") << std::abs(literal) << ' ';
            if (literal < 0) --bound;
        }
        out_ << ">= " << bound << " ;\n";
    }

    // The format has no "<=": both sides change their sign.
    void sum(std::span<const Literal> literals, std::string_view bound) {
        const bool at_most = bound == " <= 1";
        for (const Literal literal : literals) {
            out_ << (at_most ? "-1 x" : "+1 x") << std::abs(literal) << ' ';
        }
        out_ << (at_most ? ">= -1" : bound.substr(1)) << " ;\n";
    }

    const Cnf& cnf_;
    TextWriter& out_;
};

}  // namespace

void write_opb(const Cnf& cnf, TextWriter& out) {
    const std::uint32_t n = cnf.puzzle().board().order();
    Opb opb(cnf, out);
    out << "* #variable= " << cnf.size().variables << " #constraint= " << opb.count() << '\n';
    write_heading(cnf, "*", out);
    out << "* x" << n * n << "*(row-1) + " << n << "*(column-1) + digit is 1: "
        << "the cell holds the digit\n";
    out << "* to read a model: sudokit decode PUZZLE MODEL\n";
    opb.write();
}

}  // namespace sudokit::model
