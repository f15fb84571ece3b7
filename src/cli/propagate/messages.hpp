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
inline constexpr MessageText kPropagatedRounds{
    "After {0} {0:round|rounds}: {1} of {2} empty {2:cell|cells} filled, and more follows.",
    "Après {0} {0:tour|tours} : {1} {1:case remplie|cases remplies} sur {2}, et il en découle "
    "davantage."};
inline constexpr MessageText kUnitPropagation{"Unit propagation", "Propagation unitaire"};
inline constexpr MessageText kFailedLiterals{"Failed literals", "Littéraux infructueux"};
inline constexpr MessageText kContradictory{"The puzzle has no solution: {0}.",
                                            "La grille n’a pas de solution : {0}."};
inline constexpr MessageText kContradiction{"contradiction ({0})", "contradiction ({0})"};
inline constexpr MessageText kFormulaLeft{
    "Formula left: {0} {0:variable|variables}, {1} {1:clause|clauses}, {2} {2:literal|literals}.",
    "Formule restante : {0} {0:variable|variables}, {1} {1:clause|clauses}, {2} "
    "{2:littéral|littéraux}."};
inline constexpr MessageText kNotYetDeduced{"{0}: nothing is deduced about it in these rounds.",
                                            "{0} : ces tours n’apprennent rien à son sujet."};
inline constexpr MessageText kNotDeduced{"{0}: nothing can be deduced about it.",
                                         "{0} : on ne peut rien déduire à son sujet."};
inline constexpr MessageText kProbeOpen{"0: neither {0} nor its opposite leads to a contradiction",
                                        "0 : ni {0} ni son contraire ne mène à une contradiction"};
inline constexpr MessageText kProbeNone{
    "none: both {0} and its opposite lead to a contradiction, so the puzzle has no solution",
    "none : {0} et son contraire mènent tous deux à une contradiction, donc la grille n’a pas de "
    "solution"};
inline constexpr MessageText kProbeNoModel{
    "none: both {0} and its opposite lead to a contradiction, so the formula has no model",
    "none : {0} et son contraire mènent tous deux à une contradiction, donc la formule n’a pas de "
    "modèle"};
inline constexpr MessageText kProbeSettled{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kProbeOutOfTime{"Out of time: {0} is not settled.",
                                             "Temps écoulé : {0} n’est pas tranché."};
inline constexpr MessageText kByRewriting{
    "By rewriting: {0} {0:round|rounds}; {1} {1:clause|clauses} and {2} {2:literal|literals} "
    "looked "
    "at; {3} {3:clause|clauses} and {4} {4:literal|literals} dropped.",
    "Par réécriture : {0} {0:tour|tours} ; {1} {1:clause|clauses} et {2} {2:littéral|littéraux} "
    "lus ; {3} {3:clause|clauses} et {4} {4:littéral|littéraux} supprimés."};
inline constexpr MessageText kByRewritingOutOfTime{
    "By rewriting, out of time after {0} {0:round|rounds}; {1} {1:clause|clauses} and {2} "
    "{2:literal|literals} looked at; {3} {3:clause|clauses} and {4} {4:literal|literals} dropped "
    "until then.",
    "Par réécriture, temps écoulé après {0} {0:tour|tours} ; {1} {1:clause|clauses} et {2} "
    "{2:littéral|littéraux} lus ; {3} {3:clause|clauses} et {4} {4:littéral|littéraux} supprimés "
    "jusque-là."};
inline constexpr MessageText kNoTimeForLeft{"out of time: the formula that is left is not written",
                                            "temps écoulé : la formule restante n’est pas écrite"};
inline constexpr MessageText kByWatching{
    "By watched literals: {0} {0:clause|clauses} and {1} {1:literal|literals} looked at.",
    "Par littéraux surveillés : {0} {0:clause|clauses} et {1} {1:littéral|littéraux} lus."};
inline constexpr MessageText kBadLiteralAsked{
    "{0}: expected a literal of the formula, such as {2}; found '{1}'",
    "{0} : littéral de la formule attendu, par exemple {2} ; trouvé « {1} »"};
inline constexpr MessageText kLeftOfOneFormula{"--left needs a single formula",
                                               "--left demande une seule formule"};
inline constexpr MessageText kNotOfFormulas{"{0} is for puzzles, not for formulas",
                                            "{0} est pour les grilles, pas pour les formules"};
inline constexpr MessageText kFormatsOfFormulas{
    "--format: what follows from formulas is written as line or json",
    "--format : ce qui découle des formules s’écrit en line ou json"};

// Formulas.
inline constexpr MessageText kIsClause{"{0} (clause {1})", "{0} (clause {1})"};
inline constexpr MessageText kByClause{"{0} (clause {1}: {2})", "{0} (clause {1} : {2})"};
inline constexpr MessageText kAssumedLiteral{"{0} (assumed)", "{0} (supposé)"};
inline constexpr MessageText kByRefutation{
    "{0} (assuming otherwise leads to a contradiction: {1})",
    "{0} (l’hypothèse contraire mène à une contradiction : {1})"};
inline constexpr MessageText kNothingLeftOfClause{"nothing is left of clause {0}, {1}",
                                                  "il ne reste rien de la clause {0}, {1}"};
inline constexpr MessageText kDeducedLiterals{"Deduced: {0}", "Déduit : {0}"};
inline constexpr MessageText kFormulaSolved{
    "Every clause is satisfied: {0} {0:literal|literals} deduced.",
    "Toutes les clauses sont satisfaites : {0} {0:littéral déduit|littéraux déduits}."};
inline constexpr MessageText kFormulaOpen{
    "{0} {0:literal|literals} deduced, and nothing more follows.",
    "{0} {0:littéral déduit|littéraux déduits}, et rien de plus n’en découle."};
inline constexpr MessageText kFormulaRounds{
    "After {0} {0:round|rounds}, one literal each; more follows.",
    "Après {0} {0:tour|tours}, un littéral chacun ; il en découle davantage."};
inline constexpr MessageText kFormulaOutOfTime{
    "Out of time: {0} {0:literal|literals} deduced; more might follow.",
    "Temps écoulé : {0} {0:littéral déduit|littéraux déduits} ; il peut en découler d’autres."};
inline constexpr MessageText kFormulaContradictory{"The formula has no model: {0}.",
                                                   "La formule n’a pas de modèle : {0}."};
inline constexpr MessageText kMoreClauses{
    "... and {0} more {0:clause|clauses}; --left writes them all",
    "... et {0} {0:autre clause|autres clauses} ; --left les écrit toutes"};
inline constexpr MessageText kLeftOfOne{"--left needs a single puzzle",
                                        "--left demande une seule grille"};

}  // namespace sudokit::cli::text
