// The texts of `sudokit transform`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kNothingToTransform{
    "transform needs a move to make: --rotate, --mirror, --transpose, --rows, --columns, --bands, "
    "--stacks or --relabel",
    "transform demande un mouvement à faire : --rotate, --mirror, --transpose, --rows, --columns, "
    "--bands, --stacks ou --relabel"};
inline constexpr MessageText kBadOrder{
    "{0}: expected numbers from 1 on, such as 312 or 3,1,2, found '{1}'",
    "{0} : nombres à partir de 1 attendus, comme 312 ou 3,1,2, trouvé : « {1} »"};
inline constexpr MessageText kOrderCount{
    "{0}: expected each number from 1 to {1} once, found '{2}'",
    "{0} : chaque nombre de 1 à {1} attendu une seule fois, trouvé : « {2} »"};
inline constexpr MessageText kNoBands{"{0}: the board has no bands and stacks",
                                      "{0} : la grille n’a ni bandes ni piliers"};
inline constexpr MessageText kWithOption{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kOrderArgument{"ORDER", "ORDRE"};
inline constexpr MessageText kTurnArgument{"DEGREES", "DEGRÉS"};
inline constexpr MessageText kMirrorArgument{"WAY", "SENS"};

}  // namespace sudokit::cli::text
