// What `sudokit solve` says of itself, and its options.
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/solve/arguments.hpp"

namespace sudokit::cli {
namespace {

constexpr std::uint64_t kFastest = 1'000'000;

// Only one engine searches in an order that may be chosen, and can be looked at.
UsageFault order_fault(const Options& options, SolveArguments& arguments) {
    arguments.order.seed = arguments.seed;
    for (const std::string_view name : {"animate", "cell-order", "digit-order"}) {
        if (options.given(name) && arguments.engine != "exhaustive") {
            return usage_error(text::kOnlyWith, "--" + std::string(name), "--engine exhaustive");
        }
    }
    if (arguments.seed && !arguments.random && !arguments.order.is_random()) {
        return usage_error(text::kOnlyWith, "--seed", "--random");
    }
    return std::nullopt;
}

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
         {"of what is random: the same number gives the same (default: with --random another one "
          "each time, of orders 1)",
          "de ce qui est au hasard : le même nombre donne la même chose (par défaut : avec "
          "--random "
          "un autre à chaque fois, des ordres 1)"},
         number(arguments.seed, kNoMost, 0)});
    options.exclude("random", "all");
    options.exclude("random", "engine");
    options.add({"animate",
                 0,
                 {"show the exhaustive search live on the board, in a terminal",
                  "montrer la recherche exhaustive en direct sur la grille, dans un terminal"},
                 flag(arguments.animate)});
    options.add({"speed",
                 0,
                 {"with --animate, go N steps a second (default 20)",
                  "avec --animate, avancer de N étapes par seconde (20 par défaut)"},
                 number(arguments.speed, kFastest)});
    options.require("speed", "animate");
    for (const std::string_view other : {"all", "random", "format", "json", "output"}) {
        options.exclude("animate", other);
    }
    add_engine_options(options, arguments);
    add_search_order_options(options, arguments.order);
    options.check([&] { return order_fault(options, arguments); });
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
    {"solve --engine exhaustive --cell-order fewest puzzle.txt",
     {"the plain search, by the cells with the fewest digits left",
      "la recherche simple, par les cases où il reste le moins de chiffres"}},
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
     "--engine exhaustive --animate shows that search on the board as it goes, digit by digit; "
     "Ctrl-C ends it. It needs a terminal.\n"
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
     "--engine exhaustive --animate montre cette recherche sur la grille, chiffre par chiffre ; "
     "Ctrl-C y met fin. Il faut un terminal.\n"
     "Les autres formats ne contiennent que des solutions : les grilles qui n’en ont pas une et "
     "une seule sont sautées, avec une remarque.\n"
     "Le code de retour est 1 si une grille n’a pas de solution."},
    kSolveExamples,
    make_call<SolveArguments, declare_solve, run_solve>,
    true};

}  // namespace sudokit::cli
