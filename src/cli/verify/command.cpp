// What `sudokit verify` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/verify/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_verify(Options& options, VerifyArguments& arguments) {
    options.add({"timeout",
                 't',
                 {"give up on a certificate after this time",
                  "abandonner un certificat au bout de ce temps"},
                 seconds(arguments.timeout)});
    add_json_option(options, arguments.json);
}

constexpr Example kVerifyExamples[] = {
    {"verify certificate", {"one that 'prove' has made", "un certificat fait par « prove »"}},
};

}  // namespace

extern const Command kVerifyCommand{
    "verify",
    Chapter::solve,
    {"DIR...", "RÉP..."},
    {"check certificates", "vérifier des certificats"},
    {"Checks certificates made by 'sudokit prove', from scratch and without a solver: that the "
     "solutions solve the puzzle, that every clause of the formula is a rule or a given or "
     "excludes the solution, that every step of the proof follows from those before it, and that "
     "no file has changed.\n"
     "The exit status is 1 if a certificate does not prove what it claims, and 3 if one cannot be "
     "read or is incomplete.",
     "Vérifie des certificats faits par « sudokit prove », à partir de zéro et sans solveur : que "
     "les solutions résolvent la grille, que chaque clause de la formule est une règle ou une "
     "donnée ou exclut la solution, que chaque étape de la preuve découle des précédentes, et "
     "qu’aucun fichier n’a changé.\n"
     "Le code de retour est 1 si un certificat ne prouve pas ce qu’il affirme, et 3 si l’un d’eux "
     "est illisible ou incomplet."},
    kVerifyExamples,
    make_call<VerifyArguments, declare_verify, run_verify>};

}  // namespace sudokit::cli
