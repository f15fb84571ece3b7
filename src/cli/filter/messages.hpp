// The texts of `sudokit filter`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kFilteredAll{"Solved: {0} {0:cell|cells} filled.",
                                          "Résolu : {0} {0:case remplie|cases remplies}."};
inline constexpr MessageText kFilteredSome{
    "Stuck: {0} of {1} empty {1:cell|cells} filled, {2} {2:candidate|candidates} left in the "
    "others.",
    "Bloqué : {0} {0:case remplie|cases remplies} sur {1}, {2} {2:candidat restant|candidats "
    "restants} dans les autres."};
inline constexpr MessageText kFilteredOutOfTime{
    "Out of time: {0} of {1} empty {1:cell|cells} filled, {2} {2:candidate|candidates} left in the "
    "others; some of them might still go.",
    "Temps écoulé : {0} {0:case remplie|cases remplies} sur {1}, {2} {2:candidat restant|candidats "
    "restants} dans les autres ; certains pourraient encore partir."};
inline constexpr MessageText kFilteredNoneAt{"Contradiction: {0}. The puzzle has no solution.",
                                             "Contradiction : {0}. La grille n’a pas de solution."};
inline constexpr MessageText kUnplaced{
    " {0} of the filled cells {0:has|have} one candidate left, which no rule places: "
    "single-candidate is not among the rules.",
    " {0} des cases remplies {0:n’a|n’ont} qu’un candidat restant, qu’aucune règle ne place : "
    "single-candidate n’est pas parmi les règles."};
inline constexpr MessageText kFilteredNone{
    "Contradiction: nothing is left for some cell or digit. The puzzle has no solution.",
    "Contradiction : il ne reste rien pour une case ou un chiffre. La grille n’a pas de solution."};
inline constexpr MessageText kRemoved{"{0}: not {1}, since {2}", "{0} : pas {1}, car {2}"};
inline constexpr MessageText kFilled{"{0}: {1}, since {2}", "{0} : {1}, car {2}"};
inline constexpr MessageText kGiven{"{0}: {1}, given", "{0} : {1}, donnée"};
inline constexpr MessageText kOtherGiven{"{0} holds {1}, given; so not {2}.",
                                         "{0} contient {1}, une donnée ; donc pas {2}."};
inline constexpr MessageText kAssumed{"{0}: suppose {1}", "{0} : supposons {1}"};
inline constexpr MessageText kDeadEnd{"contradiction: {0}", "contradiction : {0}"};
inline constexpr MessageText kNothingLeft{"contradiction: nothing is left for {0}",
                                          "contradiction : il ne reste rien pour {0}"};
inline constexpr MessageText kNothingLeftFor{"nothing is left for {0}",
                                             "il ne reste rien pour {0}"};
inline constexpr MessageText kNothingFollows{"{0}: nothing can be deduced about {1} there.",
                                             "{0} : on ne peut rien y déduire au sujet du {1}."};
inline constexpr MessageText kAlsoHereOfRules{
    "--also-here is about pictures of rules: expected --rules, and --svg or --html, beside it",
    "--also-here concerne les figures de règles : --rules, et --svg ou --html, attendus à côté"};
inline constexpr MessageText kConsistencyTwice{
    "--model names a consistency already: expected no --consistency beside it",
    "--model nomme déjà une cohérence : pas de --consistency attendu à côté"};
inline constexpr MessageText kNoReasons{
    "--why: {0} rests on pairs of values, which have no reasons in words; expected AC, NSAC, SAC "
    "or SACd",
    "--why : {0} repose sur des paires de valeurs, sans raison à dire ; AC, NSAC, SAC ou SACd "
    "attendu"};

// What steps are called: the rules as the founding paper does.
inline constexpr MessageText kSingleCandidate{"Single Candidate", "Candidat unique"};
inline constexpr MessageText kSinglePosition{"Single Position", "Position unique"};
inline constexpr MessageText kCandidateLines{"Candidate Lines", "Candidate Lines"};
inline constexpr MessageText kMultipleLines{"Multiple Lines", "Multiple Lines"};
inline constexpr MessageText kNakedTuple{"Naked Tuple({0})", "Naked Tuple({0})"};
inline constexpr MessageText kHiddenTuple{"Hidden Tuple({0})", "Hidden Tuple({0})"};
inline constexpr MessageText kSwordfish{"Swordfish({0})", "Swordfish({0})"};
inline constexpr MessageText kFrankenSwordfish{"Franken Swordfish({0})", "Swordfish Franken({0})"};
inline constexpr MessageText kForcingChains{"Forcing Chains", "Forcing Chains"};
inline constexpr MessageText kContradictionStep{"Contradiction", "Contradiction"};
inline constexpr MessageText kDifferent{"Different", "Différence"};
inline constexpr MessageText kAllDifferent{"All different", "Tous différents"};
inline constexpr MessageText kChannelling{"Channelling", "Liaison"};
inline constexpr MessageText kImage{"Box or line of a place", "Bloc ou ligne d’une place"};
inline constexpr MessageText kConstraint{"Constraint", "Contrainte"};
inline constexpr MessageText kTested{"Refuted by a test", "Réfuté par un essai"};
inline constexpr MessageText kUnsupported{"No support", "Sans support"};

inline constexpr MessageText kOr{" or ", " ni "};

}  // namespace sudokit::cli::text
