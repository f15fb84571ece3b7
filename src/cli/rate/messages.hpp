// The texts of `sudokit rate`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kDepthZero{"Depth 0: naked and hidden singles solve the puzzle.",
                                        "Profondeur 0 : les singletons nus et cachés résolvent la "
                                        "grille."};
inline constexpr MessageText kDepthOne{
    "Depth 1: singles and tests by contradiction of single candidates solve the puzzle.",
    "Profondeur 1 : les singletons et l’essai par l’absurde de candidats isolés résolvent la "
    "grille."};
inline constexpr MessageText kDepthMore{
    "Depth {0}: it takes tests by contradiction nested {0} deep to solve the puzzle.",
    "Profondeur {0} : il faut emboîter {0} essais par l’absurde pour résoudre la grille."};
inline constexpr MessageText kDepthOutOfTime{
    "Out of time: the depth of the puzzle is not known.",
    "Temps écoulé : on ne connaît pas la profondeur de la grille."};
inline constexpr MessageText kLevelByModel{
    "Level: {0}. {1} is the first model of the scale that completes the grid (class: {2}).",
    "Niveau : {0}. {1} est le premier modèle de l’échelle qui complète la grille (classe : {2})."};
inline constexpr MessageText kLevelByRules{
    "Level: {0}. The rules below complete the grid, and fewer of them do not.",
    "Niveau : {0}. Les règles ci-dessous complètent la grille, et moins n’y suffit pas."};
inline constexpr MessageText kExpertByModel{
    "Level: {0}. None of the models completes the grid (class: {1}).",
    "Niveau : {0}. Aucun des modèles ne complète la grille (classe : {1})."};
inline constexpr MessageText kExpertWith{
    "Level: {0}, with {1}. None of the models completes the grid (class: {2}).",
    "Niveau : {0}, avec {1}. Aucun des modèles ne complète la grille (classe : {2})."};
inline constexpr MessageText kLevelOfRules{"By rules of play: {0}.",
                                           "Selon les règles de jeu : {0}."};
inline constexpr MessageText kExpertByRules{
    "Level: {0}. The rules below do not complete the grid.",
    "Niveau : {0}. Les règles ci-dessous ne complètent pas la grille."};
inline constexpr MessageText kWithoutAbstract{
    "This board has no bands and stacks of boxes: the models go without 3-ABSTRACT.",
    "Cette grille n’a ni bandes ni piliers de blocs : les modèles se passent de 3-ABSTRACT."};
inline constexpr MessageText kLevelOutOfTime{
    "Out of time: the level of the puzzle is not known.",
    "Temps écoulé : on ne connaît pas le niveau de la grille."};
inline constexpr MessageText kScore{"Score {0}: {1} on HoDoKu's scale.",
                                    "Score {0} : {1} sur l’échelle de HoDoKu."};
inline constexpr MessageText kScoreHardest{" The hardest technique is {0}.",
                                           " La technique la plus difficile est {0}."};
inline constexpr MessageText kScoreRaised{
    " The level is higher than that of this technique, since the score is over {0}.",
    " Le niveau est plus haut que celui de cette technique, car le score dépasse {0}."};
inline constexpr MessageText kScoreGuesses{
    " None of the techniques that the score counts is enough: {0} {0:cell is|cells are} taken from "
    "the solution.",
    " Aucune des techniques que compte le score ne suffit : {0} {0:case est prise|cases sont "
    "prises} dans la solution."};
inline constexpr MessageText kScoreOutOfTime{
    "Out of time: the score of the puzzle is not known.",
    "Temps écoulé : on ne connaît pas le score de la grille."};
inline constexpr MessageText kSe{
    "{0} on the scale of {4}: the hardest step is rated {1} (ER), the hardest "
    "up to the first that fills a cell {2} (EP), the first {3} (ED).",
    "{0} sur l’échelle de {4} : l’étape la plus difficile vaut {1} (ER), la "
    "plus difficile jusqu’à la première qui remplit une case {2} (EP), la première {3} (ED)."};
