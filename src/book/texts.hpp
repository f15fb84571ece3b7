// The words that stand in a book.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::book::text {

inline constexpr MessageText kTitle{"Sudoku", "Sudoku"};
inline constexpr MessageText kTitlePage{"Title page", "Page de titre"};
inline constexpr MessageText kPuzzles{"Puzzles", "Grilles"};
inline constexpr MessageText kHints{"Hints", "Aides"};
inline constexpr MessageText kSolutions{"Solutions", "Solutions"};
inline constexpr MessageText kCount{"{0} {0:puzzle|puzzles}", "{0} {0:grille|grilles}"};
inline constexpr MessageText kPage{"Page {0}", "Page {0}"};

// What is unusual about a board, behind the title of a puzzle.
inline constexpr MessageText kJigsaw{"jigsaw", "régions irrégulières"};
inline constexpr MessageText kLatin{"no boxes", "sans blocs"};
inline constexpr MessageText kDiagonals{"diagonals", "diagonales"};
inline constexpr MessageText kWindows{"windows", "fenêtres"};
inline constexpr MessageText kExtra{"extra houses", "zones supplémentaires"};
inline constexpr MessageText kWords{"{0}", "{0}"};

// Where a step begins, and what stands in the place of the only solution.
inline constexpr MessageText kFromStart{"From the start.", "Dès le début."};
inline constexpr MessageText kAfterDigits{
    "After {0} {0:digit|digits} found by singles.",
    "Après {0} {0:chiffre trouvé|chiffres trouvés} par des singletons."};
inline constexpr MessageText kOneOfSeveral{"one of several", "une parmi d’autres"};
inline constexpr MessageText kNone{"no solution", "pas de solution"};
inline constexpr MessageText kUnknown{"not known", "inconnue"};

// Why there is no book.
inline constexpr MessageText kTooSmall{
    "on this paper the cells of a {0}x{0} board would be {1} mm wide; below {2} mm they cannot be "
    "read",
    "sur ce papier, les cases d’une grille {0}x{0} auraient {1} mm de côté ; en dessous de {2} mm, "
    "elles ne se lisent plus"};
inline constexpr MessageText kNoTime{"there was no time to draw all pages",
                                     "pas assez de temps pour dessiner toutes les pages"};
inline constexpr MessageText kCairoFault{"Cairo cannot draw it: {0}",
                                         "Cairo ne peut pas la dessiner : {0}"};

}  // namespace sudokit::book::text
