// The words in pictures of models and on their pages, in all languages.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::draw::text {

inline constexpr MessageText kGridLevel{"level 0: the grid", "niveau 0 : la grille"};
inline constexpr MessageText kLevel{"level {0}", "niveau {0}"};
inline constexpr MessageText kLevelOfSymbol{"level {0} ({1})", "niveau {0} ({1})"};

inline constexpr MessageText kGivenOne{"a variable that is 1, by a given",
                                       "une variable qui vaut 1, par une donnée"};
inline constexpr MessageText kFoundOne{"a variable that is 1, by an earlier step",
                                       "une variable qui vaut 1, par une étape précédente"};
inline constexpr MessageText kOldZero{"a variable that is 0; where nothing stands, it is open",
                                      "une variable qui vaut 0 ; là où il n’y a rien, elle est "
                                      "ouverte"};
inline constexpr MessageText kNewOne{"becomes 1 by this step", "passe à 1 par cette étape"};
inline constexpr MessageText kNewZero{"becomes 0 by this step", "passe à 0 par cette étape"};
inline constexpr MessageText kRowUsed{"the equation of a row is used",
                                      "l’équation d’une ligne est employée"};
inline constexpr MessageText kColumnUsed{"the equation of a column is used",
                                         "l’équation d’une colonne est employée"};
inline constexpr MessageText kBoxUsed{"the equation of a box is used",
                                      "l’équation d’un bloc est employée"};
inline constexpr MessageText kExtraUsed{"the equation of another house is used",
                                        "l’équation d’une autre zone est employée"};
inline constexpr MessageText kCellUsed{"the equation of the cell is used, through all levels",
                                       "l’équation de la case est employée, à tous les niveaux"};
inline constexpr MessageText kWhyZero{"says why terms are 0", "dit pourquoi des termes sont nuls"};

inline constexpr MessageText kColouredVertex{"a vertex with its colour; a given has a thick ring",
                                             "un sommet et sa couleur ; une donnée a un cercle "
                                             "épais"};
inline constexpr MessageText kOpenVertex{"a vertex without colour, with the last ones left to it",
                                         "un sommet sans couleur, avec les dernières qui lui "
                                         "restent"};
inline constexpr MessageText kVertexAtHand{"coloured by this step", "colorié par cette étape"};
inline constexpr MessageText kReasonEdge{"an edge that says why", "une arête qui dit pourquoi"};
inline constexpr MessageText kCliqueEdge{"an edge within the clique that says why",
                                         "une arête de la clique qui dit pourquoi"};
inline constexpr MessageText kEdgeAtHand{"another edge of the vertex at hand",
                                         "une autre arête du sommet en question"};

}  // namespace sudokit::draw::text
