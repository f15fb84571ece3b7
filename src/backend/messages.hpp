// The texts of the backends.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::backend::text {

inline constexpr MessageText kEmptyCell{
    "the model from '{0}' does not fit this puzzle: no digit in {1}",
    "le modèle de « {0} » ne convient pas à cette grille : aucun chiffre en {1}"};
inline constexpr MessageText kTwoDigits{
    "the model from '{0}' does not fit this puzzle: several digits in {1}",
    "le modèle de « {0} » ne convient pas à cette grille : plusieurs chiffres en {1}"};
inline constexpr MessageText kNotASolution{
    "the model from '{0}' does not fit this puzzle: it breaks the rules",
    "le modèle de « {0} » ne convient pas à cette grille : il enfreint les règles"};
inline constexpr MessageText kSameAgain{"'{0}' repeated a model that the formula excludes",
                                        "« {0} » a redonné un modèle que la formule exclut"};
inline constexpr MessageText kGaveUp{"the solver '{0}' gave up: {1}",
                                     "le solveur « {0} » a abandonné : {1}"};

inline constexpr MessageText kNoPoint{"the solver '{0}' came to no conclusion",
                                      "le solveur « {0} » n’est parvenu à aucune conclusion"};

// The command of an outside solver.
inline constexpr MessageText kNoCommand{
    "expected the command of a solver, such as 'cadical -q'",
    "commande d’un solveur attendue, par exemple « cadical -q »"};
inline constexpr MessageText kOpenQuote{"the quote that begins {0} is not closed",
                                        "le guillemet qui ouvre {0} n’est pas fermé"};

// Running it.
inline constexpr MessageText kNoProgram{"the solver '{0}' was not found",
                                        "le solveur « {0} » est introuvable"};
inline constexpr MessageText kNotExecutable{"the solver '{0}' may not be run: permission denied",
                                            "le solveur « {0} » ne peut être lancé : accès refusé"};
inline constexpr MessageText kCannotStart{"the solver '{0}' cannot be started: {1}",
                                          "le solveur « {0} » ne peut être lancé : {1}"};
inline constexpr MessageText kNoTemporary{"cannot create temporary files in {0}: {1}",
                                          "impossible de créer des fichiers temporaires dans {0} "
                                          ": {1}"};
inline constexpr MessageText kCannotWrite{"{0} cannot be written: {1}",
                                          "{0} : écriture impossible : {1}"};

// What it answers.
inline constexpr MessageText kSignalled{"the solver '{0}' was ended by signal {1}",
                                        "le solveur « {0} » a été arrêté par le signal {1}"};
inline constexpr MessageText kFlooded{"the solver '{0}' wrote more than {1} MiB",
                                      "le solveur « {0} » a écrit plus de {1} Mio"};
inline constexpr MessageText kNoAnswer{
    "the solver '{0}' ended with status {1} and gave no answer",
    "le solveur « {0} » s’est terminé avec le code {1}, sans réponse"};
inline constexpr MessageText kNoAnswerSince{
    "the solver '{0}' ended with status {1} and gave no answer: {2}",
    "le solveur « {0} » s’est terminé avec le code {1}, sans réponse : {2}"};
inline constexpr MessageText kNoModel{
    "the solver '{0}' says that there is a model, but gives none; where it writes it to a file, "
    "the command must say {{model}",
    "le solveur « {0} » annonce un modèle sans le donner ; s’il l’écrit dans un fichier, la "
    "commande doit contenir {{model}"};
inline constexpr MessageText kModelKind{
    "the solver '{0}' was to write its model to a regular file, but made {1}",
    "le solveur « {0} » devait écrire son modèle dans un fichier ordinaire, et a mis {1} à la "
    "place"};
inline constexpr MessageText kModelUnread{"the model of the solver '{0}' cannot be read: {1}",
                                          "le modèle du solveur « {0} » ne peut être lu : {1}"};
inline constexpr MessageText kTwoAnswers{
    "the solver '{0}' says both SATISFIABLE and UNSATISFIABLE",
    "le solveur « {0} » dit à la fois SATISFIABLE et UNSATISFIABLE"};
inline constexpr MessageText kBadLiteral{
    "in the model of the solver '{0}': expected a variable from 1 to {1}, found '{2}'",
    "dans le modèle du solveur « {0} » : variable de 1 à {1} attendue, trouvé « {2} »"};
inline constexpr MessageText kBothValues{
    "in the model of the solver '{0}', variable {1} is both true and false",
    "dans le modèle du solveur « {0} », la variable {1} est à la fois vraie et fausse"};

// Modules.
inline constexpr MessageText kNoModule{
    "the module '{0}' is not installed: {1} was not found; install it, or name its folder in "
    "SUDOKIT_MODULES",
    "le module « {0} » n’est pas installé : {1} est introuvable ; installez-le, ou indiquez son "
    "dossier dans SUDOKIT_MODULES"};
inline constexpr MessageText kNoModules{
    "the module '{0}' is not installed: this build is all in one, and loads no modules",
    "le module « {0} » n’est pas installé : cette version est d’un seul tenant, et ne charge pas "
    "de modules"};
inline constexpr MessageText kModuleVersion{
    "the module '{0}' is of version {1}, and this is {2}; install the one of this version",
    "le module « {0} » est de la version {1}, et voici la {2} ; installez celui de cette version"};
inline constexpr MessageText kModuleFault{
    "the module '{0}' cannot be loaded: {1}; install it again, with what it needs",
    "le module « {0} » ne peut être chargé : {1} ; réinstallez-le, avec ce dont il a besoin"};
inline constexpr MessageText kFileCut{"the file is cut short", "le fichier est tronqué"};
inline constexpr MessageText kNoEntry{"the file is not a module of sudokit",
                                      "ce fichier n’est pas un module de sudokit"};
inline constexpr MessageText kOtherModule{"the file holds another module",
                                          "ce fichier contient un autre module"};

}  // namespace sudokit::backend::text
