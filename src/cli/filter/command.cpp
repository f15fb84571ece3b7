// What `sudokit filter` says of itself, and its options.
#include "cli/filter/arguments.hpp"
#include "cli/filter/messages.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

OptionValue model_value(FilterArguments& arguments) {
    return taken_by({"MODEL", "MODÈLE"}, [&arguments](const OptionUse& use) -> UsageFault {
        auto filter = read_model_filter(use.value);
        if (!filter) return usage_error(text::kBadMeans, use.shown, filter.error().message);
        arguments.model_says_consistency = use.value.find('(') != std::string_view::npos;
        if (!arguments.model_says_consistency) filter->consistency = arguments.filter.consistency;
        arguments.filter = *std::move(filter);
        return std::nullopt;
    });
}

void declare_filter(Options& options, FilterArguments& arguments) {
    options.add({"model",
                 0,
                 {"filter by this model, such as 4-PRIMAL+DUAL+3-ABSTRACT or SAC(PRIMAL) (default: "
                  "PRIMAL+DUAL)",
                  "filtrer par ce modèle, par exemple 4-PRIMAL+DUAL+3-ABSTRACT ou SAC(PRIMAL) (par "
                  "défaut : PRIMAL+DUAL)"},
                 model_value(arguments)});
    options.add({"rules",
                 0,
                 {"filter by these rules of play instead, such as single-candidate,naked-3",
                  "filtrer plutôt par ces règles de jeu, par exemple single-candidate,naked-3"},
                 read_by({"RULES", "RÈGLES"}, read_rules, arguments.filter.what)});
    options.add({"consistency",
                 0,
                 {"keep what this consistency leaves: ac (default), maxrpc, nsac, sac, sac2..., pc "
                  "(3c), 4c",
                  "garder ce que laisse cette cohérence : ac (par défaut), maxrpc, nsac, sac, "
                  "sac2..., pc (3c), 4c"},
                 read_by(text::kNameArgument, read_consistency, arguments.filter.consistency)});
    options.add({"trace",
                 0,
                 {"list all deductions in order, each with its reason",
                  "lister toutes les déductions dans l’ordre, chacune avec sa raison"},
                 flag(arguments.trace)});
    options.add({"skip-seen",
                 0,
                 {"in the --trace, leave out what filled cells rule out at once in their houses",
                  "dans le --trace, omettre ce que les cases remplies excluent d’emblée dans leurs "
                  "zones"},
                 flag(arguments.skip_seen)});
    options.add({"why",
                 0,
                 {"list the deductions that a digit of a cell, or its removal, rests on",
                  "lister les déductions dont découle un chiffre d’une case, ou son retrait"},
                 words({"CELL=DIGIT", "CASE=CHIFFRE"}, arguments.why)});
    options.add({"also-here",
                 0,
                 {"in pictures of rules, also tint the other places where the rule applies",
                  "dans les figures de règles, teinter aussi les autres places où la règle "
                  "s’applique"},
                 flag(arguments.also_here)});
    add_page_options(options, arguments, arguments.html, arguments.svg);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_format_options(options, arguments, {"trace", "why"});
    add_drawing_options(options, arguments);
    options.exclude("rules", "consistency");
    options.exclude("model", "rules");
    options.exclude("why", "trace");
    options.exclude("html", "json");
    options.exclude("html", "trace");
    options.require("skip-seen", "trace");
    options.exclude("html", "svg");
    options.check([&]() -> UsageFault {
        if (arguments.model_says_consistency && options.given("consistency")) {
            return usage_error(text::kConsistencyTwice);
        }
        const bool draws_rules =
            options.given("rules") && (arguments.html || !arguments.svg.empty());
        if (arguments.also_here && !draws_rules) return usage_error(text::kAlsoHereOfRules);
        if (arguments.why.empty() || is_explained(arguments.filter.consistency)) return {};
        return usage_error(text::kNoReasons, consistency_name(arguments.filter.consistency));
    });
    add_listing_rule(options, arguments, {"trace", "why"});
}

