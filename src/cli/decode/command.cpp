// What `sudokit decode` says of itself, and its options.
#include "cli/decode/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_decode(Options& options, DecodeArguments& arguments) {
    add_formula_option(options, arguments.formula);
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_format_options(options, arguments);
    add_drawing_options(options, arguments);
}

constexpr Example kDecodeExamples[] = {
    {"decode puzzle.txt answer.txt",
     {"the grid that a solver found", "la grille qu’un solveur a trouvée"}},
    {"decode formula.cnf model.txt",
     {"the model of a formula, from that of its 3-SAT form",
      "le modèle d’une formule, à partir de celui de sa forme 3-SAT"}},
};

}  // namespace

extern const Command kDecodeCommand{
    "decode",
    Chapter::models,
    {"(FILE | - | PUZZLE | FORMULA) ANSWER", "(FICHIER | - | GRILLE | FORMULE) RÉPONSE"},
    {"turn another solver's answer back into a grid",
     "retransformer la réponse d’un autre solveur en grille"},
    {"Reads what a solver printed for a puzzle written by 'sudokit encode': 's' and 'v' lines, a "
     "MiniSat result, an SMT-LIB model, an XCSP3 instantiation, a solution of CBC or GLPK, or the "
     "options of an exact cover, from the file ANSWER or '-'. The grid is checked against the "
     "puzzle before it is printed. An answer that there is no solution is checked too; the exit "
     "status is then 1.\n"
     "For a formula (a .cnf, .dimacs or .formula file, or --formula), the answer may be about the "
     "formula itself, by numbers or by names as 'sudokit sat' prints them, or about its form with "
     "three literals a clause. The model of the formula is "
     "printed in 'v' lines, with the names of its variables if they have some.",
     "Lit ce qu’un solveur a affiché pour une grille écrite par « sudokit encode » : lignes « s » "
     "et « v », résultat de MiniSat, modèle SMT-LIB, instanciation XCSP3, solution de CBC ou de "
     "GLPK, ou options d’une couverture exacte, dans le fichier RÉPONSE ou « - ». La solution est "
     "comparée à la grille avant d’être affichée. S’il n’y a pas de solution, c’est vérifié "
     "aussi ; le code de retour est alors 1.\n"
     "Pour une formule (fichier .cnf, .dimacs ou .formula, ou --formula), la réponse peut porter "
     "sur la formule même, par numéros ou par noms comme « sudokit sat » les affiche, ou sur sa "
     "forme à trois littéraux par clause. Le modèle de la formule "
     "est "
     "affiché en lignes « v », avec les noms de ses variables si elles en ont."},
    kDecodeExamples,
    make_call<DecodeArguments, declare_decode, run_decode>,
    true};

}  // namespace sudokit::cli
