// What `sudokit rate` says of itself, and its options.
#include "sudokit/rate.hpp"

#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/rate/arguments.hpp"
#include "cli/rate/messages.hpp"

namespace sudokit::cli {
namespace {

Meanings<std::string_view> scales() {
    Meanings<std::string_view> out = {{"summary", "summary"}};
    for (const ScaleInfo& info : all_scales()) out.emplace_back(info.name, info.name);
    // The field's name for the depth: trial and error.
    out.emplace_back("te", scale_info(Scale::depth).name);
    out.emplace_back("all", "all");
    return out;
}

// "9" or "9.5" in tenths, up to 20.0.
std::optional<unsigned> tenths_of(std::string_view text) {
    const std::size_t point = text.find('.');
    const auto whole = whole_number<unsigned>(text.substr(0, point));
    if (!whole || *whole > 20) return std::nullopt;
    unsigned tenths = *whole * 10;
    if (point != std::string_view::npos) {
        const auto rest = whole_number<unsigned>(text.substr(point + 1));
        if (!rest || text.size() != point + 2) return std::nullopt;
        tenths += *rest;
    }
    if (tenths == 0 || tenths > 200) return std::nullopt;
    return tenths;
}

void declare_rate(Options& options, RateArguments& arguments) {
    options.add(
        {"scale",
         0,
         {"rate by this scale: level, rules, depth (or te), score, se, se-invariant, w, b or gw; "
          "by level and score together, with the hardest technique (summary, the default); or by "
          "level, rules, depth and score (all)",
          "évaluer selon cette échelle : level, rules, depth (ou te), score, se, se-invariant, "
          "w, b ou gw ; selon level et score ensemble, avec la technique la plus difficile "
          "(summary, par défaut) ; ou selon level, rules, depth et score (all)"},
         choice(text::kNameArgument, scales(), arguments.scale)});
    options.add(
        {"at-most",
         0,
         {"with --scale se, se-invariant, w, b and gw: do not look for ratings above this one, "
          "which takes far less time; the answer is then '>9.0' or '>9'",
          "avec --scale se, se-invariant, w, b et gw : ne pas chercher d’évaluation au-dessus de "
          "celle-ci, ce qui prend bien moins de temps ; la réponse est alors « >9.0 » ou "
          "« >9 »"},
         taken_by(text::kRatingArgument, [&arguments](const OptionUse& use) -> UsageFault {
             arguments.at_most = tenths_of(use.value);
             if (arguments.at_most) return std::nullopt;
             return usage_error(text::kBadRating, use.shown, use.value);
         })});
    options.require("at-most", "scale");
    options.check([&arguments]() -> UsageFault {
        if (!arguments.at_most || arguments.scale == scale_info(Scale::se).name ||
            arguments.scale == scale_info(Scale::se_invariant).name) {
            return std::nullopt;
        }
        for (const Scale scale : {Scale::whips, Scale::braids, Scale::g_whips}) {
            if (arguments.scale != scale_info(scale).name) continue;
            if (*arguments.at_most % 10 == 0) return std::nullopt;
            return usage_error(text::kAtMostLength, arguments.scale);
        }
        return usage_error(text::kAtMostScales);
    });
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
    {"rate puzzle.txt",
     {"level, score and hardest technique, and why",
      "niveau, score et technique la plus difficile, et pourquoi"}},
    {"rate --scale all --json puzzles.txt",
     {"all there is to say of each", "tout ce qu’il y a à dire de chacune"}},
    {"rate --scale score puzzles.txt",
     {"HoDoKu's score of each", "le score de chacune, selon HoDoKu"}},
    {"rate --scale se puzzles.txt",
     {"Sudoku Explainer's ER/EP/ED of each", "les ER/EP/ED de chacune, selon Sudoku Explainer"}},
    {"rate --scale se --at-most 9.0 puzzles.txt",
     {"the same, but harder ones are only told as such",
      "de même, mais les plus difficiles ne sont signalées que comme telles"}},
    {"rate --scale w puzzles.txt",
     {"how long whips must be to solve each", "quelle longueur de whips résout chacune"}},
    {"rate --scale depth --stats -q puzzles.txt",
     {"how many have each depth", "combien ont chaque profondeur"}},
};

}  // namespace

extern const Command kRateCommand{
    "rate",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"say how hard puzzles are", "dire la difficulté des grilles"},
    {"Without --scale, a puzzle gets its level, its score and the hardest technique of a "
     "step-by-step solution; a line of a stream reads 'expert 1520 xy-wing'. --scale all adds the "
     "level by rules, the depth and the level of the score: 'expert expert 1 unfair 1520 xy-wing'. "
     "In place of a technique, 'guess' says that a cell had to be taken from the solution; '-' "
     "stands for what time was too short for.\n"
     "--scale level gives the level of the first constraint model that completes the grid by arc "
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
     "--scale se gives the ratings of Sudoku Explainer 1.2.1, as ER/EP/ED: how hard the hardest "
     "step of its solution is, the hardest up to the first that fills a cell, and the first. "
     "Puzzles above 9 can take seconds; --at-most 9 says of these only that they are above. "
     "The ratings depend on how rows, columns and digits are arranged; --scale se-invariant rates "
     "the canonical form instead, so that equivalent puzzles are rated alike.\n"
     "--scale w, b and gw give D. Berthier's ratings W, B and gW: the length of the whips, braids "
     "or g-whips that solve the puzzle, together with singles, if the shortest come first; 'inf' "
     "if no length does. Puzzles that take more than 9 or 10 may take long; --at-most 8 only says "
     "of these that they take more. --scale te is --scale depth.\n"
     "A single puzzle gets sentences and tables. Several, or --format line, get a line of words "
     "and numbers each: 'none' or 'several' if there is not exactly one solution, 'unknown' when "
     "time "
     "ran out. --stats counts the ratings.\n"
     "The exit status is 1 if a puzzle is not well posed.",
     "Sans --scale, une grille reçoit son niveau, son score et la technique la plus difficile "
     "d’une "
     "résolution étape par étape ; une ligne d’un flux se lit « expert 1520 xy-wing ». --scale all "
     "ajoute le niveau selon les règles, la profondeur et le niveau du score : « expert expert 1 "
     "unfair 1520 xy-wing ». À la place d’une technique, « guess » dit qu’il a fallu prendre une "
     "case dans la solution ; « - » remplace ce que le temps n’a pas permis de savoir.\n"
     "--scale level donne le niveau du premier modèle de contraintes qui complète la grille par "
     "cohérence d’arc : très facile avec PRIMAL (singletons nus), facile avec DUAL (singletons "
     "cachés en plus), moyen avec 3-ABSTRACT (candidats verrouillés en plus), difficile avec "
     "4-PRIMAL (paires et triplets nus en plus), très difficile avec 4-DUAL (paires et triplets "
     "cachés, X-Wing et Swordfish en plus), expert si aucun n’y parvient.\n"
     "--scale rules donne le niveau du premier ensemble de règles de jeu qui y parvient : très "
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
     "--scale se donne les évaluations de Sudoku Explainer 1.2.1, sous la forme ER/EP/ED : celle "
     "de l’étape la plus difficile de sa résolution, de la plus difficile jusqu’à la première qui "
     "remplit une case, et de la première. Au-dessus de 9, une grille peut prendre des secondes ; "
     "--at-most 9 dit seulement de celles-ci qu’elles sont au-dessus. Ces évaluations "
     "dépendent de la disposition des lignes, des colonnes et des chiffres ; --scale se-invariant "
     "évalue la forme "
     "canonique, et donne la même valeur à toutes les grilles équivalentes.\n"
     "--scale w, b et gw donnent les évaluations W, B et gW de D. Berthier : la longueur des "
     "whips, braids ou g-whips qui résolvent la grille, avec les singletons, quand les plus courts "
     "viennent d’abord ; « inf » si aucune longueur n’y parvient. Les grilles à plus de 9 ou 10 "
     "peuvent prendre du temps ; --at-most 8 dit seulement de celles-ci qu’il en faut plus. "
     "--scale te est --scale depth.\n"
     "Une grille seule reçoit des phrases et des tableaux. Plusieurs, ou --format line, reçoivent "
     "une ligne de mots et de nombres chacune : « none » (aucune) ou « several » (plusieurs) s’il "
     "n’y a pas une "
     "solution et une seule, « unknown » si le temps a manqué. --stats compte les résultats.\n"
     "Le code de retour est 1 si une grille n’est pas bien posée."},
    kRateExamples,
    make_call<RateArguments, declare_rate, run_rate>,
    true};

}  // namespace sudokit::cli
