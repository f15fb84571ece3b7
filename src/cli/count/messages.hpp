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
inline constexpr MessageText kBoardsOfParts{
    "{0} is for boards that are counted part by part: boxes 3x3, 3x4 and 2xN up to 2x6, Latin "
    "squares up to order 11, and no further rules",
    "{0} concerne les formes que l’on compte partie par partie : blocs 3x3, 3x4 et 2xN jusqu’à "
    "2x6, carrés latins jusqu’à l’ordre 11, sans autre règle"};
inline constexpr MessageText kOtherCheckpoint{
    "not the checkpoint of this count: remove it, or name another file",
    "pas le point de reprise de ce compte : le supprimer, ou nommer un autre fichier"};
inline constexpr MessageText kParts{"{0} of {1} parts", "{0} parties sur {1}"};
inline constexpr MessageText kEstimated{
    "estimated by sampling: standard error {0} %, {1} {1:sample|samples}",
    "estimé par tirage : erreur type {0} %, {1} {1:tirage|tirages}"};
inline constexpr MessageText kProduct{
    "estimated from the numbers of bands and stacks; its error is not known",
    "estimé d’après les nombres de bandes et de piliers ; son erreur n’est pas connue"};
inline constexpr MessageText kNotInTime{"the exact number was not found in time",
                                        "le nombre exact n’a pas été trouvé à temps"};
inline constexpr MessageText kLostSamples{
    "no estimate: of {0} {0:sample|samples} none reached a solution",
    "pas d’estimation : sur {0} {0:tirage|tirages}, aucun n’a atteint de solution"};
inline constexpr MessageText kNotEvenEstimated{"no estimate was found in time",
                                               "aucune estimation n’a été trouvée à temps"};
inline constexpr MessageText kTableOfGrids{"Completed grids by box shape (thesis, 1.3.2)",
                                           "Grilles complètes selon les blocs (mémoire, 1.3.2)"};
inline constexpr MessageText kTableOfClasses{"Essentially different grids (thesis, 1.3.3)",
                                             "Grilles radicalement différentes (mémoire, 1.3.3)"};
inline constexpr MessageText kBoxColumn{"boxes", "blocs"};
inline constexpr MessageText kOursColumn{"sudokit", "sudokit"};
inline constexpr MessageText kThesisColumn{"thesis", "mémoire"};
inline constexpr MessageText kExact{"exact", "exact"};
inline constexpr MessageText kUnfinished{"not finished", "pas terminé"};

}  // namespace sudokit::cli::text
