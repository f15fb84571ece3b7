// Chains, loops and colouring in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

ChainLink strong(std::optional<std::uint32_t> house = {}) {
    return {ChainLink::Kind::strong, house};
}

ChainLink weak(std::optional<std::uint32_t> house = {}) { return {ChainLink::Kind::weak, house}; }

TEST(ChainsInWords, Skyscraper) {
    const ChainPattern chain{{{{rc(1, 2)}, 4}, {{rc(1, 7)}, 4}, {{rc(5, 7)}, 4}, {{rc(5, 3)}, 4}},
                             {strong(row(1)), weak(column(7)), strong(row(5))}};
    const Step step{TechniqueId::skyscraper, chain, {}, {{rc(2, 3), 4}, {rc(4, 2), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In row 1, 4 is in r1c2 or r1c7; in row 5, it is in r5c7 or r5c3. r1c7 and r5c7 "
              "cannot both be 4 (column 7), so r1c2 or r5c3 is: 4 can be removed from r2c3 and "
              "r4c2, which see both.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Dans la ligne 1, le 4 est en L1C2 ou L1C7 ; dans la ligne 5, il est en L5C7 ou L5C3. "
        "L1C7 et L5C7 ne peuvent pas valoir 4 toutes deux (colonne 7), donc L1C2 ou L5C3 vaut "
        "4 : on élimine le 4 de L2C3 et L4C2, qui voient les deux.");
}

TEST(ChainsInWords, EmptyRectangleHasAGroup) {
    const ChainPattern chain{
        {{{rc(7, 2)}, 4}, {{rc(1, 2)}, 4}, {{rc(1, 4), rc(1, 5)}, 4}, {{rc(2, 6), rc(3, 6)}, 4}},
        {strong(column(2)), weak(row(1)), strong(box(2))}};
    const Step step{TechniqueId::empty_rectangle, chain, {}, {{rc(7, 6), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In column 2, 4 is in r7c2, or else in r1c2; in box 2, it is in r1c4 or r1c5, or "
              "else in r2c6 or r3c6. 4 in r1c2 rules out 4 in r1c4 or r1c5 (row 1), so it is in "
              "r2c6, r3c6 or r7c2: 4 can be removed from r7c6, which sees all three.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Dans la colonne 2, le 4 est en L7C2, ou bien en L1C2 ; dans le bloc 2, il est en L1C4 "
        "ou L1C5, ou bien en L2C6 ou L3C6. Le 4 en L1C2 exclut le 4 en L1C4 ou L1C5 (ligne 1), "
        "il est donc en L2C6, L3C6 ou L7C2 : on élimine le 4 de L7C6, qui voit les trois.");
}

TEST(ChainsInWords, WWing) {
    State state = open_state();
    keep(state, 1, 1, "27");
    keep(state, 5, 5, "27");
    const ChainPattern chain{
        {{{rc(1, 1)}, 2},
         {{rc(1, 1)}, 7},
         {{rc(3, 1)}, 7},
         {{rc(3, 5)}, 7},
         {{rc(5, 5)}, 7},
         {{rc(5, 5)}, 2}},
        {strong(), weak(column(1)), strong(row(3)), weak(column(5)), strong()}};
    const Step step{TechniqueId::w_wing, chain, {}, {{rc(5, 1), 2}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1 is 2 or 7, and so is r5c5. In row 3, 7 is in r3c1, which r1c1 sees, or in "
              "r3c5, which r5c5 sees. So r1c1 and r5c5 cannot both be 7, and one of them is 2: 2 "
              "can be removed from r5c1, which sees both.");
    EXPECT_EQ(
        in_french(step, state),
        "L1C1 vaut 2 ou 7, L5C5 de même. Dans la ligne 3, le 7 est en L3C1, que voit L1C1, ou en "
        "L3C5, que voit L5C5. L1C1 et L5C5 ne peuvent donc pas valoir 7 toutes deux, et l’une "
        "vaut 2 : on élimine le 2 de L5C1, qui voit les deux.");
}

TEST(ChainsInWords, MWing) {
    const ChainPattern chain{
        {{{rc(1, 1)}, 1},
         {{rc(1, 1)}, 2},
         {{rc(5, 1)}, 2},
         {{rc(5, 6)}, 2},
         {{rc(5, 6)}, 1},
         {{rc(9, 6)}, 1}},
        {strong(), weak(column(1)), strong(row(5)), weak(), strong(column(6))}};
    const Step step{TechniqueId::m_wing, chain, {}, {{rc(9, 1), 1}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c1 is not 1, it is 2, so in row 5, r5c6 is 2, not r5c1 (column 1), so in "
              "column 6, r9c6 is 1, not r5c6. So 1 is in r1c1 or r9c6: 1 can be removed from r9c1, "
              "which sees both. Chain: (1=2)r1c1-(2)r5c1=(2-1)r5c6=(1)r9c6 => r9c1<>1.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L1C1 ne vaut pas 1, elle vaut 2, donc dans la ligne 5, L5C6 vaut 2, pas L5C1 "
              "(colonne 1), donc dans la colonne 6, L9C6 vaut 1, pas L5C6. Donc le 1 est en L1C1 "
              "ou L9C6 : on élimine le 1 de L9C1, qui voit les deux. Chaîne : "
              "(1=2)L1C1-(2)L5C1=(2-1)L5C6=(1)L9C6 => L9C1<>1.");
    EXPECT_EQ(in_short(step, open_state()), "(1=2)r1c1-(2)r5c1=(2-1)r5c6=(1)r9c6 => r9c1<>1.");
}

TEST(ChainsInWords, SWing) {
    const ChainPattern chain{
        {{{rc(1, 1)}, 1},
         {{rc(1, 5)}, 1},
         {{rc(5, 5)}, 1},
         {{rc(5, 5)}, 2},
         {{rc(5, 2)}, 2},
         {{rc(2, 2)}, 2}},
        {strong(row(1)), weak(column(5)), strong(), weak(row(5)), strong(column(2))}};
    const Step step{TechniqueId::s_wing, chain, {}, {{rc(1, 1), 2}, {rc(2, 2), 1}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c1 is not 1, then in row 1, r1c5 is 1, so r5c5 is 2, not 1 (column 5), so in "
              "column 2, r2c2 is 2, not r5c2 (row 5). So r1c1 is 1 or r2c2 is 2. They see each "
              "other, so r1c1 cannot be 2, nor r2c2 1, either way. Chain: "
              "(1)r1c1=(1)r1c5-(1=2)r5c5-(2)r5c2=(2)r2c2 => r2c2<>1 r1c1<>2.");
}

TEST(ChainsInWords, ASetLacksADigitAndHoldsTheOthers) {
    const AlmostLockedSet set{row(1), {rc(1, 1), rc(1, 2)}, digits_of({1, 2, 3})};
    const ChainPattern chain{{{{rc(1, 1), rc(1, 2)}, 1},
                              {{rc(1, 1), rc(1, 2)}, 2},
                              {{rc(1, 9)}, 2},
                              {{rc(5, 9)}, 2},
                              {{rc(5, 2)}, 2},
                              {{rc(5, 2)}, 1}},
                             {{ChainLink::Kind::strong, {}, set},
                              weak(row(1)),
                              strong(column(9)),
                              weak(row(5)),
                              strong()}};
    const Step step{TechniqueId::als_alternating_chain, chain, {}, {{rc(2, 2), 1}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c1 and r1c2 (123) lack 1, they hold 2, so in column 9, r5c9 is 2, not r1c9 "
              "(row 1), so r5c2 is 1, not 2 (row 5). So 1 is in r1c1, r1c2 or r5c2: 1 can be "
              "removed from r2c2, which sees all three. Chain: "
              "(1=32)r1c12-(2)r1c9=(2)r5c9-(2=1)r5c2 => r2c2<>1.");
    EXPECT_EQ(in_short(step, open_state()), "(1=32)r1c12-(2)r1c9=(2)r5c9-(2=1)r5c2 => r2c2<>1.");
}

TEST(ChainsInWords, ASetAtTheEndOfAChain) {
    const AlmostLockedSet set{row(1), {rc(1, 1), rc(1, 2)}, digits_of({1, 2, 3})};
    const ChainPattern chain{{{{rc(5, 2)}, 1},
                              {{rc(5, 2)}, 2},
                              {{rc(5, 9)}, 2},
                              {{rc(1, 9)}, 2},
                              {{rc(1, 1), rc(1, 2)}, 2},
                              {{rc(1, 1), rc(1, 2)}, 1}},
                             {strong(),
                              weak(row(5)),
                              strong(column(9)),
                              weak(row(1)),
                              {ChainLink::Kind::strong, {}, set}}};
    const Step step{TechniqueId::als_alternating_chain, chain, {}, {{rc(2, 2), 1}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r5c2 is not 1, it is 2, so in column 9, r1c9 is 2, not r5c9 (row 5), so "
              "r1c1 and r1c2 (123) lack 2 (row 1) and hold 1. So 1 is in r1c1, r1c2 or r5c2: "
              "1 can be removed from r2c2, which sees all three. Chain: "
              "(1=2)r5c2-(2)r5c9=(2)r1c9-(2=31)r1c12 => r2c2<>1.");
}

TEST(ChainsInWords, ALoopLocksTheOtherDigitsOfItsSets) {
    State state = open_state();
    keep(state, 1, 1, "23");
    keep(state, 1, 2, "123");
    const AlmostLockedSet set{row(1), {rc(1, 1), rc(1, 2)}, digits_of({1, 2, 3})};
    const ChainPattern chain{{{{rc(1, 2)}, 1},
                              {{rc(1, 1), rc(1, 2)}, 2},
                              {{rc(1, 9)}, 2},
                              {{rc(5, 9)}, 2},
                              {{rc(5, 2)}, 2},
                              {{rc(5, 2)}, 1}},
                             {{ChainLink::Kind::strong, {}, set},
                              weak(row(1)),
                              strong(column(9)),
                              weak(row(5)),
                              strong(),
                              weak(column(2))},
                             true};
    const Step step{TechniqueId::als_alternating_loop, chain, {}, {{rc(1, 5), 2}, {rc(2, 1), 3}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1 and r1c2 (123) lack 1, they hold 2, so in column 9, r5c9 is 2, not "
              "r1c9 (row 1), so r5c2 is 1, not 2 (row 5), which rules the start out: a loop. "
              "So of any two that are linked, exactly one is true: 2 is in r1c1, r1c2 or "
              "r1c9, so 2 can be removed from r1c5, which sees all three; r1c1 and r1c2 lack "
              "1 or 2, so they hold 3, and 3 can be removed from r2c1, which sees r1c1 and "
              "r1c2. Loop: (1=32)r1c12-(2)r1c9=(2)r5c9-(2=1)r5c2-(1)r1c2 => r1c5<>2 r2c1<>3.");
    EXPECT_EQ(in_french(step, state),
              "Si le 1 manque à L1C1 et L1C2 (123), elles contiennent le 2, donc dans la "
              "colonne 9, L5C9 vaut 2, pas L1C9 (ligne 1), donc L5C2 vaut 1, pas 2 (ligne "
              "5), ce qui exclut le départ : c’est une boucle. De deux maillons voisins, un "
              "seul est donc vrai : le 2 est en L1C1, L1C2 ou L1C9, donc on élimine le 2 de "
              "L1C5, qui voit les trois ; il manque à L1C1 et L1C2 le 1 ou le 2 ; elles "
              "contiennent donc le 3, et on élimine le 3 de L2C1, qui voit L1C1 et L1C2. "
              "Boucle : (1=32)L1C12-(2)L1C9=(2)L5C9-(2=1)L5C2-(1)L1C2 => L1C5<>2 L2C1<>3.");
}

TEST(ChainsInWords, AHiddenSetTakesInADigitAndIsFull) {
    const AlmostHiddenSet hidden{row(1), {rc(1, 1), rc(1, 2), rc(1, 3)}, digits_of({7, 8})};
    const ChainPattern chain{
        {{{rc(1, 5)}, 6}, {{rc(1, 9)}, 5}, {{rc(5, 9)}, 5}, {{rc(5, 5)}, 5}},
        {{ChainLink::Kind::strong, {}, {}, hidden}, weak(column(9)), strong(row(5))}};
    const Step step{TechniqueId::ahs_alternating_chain, chain, {}, {{rc(5, 5), 6}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c5 is not 6, then in row 1, 6, 7 and 8 have no places but r1c1, r1c2 and "
              "r1c3, so r1c9 is 5, so in row 5, r5c5 is 5, not r5c9 (column 9). So r1c5 is 6 "
              "or r5c5 is 5. r5c5 sees r1c5, so it cannot be 6 either way. Chain: "
              "(6)r1c5=AHS(78)r1c123=(5)r1c9-(5)r5c9=(5)r5c5 => r5c5<>6.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L1C5 ne vaut pas 6, alors dans la ligne 1, le 6, le 7 et le 8 n’ont de "
              "place qu’en L1C1, L1C2 et L1C3, donc L1C9 vaut 5, donc dans la ligne 5, L5C5 "
              "vaut 5, pas L5C9 (colonne 9). Donc L1C5 vaut 6 ou L5C5 vaut 5. L5C5 voit L1C5 "
              "et ne peut donc valoir 6 en aucun cas. Chaîne : "
              "(6)L1C5=AHS(78)L1C123=(5)L1C9-(5)L5C9=(5)L5C5 => L5C5<>6.");
}

TEST(ChainsInWords, AHiddenSetInTheMiddleOfAChain) {
    const AlmostHiddenSet hidden{row(1), {rc(1, 1), rc(1, 2), rc(1, 3)}, digits_of({7, 8})};
    const ChainPattern chain{
        {{{rc(5, 5)}, 5}, {{rc(5, 9)}, 5}, {{rc(1, 9)}, 5}, {{rc(1, 5)}, 6}},
        {strong(row(5)), weak(column(9)), {ChainLink::Kind::strong, {}, {}, hidden}}};
    const Step step{TechniqueId::ahs_alternating_chain, chain, {}, {{rc(5, 5), 6}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r5c5 is not 5, then in row 5, r5c9 is 5, so r1c9 is not 5 (column 9), and "
              "in row 1, 5, 7 and 8 have no places but r1c1, r1c2 and r1c3, so r1c5 is 6. So "
              "r5c5 is 5 or r1c5 is 6. r5c5 sees r1c5, so it cannot be 6 either way. Chain: "
              "(5)r5c5=(5)r5c9-(5)r1c9=AHS(78)r1c123=(6)r1c5 => r5c5<>6.");
    EXPECT_EQ(in_short(step, open_state()),
              "(5)r5c5=(5)r5c9-(5)r1c9=AHS(78)r1c123=(6)r1c5 => r5c5<>6.");
}

TEST(ChainsInWords, GuardiansOfARectangleKeepTwoDigitsFromBeingSwapped) {
    const GuardianPattern guarded{{rc(1, 1), rc(1, 4), rc(2, 1), rc(2, 4)},
                                  digits_of({1, 2}),
                                  {{rc(2, 1), 3}, {rc(2, 4), 4}}};
    const ChainLink link{ChainLink::Kind::strong, {}, {}, {}, guarded};
    const ChainPattern chain{{{{rc(2, 1)}, 3}, {{rc(2, 4)}, 4}, {{rc(7, 4)}, 4}, {{rc(7, 4)}, 3}},
                             {link, weak(column(4)), strong()}};
    const Step step{TechniqueId::ur_alternating_chain, chain, {}, {{rc(7, 1), 3}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r2c1 is not 3, then r2c4 is 4 (otherwise 1 and 2 could be swapped in r1c1, "
              "r1c4, r2c1 and r2c4, and there would be a second solution; we assume that "
              "there is none), so r7c4 is 3, not 4 (column 4). So 3 is in r2c1 or r7c4: 3 "
              "can be removed from r7c1, which sees both. Chain: "
              "(3)r2c1=UR(12)r12c14=(4)r2c4-(4=3)r7c4 => r7c1<>3.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L2C1 ne vaut pas 3, alors L2C4 vaut 4 (sinon on pourrait échanger le 1 et "
              "le 2 dans L1C1, L1C4, L2C1 et L2C4 et il y aurait une autre solution ; or on "
              "suppose la solution unique), donc L7C4 vaut 3, pas 4 (colonne 4). Donc le 3 "
              "est en L2C1 ou L7C4 : on élimine le 3 de L7C1, qui voit les deux. Chaîne : "
              "(3)L2C1=UR(12)L12C14=(4)L2C4-(4=3)L7C4 => L7C1<>3.");
}

TEST(ChainsInWords, RemotePair) {
    State state = open_state();
    keep(state, 1, 1, "27");
    keep(state, 1, 5, "27");
    keep(state, 4, 5, "27");
    keep(state, 4, 9, "27");
    const ChainPattern chain{
        {{{rc(1, 1)}, 2},
         {{rc(1, 1)}, 7},
         {{rc(1, 5)}, 7},
         {{rc(1, 5)}, 2},
         {{rc(4, 5)}, 2},
         {{rc(4, 5)}, 7},
         {{rc(4, 9)}, 7},
         {{rc(4, 9)}, 2}},
        {strong(), weak(row(1)), strong(), weak(column(5)), strong(), weak(row(4)), strong()}};
    const Step step{TechniqueId::remote_pair, chain, {}, {{rc(1, 9), 2}, {rc(1, 9), 7}}};

    EXPECT_EQ(
        in_english(step, state),
        "r1c1, r1c5, r4c5 and r4c9 have only the candidates 2 and 7, and each sees the next, so "
        "the digits alternate: 2 and 7 can be removed from r1c9, which sees r1c1 and r1c5.");
    EXPECT_EQ(
        in_french(step, state),
        "L1C1, L1C5, L4C5 et L4C9 n’ont que les candidats 2 et 7 et chacune voit la suivante : "
        "les chiffres y alternent, et on élimine le 2 et le 7 de L1C9, qui voit L1C1 et L1C5.");
}

TEST(ChainsInWords, AlternatingChainWithDifferentEnds) {
    const ChainPattern chain{{{{rc(1, 2)}, 4},
                              {{rc(1, 7)}, 4},
                              {{rc(1, 7)}, 5},
                              {{rc(8, 7)}, 5},
                              {{rc(8, 7)}, 6},
                              {{rc(8, 2)}, 6}},
                             {strong(row(1)), weak(), strong(column(7)), weak(), strong(row(8))}};
    const Step step{TechniqueId::alternating_chain, chain, {}, {{rc(1, 2), 6}, {rc(8, 2), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c2 is not 4, then in row 1, r1c7 is 4, so in column 7, r8c7 is 5, not r1c7, so "
              "in row 8, r8c2 is 6, not r8c7. So r1c2 is 4 or r8c2 is 6. They see each other, so "
              "r1c2 cannot be 6, nor r8c2 4, either way. Chain: "
              "(4)r1c2=(4-5)r1c7=(5-6)r8c7=(6)r8c2 => r8c2<>4 r1c2<>6.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Si L1C2 ne vaut pas 4, alors dans la ligne 1, L1C7 vaut 4, donc dans la colonne 7, L8C7 "
        "vaut 5, pas L1C7, donc dans la ligne 8, L8C2 vaut 6, pas L8C7. Donc L1C2 vaut 4 ou L8C2 "
        "vaut 6. Elles se voient : L1C2 ne peut donc valoir 6, ni L8C2 4, en aucun cas. Chaîne : "
        "(4)L1C2=(4-5)L1C7=(5-6)L8C7=(6)L8C2 => L8C2<>4 L1C2<>6.");
}

TEST(ChainsInWords, GroupedChain) {
    const ChainPattern chain{
        {{{rc(1, 1), rc(1, 2)}, 4},
         {{rc(1, 7)}, 4},
         {{rc(5, 7)}, 4},
         {{rc(5, 4), rc(5, 5)}, 4},
         {{rc(4, 6)}, 4},
         {{rc(9, 6)}, 4}},
        {strong(row(1)), weak(column(7)), strong(row(5)), weak(box(5)), strong(column(6))}};
    const Step step{TechniqueId::grouped_chain, chain, {}, {{rc(9, 1), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If 4 is not in r1c1 or r1c2, then in row 1, r1c7 is 4, so in row 5, r5c4 or r5c5 is "
              "4, not r5c7 (column 7), so in column 6, r9c6 is 4, not r4c6 (box 5). So 4 is in "
              "r1c1, r1c2 or r9c6: 4 can be removed from r9c1, which sees all three. Chain: "
              "(4)r1c12=(4)r1c7-(4)r5c7=(4)r5c45-(4)r4c6=(4)r9c6 => r9c1<>4.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si le 4 n’est ni en L1C1 ni en L1C2, alors dans la ligne 1, L1C7 vaut 4, donc "
              "dans la ligne 5, L5C4 ou L5C5 vaut 4, pas L5C7 (colonne 7), donc dans la colonne "
              "6, L9C6 vaut 4, pas L4C6 (bloc 5). Donc le 4 est en L1C1, L1C2 ou L9C6 : on "
              "élimine le 4 de L9C1, qui voit les trois. Chaîne : "
              "(4)L1C12=(4)L1C7-(4)L5C7=(4)L5C45-(4)L4C6=(4)L9C6 => L9C1<>4.");
}

TEST(ChainsInWords, ChainBackToItsStartPlacesTheDigit) {
    const ChainPattern chain{
        {{{rc(1, 2)}, 4},
         {{rc(1, 7)}, 4},
         {{rc(3, 8)}, 4},
         {{rc(3, 5)}, 4},
         {{rc(2, 6)}, 4},
         {{rc(1, 2)}, 4}},
        {strong(row(1)), weak(box(3)), strong(row(3)), weak(box(2)), strong(row(1))}};
    const Step step{TechniqueId::x_chain, chain, {{rc(1, 2), 4}}, {}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c2 is not 4, then in row 1, r1c7 is 4, so in row 3, r3c5 is 4, not r3c8 (box "
              "3), so in row 1, r1c2 is 4, not r2c6 (box 2), against the assumption. So r1c2 must "
              "be 4. Chain: (4)r1c2=(4)r1c7-(4)r3c8=(4)r3c5-(4)r2c6=(4)r1c2 => r1c2=4.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L1C2 ne vaut pas 4, alors dans la ligne 1, L1C7 vaut 4, donc dans la ligne 3, "
              "L3C5 vaut 4, pas L3C8 (bloc 3), donc dans la ligne 1, L1C2 vaut 4, pas L2C6 (bloc "
              "2), contre l’hypothèse. Donc L1C2 vaut 4. Chaîne : "
              "(4)L1C2=(4)L1C7-(4)L3C8=(4)L3C5-(4)L2C6=(4)L1C2 => L1C2=4.");
}

TEST(ChainsInWords, Loop) {
    const ChainPattern chain{{{{rc(1, 2)}, 4}, {{rc(1, 7)}, 4}, {{rc(5, 7)}, 4}, {{rc(5, 2)}, 4}},
                             {strong(row(1)), weak(column(7)), strong(row(5)), weak(column(2))},
                             true};
    const Step step{TechniqueId::alternating_loop, chain, {}, {{rc(2, 2), 4}, {rc(8, 7), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c2 is not 4, then in row 1, r1c7 is 4, so in row 5, r5c2 is 4, not r5c7 "
              "(column 7), which rules the start out: a loop. So of any two that are linked, "
              "exactly one is true: 4 is in r1c7 or r5c7, so 4 can be removed from r8c7, which "
              "sees both; 4 is in r1c2 or r5c2, so 4 can be removed from r2c2, which sees both. "
              "Loop: (4)r1c2=(4)r1c7-(4)r5c7=(4)r5c2-(4)r1c2 => r2c2,r8c7<>4.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Si L1C2 ne vaut pas 4, alors dans la ligne 1, L1C7 vaut 4, donc dans la ligne 5, L5C2 "
        "vaut 4, pas L5C7 (colonne 7), ce qui exclut le départ : c’est une boucle. De deux "
        "maillons voisins, un seul est donc vrai : le 4 est en L1C7 ou L5C7, donc on élimine le "
        "4 de L8C7, qui voit les deux ; le 4 est en L1C2 ou L5C2, donc on élimine le 4 de L2C2, "
        "qui voit les deux. Boucle : (4)L1C2=(4)L1C7-(4)L5C7=(4)L5C2-(4)L1C2 => L2C2,L8C7<>4.");
}

ColourCluster cluster(std::vector<Cell> first, std::vector<Cell> second) {
    return {{std::move(first), std::move(second)}, {}};
}

TEST(ColouringInWords, CellThatSeesBothColours) {
    const ColouringPattern colouring{4, {cluster({rc(1, 1), rc(5, 5)}, {rc(1, 5), rc(5, 9)})}};
    const Step step{TechniqueId::simple_colouring, colouring, {}, {{rc(9, 9), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In , 4 has just two places each. So either r1c1 and r5c5 are both 4 (one colour) or "
              "r1c5 and r5c9 are both 4 (the other). Either way 4 can be removed from r9c9, which "
              "sees both colours.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Dans , le 4 n’a que deux places. De proche en proche, ou bien L1C1 et L5C5 valent "
        "toutes deux 4 (une couleur), ou bien L1C5 et L5C9 valent toutes deux 4 (l’autre). Dans "
        "les deux cas, on élimine le 4 de L9C9, qui voit les deux couleurs.");
}

TEST(ColouringInWords, ColourThatSeesItself) {
    const ColouringPattern colouring{4, {cluster({rc(1, 1), rc(5, 5), rc(2, 2)}, {rc(1, 5)})}};
    const Step step{TechniqueId::simple_colouring,
                    colouring,
                    {},
                    {{rc(1, 1), 4}, {rc(2, 2), 4}, {rc(5, 5), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In , 4 has just two places each. So either r1c1, r5c5 and r2c2 are all 4 (one "
              "colour) or r1c5 is 4 (the other). r1c1 and r2c2 have the same colour and see each "
              "other, so this colour is wrong: 4 can be removed from r1c1, r2c2 and r5c5.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Dans , le 4 n’a que deux places. De proche en proche, ou bien L1C1, L5C5 et L2C2 valent "
        "toutes 4 (une couleur), ou bien L1C5 vaut 4 (l’autre). L1C1 et L2C2 ont la même couleur "
        "et se voient : cette couleur est fausse, et on élimine le 4 de L1C1, L2C2 et L5C5.");
}

TEST(ColouringInWords, OppositeColoursOfTwoGroups) {
    const ColouringPattern colouring{
        4, {cluster({rc(1, 1)}, {rc(1, 5)}), cluster({rc(4, 1)}, {rc(4, 8)})}};
    const Step step{TechniqueId::multi_colouring, colouring, {}, {{rc(1, 8), 4}, {rc(4, 5), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In , 4 has just two places each. So either r1c1 is 4 (one colour) or r1c5 is 4 (the "
              "other). Likewise in : either r4c1 is 4 or r4c8 is 4. r1c1 and r4c1 see each other, "
              "so they cannot both be 4: r1c5 is 4, or r4c8 is 4. So 4 can be removed from r1c8 "
              "and r4c5, which see cells of both.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans , le 4 n’a que deux places. De proche en proche, ou bien L1C1 vaut 4 (une "
              "couleur), ou bien L1C5 vaut 4 (l’autre). De même dans  : ou bien L4C1 vaut 4, ou "
              "bien L4C8 vaut 4. L1C1 et L4C1 se voient et ne peuvent pas valoir 4 toutes deux : "
              "L1C5 vaut 4, ou L4C8 vaut 4. Donc on élimine le 4 de L1C8 et L4C5, qui voient des "
              "cases des deux côtés.");
}

TEST(ColouringInWords, ColourThatSeesBothColoursOfAnotherGroup) {
    const ColouringPattern colouring{
        4, {cluster({rc(1, 1), rc(6, 6)}, {rc(1, 5)}), cluster({rc(4, 1)}, {rc(4, 6)})}};
    const Step step{TechniqueId::multi_colouring, colouring, {}, {{rc(1, 1), 4}, {rc(6, 6), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In , 4 has just two places each. So either r1c1 and r6c6 are both 4 (one colour) or "
              "r1c5 is 4 (the other). Likewise in : either r4c1 is 4 or r4c6 is 4. One colour is "
              "impossible: 4 can be removed from r1c1 and r6c6.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans , le 4 n’a que deux places. De proche en proche, ou bien L1C1 et L6C6 valent "
              "toutes deux 4 (une couleur), ou bien L1C5 vaut 4 (l’autre). De même dans  : ou "
              "bien L4C1 vaut 4, ou bien L4C6 vaut 4. Une couleur est impossible : on élimine le "
              "4 de L1C1 et L6C6.");
}

}  // namespace
}  // namespace sudokit::logic
