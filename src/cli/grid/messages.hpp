// The texts of `sudokit grid`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kRanksArgument{"RANKS", "RANGS"};
inline constexpr MessageText kBadRanks{
    "{0}: expected ranks from 1 to {2}, such as 5 or 1,7 or 10-20; found '{1}'",
    "{0} : rangs de 1 à {2} attendus, par exemple 5 ou 1,7 ou 10-20 ; trouvé « {1} »"};
inline constexpr MessageText kRankOrRankOf{
    "expected --rank (to write grids), --rank-of (to tell their ranks) or --random (to draw some)",
    "--rank (pour écrire des grilles), --rank-of (pour dire leurs rangs) ou --random (pour en "
    "tirer "
    "au hasard) attendu"};
inline constexpr MessageText kRankOperand{
    "--rank takes all ranks as one list, such as 1,7,10-20; found '{0}' behind it",
    "--rank prend tous les rangs en une liste, par exemple 1,7,10-20 ; trouvé ensuite « {0} »"};
inline constexpr MessageText kRandomOperand{"--random reads nothing; found '{0}' behind it",
                                            "--random ne lit rien ; trouvé ensuite « {0} »"};
inline constexpr MessageText kRankOfWords{
    "--rank-of answers in 'line' or 'json', not in '{0}'",
    "--rank-of répond en « line » ou « json », pas en « {0} »"};
inline constexpr MessageText kRankOfOthers{"only grids of the usual 9x9 board have a rank",
                                           "seules les grilles 9x9 habituelles ont un rang"};
inline constexpr MessageText kRankOfPuzzle{
    "expected a complete grid; {0} {0:cell is|cells are} empty",
    "grille complète attendue ; {0} {0:case est vide|cases sont vides}"};
inline constexpr MessageText kRankOfClash{"expected a grid without contradiction; there are {0}",
                                          "grille sans contradiction attendue ; il y a {0}"};
inline constexpr MessageText kRankNotKnown{
    "the table in this program ends with rank {0}",
    "la table que contient ce programme s’arrête au rang {0}"};

}  // namespace sudokit::cli::text
