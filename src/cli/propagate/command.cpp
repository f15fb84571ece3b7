// What `sudokit propagate` says of itself, and its options.
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/propagate/arguments.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kCandidateArgument{"LITERAL", "LITTÉRAL"};
constexpr std::uint64_t kMostDepth = 16;

void declare_propagate(Options& options, PropagateArguments& arguments) {
    options.add(
        {"failed-literals",
         0,
         {"rule out what leads to a contradiction when it is assumed, until nothing new follows",
          "exclure ce dont l’hypothèse mène à une contradiction, jusqu’à ce qu’il n’en découle "
          "plus rien"},
         flag(arguments.failed_literals)});
    options.add({"depth",
                 0,
                 {"nest such tests N deep: 0 is propagation alone, 1 is --failed-literals",
                  "emboîter ces essais sur N niveaux : 0 est la propagation seule, 1 est "
                  "--failed-literals"},
                 number(arguments.depth, kMostDepth, 0)});
    options.add(
        {"rounds",
         0,
         {"stop after N rounds of unit propagation: in each, one unit simplifies the formula",
          "s’arrêter après N tours de propagation unitaire : à chacun, une clause unitaire "
          "simplifie la formule"},
         number(arguments.rounds)});
    options.add({"probe",
                 0,
                 {"test one literal, such as r1c8=7 (of a formula: -3, !x), and answer 1, -1 or 0",
                  "essayer un littéral, par exemple L1C8=7 (d’une formule : -3, !x), et répondre "
                  "1, -1 ou 0"},
                 words(kCandidateArgument, arguments.probe)});
    options.add({"why",
                 0,
                 {"list the deductions that lead to this literal, or to its opposite",
                  "lister les déductions qui mènent à ce littéral, ou à son contraire"},
                 words(kCandidateArgument, arguments.why)});
    options.add({"trace",
                 0,
                 {"list all deductions in order, each with its reason",
                  "lister toutes les déductions dans l’ordre, chacune avec sa raison"},
                 flag(arguments.trace)});
    options.add({"operations",
                 0,
                 {"count operations, by rewriting lists and by watched literals",
                  "compter les opérations, par réécriture de listes et par littéraux surveillés"},
                 flag(arguments.operations)});
    options.add(
        {"left",
         0,
         {"write the formula that is left to FILE, in DIMACS ('-': the standard output, alone)",
          "écrire la formule qui reste dans FICHIER, en DIMACS (« - » : la sortie standard, "
          "seule)"},
         file(text::kFileArgument, arguments.left)});
    add_formula_option(options, arguments.formula);
    add_html_option(options, arguments, arguments.html);
    options.add({"svg",
                 0,
                 {"also draw the candidates left into DIR, as SVG files",
                  "dessiner aussi les candidats qui restent dans RÉP, en fichiers SVG"},
                 file(text::kFolderArgument, arguments.svg)});
    add_clause_options(options, arguments.cnf);
    add_families_option(options, arguments.cnf);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_format_options(options, arguments, {"trace", "why", "operations", "probe"});
    add_drawing_options(options, arguments);
    options.exclude("operations", "failed-literals");
    options.exclude("operations", "depth");
    options.exclude("operations", "probe");
    options.exclude("why", "probe");
    options.exclude("why", "trace");
    options.exclude("left", "probe");
    options.exclude("formula", "encoding");
    options.exclude("formula", "families");
    options.exclude("formula", "givens");
    for (const std::string_view other : {"failed-literals", "depth", "probe", "operations"}) {
        options.exclude("rounds", other);
    }
    for (const std::string_view other :
         {"json", "trace", "why", "probe", "operations", "formula"}) {
        options.exclude("html", other);
    }
    options.exclude("svg", "probe");
    options.exclude("formula", "svg");
    options.check([&]() -> UsageFault {
        if (!arguments.failed_literals || arguments.depth != 0U) return std::nullopt;
        return usage_error(text::kNotTogether, "--failed-literals", "--depth");
    });
    add_listing_rule(options, arguments, {"trace", "why", "operations"});
}

constexpr Example kPropagateExamples[] = {
    {"propagate puzzle.txt", {"unit propagation", "propagation unitaire"}},
    {"propagate --failed-literals --trace puzzle.txt", {"every deduction", "chaque déduction"}},
    {"propagate --why r1c3=4 puzzle.txt", {"why a literal holds", "pourquoi un littéral est vrai"}},
    {"propagate --formula 'a & (!a | b | c) & !c'", {"of a formula", "d’une formule"}},
};

}  // namespace

extern const Command kPropagateCommand{
    "propagate",
    Chapter::models,
    {"[FILE | - | PUZZLE | FORMULA]...", "[FICHIER | - | GRILLE | FORMULE]..."},
    {"fill in what follows without search, and say why",
     "remplir ce qui se déduit sans recherche, et dire pourquoi"},
    {"Puts the puzzle into clauses and propagates units. With --failed-literals or --depth, it "
     "also assumes literals and keeps the opposite of those that lead to a contradiction. A single "
     "puzzle is drawn as far as it is filled, with the size of the formula left. Several puzzles, "
     "or --format line, give one line each: the grid, with '.' for empty cells, or 'none' for a "
     "contradiction. The formats pencilmarks and candidates show the candidates left.\n"
     "--trace lists every literal deduced, with the clause that forced it; --why only those that "
     "one literal rests on. --probe tests one literal: 1 if it holds, -1 if it does not, 0 if "
     "neither can be told, none if both ways lead to a contradiction. --rounds stops after some "
     "literals, with the formula as they leave it. --svg draws what is left of a puzzle in the "
     "code "
     "of the founding paper, as filter does; --html puts every step on a page.\n"
     "Formulas (.cnf, .dimacs and .formula files, what begins with 'p cnf', or anything with "
     "--formula) are propagated in the same way; literals are written as numbers, or by the names "
     "that they have in the file.\n"
     "The exit status is 1 if a puzzle or a formula is contradictory.",
     "Met la grille en clauses et propage les clauses unitaires. Avec --failed-literals ou "
     "--depth, suppose aussi des littéraux et retient le contraire de ceux qui mènent à une "
     "contradiction. Une grille seule est dessinée, remplie autant que possible, avec la taille de "
     "la formule qui reste. Plusieurs grilles, ou --format line, donnent une ligne chacune : les "
     "chiffres, avec « . » pour les cases vides, ou « none » pour une contradiction. Les formats "
     "pencilmarks et candidates montrent les candidats qui restent.\n"
     "--trace liste chaque littéral déduit, avec la clause qui l’a forcé ; --why seulement ceux "
     "dont découle un littéral donné. --probe essaie un littéral : 1 s’il est vrai, -1 s’il est "
     "faux, 0 si l’on ne peut pas conclure, none si les deux mènent à une contradiction. --rounds "
     "s’arrête après quelques littéraux, avec la formule telle qu’ils la laissent. --svg dessine "
     "ce qui reste d’une grille avec les couleurs de l’article fondateur, comme filter ; --html "
     "met chaque étape sur une page.\n"
     "Les formules (fichiers .cnf, .dimacs et .formula, ce qui commence par « p cnf », ou tout "
     "avec "
     "--formula) sont propagées de même ; les littéraux sont écrits par leurs numéros, ou par les "
     "noms qu’ils ont dans le fichier.\n"
     "Le code de retour est 1 si une grille ou une formule est contradictoire."},
    kPropagateExamples,
    make_call<PropagateArguments, declare_propagate, run_propagate>};

}  // namespace sudokit::cli
