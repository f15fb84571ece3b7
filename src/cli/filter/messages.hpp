// The texts of `sudokit filter`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kFilteredAll{"Solved: {0} {0:cell|cells} filled.",
                                          "Résolu : {0} {0:case remplie|cases remplies}."};
inline constexpr MessageText kFilteredSome{
    "Stuck: {0} of {1} empty {1:cell|cells} filled, {2} {2:candidate|candidates} left in the "
    "others.",
    "Bloqué : {0} {0:case remplie|cases remplies} sur {1}, {2} {2:candidat restant|candidats "
    "restants} dans les autres."};
inline constexpr MessageText kFilteredOutOfTime{
    "Out of time: {0} of {1} empty {1:cell|cells} filled, {2} {2:candidate|candidates} left in the "
    "others; some of them might still go.",
    "Temps écoulé : {0} {0:case remplie|cases remplies} sur {1}, {2} {2:candidat restant|candidats "
    "restants} dans les autres ; certains pourraient encore partir."};
inline constexpr MessageText kFilteredNone{
    "Contradiction: nothing is left for some cell or digit. The puzzle has no solution.",
    "Contradiction : il ne reste rien pour une case ou un chiffre. La grille n’a pas de solution."};
inline constexpr MessageText kRemoved{"{0}: not {1}, since {2}", "{0} : pas {1}, car {2}"};
inline constexpr MessageText kOr{" or ", " ni "};

}  // namespace sudokit::cli::text
