// What `sudokit rate` says of itself, and its options.
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/rate/arguments.hpp"

namespace sudokit::cli {
namespace {

Meanings<Scale> scales() {
    Meanings<Scale> out;
    for (const ScaleInfo& info : all_scales()) out.emplace_back(info.name, info.id);
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
    add_stats_option(options, arguments,
                     {"at the end, print how many puzzles have each rating, puzzles per second, "
                      "threads and kernel on the standard error",
                      "à la fin, afficher combien de grilles ont chaque évaluation, grilles par "
                      "seconde, fils et noyau sur la sortie d’erreur"});
}

constexpr Example kRateExamples[] = {
    {"rate puzzle.txt", {"the level, and why", "le niveau, et pourquoi"}},
    {"rate --scale score puzzles.txt",
     {"HoDoKu's score of each", "le score de chacune, selon HoDoKu"}},
    {"rate --scale depth --stats -q puzzles.txt",
     {"how many have each depth", "combien ont chaque profondeur"}},
};

}  // namespace

extern const Command kRateCommand{
    "rate",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"say how hard puzzles are", "dire la difficulté des grilles"},
    {"--scale level gives the level of the first constraint model that completes the grid by arc "
     "consistency: very easy with PRIMAL (naked singles), easy with DUAL (hidden singles too), "
     "medium with 3-ABSTRACT (candidate lines too), hard with 4-PRIMAL (naked pairs and triples "
     "too), very hard with 4-DUAL (hidden ones, X-Wing and Swordfish too), expert with none of "
     "them.\n"
     "--scale rules gives the level of the first set of rules of play that does: very easy with "
     "single-position, easy with single-candidate too, medium with candidate-lines and "
     "multiple-lines too, hard with naked and hidden pairs and triples too, very hard with X-Wing "
     "and Swordfish too, expert if none does.\n"
     "--scale depth gives the least number of tests by contradiction that must be nested, where "
     "each assumption is followed up by naked and hidden singles: 0 if singles solve the puzzle, 1 "
     "if candidates have to be tested one by one (failed literals), 2 if those tests need tests of "
     "their own, and so on.\n"
     "--scale score adds up the cost of each step when the easiest one is always taken, with "
     "HoDoKu's costs. Its level is that of the hardest step, or a higher one if the score is "
     "high.\n"
     "A single puzzle gets a sentence and a table. Several, or --format line, get a word or a "
     "number each: 'none' or 'several' if there is not exactly one solution, 'unknown' when time "
     "ran out. --stats counts the ratings.\n"
     "The exit status is 1 if a puzzle is not well posed.",
     "--scale level donne le niveau du premier modèle de contraintes qui complète la grille par "
     "cohérence d’arc : très facile avec PRIMAL (singletons nus), facile avec DUAL (singletons "
     "cachés en plus), moyen avec 3-ABSTRACT (candidats verrouillés en plus), difficile avec "
     "4-PRIMAL (paires et triplets nus en plus), très difficile avec 4-DUAL (paires et triplets "
     "cachés, X-Wing et Swordfish en plus), expert si aucun n’y parvient.\n"
     "--scale rules donne le niveau du premier ensemble de règles humaines qui y parvient : très "
     "facile avec single-position (singletons cachés), facile avec single-candidate (singletons "
     "nus) en plus, moyen avec candidate-lines et multiple-lines (candidats verrouillés) en plus, "
     "difficile avec les paires et triplets nus et cachés en plus, très difficile avec X-Wing et "
     "Swordfish en plus, expert si aucun n’y parvient.\n"
     "--scale depth donne le plus petit nombre d’essais par l’absurde qu’il faut emboîter, chaque "
     "hypothèse étant suivie par les singletons nus et cachés : 0 si les singletons suffisent, 1 "
     "s’il faut essayer des candidats un à un (littéraux infructueux), 2 si ces essais en "
     "demandent d’autres, et ainsi de suite.\n"
     "--scale score additionne le coût de chaque étape quand on prend toujours la plus facile, aux "
     "coûts de HoDoKu. Son niveau est celui de l’étape la plus difficile, ou un niveau plus haut "
     "si le score est élevé.\n"
     "Une grille seule reçoit une phrase et un tableau. Plusieurs, ou --format line, reçoivent un "
     "mot ou un nombre chacune : « none » (aucune) ou « several » (plusieurs) s’il n’y a pas une "
     "solution et une seule, « unknown » si le temps a manqué. --stats compte les résultats.\n"
     "Le code de retour est 1 si une grille n’est pas bien posée."},
    kRateExamples,
    make_call<RateArguments, declare_rate, run_rate>,
    true};

}  // namespace sudokit::cli
