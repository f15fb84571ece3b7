#include "cli/io/formula_input.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "sudokit/file.hpp"

#include "cli/io/byte_source.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// As much as is looked at to find out what a file is.
constexpr std::size_t kLookedAt = std::size_t{1} << 16U;

// True while more of a text could still make a formula of it: comments, or part of the header.
bool may_become_dimacs(std::string_view text) {
    constexpr std::string_view kHeader = "p cnf ";
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
        if (end == std::string_view::npos) {
            return line.empty() || line == "c" || line.starts_with("c ") ||
                   kHeader.starts_with(line.substr(0, kHeader.size()));
        }
        if (!line.empty() && line != "c" && !line.starts_with("c ")) return false;
        text.remove_prefix(end + 1);
    }
    return true;
}

// Reads of the standard input no more than it takes to tell, so that nobody waits for an answer to
// what was typed in.
std::string beginning_of_input(int descriptor) {
    InputFile file(descriptor);
    std::string text;
    while (text.size() < kLookedAt && may_become_dimacs(text) && !begins_like_dimacs(text)) {
        if (!interrupt::wait_readable(descriptor)) break;
        const std::size_t size = text.size();
        text.resize(kLookedAt);
        const InputFile::Piece piece = file.read(text.data() + size, kLookedAt - size);
        text.resize(size + piece.size);
        if (piece.size == 0 && piece.fault != EAGAIN) break;
    }
    return text;
}

bool file_begins_like_dimacs(const std::string& path) {
    InputFile file;
    // A pipe is read once only, so that it is not looked at.
    if (file.open(path, FileWish::regular)) return false;
    ByteSource source(std::move(file));
    std::string text(kLookedAt, '\0');
    std::size_t size = 0;
    for (std::size_t got = 1; got > 0 && size < text.size(); size += got) {
        got = source.fill(text.data() + size, text.size() - size);
    }
    return begins_like_dimacs(std::string_view(text).substr(0, size));
}

bool is_formula_operand(const std::string& operand, const Streams& io, std::string& ahead) {
    if (operand == "-") {
        if (ahead.empty()) ahead = beginning_of_input(io.input);
        return begins_like_dimacs(ahead);
    }
    return notation_of_file(name_unpacked(operand)) || file_begins_like_dimacs(operand);
}

bool looks_like_file(std::string_view operand) {
    return operand.find_first_of("./") != std::string_view::npos;
}

}  // namespace

OperandKind kind_of_operands(const std::vector<std::string>& operands, const Streams& io,
                             std::string& ahead) {
    if (operands.empty()) {
        const bool formula = !is_terminal(io.input) && is_formula_operand("-", io, ahead);
        return formula ? OperandKind::formulas : OperandKind::puzzles;
    }
    const auto formulas = std::ranges::count_if(operands, [&](const std::string& operand) {
        return is_formula_operand(operand, io, ahead);
    });
    if (formulas == 0) return OperandKind::puzzles;
    return static_cast<std::size_t>(formulas) == operands.size() ? OperandKind::formulas
                                                                 : OperandKind::mixed;
}

bool has_formula_signs(std::string_view text) {
    constexpr std::array<std::string_view, 6> kLogicSigns = {"\u2228", "\u2227", "\u00AC",
                                                             "\u2260", "\u2264", "\u2265"};
    return text.find_first_of("|&!~()^=<>\\") != std::string_view::npos ||
           std::ranges::any_of(kLogicSigns, [&](std::string_view sign) {
               return text.find(sign) != std::string_view::npos;
           });
}

bool is_formula_itself(const std::string& operand) {
    const bool meant = has_formula_signs(operand) ||
                       (!looks_like_file(operand) &&
                        read_formula_text(operand, FormulaNotation::clauses).has_value());
    if (!meant) return false;
    InputFile file;
    const auto fault = file.open(operand, FileWish::any);
    return fault &&
           (fault->number == ENOENT || fault->number == ENAMETOOLONG || fault->number == ENOTDIR);
}

Result<FormulaText> read_formula_operand(const std::string& operand, const Streams& io,
                                         const Deadline& deadline) {
    if (is_formula_itself(operand)) {
        return read_formula_text(operand, FormulaNotation::clauses, deadline);
    }
    InputFile file(io.input);
    std::optional<FormulaNotation> notation;
    if (operand != "-") {
        file = InputFile();
        if (const auto fault = file.open(operand, FileWish::any)) {
            if (fault->number != ENOENT || looks_like_file(operand)) return read_error(*fault);
            auto read = read_formula_text(operand, FormulaNotation::clauses, deadline);
            if (read) return read;
            return Error{ErrorCode::not_found, 0,
                         message(text::kNotFileNorFormula, read.error().message)};
        }
        notation = notation_of_file(name_unpacked(operand));
    }
    ByteSource source(std::move(file), deadline, operand == "-" ? io.ahead : std::string_view());
    auto read = read_formula_text(
        [&](char* data, std::size_t size) { return source.fill(data, size); }, notation, deadline);
    // A text that was cut short is not at fault for what is missing.
    if (source.stopped()) return read_error({FileFault::Reason::stopped});
    if (const auto& fault = source.fault()) {
        return Error{ErrorCode::input_output, 0, Message{&text::kCannotRead, {*fault}}};
    }
    return read;
}

}  // namespace sudokit::cli
