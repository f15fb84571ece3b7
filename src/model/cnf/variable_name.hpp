// Names of variables as one writes them: a word with indices below and above.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "sudokit/result.hpp"

namespace sudokit::model {

/// A name, and what makes it the same as another one.
struct VariableName {
    std::string spelling;  ///< as it was written, without blanks
    std::string key;       ///< the same for every spelling
    std::size_t end = 0;   ///< where it ends in the text
    bool has_indices = false;
};

/// True if a name may begin at that byte of `text`.
[[nodiscard]] bool begins_name(std::string_view text, std::size_t at);

/// What a fault says was found at that byte: the character there, or the end of the line or text.
[[nodiscard]] Message found_at(std::string_view text, std::size_t at);

/// Where the blanks end that begin at `at`, if there are any.
[[nodiscard]] std::size_t skip_spaces(std::string_view text, std::size_t at);

/// Reads the name that begins at `at`. Fails, with the offset alone, where an index is not one.
[[nodiscard]] Result<VariableName> read_name(std::string_view text, std::size_t at);

}  // namespace sudokit::model
