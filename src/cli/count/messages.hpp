// The texts of `sudokit count`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kCountOperands{
    "--empty counts the grids of a board: it takes no puzzles",
    "--empty compte les grilles complètes d’une forme : ne pas donner de grille"};
inline constexpr MessageText kClassesOfBoxes{
    "--classes is for boards with boxes, of order 9 at most, and nothing else",
    "--classes concerne les grilles à blocs, d’ordre 9 au plus, sans rien d’autre"};
inline constexpr MessageText kBandsOfBoxes{
    "--bands is for boards with boxes of at most 5 rows and 5 columns, and nothing else",
    "--bands concerne les grilles à blocs d’au plus 5 lignes et 5 colonnes, sans rien d’autre"};
inline constexpr MessageText kColumnPartitions{
    "{0} {0:way|ways} to cut the digits into the columns of a box",
    "{0} {0:façon|façons} de répartir les chiffres entre les colonnes d’un bloc"};
inline constexpr MessageText kNextColumns{
    "{0} {0:way|ways} to do so in a box below, once it is done in one",
    "{0} {0:façon|façons} de le faire dans un bloc au-dessous, une fois que c’est fait dans un"};
inline constexpr MessageText kBandClasses{
    "{0} essentially different {0:band|bands}",
    "{0} {0:bande radicalement différente|bandes radicalement différentes}"};
inline constexpr MessageText kBands{"{0} {0:band|bands}", "{0} {0:bande|bandes}"};
inline constexpr MessageText kBoardsOfParts{
    "{0} is for boards that are counted part by part: boxes 3x3, 3x4 and 2xN up to 2x6, Latin "
    "squares up to order 11, and no further rules",
    "{0} concerne les formes que l’on compte partie par partie : blocs 3x3, 3x4 et 2xN jusqu’à "
    "2x6, carrés latins jusqu’à l’ordre 11, sans autre règle"};
inline constexpr MessageText kParts{"{0} of {1} parts", "{0} parties sur {1}"};
inline constexpr MessageText kEstimated{
    "estimated by sampling: standard error {0} %, {1} {1:sample|samples}; 95 times out of 100 the "
    "number is between {2} and {3}",
    "estimé par tirages : erreur type {0} %, {1} {1:tirage|tirages} ; 95 fois sur 100, le nombre "
    "est entre {2} et {3}"};
inline constexpr MessageText kProduct{
    "estimated from the numbers of bands and stacks; its error is not known",
    "estimé d’après les nombres de bandes et de piliers ; son erreur n’est pas connue"};
inline constexpr MessageText kNotInTime{"the exact number was not found in time",
                                        "le nombre exact n’a pas été trouvé à temps"};
inline constexpr MessageText kPartsDone{"{0} of {1} parts are counted",
                                        "{0} parties sur {1} sont comptées"};
inline constexpr MessageText kLostSamples{
    "no estimate: of {0} {0:sample|samples} none reached a solution",
    "pas d’estimation : sur {0} {0:tirage|tirages}, aucun n’a atteint de solution"};
inline constexpr MessageText kNotEvenEstimated{"no estimate was found in time",
                                               "aucune estimation n’a été trouvée à temps"};
inline constexpr MessageText kTableOfGrids{"Completed grids by box shape (1.3.2)",
                                           "Grilles complètes selon les blocs (1.3.2)"};
inline constexpr MessageText kTableOfClasses{"Essentially different grids (1.3.3)",
                                             "Grilles radicalement différentes (1.3.3)"};
inline constexpr MessageText kWhichThesis{
    "Thesis: N. E. Metidji, \"Modélisations du jeu SuDoku³\", Université de Bouira, 2019",
    "Mémoire : N. E. Metidji, « Modélisations du jeu SuDoku³ », Université de Bouira, 2019"};
inline constexpr MessageText kBoxColumn{"boxes", "blocs"};
inline constexpr MessageText kOursColumn{"sudokit", "sudokit"};
inline constexpr MessageText kThesisColumn{"thesis", "mémoire"};
inline constexpr MessageText kHowColumn{"exact, or sampled", "exact, ou par tirages"};
inline constexpr MessageText kExact{"exact", "exact"};
inline constexpr MessageText kUnfinished{"not finished", "pas terminé"};

}  // namespace sudokit::cli::text
