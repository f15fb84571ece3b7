// The texts of walks through models.
#pragma once

#include <array>

#include "sudokit/message.hpp"

namespace sudokit::walks::text {

inline constexpr MessageText kSets{"{0} = {1}", "{0} = {1}"};
inline constexpr MessageText kSetsNamed{"{0} = {1} ({2})", "{0} = {1} ({2})"};

// Why, in the cube. {0} is the cell, {1} the digit, {2} houses, {3} the reasons.
inline constexpr MessageText kLastCell{"{0} is the last open cell of {2}, where {1} is missing.",
                                       "{0} est la dernière case vide {2}, où manque le {1}."};
inline constexpr MessageText kOneValue{"In {0} only {1} is left: {3}.",
                                       "En {0}, il ne reste que le {1} : {3}."};
inline constexpr MessageText kOneValueAtAll{"In {0} there is only {1}.",
                                            "En {0}, il n’y a que le {1}."};
inline constexpr MessageText kOnePlace{"In {2}, {1} can only go in {0}: {3}.",
                                       "Dans {2}, le {1} ne peut aller qu’en {0} : {3}."};
inline constexpr MessageText kStandsIn{"{0} is in {1}", "le {0} est en {1}"};
inline constexpr MessageText kSees{"{1} {0:sees|see} the {2} in {3}",
                                   "{1} {0:voit|voient} le {2} de {3}"};
// Reasons that are sentences of their own, one after the other.
inline constexpr MessageText kAndThen{"{0}; {1}", "{0} ; {1}"};
inline constexpr MessageText kMarksRuleOut{"the pencilmarks rule out {0}",
                                           "les annotations excluent {0}"};
inline constexpr MessageText kMarksRuleOutIn{"the pencilmarks rule it out in {0}",
                                             "les annotations l’excluent en {0}"};

inline constexpr MessageText kConstraintRulesOut{"{0} {1:is|are} ruled out by {2}",
                                                 "{0} {1:est exclu|sont exclus} par {2}"};
inline constexpr MessageText kConstraintRulesOutIn{"it is ruled out in {0} by {1}",
                                                   "il est exclu en {0} par {1}"};

// Why, in the graph.
inline constexpr MessageText kOneColour{
    "The neighbours of {0} have every colour but {1}: {3}.",
    "Les voisins de {0} ont toutes les couleurs sauf la {1} : {3}."};
inline constexpr MessageText kOneColourLeft{"Only colour {1} is left for {0}: {3}.",
                                            "Il ne reste que la couleur {1} pour {0} : {3}."};
inline constexpr MessageText kColourIsAt{"{0} is at {1}", "la {0} est en {1}"};
inline constexpr MessageText kColourNumber{"{0}", "la {0}"};
inline constexpr MessageText kOneColourAtAll{"There is only colour {1} for {0}.",
                                             "Il n’y a que la couleur {1} pour {0}."};
inline constexpr MessageText kOneVertex{
    "In the clique of {2}, only {0} can still take colour {1}: {3}.",
    "Dans la clique {2}, seul {0} peut encore prendre la couleur {1} : {3}."};
inline constexpr MessageText kColourAt{"{0} at {1}", "la {0} en {1}"};
inline constexpr MessageText kHasNeighbour{"{1} {0:has|have} the neighbour {3} of that colour",
                                           "{1} {0:a|ont} le voisin {3} de cette couleur"};

// Choices. {0} is the cell, {1} the digit, {2} what was left; {4} and {6} name the digit or the
// colour, {5} is the solution.
inline constexpr MessageText kNothingForced{
    "No equation is down to one open term.",
    "Aucune équation n’est réduite à un seul terme ouvert."};
inline constexpr MessageText kNoVertexForced{"No vertex is forced.", "Aucun sommet n’est forcé."};
inline constexpr MessageText kFewest{"{0} has the fewest values left, {2}.",
                                     "{0} a le moins de valeurs possibles, {2}."};
inline constexpr MessageText kFewestColours{"{0} has the fewest colours left, {2}.",
                                            "{0} a le moins de couleurs possibles, {2}."};
inline constexpr MessageText kOnlyThisLeads{
    "Of these only {1} leads to a solution, as a search shows.",
    "Parmi elles, seul le {1} mène à une solution, comme le montre "
    "une recherche."};
inline constexpr MessageText kOnlyThisColourLeads{
    "Of these only {1} leads to a solution, as a search shows.",
    "Parmi elles, seule la {1} mène à une solution, comme le montre une recherche."};
inline constexpr MessageText kFollowsFirst{
    "The walk follows the first solution found, where {0} is {1}; there are others.",
    "Le parcours suit la première solution trouvée, où {0} vaut {1} ; il y en a d’autres."};
inline constexpr MessageText kFollowsFound{
    "The walk follows a solution that a search found, where {0} is {1}.",
    "Le parcours suit une solution trouvée par une recherche, où {0} vaut {1}."};
inline constexpr MessageText kCouldStillBe{"{0} could still be {2}: the {4} is that of {5}.",
                                           "{0} pourrait encore valoir {2} : {4} est {6} {5}."};
inline constexpr MessageText kTheDigit{"digit", "le chiffre"};
inline constexpr MessageText kTheColour{"colour", "la couleur"};
inline constexpr MessageText kThatDigit{"", "celui"};
inline constexpr MessageText kThatColour{"", "celle"};
inline constexpr MessageText kTheOnlySolution{"the only solution", "de la seule solution"};
inline constexpr MessageText kTheFirstSolution{
    "the first solution found; there are others",
    "de la première solution trouvée ; il y en a d’autres"};
inline constexpr MessageText kTheFoundSolution{"a solution that a search found",
                                               "d’une solution trouvée par une recherche"};

// What follows in the cube.
inline constexpr MessageText kOnlyTermOf{
    "x({1},{2},{3}) = 1, as the only term left of {0:this equation|these equations}:",
    "x({1},{2},{3}) = 1, seul terme qui reste {0:de cette équation|de ces équations} :"};
inline constexpr MessageText kTaken{"x({1},{2},{3}) = 1.", "x({1},{2},{3}) = 1."};
inline constexpr MessageText kCellSum{"cell: sum over h of x({0},{1},h) = 1",
                                      "case : somme sur h de x({0},{1},h) = 1"};
inline constexpr MessageText kRowSum{"{0}: sum over j of x({1},j,{2}) = 1",
                                     "{0} : somme sur j de x({1},j,{2}) = 1"};
inline constexpr MessageText kColumnSum{"{0}: sum over i of x(i,{1},{2}) = 1",
                                        "{0} : somme sur i de x(i,{1},{2}) = 1"};
inline constexpr MessageText kHouseSum{"{0}: sum over its (i,j) of x(i,j,{2}) = 1",
                                       "{0} : somme sur ses (i,j) de x(i,j,{2}) = 1"};
inline constexpr MessageText kNoZeros{"All variables that depend on it are 0 already.",
                                      "Toutes les variables qui en dépendent valent déjà 0."};
inline constexpr MessageText kZeros{"{1} {0:becomes|become} 0.", "{1} {0:passe|passent} à 0."};
inline constexpr MessageText kManyZeros{
    "{0} variables become 0: {1} of the cell, {2} at level {3}.",
    "{0} variables passent à 0 : {1} de la case, {2} au niveau {3}."};
inline constexpr MessageText kManyZerosInAll{"{0} variables become 0.",
                                             "{0} variables passent à 0."};
inline constexpr MessageText kVariable{"x({0},{1},{2})", "x({0},{1},{2})"};

// Start and end.
inline constexpr MessageText kCubeStart{
    "{0} {0:given|givens}: as many variables are 1, {1} others are 0, and {3} of {2} {3:is|are} "
    "open.",
    "{0} {0:donnée|données} : autant de variables valent 1, {1} autres valent 0, et {3} sur {2} "
    "{3:reste ouverte|restent ouvertes}."};
inline constexpr MessageText kCubeStartEmpty{
    "No givens: {1} {1:variable is|variables are} 0, and {3} of {2} {3:is|are} open.",
    "Aucune donnée : {1} {1:variable vaut|variables valent} 0, et {3} sur {2} {3:reste "
    "ouverte|restent ouvertes}."};
inline constexpr MessageText kGraphStart{
    "{0} {0:vertex|vertices}, {1} {1:edge|edges}, {2} {2:colour|colours}; {3} {3:vertex "
    "is|vertices are} coloured beforehand, {4} {4:is|are} not.",
    "{0} {0:sommet|sommets}, {1} {1:arête|arêtes}, {2} {2:couleur|couleurs} ; {3} {3:sommet est "
    "colorié|sommets sont coloriés} d’avance, {4} ne {4:l’est|le sont} pas."};
inline constexpr MessageText kCubeSolved{
    "After {0} {0:step|steps} every variable is settled, and every equation holds.",
    "Après {0} {0:étape|étapes}, toutes les variables sont fixées et toutes les équations "
    "satisfaites."};
inline constexpr MessageText kGraphSolved{
    "After {0} {0:step|steps} every vertex is coloured, and neighbours differ.",
    "Après {0} {0:étape|étapes}, tous les sommets sont coloriés et les voisins diffèrent."};
inline constexpr MessageText kChoices{
    "{0} {0:of the steps was a choice|of the steps were choices} that "
    "nothing forced.",
    "{0} {0:des étapes était un choix|des étapes étaient des choix} que rien "
    "ne forçait."};
inline constexpr MessageText kSeveral{
    "The puzzle has several solutions; this is the first one found.",
    "La grille a plusieurs solutions ; voici la première trouvée."};
inline constexpr MessageText kPassedOver{
    "Passed over, because nothing forced {0:it|them} and there is no solution to choose by: {1}.",
    "{0:Laissée de côté|Laissées de côté}, parce que rien ne {0:la|les} forçait et qu’il n’y a pas "
    "de solution à suivre : {1}."};
inline constexpr MessageText kVerticesPassedOver{
    "Passed over, because nothing forced {0:it|them} and there is no solution to choose by: {1}.",
    "{0:Laissé de côté|Laissés de côté}, parce que rien ne {0:le|les} forçait et qu’il n’y a pas "
    "de solution à suivre : {1}."};
inline constexpr MessageText kFilledBefore{
    "Filled already when it was {0:its|their} turn: {1}.",
    "{0:Déjà remplie|Déjà remplies} quand est venu {0:son|leur} tour : {1}."};
inline constexpr MessageText kVerticesColouredBefore{
    "Coloured already when it was {0:its|their} turn: {1}.",
    "{0:Déjà colorié|Déjà coloriés} quand est venu {0:son|leur} tour : {1}."};
inline constexpr MessageText kDeadEndAfter{"Dead end after {0} {0:step|steps}: {1}.",
                                           "Impasse après {0} {0:étape|étapes} : {1}."};
inline constexpr MessageText kStuckAfter{
    "After {0} {0:step|steps} nothing more is forced, and a search finds no solution.",
    "Après {0} {0:étape|étapes}, plus rien n’est forcé, et une recherche ne trouve pas de "
    "solution."};
inline constexpr MessageText kStoppedAfter{"Out of time after {0} {0:step|steps}.",
                                           "Temps écoulé après {0} {0:étape|étapes}."};

// Dead ends. {0} is a cell, {1} a digit, {2} a house, {3} the other cell.
inline constexpr MessageText kCellEmpty{"all terms of the equation of {0} are 0",
                                        "tous les termes de l’équation de {0} sont nuls"};
inline constexpr MessageText kHouseEmpty{"all terms of the equation of {2} for {1} are 0",
                                         "tous les termes de l’équation {2} pour le {1} sont nuls"};
inline constexpr MessageText kTwoOnes{
    "two terms of the equation of {2} for {1} are 1, {0} and {3}",
    "deux termes de l’équation {2} pour le {1} valent 1, {0} et {3}"};
inline constexpr MessageText kRuledOutGiven{"{0} holds {1}, which its pencilmarks rule out",
                                            "{0} porte le {1}, que ses annotations excluent"};
inline constexpr MessageText kNoColour{"no colour is left for {0}",
                                       "il ne reste aucune couleur pour {0}"};
inline constexpr MessageText kNoVertex{
    "no vertex of the clique of {2} can take colour {1}",
    "aucun sommet de la clique {2} ne peut prendre la couleur {1}"};
inline constexpr MessageText kAlike{"the neighbours {0} and {3} both have colour {1}",
                                    "les voisins {0} et {3} ont tous deux la couleur {1}"};

// The first four are those of the thesis that the walk comes from.
inline constexpr std::array<MessageText, 9> kColourNames = {{{"brown", "marron"},
                                                             {"yellow", "jaune"},
                                                             {"blue", "bleu"},
                                                             {"pink", "rose"},
                                                             {"green", "vert"},
                                                             {"orange", "orange"},
                                                             {"violet", "violet"},
                                                             {"turquoise", "turquoise"},
                                                             {"grey", "gris"}}};

}  // namespace sudokit::walks::text
