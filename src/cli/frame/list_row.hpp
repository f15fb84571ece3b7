// Rows of the lists that the tool prints of itself.
#pragma once

#include <string>
#include <string_view>

namespace sudokit::cli {

/// A name, what it is, and a remark, if there is one.
[[nodiscard]] std::string list_row(std::string_view name, std::string_view summary,
                                   std::string_view remark);

/// The same as JSON, with a fact; `more` are further members, each with a comma in front.
[[nodiscard]] std::string json_list_row(std::string_view name, std::string_view summary,
                                        std::string_view fact, bool value,
                                        std::string_view more = {});

}  // namespace sudokit::cli