inline constexpr MessageText kSeCanonical{
    "This is the rating of its canonical form, which all equivalent puzzles share.",
    "C’est l’évaluation de sa forme canonique, que toutes les grilles équivalentes partagent."};
inline constexpr MessageText kSeAbove{"More than {0} on the scale of {1}.",
                                      "Plus de {0} sur l’échelle de {1}."};
inline constexpr MessageText kSeOutOfTime{"Out of time: the rating by {0} is not known.",
                                          "Temps écoulé : on ne connaît pas l’évaluation par {0}."};
inline constexpr MessageText kWhipsNone{
    "{0} = 0: naked and hidden singles solve the puzzle.",
    "{0} = 0 : les singletons nus et cachés résolvent la grille."};
inline constexpr MessageText kWhips{
    "{0} = {1}: singles and {2} of length {1} at most solve the puzzle, shorter ones do not.",
    "{0} = {1} : les singletons et les {2} de longueur {1} au plus résolvent la grille, de plus "
    "courts n’y suffisent pas."};
inline constexpr MessageText kWhipsLongest{"One of the longest: {0}", "L’un des plus longs : {0}"};
inline constexpr MessageText kWhipsAbove{
    "{0} > {1}: it takes longer {2} to solve the puzzle, if these can.",
    "{0} > {1} : il faut de plus longs {2} pour résoudre la grille, s’ils le peuvent."};
inline constexpr MessageText kWhipsStuck{
    "{0} is infinite: {1} of any length do not solve the puzzle.",
    "{0} est infini : aucune longueur de {1} ne résout la grille."};
inline constexpr MessageText kRatingOutOfTime{"Out of time: {0} is not known.",
                                              "Temps écoulé : on ne connaît pas {0}."};
inline constexpr MessageText kBxbNone{
    "BxB = 0: singles and tests by contradiction of single candidates solve the puzzle.",
    "BxB = 0 : les singletons et l’essai par l’absurde de candidats isolés résolvent la grille."};
inline constexpr MessageText kBxb{
    "BxB = {0}: tests by contradiction solve the puzzle if what follows from each assumption is "
    "found by singles and braids of length {0} at most; shorter ones are not enough.",
    "BxB = {0} : l’essai par l’absurde résout la grille si les conséquences de chaque hypothèse "
    "sont tirées par les singletons et les braids de longueur {0} au plus ; de plus courts n’y "
    "suffisent pas."};
inline constexpr MessageText kBxbAbove{
    "BxB > {0}: it takes longer braids in tests by contradiction to solve the puzzle.",
    "BxB > {0} : il faut de plus longs braids dans les essais par l’absurde pour résoudre la "
    "grille."};
inline constexpr MessageText kBxbStuck{
    "BxB is infinite: tests by contradiction with braids of any length do not solve the puzzle.",
    "BxB est infini : l’essai par l’absurde ne résout la grille avec aucune longueur de braids."};
inline constexpr MessageText kGsf{
    "{0} = {1}, from 1 to 99999: the work of gsf's program on the puzzle.",
    "{0} = {1}, de 1 à 99999 : le travail du programme de gsf sur la grille."};
inline constexpr MessageText kStatsGsf{"{0} {1} to {2}: {3} {3:puzzle|puzzles}, {4}%",
                                       "{0} de {1} à {2} : {3} {3:grille|grilles}, {4} %"};
inline constexpr MessageText kBackdoorNone{
    "Backdoor 0: naked and hidden singles solve the puzzle.",
    "Porte dérobée 0 : les singletons nus et cachés résolvent la grille."};
inline constexpr MessageText kBackdoor{
    "Backdoor {0}: singles solve the puzzle once {0:the digit|the digits} of {1} {0:is|are} known "
    "(one of {2} such {2:set|sets}); fewer cells are not enough.",
    "Porte dérobée {0} : les singletons résolvent la grille dès qu’on connaît {0:le chiffre|les "
    "chiffres} de {1} ({2} {2:ensemble|ensembles} de cette taille) ; moins de cases n’y suffisent "
    "pas."};
