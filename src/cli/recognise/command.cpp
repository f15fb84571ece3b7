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
    {"say whether a graph is that of a board, and which puzzle it is",
     "dire si un graphe est celui d’une grille, et de quel puzzle"},
    {"Reads a graph in DIMACS .col and decides whether its vertices can be laid out as the cells "
     "of a board (with boxes, with jigsaw regions, or Latin) such that exactly those are adjacent "
     "that share a house. If so, says which board, in how many ways, draws the puzzle that the "
     "colours given beforehand make (lines 'n VERTEX COLOUR', or the file of --colours) and "
     "prints the vertex of each cell; --format writes the puzzle alone. If not, says why, with "
     "the vertices that show it.\n"
     "The exit status is 1 if the graph is no board's, and 3 if it cannot be read.",
     "Lit un graphe en DIMACS .col et décide si ses sommets peuvent être disposés comme les cases "
     "d’une grille (avec blocs, avec régions irrégulières, ou carré latin) de sorte que sont "
     "voisins exactement ceux qui ont une zone commune. Si oui, dit quelle grille, de combien de "
     "façons, dessine le puzzle que font les couleurs données d’avance (lignes « n SOMMET "
     "COULEUR », ou le fichier de --colours) et affiche le sommet de chaque case ; --format écrit "
     "le puzzle seul. Sinon, dit pourquoi, avec les sommets qui le montrent.\n"
     "Le code de retour est 1 si le graphe n’est celui d’aucune grille, et 3 s’il est illisible."},
    kRecogniseExamples,
    make_call<RecogniseArguments, declare_recognise, run_recognise>};

}  // namespace sudokit::cli
