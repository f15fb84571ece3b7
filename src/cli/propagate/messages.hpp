// The texts of `sudokit propagate`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kPropagatedAll{"Solved: {0} {0:cell|cells} filled.",
                                            "Résolu : {0} {0:case remplie|cases remplies}."};
inline constexpr MessageText kPropagatedSome{
    "Not solved: {0} of {1} empty {1:cell|cells} filled, and nothing more follows.",
    "Non résolu : {0} {0:case remplie|cases remplies} sur {1}, et rien de plus n’en découle."};
inline constexpr MessageText kPropagatedOutOfTime{
    "Out of time: {0} of {1} empty {1:cell|cells} filled; more might follow.",
    "Temps écoulé : {0} {0:case remplie|cases remplies} sur {1} ; il peut en découler d’autres."};
inline constexpr MessageText kContradictory{"The puzzle has no solution: {0}.",
                                            "La grille n’a pas de solution : {0}."};
inline constexpr MessageText kContradiction{"contradiction ({0})", "contradiction ({0})"};
inline constexpr MessageText kFormulaLeft{
    "Formula left: {0} {0:variable|variables}, {1} {1:clause|clauses}, {2} {2:literal|literals}.",
    "Formule restante : {0} {0:variable|variables}, {1} {1:clause|clauses}, {2} "
    "{2:littéral|littéraux}."};
inline constexpr MessageText kNotDeduced{"{0}: nothing can be deduced about it.",
                                         "{0} : on ne peut rien en déduire."};
inline constexpr MessageText kProbeOpen{"0: neither {0} nor its opposite leads to a contradiction",
                                        "0 : ni {0} ni son contraire ne mène à une contradiction"};
inline constexpr MessageText kProbeSettled{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kProbeOutOfTime{"Out of time: {0} is not settled.",
                                             "Temps écoulé : {0} n’est pas tranché."};
inline constexpr MessageText kByRewriting{
    "By rewriting: {0} {0:round|rounds}; {1} clauses and {2} literals looked at; {3} clauses and "
    "{4} literals dropped.",
    "Par réécriture : {0} {0:tour|tours} ; {1} clauses et {2} littéraux lus ; {3} clauses et {4} "
    "littéraux supprimés."};
inline constexpr MessageText kByRewritingOutOfTime{
    "By rewriting, out of time after {0} {0:round|rounds}; {1} clauses and {2} literals looked at; "
    "{3} clauses and {4} literals dropped until then.",
    "Par réécriture, temps écoulé après {0} {0:tour|tours} ; {1} clauses et {2} littéraux lus ; "
    "{3} clauses et {4} littéraux supprimés jusque-là."};
inline constexpr MessageText kNoTimeForLeft{"out of time: the formula that is left is not written",
                                            "temps écoulé : la formule restante n’est pas écrite"};
inline constexpr MessageText kByWatching{
    "By watched literals: {0} clauses and {1} literals looked at.",
    "Par littéraux surveillés : {0} clauses et {1} littéraux lus."};
inline constexpr MessageText kBadCandidate{
    "{0}: expected a cell and a digit of the {2}x{2} board, such as r1c1={3}; found '{1}'",
    "{0} : case et chiffre de la grille {2}x{2} attendus, par exemple L1C1={3} ; trouvé « {1} »"};
inline constexpr MessageText kLeftOfOne{"--left needs a single puzzle",
                                        "--left demande une seule grille"};

}  // namespace sudokit::cli::text
