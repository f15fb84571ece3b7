// The figures that `propagate` tells, of puzzles and of formulas.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudokit/json_writer.hpp"
#include "sudokit/propagation.hpp"

namespace sudokit::cli {

/// What both algorithms looked at, in two lines.
[[nodiscard]] std::string operations_text(const Rewriting& by_hand, const Looks& watched,
                                          Language language);

/// The same as an object.
void write_operations(JsonWriter& out, const Rewriting& by_hand, const Looks& watched);

/// How large the formula is that is left, in a line.
[[nodiscard]] std::string left_text(const Formula& left, Language language);

/// The same as an object; null if there is none.
void write_left_size(JsonWriter& out, const std::optional<Formula>& left);

/// The answer to a test as a word: "1", "-1", "0", "none" or "unknown".
[[nodiscard]] std::string probe_word(const Probe& probe);

/// The same as a value: a number where it is one.
void write_probe_answer(JsonWriter& out, const Probe& probe);

/// The deductions that a test has found: none, one, or both where there is no model.
[[nodiscard]] std::vector<Deduction> probe_deductions(const Probe& probe);

}  // namespace sudokit::cli
