// The texts of `sudokit campaign`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kShardArgument{"I/N", "I/N"};
inline constexpr MessageText kBadShard{
    "{0}: expected I/N with I from 0 to N-1, such as 0/8; found '{1}'",
    "{0} : I/N attendu avec I de 0 à N-1, comme 0/8 ; trouvé « {1} »"};
inline constexpr MessageText kCampaignWhat{"expected {0}, and the file of a plan",
                                           "attendu : {0}, et le fichier d’un plan"};
inline constexpr MessageText kCampaignVerb{"expected one of {0}; found '{1}'",
                                           "attendu : {0} ; trouvé « {1} »"};
inline constexpr MessageText kCampaignOnly{"{0} is for 'campaign {1}' only",
                                           "{0} ne va qu’avec « campaign {1} »"};
inline constexpr MessageText kCampaignDone{
    "{0} {0:unit|units} done, {1} {1:puzzle|puzzles} read; the output is in {2}",
    "{0} {0:unité faite|unités faites}, {1} {1:grille lue|grilles lues} ; le résultat est dans "
    "{2}"};
inline constexpr MessageText kCampaignStopped{
    "stopped: {0} of {1} {1:unit is|units are} done; 'sudokit campaign resume' goes on",
    "arrêté : {0} {0:unité faite|unités faites} sur {1} ; « sudokit campaign resume » poursuit"};
inline constexpr MessageText kCampaignNotBegun{
    "stopped while the input was cut into units; 'sudokit campaign run' begins anew",
    "arrêté pendant le découpage de l’entrée en unités ; « sudokit campaign run » recommence"};
inline constexpr MessageText kCampaignMissing{
    "{0} of {1} {1:unit|units} {0:is|are} missing; 'sudokit campaign resume' does what is missing",
    "il manque {0} {0:unité|unités} sur {1} ; « sudokit campaign resume » fait ce qui manque"};
inline constexpr MessageText kCampaignShardOrRanks{
    "the ranks of MPI share the work by themselves: leave --shard out",
    "les rangs de MPI se partagent eux-mêmes le travail : retirez --shard"};
inline constexpr MessageText kCampaignShardDone{
    "this shard is done; {0} of {1} {1:unit is|units are} done in all",
    "cette part est faite ; en tout, {0} {0:unité faite|unités faites} sur {1}"};
inline constexpr MessageText kCampaignUnits{"{0} of {1} {1:unit|units} done",
                                            "{0} {0:unité faite|unités faites} sur {1}"};
inline constexpr MessageText kCampaignLooking{
    "cutting the input, or looking at what is done",
    "découpage de l’entrée, ou examen de ce qui est fait"};
inline constexpr MessageText kCampaignSorting{"sorting", "tri en cours"};
inline constexpr MessageText kCampaignMerged{"merged into {0}", "fusionné dans {0}"};
inline constexpr MessageText kCampaignRead{
    "{0} {0:puzzle|puzzles} read, {1} {1:line|lines} kept",
    "{0} {0:grille lue|grilles lues}, {1} {1:ligne gardée|lignes gardées}"};
inline constexpr MessageText kCampaignRate{"{0} units a second, {1} left",
                                           "{0} unités par seconde, encore {1}"};
inline constexpr MessageText kCampaignIdle{"nobody is at work", "personne n’y travaille"};
inline constexpr MessageText kColumnWorker{"worker", "processus"};
inline constexpr MessageText kColumnUnits{"units", "unités"};
inline constexpr MessageText kColumnRead{"read", "lues"};
inline constexpr MessageText kColumnKept{"kept", "gardées"};
inline constexpr MessageText kColumnUnitRate{"units/s", "unités/s"};
inline constexpr MessageText kColumnWorkerState{"state", "état"};
inline constexpr MessageText kWorkerAlive{"at work", "au travail"};
inline constexpr MessageText kWorkerEnded{"ended", "fini"};
inline constexpr MessageText kCampaignSound{
    "sound: {0} {0:unit|units}, {1} {1:byte|bytes} checked; {2} {2:unit is|units are} not done",
    "intact : {0} {0:unité|unités}, {1} {1:octet vérifié|octets vérifiés} ; {2} {2:unité n’est pas "
    "faite|unités ne sont pas faites}"};

}  // namespace sudokit::cli::text
