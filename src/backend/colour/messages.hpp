// Why graphs have no colouring, in words.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::colouring::text {

inline constexpr MessageText kGivenClash{
    "vertices {0} and {1} are adjacent, and both have colour {2} beforehand",
    "les sommets {0} et {1} sont voisins, et ont tous deux d’avance la couleur {2}"};
inline constexpr MessageText kGivenMany{
    "{0} {0:colour is|colours are} given beforehand",
    "{0} {0:couleur est donnée|couleurs sont données} d’avance"};
inline constexpr MessageText kClique{"vertices {0} are all adjacent",
                                     "les sommets {0} sont tous voisins"};
inline constexpr MessageText kGivenClique{
    "{0} colours are needed for vertices that are all adjacent or have different colours "
    "beforehand",
    "il faut {0} couleurs pour des sommets tous voisins ou de couleurs différentes données "
    "d’avance"};
inline constexpr MessageText kSearched{"every possibility was tried",
                                       "toutes les possibilités ont été essayées"};

inline constexpr MessageText kTooLarge{
    "the graph is too large to count colourings with so many colours",
    "le graphe est trop grand pour compter les coloriages avec tant de couleurs"};

}  // namespace sudokit::colouring::text
