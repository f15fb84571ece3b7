// What `sudokit show` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/show/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_show(Options& options, ShowArguments& arguments) {
    options.add({"svg",
                 0,
                 {"draw into DIR instead, one SVG file per puzzle",
                  "dessiner plutôt dans RÉP, un fichier SVG par grille"},
                 file(text::kFolderArgument, arguments.svg)});
    options.add({"candidates",
                 0,
                 {"with the candidates that the digits on the board leave in their houses",
                  "avec les candidats que laissent les chiffres de la grille dans leurs zones"},
                 flag(arguments.candidates)});
    options.add({"houses",
                 0,
                 {"list houses with their cells instead: all, or those named, such as "
                  "row3,box4, or those of a cell, r5c5; of several, also what they have in common",
                  "lister plutôt des zones avec leurs cases : all (toutes), ou celles que l’on "
                  "nomme, par exemple ligne3,bloc4, ou celles d’une case, L5C5 ; s’il y en a "
                  "plusieurs, aussi ce qu’elles ont en commun"},
                 words({"WHICH", "LESQUELLES"}, arguments.houses)});
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_keep_going_option(options, arguments);
    add_json_option(options, arguments);
    add_output_option(options, arguments,
                      {"write to FILE, complete or not at all; .gz and .zst compress it",
                       "écrire dans FICHIER, en entier ou pas du tout ; .gz et .zst compressent"});
    add_drawing_options(options, arguments);
    options.exclude("houses", "svg");
    options.exclude("houses", "candidates");
    options.require("json", "houses");
}

constexpr Example kShowExamples[] = {
    {"show puzzle.txt", {"on the terminal", "sur le terminal"}},
    {"show --svg pictures puzzles.txt", {"a picture of each", "une figure de chacune"}},
    {"show --candidates puzzle.txt",
     {"what can still go into each cell", "ce qui peut encore aller dans chaque case"}},
    {"show --houses r6c1 puzzle.txt",
     {"the houses of a cell, and its places in them",
      "les zones d’une case, et ses places dans celles-ci"}},
};

}  // namespace

extern const Command kShowCommand{
    "show",
    Chapter::files,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"draw puzzles", "dessiner des grilles"},
    {"Draws every puzzle, with its candidates if it has pencilmarks; with --candidates, with what "
     "its digits leave in each empty cell.\n"
     "--houses lists the houses of its board instead, with their cells in the order of places.",
     "Dessine chaque grille, avec ses candidats si elle porte des annotations ; avec --candidates, "
     "avec ce que ses chiffres laissent dans chaque case vide.\n"
     "--houses liste plutôt les zones de la grille, avec leurs cases dans l’ordre des places."},
    kShowExamples,
    make_call<ShowArguments, declare_show, run_show>};

}  // namespace sudokit::cli
