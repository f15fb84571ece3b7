// Where the formats have a place for what is told of puzzles.
#pragma once

#include <optional>
#include <string>

#include "cli/generate/arguments.hpp"

namespace sudokit::cli {

/// Why what --with asks for cannot be told in the format, if so. Lines and CSV have columns for all
/// of it, drawings and JSON words; other formats have what comes back when it is read again.
[[nodiscard]] std::optional<Error> told_fault(const GenerateWith& with, Format format);

}  // namespace sudokit::cli
