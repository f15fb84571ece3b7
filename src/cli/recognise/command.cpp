// What `sudokit recognise` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/recognise/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_recognise(Options& options, RecogniseArguments& arguments) {
    add_colours_option(options, arguments);
    add_format_options(options, arguments);
    add_drawing_options(options, arguments);
}

constexpr Example kRecogniseExamples[] = {
    {"recognise graph.col", {"which board it is", "de quelle grille il s’agit"}},
};

}  // namespace

extern const Command kRecogniseCommand{
    "recognise",
    Chapter::models,
    {"GRAPH.col | -", "GRAPHE.col | -"},
    {"say whether a graph is that of a board", "dire si un graphe est celui d’une grille"},
    {"Reads a graph in DIMACS .col and decides whether its vertices can be laid out as the cells "
     "of a board (boxes, jigsaw regions, or Latin) so that exactly the cells that share a house "
     "are adjacent. If so, says which board and in how many ways, draws the puzzle that the given "
     "colours make (lines 'n VERTEX COLOUR', or the file of --colours), and lists the vertex of "
     "each cell; --format writes the puzzle alone. If not, says why, with the vertices that show "
     "it.\n"
     "The exit status is 1 if the graph is not that of a board, and 4 if this stays undecided.",
     "Lit un graphe en DIMACS .col et décide si ses sommets peuvent être disposés comme les cases "
     "d’une grille (blocs, régions irrégulières, ou carré latin) de sorte que soient voisines "
     "exactement les cases qui ont une zone commune. Si oui, dit quelle grille et de combien de "
     "façons, dessine la grille avec les couleurs données comme chiffres (lignes « n SOMMET "
     "COULEUR », ou le fichier de --colours), et liste le sommet de chaque case ; --format n’écrit "
     "que la grille. Sinon, dit pourquoi, avec les sommets qui le montrent.\n"
     "Le code de retour est 1 si le graphe n’est pas celui d’une grille, et 4 si l’on ne peut pas "
     "décider."},
    kRecogniseExamples,
    make_call<RecogniseArguments, declare_recognise, run_recognise>};

}  // namespace sudokit::cli
