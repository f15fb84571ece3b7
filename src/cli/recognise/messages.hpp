// The texts of `sudokit recognise`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kGraphOfBoard{"the graph of a board: {0}",
                                           "le graphe d’une grille : {0}"};
inline constexpr MessageText kNoBoard{"not the graph of a board: {0}",
                                      "ce n’est pas le graphe d’une grille : {0}"};
inline constexpr MessageText kBoardUndecided{"undecided: {0}", "indécis : {0}"};
inline constexpr MessageText kGraphLayouts{
    "; it can be laid out on this board in {0} {0:way|ways}",
    " ; il peut être disposé sur cette grille de {0} {0:façon|façons}"};
inline constexpr MessageText kVertexOfCell{"the vertex of each cell:",
                                           "le sommet de chaque case :"};

}  // namespace sudokit::cli::text
