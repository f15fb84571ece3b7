// The texts of `sudokit decode`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kPuzzleAndModel{
    "expected a puzzle and the file with the solver's answer; see 'sudokit help decode'",
    "grille et fichier avec la réponse du solveur attendus ; voir « sudokit help decode »"};
inline constexpr MessageText kSolverGaveUp{"the solver found no answer",
                                           "le solveur n’a pas trouvé de réponse"};
inline constexpr MessageText kSolverIsWrong{
    "the solver says that there is no solution, but there is one",
    "le solveur dit qu’il n’y a pas de solution, mais il y en a une"};
inline constexpr MessageText kModelAfterAll{
    "the solver says that there is no model, but there is one",
    "le solveur dit qu’il n’y a pas de modèle, mais il y en a un"};
inline constexpr MessageText kModelSolves{"The model is a solution of the puzzle.",
                                          "Le modèle est une solution de la grille."};

}  // namespace sudokit::cli::text
