// What `sudokit reduce` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/reduce/arguments.hpp"

namespace sudokit::cli {
namespace {

constexpr std::uint64_t kMostReducedColours = 64;

void declare_reduce(Options& options, ReduceArguments& arguments) {
    options.add(
        {"with",
         0,
         {"the operand is a graph in DIMACS .col, to be coloured with N colours; becomes a "
          "Latin square",
          "l’opérande est un graphe en DIMACS .col, à colorier avec N couleurs ; devient un "
          "carré latin"},
         number(arguments.with, kMostReducedColours)});
    options.add({"sudoku",
                 0,
                 {"the graph becomes the Sudoku of that square, where it fits",
                  "le graphe devient le sudoku de ce carré, s’il y tient"},
                 flag(arguments.to_sudoku)});
    options.add({"back",
                 0,
                 {"carry the solution in FILE of the puzzle that was written back to the operand",
                  "ramener à l’opérande la solution, dans FICHIER, de la grille écrite"},
                 file(text::kFileArgument, arguments.back)});
    add_colours_option(options, arguments);
    options.add({"timeout",
                 't',
                 {"give up after this time", "abandonner au bout de ce temps"},
                 seconds(arguments.timeout),
                 OptionGroup::solving});
    add_reading_options(options, arguments);
    add_format_options(options, arguments);
    add_symbols_option(options, arguments);
    options.require("colours", "with");
    options.require("sudoku", "with");
}

constexpr Example kReduceExamples[] = {
    {"reduce --latin four.txt",
     {"a Latin square to complete, as a Sudoku", "un carré latin à compléter, en sudoku"}},
    {"reduce --with 3 graph.col",
     {"a graph to colour, as a Latin square", "un graphe à colorier, en carré latin"}},
};

}  // namespace

extern const Command kReduceCommand{
    "reduce",
    Chapter::models,
    {"SQUARE | GRAPH.col", "CARRÉ | GRAPHE.col"},
    {"turn a Latin square into a Sudoku, or a colouring into a Latin square, and back",
     "changer un carré latin en sudoku, ou un coloriage en carré latin, et retour"},
    {"Writes a puzzle whose solutions are those of another problem, one for one. A Latin square of "
     "order n, up to 8 (--latin says that a plain grid is one), becomes a Sudoku of order n*n. "
     "With "
     "--with, a graph to be coloured, some vertices beforehand if need be, becomes a Latin square "
     "of order at most 64, which has room for some six vertices. Solve it with --latin then. "
     "--sudoku does both reductions one after the other; as the square may be of order 8 at most, "
     "that has room for an edge and two colours.\n"
     "--back reads a solution of that puzzle and writes what it means: the completed square, or "
     "the colours as lines 'n VERTEX COLOUR'. The other options must be the same as before.\n"
     "Such reductions are why these problems are as hard as each other.",
     "Écrit une grille dont les solutions sont celles d’un autre problème, une pour une. Un carré "
     "latin d’ordre n, jusqu’à 8 (--latin dit qu’une grille simple en est un), devient un sudoku "
     "d’ordre n*n. Avec --with, un graphe à colorier, où des sommets peuvent l’être d’avance, "
     "devient un carré latin d’ordre 64 au plus, ce qui suffit pour six sommets environ. Il se "
     "résout alors avec --latin. --sudoku fait les deux réductions à la suite ; comme le carré "
     "peut être d’ordre 8 au plus, cela suffit pour une arête et deux couleurs.\n"
     "--back lit une solution de cette grille et écrit ce qu’elle signifie : le carré complété, ou "
     "les couleurs en lignes « n SOMMET COULEUR ». Les autres options doivent être les mêmes.\n"
     "De telles réductions font que ces problèmes sont aussi difficiles les uns que les autres."},
    kReduceExamples,
    make_call<ReduceArguments, declare_reduce, run_reduce>};

}  // namespace sudokit::cli
