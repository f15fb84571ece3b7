// The texts of `sudokit tree`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kVisitMore{"--visit N lets it go on to N nodes.",
                                        "--visit N la laisse aller jusqu’à N nœuds."};

}  // namespace sudokit::cli::text
