// What an engine came to, on its way from its process to ours.
#pragma once

#include <string>
#include <string_view>

#include "cli/race/heat.hpp"

namespace sudokit::cli {

/// All of it but the name of the engine and the memory.
[[nodiscard]] std::string heat_bytes(const Heat& heat);

/// Puts what `bytes` say into `heat`; false if some of them are missing.
[[nodiscard]] bool take_heat(std::string_view bytes, const Board& board, Heat& heat);

}  // namespace sudokit::cli
