// The texts of `sudokit minimise`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kSeveralNotMinimised{
    "Fewer givens would leave even more of them: there is nothing to minimise.",
    "Moins de données en laisseraient davantage encore : il n’y a rien à minimiser."};
inline constexpr MessageText kNoneNotMinimised{
    "'sudokit check --why' names the fewest givens that clash.",
    "« sudokit check --why » nomme le moins possible de données en conflit."};
inline constexpr MessageText kMinimal{
    "The puzzle is minimal: without any one of its {0} givens there are several solutions.",
    "La grille est minimale : sans l’une quelconque de ses {0} données, il y a plusieurs "
    "solutions."};
inline constexpr MessageText kNotMinimal{
    "The puzzle is not minimal: {0} of its {1} givens {0:is redundant|are redundant, each on its "
    "own}: {2}.",
    "La grille n’est pas minimale : {0} de ses {1} données {0:est superflue|sont superflues, "
    "chacune prise isolément} : {2}."};
inline constexpr MessageText kFewestProved{
    "{0} givens: no puzzle within this one has fewer, which is proved",
    "{0} données : aucune grille contenue dans celle-ci n’en a moins, c’est prouvé"};
inline constexpr MessageText kFewestRange{
    "out of time: at least {0} givens are needed, and {1} are enough",
    "temps écoulé : il faut au moins {0} données, et {1} suffisent"};
inline constexpr MessageText kFewestKnownRange{
    "out of time: at least {0} givens are needed by what is proved here, at least {1} by what is "
    "known of all 9x9 puzzles (McGuire, Tugemann and Civario 2012), and {2} are enough",
    "temps écoulé : il faut au moins {0} données d’après ce qui est prouvé ici, au moins {1} "
    "d’après "
    "ce que l’on sait de toutes les grilles 9x9 (McGuire, Tugemann et Civario 2012), et {2} "
    "suffisent"};
inline constexpr MessageText kFewestKnown{
    "{1} givens: no puzzle with one solution has fewer, as is known of all 9x9 puzzles (McGuire, "
    "Tugemann and Civario 2012); what is proved here is at least {0}",
    "{1} données : aucune grille à solution unique n’en a moins, on le sait de toutes les grilles "
    "9x9 (McGuire, Tugemann et Civario 2012) ; ce qui est prouvé ici est : au moins {0}"};
inline constexpr MessageText kMinimalInAll{"{0} minimal {0:puzzle|puzzles} in all",
                                           "{0} {0:grille minimale|grilles minimales} en tout"};
inline constexpr MessageText kMinimalAtLimit{
    "stopped at {0} minimal {0:puzzle|puzzles}: there may be more",
    "arrêt à {0} {0:grille minimale|grilles minimales} : il peut y en avoir d’autres"};
inline constexpr MessageText kMinimalOutOfTime{
    "out of time after {0} minimal {0:puzzle|puzzles}: there may be more",
    "temps écoulé après {0} {0:grille minimale|grilles minimales} : il peut y en avoir d’autres"};
inline constexpr MessageText kUnavoidableSets{"unavoidable sets", "les ensembles inévitables"};
inline constexpr MessageText kUnavoidable{
    "The solution has {0} minimal unavoidable {0:set|sets} of at most {1} cells: in each of them, "
    "every puzzle with this solution has a given.",
    "La solution a {0} {0:ensemble inévitable minimal|ensembles inévitables minimaux} d’au plus "
    "{1} cases : dans chacun, toute grille qui a cette solution a une donnée."};
inline constexpr MessageText kUnavoidableOutOfTime{
    "Out of time: {0} minimal unavoidable {0:set|sets} of at most {1} cells were found, and there "
    "may be more. In each of them, every puzzle with this solution has a given.",
    "Temps écoulé : {0} {0:ensemble inévitable minimal|ensembles inévitables minimaux} d’au plus "
    "{1} cases ont été trouvés, et il peut y en avoir d’autres. Dans chacun, toute grille qui a "
    "cette solution a une donnée."};
inline constexpr MessageText kColumnCells{"cells", "cases"};
inline constexpr MessageText kColumnSets{"sets", "ensembles"};
inline constexpr MessageText kDisjointSets{
    "No two of these {0} share a cell, so that each takes a given of its own:",
    "Ces {0} n’ont pas de case commune deux à deux ; il faut donc une donnée dans chacun :"};
inline constexpr MessageText kBound{
    "All together, they take at least {0} givens: no choice of fewer cells has one in each set.",
    "Tous ensemble, ils demandent au moins {0} données : aucun choix de moins de cases n’en a une "
    "dans chaque ensemble."};
inline constexpr MessageText kBoundExact{
    "All together, they take {0} givens: no choice of fewer cells has one in each set, and some "
    "choice of {0} does.",
    "Tous ensemble, ils demandent {0} données : aucun choix de moins de cases n’en a une dans "
    "chaque ensemble, et un choix de {0} en a une."};

}  // namespace sudokit::cli::text
