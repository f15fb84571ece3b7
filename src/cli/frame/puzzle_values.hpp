// What the options about puzzles may say: formats and symbols by their names.
#pragma once

#include "sudokit/formats.hpp"

#include "cli/frame/option_values.hpp"

namespace sudokit::cli {

/// The formats that `fit` says yes to.
[[nodiscard]] Meanings<Format> formats_that(bool (*fit)(const FormatInfo&));

[[nodiscard]] Meanings<Symbols> symbols_by_name();

}  // namespace sudokit::cli
