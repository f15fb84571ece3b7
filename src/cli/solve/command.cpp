// What `sudokit solve` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/solve/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_solve(Options& options, SolveArguments& arguments) {
    options.add({"all",
                 'a',
                 {"print every solution", "afficher toutes les solutions"},
                 flag(arguments.all)});
    options.add({"limit",
                 'n',
                 {"stop after N solutions of a puzzle; 1 takes the first one found",
                  "s’arrêter après N solutions d’une grille ; 1 prend la première trouvée"},
                 number(arguments.limit)});
    options.add({"random",
                 0,
                 {"draw a solution by chance, each equally likely; --limit N draws N",
                  "tirer une solution au hasard, toutes ayant la même probabilité ; --limit N en "
                  "tire N"},
                 flag(arguments.random)});
    options.add(
        {"seed",
         0,
         {"with --random, the same number gives the same solutions (default: another one "
          "each time)",
          "avec --random, le même nombre donne les mêmes solutions (par défaut : un autre à "
          "chaque fois)"},
         number(arguments.seed, kNoMost, 0)});
    options.exclude("random", "all");
    options.exclude("random", "engine");
    options.require("seed", "random");
    add_engine_options(options, arguments);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_format_options(options, arguments);
    add_drawing_options(options, arguments);
    add_stats_option(options, arguments);
}

constexpr Example kSolveExamples[] = {
    {"solve puzzle.txt",
     {"draw the solution, and say whether it is the only one",
      "dessiner la solution, et dire si elle est la seule"}},
    {"solve 2.1....24....3..",
     {"a puzzle on the command line", "une grille sur la ligne de commande"}},
    {"solve puzzles.txt > solutions.txt", {"one line per puzzle", "une ligne par grille"}},
    {"solve --all --limit 5 several.txt",
     {"the first five solutions", "les cinq premières solutions"}},
    {"solve --random --seed 1 several.txt", {"a solution by chance", "une solution au hasard"}},
};

}  // namespace

extern const Command kSolveCommand{
    "solve",
    Chapter::solve,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"find the solution, and say whether it is the only one",
     "trouver la solution, et dire si elle est la seule"},
    {"A single puzzle is drawn with its solution. If it has several, two of them are drawn, and "
     "the cells where they differ are listed.\n"
     "Several puzzles, or --format line, give one line each: the solution if there is exactly one, "
     "otherwise 'none', 'several', or 'unknown' when time ran out. With --keep-going, a puzzle "
     "that cannot be read gives 'error'. With --limit 1, the first solution found is printed, "
     "whether or not it is the only one.\n"
     "--random draws a solution of each puzzle, every solution being equally likely, by counting "
     "them rather than going through them; that may take long where counting does. The seed is "
     "noted on the standard error.\n"
     "Other formats hold solutions only: puzzles that do not have exactly one are skipped, with a "
     "note.\n"
     "The exit status is 1 if a puzzle has no solution.",
     "Une grille seule est dessinée avec sa solution. Si elle en a plusieurs, deux sont dessinées, "
     "et les cases où elles diffèrent sont listées.\n"
     "Plusieurs grilles, ou --format line, donnent une ligne chacune : la solution s’il y en a une "
     "et une seule, sinon « none » (aucune), « several » (plusieurs), ou « unknown » si le temps a "
     "manqué. Avec --keep-going, une grille illisible donne « error ». Avec --limit 1, la première "
     "solution trouvée est affichée, qu’elle soit la seule ou non.\n"
     "--random tire au hasard une solution de chaque grille, toutes ayant la même probabilité, en "
     "les comptant plutôt qu’en les parcourant ; c’est long quand compter est long. La graine est "
     "notée sur la sortie d’erreur.\n"
     "Les autres formats ne contiennent que des solutions : les grilles qui n’en ont pas une et "
     "une seule sont sautées, avec une remarque.\n"
     "Le code de retour est 1 si une grille n’a pas de solution."},
    kSolveExamples,
    make_call<SolveArguments, declare_solve, run_solve>,
    true};

}  // namespace sudokit::cli
