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
inline constexpr MessageText kDedupeWith{
    "--dedupe writes forms and nothing beside them: leave --with out",
    "--dedupe n’écrit que des formes : ne pas donner --with"};
inline constexpr MessageText kDedupeFormat{"--dedupe writes lines or JSON: leave --to out",
                                           "--dedupe écrit des lignes ou du JSON : ne pas donner "
                                           "--to"};
inline constexpr MessageText kFirstOfWhat{"--keep-first needs --dedupe",
                                          "--keep-first demande --dedupe"};
inline constexpr MessageText kDedupeSpace{
    "cannot write to a temporary file in {0}: {1}",
    "impossible d’écrire un fichier temporaire dans {0} : {1}"};

}  // namespace sudokit::cli::text
