// What the checker says of steps that are not right.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::logic {

inline constexpr MessageText kNoConclusion{"the step concludes nothing", "l’étape ne conclut rien"};
inline constexpr MessageText kUnsortedConclusions{
    "the conclusions are not in increasing order",
    "les conclusions ne sont pas dans l’ordre croissant"};
inline constexpr MessageText kConclusionChangesNothing{
    "{0} does not have the candidate {1} any more", "la case {0} n’a plus le candidat {1}"};
inline constexpr MessageText kPlacedTwice{"two digits are placed in {0}",
                                          "deux chiffres sont placés dans la case {0}"};
inline constexpr MessageText kPlacedAndRemoved{"{1} is both placed in {0} and taken away",
                                               "le {1} est à la fois placé en {0} et éliminé"};
inline constexpr MessageText kPlacementDoesNotFollow{
    "it does not follow from the pattern that {0} holds {1}",
    "il ne découle pas du motif que la case {0} contienne le {1}"};
inline constexpr MessageText kEliminationDoesNotFollow{
    "it does not follow from the pattern that {0} does not hold {1}",
    "il ne découle pas du motif que la case {0} ne contienne pas le {1}"};
inline constexpr MessageText kNotWithConstraints{
    "{0} assumes a unique solution, which proves nothing where there are constraints",
    "{0} suppose une solution unique, ce qui ne prouve rien avec des contraintes"};
inline constexpr MessageText kNoSuchConstraint{"the puzzle has no constraint number {0}",
                                               "la grille n’a pas de contrainte numéro {0}"};
inline constexpr MessageText kConstraintRemoves{
    "it does not follow from the constraint that {0} does not hold {1}",
    "il ne découle pas de la contrainte que la case {0} ne contienne pas le {1}"};
inline constexpr MessageText kWrongPattern{"this is not a pattern of the technique {0}",
                                           "ce n’est pas un motif de la technique {0}"};
inline constexpr MessageText kOutsideBoard{
    "the pattern names a cell, a house or a digit that the board does not have",
    "le motif nomme une case, une zone ou un chiffre que la grille n’a pas"};
inline constexpr MessageText kUnsortedPattern{
    "cells or houses of the pattern are not in increasing order",
    "des cases ou des zones du motif ne sont pas dans l’ordre croissant"};
inline constexpr MessageText kNotOpen{"{0} is not an open cell", "la case {0} n’est pas vide"};
inline constexpr MessageText kNotACandidate{"{1} is not a candidate of {0}",
                                            "le {1} n’est pas candidat en {0}"};
inline constexpr MessageText kNotInHouse{"{0} is not in every house that the pattern names for it",
                                         "la case {0} n’est pas dans toutes les zones que le motif "
                                         "nomme pour elle"};
inline constexpr MessageText kHouseLosesNothing{
    "a house of the pattern has nothing to do with the conclusions",
    "une zone du motif n’a rien à voir avec les conclusions"};
inline constexpr MessageText kNoPlace{"the pattern's house has no place for {0}",
                                      "la zone du motif n’a pas de place pour le {0}"};
inline constexpr MessageText kWrongDigits{"the digits of the pattern are not those of its cells",
                                          "les chiffres du motif ne sont pas ceux de ses cases"};
inline constexpr MessageText kWrongFins{
    "the fins are not what the base houses have outside the cover or share",
    "les nageoires ne sont pas ce que les zones de base ont hors de la couverture ou partagent"};
inline constexpr MessageText kFinNotSeen{"{0} does not see every fin",
                                         "la case {0} ne voit pas toutes les nageoires"};
inline constexpr MessageText kNotSeen{"{0} does not see {1}", "la case {0} ne voit pas {1}"};
inline constexpr MessageText kBrokenChain{
    "the nodes and links of the chain do not fit together",
    "les maillons et les liens de la chaîne ne vont pas ensemble"};
