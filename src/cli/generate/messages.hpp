// The texts of `sudokit generate`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

// How help names the values of options.
inline constexpr MessageText kRangeArgument{"N..M", "N..M"};
inline constexpr MessageText kLevelsArgument{"LEVEL..LEVEL", "NIVEAU..NIVEAU"};
inline constexpr MessageText kSymmetryArgument{"SYMMETRY", "SYMÉTRIE"};
inline constexpr MessageText kToldArgument{"WHAT,...", "QUOI,..."};

// The command line.
inline constexpr MessageText kBadRange{
    "{0}: expected a number or a range such as 24..28, found '{1}'",
    "{0} : nombre ou intervalle attendu, par exemple 24..28 ; trouvé « {1} »"};
inline constexpr MessageText kBadLevels{
    "{0}: expected a level or a range such as easy..hard, found '{1}'; the levels are {2}",
    "{0} : niveau ou intervalle attendu, par exemple easy..hard ; trouvé « {1} » ; les niveaux "
    "sont "
    "{2}"};
inline constexpr MessageText kBadSymmetry{
    "{0}: expected none, full, random, or some of {2} with '+' between, found '{1}'",
    "{0} : none, full, random, ou certaines de {2} séparées par « + » attendues ; trouvé « {1} »"};
inline constexpr MessageText kBadTold{
    "{0}: expected some of solution, level, score, depth, steps, weight, found '{1}'",
    "{0} : valeurs attendues parmi solution, level, score, depth, steps, weight ; trouvé « {1} »"};

// What is said meanwhile and at the end.
inline constexpr MessageText kShare{"{0} %", "{0} %"};
inline constexpr MessageText kMaking{"{0} made, {1}/s, {2} of those tried",
                                     "{0} faites, {1}/s, {2} des essayées"};
inline constexpr MessageText kNotAllMade{"made {0} of {1} puzzles in this time; {2}",
                                         "{0} grilles faites sur {1} dans le temps imparti ; {2}"};
inline constexpr MessageText kSomeMade{
    "made {0} {0:puzzle|puzzles} in this time; {1}",
    "{0} {0:grille faite|grilles faites} dans le temps imparti ; {1}"};
inline constexpr MessageText kNoGrid{
    "no puzzle can be as wished: no grid keeps to the rules of this board",
    "aucune grille ne peut être conforme aux souhaits : aucune solution ne respecte les règles de "
    "cette forme de grille"};
inline constexpr MessageText kImpossible{
    "no puzzle can be as wished: what is fixed has no solution",
    "aucune grille ne peut être conforme aux souhaits : ce qui est fixé n’a pas de solution"};
inline constexpr MessageText kNoMore{
    "there are no more: {0} {0:puzzle is|puzzles are} as wished",
    "il n’y en a pas d’autre : {0} {0:grille est conforme|grilles sont conformes} aux souhaits"};
inline constexpr MessageText kTriedPuzzles{"{0} with one solution {0:was|were} tried",
                                           "{0} à solution unique {0:essayée|essayées}"};
inline constexpr MessageText kTriedClues{
    ", {0} of them with another number of givens ({1} to {2} came up)",
    ", dont {0} avec un autre nombre de données (de {1} à {2} rencontrées)"};
inline constexpr MessageText kTriedOneCount{
    ", {0} of them with another number of givens (always {1})",
    ", dont {0} avec un autre nombre de données (toujours {1})"};
inline constexpr MessageText kTriedRatings{", {0} of another difficulty",
                                           ", {0} d’une autre difficulté"};
inline constexpr MessageText kTriedLevels{" (levels {0} to {1} came up)",
                                          " (niveaux de {0} à {1} rencontrés)"};
inline constexpr MessageText kTriedOneLevel{" (always the level {0})", " (toujours le niveau {0})"};
inline constexpr MessageText kTriedDoubles{", {0} equivalent to others",
                                           ", {0} {0:équivalente|équivalentes} à d’autres"};
inline constexpr MessageText kTriedShare{"; {0} were as wished",
                                         " ; {0} étaient conformes aux souhaits"};
inline constexpr MessageText kOneGrid{"expected one puzzle and no more",
                                      "il faut une grille et une seule"};
inline constexpr MessageText kOtherBoard{
    "expected the same board as in the other files",
    "il faut la même forme de grille que dans les autres fichiers"};
inline constexpr MessageText kTriedInVain{", {0} {0:try|tries} led to none",
                                          ", {0} {0:essai|essais} en vain"};
inline constexpr MessageText kNotFull{"expected a completed grid", "il faut une grille complète"};
inline constexpr MessageText kStyleOrder{
    "the style {0} is for boards of order {1}, and this one has order {2}",
    "le style {0} est fait pour les grilles d’ordre {1}, et celle-ci est d’ordre {2}"};
inline constexpr MessageText kNoPlace{
    "--with {0}: the format {1} has no place for it: 'line', 'csv' and 'json' have",
    "--with {0} : le format {1} ne peut pas le contenir ; « line », « csv » et « json » le "
    "peuvent"};
inline constexpr MessageText kNoBoxes{
    "a board of order {0} has no boxes: only rows and columns count (a Latin square)",
    "une grille d’ordre {0} n’a pas de blocs : seules comptent les lignes et les colonnes (un "
    "carré latin)"};

// What is told of a puzzle that is drawn.
inline constexpr MessageText kToldLevel{"Level: {0}", "Niveau : {0}"};
inline constexpr MessageText kToldScore{"Score: {0}", "Score : {0}"};
inline constexpr MessageText kToldDepth{"Depth: {0}", "Profondeur : {0}"};
inline constexpr MessageText kToldWeight{"Weight: {0}", "Poids : {0}"};
inline constexpr MessageText kToldSteps{"Steps: {0}", "Étapes : {0}"};

}  // namespace sudokit::cli::text
