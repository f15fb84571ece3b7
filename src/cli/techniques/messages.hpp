// The texts of `sudokit techniques`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kTechnique{"{0}: {1}", "{0} : {1}"};

}  // namespace sudokit::cli::text
