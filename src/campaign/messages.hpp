// The texts of campaigns.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::campaign::text {

// Plans.
inline constexpr MessageText kBadToml{"not TOML: {0}", "pas du TOML : {0}"};
inline constexpr MessageText kStrayByte{
    "not TOML: a letter that is not ASCII stands outside a comment or a quoted value",
    "pas du TOML : une lettre hors ASCII n’est ni dans un commentaire, ni dans une valeur entre "
    "guillemets"};
inline constexpr MessageText kNoToml{
    "plans cannot be read: toml++ is left out of this build",
    "les plans sont illisibles : toml++ ne fait pas partie de cette compilation"};
inline constexpr MessageText kUnknownKey{"no key '{0}' here; expected one of {1}",
                                         "pas de clé « {0} » ici ; attendu : {1}"};
inline constexpr MessageText kUnknownKeyNear{
    "no key '{0}' here; did you mean '{1}'?",
    "pas de clé « {0} » ici ; vouliez-vous dire « {1} » ?"};
inline constexpr MessageText kWantsTable{"'{0}': expected a table, [{0}]",
                                         "« {0} » : table attendue, [{0}]"};
inline constexpr MessageText kWantsTables{"'{0}': expected tables, [[{0}]]",
                                          "« {0} » : tables attendues, [[{0}]]"};
inline constexpr MessageText kWantsText{"'{0}': expected text in quotes",
                                        "« {0} » : texte entre guillemets attendu"};
inline constexpr MessageText kWantsTruth{"'{0}': expected true or false",
                                         "« {0} » : true ou false attendu"};
inline constexpr MessageText kWantsNumber{"'{0}': expected a whole number from {1} to {2}",
                                          "« {0} » : nombre entier de {1} à {2} attendu"};
inline constexpr MessageText kWantsDecimal{"'{0}': expected a number above 0",
                                           "« {0} » : nombre supérieur à 0 attendu"};
inline constexpr MessageText kWantsBucket{"'{0}': expected a number of MiB from 0.001 to 1048576",
                                          "« {0} » : nombre de Mio de 0.001 à 1048576 attendu"};
inline constexpr MessageText kWantsRange{
    "'{0}': expected a number, or a range such as \"2..4\", \"2..\" or \"..4\"",
    "« {0} » : nombre attendu, ou intervalle comme \"2..4\", \"2..\" ou \"..4\""};
inline constexpr MessageText kWantsRangeWithin{
    "'{0}': expected a number from {1} to {2}, or a range of them such as \"2..4\", \"2..\" or "
    "\"..4\"",
    "« {0} » : nombre de {1} à {2} attendu, ou intervalle comme \"2..4\", \"2..\" ou \"..4\""};
inline constexpr MessageText kWantsBound{"'{0}': expected a number from 0 to {1}",
                                         "« {0} » : nombre de 0 à {1} attendu"};
inline constexpr MessageText kSameFile{"{0} would be written over {1}, {2}",
                                       "{0} écraserait {1}, {2}"};
inline constexpr MessageText kTheOutput{"the output", "le résultat"};
inline constexpr MessageText kTheMetrics{"the metrics", "le fichier des mesures"};
inline constexpr MessageText kTheCheckpoint{"the checkpoint", "le point de reprise"};
inline constexpr MessageText kTheInput{"the input", "l’entrée"};
inline constexpr MessageText kThePlan{"the plan", "le plan"};
inline constexpr MessageText kReplacesPuzzle{
    "'{0}' puts another puzzle beside the columns of 'solve' and 'rate': it comes before them",
    "« {0} » met une autre grille à côté des colonnes de « solve » et « rate » : il vient avant"};
inline constexpr MessageText kPacked{"{0}: it is compressed; unpack it first",
                                     "{0} : il est compressé ; décompressez-le d’abord"};
inline constexpr MessageText kNoFile{
    "{0}: must be a regular file, parts of which can be read again",
    "{0} : doit être un fichier ordinaire, dont on puisse relire "
    "des parties"};
inline constexpr MessageText kWantsWordRange{"'{0}': expected one of {1}, or a range of them",
                                             "« {0} » : attendu : {1}, ou un intervalle"};
inline constexpr MessageText kWantsWord{"'{0}': expected one of {1}; found '{2}'",
                                        "« {0} » : attendu : {1} ; trouvé « {2} »"};
inline constexpr MessageText kWantsBoxes{"'{0}': expected rows x columns of a box, such as \"2x4\"",
                                         "« {0} » : lignes x colonnes d’un bloc attendues, comme "
                                         "\"2x4\""};
inline constexpr MessageText kNoScheme{"'{0}': there is no scheme to count such boards",
                                       "« {0} » : pas de méthode pour compter de telles grilles"};
inline constexpr MessageText kMissingKey{"'{0}' is missing here", "il manque « {0} » ici"};
inline constexpr MessageText kMissingTable{"the plan has no [{0}]", "le plan n’a pas de [{0}]"};
inline constexpr MessageText kOneInput{"[input] needs exactly one of {0}",
                                       "[input] demande une clé et une seule parmi {0}"};
inline constexpr MessageText kNoSteps{"there is nothing for steps to work on: '{0}' gives numbers",
                                      "les étapes n’ont rien à traiter : « {0} » donne des "
                                      "nombres"};
inline constexpr MessageText kKeepWhat{"'keep-if' needs a scale and its range",
                                       "« keep-if » demande une échelle et son intervalle"};
inline constexpr MessageText kBadWish{"no puzzle can be as wished: {0}",
                                      "aucune grille ne peut être conforme aux souhaits : {0}"};

