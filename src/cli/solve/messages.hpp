// The texts of `sudokit solve`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kSolvable{"The puzzle is solvable: it has exactly one solution.",
                                       "La grille est résoluble : elle a une solution et une "
                                       "seule."};
inline constexpr MessageText kSeveralAtLeast{
    "The puzzle is solvable, but has several solutions: at least {0}.",
    "La grille est résoluble, mais a plusieurs solutions : au moins {0}."};
inline constexpr MessageText kSeveralExactly{
    "The puzzle is solvable, but has several solutions: exactly {0}.",
    "La grille est résoluble, mais a plusieurs solutions : exactement {0}."};
inline constexpr MessageText kSolvableFirst{
    "The puzzle is solvable. The first solution found (there may be others):",
    "La grille est résoluble. Première solution trouvée (il peut y en avoir d’autres) :"};
inline constexpr MessageText kSolvableOutOfTime{
    "The puzzle is solvable. Out of time: there may be other solutions than this one.",
    "La grille est résoluble. Temps écoulé : il peut y avoir d’autres solutions que celle-ci."};
inline constexpr MessageText kOutOfTime{"Out of time: whether the puzzle is solvable is not known.",
                                        "Temps écoulé : on ne sait pas si la grille est "
                                        "résoluble."};
inline constexpr MessageText kTwoOfThem{"Two of them:", "En voici deux :"};
inline constexpr MessageText kDiffer{"They differ in {0} {0:cell|cells}: {1}",
                                     "Elles diffèrent dans {0} {0:case|cases} : {1}"};
inline constexpr MessageText kSolutionNumber{"Solution {0}:", "Solution {0} :"};
inline constexpr MessageText kSolutionsInAll{"{0} {0:solution|solutions} in all.",
                                             "{0} {0:solution|solutions} en tout."};
inline constexpr MessageText kSolutionsAtLimit{
    "Stopped at {0} {0:solution|solutions}: there may be more.",
    "Arrêt à {0} {0:solution|solutions} : il peut y en avoir d’autres."};
inline constexpr MessageText kSolutionsDrawn{
    "{0} {0:solution|solutions} drawn by chance, each of all solutions equally likely.",
    "{0} {0:solution tirée|solutions tirées} au hasard, toutes ayant la même probabilité."};
inline constexpr MessageText kSolutionsOutOfTime{
    "Out of time after {0} {0:solution|solutions}: there may be more.",
    "Temps écoulé après {0} {0:solution|solutions} : il peut y en avoir d’autres."};

inline constexpr MessageText kNoTerminal{
    "--animate needs a terminal that can move its cursor; without, 'sudokit tree' shows the search",
    "--animate demande un terminal dont on peut déplacer le curseur ; sinon, « sudokit tree » "
    "montre "
    "la recherche"};
inline constexpr MessageText kTerminalTooSmall{
    "--animate: the terminal is too small for the board, which takes {0} lines of {1} characters",
    "--animate : le terminal est trop petit pour la grille, qui demande {0} lignes de {1} "
    "caractères"};
inline constexpr MessageText kAnimated{
    "{0} {0:digit|digits} put, {1} {1:dead end|dead ends}, {2} {2:solution|solutions}; "
    "depth {3} of {4}. Ctrl-C ends.",
    "{0} {0:chiffre posé|chiffres posés}, {1} {1:impasse|impasses}, {2} {2:solution|solutions} ; "
    "profondeur {3} sur {4}. Ctrl-C pour arrêter."};

}  // namespace sudokit::cli::text
