// The kernels of the 9x9 engine as the tool speaks of them: their names, and a wish for one.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/message.hpp"

namespace sudokit::cli {

/// The names of the kernels that this machine can run, the fastest first.
[[nodiscard]] std::vector<std::string_view> kernel_names();

/// What is wrong with the environment variable `SUDOKIT_KERNEL`, which the library passes over
/// where it names no kernel of this machine; nothing if it is unset, empty or fulfilled.
[[nodiscard]] std::optional<Message> kernel_fault();

}  // namespace sudokit::cli
