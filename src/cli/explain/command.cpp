// What `sudokit explain` says of itself, and its options.
#include "cli/explain/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_explain(Options& options, ExplainArguments& arguments) {
    add_step_options(options, arguments);
    options.add({"until",
                 0,
                 {"end after the first step of this technique",
                  "s’arrêter après la première étape de cette technique"},
                 technique(arguments.until)});
    options.add(
        {"all-steps",
         0,
         {"list all steps that are possible now", "lister toutes les étapes possibles maintenant"},
         flag(arguments.all_steps)});
    options.add(
        {"summary",
         0,
         {"one line per puzzle: how it ended, the hardest technique, how often each was used",
          "une ligne par grille : l’issue, la technique la plus difficile, combien de fois chacune "
          "a servi"},
         flag(arguments.summary)});
    options.add(
        {"pictures",
         0,
         {"draw every step, with the candidates", "dessiner chaque étape, avec les candidats"},
         flag(arguments.pictures)});
    add_page_options(options, arguments, arguments.html, arguments.svg);
    options.add({"verify",
                 0,
                 {"check every step by code that has nothing to do with the search for it",
                  "vérifier chaque étape par un code indépendant de celui qui la trouve"},
                 flag(arguments.verify)});
    options.add(
        {"fold",
         0,
         {"tell singles in a row as one entry", "donner en une fois les singletons qui se suivent"},
         flag(arguments.fold)});
    options.add({"prune",
                 0,
                 {"leave out the steps that the rest of the solution does not need",
                  "omettre les étapes dont la suite de la résolution peut se passer"},
                 flag(arguments.prune)});
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_options(options, arguments);
    add_drawing_options(options, arguments);
    options.exclude("all-steps", "summary");
    options.exclude("all-steps", "until");
    options.exclude("all-steps", "fold");
    options.exclude("all-steps", "prune");
    options.exclude("fold", "pictures");
    options.exclude("fold", "json");
    options.exclude("fold", "html");
    options.exclude("fold", "summary");
    options.exclude("summary", "pictures");
    options.exclude("pictures", "json");
    options.exclude("html", "json");
    options.exclude("html", "summary");
    options.exclude("html", "pictures");
    options.exclude("html", "all-steps");
}

constexpr Example kExplainExamples[] = {
    {"explain puzzle.txt", {"every step in words", "chaque étape en toutes lettres"}},
    {"explain --html -o steps.html puzzle.txt",
     {"a page for the browser", "une page pour le navigateur"}},
    {"explain --summary puzzles.txt", {"one line per puzzle", "une ligne par grille"}},
    {"explain --all-steps --only x-wing,xy-wing puzzle.txt",
     {"all that is possible now", "tout ce qui est possible maintenant"}},
};

}  // namespace

extern const Command kExplainCommand{
    "explain",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"solve step by step as a person does, and say why",
     "résoudre étape par étape, comme un joueur, et dire pourquoi"},
    {"Starts from the givens, or from what the player has done so far, and always takes a step of "
     "the first technique that finds one, in an order of trying: people, what a person sees first; "
     "hodoku, HoDoKu's, whose steps 'rate --scale score' adds up; or paper, the founding paper's "
     "rules first. Each step says what is seen, what follows, and why. Where no pattern helps, "
     "nested nets or a small tree of cases do (--without nested-net,bifurcation-tree: as far as "
     "patterns go), so that a 9x9 "
     "puzzle with one solution comes to its end; on larger boards the search for a tree may give "
     "up. If the puzzle has several solutions, the cells that "
     "differ are listed; if it has none, a smallest set of givens that clash; wrong digits and "
     "notes "
     "of the player are listed and "
     "ignored.\n"
     "--all-steps lists every step possible now instead. --summary gives one line per puzzle: how "
     "it ended ('solved', 'stuck', 'dead-end', 'reached', 'stopped', or 'none', 'several', "
     "'unknown' if it is not well posed), the hardest technique, the number of steps, their score, "
     "and how many each technique took; totals go to the standard error. --html writes a page with "
     "a picture of "
     "every step, --svg a file for each.\n"
     "The exit status is 1 if a puzzle is not well posed or not solved, or the player made a "
     "mistake.",
     "Part des données, ou de ce que le joueur a déjà fait, et prend toujours une étape de la "
     "première technique qui en trouve une, dans l’un de ces ordres : people, ce qu’un joueur voit "
     "d’abord ; hodoku, celui de HoDoKu, dont « rate --scale score » additionne les étapes ; "
     "paper, les règles de l’article fondateur d’abord. Chaque étape dit ce qu’on voit, ce qui "
     "s’ensuit, et pourquoi. Quand aucun motif n’aide, des réseaux imbriqués ou un petit arbre de "
     "cas le font (--without "
     "nested-net,bifurcation-tree : aussi loin que vont les motifs), si bien qu’une grille 9x9 à "
     "solution "
     "unique est résolue jusqu’au bout ; sur de plus grandes, la recherche d’un arbre peut "
     "renoncer. Si la grille a plusieurs solutions, les cases qui diffèrent sont "
     "listées ; si "
     "elle n’en a pas, un ensemble minimal de données qui se contredisent ; les chiffres et "
     "annotations faux du joueur sont listés et ignorés.\n"
     "--all-steps liste plutôt toutes les étapes possibles maintenant. --summary donne une ligne "
     "par grille : l’issue (« solved » : résolue, « stuck » : bloquée, « dead-end » : impasse, "
     "« reached » : but atteint, « stopped » : temps écoulé, ou « none », « several », « unknown » "
     "si elle n’est pas bien posée), la technique la plus difficile, le nombre d’étapes, et "
     "combien en a pris chaque technique ; les totaux vont sur la sortie d’erreur. --html écrit "
     "une page avec une figure de chaque étape, --svg un fichier pour chacune.\n"
     "Le code de retour est 1 si une grille est mal posée ou n’est pas résolue, ou si le joueur "
     "s’est trompé."},
    kExplainExamples,
    make_call<ExplainArguments, declare_explain, run_explain>,
    true};

}  // namespace sudokit::cli
