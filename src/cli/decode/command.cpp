// What `sudokit decode` says of itself, and its options.
#include "cli/decode/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_decode(Options& options, DecodeArguments& arguments) {
    add_reading_options(options, arguments);
    add_format_options(options, arguments);
    add_drawing_options(options, arguments);
}

constexpr Example kDecodeExamples[] = {
    {"decode puzzle.txt model.txt",
     {"the grid that a solver found", "la grille qu’un solveur a trouvée"}},
};

}  // namespace

extern const Command kDecodeCommand{
    "decode",
    Chapter::models,
    {"(FILE | - | PUZZLE) MODEL", "(FICHIER | - | PUZZLE) MODÈLE"},
    {"turn an outside solver's answer back into a grid",
     "retransformer la réponse d’un autre solveur en grille"},
    {"Reads what a solver printed for a puzzle that 'sudokit encode' wrote: 's' and 'v' lines, "
     "the "
     "file that MiniSat writes, an SMT-LIB model, a solution file of CBC or GLPK, or the options "
     "that a DLX program prints, from the file MODEL or '-'. The grid is "
     "checked against the puzzle before it is printed. If the solver says that there is no "
     "solution, that is checked too; the exit status is 1 then.",
     "Lit ce qu’un solveur a affiché pour un puzzle écrit par « sudokit encode » : lignes « s » "
     "et "
     "« v », fichier écrit par MiniSat, modèle SMT-LIB, fichier de solution de CBC ou GLPK, ou "
     "options affichées par un programme DLX, dans le fichier MODÈLE ou « - ». La "
     "grille est comparée au puzzle avant d’être affichée. Si le solveur dit qu’il n’y a pas de "
     "solution, c’est vérifié aussi ; le code de retour est alors 1."},
    kDecodeExamples,
    make_call<DecodeArguments, declare_decode, run_decode>,
    true};

}  // namespace sudokit::cli
