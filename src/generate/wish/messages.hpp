// What can be wrong with a wish, in words.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::generate::text {

inline constexpr MessageText kNoClues{"from {0} to {1} givens is no range",
                                      "de {0} à {1} données, ce n’est pas un intervalle"};
inline constexpr MessageText kTooFewClues{
    "no puzzle on this board has exactly one solution with fewer than {0} givens",
    "aucune grille de cette forme n’a une solution et une seule avec moins de {0} données"};
inline constexpr MessageText kTooManyClues{
    "there is no room for {0} givens: the board has {1} cells",
    "il n’y a pas la place pour {0} données : la grille a {1} cases"};
inline constexpr MessageText kMinimalClues{
    "no minimal puzzle on this board has more than {0} givens: one that completes a row is "
    "redundant",
    "aucune grille minimale de cette forme n’a plus de {0} données : celle qui complète une "
    "ligne est superflue"};
inline constexpr MessageText kUnbiasedClues{"unbiased puzzles are made with up to {0} givens",
                                            "les grilles sans biais ont au plus {0} données"};
inline constexpr MessageText kSymmetricClues{
    "no pattern with this symmetry has so many givens: the nearest numbers are {0} and {1}",
    "aucun motif de cette symétrie n’a autant de données : les nombres les plus proches sont {0} "
    "et {1}"};
inline constexpr MessageText kSymmetricCluesOne{
    "no pattern with this symmetry has so many givens: the nearest number is {0}",
    "aucun motif de cette symétrie n’a autant de données : le nombre le plus proche est {0}"};
inline constexpr MessageText kSymmetricCluesNone{"no symmetric pattern has so many givens",
                                                 "aucun motif symétrique n’a autant de données"};
inline constexpr MessageText kNoSmallPuzzle{
    "all puzzles of this small board were looked through: none is as wished",
    "toutes les grilles de cette petite forme ont été passées en revue : aucune n’est conforme aux "
    "souhaits"};
inline constexpr MessageText kBaseTooFull{
    "the cells that are fixed hold {0} givens, more than the {1} wished for",
    "les cases fixées contiennent {0} données, plus que les {1} voulues"};
inline constexpr MessageText kNotSolution{
    "the grid to dig from is no solution of what is fixed",
    "la grille complète de départ n’est pas une solution de ce qui est fixé"};
inline constexpr MessageText kPatternClues{
    "the pattern has {0} cells, which is not the number of givens wished for",
    "le motif a {0} cases, ce qui n’est pas le nombre de données voulu"};
inline constexpr MessageText kPatternTooSmall{
    "the pattern has {0} cells: no puzzle on this board has exactly one solution with fewer than "
    "{1} "
    "givens",
    "le motif a {0} cases : aucune grille de cette forme n’a une solution et une seule avec moins "
    "de "
    "{1} données"};
inline constexpr MessageText kTwinRows{
    "rows {0} and {1} of the pattern are empty: they could change places, and so there would be "
    "two solutions",
    "les lignes {0} et {1} du motif sont vides : on pourrait les échanger, et il y aurait deux "
    "solutions"};
inline constexpr MessageText kTwinColumns{
    "columns {0} and {1} of the pattern are empty: they could change places, and so there would be "
    "two solutions",
    "les colonnes {0} et {1} du motif sont vides : on pourrait les échanger, et il y aurait deux "
    "solutions"};
inline constexpr MessageText kOutsidePattern{"a cell that is fixed is not in the pattern",
                                             "une case fixée n’est pas dans le motif"};
inline constexpr MessageText kBadPattern{"the pattern does not fit the board",
                                         "le motif ne convient pas à la grille"};
inline constexpr MessageText kShapeTwice{
    "symmetry, pattern and neighbours of a puzzle do not go together",
    "symétrie, motif et voisines d’une grille ne vont pas ensemble"};
inline constexpr MessageText kOtherBoard{
    "the puzzle to stay near has another board, or lacks what is fixed",
    "la grille dont rester voisin a une autre forme, ou n’a pas ce qui est fixé"};
