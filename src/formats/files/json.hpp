// Our own JSON: an object for each puzzle, described in docs/formats.md.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

/// Reads a line that is one object.
[[nodiscard]] Result<Entry> read_json_line(std::string_view line, BoardSource& boards);

/// Reads a text that is an array of objects, or any number of objects one after the other.
[[nodiscard]] TextReader read_json(std::string_view text, BoardSource& boards);

/// Writes the entry as one object on one line. The alphabet is fixed; `options` change nothing.
[[nodiscard]] Result<std::string> write_json(const Entry& entry, const WriteOptions& options);

/// True if the text begins like our JSON (and not like that of f-puzzles).
[[nodiscard]] bool looks_like_json(std::string_view text);

}  // namespace sudokit::formats
