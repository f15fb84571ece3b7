#include "model/cnf/drat_reader.hpp"

namespace sudokit::model {
namespace {

constexpr MessageText kNotStep{"expected a step, which begins with a or d, found the byte {0}",
                               "étape attendue, qui commence par a ou d, trouvé l’octet {0}"};
}  // namespace

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
        if (found != "d") return not_a_number(scanner_, found);
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
        if (!packed) return Error{ErrorCode::syntax, begin, message(kClauseWithoutEnd)};
        if (*packed == 0) return true;
        const auto variable = static_cast<std::int64_t>(*packed >> 1U);
        const std::int64_t literal = (*packed & 1U) != 0 ? -variable : variable;
        if (variable == 0 || variable > most_) {
            return Error{ErrorCode::syntax, begin, message(kLiteralOutOfRange, literal, most_)};
        }
        step.literals.push_back(static_cast<Literal>(literal));
    }
}

}  // namespace sudokit::model
