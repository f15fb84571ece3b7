// The texts of `sudokit shuffle`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kSeedNote{"seed {0}", "graine {0}"};

}  // namespace sudokit::cli::text
