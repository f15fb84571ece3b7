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

    EXPECT_EQ(
        in_english(step, open_state()),
        "In row 1, 4 is in r1c2 or r1c7; in row 5, it is in r5c7 or r5c3. r1c7 and r5c7 see each "
        "other and cannot both hold it, so at least one of r1c2 and r5c3 is 4. Therefore 4 can be "
        "removed from r2c3 and r4c2. Chain: (4)r1c2=(4)r1c7-(4)r5c7=(4)r5c3 => r2c3,r4c2<>4.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans la ligne 1, le 4 est en L1C2 ou L1C7 ; dans la ligne 5, il est en L5C7 ou "
              "L5C3. L1C7 et L5C7 se voient et ne peuvent pas le contenir toutes deux, donc au "
              "moins l’une des cases L1C2 et L5C3 vaut 4. Par conséquent, on peut retirer le 4 des "
              "cases L2C3 et L4C2. Chaîne : (4)L1C2=(4)L1C7-(4)L5C7=(4)L5C3 => L2C3,L4C2<>4.");
}

TEST(ChainsInWords, EmptyRectangleHasAGroup) {
    const ChainPattern chain{
        {{{rc(7, 2)}, 4}, {{rc(1, 2)}, 4}, {{rc(1, 4), rc(1, 5)}, 4}, {{rc(2, 6), rc(3, 6)}, 4}},
        {strong(column(2)), weak(row(1)), strong(box(2))}};
    const Step step{TechniqueId::empty_rectangle, chain, {}, {{rc(7, 6), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In column 2, 4 is in r7c2, or else in r1c2; in box 2, it is in r1c4 or r1c5, or "
              "else in r2c6 or r3c6. 4 in r1c2 rules out 4 in r1c4 or r1c5, so at least one of "
              "r2c6, r3c6 and r7c2 is 4. Therefore 4 can be removed from r7c6. Chain: "
              "(4)r7c2=(4)r1c2-(4)r1c4|r1c5=(4)r2c6|r3c6 => r7c6<>4.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans la colonne 2, le 4 est en L7C2, ou bien en L1C2 ; dans le bloc 2, il est "
              "en L1C4 ou L1C5, ou bien en L2C6 ou L3C6. Le 4 en L1C2 exclut le 4 en L1C4 ou "
              "L1C5, donc au moins l’une des cases L2C6, L3C6 et L7C2 vaut 4. Par conséquent, "
              "on peut retirer le 4 de la case L7C6. Chaîne : "
              "(4)L7C2=(4)L1C2-(4)L1C4|L1C5=(4)L2C6|L3C6 => L7C6<>4.");
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
              "Each of r1c1 and r5c5 is 2 or 7. In row 3, 7 is in r3c1 or in r3c5, so r1c1 and "
              "r5c5 cannot both be 7: one of them is 2. Therefore 2 can be removed from r5c1. "
              "Chain: (2)r1c1=(7)r1c1-(7)r3c1=(7)r3c5-(7)r5c5=(2)r5c5 => r5c1<>2.");
    EXPECT_EQ(in_french(step, state),
              "L1C1 et L5C5 valent chacune 2 ou 7. Dans la ligne 3, le 7 est en L3C1 ou en L3C5, "
              "donc L1C1 et L5C5 ne peuvent pas valoir toutes deux 7 : l’une des deux vaut 2. Par "
              "conséquent, on peut retirer le 2 de la case L5C1. Chaîne : "
              "(2)L1C1=(7)L1C1-(7)L3C1=(7)L3C5-(7)L5C5=(2)L5C5 => L5C1<>2.");
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

    EXPECT_EQ(in_english(step, state),
              "r1c1, r1c5, r4c5 and r4c9 have only the candidates 2 and 7, and each of them sees "
              "the next. So the two digits alternate along them, and a cell that sees two of them "
              "with different digits can hold neither. Therefore 2 and 7 can be removed from r1c9. "
              "Chain: (2)r1c1=(7)r1c1-(7)r1c5=(2)r1c5-(2)r4c5=(7)r4c5-(7)r4c9=(2)r4c9 => r1c9<>2 "
              "r1c9<>7.");
    EXPECT_EQ(in_french(step, state),
              "L1C1, L1C5, L4C5 et L4C9 n’ont que les candidats 2 et 7, et chacune voit la "
              "suivante. Les deux chiffres y alternent donc, et une case qui en voit deux de "
              "chiffres différents ne peut contenir ni l’un ni l’autre. Par conséquent, on peut "
              "retirer le 2 et le 7 de la case L1C9. Chaîne : "
              "(2)L1C1=(7)L1C1-(7)L1C5=(2)L1C5-(2)L4C5=(7)L4C5-(7)L4C9=(2)L4C9 => L1C9<>2 "
              "L1C9<>7.");
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
              "If r1c2 is not 4, then r1c7 is 4 (the only other place in row 1), so r1c7 is "
              "not 5, so r8c7 is 5 (the only other place in column 7), so r8c7 is not 6, so "
              "r8c2 is 6 (the only other place in row 8). So in any case r1c2 is 4 or r8c2 is "
              "6. Therefore 4 can be removed from r8c2, and 6 from r1c2. Chain: "
              "(4)r1c2=(4)r1c7-(5)r1c7=(5)r8c7-(6)r8c7=(6)r8c2 => r8c2<>4 r1c2<>6.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L1C2 ne vaut pas 4, alors L1C7 vaut 4 (seule autre place dans la ligne 1), "
              "donc L1C7 ne vaut pas 5, donc L8C7 vaut 5 (seule autre place dans la colonne "
              "7), donc L8C7 ne vaut pas 6, donc L8C2 vaut 6 (seule autre place dans la ligne "
              "8). Donc, dans tous les cas, L1C2 vaut 4 ou L8C2 vaut 6. Par conséquent, on "
              "peut retirer le 4 de la case L8C2, et le 6 de la case L1C2. Chaîne : "
              "(4)L1C2=(4)L1C7-(5)L1C7=(5)L8C7-(6)L8C7=(6)L8C2 => L8C2<>4 L1C2<>6.");
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
              "If 4 is not in r1c1 or r1c2, then r1c7 is 4 (the only other place in row 1), so "
              "r5c7 is not 4, so 4 is in r5c4 or r5c5 (no other place in row 5), so r4c6 is "
              "not 4, so r9c6 is 4 (the only other place in column 6). So in any case at least "
              "one of r1c1, r1c2 and r9c6 is 4. Therefore 4 can be removed from r9c1. Chain: "
              "(4)r1c1|r1c2=(4)r1c7-(4)r5c7=(4)r5c4|r5c5-(4)r4c6=(4)r9c6 => r9c1<>4.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si le 4 n’est ni en L1C1 ni en L1C2, alors L1C7 vaut 4 (seule autre place dans la "
              "ligne 1), donc L5C7 ne vaut pas 4, donc le 4 est en L5C4 ou L5C5 (pas d’autre "
              "place dans la ligne 5), donc L4C6 ne vaut pas 4, donc L9C6 vaut 4 (seule autre "
              "place dans la colonne 6). Donc, dans tous les cas, au moins l’une des cases "
              "L1C1, L1C2 et L9C6 vaut 4. Par conséquent, on peut retirer le 4 de la case "
              "L9C1. Chaîne : (4)L1C1|L1C2=(4)L1C7-(4)L5C7=(4)L5C4|L5C5-(4)L4C6=(4)L9C6 => "
              "L9C1<>4.");
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
              "If r1c2 is not 4, then r1c7 is 4 (the only other place in row 1), so r3c8 is "
              "not 4, so r3c5 is 4 (the only other place in row 3), so r2c6 is not 4, so r1c2 "
              "is 4 (the only other place in row 1). That contradicts the assumption. "
              "Therefore r1c2 must be 4. Chain: "
              "(4)r1c2=(4)r1c7-(4)r3c8=(4)r3c5-(4)r2c6=(4)r1c2 => r1c2=4.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L1C2 ne vaut pas 4, alors L1C7 vaut 4 (seule autre place dans la ligne 1), "
              "donc L3C8 ne vaut pas 4, donc L3C5 vaut 4 (seule autre place dans la ligne 3), "
              "donc L2C6 ne vaut pas 4, donc L1C2 vaut 4 (seule autre place dans la ligne 1). "
              "Cela contredit l’hypothèse. Par conséquent, L1C2 vaut 4. Chaîne : "
              "(4)L1C2=(4)L1C7-(4)L3C8=(4)L3C5-(4)L2C6=(4)L1C2 => L1C2=4.");
}

