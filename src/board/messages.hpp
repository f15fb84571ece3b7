// The texts of faults in boards.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::board_text {

inline constexpr MessageText kOrderRange{"expected a board of order 1 to 64, found {0}",
                                         "ordre de grille attendu entre 1 et 64, trouvé : {0}"};
inline constexpr MessageText kBoxProduct{
    "boxes of {0}x{1} do not fit a board of order {2}: expected rows x columns = {2}",
    "des blocs de {0}x{1} ne conviennent pas à l’ordre {2} : il faut lignes x colonnes = {2}"};
inline constexpr MessageText kRegionCells{
    "expected {0} cells in the region map, found {1}",
    "{0} cases attendues dans le plan des régions, {1} trouvées"};
inline constexpr MessageText kRegionNumber{
    "expected region numbers below {0}, found {1} at {2}",
    "numéros de région inférieurs à {0} attendus, trouvé {1} en {2}"};
inline constexpr MessageText kRegionSize{"region {0} has {1} {1:cell|cells}, expected {2}",
                                         "la région {0} a {1} {1:case|cases}, il en faut {2}"};
inline constexpr MessageText kWindowsOrder{
    "windows need a 9x9 board, this one is of order {0}",
    "les fenêtres demandent une grille 9x9, celle-ci est d’ordre {0}"};
inline constexpr MessageText kExtraSize{
    "extra house {0} has {1} {1:cell|cells}, expected {2} different ones",
    "la zone supplémentaire {0} a {1} {1:case|cases}, il en faut {2} différentes"};
inline constexpr MessageText kExtraCell{
    "extra house {0} names cell {1}, but the board has {2} cells",
    "la zone supplémentaire {0} nomme la case {1}, mais la grille a {2} cases"};
inline constexpr MessageText kCellRange{"expected a board of at most {0} cells, found {1}",
                                        "grille d’au plus {0} cases attendue, trouvé : {1}"};
inline constexpr MessageText kCliquesOnly{
    "a board of cliques has no diagonals, windows and extra houses",
    "une grille de cliques n’a ni diagonales, ni fenêtres, ni zones supplémentaires"};
inline constexpr MessageText kCliqueCell{
    "clique {0} names cell {1}, but the board has {2} {2:cell|cells}",
    "la clique {0} nomme la case {1}, mais la grille a {2} {2:case|cases}"};
inline constexpr MessageText kCliqueSize{
    "clique {0} has {1} {1:cell|cells}, expected at most {2} different ones",
    "la clique {0} a {1} {1:case|cases}, il en faut au plus {2} différentes"};

inline constexpr MessageText kNotAGrid{
    "expected a board of rows and columns, found one of cliques ({0})",
    "grille de lignes et de colonnes attendue, trouvé : une grille de cliques ({0})"};

inline constexpr MessageText kNoConstraint{"there is no constraint '{0}'; expected {1}",
                                           "il n’y a pas de contrainte « {0} » ; attendu : {1}"};
inline constexpr MessageText kNoCells{
    "the constraint '{0}' is about the whole board: it has no cells",
    "la contrainte « {0} » porte sur toute la grille : elle n’a pas de cases"};
inline constexpr MessageText kSomeCells{"the constraint '{0}' needs cells",
                                        "la contrainte « {0} » a besoin de cases"};
inline constexpr MessageText kNoValue{"the constraint '{0}' has no value",
                                      "la contrainte « {0} » n’a pas de valeur"};
inline constexpr MessageText kConstraintCell{
    "the constraint '{0}' names cell {1}, but the board has {2} cells",
    "la contrainte « {0} » nomme la case {1}, mais la grille a {2} cases"};
inline constexpr MessageText kConstraintTwice{"the constraint '{0}' names {1} twice",
                                              "la contrainte « {0} » nomme {1} deux fois"};
inline constexpr MessageText kNotWithConstraints{"{0} do not take {1}",
                                                 "{0} ne prennent pas en charge {1}"};

}  // namespace sudokit::board_text
