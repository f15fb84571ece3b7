// Formulas as text: DIMACS files, and clauses with names as one writes them by hand.
//
//     const auto read = read_formula_text("x(1,2)=3 | !y");
//     read->formula.clause_count();                  // 1
//     read->clause(read->formula.literals(0));       // "x(1,2)=3 | !y"
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/formula.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/result.hpp"

namespace sudokit {

/// How formulas are written.
enum class FormulaNotation : std::uint8_t {
    dimacs,  ///< `p cnf`, and numbers
    clauses  ///< names and connectives
};

/// The signs that clauses are written with.
enum class FormulaSigns : std::uint8_t {
    ascii,  ///< a | !b
    logic   ///< with the signs of logic for "or" and "not", in UTF-8
};

/// What was written in place of clauses: a comparison of sums, or an "or" with one in it.
struct FormulaComparison {
    std::string text;                 ///< as it was written, in one line
    std::vector<Variable> variables;  ///< all that it names, in order, each once
    std::size_t first_clause = 0;     ///< of those that it has become; none if it always holds
    std::size_t clauses_end = 0;      ///< behind the last of them
};

/// A formula with what its variables are called.
struct FormulaText {
    Formula formula = {};
    /// By variable, from 1; empty where variables have numbers only, as in DIMACS files.
    std::vector<std::string> names = {};
    FormulaSigns signs = FormulaSigns::ascii;
    /// In the order of the text, which is that of their clauses.
    std::vector<FormulaComparison> comparisons = {};

    /// "x^4(2,2)", "!y"; "-3" where there are no names.
    [[nodiscard]] std::string literal(Literal literal) const;

    /// "x^4(2,2) | !y"; where there are no names, "1 | -3". The empty clause is "false", or its
    /// sign in logic.
    [[nodiscard]] std::string clause(std::span<const Literal> literals) const;

    /// The literal that `text` is, in any spelling of its name; a number counts as one where there
    /// are no names. Nothing if it is none of the formula.
    [[nodiscard]] std::optional<Literal> find(std::string_view text) const;
};

/// Fills at most `size` bytes at `data` and returns how many; 0 at the end.
using FormulaBytes = FunctionRef<std::size_t(char* data, std::size_t size)>;

/// The notation that files of this name are in: `.cnf` and `.dimacs`, or `.formula`. Nothing for
/// other names, which say nothing.
[[nodiscard]] std::optional<FormulaNotation> notation_of_file(std::string_view name);

/// True if a text that begins so is a DIMACS formula: comments, and `p cnf`. No puzzle begins so.
[[nodiscard]] bool begins_like_dimacs(std::string_view beginning);

/// Reads a formula. Without a word on its notation, it is DIMACS if it begins like it, or with a
/// number.
///
/// Of a DIMACS file no more is held at a time than a piece; it may end with a line "%", as those of
/// SATLIB do. Clauses stand one on a line, or with signs for "and" between them. "Or" is written
/// `|`, `\/` or by its sign, "and" `&`, `/\` or by its sign, "not" `!`, `-`, `~` or by its
/// sign; LaTeX's commands are understood, too. A name is a word with lower indices, as in `x_1`,
/// `x(1,2)`, `x_{1,2}`, and an upper one, as in `x^3` or `x(1,2)=3`; the order of these and how
/// they are written makes no difference. In place of a clause two sums may be compared, of
/// variables that count as 0 or 1, and of numbers: `a != b`, `a + c < b`, `a + b + c == 1`, with at
/// most 12 variables and without `-`; it becomes the clauses that say so. A title, as in `F = ...`,
/// is passed over; other equal signs with blanks are refused, as they are not `==`. `#` begins a
/// remark. "false" is the empty clause; "true", which says nothing, is refused.
///
/// Fails, with line and column, where the text is not so; with `too_large` if it has too many
/// variables or literals; with `stopped` if the deadline has passed first.
[[nodiscard]] Result<FormulaText> read_formula_text(FormulaBytes source,
                                                    std::optional<FormulaNotation> notation = {},
                                                    Deadline deadline = {});
[[nodiscard]] Result<FormulaText> read_formula_text(std::string_view text,
                                                    std::optional<FormulaNotation> notation = {},
                                                    Deadline deadline = {});

/// Writes the formula as a DIMACS file, with at most three literals a clause if `form` says so.
/// Comments tell what the variables are called, and how to read a model. False if the sink said no.
bool write_dimacs(const FormulaText& formula, ClauseForm form, TextSink sink);

}  // namespace sudokit
