// The texts of `sudokit check`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kClashing{
    "These {0} givens are enough to rule out any solution, and it is proved that no fewer are: "
    "{1}.",
    "Ces {0} données suffisent à exclure toute solution ; il est prouvé qu’il n’en faut pas "
    "moins : {1}."};
inline constexpr MessageText kClashingOne{
    "One of the givens is enough to rule out any solution: {0}.",
    "Une des données suffit à exclure toute solution : {0}."};
inline constexpr MessageText kClashingNone{"Even without any givens there is none.",
                                           "Même sans aucune donnée, il n’y en a pas."};
inline constexpr MessageText kClashingOutOfTime{
    "Out of time: these {1} givens rule out any solution, and it takes at least {0} to do so: {2}.",
    "Temps écoulé : ces {1} données excluent toute solution, et il en faut au moins {0} : {2}."};
inline constexpr MessageText kClashingUnknown{
    "Out of time: which givens clash is not known.",
    "Temps écoulé : on ne sait pas quelles données sont en conflit."};

}  // namespace sudokit::cli::text
