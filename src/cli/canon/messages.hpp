// The texts of `sudokit canon`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kWithArgument{"LIST", "LISTE"};
inline constexpr MessageText kBadWith{
    "{0}: expected 'automorphisms', 'transform' or both with a comma between, found '{1}'",
    "{0} : « automorphisms », « transform » ou les deux séparés par une virgule attendus, trouvé : "
    "« {1} »"};
inline constexpr MessageText kWithWhat{
    "--with adds columns to lines, or members to JSON: leave --to out",
    "--with ajoute des colonnes aux lignes, ou des membres au JSON : ne pas donner --to"};
inline constexpr MessageText kDedupeLines{"--dedupe writes lines: leave {0} out",
                                          "--dedupe écrit des lignes : ne pas donner {0}"};
inline constexpr MessageText kDedupeSpace{
    "cannot write to a temporary file in {0}: {1}",
    "impossible d’écrire un fichier temporaire dans {0} : {1}"};

}  // namespace sudokit::cli::text
