// The texts around explanations and hints.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kPageTitle{"A sudoku, step by step", "Un sudoku, étape par étape"};
inline constexpr MessageText kOnePage{
    "a page has room for one puzzle; give the others pages of their own",
    "une page n’a de place que pour une grille ; faire une page pour chacune des autres"};
inline constexpr MessageText kStepLine{"{0}. {1}: {2}", "{0}. {1}. {2}"};
inline constexpr MessageText kFoldedLine{"{0}-{1}. Singles: {2}.", "{0} à {1}. Singletons. {2}."};
inline constexpr MessageText kStepsInterrupted{
    "Interrupted after {0} {0:step|steps}: there may be more.",
    "Interrompu après {0} {0:étape|étapes} : il peut y en avoir d’autres."};
inline constexpr MessageText kStepsStopped{
    "Out of time after {0} {0:step|steps}; there may be others.",
    "Temps écoulé après {0} {0:étape|étapes} ; il peut y en avoir d’autres."};
inline constexpr MessageText kWalkVerified{"Every step was checked.",
                                           "Chaque étape a été vérifiée."};
inline constexpr MessageText kTechniquesUsed{"Techniques, the hardest first: {0}.",
                                             "Techniques, de la plus difficile à la plus facile : "
                                             "{0}."};
inline constexpr MessageText kWalkScore{"Score of these steps: {0}.", "Score de ces étapes : {0}."};
inline constexpr MessageText kWalkSe{"Rating of these steps by Sudoku Explainer 1.2.1: {0}.",
                                     "Évaluation de ces étapes par Sudoku Explainer 1.2.1 : {0}."};
inline constexpr MessageText kTimes{"{0} ({1})", "{0} ({1})"};

inline constexpr MessageText kWithoutMistakes{"{0:This is|These are} ignored from here on.",
                                              "La suite n’en tient pas compte."};

inline constexpr MessageText kStepsPossible{
    "{0} {0:step is|steps are} possible now.",
    "{0} {0:étape est possible|étapes sont possibles} maintenant."};

// Totals.
inline constexpr MessageText kTotalPuzzles{
    "{0} {0:puzzle|puzzles}: {1} solved, {4} of them by patterns alone; {2} not; {3} not well "
    "posed",
    "{0} {0:grille|grilles} : {1} {1:résolue|résolues}, dont {4} par des motifs seuls ; {2} non ; "
    "{3} "
    "mal {3:posée|posées}"};
inline constexpr MessageText kColumnPuzzles{"puzzles", "grilles"};
inline constexpr MessageText kColumnHardest{"hardest", "plus dure"};

inline constexpr MessageText kNoTechniqueLeft{"--only and --without leave no technique",
                                              "--only et --without ne laissent aucune technique"};
inline constexpr MessageText kBadTechnique{
    "{0}: no technique '{1}'; 'sudokit techniques' lists them",
    "{0} : pas de technique « {1} » ; voir « sudokit techniques »"};

}  // namespace sudokit::cli::text