inline constexpr MessageText kNearClues{
    "the puzzle to stay near has {0} givens, and so have its neighbours",
    "la grille dont rester voisin a {0} données, et ses voisines aussi"};
inline constexpr MessageText kTooFar{
    "the puzzle to stay near has {0} givens that may be taken out, and {1} should be",
    "la grille dont rester voisin a {0} données qu’on peut retirer, et {1} devraient l’être"};
inline constexpr MessageText kMethodShape{
    "unbiased puzzles, and those made bottom-up, have no wished symmetry or pattern and no puzzle "
    "to "
    "stay near",
    "les grilles sans biais, ou faites de bas en haut, n’ont ni symétrie ni motif voulus, ni "
    "grille "
    "dont rester voisines"};
inline constexpr MessageText kBottomUpSolution{
    "puzzles made bottom-up have no wished solution",
    "les grilles faites de bas en haut n’ont pas de solution voulue"};
inline constexpr MessageText kUnbiasedFixed{"of unbiased puzzles no givens are fixed",
                                            "les grilles sans biais n’ont pas de données fixées"};
inline constexpr MessageText kUnbiasedBoard{
    "unbiased puzzles need random grids, each equally likely: there are none for boards of {0} "
    "cells other than the usual 9x9 one",
    "les grilles sans biais demandent des grilles complètes équiprobables : il n’y en a pas pour "
    "{0} "
    "cases, sauf pour la grille 9x9 habituelle"};
inline constexpr MessageText kNoLevels{"there is no level in this range",
                                       "il n’y a pas de niveau dans cet intervalle"};
inline constexpr MessageText kUsesWithout{
    "the technique that puzzles should use is among those they should do without",
    "la technique que les grilles doivent utiliser est parmi celles à éviter"};
inline constexpr MessageText kUsesConstraint{
    "only puzzles with constraints use that technique, and they are not rated",
    "seules les grilles à contraintes utilisent cette technique, et elles ne sont pas notées"};
inline constexpr MessageText kTechniqueNotHere{
    "the technique is not for boards of this kind",
    "la technique n’existe pas pour les grilles de cette forme"};
inline constexpr MessageText kNeverHardest{
    "no puzzle on this board has {0} as its hardest technique: wherever it has a step, {1} or an "
    "easier one has a step as well, and comes first",
    "aucune grille de cette forme n’a {0} comme technique la plus difficile : partout où elle a "
    "une étape, {1} ou une plus facile en a une aussi, et passe avant"};
inline constexpr MessageText kUsesLevel{
    "the level of all puzzles whose hardest technique is {0} is {1}",
    "le niveau de toutes les grilles dont la technique la plus difficile est {0} est {1}"};
inline constexpr MessageText kUsesLevels{
    "puzzles whose hardest technique is {0} have levels from {1} to {2}",
    "les grilles dont la technique la plus difficile est {0} vont du niveau {1} au niveau {2}"};
inline constexpr MessageText kDepthLevel{
    "puzzles of depth 0 are very easy or easy, and all others are harder",
    "les grilles de profondeur 0 sont très faciles ou faciles, et toutes les autres plus "
    "difficiles"};
inline constexpr MessageText kDepthUses{
    "puzzles of depth 0 need singles only, and all others need more",
    "les grilles de profondeur 0 ne demandent que des singletons, et toutes les autres davantage"};
inline constexpr MessageText kSinglesOnly{
    "every puzzle on this board is solved by naked singles",
    "toutes les grilles de cette forme se résolvent par les singletons nus"};
inline constexpr MessageText kVeryEasyOnly{"every puzzle on this board is very easy",
                                           "toutes les grilles de cette forme sont très faciles"};
inline constexpr MessageText kFullLevel{
    "a puzzle on this board with {0} givens or more is very easy",
    "une grille de cette forme qui a au moins {0} données est très facile"};
inline constexpr MessageText kFullUses{
    "a puzzle on this board with {0} givens or more does not need {1}",
    "une grille de cette forme qui a au moins {0} données ne demande pas {1}"};

}  // namespace sudokit::generate::text
