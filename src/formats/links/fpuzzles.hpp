// f-puzzles: links, their bare payload, and the plain JSON inside.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

/// Reads a link with `?load=`, the payload of one, or plain JSON.
[[nodiscard]] Result<Entry> read_fpuzzles(std::string_view line, BoardSource& boards);

/// Reads plain JSON over any number of lines: an array, or objects one after the other.
[[nodiscard]] TextReader read_fpuzzles_json(std::string_view text, BoardSource& boards);

/// Writes the entry as a link.
[[nodiscard]] Result<std::string> write_fpuzzles(const Entry& entry, const WriteOptions& options);

/// True if the text begins with a link to f-puzzles.com, a payload, or JSON of f-puzzles.
[[nodiscard]] bool looks_like_fpuzzles(std::string_view text);

/// Reads a compressed payload, which may be percent-encoded. Faults inside it are put at its
/// beginning, as they have no place of their own in the text.
[[nodiscard]] Result<Entry> read_fpuzzles_payload(std::string_view payload, BoardSource& boards);

/// The entry as a compressed payload, not percent-encoded.
[[nodiscard]] Result<std::string> fpuzzles_payload(const Entry& entry);

}  // namespace sudokit::formats
