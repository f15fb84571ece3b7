// What `sudokit colour` says of itself, and its options.
#include "cli/colour/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

constexpr std::uint64_t kMostColours = 1'000'000'000;

void declare_colour(Options& options, ColourArguments& arguments) {
    options.add({"with",
                 0,
                 {"colour with at most N colours", "colorier avec au plus N couleurs"},
                 number(arguments.with, kMostColours)});
    options.add({"heuristic",
                 0,
                 {"find a good colouring and prove nothing, for large graphs",
                  "trouver un bon coloriage sans rien prouver, pour les grands graphes"},
                 flag(arguments.heuristic)});
    options.add({"count",
                 0,
                 {"count the colourings with the colours of --with instead",
                  "compter plutôt les coloriages avec les couleurs de --with"},
                 flag(arguments.count)});
    options.add({"sizes",
                 0,
                 {"colour nothing, but say how large the graph is, and of what kind",
                  "ne rien colorier, mais dire la taille du graphe, et de quel genre il est"},
                 flag(arguments.sizes)});
    options.add({"limit",
                 'n',
                 {"stop counting at N colourings", "arrêter le compte à N coloriages"},
                 number(arguments.limit)});
    add_colours_option(options, arguments);
    options.add({"seed",
                 0,
                 {"the seed of tabu search; the same number takes the same ways (default: 1)",
                  "la graine de la recherche tabou ; le même nombre prend les mêmes chemins (par "
                  "défaut : 1)"},
                 number(arguments.seed, kNoMost, 0)});
    add_engine_options(options, arguments);
    options.add({"timeout",
                 't',
                 {"stop after this time, with what is known by then",
                  "s’arrêter au bout de ce temps, avec ce qu’on sait alors"},
                 seconds(arguments.timeout),
                 OptionGroup::solving});
    add_json_options(options, arguments);
    for (const std::string_view other : {"with", "heuristic", "count", "engine", "colours"}) {
        options.exclude("sizes", other);
    }
    options.exclude("count", "heuristic");
    options.exclude("count", "engine");
    options.exclude("heuristic", "engine");
    options.require("count", "with");
    options.require("limit", "count");
}

constexpr Example kColourExamples[] = {
    {"colour graph.col", {"with as few colours as possible", "avec le moins de couleurs possible"}},
    {"colour --with 4 --count graph.col", {"how many colourings", "combien de coloriages"}},
    {"colour --sizes graph.col", {"order, edges, degrees", "ordre, arêtes, degrés"}},
};

}  // namespace

extern const Command kColourCommand{
    "colour",
    Chapter::models,
    {"GRAPH.col | -", "GRAPHE.col | -"},
    {"colour a graph with as few colours as possible",
     "colorier un graphe avec le moins de couleurs possible"},
    {"Reads a graph in DIMACS .col and gives each vertex a colour that no neighbour has. Colours "
     "given beforehand (lines 'n VERTEX COLOUR', or the file of --colours) are kept. Without "
     "--with, the number of colours is the least possible, and proved to be; with --heuristic it "
     "is what tabu search finds. --engine uses an engine for puzzles instead: vertices become "
     "cells, and cliques that cover the edges become houses.\n"
     "Prints the answer as comments and the colours as lines 'n VERTEX COLOUR', which --colours "
     "reads back; --output writes the coloured graph to a file. --count counts the colourings with "
     "at most --with colours. --sizes prints the order, the edges and the degrees, and whether the "
     "graph is regular, complete or bipartite.\n"
     "The exit status is 1 if there is no such colouring, and 4 when time ran out: both bounds are "
     "printed then and, without --with, the best colouring found.",
     "Lit un graphe en DIMACS .col et donne à chaque sommet une couleur qu’aucun voisin n’a. Les "
     "couleurs données d’avance (lignes « n SOMMET COULEUR », ou le fichier de --colours) sont "
     "gardées. Sans --with, le nombre de couleurs est le plus petit possible, preuve à l’appui ; "
     "avec --heuristic, c’est ce que trouve une recherche tabou. --engine emploie plutôt un moteur "
     "de grilles : les sommets deviennent des cases, et des cliques qui couvrent les arêtes "
     "deviennent des zones.\n"
     "Affiche la réponse en commentaires et les couleurs en lignes « n SOMMET COULEUR », que "
     "--colours relit ; --output écrit le graphe colorié dans un fichier. --count compte les "
     "coloriages avec au plus --with couleurs. --sizes affiche l’ordre, les arêtes et les degrés, "
     "et "
     "si le graphe est régulier, complet ou biparti.\n"
     "Le code de retour est 1 s’il n’y a pas de tel coloriage, et 4 si le temps a manqué : les "
     "deux bornes sont alors affichées et, sans --with, le meilleur coloriage trouvé."},
    kColourExamples,
    make_call<ColourArguments, declare_colour, run_colour>};

}  // namespace sudokit::cli
