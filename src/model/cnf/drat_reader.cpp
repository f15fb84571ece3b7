#include "model/cnf/drat_reader.hpp"

#include <string>

#include "sudokit/whole_number.hpp"

#include "model/words.hpp"

namespace sudokit::model {
namespace {

constexpr MessageText kNotNumber{"expected a number, found '{0}'",
                                 "nombre attendu, trouvé « {0} »"};
constexpr MessageText kOutOfRange{"expected literals of the variables 1 to {1}, found {0}",
                                  "littéraux des variables 1 à {1} attendus, trouvé {0}"};
constexpr MessageText kNoEnd{"expected 0 at the end of the clause, found the end of the text",
                             "0 attendu à la fin de la clause, trouvé la fin du texte"};
constexpr MessageText kNotStep{"expected a step, which begins with a or d, found the byte {0}",
                               "étape attendue, qui commence par a ou d, trouvé l’octet {0}"};
constexpr MessageText kNoHeader{"expected the header line: p cnf VARIABLES CLAUSES",
                                "ligne d’en-tête attendue : p cnf VARIABLES CLAUSES"};
constexpr MessageText kTooManyVariables{"expected at most {0} variables, found {1}",
                                        "au plus {0} variables attendues, trouvé {1}"};
constexpr MessageText kClauseCount{"expected {0} {0:clause|clauses}, as the header says; found {1}",
                                   "{0} {0:clause attendue|clauses attendues} d’après l’en-tête ; "
                                   "trouvé {1}"};

// What was found, for a message: garbage may be of any length and of any bytes.
std::string shown(std::string_view word) {
    constexpr std::size_t kMost = 20;
    std::string out;
    for (const char c : word.substr(0, kMost)) out += c > ' ' && c < 0x7f ? c : '?';
    return out;
}

// The literals up to the 0 at the end. `line` is where the clause begins.
std::optional<Error> read_literals(NumberScanner& scanner, std::int64_t most,
                                   std::vector<Literal>& literals) {
    literals.clear();
    while (scanner.skip_blanks()) {
        const auto number = scanner.number();
        if (!number) return number.error();
        if (*number == 0) return std::nullopt;
        if (*number > most || *number < -most) {
            return scanner.error(message(kOutOfRange, *number, most));
        }
        literals.push_back(static_cast<Literal>(*number));
    }
    return scanner.error(message(kNoEnd));
}

struct Header {
    Variable variables = 0;
    std::int64_t clauses = 0;
};

// Comments, and the header line.
Result<Header> read_header(NumberScanner& scanner) {
    while (scanner.skip_blanks() && scanner.peek() == 'c') scanner.skip_line();
    if (!scanner.skip_blanks() || scanner.word() != "p" || !scanner.skip_blanks() ||
        scanner.word() != "cnf" || !scanner.skip_blanks()) {
        return scanner.error(message(kNoHeader));
    }
    const auto variables = scanner.number();
    if (!variables || *variables < 0 || !scanner.skip_blanks()) {
        return scanner.error(message(kNoHeader));
    }
    if (*variables > kMostVariables) {
        return scanner.error(message(kTooManyVariables, kMostVariables, *variables));
    }
    const auto clauses = scanner.number();
    if (!clauses || *clauses < 0) return scanner.error(message(kNoHeader));
    return Header{static_cast<Variable>(*variables), *clauses};
}

}  // namespace

bool NumberScanner::skip_blanks() {
    constexpr std::size_t kWordsPerLook = 4096;
    if (++words_ % kWordsPerLook == 0 && deadline_.passed()) text_ = text_.substr(0, at_);
    while (at_ < text_.size() && is_white(text_[at_])) {
        if (text_[at_] == '\n') ++line_;
        ++at_;
    }
    return at_ < text_.size();
}

void NumberScanner::skip_line() {
    while (at_ < text_.size() && text_[at_] != '\n') ++at_;
}

std::string_view NumberScanner::word() {
    word_ = at_;
    while (at_ < text_.size() && !is_white(text_[at_])) ++at_;
    return text_.substr(word_, at_ - word_);
}

Result<std::int64_t> NumberScanner::number() {
    const std::string_view found = word();
    const auto value = whole_number<std::int32_t>(found);
    if (!value) return error(message(kNotNumber, shown(found)));
    return *value;
}

Error NumberScanner::error(Message message) const {
    return {ErrorCode::syntax, word_, std::move(message), line_, 0};
}

// A binary step ends with a zero byte, and no text has one.
DratReader::DratReader(std::string_view proof, std::int64_t most)
    : proof_(proof),
      scanner_(proof),
      most_(most),
      binary_(proof.find('\0') != std::string_view::npos) {}

Result<bool> DratReader::next(DratStep& step) {
    return binary_ ? next_binary(step) : next_text(step);
}

Result<bool> DratReader::next_text(DratStep& step) {
    while (scanner_.skip_blanks() && scanner_.peek() == 'c') scanner_.skip_line();
    step.line = scanner_.line();
    if (!scanner_.skip_blanks()) return false;
    step.deletes = scanner_.peek() == 'd';
    if (step.deletes) {
        const std::string_view found = scanner_.word();
        if (found != "d") return scanner_.error(message(kNotNumber, shown(found)));
    }
    if (auto fault = read_literals(scanner_, most_, step.literals)) return *std::move(fault);
    return true;
}

// Seven bits a byte, the lowest first; the eighth says that more follow.
std::optional<std::uint64_t> DratReader::packed_number() {
    constexpr unsigned kMostBits = 35;
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < kMostBits && at_ < proof_.size(); shift += 7) {
        const auto byte = static_cast<unsigned char>(proof_[at_++]);
        value |= std::uint64_t{byte & 0x7fU} << shift;
        if (byte < 0x80) return value;
    }
    return std::nullopt;
}

