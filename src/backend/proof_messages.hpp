// The files of a certificate by their names, and what may be wrong with them.
#pragma once

#include <string_view>

#include "sudokit/message.hpp"

namespace sudokit::backend {

inline constexpr std::string_view kCertificateFile = "certificate.json";
inline constexpr std::string_view kPuzzleFile = "puzzle.json";
inline constexpr std::string_view kSolutionsFile = "solutions.txt";
inline constexpr std::string_view kFormulaFile = "formula.cnf";
inline constexpr std::string_view kProofFile = "proof.drat";

}  // namespace sudokit::backend

namespace sudokit::backend::text {

inline constexpr MessageText kSolutionCount{
    "expected {0} {0:solution|solutions} for this claim, found {1}",
    "{0} {0:solution attendue|solutions attendues} d’après l’affirmation, trouvé {1}"};
inline constexpr MessageText kNotSolution{"this does not solve the puzzle",
                                          "ceci ne résout pas la grille"};
inline constexpr MessageText kSameSolution{"this is the same solution again",
                                           "c’est encore la même solution"};
inline constexpr MessageText kVariableCount{
    "expected {0} variables, one for each cell and digit; found {1}",
    "{0} variables attendues, une par case et par chiffre ; trouvé {1}"};
inline constexpr MessageText kAuxiliary{
    "{0} stands for no cell and digit: there are {1} of these",
    "{0} ne désigne pas une case et un chiffre : il y en a {1}"};
inline constexpr MessageText kNotRule{"the clause is neither a rule of the board nor a given",
                                      "la clause n’est ni une règle de la grille ni une donnée"};
inline constexpr MessageText kNotExcluding{"expected the last clause to exclude the solution",
                                           "la dernière clause devrait exclure la solution"};

inline constexpr MessageText kMissing{"the file is missing", "le fichier manque"};
inline constexpr MessageText kChanged{
    "the file is not the one that the certificate was made with (SHA-256)",
    "ce fichier n’est pas celui avec lequel le certificat a été fait (SHA-256)"};
inline constexpr MessageText kNoDigest{"expected the SHA-256 of {0}", "SHA-256 de {0} attendu"};
inline constexpr MessageText kTwice{"the name \"{0}\" occurs twice here",
                                    "le nom \"{0}\" figure ici deux fois"};
inline constexpr MessageText kNotCertificate{
    "expected a JSON object with \"sudokit_certificate\": 1",
    "objet JSON avec \"sudokit_certificate\": 1 attendu"};
inline constexpr MessageText kNoClaim{"expected \"claim\": \"none\", \"one\" or \"several\"",
                                      "\"claim\" attendu : \"none\", \"one\" ou \"several\""};
inline constexpr MessageText kNotOnePuzzle{"expected one puzzle, found {0}",
                                           "une seule grille attendue, trouvé {0}"};

}  // namespace sudokit::backend::text
