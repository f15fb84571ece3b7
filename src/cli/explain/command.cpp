// What `sudokit explain` says of itself, and its options.
#include "cli/explain/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/stream/messages.hpp"

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
    options.add({"summary",
                 0,
                 {"one line per puzzle: the end, the hardest technique, how often each was used",
                  "une ligne par puzzle : la fin, la technique la plus difficile, combien de fois "
                  "chacune a "
                  "servi"},
                 flag(arguments.summary)});
    options.add(
        {"pictures",
         0,
         {"draw every step, with the candidates", "dessiner chaque étape, avec les candidats"},
         flag(arguments.pictures)});
    options.add(
        {"html",
         0,
         {"write a page with a picture of every step, for a browser; one puzzle only",
          "écrire une page avec une figure de chaque étape, pour un navigateur ; un seul puzzle"},
         flag(arguments.html)});
    options.add({"svg",
                 0,
                 {"also draw the puzzle and every step into DIR, as SVG files",
                  "dessiner aussi le puzzle et chaque étape dans RÉP, en fichiers SVG"},
                 file(text::kFolderArgument, arguments.svg)});
    options.add({"verify",
                 0,
                 {"check every step by code that has nothing to do with the search for it",
                  "vérifier chaque étape par un code étranger à sa recherche"},
                 flag(arguments.verify)});
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_options(options, arguments);
    add_drawing_options(options, arguments);
    options.exclude("all-steps", "summary");
    options.exclude("all-steps", "until");
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
    {"explain --summary puzzles.txt", {"one line per puzzle", "une ligne par puzzle"}},
    {"explain --all-steps --only x-wing,xy-wing puzzle.txt",
     {"all that is possible now", "tout ce qui est possible maintenant"}},
};

}  // namespace

extern const Command kExplainCommand{
    "explain",
    Chapter::understand,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | PUZZLE]..."},
    {"solve puzzles as a person does, and explain every step",
     "résoudre comme une personne, en expliquant chaque étape"},
    {"Goes from the givens, or from what the player has done so far, to the end, with the easiest "
     "technique that finds something each time, and says in words what is seen, why something "
     "follows, and what. First the puzzle and the player are checked: if there are several "
     "solutions, the cells that differ are named; if there is none, some givens that already "
     "clash, of which none can be spared; digits that the player got wrong, and notes that lack "
     "the right digit, are named and left out.\n"
     "--all-steps lists every step that is possible now instead. --summary gives one line per "
     "puzzle: how it ended ('solved', 'stuck', 'dead-end', 'reached', 'stopped'; 'none', "
     "'several' or 'unknown' for a puzzle that does not have exactly one solution), the hardest "
     "technique, the number of steps, and how many of them each technique made; the totals "
     "follow on the standard error. --html writes a page for a browser, with a picture of every "
     "step, and --svg draws every step into a file of its own.\n"
     "The exit status is 1 if some puzzle is not well posed or not solved, or the player went "
     "wrong.",
     "Va des données, ou de ce que le joueur a déjà fait, jusqu’à la fin, avec chaque fois la "
     "technique la plus facile qui trouve quelque chose, et dit avec des mots ce qu’on voit, ce "
     "qui s’ensuit et pourquoi. D’abord, le puzzle et le joueur sont vérifiés : s’il y a "
     "plusieurs "
     "solutions, les cases qui diffèrent sont nommées ; s’il n’y en a pas, des données qui se "
     "contredisent déjà et dont aucune n’est de trop ; les chiffres que le joueur a mal placés, "
     "et les annotations où manque le bon chiffre, sont nommés et laissés de côté.\n"
     "--all-steps liste à la place toutes les étapes possibles maintenant. --summary donne une "
     "ligne "
     "par puzzle : la fin (« solved » : résolu, « stuck » : bloqué, « dead-end » : impasse, "
     "« reached » : but atteint, « stopped » : temps écoulé ; « none », « several » ou "
     "« unknown » pour un puzzle qui n’a pas une solution et une seule), la technique la plus "
     "difficile, le nombre d’étapes, et combien en a fait chaque technique ; les totaux suivent "
     "sur "
     "la sortie d’erreur. --html écrit une page pour un navigateur, avec une figure de chaque "
     "étape, et --svg dessine chaque étape dans un fichier à part.\n"
     "Le code de retour est 1 si un puzzle est mal posé ou n’est pas résolu, ou si le joueur "
     "s’est trompé."},
    kExplainExamples,
    make_call<ExplainArguments, declare_explain, run_explain>,
    true};

}  // namespace sudokit::cli
