// The texts of `sudokit same`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kTwoPuzzles{
    "same compares two puzzles: expected two in all, found {0}",
    "same compare deux grilles : deux attendues en tout, il y en a {0}"};
inline constexpr MessageText kAreEqual{"The puzzles are equal.", "Les grilles sont identiques."};
inline constexpr MessageText kAreSame{
    "The puzzles are equivalent. {0} {0:move turns|moves turn} the first into the second:",
    "Les grilles sont équivalentes. {0} {0:mouvement transforme|mouvements transforment} la "
    "première en la seconde :"};
inline constexpr MessageText kAreDifferent{"The puzzles are not equivalent: {0}.",
                                           "Les grilles ne sont pas équivalentes : {0}."};
inline constexpr MessageText kOtherAutomorphisms{
    "the first is equivalent to itself in {0} {0:way|ways}, the second in {1}",
    "la première est équivalente à elle-même de {0} {0:façon|façons}, la seconde de {1}"};
inline constexpr MessageText kOtherForms{"their canonical forms differ: {0} and {1}",
                                         "leurs formes canoniques diffèrent : {0} et {1}"};
inline constexpr MessageText kOtherForm{"their canonical forms differ",
                                        "leurs formes canoniques diffèrent"};
inline constexpr MessageText kNoMoves{"no moves turn the one into the other",
                                      "aucun mouvement ne transforme l’une en l’autre"};
inline constexpr MessageText kDifferenceUnknown{"what differs was not found in time",
                                                "le temps a manqué pour trouver ce qui diffère"};
inline constexpr MessageText kSameUnknown{
    "Time ran out before it was known whether the puzzles are equivalent.",
    "Le temps a manqué pour savoir si les grilles sont équivalentes."};
inline constexpr MessageText kFirstPuzzle{"The first puzzle:", "La première grille :"};
inline constexpr MessageText kMoveNumber{"{0}. {1}:", "{0}. {1} :"};

}  // namespace sudokit::cli::text
