#include "model/cnf/dimacs_reader.hpp"

#include <limits>

namespace sudokit::model {
namespace {

constexpr MessageText kNoHeader{"expected the header line: p cnf VARIABLES CLAUSES",
                                "ligne d’en-tête attendue : p cnf VARIABLES CLAUSES"};
constexpr MessageText kNoVariableCount{
    "expected the number of variables, as in p cnf VARIABLES CLAUSES",
    "nombre de variables attendu, comme dans p cnf VARIABLES CLAUSES"};
constexpr MessageText kNoClauseCount{
    "expected the number of clauses, as in p cnf VARIABLES CLAUSES",
    "nombre de clauses attendu, comme dans p cnf VARIABLES CLAUSES"};
constexpr MessageText kHeaderGoesOn{
    "expected the end of the header line, p cnf VARIABLES CLAUSES; found '{0}'",
    "fin de la ligne d’en-tête attendue, p cnf VARIABLES CLAUSES ; trouvé « {0} »"};
constexpr MessageText kTooManyClauses{"expected at most {0} clauses, found {1}",
                                      "au plus {0} clauses attendues, trouvé {1}"};
constexpr MessageText kTooManyVariables{"expected at most {0} variables, found {1}",
                                        "au plus {0} variables attendues, trouvé {1}"};
constexpr MessageText kClauseCount{"expected {0} {0:clause|clauses}, as the header says; found {1}",
                                   "{0} {0:clause attendue|clauses attendues} d’après l’en-tête ; "
                                   "trouvé {1}"};

struct DimacsHeader {
    Variable variables = 0;
    std::int64_t clauses = 0;
};

// A number of the header line, from 0 to `most`.
Result<std::int64_t> read_count(NumberScanner& scanner, std::int64_t most, const MessageText& none,
                                const MessageText& too_many) {
    if (!scanner.skip_blanks_of_line()) return scanner.error(message(none));
    const auto count = scanner.number();
    const bool large = count ? *count > most : count.error().code == ErrorCode::too_large;
    const std::string word = scanner.shown_word();
    if (large && !word.starts_with('-')) {
        return scanner.error(message(too_many, most, word), ErrorCode::too_large);
    }
    if (!count || *count < 0) return scanner.error(message(none));
    return *count;
}

// Comments, and the header line.
Result<DimacsHeader> read_header(NumberScanner& scanner) {
    while (scanner.skip_blanks() && scanner.peek() == 'c') scanner.skip_line();
    if (!scanner.skip_blanks() || scanner.word() != "p" || !scanner.skip_blanks_of_line() ||
        scanner.word() != "cnf") {
        return scanner.error(message(kNoHeader));
    }
    const auto variables = read_count(scanner, kMostVariables, kNoVariableCount, kTooManyVariables);
    if (!variables) return variables.error();
    const auto clauses = read_count(scanner, std::numeric_limits<std::int32_t>::max(),
                                    kNoClauseCount, kTooManyClauses);
    if (!clauses) return clauses.error();
    if (scanner.skip_blanks_of_line()) {
        scanner.word();
        return scanner.error(message(kHeaderGoesOn, scanner.shown_word()));
    }
    return DimacsHeader{static_cast<Variable>(*variables), *clauses};
}

}  // namespace

Result<Variable> read_dimacs(NumberScanner& scanner, FormulaSink sink) {
    const auto header = read_header(scanner);
    if (!header) return header.error();
    std::vector<Literal> literals;
    std::int64_t clauses = 0;
    // The files of SATLIB end with "%", and a 0 that is no clause.
    while (scanner.skip_blanks() && scanner.peek() != '%') {
        if (scanner.peek() == 'c') {
            scanner.skip_line();
            continue;
        }
        const std::size_t line = scanner.line();
        if (auto fault = read_literals(scanner, header->variables, literals)) {
            return *std::move(fault);
        }
        ++clauses;
        if (!sink(line, literals)) return header->variables;
    }
    if (clauses != header->clauses) {
        return scanner.error(message(kClauseCount, header->clauses, clauses));
    }
    return header->variables;
}

}  // namespace sudokit::model

namespace sudokit {

Result<Variable> read_formula(std::string_view text, FormulaSink sink, Deadline deadline) {
    model::NumberScanner scanner(text, deadline);
    return model::read_dimacs(scanner, sink);
}

}  // namespace sudokit
