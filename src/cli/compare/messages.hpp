// The texts of `sudokit compare`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kNothingToCompare{
    "compare needs something to compare: --model MODEL or --rules RULES",
    "compare demande quelque chose à comparer : --model MODÈLE ou --rules RÈGLES"};
inline constexpr MessageText kCompared{"{0} {0:puzzle|puzzles}", "{0} {0:grille|grilles}"};
inline constexpr MessageText kGivenUp{" ({0} more took too long and {0:is|are} left out)",
                                      " ({0} de plus {0:a pris trop de temps et est laissée|ont "
                                      "pris trop de temps et sont laissées} de côté)"};
inline constexpr MessageText kShareSolved{"solved %", "résolues %"};
inline constexpr MessageText kCandidatesLeft{"candidates", "candidats"};
inline constexpr MessageText kHowCounted{
    "candidates: left on average, the digits of filled cells included",
    "candidats : qui restent en moyenne, chiffres des cases remplies compris"};
inline constexpr MessageText kContradictions{"contradictions", "contradictions"};
inline constexpr MessageText kFilter{"filter", "filtre"};
inline constexpr MessageText kMatrix{
    "Does the row remove all that the column removes? If not: the number of puzzles where it does "
    "not.",
    "La ligne enlève-t-elle tout ce que la colonne enlève ? Sinon : le nombre de grilles où ce "
    "n’est pas le cas."};
inline constexpr MessageText kFiltersAsMuch{"yes", "oui"};
inline constexpr MessageText kCounterExamples{"First counter-examples:",
                                              "Premiers contre-exemples :"};
inline constexpr MessageText kCounterExample{
    "{0} keeps {1} in {2}, {3} removes it: puzzle {4}, {5}",
    "{0} garde {1} en {2}, {3} l’enlève : grille {4}, {5}"};

}  // namespace sudokit::cli::text
