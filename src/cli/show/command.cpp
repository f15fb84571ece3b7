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
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_keep_going_option(options, arguments);
    add_output_option(options, arguments,
                      {"write to FILE, complete or not at all; .gz and .zst compress it",
                       "écrire dans FICHIER, en entier ou pas du tout ; .gz et .zst compressent"});
    add_drawing_options(options, arguments);
}

constexpr Example kShowExamples[] = {
    {"show puzzle.txt", {"on the terminal", "sur le terminal"}},
    {"show --svg pictures puzzles.txt", {"a picture of each", "une figure de chacune"}},
};

}  // namespace

extern const Command kShowCommand{
    "show",
    Chapter::files,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"draw puzzles", "dessiner des grilles"},
    {"Draws every puzzle, with its candidates if it has pencilmarks.",
     "Dessine chaque grille, avec ses candidats si elle porte des annotations."},
    kShowExamples,
    make_call<ShowArguments, declare_show, run_show>};

}  // namespace sudokit::cli
