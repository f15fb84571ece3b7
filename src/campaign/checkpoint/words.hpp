// Texts of a checkpoint: words with a blank between them, and a checksum on the last line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sudokit::campaign {

/// Takes the next word off the front of a line.
std::string_view take_word(std::string_view& line);

/// The next word as a number, or as a checksum; false if it is none.
bool take_number(std::string_view& line, std::uint64_t& number);
bool take_checksum(std::string_view& line, std::uint64_t& checksum);

/// The text with its checksum behind it.
[[nodiscard]] std::string sealed(const std::string& text);
/// What was sealed; nothing if it is not what it was.
[[nodiscard]] std::optional<std::string_view> unsealed(std::string_view text);

}  // namespace sudokit::campaign
