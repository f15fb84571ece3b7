// The options that say which puzzles of a library, and in which order.
#pragma once

#include <string>

#include "cli/frame/option_values.hpp"
#include "cli/library/arguments.hpp"

namespace sudokit::cli {

void add_selection(Options& options, LibraryArguments& arguments);

/// The names of all scales, with commas between.
[[nodiscard]] std::string scale_words();

}  // namespace sudokit::cli
