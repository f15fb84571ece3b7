// What `sudokit count` says of itself, and its options.
#include "cli/count/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_count(Options& options, CountArguments& arguments) {
    options.add({"limit",
                 'n',
                 {"stop at N solutions of a puzzle", "s’arrêter à N solutions d’une grille"},
                 number(arguments.limit)});
    add_engine_options(options, arguments);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_options(options, arguments);
    add_stats_option(options, arguments);
}

constexpr Example kCountExamples[] = {
    {"count several.txt", {"how many solutions", "combien de solutions"}},
    {"count --limit 100 puzzles.txt", {"no more than needed", "pas plus que nécessaire"}},
};

}  // namespace

extern const Command kCountCommand{"count",
                                   Chapter::solve,
                                   {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
                                   {"count the solutions", "compter les solutions"},
                                   {"Prints one line per puzzle: the number of solutions, or '>=N' "
                                    "if --limit or the time stopped the count at N.",
                                    "Affiche une ligne par grille : le nombre de solutions, ou "
                                    "« >=N » si --limit ou le temps a arrêté le compte à N."},
                                   kCountExamples,
                                   make_call<CountArguments, declare_count, run_count>,
                                   true};

}  // namespace sudokit::cli
