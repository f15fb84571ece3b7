// Lines of HoDoKu's library: a position, and the step that it is an example of.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

/// Reads ":code:digits:grid:deleted:eliminations:placements:extra"; parts may be missing at the
/// end. What the line says of the step is kept in the comment.
[[nodiscard]] Result<Entry> read_hodoku(std::string_view line, BoardSource& boards);

/// Writes the position, without a step: ":::grid:deleted:::".
[[nodiscard]] Result<std::string> write_hodoku(const Entry& entry, const WriteOptions& options);

/// True if the first line is made like one of the library.
[[nodiscard]] bool looks_like_hodoku(std::string_view text);

}  // namespace sudokit::formats
