// The texts of `sudokit formats`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kReadOnly{"(reading only)", "(lecture seulement)"};

}  // namespace sudokit::cli::text
