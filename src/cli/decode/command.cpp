// What `sudokit decode` says of itself, and its options.
#include "cli/decode/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_decode(Options& options, DecodeArguments& arguments) {
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_format_options(options, arguments);
    add_drawing_options(options, arguments);
}

constexpr Example kDecodeExamples[] = {
    {"decode puzzle.txt answer.txt",
     {"the grid that a solver found", "la grille qu’un solveur a trouvée"}},
};

}  // namespace

extern const Command kDecodeCommand{
    "decode",
    Chapter::models,
    {"(FILE | - | PUZZLE) ANSWER", "(FICHIER | - | GRILLE) RÉPONSE"},
    {"turn another solver's answer back into a grid",
     "retransformer la réponse d’un autre solveur en grille"},
    {"Reads what a solver printed for a puzzle written by 'sudokit encode': 's' and 'v' lines, a "
     "MiniSat result, an SMT-LIB model, an XCSP3 instantiation, a solution of CBC or GLPK, or the "
     "options of an exact cover, from the file ANSWER or '-'. The grid is checked against the "
     "puzzle before it is printed. An answer that there is no solution is checked too; the exit "
     "status is then 1.",
     "Lit ce qu’un solveur a affiché pour une grille écrite par « sudokit encode » : lignes « s » "
     "et « v », résultat de MiniSat, modèle SMT-LIB, instanciation XCSP3, solution de CBC ou de "
     "GLPK, ou options d’une couverture exacte, dans le fichier RÉPONSE ou « - ». La solution est "
     "comparée à la grille avant d’être affichée. S’il n’y a pas de solution, c’est vérifié "
     "aussi ; le code de retour est alors 1."},
    kDecodeExamples,
    make_call<DecodeArguments, declare_decode, run_decode>,
    true};

}  // namespace sudokit::cli
