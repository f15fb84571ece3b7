// What `sudokit shuffle` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/shuffle/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_shuffle(Options& options, ShuffleArguments& arguments) {
    options.add({"seed",
                 0,
                 {"the same number gives the same puzzles (default: another one each time)",
                  "le même nombre donne les mêmes grilles (par défaut : un autre à chaque fois)"},
                 number(arguments.seed, kNoMost, 0)});
    options.add(
        {"count",
         'n',
         {"this many of each puzzle (default: 1)", "autant de chaque grille (par défaut : 1)"},
         number(arguments.count)});
    add_rewriting_options(options, arguments);
}

constexpr Example kShuffleExamples[] = {
    {"shuffle puzzle.txt", {"an equivalent puzzle", "une grille équivalente"}},
    {"shuffle -n 5 --seed 1 puzzle.txt", {"five, the same every time", "cinq, toujours les mêmes"}},
};

}  // namespace

extern const Command kShuffleCommand{
    "shuffle",
    Chapter::make,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"make random puzzles that are equivalent to others",
     "faire au hasard des grilles équivalentes à d’autres"},
    {"Exchanges lines, bands and stacks at random, rotates or mirrors the board and relabels the "
     "digits, so that the puzzle looks different and is solved in the same way; each equivalent "
     "puzzle is equally likely. On "
     "boards with other houses than rows, columns and boxes only what keeps these is done.\n"
     "Without --seed, the seed is noted on the standard error.",
     "Échange au hasard lignes, colonnes, bandes et piliers, tourne ou retourne la grille et "
     "renomme les chiffres : elle change d’aspect et se résout de la même façon ; toutes les "
     "grilles équivalentes ont la même "
     "probabilité. Si la grille a d’autres zones que lignes, colonnes et blocs, seul ce qui les "
     "conserve est fait.\n"
     "Sans --seed, la graine est notée sur la sortie d’erreur."},
    kShuffleExamples,
    make_call<ShuffleArguments, declare_shuffle, run_shuffle>};

}  // namespace sudokit::cli