// Files.
inline constexpr MessageText kCannotRead{"{0}: cannot be read: {1}",
                                         "{0} : lecture impossible : {1}"};
inline constexpr MessageText kCannotWrite{"{0}: cannot be written: {1}",
                                          "{0} : écriture impossible : {1}"};
inline constexpr MessageText kNotPlain{
    "{0}:{1}:{2}: expected a line with the 81 cells of a 9x9 puzzle",
    "{0}:{1}:{2}: ligne attendue avec les 81 cases d’une grille 9x9"};
inline constexpr MessageText kNoPuzzles{"{0}: there is no puzzle in it",
                                        "{0} : aucune grille dedans"};
inline constexpr MessageText kInputChanged{
    "{0}: not the input that this campaign began with: {1}",
    "{0} : pas l’entrée avec laquelle cette campagne a commencé : {1}"};
inline constexpr MessageText kOtherSize{"it has {0} bytes, and had {1}",
                                        "il a {0} octets, et en avait {1}"};
inline constexpr MessageText kOtherBytes{"what stands from byte {0} on has changed",
                                         "ce qui suit l’octet {0} a changé"};

// Checkpoints.
inline constexpr MessageText kNoCheckpoint{"{0}: there is no campaign to go on with",
                                           "{0} : aucune campagne à poursuivre"};
inline constexpr MessageText kInUse{"{0}: another run is using this checkpoint",
                                    "{0} : un autre programme utilise ce point de reprise"};
inline constexpr MessageText kShardInUse{"{0}: another run is working on the same shard",
                                         "{0} : un autre programme travaille sur la même part"};
inline constexpr MessageText kOtherForm{
    "{0}: the checkpoint has another form ({1}); this program writes '{2}'",
    "{0} : le point de reprise a une autre forme ({1}) ; ce programme écrit « {2} »"};
inline constexpr MessageText kOtherVersion{
    "{0}: the checkpoint is of another version: sudokit {1}, and this is {2}; finish it with that "
    "version, or name another folder",
    "{0} : le point de reprise est d’une autre version : sudokit {1}, et ce programme "
    "est la version {2} ; le finir avec elle, ou nommer un autre dossier"};
inline constexpr MessageText kOtherPlan{
    "{0}: the checkpoint is of another plan: '{1}' there, '{2}' here; name another folder",
    "{0} : le point de reprise est d’un autre plan : « {1} » là, « {2} » ici ; nommer un autre "
    "dossier"};
inline constexpr MessageText kNothingThere{"nothing", "rien"};
inline constexpr MessageText kDamaged{
    "{0}: damaged: its checksum is wrong; remove this file, and it is made again",
    "{0} : endommagé : sa somme de contrôle est fausse ; supprimer ce fichier, il sera refait"};
inline constexpr MessageText kForeignUnits{
    "{0}: has units of another campaign; name another folder",
    "{0} : contient des unités d’une autre campagne ; nommer un autre dossier"};
inline constexpr MessageText kUnitDamaged{
    "{0}: a unit at byte {1} is damaged, or was cut off",
    "{0} : une unité à l’octet {1} est endommagée, ou a été coupée"};
inline constexpr MessageText kUnitDiffers{
    "{0}: unit {1} was done twice, with different results",
    "{0} : l’unité {1} a été faite deux fois, avec des résultats différents"};
inline constexpr MessageText kStaysDamaged{
    "{0}: units turn out damaged however often they are done again; the disk or the memory may be "
    "failing, see the log there",
    "{0} : des unités se révèlent endommagées chaque fois qu’on les refait ; le disque ou la "
    "mémoire est peut-être en panne, voir le journal (log) de ce dossier"};
inline constexpr MessageText kUnitsNotSeen{
    "{0}: {1} of {2} units can be read here, though all are done; run the campaign again, and it "
    "goes on",
    "{0} : {1} unités sur {2} sont lisibles ici, alors que toutes sont faites ; relancer la "
    "campagne, elle se poursuivra"};
inline constexpr MessageText kOutputChanged{"{0}: not the output that was merged: {1}",
                                            "{0} : pas le résultat qui avait été fusionné : {1}"};
inline constexpr MessageText kOutputMissing{"it is not there", "il n’est pas là"};
inline constexpr MessageText kOtherChecksum{"its checksum differs", "sa somme de contrôle diffère"};
inline constexpr MessageText kManyUnits{
    "there would be more than {0} units of work: a larger 'slice' makes fewer",
    "il y aurait plus de {0} unités de travail : une « slice » plus grande en fait moins"};
inline constexpr MessageText kLargeSlice{
    "{0}: a unit would have more than {1} MiB of it: a smaller 'slice' makes smaller ones",
    "{0} : une unité en aurait plus de {1} Mio : une « slice » plus petite en fait de plus "
    "petites"};
inline constexpr MessageText kLargeUnit{
    "more than {0} MiB of lines come out of a unit: a smaller 'slice' makes fewer, and so do a "
    "smaller 'remove' and 'add'",
    "plus de {0} Mio de lignes sortent d’une unité : une « slice » plus petite en fait moins, et "
    "des « remove » et « add » plus petits aussi"};
inline constexpr MessageText kNeedsCatalogue{"there is no catalogue of grids here",
                                             "il n’y a pas de catalogue de grilles ici"};
inline constexpr MessageText kCatalogueEnds{"the catalogue ends at {0}",
                                            "le catalogue s’arrête à {0}"};
inline constexpr MessageText kFirstRankLost{
    "the first rank no longer answers; run the campaign again, and it goes on",
    "le premier rang ne répond plus ; relancer la campagne, elle se poursuivra"};

}  // namespace sudokit::campaign::text
