// The texts about files, terminals and the system.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

// The command line.
inline constexpr MessageText kStandardInputTwice{
    "the graph and --colours cannot both be the standard input",
    "le graphe et --colours ne peuvent pas venir tous deux de l’entrée standard"};
inline constexpr MessageText kGraphWhat{
    "expected one file with a graph; see 'sudokit help {0}'",
    "un fichier contenant un graphe attendu ; voir « sudokit help {0} »"};
inline constexpr MessageText kGraphSize{"{0} {0:vertex|vertices}, {1} {1:edge|edges}",
                                        "{0} {0:sommet|sommets}, {1} {1:arête|arêtes}"};

// Input and output.
inline constexpr MessageText kNotFileNorPuzzle{"no such file, and not a puzzle",
                                               "ni un fichier existant ni une grille"};
inline constexpr MessageText kNotFileNorPuzzleSince{"no such file, and not a puzzle: {0}",
                                                    "ni un fichier existant ni une grille : {0}"};
inline constexpr MessageText kNotFileNorFormula{"no such file, and not a formula: {0}",
                                                "ni un fichier existant ni une formule : {0}"};
inline constexpr MessageText kCannotRead{"cannot be read: {0}", "lecture impossible : {0}"};
inline constexpr MessageText kCannotWrite{"cannot be written: {0}", "écriture impossible : {0}"};
inline constexpr MessageText kDamaged{"the compressed data are damaged",
                                      "les données compressées sont corrompues"};
inline constexpr MessageText kCutShort{"the compressed data end too soon",
                                       "les données compressées s’arrêtent trop tôt"};
inline constexpr MessageText kGzipLeftOut{"gzip is not in this build",
                                          "gzip est absent de cette version"};
inline constexpr MessageText kZstdLeftOut{"zstd is not in this build",
                                          "zstd est absent de cette version"};
inline constexpr MessageText kPartLeft{"what was written so far is in {0}",
                                       "ce qui a été écrit jusque-là est dans {0}"};
inline constexpr MessageText kStandardOutput{"<standard output>", "<sortie standard>"};
inline constexpr MessageText kTooLong{"larger than {0} MiB", "plus de {0} Mio"};
inline constexpr MessageText kNotRegular{"expected a regular file, found {0}",
                                         "fichier ordinaire attendu, trouvé {0}"};
inline constexpr MessageText kReadingStopped{"there was no time to read it to the end",
                                             "pas assez de temps pour le lire jusqu’au bout"};
inline constexpr MessageText kNoSuchDirectory{"no such directory", "répertoire inexistant"};

inline constexpr MessageText kSeedNote{"seed {0}", "graine {0}"};

}  // namespace sudokit::cli::text
