// The texts of `sudokit colour`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kLeastColours{"{0} {0:colour|colours}, and fewer are not enough",
                                           "{0} {0:couleur|couleurs}, et moins ne suffisent pas"};
inline constexpr MessageText kSomeColours{"{0} {0:colour|colours}; at least {1} {1:is|are} needed",
                                          "{0} {0:couleur|couleurs} ; il en faut au moins {1}"};
inline constexpr MessageText kColoursStopped{
    "stopped before the end: {0} {0:colour is|colours are} enough, and at least {1} {1:is|are} "
    "needed",
    "arrêté avant la fin : {0} {0:couleur suffit|couleurs suffisent}, et il en faut au moins {1}"};
inline constexpr MessageText kNoColouring{"no colouring: {0}", "pas de coloriage : {0}"};
inline constexpr MessageText kNoColouringWith{"no colouring with {0} {0:colour|colours}: {1}",
                                              "pas de coloriage en {0} {0:couleur|couleurs} : {1}"};
inline constexpr MessageText kColouringOpen{
    "no colouring with {0} {0:colour|colours} found, and none excluded: {2} {2:is|are} enough, and "
    "at least {1} {1:is|are} needed",
    "aucun coloriage en {0} {0:couleur|couleurs} trouvé, ni exclu : {2} {2:suffit|suffisent}, et "
    "il en faut au moins {1}"};
inline constexpr MessageText kColourNodes{"; {0} {0:choice|choices} tried",
                                          " ; {0} {0:choix essayé|choix essayés}"};
inline constexpr MessageText kColourProgress{"at least {0}, at most {1} colours, after {2} s",
                                             "au moins {0}, au plus {1} couleurs, après {2} s"};

inline constexpr MessageText kGraphOrder{"order", "ordre"};
inline constexpr MessageText kGraphEdges{"edges", "arêtes"};
inline constexpr MessageText kGraphDegree{"degree", "degré"};
inline constexpr MessageText kGraphDegrees{"{0} to {1}", "{0} à {1}"};
inline constexpr MessageText kGraphRegular{"regular", "régulier"};
inline constexpr MessageText kGraphComplete{"complete", "complet"};
inline constexpr MessageText kGraphComponents{"components", "composantes"};
inline constexpr MessageText kGraphBipartite{"bipartite", "biparti"};
inline constexpr MessageText kGraphYes{"yes", "oui"};
inline constexpr MessageText kGraphNo{"no", "non"};

}  // namespace sudokit::cli::text
