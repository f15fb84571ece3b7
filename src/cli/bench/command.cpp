// What `sudokit bench` says of itself, and its options.
#include "cli/bench/arguments.hpp"
#include "cli/frame/kernels.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

constexpr std::uint64_t kMostThreads = 1024;
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
                  "faire d’autres puzzles ; le même nombre donne les mêmes (par défaut : 1)"},
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
    {"bench", {"puzzles per second on this machine", "puzzles par seconde sur cette machine"}},
    {"bench --signature", {"the same number everywhere", "le même nombre partout"}},
};

}  // namespace

extern const Command kBenchCommand{
    "bench",
    Chapter::about,
    {},
    {"measure how fast 9x9 puzzles are solved here",
     "mesurer la vitesse de résolution des puzzles 9x9 sur cette machine"},
    {"Makes puzzles from a seed and prints how many of them are solved per second, with proof of "
     "uniqueness: one per call, in a batch, and in batches on several threads; how many solutions "
     "are counted per second; and, to compare, what the engine 'general' does. The sets are: "
     "easy (about 33 givens, singles are enough), minimal (no given can be spared) and hard "
     "(famous puzzles, turned and renamed at random).\n"
     "With --signature, prints one number instead, which depends on every answer and every guess "
     "on a fixed corpus. It is the same for all kernels and on all machines; where it is not, "
     "something is broken. The exit status is 1 if kernels disagree or answers are wrong.",
     "Fabrique des puzzles à partir d’une graine et affiche combien en sont résolus par seconde, "
     "avec preuve d’unicité : un par appel, en lot, et en lots sur plusieurs fils d’exécution ; "
     "combien de solutions sont comptées par seconde ; et, pour comparer, ce que fait le moteur "
     "« general ». Les jeux sont : easy (faciles, environ 33 données, les singletons suffisent), "
     "minimal (aucune donnée n’est superflue) et hard (difficiles : puzzles célèbres, tournés et "
     "renommés au hasard).\n"
     "Avec --signature, affiche à la place un seul nombre, qui dépend de chaque réponse et de "
     "chaque hypothèse sur un corpus fixe. Il est le même pour tous les noyaux et sur toutes les "
     "machines ; sinon, quelque chose ne va pas. Le code de retour est 1 si des noyaux se "
     "contredisent ou si des réponses sont fausses."},
    kBenchExamples,
    make_call<BenchArguments, declare_bench, run_bench>,
    true};

}  // namespace sudokit::cli