inline constexpr MessageText kNotStrong{"link {0} of the chain is not strong",
                                        "le lien {0} de la chaîne n’est pas fort"};
inline constexpr MessageText kNotWeak{"link {0} of the chain is not weak",
                                      "le lien {0} de la chaîne n’est pas faible"};
inline constexpr MessageText kNotConjugate{"{0} and {1} are not the only places of the digit",
                                           "{0} et {1} ne sont pas les seules places du chiffre"};
inline constexpr MessageText kBrokenColours{
    "the pairs do not join cells of the two colours of a cluster",
    "les paires ne relient pas des cases des deux couleurs d’un groupe"};
inline constexpr MessageText kExcluderNotSeen{
    "one of the cells does not see an excluder",
    "l’une des cases ne voit pas une des cases qui excluent"};
inline constexpr MessageText kHousesOverlap{"two houses of one side have a cell in common",
                                            "deux zones d’un même côté ont une case en commun"};
inline constexpr MessageText kNotARectangle{
    "the corners are not those of two rows, two columns and two boxes",
    "les coins ne sont pas ceux de deux lignes, deux colonnes et deux blocs"};
inline constexpr MessageText kNotSwappable{
    "the two digits could not change places in the corners",
    "les deux chiffres ne pourraient pas être échangés dans les coins"};
inline constexpr MessageText kNotAGrave{
    "without the candidate there would not be two of everything",
    "sans le candidat, tout n’irait pas par deux"};
inline constexpr MessageText kWrongGuardians{
    "the guardians are not the other candidates of the cells",
    "les gardiens ne sont pas les autres candidats des cases"};
inline constexpr MessageText kCanBeFilled{
    "the cells can be filled with the digits of the pattern",
    "les cases peuvent être remplies avec les chiffres du motif"};
inline constexpr MessageText kNotExchangeable{
    "the cells could not be filled in another way with the same digits in every house",
    "les cases ne pourraient pas être remplies autrement avec les mêmes chiffres dans chaque zone"};
inline constexpr MessageText kNotAnAutomorphism{
    "the map does not turn the puzzle into itself",
    "la correspondance ne transforme pas la grille en elle-même"};
inline constexpr MessageText kNotAlmostLocked{
    "set {0} does not have one candidate more than cells in its house",
    "l’ensemble {0} n’a pas un candidat de plus que de cases dans sa zone"};
inline constexpr MessageText kNotRestricted{"{0} is not a restricted common of set {1}",
                                            "le {0} n’est pas un candidat commun restreint de "
                                            "l’ensemble {1}"};
inline constexpr MessageText kNotCovered{"no house of the pattern counts {1} in {0}",
                                         "aucune zone du motif ne compte le {1} en {0}"};
inline constexpr MessageText kWrongCount{
    "the covers do not count as many digits as there are cells",
    "la couverture ne compte pas autant de chiffres que de cases"};
inline constexpr MessageText kTooManyCovers{"more than two houses cover {0}",
                                            "plus de deux zones couvrent le {0}"};
inline constexpr MessageText kNotAnExocet{
    "base, targets and cross lines do not lie as those of an exocet",
    "la base, les cibles et les lignes qui les croisent ne sont pas placées comme dans un exocet"};
inline constexpr MessageText kNotConfined{
    "{1} can also go in {0}, which is in neither the box nor the wings",
    "le {1} peut aussi aller en {0}, hors du bloc et des ailes"};
inline constexpr MessageText kBranchesDoNotCover{"the branches do not stand for every case",
                                                 "les branches ne couvrent pas tous les cas"};
inline constexpr MessageText kWrongConsequence{
    "consequence {0} of branch {1} does not follow from its parents",
    "la conséquence {0} de la branche {1} ne découle pas de ses parents"};
inline constexpr MessageText kNoDeadEnd{"branch {0} does not end as the pattern says",
                                        "la branche {0} ne finit pas comme le dit le motif"};

}  // namespace sudokit::logic
