// Whole files as text, and how faults name their place in one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "sudokit/result.hpp"

#include "cli/command.hpp"

namespace sudokit::cli {

/// The fault `number` (an errno) of reading.
[[nodiscard]] Error read_error(int number);

/// The text of a file of at most `most` bytes; `-` is the standard input.
[[nodiscard]] Result<std::string> read_file(const std::string& path, std::size_t most,
                                            const Streams& io = {});

/// "file:line:column: ", as far as they are known.
[[nodiscard]] std::string place_text(std::string_view file, std::size_t line, std::size_t column);

/// "file:line:column: message".
[[nodiscard]] std::string fault_text(std::string_view file, const Error& error, Language language);

}  // namespace sudokit::cli
