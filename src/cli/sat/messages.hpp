// The texts of `sudokit sat`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kProofByWhom{"--proof needs the engine dpll or cadical",
                                          "--proof demande le moteur dpll ou cadical"};
inline constexpr MessageText kProofOfOne{"--proof needs a single formula",
                                         "--proof demande une seule formule"};
inline constexpr MessageText kProofWritten{
    "the proof in {0} has {1} {1:step|steps}; it was checked",
    "la preuve dans {0} a {1} {1:étape|étapes} ; elle est "
    "vérifiée"};
inline constexpr MessageText kNothingToProve{"there is a model, so there is no proof to write",
                                             "il y a un modèle, donc pas de preuve à écrire"};
inline constexpr MessageText kProofUnchecked{
    "out of time: the proof was not checked, and is not written",
    "temps écoulé : la preuve n’est pas vérifiée, ni écrite"};

}  // namespace sudokit::cli::text