inline constexpr MessageText kBackdoorAbove{
    "Backdoor > {0}: it takes more cells for singles to solve the puzzle.",
    "Porte dérobée > {0} : il faut plus de cases pour que les singletons résolvent la grille."};
inline constexpr MessageText kBackdoorOutOfTime{
    "Out of time: the smallest backdoor of the puzzle is not known.",
    "Temps écoulé : on ne connaît pas la plus petite porte dérobée de la grille."};
inline constexpr MessageText kBackdoorWord{"backdoor", "porte dérobée"};
inline constexpr MessageText kStatsWhips{"{0} {1}: {2} {2:puzzle|puzzles}, {3}%",
                                         "{0} {1} : {2} {2:grille|grilles}, {3} %"};
inline constexpr MessageText kWhipsAboveWord{"above", "au-dessus"};
inline constexpr MessageText kWhipsStuckWord{"infinite", "infini"};
inline constexpr MessageText kFromSolution{"from the solution", "pris dans la solution"};
inline constexpr MessageText kColumnEach{"each", "chacun"};
inline constexpr MessageText kColumnScore{"score", "score"};
inline constexpr MessageText kRatedBy{"Rated by sudokit {0}, scale {1}.",
                                      "Évalué par sudokit {0}, échelle {1}."};
inline constexpr MessageText kClassLocal{"local", "locale"};
inline constexpr MessageText kClassGlobal{"global", "globale"};
inline constexpr MessageText kClassSearch{"search", "recherche"};
inline constexpr MessageText kColumnLevel{"level", "niveau"};
inline constexpr MessageText kColumnModel{"model", "modèle"};
inline constexpr MessageText kColumnRules{"rules", "règles"};
inline constexpr MessageText kColumnFilled{"cells filled", "cases remplies"};
inline constexpr MessageText kColumnCandidates{"candidates left", "candidats restants"};
inline constexpr MessageText kColumnSolved{"solved", "résolu"};
inline constexpr MessageText kYes{"yes", "oui"};
inline constexpr MessageText kNo{"no", "non"};
inline constexpr MessageText kStatsDepth{"depth {0}: {1} {1:puzzle|puzzles}, {2}%",
                                         "profondeur {0} : {1} {1:grille|grilles}, {2} %"};
inline constexpr MessageText kStatsEr{"ER {0}: {1} {1:puzzle|puzzles}, {2}%",
                                      "ER {0} : {1} {1:grille|grilles}, {2} %"};
inline constexpr MessageText kStatsErAbove{"ER above: {0} {0:puzzle|puzzles}, {1}%",
                                           "ER au-dessus : {0} {0:grille|grilles}, {1} %"};
inline constexpr MessageText kBadRating{
    "{0}: expected a rating from 0.1 to 20.0, such as 9 or 9.5; found '{1}'",
    "{0} : on attend une évaluation de 0.1 à 20.0, comme 9 ou 9.5 ; trouvé « {1} »"};
inline constexpr MessageText kVariantScales{"--se-variant needs --scale se or se-invariant",
                                            "--se-variant demande --scale se ou se-invariant"};
inline constexpr MessageText kAtMostScales{
    "--at-most is for --scale se, se-invariant, w, b, gw, bxb and backdoor",
    "--at-most est pour --scale se, se-invariant, w, b, gw, bxb et backdoor"};
inline constexpr MessageText kAtMostLength{
    "--at-most: expected a whole number from 1 to 20 with --scale {0}",
    "--at-most : avec --scale {0}, on attend un nombre entier de 1 à 20"};
inline constexpr MessageText kRatingArgument{"RATING", "VALEUR"};
inline constexpr MessageText kPercent{"{0}%", "{0} %"};

}  // namespace sudokit::cli::text
