// What `sudokit generate` says of itself, and its options.
#include <algorithm>

#include "cli/explain/step_arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/generate/arguments.hpp"
#include "cli/generate/messages.hpp"
#include "cli/generate/ranges.hpp"
#include "cli/generate/styles.hpp"
#include "cli/library/arguments.hpp"

namespace sudokit::cli {
namespace {

UsageFault take_symmetry(const OptionUse& use, GenerateArguments& arguments) {
    arguments.random_symmetry = use.value == "random";
    if (arguments.random_symmetry) return std::nullopt;
    arguments.symmetry = symmetries(use.value);
    if (arguments.symmetry) return std::nullopt;
    return usage_error(text::kBadSymmetry, use.shown, use.value,
                       words_of(all_pattern_symmetries()));
}

UsageFault take_told(const OptionUse& use, GenerateWith& with) {
    const std::pair<std::string_view, bool&> known[] = {
        {"solution", with.solution}, {"level", with.level}, {"score", with.score},
        {"depth", with.depth},       {"steps", with.steps}, {"weight", with.weight}};
    std::string_view rest = use.value;
    do {
        const std::string_view word = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        const auto found = std::ranges::find(known, word, [](const auto& it) { return it.first; });
        if (found == std::end(known)) return usage_error(text::kBadTold, use.shown, use.value);
        found->second = true;
    } while (!rest.empty());
    return std::nullopt;
}

// What says which board it is.
constexpr std::string_view kBoardOptions[] = {"order",    "box",     "layout", "template",
                                              "solution", "pattern", "near"};

// What the style says holds where no option says otherwise.
void take_style(const GenerateStyle& style, const Options& options, GenerateArguments& arguments) {
    const auto given = [&](std::string_view name) { return options.given(name); };
    if (std::ranges::none_of(kBoardOptions, given)) arguments.order = style.order;
    const bool own_shape = given("symmetry") || given("pattern") || given("near");
    if (!own_shape) arguments.symmetry = symmetries(style.symmetry);
    if (!arguments.clues) arguments.clues = style.clues;
    if (!arguments.level) arguments.level = style.level;
}

void add_wish_options(Options& options, GenerateArguments& arguments) {
    options.add({"level",
                 0,
                 {"how hard: very-easy, easy, medium, hard, very-hard, expert, or from one to "
                  "another (see 'sudokit rate')",
                  "la difficulté : very-easy, easy, medium, hard, very-hard, expert, ou de l’un à "
                  "l’autre (voir « sudokit rate »)"},
                 level_range(arguments.level)});
    options.add(
        {"clues", 0, {"how many givens", "le nombre de données"}, number_range(arguments.clues)});
    options.add({"minimal",
                 0,
                 {"no given is redundant (with a symmetry: no part that it keeps together)",
                  "aucune donnée n’est superflue (avec une symétrie : aucun groupe qu’elle lie)"},
                 flag(arguments.minimal)});
    options.add({"symmetry",
                 0,
                 {"of the pattern of givens: none, rotate180, rotate90, horizontal, vertical, "
                  "diagonal, antidiagonal, several with '+' between, full (all), random",
                  "du motif des données : none, rotate180, rotate90, horizontal, vertical, "
                  "diagonal, antidiagonal, plusieurs séparées par « + », full (toutes), random"},
                 taken_by(text::kSymmetryArgument, [&arguments](const OptionUse& use) {
                     return take_symmetry(use, arguments);
                 })});
    options.add({"score",
                 0,
                 {"how hard on the scale 'score'", "la difficulté sur l’échelle « score »"},
                 number_range(arguments.score)});
    options.add({"depth",
                 0,
                 {"how hard on the scale 'depth'", "la difficulté sur l’échelle « depth »"},
                 number_range(arguments.depth)});
    options.add({"uses",
                 0,
                 {"the hardest technique that is needed (see 'sudokit techniques')",
                  "la technique la plus difficile nécessaire (voir « sudokit techniques »)"},
                 technique(arguments.uses)});
    options.add({"without",
                 0,
                 {"techniques that must not be needed", "des techniques à ne pas nécessiter"},
                 techniques(arguments.without)});
    options.add({"template",
                 0,
                 {"the givens in FILE are givens of every puzzle",
                  "les données de FICHIER sont des données de chaque grille"},
                 file(text::kFileArgument, arguments.base)});
    options.add({"solution",
                 0,
                 {"the completed grid in FILE is the solution of every puzzle",
                  "la grille complète de FICHIER est la solution de chaque grille"},
                 file(text::kFileArgument, arguments.solution)});
}

void add_shape_options(Options& options, GenerateArguments& arguments) {
    options.add(
        {"pattern",
         0,
         {"givens in the cells that have one in FILE, or an x, and in no others; its digits do "
          "not matter",
          "des données dans les cases qui en ont une dans FICHIER, ou un x, et nulle part "
          "ailleurs ; ses chiffres n’importent pas"},
         file(text::kFileArgument, arguments.pattern)});
    options.add({"near",
                 0,
                 {"neighbours of the puzzle in FILE: a given is taken out, and another one put in",
                  "des voisines de la grille de FICHIER : une donnée est retirée, une autre mise"},
                 file(text::kFileArgument, arguments.near)});
    options.add({"distance",
                 0,
                 {"with --near, this many givens are taken out and put in (default: 1)",
                  "avec --near, autant de données retirées et mises (par défaut : 1)"},
                 number(arguments.distance)});
    options.exclude("pattern", "near");
    options.exclude("pattern", "symmetry");
    options.exclude("near", "symmetry");
    options.require("distance", "near");
}

void add_method_options(Options& options, GenerateArguments& arguments) {
    options.add({"unbiased",
                 0,
                 {"minimal puzzles of up to 30 givens, each as likely as any other (some hundred "
                  "times slower)",
                  "des grilles minimales d’au plus 30 données, toutes équiprobables (quelque cent "
                  "fois plus lent)"},
                 flag(arguments.unbiased)});
    options.add(
        {"bottom-up",
         0,
         {"minimal puzzles: digits are put in until there is one solution, instead of being "
          "taken out of a full grid",
          "des grilles minimales : on met des chiffres jusqu’à la solution unique, au lieu "
          "d’en retirer d’une grille complète"},
         flag(arguments.bottom_up)});
    for (const std::string_view other : {"bottom-up", "symmetry", "pattern", "near", "template"}) {
        options.exclude("unbiased", other);
    }
    for (const std::string_view other : {"symmetry", "pattern", "near", "solution"}) {
        options.exclude("bottom-up", other);
    }
}

void add_style_option(Options& options, GenerateArguments& arguments) {
    Meanings<const GenerateStyle*> styles;
    for (const GenerateStyle& style : generate_styles()) styles.emplace_back(style.name, &style);
    options.add(
        {"style",
         0,
         {"a wish with a name: nikoli, newspaper, classroom4, classroom6, 17; other options "
          "come before it",
          "un souhait tout fait : nikoli, newspaper, classroom4, classroom6, 17 ; les autres "
          "options passent avant"},
         choice(text::kNameArgument, std::move(styles), arguments.style)});
    options.check([&options, &arguments]() -> UsageFault {
        if (arguments.style != nullptr) take_style(*arguments.style, options, arguments);
        return std::nullopt;
    });
}

void declare_generate(Options& options, GenerateArguments& arguments) {
    options.add({"count",
                 'n',
                 {"make N puzzles (default: 1, drawn); 0: without end",
                  "faire N grilles (par défaut : 1, dessinée) ; 0 : sans fin"},
                 number(arguments.count, kNoMost, 0)});
    add_wish_options(options, arguments);
    add_shape_options(options, arguments);
    add_method_options(options, arguments);
    add_style_option(options, arguments);
    add_order_option(
        options,
        {"the board's order, 9 if nothing is said; prime ones (5, 7) have no boxes",
         "l’ordre de la grille, 9 si rien n’est dit ; les ordres premiers (5, 7) sont sans blocs"},
        arguments.order, arguments);
    options.add({"seed",
                 0,
                 {"the same number gives the same puzzles (default: another one each time)",
                  "le même nombre donne les mêmes grilles (par défaut : un autre à chaque fois)"},
                 number(arguments.seed, kNoMost, 0)});
    options.add({"with",
                 0,
                 {"tell more of each puzzle: solution, level, score, depth, steps, weight",
                  "en dire plus sur chaque grille : solution, level (niveau), score, depth "
                  "(profondeur), steps (étapes), weight (poids)"},
                 taken_by(text::kToldArgument, [&arguments](const OptionUse& use) {
                     return take_told(use, arguments.with);
                 })});
    options.add({"unique-up-to-symmetry",
                 0,
                 {"no two puzzles that are equivalent", "pas deux grilles équivalentes"},
                 flag(arguments.different)});
    options.add({"not-in",
                 0,
                 {"no puzzle that is equivalent to one in FILE",
                  "pas de grille équivalente à une de FICHIER"},
                 file(text::kFileArgument, arguments.not_in)});
    options.add({"library",
                 0,
                 {"no puzzle that is equivalent to one in the library, and put all into it, before "
                  "they are written (see 'sudokit library')",
                  "pas de grille équivalente à une de la bibliothèque, et les y ajouter toutes, "
                  "avant de les écrire (voir « sudokit library »)"},
                 library_value(arguments.library)});
    for (const std::string_view board : kBoardOptions) {
        const bool may_agree = board == "order" || board == "box" || board == "layout";
        if (!may_agree) options.exclude("order", board);
    }
    options.add({"timeout",
                 't',
                 {"stop after this time, with the puzzles made so far",
                  "s’arrêter au bout de ce temps, avec les grilles faites"},
                 seconds(arguments.timeout),
                 OptionGroup::solving});
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_threads_option(options, arguments);
    add_conversion_options(options, arguments);
    add_drawing_options(options, arguments);
}

constexpr Example kGenerateExamples[] = {
    {"generate", {"a puzzle, drawn", "une grille, dessinée"}},
    {"generate -n 5 --level hard --symmetry rotate180 --seed 1",
     {"five hard symmetric ones, the same every time",
      "cinq grilles difficiles et symétriques, toujours les mêmes"}},
    {"generate --style nikoli --with level,solution", {"as in magazines", "comme en magazine"}},
    {"generate -n 3 --order 6 --minimal --to csv", {"small ones, as CSV", "des petites, en CSV"}},
};

}  // namespace

extern const Command kGenerateCommand{
    "generate",
    Chapter::make,
    {},
    {"make new puzzles as wished", "faire de nouvelles grilles selon ses souhaits"},
    {"Makes puzzles that have exactly one solution, each proved by an engine: givens are taken out "
     "of random full grids as long as that holds, and what is not as wished is thrown away. The "
     "seed is noted on the standard error; with the same seed and options the puzzles are the "
     "same, on every machine and with any number of threads.\n"
     "With -n, puzzles are written as lines, or as JSON where a line would not say the board or a "
     "rule (diagonals, jigsaws, the anti-knight rule); --to asks for another format, and what "
     "it cannot hold is refused.\n"
     "--with adds to lines, after tabs and in this order: the solution, the level, the score, the "
     "depth, how many steps of each technique 'explain' takes, and for how many puzzles it counts "
     "in means (the weight: 1, but for a few unbiased ones). CSV gets columns of these names.\n"
     "Puzzles on jigsaws and with diagonals, windows or extra houses have levels, scores and "
     "depths; those with cages or the anti-knight rule have none.\n"
     "If time runs out before all puzzles are made, the status is 4, and what was tried is said; "
     "it is 1 where no puzzle can be as wished, and 2 where that is clear from the options alone.",
     "Fait des grilles à solution unique, chacune prouvée par un moteur : on retire des données de "
     "grilles complètes aléatoires tant que cela reste vrai, et on écarte ce qui n’est pas "
     "conforme aux souhaits. La graine est notée sur la sortie d’erreur ; la même graine et les "
     "mêmes options "
     "donnent les mêmes grilles, sur toute machine et avec tout nombre de fils.\n"
     "Avec -n, les grilles sont écrites en lignes, ou en JSON si une ligne ne peut pas dire la "
     "forme de la grille ou une règle (diagonales, régions irrégulières, règle anti-cavalier) ; "
     "--to demande un autre format, et ce qu’il ne peut pas contenir est refusé.\n"
     "--with ajoute aux lignes, après des tabulations et dans cet ordre : la solution, le niveau, "
     "le score, la profondeur, le nombre d’étapes de chaque technique que prend « explain », et "
     "pour combien de grilles elle compte dans les moyennes (le poids : 1, sauf pour quelques "
     "grilles sans biais). Le CSV "
     "reçoit des colonnes de ces noms.\n"
     "Les grilles à régions irrégulières, à diagonales, à fenêtres ou à zones supplémentaires ont "
     "un niveau, un score et une profondeur ; celles à cages ou à règle anti-cavalier n’en ont "
     "pas.\n"
     "Si le temps manque avant que toutes les grilles soient faites, le code de retour est 4, et "
     "ce qui a été essayé est dit ; il est 1 si aucune grille ne peut l’être, et 2 si "
     "les options suffisent à le montrer."},
    kGenerateExamples,
    make_call<GenerateArguments, declare_generate, run_generate>,
    true};

}  // namespace sudokit::cli
