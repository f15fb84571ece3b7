// What `sudokit count` says of itself, and its options.
#include "sudokit/constraint.hpp"

#include "cli/count/arguments.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

// An option that would do nothing is refused.
UsageFault count_options_fault(const Options& options, const CountArguments& arguments) {
    for (const std::string_view name : {"samples", "seed"}) {
        if (options.given(name) && !arguments.estimate && !arguments.table) {
            return usage_error(text::kOnlyWith, "--" + std::string(name), "--estimate");
        }
    }
    return std::nullopt;
}

void declare_count(Options& options, CountArguments& arguments) {
    options.add({"limit",
                 'n',
                 {"stop at N solutions of a puzzle", "s’arrêter à N solutions d’une grille"},
                 number(arguments.limit)});
    options.add({"empty",
                 0,
                 {"count the completed grids of the board that --box, --order, --latin, --layout, "
                  "--diagonal, --windows describe",
                  "compter les grilles complètes de la forme que décrivent --box, --order, "
                  "--latin, --layout, --diagonal, --windows"},
                 flag(arguments.empty)});
    add_order_option(options,
                     {"with --empty: the board's order, 9 if nothing is said",
                      "avec --empty : l’ordre de la grille, 9 si rien n’est dit"},
                     arguments.order, arguments);
    options.add({"classes",
                 0,
                 {"with --empty: count essentially different grids only",
                  "avec --empty : ne compter que les grilles radicalement différentes"},
                 flag(arguments.classes)});
    options.add({"bands",
                 0,
                 {"with --empty: count the bands of a board with boxes, with numbers on the way "
                  "to that of its grids",
                  "avec --empty : compter les bandes d’une grille à blocs, avec des nombres "
                  "intermédiaires du compte des grilles"},
                 flag(arguments.bands)});
    options.add(
        {"steps",
         0,
         {"with --empty: also the numbers that the answer is made of: parts, or with "
          "--classes how many symmetries there are of each kind, and what they fix",
          "avec --empty : aussi les nombres dont la réponse est faite : les parties, ou avec "
          "--classes combien il y a de symétries de chaque sorte, et ce qu’elles fixent"},
         flag(arguments.steps)});
    options.add({"table",
                 0,
                 {"with --empty: the tables of the thesis, with our numbers beside its",
                  "avec --empty : les tableaux du mémoire, nos nombres à côté des siens"},
                 flag(arguments.table)});
    options.add({"estimate",
                 0,
                 {"estimate the number by sampling, with its standard error, instead of counting",
                  "estimer le nombre par tirages, avec son erreur type, au lieu de compter"},
                 flag(arguments.estimate)});
    options.add({"checkpoint",
                 0,
                 {"with --empty: keep in FILE which parts are done, and go on from there",
                  "avec --empty : garder dans FICHIER les parties faites, et continuer de là"},
                 file(text::kFileArgument, arguments.checkpoint)});
    options.add({"samples",
                 0,
                 {"with --estimate: how many samples to take (10000 unless given; of boards with "
                  "boxes and Latin squares 2000)",
                  "avec --estimate : combien de tirages faire (10000 par défaut ; pour les formes "
                  "à blocs et les carrés latins 2000)"},
                 number(arguments.samples, kNoMost, 2)});
    options.add({"seed",
                 0,
                 {"with --estimate: the seed of the samples (1 unless given)",
                  "avec --estimate : la graine des tirages (1 par défaut)"},
                 number(arguments.seed, kNoMost, 0)});
    options.require("order", "empty");
    options.require("bands", "empty");
    for (const std::string_view name : {"classes", "steps", "table", "estimate", "checkpoint"}) {
        options.exclude("bands", name);
    }
    options.require("classes", "empty");
    options.require("table", "empty");
    options.require("checkpoint", "empty");
    options.require("steps", "empty");
    options.exclude("steps", "table");
    options.exclude("steps", "estimate");
    options.exclude("steps", "checkpoint");
    options.exclude("checkpoint", "table");
    options.exclude("checkpoint", "classes");
    options.exclude("checkpoint", "estimate");
    options.exclude("classes", "table");
    options.exclude("classes", "estimate");
    for (const std::string_view name :
         {"box", "layout", "latin", "order", "diagonal", "windows", "extra"}) {
        options.exclude("table", name);
    }
    for (const ConstraintKind& kind : constraint_kinds()) {
        if (kind.of_board) options.exclude("table", kind.name);
    }
    // Solutions are looked for in neither way, and nothing is read.
    for (const std::string_view name : {"limit", "engine", "solver-command"}) {
        options.exclude(name, "empty");
        options.exclude(name, "estimate");
    }
    for (const std::string_view name : {"from", "symbols", "keep-going", "stats"}) {
        options.exclude(name, "empty");
    }
    options.check([&options, &arguments] { return count_options_fault(options, arguments); });
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
    {"count --empty --box 3x3",
     {"how many grids a board has", "combien de grilles complètes il y a"}},
    {"count --estimate several.txt",
     {"about how many, where there are very many", "environ combien, s’il y en a énormément"}},
    {"count --limit 100 puzzles.txt", {"no more than needed", "pas plus que nécessaire"}},
};

}  // namespace

extern const Command kCountCommand{
    "count",
    Chapter::solve,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"count the solutions", "compter les solutions"},
    {"Prints one line per puzzle: the number of solutions, or '>=N' "
     "if --limit or the time stopped the count at N; after the time also "
     "'~M +-P %', an estimate with its standard error.\n"
     "Solutions are found one by one where there are few. Very many are "
     "counted without that: those of plain 9x9 puzzles within seconds as a rule, "
     "those of others where what is left open falls into "
     "independent parts or into the same parts again and again. With "
     "--engine or --limit, always one by one.\n"
     "With --estimate the line is '~M +-P %': the mean of random "
     "samples and its standard error; or 'unknown', with exit status 4, "
     "where they say nothing.\n"
     "With --empty, counts the completed grids of a board: exactly "
     "where there is a scheme (boxes 3x3, 3x4 and 2xN up to 2x6, Latin "
     "squares up to order 11, boards with few grids), else '~N', or "
     "'unknown'. Large ones take long: --timeout stops with what is "
     "known, and the exit status is 4.",
     "Affiche une ligne par grille : le nombre de solutions, ou « >=N » si --limit ou le temps a "
     "arrêté le compte à N ; après le temps aussi « ~M +-P % », une estimation avec son erreur "
     "type.\n"
     "Les solutions sont trouvées une par une s’il y en a peu. Très nombreuses, elles sont "
     "comptées autrement : celles des grilles 9x9 sans autre règle en quelques secondes "
     "d’ordinaire, celles des autres là où ce qui reste ouvert se décompose en parties "
     "indépendantes ou retombe sans cesse sur les mêmes parties. Avec --engine ou --limit, "
     "toujours une par une.\n"
     "Avec --estimate, la ligne est « ~M +-P % » : la moyenne de tirages au hasard et son erreur "
     "type ; ou « unknown », avec le code de retour 4, s’ils ne disent rien.\n"
     "Avec --empty, compte les grilles complètes d’une forme : exactement s’il y a une méthode "
     "(blocs 3x3, 3x4 et 2xN jusqu’à 2x6, carrés latins jusqu’à l’ordre 11, formes qui ont peu de "
     "grilles), sinon « ~N », ou « unknown ». Les grandes prennent longtemps : --timeout s’arrête "
     "avec ce qu’on sait, et le code de retour est 4."},
    kCountExamples,
    make_call<CountArguments, declare_count, run_count>,
    true};

}  // namespace sudokit::cli
