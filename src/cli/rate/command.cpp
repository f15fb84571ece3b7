// What `sudokit rate` says of itself, and its options.
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/rate/arguments.hpp"

namespace sudokit::cli {
namespace {

Meanings<Scale> scales() {
    Meanings<Scale> out;
    for (const ScaleInfo& info : all_scales()) out.emplace_back(info.name, *find_scale(info.name));
    return out;
}

void declare_rate(Options& options, RateArguments& arguments) {
    options.add({"scale",
                 0,
                 {"rate by this scale: level (default), rules, depth or score",
                  "évaluer selon cette échelle : level (par défaut), rules, depth ou score"},
                 choice(text::kNameArgument, scales(), arguments.scale)});
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_stream_options(options, arguments);
    add_word_format_options(options, arguments);
    add_stats_option(options, arguments);
}

constexpr Example kRateExamples[] = {
    {"rate puzzle.txt", {"the level, and why", "le niveau, et pourquoi"}},
    {"rate --scale score puzzles.txt",
     {"HoDoKu's score of each", "le score de chacun, selon HoDoKu"}},
    {"rate --scale depth --stats -q puzzles.txt",
     {"how many have each depth", "combien ont chaque profondeur"}},
};

}  // namespace

extern const Command kRateCommand{
    "rate",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | PUZZLE]..."},
    {"say how hard puzzles are", "dire la difficulté des puzzles"},
    {"The level (--scale level) is that of the first constraint model which completes the grid by "
     "arc consistency: very easy with PRIMAL (single candidates), easy with DUAL (and single "
     "positions), medium with 3-ABSTRACT (and candidate lines), hard with 4-PRIMAL (and naked "
     "pairs and triples), very hard with 4-DUAL (and hidden ones, X-Wing and Swordfish), expert "
     "if "
     "none of them does. The scale 'rules' asks for rules of play in place of models.\n"
     "The depth (--scale depth) is the least number of tests by contradiction that must be nested "
     "to solve a puzzle, where the consequences of each assumption are drawn by naked and hidden "
     "singles: 0 if singles alone solve it, 1 if it takes tests of single candidates (failed "
     "literals), 2 if these tests have to use tests themselves, and so on.\n"
     "The score (--scale score) adds up what the steps of a player count for who always takes the "
     "easiest one, by HoDoKu's table; its level is that of the hardest step, or higher if the "
     "score is.\n"
     "A single puzzle gets a sentence, and for levels a table of what each weaker model achieves; "
     "several, or --format line, get a word ('very-easy' to 'expert') or a number each, or 'none' "
     "or 'several' for those that do not have exactly one solution, or 'unknown' when time ran "
     "out. The exit status is 1 if some puzzle is not well posed. With --stats, the levels or "
     "depths are counted on the standard error.",
     "Le niveau (--scale level) est celui du premier modèle de contraintes qui complète la grille "
     "par cohérence d’arc : très facile avec PRIMAL (candidats uniques), facile avec DUAL (et "
     "positions uniques), moyen avec 3-ABSTRACT (et candidats alignés), difficile avec 4-PRIMAL "
     "(et paires et triplets nus), très difficile avec 4-DUAL (et cachés, X-Wing et Swordfish), "
     "expert si aucun n’y parvient. L’échelle « rules » demande des règles humaines au lieu de "
     "modèles.\n"
     "La profondeur (--scale depth) est le plus petit nombre d’essais par l’absurde qu’il faut "
     "emboîter pour résoudre un puzzle, les conséquences de chaque hypothèse étant tirées par les "
     "singletons nus et cachés : 0 si les singletons suffisent, 1 s’il faut essayer des candidats "
     "un à un (littéraux en échec), 2 si ces essais doivent eux-mêmes en employer, et ainsi de "
     "suite.\n"
     "Le score (--scale score) additionne ce que comptent les étapes d’un joueur qui prend "
     "toujours "
     "la plus facile, selon la table de HoDoKu ; son niveau est celui de l’étape la plus "
     "difficile, "
     "ou "
     "davantage si le score est élevé.\n"
     "Un puzzle seul reçoit une phrase et, pour les niveaux, un tableau de ce que fait chaque "
     "modèle plus faible ; plusieurs, ou --format line, un mot (« very-easy » à « expert ») ou un "
     "nombre chacun, ou « none » (aucune) ou « several » (plusieurs) pour ceux qui n’ont pas une "
     "solution et une seule, ou « unknown » si le temps a manqué. Le code de retour est 1 si un "
     "puzzle n’est pas bien posé. Avec --stats, les niveaux ou les profondeurs sont comptés sur "
     "la sortie d’erreur."},
    kRateExamples,
    make_call<RateArguments, declare_rate, run_rate>,
    true};

}  // namespace sudokit::cli
