// What is said of graphs that cannot be read, and of those that are no board's.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::model::text {

inline constexpr MessageText kColLine{"expected 'c', 'p', 'n' or 'e' at the beginning of the line",
                                      "« c », « p », « n » ou « e » attendu au début de la ligne"};
inline constexpr MessageText kColProblem{"expected 'p edge VERTICES EDGES'",
                                         "« p edge SOMMETS ARÊTES » attendu"};
inline constexpr MessageText kColProblemFirst{
    "expected 'p edge VERTICES EDGES' before this line",
    "« p edge SOMMETS ARÊTES » attendu avant cette ligne"};
inline constexpr MessageText kColProblemTwice{"a second 'p' line; expected one",
                                              "une seconde ligne « p » ; une seule est attendue"};
inline constexpr MessageText kColProblemMissing{"expected a line 'p edge VERTICES EDGES'",
                                                "ligne « p edge SOMMETS ARÊTES » attendue"};
inline constexpr MessageText kTooManyVertices{"at most {0} vertices, found {1}",
                                              "{0} sommets au plus, {1} lus"};
inline constexpr MessageText kVertex{"expected a vertex, 1 to {0}", "sommet attendu, de 1 à {0}"};
inline constexpr MessageText kLoop{"an edge from vertex {0} to itself; expected two vertices",
                                   "une arête du sommet {0} à lui-même ; deux sommets attendus"};
inline constexpr MessageText kColour{"expected a colour, 1 to {0}", "couleur attendue, de 1 à {0}"};
inline constexpr MessageText kLineEnd{"expected the end of the line", "fin de la ligne attendue"};
inline constexpr MessageText kTwoColours{"vertex {0} has colour {1} already, and now {2}",
                                         "le sommet {0} a déjà la couleur {1}, et maintenant {2}"};
inline constexpr MessageText kEdgeCount{
    "expected {0} {0:edge|edges}, as the 'p' line says; found {1}",
    "{0} {0:arête attendue|arêtes attendues} selon la ligne « p » ; {1} {1:lue|lues}"};
inline constexpr MessageText kColourTooLarge{
    "vertex {0} has colour {1}, but there {2:is|are} {2} {2:colour|colours} only",
    "le sommet {0} a la couleur {1}, mais il n’y a que {2} {2:couleur|couleurs}"};

inline constexpr MessageText kNotSquare{
    "it has {0} {0:vertex|vertices}, which is not the square of a number from 1 to 64",
    "il a {0} {0:sommet|sommets}, ce qui n’est pas le carré d’un nombre de 1 à 64"};
inline constexpr MessageText kDegree{
    "vertex {0} has {1} {1:neighbour|neighbours}; on a board of order {2} there are {3} to {4}",
    "le sommet {0} a {1} {1:voisin|voisins} ; sur une grille d’ordre {2}, il y en a de {3} à {4}"};
inline constexpr MessageText kManyCliques{
    "vertex {0} lies in more than {1} maximal cliques, as no cell of a board does",
    "le sommet {0} est dans plus de {1} cliques maximales, ce qui n’arrive sur aucune grille"};
inline constexpr MessageText kLargeClique{
    "more than {0} vertices are all adjacent, as on no board of order {1}: {2}",
    "plus de {0} sommets sont tous voisins deux à deux, ce qui n’arrive sur aucune grille d’ordre "
    "{1} : {2}"};
inline constexpr MessageText kEdgeInNoClique{
    "there is an edge too many or a clique is missing: vertices {0} and {1} are adjacent, but lie "
    "in no clique of {2} vertices, so they share no house",
    "il y a une arête de trop, ou il manque une clique : les sommets {0} et {1} sont voisins, mais "
    "aucune clique de {2} sommets ne les contient, ils n’ont donc pas de zone commune"};
inline constexpr MessageText kFewCliques{
    "a clique is missing: vertex {0} lies in {1} {1:clique|cliques} of {2} vertices, and needs a "
    "row and a column",
    "il manque une clique : le sommet {0} est dans {1} {1:clique|cliques} de {2} sommets, et il "
    "lui faut une ligne et une colonne"};
inline constexpr MessageText kNoLines{
    "no choice among its {0} cliques of {1} vertices gives rows and columns that each meet once, "
    "and regions that account for the other edges",
    "aucun choix parmi ses {0} cliques de {1} sommets ne donne des lignes et des colonnes qui se "
    "coupent chacune une fois, et des régions qui expliquent les autres arêtes"};
inline constexpr MessageText kRecognitionStopped{
    "the search was stopped before that was known",
    "la recherche a été arrêtée avant qu’on ne le sache"};
inline constexpr MessageText kTooManyChoices{
    "its cliques of {0} vertices can be taken for rows and columns in too many ways to try them "
    "all",
    "ses cliques de {0} sommets peuvent être prises pour des lignes et des colonnes de trop de "
    "façons pour les essayer toutes"};

}  // namespace sudokit::model::text
