// The words of the page itself, in all languages.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::draw::text {

inline constexpr MessageText kPuzzle{"The puzzle", "La grille"};
inline constexpr MessageText kEnd{"Where it leads", "Le résultat"};
inline constexpr MessageText kStep{"Step {0}: {1}", "Étape {0} : {1}"};
inline constexpr MessageText kSteps{"Steps", "Étapes"};
inline constexpr MessageText kMove{"Go through the steps", "Parcourir les étapes"};
inline constexpr MessageText kFirst{"First", "Début"};
inline constexpr MessageText kPrevious{"Previous", "Précédent"};
inline constexpr MessageText kNext{"Next", "Suivant"};
inline constexpr MessageText kLast{"Last", "Fin"};
inline constexpr MessageText kKeys{
    "Keys: left and right go from step to step, up and down from link to link; Home, End",
    "Touches : gauche et droite vont d’une étape à l’autre, haut et bas d’un lien à l’autre ; "
    "Origine, Fin"};
inline constexpr MessageText kZoom{"Zoom", "Zoom"};
inline constexpr MessageText kLinks{"Links:", "Liens :"};
inline constexpr MessageText kLegend{"How to read the pictures", "Comment lire les figures"};

inline constexpr MessageText kGiven{"a given", "un chiffre donné"};
inline constexpr MessageText kFound{"a digit found before", "un chiffre déjà trouvé"};
inline constexpr MessageText kPlaced{"placed by this step", "placé par cette étape"};
inline constexpr MessageText kEliminated{"eliminated by this step", "éliminé par cette étape"};
inline constexpr MessageText kPattern{"of the pattern", "du motif"};
inline constexpr MessageText kOther{"of the pattern, other colour", "du motif, autre couleur"};
inline constexpr MessageText kThird{"second cluster, first colour",
                                    "second groupe, première couleur"};
inline constexpr MessageText kFourth{"second cluster, other colour",
                                     "second groupe, autre couleur"};
inline constexpr MessageText kFin{"a fin", "une nageoire"};
inline constexpr MessageText kBase{"where to look", "où regarder"};
inline constexpr MessageText kCover{"the houses that cover it", "les zones qui le couvrent"};
inline constexpr MessageText kSet{"cells of the pattern", "les cases du motif"};
inline constexpr MessageText kWitness{"digits that rule out other places",
                                      "des chiffres qui excluent d’autres places"};
inline constexpr MessageText kDeadEnd{"a dead end", "une impasse"};
inline constexpr MessageText kPossible{"a digit that is left", "un chiffre possible"};
inline constexpr MessageText kAtOnce{"ruled out at once by its row, column or box",
                                     "exclu d’emblée par sa ligne, sa colonne ou son bloc"};
inline constexpr MessageText kByMore{"ruled out by a rule or a model",
                                     "exclu par une règle ou un modèle"};
inline constexpr MessageText kStruck{"cells that lose candidates", "des cases qui en perdent"};
inline constexpr MessageText kElsewhere{"other places where the same rule applies",
                                        "d’autres places où la même règle s’applique"};
inline constexpr MessageText kStrong{"at least one of the two is true",
                                     "l’un au moins des deux est vrai"};
inline constexpr MessageText kWeak{"at most one of the two is true",
                                   "l’un au plus des deux est vrai"};

}  // namespace sudokit::draw::text
