// The texts of `sudokit check`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kClashing{
    "{0} of the givens are enough to rule out any solution, and fewer are not, which is proved: "
    "{1}.",
    "{0} des données suffisent à exclure toute solution, et moins n’y suffisent pas, c’est prouvé "
    ": "
    "{1}."};
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
