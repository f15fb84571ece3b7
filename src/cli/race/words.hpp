// What is said of the engines of a race.
#pragma once

#include <string>
#include <string_view>

#include "cli/race/heat.hpp"

namespace sudokit::cli {

/// "1 solution", "at least 2"; "?" where nothing is known.
[[nodiscard]] std::string answer_words(const Heat& heat, Language language);

/// "3.2 MB", in thousands and millions of bytes.
[[nodiscard]] std::string memory_words(std::uint64_t bytes, Language language);

/// What an engine counts as a node. Every engine has a text.
[[nodiscard]] const MessageText& node_meaning(std::string_view engine);

/// What an engine is; "auto" too.
[[nodiscard]] const MessageText& engine_summary(std::string_view engine);

}  // namespace sudokit::cli
