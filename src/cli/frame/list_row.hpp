// Rows of the lists that the tool prints of itself.
#pragma once

#include <string>
#include <string_view>

#include "sudokit/json_writer.hpp"

namespace sudokit::cli {

/// A name, what it is, and a remark, if there is one.
[[nodiscard]] std::string list_row(std::string_view name, std::string_view summary,
                                   std::string_view remark);

/// How the object of such a row begins in JSON: `"name":"line","summary":"..."`.
void write_list_row(JsonWriter& out, std::string_view name, std::string_view summary);

}  // namespace sudokit::cli
