#include "sudokit/formula_text.hpp"

#include <algorithm>
#include <utility>

#include "sudokit/whole_number.hpp"

#include "base/characters.hpp"
#include "model/cnf/clause_reader.hpp"
#include "model/cnf/dimacs_reader.hpp"
#include "model/cnf/variable_name.hpp"

namespace sudokit {
namespace {

constexpr std::size_t kBeginning = std::size_t{1} << 16U;
constexpr std::size_t kLongestText = std::size_t{1} << 28U;

constexpr MessageText kTooLong{"larger than {0} MiB, the most for clauses with names",
                               "plus de {0} Mio, le maximum pour des clauses avec des noms"};

std::string_view negation_sign(FormulaSigns signs) {
    return signs == FormulaSigns::logic ? "\u00AC" : "!";
}

std::string_view disjunction_sign(FormulaSigns signs) {
    return signs == FormulaSigns::logic ? " \u2228 " : " | ";
}

bool begins_with_number(std::string_view text) {
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    if (at == std::string_view::npos) return false;
    const bool sign = text[at] == '-' && at + 1 < text.size();
    return is_decimal(text[sign ? at + 1 : at]);
}

FormulaNotation notation_of(std::string_view beginning) {
    return begins_like_dimacs(beginning) || begins_with_number(beginning)
               ? FormulaNotation::dimacs
               : FormulaNotation::clauses;
}

Result<FormulaText> read_numbers(model::NumberScanner& scanner) {
    constexpr std::size_t kMostLiterals = model::FormulaLimits().literals;
    FormulaText out;
    bool full = false;
    const auto variables =
        model::read_dimacs(scanner, [&](std::size_t, std::span<const Literal> clause) {
            full = out.formula.literal_count() + clause.size() > kMostLiterals;
            if (!full) out.formula.add(clause);
            return !full;
        });
    if (scanner.stopped()) return Error{ErrorCode::stopped, 0, message(model::kNoTimeToRead)};
    if (!variables) return variables.error();
    if (full) {
        Error error = scanner.error(message(model::kTooManyLiterals, kMostLiterals));
        error.code = ErrorCode::too_large;
        return error;
    }
    out.formula.reserve_variables(*variables);
    return out;
}

}  // namespace

std::string FormulaText::literal(Literal literal) const {
    if (names.empty()) return std::to_string(literal);
    const auto variable = static_cast<std::size_t>(std::abs(literal));
    // Variables that somebody has added have numbers.
    const std::string name = variable < names.size() ? names[variable] : std::to_string(variable);
    return literal < 0 ? std::string(negation_sign(signs)) + name : name;
}

std::string FormulaText::clause(std::span<const Literal> literals) const {
    if (literals.empty()) return signs == FormulaSigns::logic ? "\u22A5" : "false";
    std::string out;
    for (const Literal each : literals) {
        if (!out.empty()) out += disjunction_sign(signs);
        out += literal(each);
    }
    return out;
}

std::optional<Literal> FormulaText::find(std::string_view text) const {
    text = trimmed(text);
    if (names.empty()) {
        const auto number = whole_number<Literal>(text);
        if (!number || *number == 0 || *number < -formula.variable_count() ||
            *number > formula.variable_count()) {
            return std::nullopt;
        }
        return number;
    }
    const auto read = model::read_clauses(text, {});
    if (!read || read->formula.clause_count() != 1 || read->formula.literal_count() != 1 ||
        !read->comparisons.empty()) {
        return std::nullopt;
    }
    const auto wanted = model::read_name(read->names[1], 0);
    for (std::size_t variable = 1; variable < names.size(); ++variable) {
        if (model::read_name(names[variable], 0)->key != wanted->key) continue;
        const auto found = static_cast<Variable>(variable);
        return read->formula.literals(0)[0] < 0 ? -found : found;
    }
    return std::nullopt;
}

std::optional<FormulaNotation> notation_of_file(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos) return std::nullopt;
    const std::string extension = small_letters(name.substr(dot + 1));
    if (extension == "cnf" || extension == "dimacs") return FormulaNotation::dimacs;
    if (extension == "formula") return FormulaNotation::clauses;
    return std::nullopt;
}

bool begins_like_dimacs(std::string_view beginning) {
    std::string_view rest = beginning;
    while (!rest.empty()) {
        const std::string_view line = trimmed(take_line(rest));
        if (line.empty() || line == "c" || line.starts_with("c ") || line.starts_with("c\t")) {
            continue;
        }
        if (!line.starts_with("p")) return false;
        const std::string_view word = trimmed(line.substr(1));
        return word.size() + 1 < line.size() && word.starts_with("cnf");
    }
    // Nothing but comments, more than anyone reads through.
    return beginning.size() >= kBeginning && trimmed(beginning).starts_with("c");
}

Result<FormulaText> read_formula_text(FormulaBytes source, std::optional<FormulaNotation> notation,
                                      Deadline deadline) {
    std::string text;
    const auto fill = [&](std::size_t most) {
        std::size_t got = 1;
        while (text.size() < most && got > 0 && !deadline.passed()) {
            const std::size_t size = text.size();
            text.resize(std::min(most, size + kBeginning));
            got = source(text.data() + size, text.size() - size);
            text.resize(size + got);
        }
    };
    fill(kBeginning);
    if (notation.value_or(notation_of(text)) == FormulaNotation::dimacs) {
        model::NumberScanner scanner(std::move(text), source, deadline);
        return read_numbers(scanner);
    }
    fill(kLongestText + 1);
    if (deadline.passed()) return Error{ErrorCode::stopped, 0, message(model::kNoTimeToRead)};
    if (text.size() > kLongestText) {
        return Error{ErrorCode::too_large, 0, message(kTooLong, kLongestText >> 20U)};
    }
    return model::read_clauses(text, deadline);
}

Result<FormulaText> read_formula_text(std::string_view text,
                                      std::optional<FormulaNotation> notation, Deadline deadline) {
    if (notation.value_or(notation_of(text)) == FormulaNotation::clauses) {
        return model::read_clauses(text, deadline);
    }
    model::NumberScanner scanner(text, deadline);
    return read_numbers(scanner);
}

}  // namespace sudokit
