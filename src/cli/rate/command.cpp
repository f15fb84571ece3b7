// What `sudokit rate` says of itself, and its options.
#include <algorithm>

#include "sudokit/explain.hpp"
#include "sudokit/rate.hpp"

#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/rate/arguments.hpp"
#include "cli/rate/messages.hpp"

namespace sudokit::cli {
namespace {

Meanings<std::string_view> scale_names() {
    Meanings<std::string_view> out = {{"summary", "summary"}};
    for (const ScaleInfo& info : all_scales()) out.emplace_back(info.name, info.name);
    // The field's name for the depth: trial and error.
    out.emplace_back("te", scale_info(Scale::depth).name);
    out.emplace_back("all", "all");
    return out;
}

// Up to 20.0.
std::optional<unsigned> tenths_of(std::string_view text) {
    const auto tenths = read_tenths(text);
    return tenths && *tenths > 0 && *tenths <= 200 ? tenths : std::nullopt;
}

Meanings<SeVariant> se_variants() {
    Meanings<SeVariant> out;
    for (const SeVariant variant : {SeVariant::se_1_2_1, SeVariant::sukaku_1_18}) {
        out.emplace_back(se_variant_word(variant), variant);
    }
    return out;
}

// `--se-variant` is for ratings of Sudoku Explainer.
UsageFault se_variant_fault(const RateArguments& arguments) {
    const auto is_rated = [](std::string_view name) {
        return name == scale_info(Scale::se).name || name == scale_info(Scale::se_invariant).name ||
               name == "all";
    };
    if (arguments.se_variant == SeVariant::se_1_2_1 ||
        std::ranges::any_of(arguments.scales, is_rated)) {
        return std::nullopt;
    }
    return usage_error(text::kVariantScales);
}

// `--at-most` is for some scales, and for most of these a whole number.
UsageFault at_most_fault(const RateArguments& arguments) {
    if (!arguments.at_most) return std::nullopt;
    bool any = false;
    for (const std::string_view name : arguments.scales) {
        const auto scale = find_scale(name);
        const unsigned parts = scale ? scale_info(*scale).bound_parts : name == "all" ? 1 : 0;
        if (parts == 1 && *arguments.at_most % 10 != 0) {
            return usage_error(text::kAtMostLength, name);
        }
        any = any || parts != 0;
    }
    return any ? std::nullopt : UsageFault(usage_error(text::kAtMostScales));
}

void declare_rate(Options& options, RateArguments& arguments) {
    options.add(
        {"scale",
         0,
         {"rate by this scale: level, rules, depth (or te), score, backdoor, se, se-invariant, w, "
          "b, gw, bxb, q1 or q2; by level and score together, with the hardest technique (summary, "
          "the default); by several of them, with commas between; or by all",
          "évaluer selon cette échelle : level, rules, depth (ou te), score, backdoor, se, "
          "se-invariant, w, b, gw, bxb, q1 ou q2 ; selon level et score ensemble, avec la "
          "technique la plus difficile (summary, par défaut) ; selon plusieurs, séparées par des "
          "virgules ; ou selon toutes (all)"},
         choices(text::kNameArgument, scale_names(), arguments.scales)});
    options.add(
        {"at-most",
         0,
         {"with --scale se, se-invariant, w, b, gw, bxb and backdoor: do not look for ratings "
          "above this one, which takes far less time; the answer is then '>9.0' or '>9'",
          "avec --scale se, se-invariant, w, b, gw, bxb et backdoor : ne pas chercher "
          "d’évaluation au-dessus de celle-ci, ce qui prend bien moins de temps ; la réponse est "
          "alors « >9.0 » ou « >9 »"},
         taken_by(text::kRatingArgument, [&arguments](const OptionUse& use) -> UsageFault {
             arguments.at_most = tenths_of(use.value);
             if (arguments.at_most) return std::nullopt;
             return usage_error(text::kBadRating, use.shown, use.value);
         })});
    options.require("at-most", "scale");
    options.add(
        {"se-variant",
         0,
         {"with --scale se and se-invariant: rate like Sudoku Explainer 1.2.1 (1.2.1, the "
          "default), or like Sukaku Explainer 1.18.1 with its default settings (sukaku-1.18)",
          "avec --scale se et se-invariant : évaluer comme Sudoku Explainer 1.2.1 (1.2.1, par "
          "défaut), ou comme Sukaku Explainer 1.18.1 avec ses réglages par défaut (sukaku-1.18)"},
         choice(text::kNameArgument, se_variants(), arguments.se_variant)});
    options.require("se-variant", "scale");
    options.check([&arguments]() { return se_variant_fault(arguments); });
    options.check([&arguments]() { return at_most_fault(arguments); });
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
     "step-by-step solution; a line of a stream reads 'expert 1520 xy-wing'. "
     "In place of a technique, 'guess' says that a cell had to be taken from the solution; '-' "
     "stands for what time was too short for. Several scales (--scale level,se,w) give a column "
     "each, with tabs between, --scale all gives one for every scale; --json has all that each of "
     "them says. --timeout is for all of them together.\n"
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
     "--scale backdoor gives the fewest cells whose digits, once known, make naked and hidden "
     "singles solve the rest: 0 if singles are enough.\n"
     "--scale se gives the ratings of Sudoku Explainer 1.2.1, as ER/EP/ED: how hard the hardest "
     "step of its solution is, the hardest up to the first that fills a cell, and the first. "
     "Puzzles above 9 can take seconds; --at-most 9 says of these only that they are above. "
     "The ratings depend on how rows, columns and digits are arranged; --scale se-invariant rates "
     "the canonical form instead, so that equivalent puzzles are rated alike.\n"
     "--scale w, b and gw give D. Berthier's ratings W, B and gW: the length of the whips, braids "
     "or g-whips that solve the puzzle, together with singles, if the shortest come first; 'inf' "
     "if no length does. Puzzles that take more than 9 or 10 may take long; --at-most 8 only says "
     "of these that they take more. --scale bxb gives his BxB, for puzzles of depth 2: the length "
     "of the braids with which the consequences of assumptions are drawn when tests by "
     "contradiction solve the puzzle; 0 up to depth 1, 'inf' from depth 3 on. --scale te is "
     "--scale depth.\n"
     "--scale q1 and q2 give the ratings Q1 and Q2 of gsf's program, from 1 to 99999: how much "
     "work it is to solve the puzzle by tests of candidates.\n"
     "A single puzzle gets sentences and tables. Several, or --format line, get a line of words "
     "and numbers each: 'none' or 'several' if there is not exactly one solution, 'unknown' when "
     "time "
     "ran out. --stats counts the ratings.\n"
     "The exit status is 1 if a puzzle is not well posed.",
     "Sans --scale, une grille reçoit son niveau, son score et la technique la plus difficile "
     "d’une "
     "résolution étape par étape ; une ligne d’un flux se lit « expert 1520 xy-wing ». À la place "
     "d’une technique, « guess » dit qu’il a fallu prendre une case dans la solution ; « - » "
     "remplace ce que le temps n’a pas permis de savoir. Plusieurs échelles (--scale level,se,w) "
     "donnent une colonne chacune, séparées par des tabulations, --scale all une pour chaque "
     "échelle ; --json contient tout ce que dit chacune. --timeout vaut pour toutes ensemble.\n"
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
     "--scale backdoor donne le plus petit nombre de cases dont les chiffres, une fois connus, "
     "permettent aux singletons nus et cachés de résoudre le reste : 0 si les singletons "
     "suffisent.\n"
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
     "--scale bxb donne son BxB, pour les grilles de profondeur 2 : la longueur des braids qui "
     "tirent les conséquences des hypothèses quand l’essai par l’absurde résout la grille ; 0 "
     "jusqu’à la profondeur 1, « inf » à partir de la profondeur 3. --scale te est --scale "
     "depth.\n"
     "--scale q1 et q2 donnent les évaluations Q1 et Q2 du programme de gsf, de 1 à 99999 : le "
     "travail qu’il faut pour résoudre la grille en essayant des candidats.\n"
     "Une grille seule reçoit des phrases et des tableaux. Plusieurs, ou --format line, reçoivent "
     "une ligne de mots et de nombres chacune : « none » (aucune) ou « several » (plusieurs) s’il "
     "n’y a pas une "
     "solution et une seule, « unknown » si le temps a manqué. --stats compte les résultats.\n"
     "Le code de retour est 1 si une grille n’est pas bien posée."},
    kRateExamples,
    make_call<RateArguments, declare_rate, run_rate>,
    true};

}  // namespace sudokit::cli
