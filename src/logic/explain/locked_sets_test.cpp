// Multi-sector locked sets and SK loops in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

const Step kSquare{TechniqueId::multi_sector_locked_sets,
                   LockedSetsPattern{{rc(1, 1), rc(1, 4), rc(4, 1), rc(4, 4)},
                                     {{row(1), digits_of({1})},
                                      {row(4), digits_of({1})},
                                      {column(1), digits_of({2})},
                                      {column(4), digits_of({3})}}},
                   {},
                   {{rc(1, 2), 1}, {rc(1, 9), 1}, {rc(7, 1), 2}}};

TEST(LockedSetsInWords, HousesWithTheSameDigitsAreNamedTogether) {
    EXPECT_EQ(in_english(kSquare, open_state()),
              "The 4 cells r1c1, r1c4, r4c1 and r4c4 can hold only these digits, each of which a "
              "house has once: 1 in each of rows 1 and 4; 2 in column 1; 3 in column 4. That makes "
              "4 digits for 4 cells, so all of them are there, and 1 can be removed from r1c2 and "
              "r1c9 (row 1), and 2 from r7c1 (column 1).");
    EXPECT_EQ(in_french(kSquare, open_state()),
              "Les 4 cases L1C1, L1C4, L4C1 et L4C4 ne peuvent contenir que ces chiffres, dont "
              "chacun n’est qu’une fois dans sa zone : 1 dans chacune des lignes 1 et 4 ; 2 dans "
              "la colonne 1 ; 3 dans la colonne 4. Cela fait 4 chiffres pour 4 cases : ils y sont "
              "donc tous, et on élimine le 1 de L1C2 et L1C9 (la ligne 1), et le 2 de L7C1 (la "
              "colonne 1).");
}

TEST(LockedSetsInWords, InShortTheyAreSums) {
    EXPECT_EQ(in_short(kSquare, open_state()),
              "4 cells r14c14 = 4 digits 1 in rows 1 and 4, 2 in column 1 and 3 in column 4 => "
              "r1c29<>1 r7c1<>2.");
}

TEST(LockedSetsInWords, BoxesAreMasculineInFrench) {
    const Step step{TechniqueId::sk_loop,
                    LockedSetsPattern{{rc(1, 2), rc(1, 5)},
                                      {{box(1), digits_of({7})}, {box(2), digits_of({7})}}},
                    {},
                    {{rc(3, 3), 7}, {rc(3, 4), 7}}};

    EXPECT_EQ(in_french(step, open_state()),
              "Les 2 cases L1C2 et L1C5 ne peuvent contenir que ces chiffres, dont chacun n’est "
              "qu’une fois dans sa zone : 7 dans chacun des blocs 1 et 2. Cela fait 2 chiffres "
              "pour 2 cases : ils y sont donc tous, et on élimine le 7 de L3C3 et L3C4 (les blocs "
              "1 et 2).");
}

}  // namespace
}  // namespace sudokit::logic
