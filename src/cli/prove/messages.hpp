// The texts of `sudokit prove`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kProveWhere{"prove needs a directory to write to: -o DIR",
                                         "prove demande un répertoire où écrire : -o RÉP"};
inline constexpr MessageText kProverLeftOut{
    "proofs are made by CaDiCaL, which is not in this build",
    "les preuves sont faites par CaDiCaL, absent de cette version"};
inline constexpr MessageText kNotCertificateFolder{
    "it exists, and is not a certificate that can be replaced",
    "existe déjà, et n’est pas un certificat qu’on puisse remplacer"};
inline constexpr MessageText kCertified{"{0}: certificate with a proof of {1} {1:step|steps}",
                                        "{0} : certificat avec une preuve de {1} {1:étape|étapes}"};
inline constexpr MessageText kCertifiedSeveral{"{0}: certificate with two solutions",
                                               "{0} : certificat avec deux solutions"};

}  // namespace sudokit::cli::text
