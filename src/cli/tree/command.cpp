// What `sudokit tree` says of itself, and its options.
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/tree/arguments.hpp"

namespace sudokit::cli {
namespace {

constexpr std::uint64_t kMostKept = 1'000'000;

void declare_tree(Options& options, TreeArguments& arguments) {
    options.add(
        {"method",
         0,
         {"take all singles after each try (singles, default), or watch an engine: exhaustive, "
          "general or dpll",
          "prendre tous les singletons après chaque essai (singles, par défaut), ou observer un "
          "moteur : exhaustive, general ou dpll"},
         choice(text::kNameArgument,
                Meanings<TreeMethod>{{"singles", TreeMethod::singles},
                                     {"exhaustive", TreeMethod::exhaustive},
                                     {"general", TreeMethod::general},
                                     {"dpll", TreeMethod::dpll}},
                arguments.method)});
    add_search_order_options(options, arguments.order);
    options.add(
        {"seed",
         0,
         {"seed of random orders; the same number gives the same order (default 1)",
          "graine des ordres tirés au hasard ; le même nombre donne le même ordre (1 par défaut)"},
         number(arguments.order.seed, kNoMost, 0),
         OptionGroup::solving});
    options.add({"fold",
                 0,
                 {"draw at most N leaves, and nodes in a row as one; the rest is counted (default "
                  "of pictures: 40)",
                  "dessiner au plus N feuilles, et d’un seul trait les nœuds à la suite ; le reste "
                  "est compté (40 par défaut pour les images)"},
                 number(arguments.fold, kMostKept)});
    options.add({"profile",
                 0,
                 {"instead of the tree, how many nodes there are at each depth",
                  "au lieu de l’arbre, combien de nœuds il y a à chaque profondeur"},
                 flag(arguments.profile)});
    options.add({"keep",
                 0,
                 {"show at most N nodes, by whole levels; the rest is counted (default 1000)",
                  "montrer au plus N nœuds, par niveaux entiers ; le reste est compté (1000 par "
                  "défaut)"},
                 number(arguments.keep, kMostKept)});
    options.add({"visit",
                 0,
                 {"visit at most N nodes (default 1000000)",
                  "visiter au plus N nœuds (1000000 par défaut)"},
                 number(arguments.visit)});
    options.add({"limit",
                 0,
                 {"stop after N solutions (default: find them all)",
                  "s’arrêter après N solutions (par défaut : les trouver toutes)"},
                 number(arguments.limit)});
    options.add({"dot",
                 0,
                 {"write the tree for Graphviz", "écrire l’arbre pour Graphviz"},
                 flag(arguments.dot)});
    options.add({"svg",
                 0,
                 {"also write a picture for each puzzle into the directory DIR",
                  "écrire aussi une image par grille dans le répertoire RÉP"},
                 file(text::kFolderArgument, arguments.svg)});
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_options(options, arguments);
    add_drawing_options(options, arguments);
    options.exclude("dot", "json");
    options.exclude("profile", "json");
    options.exclude("profile", "dot");
    options.check([&arguments]() -> UsageFault {
        const OrderArguments& order = arguments.order;
        if (order.is_given() && arguments.method != TreeMethod::exhaustive) {
            return usage_error(text::kOnlyWith, order.digits ? "--digit-order" : "--cell-order",
                               "--method exhaustive");
        }
        if (order.seed && !order.is_random()) {
            return usage_error(text::kOnlyWith, "--seed", "--cell-order random");
        }
        return std::nullopt;
    });
}

constexpr Example kTreeExamples[] = {
    {"tree four.txt",
     {"what is tried, and what comes of it", "ce qui est essayé, et ce qui en sort"}},
    {"tree --method exhaustive --dot four.txt",
     {"the plain search, for Graphviz", "la recherche simple, pour Graphviz"}},
    {"tree --method exhaustive --profile puzzle.txt",
     {"why it has so many nodes", "pourquoi elle a tant de nœuds"}},
};

}  // namespace

extern const Command kTreeCommand{
    "tree",
    Chapter::models,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"show the search tree: what is tried, what follows, where it ends",
     "montrer l’arbre de recherche : ce qui est essayé, ce qui en découle, où cela finit"},
    {"Searches for all solutions and shows the search as a tree. Each node is a digit put into a "
     "cell; below it, singles are filled in until there are none, and then the digits of the first "
     "of the cells with the fewest candidates are tried. A node ends in a solution, or in a cell "
     "or a house that nothing fits into.\n"
     "Other methods watch the engines themselves: 'exhaustive' puts digits into the cells in an "
     "order of your choice; 'general' and 'dpll' put a candidate and, when that has failed, rule "
     "it "
     "out.\n"
     "Of large trees the upper levels are shown (--keep), and below them nodes and solutions are "
     "counted; --fold draws less of them, and --profile says how many nodes there are at each "
     "depth.\n"
     "The exit status is 1 if a puzzle has no solution.",
     "Cherche toutes les solutions et montre la recherche sous forme d’arbre. Chaque nœud est un "
     "chiffre mis dans une case ; en dessous, les singletons sont remplis tant qu’il y en a, puis "
     "les chiffres de la première des cases qui ont le moins de candidats sont essayés. Un nœud "
     "finit par une solution, ou par une case ou une zone où rien ne va plus.\n"
     "Les autres méthodes observent les moteurs eux-mêmes : « exhaustive » pose des chiffres dans "
     "les cases dans l’ordre voulu ; « general » et « dpll » posent un candidat et, après un "
     "échec, "
     "l’excluent.\n"
     "Des grands arbres, les niveaux supérieurs sont montrés (--keep) ; en dessous, les nœuds et "
     "les solutions sont comptés ; --fold en dessine moins, et --profile dit combien de nœuds il y "
     "a à chaque profondeur.\n"
     "Le code de retour est 1 si une grille n’a pas de solution."},
    kTreeExamples,
    make_call<TreeArguments, declare_tree, run_tree>};

}  // namespace sudokit::cli
