// What `sudokit prove` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/prove/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_prove(Options& options, ProveArguments& arguments) {
    options.add({"output",
                 'o',
                 {"make the directory DIR, complete or not at all",
                  "créer le répertoire RÉP, en entier ou pas du tout"},
                 file(text::kFolderArgument, arguments.output)});
    add_clause_options(options, arguments.cnf);
    add_timeout_option(options, arguments);
    add_reading_options(options, arguments);
    add_stream_options(options, arguments);
    add_json_option(options, arguments);
}

constexpr Example kProveExamples[] = {
    {"prove -o certificate puzzle.txt",
     {"how many solutions, with a proof", "combien de solutions, avec une preuve"}},
    {"verify certificate", {"check it again, without a solver", "la vérifier, sans solveur"}},
};

}  // namespace

extern const Command kProveCommand{
    "prove",
    Chapter::solve,
    {"-o DIR [FILE | - | PUZZLE]...", "-o RÉP [FICHIER | - | GRILLE]..."},
    {"write a certificate of how many solutions a puzzle has",
     "écrire un certificat du nombre de solutions d’une grille"},
    {"Makes the directory DIR, with everything needed to check the answer without trusting this "
     "program: the puzzle, its solution, its rules and givens as a formula with a clause that "
     "excludes the solution, and a DRAT proof that this formula has no model. If there is no "
     "solution, the proof says that; if there are several, two of them are the certificate. "
     "'sudokit verify' checks it all.\n"
     "Several puzzles go to DIR/1, DIR/2 and so on, and get one line each: a word, as with "
     "'check', and the directory. An older certificate is replaced; anything else is left alone.\n"
     "The exit status is 1 if a puzzle is not well posed.",
     "Crée le répertoire RÉP, avec tout ce qu’il faut pour vérifier la réponse sans se fier à ce "
     "programme : la grille, sa solution, ses règles et ses données en formule avec une clause qui "
     "exclut la solution, et une preuve DRAT que cette formule n’a pas de modèle. S’il n’y a pas "
     "de solution, c’est ce que dit la preuve ; s’il y en a plusieurs, deux d’entre elles font le "
     "certificat. « sudokit verify » vérifie le tout.\n"
     "Plusieurs grilles vont dans RÉP/1, RÉP/2, etc., et reçoivent une ligne chacune : un mot, "
     "comme avec « check », et le répertoire. Un certificat plus ancien est remplacé ; rien "
     "d’autre n’est touché.\n"
     "Le code de retour est 1 si une grille n’est pas bien posée."},
    kProveExamples,
    make_call<ProveArguments, declare_prove, run_prove>};

}  // namespace sudokit::cli
