// Aligned exclusion in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

TEST(AlignedExclusionInWords, SaysWhyNoCombinationIsLeft) {
    State state = open_state();
    keep(state, 1, 1, "149");
    keep(state, 1, 2, "13");
    keep(state, 1, 5, "12");
    keep(state, 1, 8, "13");
    const Step step{TechniqueId::aligned_pair_exclusion,
                    AlignedPattern{{rc(1, 1), rc(1, 2)}, {rc(1, 5), rc(1, 8)}},
                    {},
                    {{rc(1, 1), 1}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1 and r1c2 see r1c5 and r1c8, and cannot take all candidates of one of them "
              "together. If r1c1 is 1, r1c2 is not 1 (1 twice in row 1) and r1c2 is not 3 (nothing "
              "left for r1c8). So 1 can be removed from r1c1.");
    EXPECT_EQ(
        in_french(step, state),
        "L1C1 et L1C2 voient les cases L1C5 et L1C8, et ne peuvent prendre à elles seules "
        "tous les candidats de l’une d’elles. Si L1C1 vaut 1, L1C2 ne vaut pas 1 (1 deux fois "
        "dans la ligne 1) et L1C2 ne vaut pas 3 (plus rien pour L1C8). Donc on élimine le 1 "
        "de L1C1.");
    EXPECT_EQ(in_short(step, state), "r1c12, excluded by r1c58 => r1c1<>1.");
}

TEST(AlignedExclusionInWords, OfATripleNamesTheCombinations) {
    State state = open_state();
    keep(state, 1, 1, "14");
    keep(state, 1, 2, "2");
    keep(state, 1, 3, "3");
    keep(state, 1, 5, "123");
    const Step step{TechniqueId::aligned_triple_exclusion,
                    AlignedPattern{{rc(1, 1), rc(1, 2), rc(1, 3)}, {rc(1, 5)}},
                    {},
                    {{rc(1, 1), 1}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1, r1c2 and r1c3 see r1c5, and cannot take all candidates of it together. If "
              "r1c1 is 1, 2 in r1c2 and 3 in r1c3 do not go together (nothing left for r1c5). So "
              "1 can be removed from r1c1.");
}

}  // namespace
}  // namespace sudokit::logic
