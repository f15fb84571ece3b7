// The texts of `sudokit check`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kClashing{
    "These {0} givens are enough to rule out any solution, and it is proved that no fewer are: "
    "{1}.",
    "Ces {0} données suffisent à exclure toute solution ; il est prouvé qu’il n’en faut pas "
    "moins : {1}."};
inline constexpr MessageText kClashingOne{
    "One of the givens is enough to rule out any solution: {0}.",
    "Une des données suffit à exclure toute solution : {0}."};
inline constexpr MessageText kClashingNone{"Even without any givens there is none.",
                                           "Même sans aucune donnée, il n’y en a pas."};
inline constexpr MessageText kClashingOutOfTime{
    "Out of time: these {1} givens rule out any solution, and it takes at least {0} to do so: {2}.",
    "Temps écoulé : ces {1} données excluent toute solution, et il en faut au moins {0} : {2}."};
inline constexpr MessageText kClashingUnknown{
    "Out of time: which givens clash is not known.",
    "Temps écoulé : on ne sait pas quelles données sont en conflit."};

inline constexpr MessageText kIsSolution{"The grid is a solution of the puzzle.",
                                         "La grille remplie est une solution."};
inline constexpr MessageText kIsNoSolution{"The grid is not a solution of the puzzle:",
                                           "La grille remplie n’est pas une solution :"};
inline constexpr MessageText kOtherThanGiven{"{0} holds {1}, but {2} is given there",
                                             "{0} contient {1}, alors que {2} y est donné"};
inline constexpr MessageText kOtherThanMarks{"{0} holds {1}, which its pencilmarks exclude",
                                             "{0} contient {1}, que ses annotations excluent"};
inline constexpr MessageText kEmptyCells{"{0} {0:cell is|cells are} empty: {1}",
                                         "{0} {0:case est vide|cases sont vides} : {1}"};
inline constexpr MessageText kRepeated{"{0}: {1} is there {2} times, in {3}",
                                       "{0} : le {1} y est {2} fois, en {3}"};
inline constexpr MessageText kBrokenConstraint{"this does not hold: {0}",
                                               "ceci n’est pas vrai : {0}"};

}  // namespace sudokit::cli::text
