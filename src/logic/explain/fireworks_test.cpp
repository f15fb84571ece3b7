// Fireworks in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

const Step kTriple{TechniqueId::firework_triple,
                   FireworksPattern{{rc(1, 7), rc(8, 1)}, {{rc(1, 1), digits_of({1, 2, 3})}}},
                   {},
                   {{rc(1, 1), 4}, {rc(8, 1), 9}}};

TEST(FireworksInWords, ADigitInNeitherWingIsAtTheCorner) {
    EXPECT_EQ(in_english(kTriple, open_state()),
              "In row 1 and column 1, 1, 2 and 3 can only go in box 1 and in r1c7 and r8c1. "
              "Whichever of them is in neither r1c7 nor r8c1 has its place in box 1 in both lines, "
              "where they cross: in r1c1. So these three digits fill the three cells r1c1, r1c7 "
              "and r8c1, and 4 can be removed from r1c1, and 9 from r8c1.");
    EXPECT_EQ(in_french(kTriple, open_state()),
              "Dans la ligne 1 et la colonne 1, le 1, le 2 et le 3 ne peuvent aller que dans le "
              "bloc 1 et en L1C7 et L8C1. Celui d’entre eux qui n’est pas en L1C7 ni en L8C1 est, "
              "pour la ligne comme pour la colonne, dans le bloc 1, donc à leur croisement, en "
              "L1C1. Ces trois chiffres remplissent donc les trois cases L1C1, L1C7 et L8C1, et on "
              "élimine le 4 de L1C1, et le 9 de L8C1.");
}

TEST(FireworksInWords, InShortTheDigitsAndCellsAreNamed) {
    EXPECT_EQ(in_short(kTriple, open_state()),
              "123 in r1c17,r8c1 (row 1 and column 1) => r1c1<>4 r8c1<>9.");
}

}  // namespace
}  // namespace sudokit::logic
