// Formulas among the operands: which they are, and reading them.
#pragma once

#include <string>
#include <string_view>

#include "sudokit/formula_text.hpp"

#include "cli/frame/command.hpp"

namespace sudokit::cli {

/// What a command works on that takes both puzzles and formulas.
enum class OperandKind : std::uint8_t { puzzles, formulas, mixed };

/// What the operands are, by their names, and by how the files begin. Where it is the standard
/// input that has to be looked at, `ahead` gets what was read of it.
[[nodiscard]] OperandKind kind_of_operands(const std::vector<std::string>& operands,
                                           const Streams& io, std::string& ahead);

/// True if a text has signs that make it more like a formula than like a puzzle or the name of a
/// file.
[[nodiscard]] bool has_formula_signs(std::string_view text);

/// True if the operand, which is not a puzzle, is a formula itself: it has signs of one or can be
/// read as one, and there is no file of that name.
[[nodiscard]] bool is_formula_itself(const std::string& operand);

/// Reads an operand: a file, `-` for the standard input, or the formula itself where there is no
/// file of that name.
[[nodiscard]] Result<FormulaText> read_formula_operand(const std::string& operand,
                                                       const Streams& io, const Deadline& deadline);

}  // namespace sudokit::cli