constexpr Example kFilterExamples[] = {
    {"filter puzzle.txt", {"what PRIMAL+DUAL leaves", "ce que laisse PRIMAL+DUAL"}},
    {"filter --model 4-DUAL --trace puzzle.txt",
     {"each removal, and why", "chaque retrait, et pourquoi"}},
    {"filter --why r1c3=4 puzzle.txt",
     {"what a conclusion rests on", "de quoi découle une conclusion"}},
    {"filter --rules \"Naked Pairs\" --svg pictures --also-here puzzle.txt",
     {"every step drawn, and where else its rule applies",
      "chaque étape dessinée, et où sa règle s’applique aussi"}},
    {"filter --rules naked-2,hidden-2 puzzle.txt", {"by rules of play", "par des règles de jeu"}},
};

}  // namespace

extern const Command kFilterCommand{
    "filter",
    Chapter::models,
    {"[FILE | - | PUZZLE]...", "[FICHIER | - | GRILLE]..."},
    {"remove what a constraint model or rules of play exclude",
     "retirer ce qu’excluent un modèle ou des règles de jeu"},
    {"Makes the --model arc consistent, or consistent in a stronger sense (SAC(PRIMAL), PC(DUAL), "
     "or --consistency), or applies --rules until they do nothing more. A model is a sum of PRIMAL "
     "(the cells of a house "
     "differ), DUAL (so do the places of its digits), ABSTRACT (and the lines and boxes where "
     "digits fall), k-PRIMAL, k-DUAL and 3-ABSTRACT (and whole sets at once); ZONE-DUAL is DUAL as "
     "the founding paper prints it, without what it says across rows and columns. The rules are "
     "single-candidate, single-position, box-to-line, line-to-box, candidate-lines, "
     "multiple-lines-K, naked-K, hidden-K, fish-K, franken-fish-K and forcing-chains, or the "
     "techniques of the same meaning.\n"
     "A single puzzle is drawn with the candidates left. Several puzzles, or --format line, give "
     "one line each: the grid, with '.' for empty cells, or 'none' for a contradiction. The "
     "formats pencilmarks and candidates show the candidates left. --trace lists the removals in "
     "order, each with its reason (--skip-seen: but those that a filled cell makes at once); --why "
     "r1c3=4 only those that one conclusion rests on.\n"
     "--svg draws what is left and every step in the code of the founding paper: digits that are "
     "left blue, those that a row, column or box rules out at once grey, those that the rule or "
     "the model rules out red; --html puts the steps on a page.\n"
     "The exit status is 1 if a puzzle is contradictory.",
     "Rend le --model arc-cohérent, ou cohérent en un sens plus fort (SAC(PRIMAL), PC(DUAL), ou "
     "--consistency), ou applique les --rules jusqu’à ce qu’elles ne fassent plus rien. Un modèle "
     "est une somme de PRIMAL (les "
     "cases d’une zone diffèrent), DUAL (les places de ses chiffres aussi), ABSTRACT (et les "
     "lignes et blocs où tombent les chiffres), k-PRIMAL, k-DUAL et 3-ABSTRACT (et des ensembles "
     "entiers à la fois) ; ZONE-DUAL est DUAL tel que l’imprime l’article fondateur, sans ce qu’il "
     "dit d’une ligne à l’autre et d’une colonne à l’autre. Les règles sont single-candidate, "
     "single-position, box-to-line, "
     "line-to-box, candidate-lines, multiple-lines-K, naked-K, hidden-K, fish-K, franken-fish-K et "
     "forcing-chains, ou les techniques de même sens.\n"
     "Une grille seule est dessinée avec les candidats qui restent. Plusieurs grilles, ou --format "
     "line, donnent une ligne chacune : les chiffres, avec « . » pour les cases vides, ou « none » "
     "pour une contradiction. Les formats pencilmarks et candidates montrent les candidats qui "
     "restent. --trace liste les retraits dans l’ordre, chacun avec sa raison (--skip-seen : sauf "
     "ceux qu’une case remplie fait d’emblée) ; --why L1C3=4 seulement ceux dont découle une "
     "conclusion.\n"
     "--svg dessine ce qui reste et chaque étape avec les couleurs de l’article fondateur : en "
     "bleu les chiffres possibles, en gris ceux qu’une ligne, une colonne ou un bloc exclut "
     "d’emblée, en rouge ceux qu’exclut la règle ou le modèle ; --html met les étapes sur une "
     "page.\n"
     "Le code de retour est 1 si une grille est contradictoire."},
    kFilterExamples,
    make_call<FilterArguments, declare_filter, run_filter>};

}  // namespace sudokit::cli
