// What `sudokit race` says of itself, and its options.
#include <algorithm>

#include "sudokit/solve.hpp"

#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/race/arguments.hpp"
#include "cli/race/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr std::uint64_t kMostRacingRounds = 1000;
constexpr std::uint64_t kMostMegabytes = std::uint64_t{1} << 40U;

std::string names_of_engines() {
    std::string names = "auto";
    for (const EngineInfo& info : all_engines()) names += ", " + std::string(info.name);
    return names;
}

bool is_engine(std::string_view name) {
    return name == "auto" || std::ranges::any_of(all_engines(), [&](const EngineInfo& info) {
               return info.name == name;
           });
}

// "nine,dpll": engines with commas between.
UsageFault take_engines(const OptionUse& use, std::vector<std::string>& engines) {
    std::string_view rest = use.value;
    while (true) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string name(rest.substr(0, comma));
        if (!is_engine(name)) {
            return usage_error(text::kUnknownEngine, use.shown, name,
                               own_words(names_of_engines()));
        }
        if (std::ranges::find(engines, name) != engines.end()) {
            return usage_error(text::kNamedTwice, use.shown, name);
        }
        engines.push_back(name);
        if (comma == rest.size()) return std::nullopt;
        rest.remove_prefix(comma + 1);
    }
}

UsageFault external_fault(const RaceArguments& arguments) {
    const bool named = std::ranges::find(arguments.engines, "external") != arguments.engines.end();
    if (named && arguments.solver_command.empty()) return usage_error(text::kExternalNeeds);
    if (!named && !arguments.engines.empty() && !arguments.solver_command.empty()) {
        return usage_error(text::kExternalAlone);
    }
    return std::nullopt;
}

void declare_race(Options& options, RaceArguments& arguments) {
    using enum OptionGroup;
    options.add({"engines",
                 0,
                 {"only these engines, with commas between (default: all; see 'sudokit engines')",
                  "seulement ces moteurs, séparés par des virgules (par défaut : tous ; voir "
                  "« sudokit engines »)"},
                 taken_by({"NAMES", "NOMS"},
                          [&arguments](const OptionUse& use) {
                              return take_engines(use, arguments.engines);
                          }),
                 solving});
    options.add(
        {"solver-command",
         0,
         {"let the engine 'external' take part, with this program for DIMACS files",
          "faire participer le moteur « external », avec ce programme pour fichiers DIMACS"},
         words({"COMMAND", "COMMANDE"}, arguments.solver_command),
         solving});
    options.add({"rounds",
                 0,
                 {"time the median of N rounds (default 5); an engine that has taken a second is "
                  "not asked again",
                  "prendre la médiane de N tours (5 par défaut) ; un moteur qui a pris une seconde "
                  "n’est plus sollicité"},
                 number(arguments.rounds, kMostRacingRounds),
                 solving});
    options.add({"limit",
                 0,
                 {"look for N solutions, 0 for all (default 2: none, one or several)",
                  "chercher N solutions, 0 pour toutes (2 par défaut : aucune, une ou plusieurs)"},
                 number(arguments.limit, kNoMost, 0),
                 solving});
    options.add({"timeout",
                 't',
                 {"give up on an engine after this time for each puzzle (default 10)",
                  "abandonner un moteur au bout de ce temps pour chaque grille (10 par défaut)"},
                 seconds(arguments.timeout),
                 solving});
    options.add({"memory",
                 0,
                 {"give up on an engine that asks for more than N megabytes",
                  "abandonner un moteur qui demande plus de N mégaoctets"},
                 number(arguments.megabytes, kMostMegabytes),
                 solving});
    options.add({"svg",
                 0,
                 {"also write a bar chart for each puzzle into the directory DIR",
                  "écrire aussi un graphique en barres par grille dans le répertoire RÉP"},
                 file(text::kFolderArgument, arguments.svg)});
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_keep_going_option(options, arguments);
    add_json_options(options, arguments);
    add_drawing_options(options, arguments);
    options.check([&arguments] { return external_fault(arguments); });
}

constexpr Example kRaceExamples[] = {
    {"race puzzle.txt",
     {"all engines on one puzzle, side by side", "tous les moteurs sur une grille, côte à côte"}},
    {"race --engines nine,dpll,exhaustive --svg charts puzzle.txt",
     {"three of them, and a chart", "trois d’entre eux, et un graphique"}},
};

}  // namespace

extern const Command kRaceCommand{
    "race",
    Chapter::solve,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"run all engines on a puzzle: times, nodes, memory, answers",
     "lancer tous les moteurs sur une grille : temps, nœuds, mémoire, réponses"},
    {"Asks the engines the same question about each puzzle, one after the other, and shows their "
     "times, what they counted while searching, how much memory they took, and whether they agree. "
     "Each runs in a process of its own: one that crashes, or runs out of time or memory, does not "
     "end the race. One that does not take the puzzle says why.\n"
     "Nodes are not the same thing for all engines; what each counts is said below the table.\n"
     "The exit status is 1 if answers contradict each other or an engine fails, and 4 if no engine "
     "comes to its end.",
     "Pose aux moteurs la même question sur chaque grille, l’un après l’autre, et montre leurs "
     "temps, ce qu’ils ont compté en cherchant, la mémoire qu’ils ont prise, et s’ils sont "
     "d’accord. Chacun tourne dans un processus à part : un moteur qui plante, ou manque de temps "
     "ou de mémoire, n’arrête pas la course. Celui qui ne prend pas la grille dit pourquoi.\n"
     "Les nœuds ne sont pas la même chose pour tous les moteurs ; ce que chacun compte est dit "
     "sous "
     "le tableau.\n"
     "Le code de retour est 1 si des réponses se contredisent ou si un moteur échoue, et 4 si "
     "aucun "
     "moteur n’arrive à son terme."},
    kRaceExamples,
    make_call<RaceArguments, declare_race, run_race>,
    true};

}  // namespace sudokit::cli
