// The texts of faults in puzzle files.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::formats::text {

inline constexpr MessageText kOrderRange{"expected a board of order 1 to 64, found {0}",
                                         "ordre de grille attendu entre 1 et 64, trouvé : {0}"};
inline constexpr MessageText kOtherOrder{
    "expected a puzzle of order {0}, as asked for, found one of order {1}",
    "grille d’ordre {0} attendue, comme demandé, trouvé une grille d’ordre {1}"};
inline constexpr MessageText kOtherBoard{
    "this puzzle's board is {0}, but {1} was asked for",
    "cette grille est de forme {0}, mais la forme demandée est {1}"};

// Said by several readers or writers.
inline constexpr MessageText kOneCharacterACandidate{
    "the format {0} needs one character per candidate, too few for order {1}",
    "le format {0} demande un caractère par candidat, trop peu pour l’ordre {1}"};
inline constexpr MessageText kRowCount{
    "expected {0} {0:row|rows} of {0} {0:cell|cells}, found {1}",
    "{0} {0:ligne attendue|lignes attendues} de {0} {0:case|cases}, {1} {1:trouvée|trouvées}"};
inline constexpr MessageText kOpenQuote{"expected a closing quote", "guillemet fermant attendu"};

}  // namespace sudokit::formats::text
