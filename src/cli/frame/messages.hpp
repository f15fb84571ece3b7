// The texts of the command line itself.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

// How help names the values of options.
inline constexpr MessageText kNumberArgument{"N", "N"};
inline constexpr MessageText kSecondsArgument{"SECONDS", "SECONDES"};
inline constexpr MessageText kNameArgument{"NAME", "NOM"};
inline constexpr MessageText kFormatArgument{"FORMAT", "FORMAT"};
inline constexpr MessageText kFolderArgument{"DIR", "RÉP"};
inline constexpr MessageText kFileArgument{"FILE", "FICHIER"};

// The command line.
inline constexpr MessageText kUsage{"Usage:", "Usage :"};
inline constexpr MessageText kUnknownCommand{"no command '{0}'; 'sudokit help' lists them",
                                             "pas de commande « {0} » ; voir « sudokit help »"};
inline constexpr MessageText kUnknownCommandNear{
    "no command '{0}'; did you mean '{1}'?",
    "pas de commande « {0} » ; vouliez-vous dire « {1} » ?"};
inline constexpr MessageText kCommandForgotten{
    "expected a command before '{0}'; to solve it: sudokit solve {0}",
    "commande attendue avant « {0} » ; pour résoudre : sudokit solve {0}"};
inline constexpr MessageText kOptionBeforeCommand{"expected a command before the option '{0}'",
                                                  "commande attendue avant l’option « {0} »"};
inline constexpr MessageText kUnknownOption{"no option {0} for '{1}'; see 'sudokit help {1}'",
                                            "pas d’option {0} pour « {1} » ; voir « sudokit help "
                                            "{1} »"};
inline constexpr MessageText kUnknownOptionNear{"no option {0}; did you mean {1}?",
                                                "pas d’option {0} ; vouliez-vous dire {1} ?"};
inline constexpr MessageText kOtherCommandsOption{"{0} is not an option of '{1}'",
                                                  "{0} n’est pas une option de « {1} »"};
inline constexpr MessageText kDashedOperand{
    "no option {0}; put '--' before a puzzle that begins with a dash",
    "pas d’option {0} ; mettre « -- » devant une grille qui commence par un tiret"};
inline constexpr MessageText kOptionTwice{"{0} is given twice", "{0} est donné deux fois"};
inline constexpr MessageText kValueMissing{"{0} needs a value: {1}",
                                           "il manque une valeur à {0} : {1}"};
inline constexpr MessageText kNoValueWanted{"{0} takes no value", "{0} ne prend pas de valeur"};
inline constexpr MessageText kBadWord{"{0}: expected one of {1}; found '{2}'",
                                      "{0} : valeur attendue parmi {1} ; trouvé « {2} »"};
inline constexpr MessageText kBadWordNear{
    "{0}: '{1}' is not known; did you mean '{2}'?",
    "{0} : « {1} » est inconnu ; vouliez-vous dire « {2} » ?"};
inline constexpr MessageText kPageOutput{
    "'{0}': 'sudokit book' makes pages of puzzles, and 'sudokit show' pictures; --to names a "
    "format "
    "for other files",
    "« {0} » : « sudokit book » fait des pages de grilles, et « sudokit show » des images ; --to "
    "dit "
    "le format d’autres fichiers"};
inline constexpr MessageText kFormatReadOnly{"{0}: '{1}' can be read but not written",
                                             "{0} : « {1} » se lit mais ne s’écrit pas"};
inline constexpr MessageText kCommandMissing{
    "--engine external needs --solver-command, such as --solver-command 'cadical -q'",
    "--engine external demande --solver-command, par exemple --solver-command 'cadical -q'"};
inline constexpr MessageText kCommandUnused{"--solver-command is for --engine external only",
                                            "--solver-command ne va qu’avec --engine external"};
inline constexpr MessageText kBadSeconds{
    "{0}: expected a number of seconds above 0, found '{1}'",
    "{0} : nombre de secondes positif attendu, trouvé « {1} »"};
inline constexpr MessageText kBadNumber{
    "{0}: expected a whole number from {2}, found '{1}'",
    "{0} : nombre entier à partir de {2} attendu, trouvé « {1} »"};
inline constexpr MessageText kBadNumberUpTo{
    "{0}: expected a whole number from {2} to {3}, found '{1}'",
    "{0} : nombre entier de {2} à {3} attendu, trouvé « {1} »"};
inline constexpr MessageText kBadBox{"{0}: expected rows x columns, such as 2x3; found '{1}'",
                                     "{0} : lignes x colonnes attendues, par exemple 2x3 ; trouvé "
                                     "« {1} »"};
inline constexpr MessageText kBoxTooLarge{"{0}: boxes of {1} need a board larger than {2}x{2}",
                                          "{0} : des blocs de {1} demandent une grille de plus de "
                                          "{2}x{2}"};
inline constexpr MessageText kNotTogether{"{0} and {1} contradict each other",
                                          "{0} et {1} se contredisent"};
inline constexpr MessageText kOnlyWith{"{0} needs {1}", "{0} demande {1}"};

inline constexpr MessageText kWordsFormat{"{0} answers in 'line' or 'json', not in '{1}'",
                                          "{0} répond en « line » ou « json », pas en « {1} »"};
inline constexpr MessageText kBadSeed{"{0}: expected a whole number, found '{1}'",
                                      "{0} : nombre entier attendu, trouvé « {1} »"};
inline constexpr MessageText kBadFamily{
    "{0}: expected families from {1}, with commas between them; found '{2}'",
    "{0} : familles attendues parmi {1}, séparées par des virgules ; trouvé « {2} »"};
inline constexpr MessageText kBadMeans{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kNoSuchKernel{
    "SUDOKIT_KERNEL: this machine has no kernel '{0}'; expected one of {1}",
    "SUDOKIT_KERNEL : cette machine n’a pas de noyau « {0} » ; attendu : {1}"};
inline constexpr MessageText kNoOperands{"'{0}' takes no operands; found '{1}'",
                                         "« {0} » ne prend pas d’opérande ; trouvé « {1} »"};

}  // namespace sudokit::cli::text
