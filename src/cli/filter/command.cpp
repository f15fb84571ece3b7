// What `sudokit filter` says of itself, and its options.
#include "cli/filter/arguments.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_filter(Options& options, FilterArguments& arguments) {
    options.add(
        {"model",
         0,
         {"filter by this model, such as 4-PRIMAL+DUAL+3-ABSTRACT (default: PRIMAL+DUAL)",
          "filtrer par ce modèle, par exemple 4-PRIMAL+DUAL+3-ABSTRACT (par défaut : PRIMAL+DUAL)"},
         read_by({"MODEL", "MODÈLE"}, read_model, arguments.model)});
    options.add({"rules",
                 0,
                 {"filter by these rules of play instead, such as single-candidate,naked-3",
                  "filtrer plutôt par ces règles humaines, par exemple single-candidate,naked-3"},
                 read_by({"RULES", "RÈGLES"}, read_rules, arguments.rules)});
    options.add(
        {"consistency",
         0,
         {"keep what arc consistency (ac, default) or singleton arc consistency (sac) leaves",
          "garder ce que laisse la cohérence d’arc (ac, par défaut) ou d’arc singleton (sac)"},
         choice(text::kNameArgument,
                Meanings<Consistency>{{"ac", Consistency::ac}, {"sac", Consistency::sac}},
                arguments.consistency)});
    options.add({"trace",
                 0,
                 {"list all deductions in order, each with its reason",
                  "lister toutes les déductions dans l’ordre, chacune avec sa raison"},
                 flag(arguments.trace)});
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_format_options(options, arguments, {"trace"});
    add_drawing_options(options, arguments);
    options.exclude("rules", "consistency");
    options.exclude("rules", "trace");
    options.exclude("model", "rules");
    add_listing_rule(options, arguments, {"trace"});
}

constexpr Example kFilterExamples[] = {
    {"filter puzzle.txt", {"what PRIMAL+DUAL leaves", "ce que laisse PRIMAL+DUAL"}},
    {"filter --model 4-DUAL --trace puzzle.txt",
     {"each removal, and why", "chaque retrait, et pourquoi"}},
    {"filter --rules naked-2,hidden-2 puzzle.txt", {"by rules of play", "par des règles humaines"}},
};

}  // namespace

extern const Command kFilterCommand{
    "filter",
    Chapter::models,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"remove what a constraint model or rules of play exclude",
     "retirer ce qu’excluent un modèle ou des règles humaines"},
    {"Makes the --model arc consistent (with --consistency sac, singleton arc consistent), or "
     "applies --rules until they do nothing more. A model is a sum of PRIMAL (the cells of a house "
     "differ), DUAL (so do the places of its digits), ABSTRACT (and the lines and boxes where "
     "digits fall), k-PRIMAL, k-DUAL and 3-ABSTRACT (and whole sets at once). The rules are "
     "single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
     "multiple-lines-K, naked-K, hidden-K and fish-K, or the techniques of the same meaning.\n"
     "A single puzzle is drawn with the candidates left. Several puzzles, or --format line, give "
     "one line each: the grid, with '.' for empty cells, or 'none' for a contradiction. The "
     "formats pencilmarks and candidates show the candidates left. --trace lists the removals in "
     "order, each with its reason.\n"
     "The exit status is 1 if a puzzle is contradictory.",
     "Rend le --model arc-cohérent (avec --consistency sac, singleton arc-cohérent), ou applique "
     "les --rules jusqu’à ce qu’elles ne fassent plus rien. Un modèle est une somme de PRIMAL (les "
     "cases d’une zone diffèrent), DUAL (les places de ses chiffres aussi), ABSTRACT (et les "
     "lignes et blocs où tombent les chiffres), k-PRIMAL, k-DUAL et 3-ABSTRACT (et des ensembles "
     "entiers à la fois). Les règles sont single-candidate, single-position, box-to-line, "
     "line-to-box, candidate-lines, multiple-lines-K, naked-K, hidden-K et fish-K, ou les "
     "techniques de même sens.\n"
     "Une grille seule est dessinée avec les candidats qui restent. Plusieurs grilles, ou --format "
     "line, donnent une ligne chacune : les chiffres, avec « . » pour les cases vides, ou « none » "
     "pour une contradiction. Les formats pencilmarks et candidates montrent les candidats qui "
     "restent. --trace liste les retraits dans l’ordre, chacun avec sa raison.\n"
     "Le code de retour est 1 si une grille est contradictoire."},
    kFilterExamples,
    make_call<FilterArguments, declare_filter, run_filter>};

}  // namespace sudokit::cli