// 'a' or 'd', then 2 * variable + (1 if negative) for each literal, then 0.
Result<bool> DratReader::next_binary(DratStep& step) {
    step.line = 0;
    step.literals.clear();
    if (at_ == proof_.size()) return false;
    const char kind = proof_[at_++];
    if (kind != 'a' && kind != 'd') {
        const unsigned byte = static_cast<unsigned char>(kind);
        return Error{ErrorCode::syntax, at_ - 1, message(kNotStep, byte)};
    }
    step.deletes = kind == 'd';
    while (true) {
        const std::size_t begin = at_;
        const auto packed = packed_number();
        if (!packed) return Error{ErrorCode::syntax, begin, message(kNoEnd)};
        if (*packed == 0) return true;
        const auto variable = static_cast<std::int64_t>(*packed >> 1U);
        const std::int64_t literal = (*packed & 1U) != 0 ? -variable : variable;
        if (variable == 0 || variable > most_) {
            return Error{ErrorCode::syntax, begin, message(kOutOfRange, literal, most_)};
        }
        step.literals.push_back(static_cast<Literal>(literal));
    }
}

}  // namespace sudokit::model

namespace sudokit {

Result<Variable> read_formula(std::string_view text, FormulaSink sink, Deadline deadline) {
    model::NumberScanner scanner(text, deadline);
    const auto header = model::read_header(scanner);
    if (!header) return header.error();
    std::vector<Literal> literals;
    std::int64_t clauses = 0;
    while (scanner.skip_blanks()) {
        if (scanner.peek() == 'c') {
            scanner.skip_line();
            continue;
        }
        const std::size_t line = scanner.line();
        if (auto fault = model::read_literals(scanner, header->variables, literals)) {
            return *std::move(fault);
        }
        ++clauses;
        if (!sink(line, literals)) return header->variables;
    }
    if (clauses != header->clauses) {
        return scanner.error(message(model::kClauseCount, header->clauses, clauses));
    }
    return header->variables;
}

}  // namespace sudokit
