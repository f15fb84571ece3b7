// The texts of faults in transformations.
#pragma once

#include "sudokit/message.hpp"

#include "board/house_texts.hpp"

namespace sudokit::symmetry_text {

inline constexpr MessageText kNotAllCells{"expected each of the {0} cells once",
                                          "chacune des {0} cases attendue une seule fois"};
inline constexpr MessageText kNotAllDigits{"expected each digit from 1 to {0} once",
                                           "chaque chiffre de 1 à {0} attendu une seule fois"};
inline constexpr MessageText kNotAllLines{"expected each number from 1 to {0} once",
                                          "chaque nombre de 1 à {0} attendu une seule fois"};
/// In the order of `HouseKind`.
inline constexpr HouseTexts kBrokenHouse{{
    {"the cells of row {0} would no longer be a house",
     "les cases de la ligne {0} ne formeraient plus une zone"},
    {"the cells of column {0} would no longer be a house",
     "les cases de la colonne {0} ne formeraient plus une zone"},
    {"the cells of box {0} would no longer be a house",
     "les cases du bloc {0} ne formeraient plus une zone"},
    {"the cells of diagonal {0} would no longer be a house",
     "les cases de la diagonale {0} ne formeraient plus une zone"},
    {"the cells of window {0} would no longer be a house",
     "les cases de la fenêtre {0} ne formeraient plus une zone"},
    {"the cells of extra house {0} would no longer be a house",
     "les cases de la zone supplémentaire {0} ne formeraient plus une zone"},
}};
inline constexpr MessageText kOtherOrder{
    "the boards differ in the number of cells or digits",
    "les grilles n’ont pas le même nombre de cases ou de chiffres"};
inline constexpr MessageText kConstraintStays{"the move would break a constraint: {0}",
                                              "le mouvement romprait une contrainte : {0}"};

}  // namespace sudokit::symmetry_text
