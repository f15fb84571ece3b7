// The texts of `sudokit book`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

// The command line.
inline constexpr MessageText kNoPdf{"{0} (--to html and --to svg need no module)",
                                    "{0} (--to html et --to svg se passent de module)"};
inline constexpr MessageText kBookExtension{
    "'{0}': books are written to .pdf, .html, .htm or .svg; --to names the format of others",
    "« {0} » : les livrets s’écrivent en .pdf, .html, .htm ou .svg ; --to dit le format des "
    "autres"};
inline constexpr MessageText kPagesNeedFolder{"SVG pages need a directory: -o DIR",
                                              "les pages SVG demandent un répertoire : -o RÉP"};
inline constexpr MessageText kPdfOnTerminal{
    "PDF is not for a terminal; name a file with -o, such as -o book.pdf",
    "un terminal n’affiche pas le PDF ; nommer un fichier avec -o, par exemple -o livret.pdf"};
inline constexpr MessageText kNothingInBook{"{0}: a book needs at least one part",
                                            "{0} : il faut au moins une partie"};

// Notes.
inline constexpr MessageText kBookSeveral{"several solutions: one of them is shown",
                                          "plusieurs solutions : l’une d’elles est montrée"};
inline constexpr MessageText kBookNone{"no solution: none is shown",
                                       "pas de solution : aucune n’est montrée"};
inline constexpr MessageText kBookUnknown{
    "out of time: not known to have one solution",
    "temps écoulé : on ne sait pas si la solution est unique"};
inline constexpr MessageText kBookNoTime{"out of time: without its level or hint",
                                         "temps écoulé : sans son niveau ou son aide"};
inline constexpr MessageText kBookEmpty{"no puzzle is left for the book",
                                        "il ne reste aucune grille pour le livret"};
inline constexpr MessageText kBookLetters{
    "the font has no character for {0}; boxes stand for them",
    "la police n’a pas de caractère pour {0} ; des rectangles en tiennent lieu"};

}  // namespace sudokit::cli::text
