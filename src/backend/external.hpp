// Any DIMACS program as a solver, by its command line.
#pragma once

#include <string_view>

#include "backend/sat_solver.hpp"

namespace sudokit::backend {

/// A solver that writes its formula to a file, runs `command` on it (see `split_words` and
/// `with_files`) and reads what it prints, or writes to the file named `{model}`. A solver of that
/// kind remembers nothing: each question is the whole formula again. Its word that a formula has no
/// model is taken; models are the caller's to check.
///
/// Fails if the command is not one, or if there is no place for temporary files, which go where the
/// environment (TMPDIR) says.
[[nodiscard]] Result<std::unique_ptr<SatSolver>> make_external(std::string_view command);

}  // namespace sudokit::backend
