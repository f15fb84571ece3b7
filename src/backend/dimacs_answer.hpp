// What a DIMACS solver prints: its answer, and the model if there is one.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/cnf.hpp"
#include "sudokit/result.hpp"

namespace sudokit::backend {

/// A solver's output, understood.
struct DimacsAnswer {
    std::optional<bool> satisfiable;  ///< nothing if the solver did not say
    bool has_model = false;
    std::vector<bool> values;  ///< by variable; those that were not mentioned are false
};

/// Understands `s` and `v` lines as the SAT competitions have them, and the way of MiniSat: "SAT"
/// or "SATISFIABLE" (or "UNSAT...") on a line of its own and, after it, a line of numbers. Other
/// lines are remarks. Fails with `syntax` if a model names a variable over `variables`, gives one
/// two values, or holds what is no number; or if there are two answers that
/// contradict each other. `solver` is its name, for the errors.
[[nodiscard]] Result<DimacsAnswer> read_dimacs_answer(std::string_view text, Variable variables,
                                                      std::string_view solver);

}  // namespace sudokit::backend
