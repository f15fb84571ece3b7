// The texts of `sudokit sat`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kProofByWhom{"--proof needs the engine dpll or cadical",
                                          "--proof demande le moteur dpll ou cadical"};
inline constexpr MessageText kProofOfOne{"--proof needs a single formula",
                                         "--proof demande une seule formule"};
inline constexpr MessageText kProofWritten{
    "the proof in {0} has {1} {1:step|steps}; it was checked",
    "la preuve dans {0} a {1} {1:étape|étapes} ; elle est "
    "vérifiée"};
inline constexpr MessageText kNothingToProve{"there is a model, so there is no proof to write",
                                             "il y a un modèle, donc pas de preuve à écrire"};
inline constexpr MessageText kProofUnchecked{
    "out of time: the proof was not checked, and is not written",
    "temps écoulé : la preuve n’est pas vérifiée, ni écrite"};

inline constexpr MessageText kBadAssigned{
    "--assign: expected literals of the formula, such as {1}; found '{0}'",
    "--assign : littéraux de la formule attendus, par exemple {1} ; trouvé « {0} »"};
inline constexpr MessageText kAssignedTwice{"--assign: {0} is given both values",
                                            "--assign : {0} reçoit les deux valeurs"};
inline constexpr MessageText kStandsHolds{"holds      {0}", "vraie      {0}"};
inline constexpr MessageText kStandsViolated{"violated   {0}", "violée     {0}"};
inline constexpr MessageText kStandsOpen{"open       {0}", "ouverte    {0}"};
inline constexpr MessageText kStandsLost{
    "open       {0} (no values of the other variables make it hold)",
    "ouverte    {0} (aucune valeur des autres variables ne la rend vraie)"};
inline constexpr MessageText kAssignmentTotal{"total", "totale"};
inline constexpr MessageText kAssignmentPartial{
    "partial, {0} {0:variable|variables} left open",
    "partielle, {0} {0:variable laissée|variables laissées} "
    "sans valeur"};
inline constexpr MessageText kAssignmentFails{
    "The assignment is {0}, and not consistent: it violates {1} {1:requirement|requirements}.",
    "L’affectation est {0}, et inconsistante : elle viole {1} {1:exigence|exigences}."};
inline constexpr MessageText kAssignmentStands{"The assignment is {0}, and consistent.",
                                               "L’affectation est {0}, et consistante."};
inline constexpr MessageText kAssignmentSolves{
    "The assignment is total and consistent: a solution.",
    "L’affectation est totale et consistante : c’est une solution."};

}  // namespace sudokit::cli::text
