// The texts of libraries.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::library::text {

inline constexpr MessageText kNoLibrary{
    "there is no library here; 'sudokit library import' makes one",
    "il n’y a pas de bibliothèque ici ; « sudokit library import » en crée une"};
inline constexpr MessageText kNotDatabase{
    "this file is not a library: expected an SQLite file made by sudokit",
    "ce fichier n’est pas une bibliothèque : fichier SQLite créé par sudokit attendu"};
inline constexpr MessageText kOtherDatabase{
    "this SQLite file belongs to another program; a library needs a file of its own",
    "ce fichier SQLite appartient à un autre programme ; une bibliothèque doit avoir "
    "son propre fichier"};
inline constexpr MessageText kOtherVersion{
    "this library is of version {0}, and this program knows version {1}; use the program that it "
    "was made with, or a newer one",
    "cette bibliothèque est de la version {0}, et ce programme connaît la version {1} ; prenez le "
    "programme qui l’a faite, ou un plus récent"};
inline constexpr MessageText kDamaged{"this library is damaged: {0}",
                                      "cette bibliothèque est endommagée : {0}"};
inline constexpr MessageText kCutShort{"the file is cut short", "le fichier est tronqué"};
inline constexpr MessageText kSealBroken{
    "row {1} of the table '{0}' is not what was written",
    "la ligne {1} de la table « {0} » n’est pas ce qui a été écrit"};
inline constexpr MessageText kFormLost{"puzzle {0} is not found by its form",
                                       "la grille {0} n’est pas trouvée par sa forme"};
inline constexpr MessageText kFormsStray{"there are {0} forms for {1} puzzles",
                                         "il y a {0} formes pour {1} grilles"};
inline constexpr MessageText kStray{
    "the table '{0}' speaks of {1} {1:puzzle that is|puzzles that are} not there",
    "la table « {0} » parle de {1} {1:grille qui n’existe pas|grilles qui n’existent pas}"};
inline constexpr MessageText kDatabaseFault{"the database says: {0}",
                                            "la base de données répond : {0}"};
inline constexpr MessageText kNoRoom{"there is no room left on the disk",
                                     "il n’y a plus de place sur le disque"};
inline constexpr MessageText kReadOnly{"this library cannot be written to",
                                       "cette bibliothèque ne peut pas être modifiée"};
inline constexpr MessageText kIsFolder{"this is a folder: expected a file",
                                       "c’est un répertoire : fichier attendu"};
inline constexpr MessageText kNoAccess{"cannot open it: {0}", "ouverture impossible : {0}"};
inline constexpr MessageText kLongName{
    "a tag, source or publication has at most {0} bytes",
    "une étiquette, une source ou une publication a au plus {0} octets"};
inline constexpr MessageText kStopped{"stopped before it was done", "arrêté avant la fin"};
inline constexpr MessageText kNoForm{
    "its canonical form was not found in this time",
    "sa forme canonique n’a pas été trouvée dans le temps imparti"};
inline constexpr MessageText kNoServer{"cannot reach the server: {0}", "serveur injoignable : {0}"};

}  // namespace sudokit::library::text
