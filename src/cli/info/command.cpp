// What `sudokit info` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/info/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_info(Options& options, InfoArguments& arguments) {
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_options(options, arguments);
    add_symbols_option(options, arguments);
}

constexpr Example kInfoExamples[] = {
    {"info puzzle.txt", {"all about a puzzle", "tout sur une grille"}},
    {"info --json puzzles.txt", {"for programs", "pour les programmes"}},
};

}  // namespace

extern const Command kInfoCommand{
    "info",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"tell all that is known about puzzles: givens, symmetry, solutions, difficulty",
     "dire tout ce que l’on sait des grilles : données, symétrie, solutions, difficulté"},
    {"The number of givens, the symmetry of their pattern, automorphisms, the number of solutions, "
     "which givens are redundant, level, score and depth, the smallest backdoor (cells which, once "
     "known, leave only singles), the canonical forms of puzzle and solution.\n"
     "What takes longer than --timeout is left open. The exit status is 1 if a puzzle does not "
     "have exactly one solution, and 4 if anything was left open.",
     "Le nombre de données, la symétrie de leur motif, les automorphismes, le nombre de solutions, "
     "les données superflues, le niveau, le score et la profondeur, la plus petite porte dérobée "
     "(des cases qui, une fois connues, ne laissent que des singletons), les formes canoniques de "
     "la grille et de sa solution.\n"
     "Ce qui dépasse --timeout reste ouvert. Le code de retour est 1 si une grille n’a pas une "
     "solution et une seule, et 4 si quelque chose est resté ouvert."},
    kInfoExamples,
    make_call<InfoArguments, declare_info, run_info>,
    true};

}  // namespace sudokit::cli
