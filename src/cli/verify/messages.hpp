// The texts of `sudokit verify`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kVerifyWhat{"expected the directory of a certificate",
                                         "répertoire d’un certificat attendu"};
inline constexpr MessageText kVerifiedOne{"{0}: verified: the puzzle has exactly one solution",
                                          "{0} : vérifié : la grille a une solution et une seule"};
inline constexpr MessageText kVerifiedNone{"{0}: verified: the puzzle has no solution",
                                           "{0} : vérifié : la grille n’a pas de solution"};
inline constexpr MessageText kVerifiedSeveral{"{0}: verified: the puzzle has several solutions",
                                              "{0} : vérifié : la grille a plusieurs solutions"};
inline constexpr MessageText kNotVerified{"{0}: not verified: {1}", "{0} : non vérifié : {1}"};
inline constexpr MessageText kVerifyOutOfTime{"{0}: not verified: out of time",
                                              "{0} : non vérifié : temps écoulé"};
inline constexpr MessageText kVerifiedPuzzle{"  puzzle: {0}: {1}", "  grille : {0} : {1}"};
inline constexpr MessageText kVerifiedSolution{"  solution, which solves it: {0}",
                                               "  solution, qui la résout : {0}"};
inline constexpr MessageText kVerifiedFormula{
    "  formula: {0} clauses, each of them a rule or a given of the puzzle",
    "  formule : {0} clauses, chacune une règle ou une donnée de la grille"};
inline constexpr MessageText kVerifiedFormulaExcluding{
    "  formula: {0} clauses, each of them a rule or a given of the puzzle, and the last one "
    "excludes the solution",
    "  formule : {0} clauses, chacune une règle ou une donnée de la grille, et la dernière exclut "
    "la solution"};
inline constexpr MessageText kVerifiedProof{
    "  proof: {0} {0:step|steps}, {1} of which {1:adds a clause that follows|add clauses that "
    "follow}; the last of these is empty",
    "  preuve : {0} {0:étape|étapes}, dont {1} {1:ajoute une clause qui découle|ajoutent des "
    "clauses qui découlent} des précédentes ; la dernière est vide"};

}  // namespace sudokit::cli::text
