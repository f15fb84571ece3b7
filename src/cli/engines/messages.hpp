// The texts of `sudokit engines`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kNotHere{"({0})", "({0})"};
inline constexpr MessageText kKernelInUse{"(kernel: {0})", "(noyau : {0})"};
inline constexpr MessageText kKernelsInUse{"(kernel: {0}; also: {1})",
                                           "(noyau : {0} ; aussi : {1})"};
inline constexpr MessageText kAutoEngine{"chooses one of the others for each puzzle",
                                         "choisit l’un des autres pour chaque grille"};

}  // namespace sudokit::cli::text
