// The texts of `sudokit reduce`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kGraphNeedsColours{
    "a graph needs --with N, the number of colours",
    "un graphe demande --with N, le nombre de couleurs"};
inline constexpr MessageText kReducedLatin{
    "a Sudoku of order {0} for a Latin square of order {1}: its solutions are the completions",
    "un sudoku d’ordre {0} pour un carré latin d’ordre {1} : ses solutions en sont les "
    "complétions"};
inline constexpr MessageText kReducedGraph{
    "a Latin square of order {0} with {1} empty {1:cell|cells}: its completions are the colourings "
    "of {2} {2:vertex|vertices} with {3} {3:colour|colours}",
    "un carré latin d’ordre {0} avec {1} {1:case vide|cases vides} : ses complétions sont les "
    "coloriages de {2} {2:sommet|sommets} avec {3} {3:couleur|couleurs}"};
inline constexpr MessageText kReducedToSudoku{
    "a Sudoku of order {0}, by a Latin square of order {1}: its solutions are the colourings of "
    "{2} "
    "{2:vertex|vertices} with {3} {3:colour|colours}",
    "un sudoku d’ordre {0}, par un carré latin d’ordre {1} : ses solutions sont les coloriages de "
    "{2} {2:sommet|sommets} avec {3} {3:couleur|couleurs}"};
inline constexpr MessageText kCellsLeft{"the grid is not complete: {0} is empty",
                                        "la grille n’est pas complète : {0} est vide"};
inline constexpr MessageText kColouredBack{"a colouring with {0} {0:colour|colours}",
                                           "un coloriage avec {0} {0:couleur|couleurs}"};

}  // namespace sudokit::cli::text
