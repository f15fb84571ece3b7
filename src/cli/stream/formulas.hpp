// Commands that work on formulas: one after the other, each with the time that it may take.
#pragma once

#include <span>
#include <string>

#include "sudokit/formula_text.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// A formula of the input.
struct FormulaItem {
    Place place;
    FormulaText text;
};

/// What a command does with a formula, within the time that is left of what it may take.
using FormulaWork =
    FunctionRef<Reply(const Job& job, const FormulaItem& item, const Deadline& deadline)>;

/// Puts the formulas of all operands through `work`, in their order. `no_time` is the answer, if it
/// is not JSON, to one for which there was not even the time to read it.
Exit run_formulas(const PuzzleArguments& arguments, const Streams& io, FormulaWork work,
                  std::string_view no_time = {});

/// What the operands are of a command that takes puzzles and formulas, with the streams to go on
/// with. Has said why, if they are neither.
class OperandSight {
  public:
    /// `told`: they are formulas, as an option says.
    OperandSight(const PuzzleArguments& arguments, const Streams& io, bool told);
    OperandSight(const OperandSight&) = delete;
    OperandSight& operator=(const OperandSight&) = delete;

    [[nodiscard]] bool are_formulas() const { return formulas_; }
    [[nodiscard]] bool refused() const { return refused_; }
    [[nodiscard]] const Streams& io() const { return io_; }

  private:
    std::string ahead_;
    Streams io_;
    bool formulas_ = false;
    bool refused_ = false;
};

/// The reply that there is no answer about this formula: the note says why, and JSON too, unless
/// it is for a wrong option.
[[nodiscard]] Reply formula_refusal(const Job& job, const FormulaItem& item, std::string_view why,
                                    Exit exit);

/// `"number":1,"file":"x.cnf"`.
void write_formula_place(JsonWriter& out, const Place& place);

/// A literal as a value: a number, or its name.
void write_literal(JsonWriter& out, const FormulaText& text, Literal literal);

/// A clause of readable length: of a long one, the beginning.
[[nodiscard]] std::string short_clause(const FormulaText& text, std::span<const Literal> literals);

}  // namespace sudokit::cli
