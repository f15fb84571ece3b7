// What `sudokit bench` says of itself, and its options.
#include "cli/bench/arguments.hpp"
#include "cli/frame/kernels.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

constexpr std::uint64_t kMostRounds = 1000;

OptionValue kernel_value(std::string& place) {
    Meanings<std::string> kernels;
    for (const std::string_view name : kernel_names())
        kernels.emplace_back(name, std::string(name));
    kernels.emplace_back("all", "all");
    return choice(text::kNameArgument, std::move(kernels), place);
}

void declare_bench(Options& options, BenchArguments& arguments) {
    options.add(
        {"signature",
         0,
         {"print one number that depends on all answers and guesses, and measure nothing",
          "afficher un nombre qui dépend de toutes les réponses et hypothèses, sans rien mesurer"},
         flag(arguments.signature)});
    options.add({"kernel",
                 0,
                 {"take this kernel of the engine 'nine' (see 'sudokit engines'), or all",
                  "prendre ce noyau du moteur « nine » (voir « sudokit engines »), ou tous : all"},
                 kernel_value(arguments.kernel)});
    options.add({"time",
                 0,
                 {"measure for about this time in all (default: 3)",
                  "mesurer pendant environ ce temps en tout (par défaut : 3)"},
                 seconds(arguments.time)});
    options.add({"rounds",
                 0,
                 {"take the median of N rounds (default: 5)",
                  "prendre la médiane de N tours (par défaut : 5)"},
                 number(arguments.rounds, kMostRounds)});
    options.add({"seed",
                 0,
                 {"make other puzzles; the same number gives the same ones (default: 1)",
                  "faire d’autres grilles ; le même nombre donne les mêmes (par défaut : 1)"},
                 number(arguments.seed, kNoMost, 0)});
    options.add({"threads",
                 'j',
                 {"use N threads (default: all cores)",
                  "utiliser N fils d’exécution (par défaut : tous les cœurs)"},
                 number(arguments.threads, kMostThreads)});
    add_json_option(options, arguments.json);
    options.exclude("signature", "time");
    options.exclude("signature", "rounds");
    options.exclude("signature", "seed");
    options.exclude("signature", "threads");
}

constexpr Example kBenchExamples[] = {
    {"bench", {"puzzles per second on this machine", "grilles par seconde sur cette machine"}},
    {"bench --signature", {"the same number everywhere", "le même nombre partout"}},
};

}  // namespace

extern const Command kBenchCommand{
    "bench",
    Chapter::about,
    {},
    {"measure how fast this machine solves 9x9 puzzles",
     "mesurer la vitesse de cette machine sur des grilles 9x9"},
    {"Makes puzzles from a seed and prints how many are solved per second, uniqueness proved: one "
     "per call, in a batch, and in batches on several threads; how many solutions are counted per "
     "second; and the same for the engine 'general'. The sets are easy (about 33 givens, singles "
     "suffice), minimal (no given is redundant) and hard (famous puzzles, rearranged at random).\n"
     "--signature prints one number instead, which depends on every answer and every guess on a "
     "fixed set of puzzles. It is the same for all kernels and on all machines; otherwise "
     "something is broken.\n"
     "The exit status is 1 if answers are wrong or kernels disagree.",
     "Fabrique des grilles à partir d’une graine et affiche combien en sont résolues par seconde, "
     "unicité prouvée : une par appel, en lot, et en lots sur plusieurs fils d’exécution ; combien "
     "de solutions sont comptées par seconde ; et la même chose pour le moteur « general ». Les "
     "jeux sont easy (faciles, environ 33 données, les singletons suffisent), minimal (aucune "
     "donnée superflue) et hard (difficiles : grilles célèbres, transformées au hasard).\n"
     "--signature affiche plutôt un seul nombre, qui dépend de chaque réponse et de chaque "
     "hypothèse sur un ensemble fixe de grilles. Il est le même pour tous les noyaux et sur toutes "
     "les machines ; sinon, quelque chose ne va pas.\n"
     "Le code de retour est 1 si des réponses sont fausses ou si des noyaux se contredisent."},
    kBenchExamples,
    make_call<BenchArguments, declare_bench, run_bench>,
    true};

}  // namespace sudokit::cli
