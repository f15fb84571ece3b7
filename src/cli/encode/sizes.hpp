// `encode --sizes`: how large a puzzle is as a formula, a 0-1 programme or a graph.
#pragma once

#include <string>

#include "cli/encode/arguments.hpp"

namespace sudokit::cli {

/// False for kinds of files of which there is nothing to count.
[[nodiscard]] bool has_sizes(Export kind);

/// A table, or one line of JSON if that is the format; `arguments.kind` has sizes.
[[nodiscard]] std::string sizes_of(const Puzzle& puzzle, const EncodeArguments& arguments);

}  // namespace sudokit::cli
