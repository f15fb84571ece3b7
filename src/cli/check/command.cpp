// What `sudokit check` says of itself, and its options.
#include "cli/check/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_check(Options& options, CheckArguments& arguments) {
    options.add({"why",
                 0,
                 {"where there is no solution, name the fewest givens that clash",
                  "s’il n’y a pas de solution, nommer le moins possible de données en conflit"},
                 flag(arguments.why)});
    options.add({"solution",
                 0,
                 {"say instead whether this grid, in a FILE or as it is, is a solution, and all "
                  "that is wrong with it if not",
                  "dire plutôt si cette grille remplie, dans un FICHIER ou telle quelle, est une "
                  "solution, et sinon tout ce qui n’y va pas"},
                 file({"GRID", "GRILLE"}, arguments.solution)});
    add_engine_options(options, arguments);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_word_format_options(options, arguments);
    add_stats_option(options, arguments);
    for (const std::string_view other : {"why", "engine", "stats"}) {
        options.exclude("solution", other);
    }
}

constexpr Example kCheckExamples[] = {
    {"check puzzle.txt", {"a sentence", "une phrase"}},
    {"check puzzles.txt", {"a word for each", "un mot pour chacune"}},
    {"check --why unsolvable.txt", {"which givens clash", "quelles données sont en conflit"}},
    {"check --solution solution.txt puzzle.txt",
     {"whether it is one, and where it fails", "si c’en est une, et où elle échoue"}},
    {"check -q puzzle.txt && echo well posed", {"for scripts", "pour les scripts"}},
};

}  // namespace

extern const Command kCheckCommand{
    "check",
    Chapter::solve,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"say whether puzzles are well posed (have exactly one solution)",
     "dire si des grilles sont bien posées (une solution et une seule)"},
    {"A single puzzle gets a sentence. Several, or --format line, get one word each: 'one', "
     "'none', 'several', or 'unknown' when time ran out.\n"
     "--why adds to 'none' the fewest givens that have no solution together, proved to be so: to "
     "mend the puzzle, one of them must change.\n"
     "--solution checks a grid rather than the puzzle: givens that it has changed, digits that are "
     "twice in a house, constraints that it breaks, cells that are empty. Its words are 'yes' and "
     "'no'.\n"
     "The exit status is 1 if a puzzle is not well posed, or the grid is no solution.",
     "Une grille seule reçoit une phrase. Plusieurs, ou --format line, reçoivent un mot chacune : "
     "« one » (une), « none » (aucune), « several » (plusieurs), ou « unknown » si le temps a "
     "manqué.\n"
     "--why ajoute à « none » un plus petit ensemble de données qui n’ont pas de solution, avec "
     "preuve : pour réparer la grille, il faut changer l’une d’elles.\n"
     "--solution vérifie une grille remplie plutôt que la grille posée : données modifiées, "
     "chiffres répétés dans une zone, contraintes violées, cases vides. Ses mots sont « yes » "
     "(oui) et « no » (non).\n"
     "Le code de retour est 1 si une grille n’est pas bien posée, ou si la grille remplie n’est "
     "pas une solution."},
    kCheckExamples,
    make_call<CheckArguments, declare_check, run_check>,
    true};

}  // namespace sudokit::cli
