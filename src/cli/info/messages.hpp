// The texts of `sudokit info`.
#pragma once

#include <array>

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kInfoBoard{"board", "grille"};
inline constexpr MessageText kInfoGivens{"givens", "données"};
inline constexpr MessageText kInfoGivensOf{"{0} of {1} cells, {2} of {3} digits",
                                           "{0} sur {1} cases, {2} chiffres sur {3}"};
inline constexpr MessageText kInfoPattern{"pattern", "motif"};
inline constexpr MessageText kInfoNoPattern{"no symmetry", "sans symétrie"};
inline constexpr MessageText kInfoFullPattern{"full symmetry", "symétrie complète"};
/// In the order of `Turn`.
inline constexpr std::array<MessageText, 7> kInfoTurns{{
    {"quarter turn", "quart de tour"},
    {"half turn", "demi-tour"},
    {"", ""},
    {"left-right mirror", "miroir gauche-droite"},
    {"top-bottom mirror", "miroir haut-bas"},
    {"diagonal", "diagonale"},
    {"antidiagonal", "antidiagonale"},
}};
inline constexpr MessageText kInfoAutomorphisms{"automorphisms", "automorphismes"};
inline constexpr MessageText kInfoSolutions{"solutions", "solutions"};
inline constexpr MessageText kInfoAtLeast{"at least {0}", "au moins {0}"};
inline constexpr MessageText kInfoMinimal{"minimal", "minimale"};
inline constexpr MessageText kInfoYes{"yes", "oui"};
inline constexpr MessageText kInfoRedundant{
    "no: {0} redundant {0:given|givens} ({1})",
    "non : {0} {0:donnée superflue|données superflues} ({1})"};
inline constexpr MessageText kInfoLevel{"level", "niveau"};
inline constexpr MessageText kInfoScore{"score", "score"};
inline constexpr MessageText kInfoDepth{"depth", "profondeur"};
inline constexpr MessageText kInfoBackdoor{"backdoor", "porte dérobée"};
inline constexpr MessageText kInfoNoBackdoor{"none needed: singles solve it",
                                             "inutile : les singletons suffisent"};
inline constexpr MessageText kInfoBackdoorOf{
    "{0} {0:cell|cells}: {1} (one of {2} such {2:set|sets})",
    "{0} {0:case|cases} : {1} (une de {2} possibles)"};
inline constexpr MessageText kInfoForm{"canonical form", "forme canonique"};
inline constexpr MessageText kInfoGridForm{"of the solution", "de la solution"};
inline constexpr MessageText kInfoGridAutomorphisms{"{0} ({1} {1:automorphism|automorphisms})",
                                                    "{0} ({1} {1:automorphisme|automorphismes})"};
inline constexpr MessageText kInfoRank{"its rank", "son rang"};
inline constexpr MessageText kInfoRankOf{"{0} of {1}", "{0} sur {1}"};
inline constexpr MessageText kInfoOpen{"not known in time", "temps insuffisant"};

}  // namespace sudokit::cli::text
