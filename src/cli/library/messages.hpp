// The texts of `sudokit library`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

// The command line.
inline constexpr MessageText kLibraryArgument{"LIBRARY", "BIBLIO"};
inline constexpr MessageText kRatingsArgument{"SCALE:N..M", "ÉCHELLE:N..M"};
inline constexpr MessageText kScalesArgument{"SCALE,...", "ÉCHELLE,..."};
inline constexpr MessageText kNoAction{"say what to do: {0}", "il faut dire quoi faire : {0}"};
inline constexpr MessageText kBadAction{"'{0}' is not something to do with a library: expected {1}",
                                        "« {0} » n’est pas une action : attendu {1}"};
inline constexpr MessageText kNoLibraryNamed{
    "--library is missing: name a file, or a database by postgresql://...",
    "il manque --library : nommer un fichier, ou une base par postgresql://..."};
inline constexpr MessageText kNotForAction{"{0} makes no sense with '{1}'",
                                           "{0} n’a pas de sens avec « {1} »"};
inline constexpr MessageText kNeedsOption{"'{0}' needs {1}", "« {0} » demande {1}"};
inline constexpr MessageText kAddOrRemove{"'tag' needs --add or --remove, and not both",
                                          "« tag » demande --add ou --remove, et un seul des deux"};
inline constexpr MessageText kWhichPuzzles{
    "'{0}': say which puzzles, by options such as --level or --id, give the puzzles, or say --all",
    "« {0} » : il faut dire quelles grilles, par des options comme --level ou --id, donner les "
    "grilles, ou dire --all"};
inline constexpr MessageText kNoSuchPage{
    "'{0}': expected a name for text or JSON, or with 'stats' for a page (.html)",
    "« {0} » : nom attendu pour du texte ou du JSON, ou avec « stats » pour une page (.html)"};
inline constexpr MessageText kOneSource{"'import' takes one --source",
                                        "« import » prend une seule --source"};
inline constexpr MessageText kBadRatings{
    "{0}: expected a scale and a range such as se:7.1..8.0, found '{1}'",
    "{0} : échelle et intervalle attendus, par exemple se:7.1..8.0 ; trouvé « {1} »"};
inline constexpr MessageText kBadRatingScale{
    "{0}: expected one of the scales {2} before the colon, found '{1}'",
    "{0} : échelle attendue devant les deux-points, parmi {2} ; trouvé « {1} »"};
inline constexpr MessageText kBadPattern{
    "{0}: expected none, full, or some of {2} with '+' between, found '{1}'",
    "{0} : none, full, ou certaines de {2} séparées par « + » attendues ; trouvé « {1} »"};
inline constexpr MessageText kBadScales{
    "{0}: expected some of {2}, found '{1}'",
    "{0} : attendu : une ou plusieurs parmi {2} ; trouvé « {1} »"};
inline constexpr MessageText kBadIds{"{0}: expected a number or a range such as 5..9, found '{1}'",
                                     "{0} : nombre ou intervalle attendu, par exemple 5..9 ; "
                                     "trouvé « {1} »"};
inline constexpr MessageText kOperandsOfAction{"'{0}' takes no puzzles ({1})",
                                               "« {0} » ne prend pas de grilles ({1})"};

// What is said meanwhile and at the end.
inline constexpr MessageText kSafe{
    "{0} {0:puzzle is|puzzles are} safe in the library: {1} new, {2} known",
    "{0} {0:grille est|grilles sont} en sûreté dans la bibliothèque : {1} {1:nouvelle|nouvelles}, "
    "{2} {2:connue|connues}"};
inline constexpr MessageText kImported{
    "{0} {0:puzzle|puzzles} added, {1} known already",
    "{0} {0:grille ajoutée|grilles ajoutées}, {1} déjà {1:connue|connues}"};
inline constexpr MessageText kNotThere{"no puzzle of the library is equivalent to this one",
                                       "aucune grille de la bibliothèque n’est équivalente à "
                                       "celle-ci"};
inline constexpr MessageText kNotWritten{"puzzle {0}: {1}", "grille {0} : {1}"};
inline constexpr MessageText kRatedNow{
    "{0} {0:puzzle|puzzles} rated on the scale {1}, {2} badly posed",
    "{0} {0:grille évaluée|grilles évaluées} selon l’échelle {1}, {2} mal {2:posée|posées}"};
inline constexpr MessageText kGivenUpRating{"; {0} not rated for lack of time",
                                            " ; {0} non {0:évaluée|évaluées} faute de temps"};
inline constexpr MessageText kNotApplicable{
    "; {0} to which the scale does not apply",
    " ; {0} à {0:laquelle|lesquelles} l’échelle ne s’applique pas"};
inline constexpr MessageText kRating{"{0} rated on the scale {1}, {2}/s",
                                     "{0} évaluées selon l’échelle {1}, {2}/s"};
inline constexpr MessageText kWhole{"the library is whole: it holds what was written",
                                    "la bibliothèque est intacte : elle contient ce qui a été "
                                    "écrit"};
inline constexpr MessageText kAskCheck{"{0}; 'sudokit library check' tells what is wrong",
                                       "{0} ; « sudokit library check » dit ce qui ne va pas"};
inline constexpr MessageText kFaults{"the library is damaged: {0} {0:fault|faults}",
                                     "la bibliothèque est endommagée : {0} {0:défaut|défauts}"};

// History.
inline constexpr MessageText kWhenColumn{"time (UTC)", "date (UTC)"};
inline constexpr MessageText kActionColumn{"action", "action"};
inline constexpr MessageText kPuzzlesColumn{"puzzles", "grilles"};

// Figures.
inline constexpr MessageText kPuzzlesInAll{
    "{0} {0:puzzle|puzzles}, {1} used, {2} badly posed; {3} MB, {4} bytes a puzzle",
    "{0} {0:grille|grilles}, {1} {1:utilisée|utilisées}, {2} mal {2:posée|posées} ; {3} Mo, {4} "
    "octets par grille"};
inline constexpr MessageText kStatsTitle{"The library {0}", "La bibliothèque {0}"};
inline constexpr MessageText kByLevel{"Levels", "Niveaux"};
inline constexpr MessageText kByClues{"Givens", "Données"};
inline constexpr MessageText kBySymmetry{"Symmetries", "Symétries"};
inline constexpr MessageText kByTag{"Tags", "Étiquettes"};
inline constexpr MessageText kBySource{"Sources", "Sources"};
inline constexpr MessageText kByPublication{"Used in", "Utilisées dans"};
inline constexpr MessageText kByBoard{"Boards", "Formes de grille"};
inline constexpr MessageText kByScale{"Scale {0}", "Échelle {0}"};
inline constexpr MessageText kNotRated{"not rated", "non évaluées"};
inline constexpr MessageText kNoSymmetry{"none", "aucune"};
inline constexpr MessageText kUnnamed{"(no name)", "(sans nom)"};

}  // namespace sudokit::cli::text
