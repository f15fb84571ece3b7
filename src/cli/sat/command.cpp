// What `sudokit sat` says of itself, and its options.
#include "sudokit/satisfy.hpp"

#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/sat/arguments.hpp"
#include "cli/sat/messages.hpp"

namespace sudokit::cli {
namespace {

UsageFault sat_fault(const SatArguments& arguments) {
    if (arguments.proof.empty()) return std::nullopt;
    if (!proves_formulas(arguments.engine)) return usage_error(text::kProofByWhom);
    if (arguments.operands.size() > 1) return usage_error(text::kProofOfOne);
    return std::nullopt;
}

void declare_sat(Options& options, SatArguments& arguments) {
    options.add({"proof",
                 0,
                 {"if there is no model, write a DRAT proof of that to FILE, once it was checked "
                  "('-': the standard output, alone)",
                  "s’il n’y a pas de modèle, en écrire une preuve DRAT dans FICHIER, une fois "
                  "vérifiée (« - » : la sortie standard, seule)"},
                 file(text::kFileArgument, arguments.proof)});
    options.add({"assign",
                 0,
                 {"solve nothing, but say which clauses and comparisons these literals, such as "
                  "'a, !b', satisfy, violate or leave open",
                  "ne rien résoudre, mais dire quelles clauses et comparaisons ces littéraux, par "
                  "exemple « a, !b », satisfont, violent ou laissent ouvertes"},
                 words({"LITERALS", "LITTÉRAUX"}, arguments.assign)});
    add_formula_engine_options(options, arguments);
    options.add(
        {"timeout",
         't',
         {"give up on a formula after this time", "abandonner une formule au bout de ce temps"},
         seconds(arguments.timeout),
         OptionGroup::solving});
    options.add({"keep-going",
                 'k',
                 {"report bad formulas and go on with the next",
                  "signaler les formules illisibles et passer à la suivante"},
                 flag(arguments.keep_going),
                 OptionGroup::reading});
    add_json_options(options, arguments);
    options.exclude("assign", "proof");
    options.exclude("assign", "engine");
    options.check([&] { return sat_fault(arguments); });
}

constexpr Example kSatExamples[] = {
    {"sat formula.cnf", {"a model of a DIMACS file", "un modèle d’un fichier DIMACS"}},
    {"sat '(a | b) & !a'", {"of a formula typed in", "d’une formule saisie"}},
    {"sat --assign 'a, !b' 'a != b & a + c < b'",
     {"what an assignment violates", "ce qu’une affectation viole"}},
    {"sat --engine dpll --proof proof.drat unsatisfiable.cnf",
     {"a proof that there is none", "une preuve qu’il n’y en a pas"}},
};

}  // namespace

extern const Command kSatCommand{
    "sat",
    Chapter::models,
    {"[FILE | - | FORMULA]...", "[FICHIER | - | FORMULE]..."},
    {"find a model of a formula, or prove that there is none",
     "trouver un modèle d’une formule, ou prouver qu’il n’y en a pas"},
    {"Reads formulas in conjunctive normal form: DIMACS files, or clauses with names, one on a "
     "line or with & between them, such as 'x(1,2)=3 | !y', or comparisons of sums of variables "
     "that are 0 or 1, such as 'a != b' or 'a + b + c == 1'. Answers with 's SATISFIABLE' and the "
     "model in 'v' lines, with 's UNSATISFIABLE', or with 's UNKNOWN' if time ran out. The model "
     "is checked before it is printed.\n"
     "--proof writes a proof in DRAT form that there is no model, which drat-trim and others can "
     "check again.\n"
     "--assign does not solve: it says what the literals given make of each clause, and of each "
     "comparison: it is violated once all its variables have values and it does not hold.\n"
     "The exit status is 0 if there is a model, 1 if there is none, or if something is violated, "
     "and 4 if time ran out.",
     "Lit des formules en forme normale conjonctive : fichiers DIMACS, ou clauses avec des noms, "
     "une par ligne ou reliées par &, par exemple « x(1,2)=3 | !y », ou comparaisons de sommes de "
     "variables valant 0 ou 1, par exemple « a != b » ou « a + b + c == 1 ». Répond par "
     "« s SATISFIABLE » et le modèle en lignes « v », par « s UNSATISFIABLE », ou par "
     "« s UNKNOWN » si le temps a manqué. Le modèle est vérifié avant d’être affiché.\n"
     "--proof écrit une preuve au format DRAT qu’il n’y a pas de modèle, que drat-trim et d’autres "
     "peuvent vérifier à leur tour.\n"
     "--assign ne résout pas : il dit ce que les littéraux donnés font de chaque clause et de "
     "chaque "
     "comparaison : elle est violée quand toutes ses variables ont une valeur et qu’elle n’est pas "
     "vraie.\n"
     "Le code de retour est 0 s’il y a un modèle, 1 s’il n’y en a pas, ou si quelque chose est "
     "violé, et 4 si le temps a manqué."},
    kSatExamples,
    make_call<SatArguments, declare_sat, run_sat>};

}  // namespace sudokit::cli
