// The texts that commands share which work on puzzles.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

// The command line.
inline constexpr MessageText kOnePuzzle{"'{0}' takes one puzzle, and there are more",
                                        "« {0} » prend une seule grille, et il y en a d’autres"};

inline constexpr MessageText kNothingToRead{
    "expected a file, a puzzle, or '-' to type one in; see 'sudokit help {0}'",
    "il faut un fichier, une grille, ou « - » pour en saisir une ; voir « sudokit help {0} »"};

inline constexpr MessageText kNoFormulaToRead{
    "expected a file with a formula, a formula, or '-' to type one in; see 'sudokit help {0}'",
    "il faut un fichier contenant une formule, une formule, ou « - » pour en saisir une ; voir "
    "« sudokit help {0} »"};
inline constexpr MessageText kNoSuchFamily{
    "{0}: this board has no houses for the clauses of {1}",
    "{0} : cette grille n’a pas de zones pour les clauses de {1}"};
inline constexpr MessageText kStandardInputAgain{
    "the standard input, '-', can be read only once",
    "l’entrée standard, « - », ne peut être lue qu’une fois"};
inline constexpr MessageText kPerhapsFormula{
    "{0}: no such file, and not a puzzle; --formula says that it is a formula",
    "{0} : ni un fichier existant ni une grille ; --formula dit que c’est une formule"};
inline constexpr MessageText kFormulasAndPuzzles{
    "formulas and puzzles cannot go together; --formula says that all are formulas",
    "formules et grilles ne vont pas ensemble ; --formula dit que ce sont toutes des formules"};

// Input and output.
inline constexpr MessageText kNoFileNorGrid{"no such file, nor a grid of this board: {0}",
                                            "ni un fichier, ni une grille de ce plateau : {0}"};
inline constexpr MessageText kOneGivenGrid{"expected one grid, found {0} {0:puzzle|puzzles}",
                                           "une seule grille attendue, {0} {0:lue|lues}"};
inline constexpr MessageText kNoPuzzle{"no puzzle found", "aucune grille trouvée"};
inline constexpr MessageText kInterrupted{"interrupted", "interrompu"};

// Answers about one puzzle.
inline constexpr MessageText kRelaxationInfeasible{
    "Linear relaxation: no point at all, so no branching was needed.",
    "Relaxation linéaire : aucun point, donc aucune séparation."};
inline constexpr MessageText kRelaxationUnique{
    "Linear relaxation: a single point, the solution. It alone proves that there is no other.",
    "Relaxation linéaire : un seul point, la solution. Elle prouve à elle seule qu’il n’y en a pas "
    "d’autre."};
inline constexpr MessageText kRelaxationIntegral{
    "Linear relaxation: the vertex found is a solution, not shown to be the only point; {0} "
    "{0:node|nodes} of branch and bound.",
    "Relaxation linéaire : le sommet trouvé est une solution, sans preuve que ce soit le seul "
    "point ; {0} {0:nœud|nœuds} de séparation."};
inline constexpr MessageText kRelaxationFractional{
    "Linear relaxation: {0} {0:cell|cells} fractional at the vertex found ({1}); {2} "
    "{2:node|nodes} of branch and bound.",
    "Relaxation linéaire : {0} {0:case fractionnaire|cases fractionnaires} au sommet trouvé "
    "({1}) ; {2} {2:nœud|nœuds} de séparation."};
inline constexpr MessageText kAndMore{"{0} and {1} more", "{0} et {1} de plus"};
inline constexpr MessageText kWellPosed{"The puzzle is well posed: it has exactly one solution.",
                                        "La grille est bien posée : elle a une solution et une "
                                        "seule."};
inline constexpr MessageText kNotPosedNone{"The puzzle is not well posed: it has no solution.",
                                           "La grille est mal posée : elle n’a pas de solution."};
inline constexpr MessageText kNotPosedSince{"The puzzle is not well posed: {0}.",
                                            "La grille est mal posée : {0}."};
inline constexpr MessageText kNotPosedSeveral{
    "The puzzle is not well posed: it has several solutions.",
    "La grille est mal posée : elle a plusieurs solutions."};
inline constexpr MessageText kCheckOutOfTime{
    "Out of time: whether the puzzle is well posed is not known.",
    "Temps écoulé : on ne sait pas si la grille est bien posée."};

// How hard it is.
inline constexpr MessageText kColumnTechnique{"technique", "technique"};
inline constexpr MessageText kColumnSteps{"steps", "étapes"};

// Why there is no solution.
inline constexpr MessageText kTwoInRow{"two {0}s in row {1}: {2} and {3}",
                                       "deux {0} dans la ligne {1} : {2} et {3}"};
inline constexpr MessageText kTwoInColumn{"two {0}s in column {1}: {2} and {3}",
                                          "deux {0} dans la colonne {1} : {2} et {3}"};
inline constexpr MessageText kTwoInBox{"two {0}s in box {1}: {2} and {3}",
                                       "deux {0} dans le bloc {1} : {2} et {3}"};
