// What `sudokit minimise` says of itself, and its options.
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/minimise/arguments.hpp"

namespace sudokit::cli {
namespace {

// There are too many larger ones to wait for.
constexpr std::uint64_t kLargestSets = 18;

// What is no puzzle is written as words.
UsageFault words_only(const MinimiseArguments& arguments) {
    if (!arguments.test && !arguments.unavoidable) return std::nullopt;
    if (!arguments.format || *arguments.format == Format::line ||
        *arguments.format == Format::json) {
        return std::nullopt;
    }
    return usage_error(text::kNotTogether, arguments.test ? "--test" : "--unavoidable",
                       "--format " + std::string(format_info(*arguments.format).name));
}

void declare_minimise(Options& options, MinimiseArguments& arguments) {
    options.add(
        {"all",
         'a',
         {"write every minimal puzzle within", "écrire toutes les grilles minimales contenues"},
         flag(arguments.all)});
    options.add(
        {"limit",
         'n',
         {"with --all, stop after N of a puzzle", "avec --all, s’arrêter après N par grille"},
         number(arguments.limit)});
    options.add({"smallest",
                 0,
                 {"write a puzzle with the fewest givens within, proved",
                  "écrire une grille contenue ayant le moins de données, avec preuve"},
                 flag(arguments.smallest)});
    options.add({"seed",
                 0,
                 {"try givens in a random order; the same number gives the same order",
                  "essayer les données dans un ordre aléatoire ; le même nombre donne le même "
                  "ordre"},
                 number(arguments.seed, kNoMost, 0)});
    options.add(
        {"test",
         0,
         {"only say whether puzzles are minimal, and which givens are redundant",
          "dire seulement si les grilles sont minimales, et quelles données sont superflues"},
         flag(arguments.test)});
    options.add({"unavoidable",
                 0,
                 {"find the unavoidable sets of the solution, and how many givens they make "
                  "necessary",
                  "trouver les ensembles inévitables de la solution, et combien de données ils "
                  "imposent"},
                 flag(arguments.unavoidable)});
    options.add({"size",
                 0,
                 {"with --unavoidable, sets of at most N cells (default: 12)",
                  "avec --unavoidable, ensembles d’au plus N cases (par défaut : 12)"},
                 number(arguments.size, kLargestSets)});
    for (const auto& [a, b] : {std::pair{"all", "smallest"},
                               {"all", "test"},
                               {"all", "unavoidable"},
                               {"smallest", "test"},
                               {"smallest", "unavoidable"},
                               {"test", "unavoidable"},
                               {"seed", "all"},
                               {"seed", "smallest"},
                               {"seed", "test"},
                               {"seed", "unavoidable"}}) {
        options.exclude(a, b);
    }
    options.require("limit", "all");
    options.require("size", "unavoidable");
    add_timeout_option(options, arguments);
    add_rewriting_options(options, arguments);
    add_stats_option(options, arguments);
    options.check([&arguments] { return words_only(arguments); });
}

constexpr Example kMinimiseExamples[] = {
    {"minimise puzzle.txt", {"without redundant givens", "sans données superflues"}},
    {"minimise --test puzzle.txt",
     {"is it minimal, and if not, why not", "est-elle minimale, et sinon, pourquoi"}},
    {"minimise --all --limit 5 puzzle.txt",
     {"five of the minimal puzzles within", "cinq des grilles minimales contenues"}},
    {"minimise --smallest puzzle.txt",
     {"the fewest givens that are enough", "le moins de données qui suffisent"}},
    {"minimise --unavoidable puzzle.txt",
     {"what every puzzle with this solution needs",
      "ce qu’il faut à toute grille ayant cette solution"}},
};

}  // namespace

extern const Command kMinimiseCommand{
    "minimise",
    Chapter::make,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"take redundant givens out of puzzles", "ôter les données superflues des grilles"},
    {"A given is redundant if there is still exactly one solution without it, and a puzzle is "
     "minimal if it has no redundant givens. Each puzzle gives a minimal one, in the format of "
     "--to (default: line): redundant givens are taken out in reading order, or with --seed in a "
     "random one.\n"
     "--all writes every minimal puzzle within, each once. --smallest writes one with the fewest "
     "givens of all, and proves that there are none with fewer; out of time, the best one found, "
     "with a note on what is proved.\n"
     "--test takes nothing out: a single puzzle gets a sentence; several, or --format line, get "
     "'minimal', or 'redundant' and the cells whose givens are.\n"
     "--unavoidable lists the minimal sets of cells of the solution that can be filled in another "
     "way, by size, and how many givens they make necessary. --json lists the sets themselves. "
     "In lines, answers are the number of sets and the number of givens.\n"
     "A puzzle without exactly one solution has nothing to minimise: its line is 'none' or "
     "'several', or 'unknown' when time ran out. The exit status is 1 if there is such a puzzle, "
     "and with --test if one is not minimal.",
     "Une donnée est superflue s’il y a encore une solution et une seule sans elle, et une grille "
     "est minimale si elle n’a pas de donnée superflue. Chaque grille en donne une minimale, dans "
     "le format de --to (par défaut : line) : les données superflues sont ôtées dans l’ordre de "
     "lecture, ou avec --seed dans un ordre aléatoire.\n"
     "--all écrit toutes les grilles minimales contenues, chacune une fois. --smallest en écrit "
     "une qui a le moins de données de toutes, et prouve qu’aucune n’en a moins ; si le temps "
     "manque, la meilleure trouvée, avec une remarque sur ce qui est prouvé.\n"
     "--test n’ôte rien : une grille seule reçoit une phrase ; plusieurs, ou --format line, "
     "reçoivent « minimal », ou « redundant » (superflu) et les cases concernées.\n"
     "--unavoidable donne les ensembles minimaux de cases de la solution qui peuvent être remplis "
     "autrement, par taille, et combien de données ils imposent. --json liste les ensembles "
     "eux-mêmes. En lignes, les réponses sont le nombre d’ensembles et le nombre de données.\n"
     "Une grille qui n’a pas une solution et une seule n’a rien à minimiser : sa ligne est « none "
     "» (aucune), « several » (plusieurs), ou « unknown » si le temps a manqué. Le code de retour "
     "est 1 s’il y a une telle grille, et avec --test si une grille n’est pas minimale."},
    kMinimiseExamples,
    make_call<MinimiseArguments, declare_minimise, run_minimise>,
    true};

}  // namespace sudokit::cli
