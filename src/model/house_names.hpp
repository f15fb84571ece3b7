// The names of houses in the sentences about models.
#pragma once

#include "board/house_texts.hpp"

namespace sudokit::model {

inline constexpr HouseTexts kHouses{{{"row {0}", "la ligne {0}"},
                                     {"column {0}", "la colonne {0}"},
                                     {"box {0}", "le bloc {0}"},
                                     {"diagonal {0}", "la diagonale {0}"},
                                     {"window {0}", "la fenêtre {0}"},
                                     {"extra house {0}", "la zone supplémentaire {0}"}}};

/// The same where no sentence goes around them.
inline constexpr HouseTexts kBareHouses{{{"row {0}", "ligne {0}"},
                                         {"column {0}", "colonne {0}"},
                                         {"box {0}", "bloc {0}"},
                                         {"diagonal {0}", "diagonale {0}"},
                                         {"window {0}", "fenêtre {0}"},
                                         {"extra house {0}", "zone supplémentaire {0}"}}};

}  // namespace sudokit::model
