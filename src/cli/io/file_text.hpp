// Whole files as text, and how faults name their place in one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/file.hpp"
#include "sudokit/result.hpp"

#include "cli/frame/command.hpp"

namespace sudokit::cli {

/// Why a file was not read, where it could have been `most` bytes long.
[[nodiscard]] Error read_error(const FileFault& fault, std::size_t most = 0);

/// The text of a file, unpacked if it is packed, of at most `most` bytes; `-` is the standard
/// input. Whatever can be read is welcome, pipes too; waiting for one ends with an interrupt, and
/// when `limit` has passed.
[[nodiscard]] Result<std::string> read_file(const std::string& path, std::size_t most,
                                            const Streams& io = {},
                                            std::optional<Deadline> limit = {});

/// The status that an error of reading means: bad input, or no time for it.
[[nodiscard]] Exit reading_exit(const Error& error);

/// "file:line:column: ", as far as they are known.
[[nodiscard]] std::string place_text(std::string_view file, std::size_t line, std::size_t column);

/// "file:line:column: message".
[[nodiscard]] std::string fault_text(std::string_view file, const Error& error, Language language);

}  // namespace sudokit::cli
