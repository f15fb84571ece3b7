// The texts of `sudokit race`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kRaceHeading{
    "All solutions are looked for; times are medians of {0} {0:round|rounds} at most.",
    "Toutes les solutions sont cherchées ; les temps sont des médianes d’au plus {0} "
    "{0:tour|tours}."};
inline constexpr MessageText kRaceHeadingLimit{
    "Up to {1} {1:solution is|solutions are} looked for; times are medians of {0} {0:round|rounds} "
    "at most.",
    "Jusqu’à {1} {1:solution est cherchée|solutions sont cherchées} ; les temps sont des médianes "
    "d’au plus {0} {0:tour|tours}."};
inline constexpr MessageText kRaceTotals{"All {0} puzzles:", "Les {0} grilles ensemble :"};
inline constexpr MessageText kEngineColumn{"engine", "moteur"};
inline constexpr MessageText kAnswerColumn{"answer", "réponse"};
inline constexpr MessageText kTimeColumn{"time", "temps"};
inline constexpr MessageText kNodesColumn{"nodes", "nœuds"};
inline constexpr MessageText kMemoryColumn{"memory", "mémoire"};
inline constexpr MessageText kDoneColumn{"done", "terminées"};
inline constexpr MessageText kScale{"(logarithmic)", "(logarithmique)"};
inline constexpr MessageText kMoreThan{"> {0}", "> {0}"};
inline constexpr MessageText kNoneAtAll{"no solution", "aucune"};
inline constexpr MessageText kSoMany{"{0} {0:solution|solutions}", "{0} {0:solution|solutions}"};
inline constexpr MessageText kAtLeast{"at least {0}", "au moins {0}"};
inline constexpr MessageText kMegabytes{"{0} MB", "{0} Mo"};
inline constexpr MessageText kDoneOf{"{0} of {1}", "{0} sur {1}"};
inline constexpr MessageText kOfThoseDone{
    "Where not all puzzles are done, time and nodes are of those that are.",
    "Là où il reste des grilles, temps et nœuds sont ceux des grilles terminées."};
inline constexpr MessageText kWhyNot{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kAutoEndedBy{"auto: ended by {0}", "auto : terminé par {0}"};
inline constexpr MessageText kOutOfTimeAt{"out of time", "temps écoulé"};
inline constexpr MessageText kRefusesShort{"does not take it", "ne la prend pas"};
inline constexpr MessageText kFailedShort{"failed", "échec"};
inline constexpr MessageText kChartTitle{"{0}: time by engine", "{0} : temps par moteur"};
inline constexpr MessageText kPuzzleNumber{"Puzzle {0}", "Grille {0}"};
inline constexpr MessageText kLegend{"The engines, and what each counts as a node:",
                                     "Les moteurs, et ce que chacun compte comme nœud :"};
inline constexpr MessageText kLegendRow{"{0}; counts {1}", "{0} ; compte : {1}"};
inline constexpr MessageText kLegendMemory{
    "Memory: by how much the resident memory of the engine's own process grew at most, pages of "
    "the program that it touched among it.",
    "Mémoire : de combien la mémoire résidente du processus propre au moteur a crû au plus, y "
    "compris les pages du programme qu’il a touchées."};
inline constexpr MessageText kAutoInRace{
    "hands over from nine, or general, to others when one is stuck",
    "passe de nine, ou general, à d’autres quand l’un est bloqué"};
inline constexpr MessageText kEnginesDisagree{
    "THE ENGINES DO NOT AGREE: {0} says {1}, {2} says {3}",
    "LES MOTEURS SE CONTREDISENT : {0} dit {1}, {2} dit {3}"};
inline constexpr MessageText kNoSolutionOfIt{
    "THE ENGINES DO NOT AGREE: what {0} gives as a solution is none, or the same one twice",
    "LES MOTEURS SE CONTREDISENT : ce que {0} donne pour solution n’en est pas une, ou est deux "
    "fois la même"};
inline constexpr MessageText kNoMemoryLeft{"out of memory", "mémoire épuisée"};
inline constexpr MessageText kCrashed{"crashed (signal {0})", "a planté (signal {0})"};
inline constexpr MessageText kNoAnswer{"ended without an answer", "a fini sans réponse"};
inline constexpr MessageText kNoProcess{"could not be started: {0}", "n’a pas pu être lancé : {0}"};
inline constexpr MessageText kNamedTwice{"{0}: '{1}' is named twice",
                                         "{0} : « {1} » est nommé deux fois"};
inline constexpr MessageText kUnknownEngine{"{0}: there is no engine '{1}'; expected {2}",
                                            "{0} : il n’y a pas de moteur « {1} » ; attendu : {2}"};
inline constexpr MessageText kExternalAlone{
    "--solver-command is for the engine 'external', which --engines does not name",
    "--solver-command vaut pour le moteur « external », que --engines ne nomme pas"};
inline constexpr MessageText kExternalNeeds{"the engine 'external' needs --solver-command",
                                            "le moteur « external » exige --solver-command"};

}  // namespace sudokit::cli::text
