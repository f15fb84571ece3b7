// Links to sudokuwiki.org with the puzzle in them.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

/// Reads a link to a page of the site with `bd=` and 81 digits.
[[nodiscard]] Result<Entry> read_sudokuwiki(std::string_view line, BoardSource& boards);

/// Writes the givens as a link to the site's solver.
[[nodiscard]] Result<std::string> write_sudokuwiki(const Entry& entry, const WriteOptions& options);

/// True if the text begins with a link to the site.
[[nodiscard]] bool looks_like_sudokuwiki(std::string_view text);

}  // namespace sudokit::formats
