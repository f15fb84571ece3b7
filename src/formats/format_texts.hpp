// The texts of the table of formats: what each is, and what it is known by.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::formats {

namespace summary {
inline constexpr MessageText kLine{"one puzzle per line, a character or a number per cell",
                                   "une grille par ligne, un caractère ou un nombre par case"};
inline constexpr MessageText kGrid{"rows of cells, box rules drawn or not",
                                   "lignes de cases, blocs séparés par des traits ou non"};
inline constexpr MessageText kPencilmarks{
    "one puzzle per line, all candidates of all cells",
    "une grille par ligne, tous les candidats de chaque case"};
inline constexpr MessageText kSdk{".sdk file: # headers, then rows",
                                  "fichier .sdk : en-têtes #, puis lignes de cases"};
inline constexpr MessageText kSadman{".sdk file with sections [Puzzle] and [State]",
                                     "fichier .sdk à sections [Puzzle] et [State]"};
inline constexpr MessageText kSdm{".sdm file: 81 digits per line, 0 for empty cells",
                                  "fichier .sdm : 81 chiffres par ligne, 0 pour les cases vides"};
inline constexpr MessageText kSs{".ss file: rows xxx|xxx|xxx with rules between",
                                 "fichier .ss : lignes xxx|xxx|xxx séparées par des traits"};
inline constexpr MessageText kSdx{
    ".sdx file: the candidates of each cell, u5 for a placed digit",
    "fichier .sdx : candidats de chaque case, u5 pour un chiffre posé"};
inline constexpr MessageText kCandidates{"drawn grid of candidates, as on forums",
                                         "grille de candidats dessinée, comme sur les forums"};
inline constexpr MessageText kCsv{"columns puzzle and solution, with a header line",
                                  "colonnes puzzle et solution, avec une ligne d’en-tête"};
inline constexpr MessageText kArray{
    "array of numbers, as programs print them; MiniZinc data",
    "tableau de nombres, tel que l’écrit un programme ; données MiniZinc"};
inline constexpr MessageText kOpensudoku{"OpenSudoku XML", "XML d’OpenSudoku"};
inline constexpr MessageText kFpuzzles{"f-puzzles link or payload",
                                       "lien f-puzzles ou son contenu"};
inline constexpr MessageText kSudokupad{"SudokuPad link", "lien SudokuPad"};
inline constexpr MessageText kSgt{"id or saved game of Simon Tatham's Solo",
                                  "identifiant ou partie sauvée de Solo (Simon Tatham)"};
inline constexpr MessageText kHodoku{"line of a HoDoKu library", "ligne d’une bibliothèque HoDoKu"};
inline constexpr MessageText kSudokuwiki{"sudokuwiki.org link", "lien sudokuwiki.org"};
inline constexpr MessageText kJson{"our own JSON, one object per puzzle",
                                   "notre JSON, un objet par grille"};
}  // namespace summary

namespace sign {
inline constexpr MessageText kLine{"each line is a whole puzzle",
                                   "chaque ligne est une grille entière"};
inline constexpr MessageText kGrid{"its lines are rows of cells", "ce sont des lignes de cases"};
inline constexpr MessageText kPencilmarks{"its first word lists the candidates of all cells",
                                          "le premier mot donne les candidats de toutes les cases"};
inline constexpr MessageText kSdk{"headers like #A stand before the rows",
                                  "des en-têtes comme #A précèdent les lignes de cases"};
inline constexpr MessageText kSadman{"it begins with a section in brackets",
                                     "il commence par une section entre crochets"};
inline constexpr MessageText kSdm{"each line is a whole puzzle",
                                  "chaque ligne est une grille entière"};
inline constexpr MessageText kSs{"its rows have bars and lines of dashes between",
                                 "ses lignes de cases ont des barres et des traits"};
inline constexpr MessageText kSdx{"it has a word for each cell, some of them like u5",
                                  "il a un mot par case, dont certains comme u5"};
inline constexpr MessageText kCandidates{"it has a set of candidates for each cell",
                                         "il a un ensemble de candidats par case"};
inline constexpr MessageText kCsv{"its first line names a column of puzzles",
                                  "sa première ligne nomme une colonne de grilles"};
inline constexpr MessageText kArray{"it has brackets around cells",
                                    "il a des crochets autour de cases"};
inline constexpr MessageText kOpensudoku{"it has the XML element opensudoku",
                                         "il contient l’élément XML opensudoku"};
inline constexpr MessageText kFpuzzles{"it is a link to f-puzzles, its payload, or such JSON",
                                       "c’est un lien f-puzzles, son contenu ou un tel JSON"};
inline constexpr MessageText kSudokupad{"it is a link to SudokuPad, or the data of one",
                                        "c’est un lien SudokuPad ou ses données"};
inline constexpr MessageText kSgt{
    "it begins with a size like 3x3 and a colon, or is a saved game",
    "il commence par une taille comme 3x3 et deux-points, ou c’est une partie sauvée"};
inline constexpr MessageText kHodoku{"its lines have fields between colons",
                                     "ses lignes ont des champs entre deux-points"};
inline constexpr MessageText kSudokuwiki{"it is a link to sudokuwiki.org",
                                         "c’est un lien sudokuwiki.org"};
inline constexpr MessageText kJson{"it begins like a JSON object",
                                   "il commence comme un objet JSON"};
}  // namespace sign

}  // namespace sudokit::formats