TEST(ChainsInWords, Loop) {
    const ChainPattern chain{{{{rc(1, 2)}, 4}, {{rc(1, 7)}, 4}, {{rc(5, 7)}, 4}, {{rc(5, 2)}, 4}},
                             {strong(row(1)), weak(column(7)), strong(row(5)), weak(column(2))},
                             true};
    const Step step{TechniqueId::alternating_loop, chain, {}, {{rc(2, 2), 4}, {rc(8, 7), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c2 is not 4, then r1c7 is 4 (the only other place in row 1), so r5c7 is not 4, "
              "so r5c2 is 4 (the only other place in row 5), which leads back to the start. The "
              "same is true the other way round, so of any two neighbours in this loop exactly one "
              "is true. Therefore 4 can be removed from r2c2 and r8c7. Loop: "
              "(4)r1c2=(4)r1c7-(4)r5c7=(4)r5c2-(4)r1c2 => r2c2,r8c7<>4.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L1C2 ne vaut pas 4, alors L1C7 vaut 4 (seule autre place dans la ligne 1), "
              "donc L5C7 ne vaut pas 4, donc L5C2 vaut 4 (seule autre place dans la ligne 5), "
              "ce qui ramène au départ. Il en va de même dans l’autre sens : de deux voisins "
              "de cette boucle, un seul est vrai. Par conséquent, on peut retirer le 4 des "
              "cases L2C2 et L8C7. Boucle : (4)L1C2=(4)L1C7-(4)L5C7=(4)L5C2-(4)L1C2 => "
              "L2C2,L8C7<>4.");
}

ColourCluster cluster(std::vector<Cell> first, std::vector<Cell> second) {
    return {{std::move(first), std::move(second)}, {}};
}

TEST(ColouringInWords, CellThatSeesBothColours) {
    const ColouringPattern colouring{4, {cluster({rc(1, 1), rc(5, 5)}, {rc(1, 5), rc(5, 9)})}};
    const Step step{TechniqueId::simple_colouring, colouring, {}, {{rc(9, 9), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "Where a house has just two places for 4, one or the other holds it. Following these "
              "pairs, either r1c1 and r5c5 are both 4 (one colour) or r1c5 and r5c9 are both 4 "
              "(the other colour). A cell that sees both colours sees a 4 either way, so 4 can be "
              "removed from r9c9.");
    EXPECT_EQ(in_french(step, open_state()),
              "Là où une zone n’a que deux places pour le 4, l’une ou l’autre le contient. De "
              "paire en paire, ou bien L1C1 et L5C5 valent toutes deux 4 (une couleur), ou "
              "bien L1C5 et L5C9 valent toutes deux 4 (l’autre couleur). Une case qui voit les "
              "deux couleurs voit un 4 dans les deux cas : on peut retirer le 4 de la case "
              "L9C9.");
}

TEST(ColouringInWords, ColourThatSeesItself) {
    const ColouringPattern colouring{4, {cluster({rc(1, 1), rc(5, 5), rc(2, 2)}, {rc(1, 5)})}};
    const Step step{TechniqueId::simple_colouring,
                    colouring,
                    {},
                    {{rc(1, 1), 4}, {rc(2, 2), 4}, {rc(5, 5), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "Where a house has just two places for 4, one or the other holds it. Following these "
              "pairs, either r1c1, r5c5 and r2c2 are all 4 (one colour) or r1c5 is 4 (the other "
              "colour). r1c1 and r2c2 have the same colour and see each other, so this colour is "
              "wrong: 4 can be removed from r1c1, r2c2 and r5c5.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Là où une zone n’a que deux places pour le 4, l’une ou l’autre le contient. De paire en "
        "paire, ou bien L1C1, L5C5 et L2C2 valent toutes 4 (une couleur), ou bien L1C5 vaut 4 "
        "(l’autre couleur). L1C1 et L2C2 ont la même couleur et se voient : cette couleur est donc "
        "fausse, et on peut retirer le 4 des cases L1C1, L2C2 et L5C5.");
}

TEST(ColouringInWords, OppositeColoursOfTwoGroups) {
    const ColouringPattern colouring{
        4, {cluster({rc(1, 1)}, {rc(1, 5)}), cluster({rc(4, 1)}, {rc(4, 8)})}};
    const Step step{TechniqueId::multi_colouring, colouring, {}, {{rc(1, 8), 4}, {rc(4, 5), 4}}};

    EXPECT_EQ(
        in_english(step, open_state()),
        "Where a house has just two places for 4, one or the other holds it. Following these "
        "pairs, either r1c1 is 4 (one colour) or r1c5 is 4 (the other colour). Likewise, either "
        "r4c1 is 4 or r4c8 is 4. r1c1 and r4c1 see each other, so their colours cannot both be "
        "right, and one of the opposite colours is: r1c5 is 4, or r4c8 is 4. A cell that sees both "
        "of these loses the digit: 4 can be removed from r1c8 and r4c5.");
    EXPECT_EQ(in_french(step, open_state()),
              "Là où une zone n’a que deux places pour le 4, l’une ou l’autre le contient. De "
              "paire en paire, ou bien L1C1 vaut 4 (une couleur), ou bien L1C5 vaut 4 (l’autre "
              "couleur). De même, ou bien L4C1 vaut 4, ou bien L4C8 vaut 4. L1C1 et L4C1 se "
              "voient : leurs couleurs ne peuvent pas être justes toutes deux, et l’une des "
              "couleurs opposées l’est : L1C5 vaut 4, ou L4C8 vaut 4. Une case qui voit ces "
              "deux-là perd le chiffre : on peut retirer le 4 des cases L1C8 et L4C5.");
}

TEST(ColouringInWords, ColourThatSeesBothColoursOfAnotherGroup) {
    const ColouringPattern colouring{
        4, {cluster({rc(1, 1), rc(6, 6)}, {rc(1, 5)}), cluster({rc(4, 1)}, {rc(4, 6)})}};
    const Step step{TechniqueId::multi_colouring, colouring, {}, {{rc(1, 1), 4}, {rc(6, 6), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "Where a house has just two places for 4, one or the other holds it. Following these "
              "pairs, either r1c1 and r6c6 are both 4 (one colour) or r1c5 is 4 (the other "
              "colour). Likewise, either r4c1 is 4 or r4c6 is 4. r1c1 and r6c6 see both colours of "
              "the other group, one of which is right: 4 can be removed from r1c1 and r6c6.");
    EXPECT_EQ(in_french(step, open_state()),
              "Là où une zone n’a que deux places pour le 4, l’une ou l’autre le contient. De "
              "paire en paire, ou bien L1C1 et L6C6 valent toutes deux 4 (une couleur), ou "
              "bien L1C5 vaut 4 (l’autre couleur). De même, ou bien L4C1 vaut 4, ou bien L4C6 "
              "vaut 4. L1C1 et L6C6 voient les deux couleurs de l’autre groupe, dont l’une est "
              "juste : on peut retirer le 4 des cases L1C1 et L6C6.");
}

}  // namespace
}  // namespace sudokit::logic
