#include "cli/encode/formula.hpp"

#include <algorithm>

#include "sudokit/clock.hpp"

#include "cli/encode/messages.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/formula_input.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/formulas.hpp"

namespace sudokit::cli {
namespace {

bool is_of_clauses(Export kind) {
    return kind == Export::dimacs || kind == Export::three_sat || kind == Export::three_sat_exact;
}

std::string size_of_formula(const EncodeArguments& arguments, const Formula& formula) {
    std::uint64_t clauses = 0;
    std::uint64_t literals = 0;
    const Variable variables =
        each_clause(formula, clause_form(arguments.kind), [&](const Clause& clause) {
            ++clauses;
            literals += clause.literals.size();
            return true;
        });
    if (arguments.format == Format::json) {
        return json_line([&](JsonWriter& out) {
            out.key("variables").number(variables).key("clauses").number(clauses);
            out.key("literals").number(literals);
        });
    }
    return message(text::kFormulaSize, variables, variables - formula.variable_count(), clauses,
                   literals)
               .in(arguments.language) +
           "\n";
}

// Variables without names are called by their numbers, so that they can be read as names.
// Auxiliary ones are z1, z2 and so on, or z'1 where that is a name of the formula's own.
void show_formula(FormulaText text, ClauseForm form, Output& output) {
    const auto own = static_cast<std::size_t>(text.formula.variable_count());
    if (text.names.empty()) {
        text.names.emplace_back();
        for (std::size_t i = 1; i <= own; ++i) text.names.push_back("x" + std::to_string(i));
    }
    std::string prefix = "z";
    while (std::ranges::any_of(text.names,
                               [&](const std::string& name) { return name.starts_with(prefix); })) {
        prefix += '\'';
    }
    each_clause(text.formula, form, [&](const Clause& clause) {
        for (const Literal literal : clause.literals) {
            while (text.names.size() <= static_cast<std::size_t>(std::abs(literal))) {
                text.names.push_back(prefix + std::to_string(text.names.size() - own));
            }
        }
        return !interrupt::flag() && output.write(text.clause(clause.literals) + "\n");
    });
}

}  // namespace

Exit encode_formula(const EncodeArguments& arguments, const Streams& io) {
    const auto refuse = [&](const Message& why) {
        complain(io, why.in(arguments.language));
        return Exit::usage;
    };
    const auto kind = all_exports()[static_cast<std::size_t>(arguments.kind)].name;
    if (!is_of_clauses(arguments.kind)) return refuse(message(text::kFormulaAs, kind));
    if (!arguments.cnf.only.empty()) return refuse(message(text::kOfPuzzles, "--families"));
    if (!arguments.of.empty()) return refuse(message(text::kOfPuzzles, "--of"));
    if (arguments.comments) return refuse(message(text::kOfPuzzles, "--comments"));
    if (arguments.operands.size() > 1) return refuse(message(text::kOneFormula));
    return run_making(arguments, io, [&](Job& job) {
        const std::string operand = arguments.operands.empty() ? "-" : arguments.operands.front();
        const Timer timer(0, &interrupt::flag());
        const auto read = read_formula_operand(operand, io, timer.deadline());
        Reply reply;
        if (!read) {
            const std::string name = operand == "-"               ? "<stdin>"
                                     : is_formula_itself(operand) ? "<argument>"
                                                                  : operand;
            reply.exit = reading_exit(read.error());
            reply.fault = true;
            reply.notes = fault_text(name, read.error(), arguments.language) + "\n";
        } else if (arguments.sizes) {
            reply.out = size_of_formula(arguments, read->formula);
        } else if (arguments.show) {
            show_formula(*read, clause_form(arguments.kind), job.output);
        } else {
            write_dimacs(*read, clause_form(arguments.kind), [&](std::string_view text) {
                return !interrupt::flag() && job.output.write(text);
            });
        }
        job.take(reply);
    });
}

}  // namespace sudokit::cli
