// The texts of `sudokit encode`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kOpbAtMostOne{
    "{0} has no meaning for opb, whose sums say it by themselves",
    "{0} n’a pas de sens pour opb, dont les sommes le disent d’elles-mêmes"};
inline constexpr MessageText kOnlyForFormulas{"{0} is about clauses, which {1} does not have",
                                              "{0} concerne les clauses, que {1} n’a pas"};
inline constexpr MessageText kShownAnyway{"{0} already says what {1} would",
                                          "{0} dit déjà ce que dirait {1}"};
inline constexpr MessageText kNoSizes{"{0} has nothing to count in {1}",
                                      "{0} n’a rien à compter dans {1}"};
inline constexpr MessageText kNotClauses{"{0} is about DIMACS files, not {1}",
                                         "{0} concerne les fichiers DIMACS, pas {1}"};
inline constexpr MessageText kFormulaAs{
    "formulas are written as dimacs, 3sat or 3sat-exact; {0} is for puzzles",
    "les formules s’écrivent en dimacs, 3sat ou 3sat-exact ; {0} est pour les grilles"};
inline constexpr MessageText kOfPuzzles{"{0} is for puzzles, whose clauses have families",
                                        "{0} est pour les grilles, dont les clauses ont des "
                                        "familles"};
inline constexpr MessageText kOneFormula{"'encode' takes one formula, and there are more",
                                         "« encode » prend une seule formule, et il y en a "
                                         "d’autres"};
inline constexpr MessageText kFormulaSize{
    "{0} {0:variable|variables}, {1} of them auxiliary; {2} {2:clause|clauses}, {3} "
    "{3:literal|literals}",
    "{0} {0:variable|variables}, dont {1} {1:auxiliaire|auxiliaires} ; {2} {2:clause|clauses}, {3} "
    "{3:littéral|littéraux}"};
inline constexpr MessageText kNotation{
    "x^k(i,j): the cell in row i and column j, both counted from 0, holds k",
    "x^k(i,j) : la case de la ligne i et de la colonne j, comptées à partir de 0, contient k"};
inline constexpr MessageText kOnePlace{"--of: expected one cell or house, found {0}",
                                       "--of : une seule case ou zone attendue, {0} trouvées"};
inline constexpr MessageText kVariablesOfCell{
    "in DIMACS files, {0} has the variables {1} to {2}",
    "dans les fichiers DIMACS, {0} a les variables {1} à {2}"};
inline constexpr MessageText kFamilyShown{"{0}: {1} ({2} {2:clause|clauses})",
                                          "{0} : {1} ({2} {2:clause|clauses})"};
inline constexpr MessageText kFamily{"family", "famille"};
inline constexpr MessageText kClauses{"clauses", "clauses"};
inline constexpr MessageText kLiterals{"literals", "littéraux"};
inline constexpr MessageText kTotal{"in all", "en tout"};
inline constexpr MessageText kVariables{
    "{0} {0:variable|variables}, {1} of them auxiliary",
    "{0} {0:variable|variables}, dont {1} {1:auxiliaire|auxiliaires}"};
inline constexpr MessageText kEquations{"equations", "équations"};
inline constexpr MessageText kItems{"items", "éléments"};
inline constexpr MessageText kRedundant{"redundant", "redondantes"};
inline constexpr MessageText kVariableCount{"{0} {0:variable|variables}",
                                            "{0} {0:variable|variables}"};
inline constexpr MessageText kOptionCount{"{0} {0:option|options}", "{0} {0:option|options}"};
inline constexpr MessageText kRank{
    "the {0} {0:equation|equations} of the rules have rank {1}; --json names the redundant ones",
    "les {0} {0:équation|équations} des règles sont de rang {1} ; --json nomme les redondantes"};
inline constexpr MessageText kVertices{"vertices", "sommets"};
inline constexpr MessageText kEdges{"edges", "arêtes"};
inline constexpr MessageText kDegree{"degree", "degré"};
inline constexpr MessageText kCliques{"cliques (houses)", "cliques (zones)"};
inline constexpr MessageText kChromaticNumber{"chromatic number", "nombre chromatique"};

}  // namespace sudokit::cli::text
