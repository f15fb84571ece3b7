// Text as a string of JSON.
#pragma once

#include <string>
#include <string_view>

namespace sudokit {

/// Appends `text` as a JSON string, quotes included. What a terminal would obey instead of showing
/// it (see `shown_text`) is escaped, so that nothing is lost and nothing happens; bytes that are
/// not UTF-8 become U+FFFD.
void append_json_string(std::string& out, std::string_view text);

}  // namespace sudokit
