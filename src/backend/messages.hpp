// The texts of the backends.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::backend::text {

inline constexpr MessageText kEmptyCell{
    "the model that '{0}' gave is not one of this puzzle: no digit in {1}",
    "le modèle donné par « {0} » n'est pas celui de ce puzzle : aucun chiffre en {1}"};
inline constexpr MessageText kTwoDigits{
    "the model that '{0}' gave is not one of this puzzle: several digits in {1}",
    "le modèle donné par « {0} » n'est pas celui de ce puzzle : plusieurs chiffres en {1}"};
inline constexpr MessageText kNotASolution{
    "the model that '{0}' gave is not one of this puzzle: it breaks the rules",
    "le modèle donné par « {0} » n'est pas celui de ce puzzle : il enfreint les règles"};
inline constexpr MessageText kSameAgain{"'{0}' gave a model again that the formula excludes",
                                        "« {0} » a redonné un modèle que la formule exclut"};

}  // namespace sudokit::backend::text
