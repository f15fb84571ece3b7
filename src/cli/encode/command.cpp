// What `sudokit encode` says of itself, and its options.
#include "cli/encode/arguments.hpp"
#include "cli/encode/messages.hpp"
#include "cli/encode/sizes.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/io/compression.hpp"

namespace sudokit::cli {
namespace {

Meanings<Export> exports() {
    Meanings<Export> out;
    for (const ExportInfo& info : all_exports()) out.emplace_back(info.name, info.kind);
    return out;
}

// Without a word on the kind, the name of the output says it.
void take_kind(const Options& options, EncodeArguments& arguments) {
    const auto named = export_of_file(name_unpacked(arguments.output));
    if (named && !options.given("to")) arguments.kind = *named;
}

UsageFault encode_fault(const Options& options, const EncodeArguments& arguments) {
    if (arguments.kind == Export::opb && options.given("at-most-one")) {
        return usage_error(text::kOpbAtMostOne, "--at-most-one");
    }
    const auto kind = all_exports()[static_cast<std::size_t>(arguments.kind)].name;
    for (const std::string_view name :
         {"encoding", "givens", "at-most-one", "families", "show", "comments"}) {
        if (options.given(name) && !is_formula(arguments.kind)) {
            return usage_error(text::kOnlyForFormulas, "--" + std::string(name), kind);
        }
    }
    const bool sums = arguments.kind == Export::opb;
    for (const std::string_view name : {"show", "comments"}) {
        const bool dimacs = !sums && arguments.kind != Export::smt2;
        if (options.given(name) && !dimacs) {
            return usage_error(text::kNotClauses, "--" + std::string(name), kind);
        }
    }
    if (arguments.comments && arguments.show) {
        return usage_error(text::kShownAnyway, "--show", "--comments");
    }
    if (arguments.sizes && !has_sizes(arguments.kind)) {
        return usage_error(text::kNoSizes, "--sizes", kind);
    }
    return std::nullopt;
}

void declare_encode(Options& options, EncodeArguments& arguments) {
    options.add(
        {"to",
         0,
         {"write DIMACS (dimacs, default), DIMACS with three literals per clause (3sat, "
          "3sat-exact), pseudo-Boolean sums (opb), SMT-LIB (smt2), MiniZinc (minizinc), XCSP3 "
          "(xcsp3), the 0-1 programme (lp, mps), exact cover (xcover), or the graph to colour as "
          "DIMACS .col, GraphML or DOT (col, graphml, dot)",
          "écrire en DIMACS (dimacs, par défaut), en DIMACS à trois littéraux par clause (3sat, "
          "3sat-exact), en sommes pseudo-booléennes (opb), en SMT-LIB (smt2), en MiniZinc "
          "(minizinc), en XCSP3 (xcsp3), comme programme en 0-1 (lp, mps), comme couverture exacte "
          "(xcover), ou le graphe à colorier en DIMACS .col, GraphML ou DOT (col, graphml, dot)"},
         choice(MessageText{"KIND", "GENRE"}, exports(), arguments.kind)});
    options.add({"sizes",
                 0,
                 {"print how large it is instead: clauses, or equations and their rank, by family; "
                  "or the figures of the graph",
                  "afficher à la place sa taille : clauses, ou équations et leur rang, par "
                  "famille ; ou les chiffres du graphe"},
                 flag(arguments.sizes)});
    options.add(
        {"show",
         0,
         {"print the clauses to be read instead, family by family, in words and in the "
          "notation of logic; of long families the first and the last",
          "afficher à la place les clauses pour les lire, famille par famille, en mots et en "
          "notation logique ; des longues familles, les premières et les dernières"},
         flag(arguments.show)});
    options.add(
        {"of",
         0,
         {"show only the clauses that speak of this cell (r2c4), or of no cells but those of "
          "this house (row3, box4)",
          "n’afficher que les clauses qui parlent de cette case (L2C4), ou des seules cases "
          "de cette zone (ligne3, bloc4)"},
         words({"PLACE", "LIEU"}, arguments.of)});
    options.add({"comments",
                 0,
                 {"put a comment before each run of clauses: family, house or cell, digit",
                  "mettre un commentaire devant chaque suite de clauses : famille, zone ou case, "
                  "chiffre"},
                 flag(arguments.comments)});
    add_formula_option(options, arguments.formula);
    add_clause_options(options, arguments.cnf);
    add_families_option(options, arguments.cnf);
    options.add({"at-most-one",
                 0,
                 {"say 'at most one' pairwise (default), or by product, ladder or commander, with "
                  "auxiliary variables",
                  "dire « au plus un » deux à deux (pairwise, par défaut), ou par product, ladder "
                  "ou commander, avec des variables auxiliaires"},
                 choice(text::kNameArgument,
                        Meanings<AtMostOne>{{"pairwise", AtMostOne::pairwise},
                                            {"product", AtMostOne::product},
                                            {"ladder", AtMostOne::ladder},
                                            {"commander", AtMostOne::commander}},
                        arguments.cnf.at_most_one),
                 OptionGroup::clauses});
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_json_option(options, arguments);
    add_output_option(options, arguments,
                      {"write to FILE, complete or not at all; .cnf, .lp, .col and so on name the "
                       "kind, .gz and .zst compress it",
                       "écrire dans FICHIER, en entier ou pas du tout ; .cnf, .lp, .col, etc. "
                       "disent le genre, .gz et .zst compressent"});
    options.check([&] {
        take_kind(options, arguments);
        return encode_fault(options, arguments);
    });
    options.require("json", "sizes");
    options.require("of", "show");
    options.exclude("show", "sizes");
    options.exclude("comments", "sizes");
}

constexpr Example kEncodeExamples[] = {
    {"encode puzzle.txt -o puzzle.cnf", {"DIMACS for a SAT solver", "DIMACS pour un solveur SAT"}},
    {"encode puzzle.txt -o puzzle.lp", {"the 0-1 programme", "le programme en 0-1"}},
    {"encode --sizes puzzle.txt", {"how large the formula is", "la taille de la formule"}},
    {"encode --show --families K1,L2 puzzle.txt",
     {"some of its clauses, in words", "quelques-unes de ses clauses, en mots"}},
    {"encode --show --families F1,F2 --givens full --of r2c4 puzzle.txt",
     {"what the givens say of a cell", "ce que les données disent d’une case"}},
    {"encode --to 3sat formula.cnf",
     {"any formula, cut to three literals a clause",
      "une formule quelconque, ramenée à trois littéraux par clause"}},
};

}  // namespace

extern const Command kEncodeCommand{
    "encode",
    Chapter::models,
    {"[FILE | - | PUZZLE | FORMULA]", "[FICHIER | - | GRILLE | FORMULE]"},
    {"write a puzzle as a formula, a model or a graph; a formula as 3-SAT",
     "écrire une grille comme formule, modèle ou graphe ; une formule en 3-SAT"},
    {"Writes the rules and givens of one puzzle for another program: as clauses (dimacs, 3sat, "
     "3sat-exact, smt2), sums (opb), all-different constraints (minizinc, xcsp3), a 0-1 programme "
     "(lp, mps), exact cover (xcover), or a graph to colour (col, graphml, dot). Comments at the "
     "top say what the variables mean.\n"
     "The families of clauses are K1, L1, C1, B1 (each cell, and each digit in each row, column "
     "and box, at least once), K2, L2, C2, B2 (at most once), X1 and X2 (diagonals and other "
     "houses), F1 and F2 (givens). --sizes prints how many there are of each instead, with the "
     "rank of equations, or the figures of the graph.\n"
     "A formula (a .cnf, .dimacs or .formula file, or --formula) is written as dimacs, 3sat or "
     "3sat-exact; 'sudokit decode FORMULA ANSWER' gives the model of the formula back.",
     "Écrit les règles et les données d’une grille pour un autre programme : en clauses (dimacs, "
     "3sat, 3sat-exact, smt2), en sommes (opb), en contraintes « tous différents » (minizinc, "
     "xcsp3), comme programme en 0-1 (lp, mps), comme couverture exacte (xcover), ou comme graphe "
     "à colorier (col, graphml, dot). Des commentaires en tête disent ce que signifient les "
     "variables.\n"
     "Les familles de clauses sont K1, L1, C1, B1 (chaque case, et chaque chiffre dans chaque "
     "ligne, colonne et bloc, au moins une fois), K2, L2, C2, B2 (au plus une fois), X1 et X2 "
     "(diagonales et autres zones), F1 et F2 (données). --sizes affiche plutôt combien il y en a "
     "de chacune, avec le rang des équations, ou les chiffres du graphe.\n"
     "Une formule (fichier .cnf, .dimacs ou .formula, ou --formula) s’écrit en dimacs, 3sat ou "
     "3sat-exact ; « sudokit decode FORMULE RÉPONSE » redonne le modèle de la formule."},
    kEncodeExamples,
    make_call<EncodeArguments, declare_encode, run_encode>};

}  // namespace sudokit::cli
