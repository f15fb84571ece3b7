// What `sudokit convert` says of itself, and its options.
#include "cli/convert/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_convert(Options& options, ConvertArguments& arguments) {
    add_rewriting_options(options, arguments);
}

constexpr Example kConvertExamples[] = {
    {"convert --to csv puzzles.txt -o puzzles.csv", {"another format", "un autre format"}},
    {"convert --to fpuzzles puzzle.txt", {"a link", "un lien"}},
};

}  // namespace

extern const Command kConvertCommand{
    "convert",
    Chapter::files,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"rewrite puzzles in another format", "réécrire des grilles dans un autre format"},
    {"Writes every puzzle in the format of --to (or --format; default: line), with its comments "
     "and the state of play where the format has room for them.",
     "Écrit chaque grille dans le format de --to (ou --format ; par défaut : line), avec ses "
     "commentaires et l’état du jeu si le format peut les contenir."},
    kConvertExamples,
    make_call<ConvertArguments, declare_convert, run_convert>};

}  // namespace sudokit::cli
