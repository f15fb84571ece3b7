// The texts around explanations and hints.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kPageTitle{"A sudoku, step by step", "Un sudoku, étape par étape"};
inline constexpr MessageText kOnePage{
    "a page has room for one puzzle; give the others pages of their own",
    "une page n’a de place que pour une grille ; faire une page pour chacune des autres"};
inline constexpr MessageText kStepLine{"{0}. {1}: {2}", "{0}. {1} : {2}"};
inline constexpr MessageText kWalkSolved{"Solved in {0} {0:step|steps}.",
                                         "Résolu en {0} {0:étape|étapes}."};
inline constexpr MessageText kWalkSolvedAlready{"Nothing is left to do: every cell is filled.",
                                                "Il n’y a plus rien à faire : toutes les cases "
                                                "sont remplies."};
inline constexpr MessageText kWalkStuck{
    "Stuck after {0} {0:step|steps}: none of the techniques finds anything more.",
    "Bloqué après {0} {0:étape|étapes} : aucune des techniques ne trouve plus rien."};
inline constexpr MessageText kWalkDeadEnd{"Dead end after {0} {0:step|steps}: {1}.",
                                          "Impasse après {0} {0:étape|étapes} : {1}."};
inline constexpr MessageText kWalkReached{"Stopped after {0} {0:step|steps}, as asked.",
                                          "Arrêt après {0} {0:étape|étapes}, comme demandé."};
inline constexpr MessageText kWalkStopped{"Out of time after {0} {0:step|steps}.",
                                          "Temps écoulé après {0} {0:étape|étapes}."};
inline constexpr MessageText kStepsInterrupted{
    "Interrupted after {0} {0:step|steps}: there may be more.",
    "Interrompu après {0} {0:étape|étapes} : il peut y en avoir d’autres."};
inline constexpr MessageText kStepsStopped{
    "Out of time after {0} {0:step|steps}; there may be others.",
    "Temps écoulé après {0} {0:étape|étapes} ; il peut y en avoir d’autres."};
inline constexpr MessageText kWalkUnsound{"Step {0} fails the check: {1}.",
                                          "L’étape {0} ne passe pas la vérification : {1}."};
inline constexpr MessageText kWalkVerified{"Every step was checked.",
                                           "Chaque étape a été vérifiée."};
inline constexpr MessageText kTechniquesUsed{"Techniques, the hardest first: {0}.",
                                             "Techniques, de la plus difficile à la plus facile : "
                                             "{0}."};
inline constexpr MessageText kTimes{"{0} ({1})", "{0} ({1})"};

inline constexpr MessageText kDifferIn{
    "The puzzle has several solutions, which differ in {0} {0:cell|cells}: {1}.",
    "La grille a plusieurs solutions, qui diffèrent dans {0} {0:case|cases} : {1}."};
inline constexpr MessageText kNoSolutionWalk{"The puzzle has no solution.",
                                             "La grille n’a pas de solution."};
inline constexpr MessageText kClashingGivens{
    "These {0} givens contradict each other, and it takes all of them: {1}.",
    "Ces {0} données se contredisent, et il les faut toutes pour cela : {1}."};
inline constexpr MessageText kUnknownSolutions{
    "Out of time: how many solutions the puzzle has is not known.",
    "Temps écoulé : on ne sait pas combien de solutions a la grille."};
inline constexpr MessageText kWrongDigit{"{0} is wrong: it is not {1}.",
                                         "{0} est fausse : elle ne vaut pas {1}."};
inline constexpr MessageText kMissingCandidate{
    "The notes in {0} lack the right digit, {1}.",
    "Le bon chiffre, le {1}, manque aux annotations de la case {0}."};
inline constexpr MessageText kWithoutMistakes{"{0:This is|These are} ignored from here on.",
                                              "La suite n’en tient pas compte."};

inline constexpr MessageText kStepsPossible{
    "{0} {0:step is|steps are} possible now.",
    "{0} {0:étape est possible|étapes sont possibles} maintenant."};
inline constexpr MessageText kNoStep{"None of the techniques finds anything.",
                                     "Aucune des techniques ne trouve rien."};

// The player's mistakes as hints, a little at a time.
inline constexpr MessageText kHintMistake{"There is a mistake in what you have done so far.",
                                          "Il y a une erreur dans ce que vous avez fait."};
inline constexpr MessageText kHintWrongDigits{
    "{0} {0:digit that you placed is|digits that you placed are} wrong.",
    "{0} {0:chiffre que vous avez placé est faux|chiffres que vous avez placés sont faux}."};
inline constexpr MessageText kHintWrongNotes{
    "{0} {0:cell lacks|cells lack} the right digit among your notes.",
    "Dans {0} {0:case|cases}, le bon chiffre manque à vos annotations."};
inline constexpr MessageText kHintWrongCells{"Look again at {0}.", "Revoyez {0}."};

// Totals.
inline constexpr MessageText kTotalPuzzles{
    "{0} {0:puzzle|puzzles}: {1} solved, {2} not; {3} not well posed",
    "{0} {0:grille|grilles} : {1} {1:résolue|résolues}, {2} non ; {3} mal {3:posée|posées}"};
inline constexpr MessageText kColumnPuzzles{"puzzles", "grilles"};
inline constexpr MessageText kColumnHardest{"hardest", "plus dure"};

inline constexpr MessageText kNoTechniqueLeft{"--only and --without leave no technique",
                                              "--only et --without ne laissent aucune technique"};
inline constexpr MessageText kBadTechnique{
    "{0}: no technique '{1}'; 'sudokit techniques' lists them",
    "{0} : pas de technique « {1} » ; voir « sudokit techniques »"};

}  // namespace sudokit::cli::text
