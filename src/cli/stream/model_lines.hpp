// Models of formulas as SAT solvers print them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudokit/formula_text.hpp"
#include "sudokit/json_writer.hpp"

namespace sudokit::cli {

/// The values of all variables in lines that begin with "v", each of readable length: "v 1 -2 0",
/// or by their names, "v a !b".
[[nodiscard]] std::string model_lines(const FormulaText& text, const std::vector<bool>& model);

/// What `model_lines` has written, by numbers instead of names; whatever else is in `answer` stays
/// as it is.
[[nodiscard]] std::string numbered_model_lines(const FormulaText& text, std::string_view answer);

/// The values as an array of literals.
void write_model(JsonWriter& out, const FormulaText& text, const std::vector<bool>& model);

}  // namespace sudokit::cli
