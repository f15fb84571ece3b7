// What `sudokit same` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/same/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_same(Options& options, SameArguments& arguments) {
    options.add({"svg",
                 0,
                 {"draw the boards in between into DIR, one SVG file each",
                  "dessiner les grilles intermédiaires dans RÉP, un fichier SVG chacune"},
                 file(text::kFolderArgument, arguments.svg)});
    options.add({"brief",
                 0,
                 {"the moves without the boards in between",
                  "les mouvements sans les grilles intermédiaires"},
                 flag(arguments.brief)});
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_json_options(options, arguments);
    add_drawing_options(options, arguments);
}

constexpr Example kSameExamples[] = {
    {"same puzzle.txt puzzle.txt", {"of course", "bien sûr"}},
    {"shuffle puzzle.txt | sudokit same --brief puzzle.txt -",
     {"found again among its images", "retrouvée parmi ses images"}},
};

}  // namespace

extern const Command kSameCommand{
    "same",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"say whether two puzzles are equivalent, and by which moves",
     "dire si deux grilles sont équivalentes, et par quels mouvements"},
    {"Takes two puzzles from all operands together. If they are equivalent, it shows the moves "
     "that turn the first into the second (rows for columns, bands, rows, stacks, columns, digits) "
     "and the board after each of them; if not, something in which they differ and which no move "
     "changes.\n"
     "The exit status is 1 if they are not equivalent.",
     "Prend deux grilles dans l’ensemble des arguments. Si elles sont équivalentes, montre les "
     "mouvements qui transforment la première en la seconde (lignes et colonnes, bandes, lignes, "
     "piliers, colonnes, chiffres) et la grille après chacun ; sinon, ce qui les distingue et "
     "qu’aucun mouvement ne change.\n"
     "Le code de retour est 1 si elles ne sont pas équivalentes."},
    kSameExamples,
    make_call<SameArguments, declare_same, run_same>};

}  // namespace sudokit::cli