inline constexpr MessageText kTwoInDiagonal{"two {0}s in diagonal {1}: {2} and {3}",
                                            "deux {0} dans la diagonale {1} : {2} et {3}"};
inline constexpr MessageText kTwoInWindow{"two {0}s in window {1}: {2} and {3}",
                                          "deux {0} dans la fenêtre {1} : {2} et {3}"};
inline constexpr MessageText kTwoInExtra{"two {0}s in extra house {1}: {2} and {3}",
                                         "deux {0} dans la zone supplémentaire {1} : {2} et {3}"};
inline constexpr MessageText kTwoInConstraint{
    "two {0}s in {1} and {2} break a constraint ({3})",
    "deux {0} en {1} et {2} enfreignent une contrainte ({3})"};
inline constexpr MessageText kGivensBreak{"the givens break a constraint ({0})",
                                          "les données enfreignent une contrainte ({0})"};
inline constexpr MessageText kLostBoard{
    "the format {0} cannot hold this board ({1}), and the options that the input was read with "
    "mean another: 'json' can",
    "le format {0} ne peut pas contenir cette grille ({1}), et les options avec lesquelles on a lu "
    "l’entrée en désignent une autre ; « json » le peut"};
inline constexpr MessageText kNeverHolds{"a constraint cannot hold ({0})",
                                         "une contrainte ne peut pas être respectée ({0})"};

// Boards that are not the usual one of their size.
inline constexpr MessageText kBoardBoxes{"{0}x{0}, boxes {1}x{2}", "{0}x{0}, blocs {1}x{2}"};
inline constexpr MessageText kBoardJigsaw{"{0}x{0}, jigsaw", "{0}x{0}, régions irrégulières"};
inline constexpr MessageText kBoardLatin{"{0}x{0}, Latin", "{0}x{0}, carré latin"};
inline constexpr MessageText kWithDiagonals{", diagonals", ", diagonales"};
inline constexpr MessageText kWithWindows{", windows", ", fenêtres"};
inline constexpr MessageText kWithExtra{", extra houses", ", zones supplémentaires"};
inline constexpr MessageText kRuledBy{", with {0}", ", avec {0}"};

// Notes on puzzles whose solution cannot be written in a file format.
inline constexpr MessageText kSkippedNone{"no solution: left out",
                                          "pas de solution : grille laissée de côté"};
inline constexpr MessageText kSkippedSeveral{"several solutions: left out",
                                             "plusieurs solutions : grille laissée de côté"};
inline constexpr MessageText kSkippedUnknown{"out of time: left out",
                                             "temps écoulé : grille laissée de côté"};

// Progress and figures.
inline constexpr MessageText kProgress{"{0} {0:puzzle|puzzles}, {1}/s",
                                       "{0} {0:grille|grilles}, {1}/s"};
inline constexpr MessageText kShareProgress{"{0}%, {1} left", "{0} %, reste {1}"};
inline constexpr MessageText kSearchProgress{
    "{0} {0:solution|solutions} found, {1} {1:choice|choices} tried",
    "{0} {0:solution trouvée|solutions trouvées}, {1} {1:choix essayé|choix essayés}"};
inline constexpr MessageText kStats{
    "{0} {0:puzzle|puzzles}: {1} with one solution, {2} with none, {3} with several, {4} not "
    "settled",
    "{0} {0:grille|grilles} : {1} à une solution, {2} sans solution, {3} à plusieurs, {4} non "
    "tranchées"};
inline constexpr MessageText kStatsRead{"{0} {0:puzzle|puzzles} read",
                                        "{0} {0:grille lue|grilles lues}"};
inline constexpr MessageText kStatsKinds{
    "{0} {0:puzzle|puzzles} read, {1} {1:kind|kinds}, {2} removed",
    "{0} {0:grille lue|grilles lues}, {1} {1:sorte|sortes}, {2} {2:retirée|retirées}"};
inline constexpr MessageText kStatsNodes{"{0} guesses per puzzle; {1}% without guessing",
                                         "{0} hypothèses par grille ; {1} % sans hypothèse"};
inline constexpr MessageText kStatsTime{"{0} s, {1} puzzles/s on {2} {2:thread|threads}",
                                        "{0} s, {1} grilles/s sur {2} {2:fil|fils} d’exécution"};
inline constexpr MessageText kStatsKernel{"; kernel {0}", " ; noyau {0}"};
inline constexpr MessageText kUnsolvable{"The puzzle is unsolvable: it has no solution.",
                                         "La grille est insoluble : elle n’a pas de solution."};
inline constexpr MessageText kUnsolvableSince{"The puzzle is unsolvable: {0}.",
                                              "La grille est insoluble : {0}."};
inline constexpr MessageText kBadCandidate{
    "{0}: expected a cell and a digit of the {2}x{2} board, such as r1c1={3}; found '{1}'",
    "{0} : case et chiffre de la grille {2}x{2} attendus, par exemple L1C1={3} ; trouvé « {1} »"};

}  // namespace sudokit::cli::text
