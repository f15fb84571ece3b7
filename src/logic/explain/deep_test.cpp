// Uniqueness, almost locked sets, Sue de Coq and forcing chains in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

// r1c1, r1c4, r2c4 and r2c1, all open but for what each test takes away.
RectanglePattern rectangle() {
    RectanglePattern pattern;
    pattern.corners = {rc(1, 1), rc(1, 4), rc(2, 4), rc(2, 1)};
    pattern.digits = digits_of({1, 7});
    return pattern;
}

State corners(std::string_view a, std::string_view b, std::string_view c, std::string_view d) {
    State state = open_state();
    keep(state, 1, 1, a);
    keep(state, 1, 4, b);
    keep(state, 2, 4, c);
    keep(state, 2, 1, d);
    return state;
}

TEST(RectanglesInWords, TypeOneSaysThatItAssumesOneSolution) {
    const State state = corners("17", "17", "17", "1579");
    const Step step{
        TechniqueId::unique_rectangle_1, rectangle(), {}, {{rc(2, 1), 1}, {rc(2, 1), 7}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these could be swapped, and there "
              "would be a second solution; we assume that there is none. Only r2c1 has other "
              "candidates, and must hold one of them: 1 and 7 can be removed from r2c1.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait échanger "
        "ces deux chiffres et il y aurait une autre solution ; or on suppose la solution unique. "
        "Seule L2C1 a d’autres candidats et doit en recevoir un : on élimine le 1 et le 7 de "
        "L2C1.");
}

TEST(RectanglesInWords, TypesTwoAndFive) {
    const State state = corners("17", "17", "175", "175");
    const Step step{TechniqueId::unique_rectangle_2, rectangle(), {}, {{rc(2, 2), 5}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these could be swapped, and there "
              "would be a second solution; we assume that there is none. So r2c1 or r2c4 is 5, and "
              "5 can be removed from r2c2, which sees both.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait échanger "
        "ces deux chiffres et il y aurait une autre solution ; or on suppose la solution unique. "
        "Donc L2C1 ou L2C4 vaut 5 : on élimine le 5 de L2C2, qui voit les deux.");
}

TEST(RectanglesInWords, TypeThree) {
    const State state = corners("17", "17", "175", "179");
    RectanglePattern pattern = rectangle();
    pattern.others = {rc(2, 8)};
    pattern.subset = digits_of({5, 9});
    pattern.houses = {row(2)};
    const Step step{TechniqueId::unique_rectangle_3, pattern, {}, {{rc(2, 7), 5}}};

    EXPECT_EQ(
        in_english(step, state),
        "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these could be swapped, and there would "
        "be a second solution; we assume that there is none. So r2c1 or r2c4 is 5 or 9, as if they "
        "were one cell; with r2c8 this uses up 5 and 9 in row 2: 5 can be removed from r2c7.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait échanger "
        "ces deux chiffres et il y aurait une autre solution ; or on suppose la solution unique. "
        "Donc L2C1 ou L2C4 vaut 5 ou 9, comme si elles n’étaient qu’une case ; avec L2C8, cela "
        "épuise 5 et 9 dans la ligne 2 : on élimine le 5 de L2C7.");
}

TEST(RectanglesInWords, TypeFour) {
    const State state = corners("17", "17", "175", "179");
    RectanglePattern pattern = rectangle();
    pattern.houses = {row(2)};
    const Step step{TechniqueId::unique_rectangle_4, pattern, {}, {{rc(2, 1), 7}, {rc(2, 4), 7}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these could be swapped, and there "
              "would be a second solution; we assume that there is none. In row 2, 1 is in r2c1 or "
              "r2c4. Were the other one 7, all four would hold only these two: 7 can be removed "
              "from r2c1 and r2c4.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait échanger "
        "ces deux chiffres et il y aurait une autre solution ; or on suppose la solution unique. "
        "Dans la ligne 2, le 1 est en L2C1 ou L2C4. Si l’autre valait 7, les quatre ne "
        "contiendraient que ces deux chiffres : on élimine le 7 de L2C1 et L2C4.");
}

TEST(RectanglesInWords, TypeSix) {
    const State state = corners("17", "175", "17", "179");
    RectanglePattern pattern = rectangle();
    pattern.houses = {row(1), row(2)};
    const Step step{TechniqueId::unique_rectangle_6, pattern, {}, {{rc(1, 4), 1}, {rc(2, 1), 1}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these could be swapped, and there "
              "would be a second solution; we assume that there is none. In rows 1 and 2, 1 has no "
              "place outside these cells, so it is in two opposite corners. In r1c4 and r2c1 it "
              "would leave only 7 for the other two: 1 can be removed from r1c4 and r2c1.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait échanger "
        "ces deux chiffres et il y aurait une autre solution ; or on suppose la solution unique. "
        "Dans les lignes 1 et 2, le 1 n’a pas de place hors de ces cases : il est donc dans deux "
        "coins opposés. En L1C4 et L2C1, il ne laisserait que le 7 aux deux autres : on élimine "
        "le 1 de L1C4 et L2C1.");
}

TEST(RectanglesInWords, Hidden) {
    const State state = corners("17", "1753", "1729", "179");
    RectanglePattern pattern = rectangle();
    pattern.houses = {row(2), column(4)};
    const Step step{TechniqueId::hidden_rectangle, pattern, {}, {{rc(2, 4), 7}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these could be swapped, and there "
              "would be a second solution; we assume that there is none. In row 2 and column 4, 1 "
              "has no place outside these cells. If r2c4 were 7, 1 would be in both corners next "
              "to it and 7 in the fourth: 7 can be removed from r2c4.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait échanger "
        "ces deux chiffres et il y aurait une autre solution ; or on suppose la solution unique. "
        "Dans la ligne 2 et la colonne 4, le 1 n’a pas de place hors de ces cases. Si L2C4 "
        "valait 7, les deux coins voisins vaudraient 1 et le quatrième 7 : on élimine le 7 de "
        "L2C4.");
}

TEST(RectanglesInWords, Avoidable) {
    State state = open_state();
    state.place({rc(1, 1), 1});
    state.place({rc(1, 4), 7});
    state.place({rc(2, 4), 1});
    const Step step{TechniqueId::avoidable_rectangle_1, rectangle(), {}, {{rc(2, 1), 7}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4, none of them given, held only 1 and 7, these could be "
              "swapped, and there would be a second solution; we assume that there is none. The "
              "other three do, so 7 can be removed from r2c1.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4, dont aucune n’est donnée, ne contenaient que 1 "
        "et 7, on pourrait échanger ces deux chiffres et il y aurait une autre solution ; or on "
        "suppose la "
        "solution unique. C’est déjà le cas des trois autres : on élimine le 7 de L2C1.");
}

TEST(RectanglesInWords, AvoidableTypeTwo) {
    State state = open_state();
    state.place({rc(1, 1), 1});
    state.place({rc(1, 4), 7});
    keep(state, 2, 4, "15");
    keep(state, 2, 1, "75");
    const Step step{TechniqueId::avoidable_rectangle_2, rectangle(), {}, {{rc(2, 2), 5}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4, none of them given, held only 1 and 7, these could be "
              "swapped, and there would be a second solution; we assume that there is none. So "
              "r2c1 or r2c4 is 5, and 5 can be removed from r2c2, which sees both.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4, dont aucune n’est donnée, ne contenaient que 1 "
        "et 7, on pourrait échanger ces deux chiffres et il y aurait une autre solution ; or on "
        "suppose la "
        "solution unique. Donc L2C1 ou L2C4 vaut 5 : on élimine le 5 de L2C2, qui voit les "
        "deux.");
}

TEST(BugInWords, SaysThatItAssumesOneSolution) {
    const Step step{TechniqueId::bug_plus_one, BugPattern{{rc(5, 5), 8}}, {{rc(5, 5), 8}}, {}};

    EXPECT_EQ(in_english(step, open_state()),
              "Without 8 in r5c5, every empty cell would have two candidates and every missing "
              "digit two places in each house, which means several solutions or none. We assume "
              "exactly one, so r5c5 must be 8.");
    EXPECT_EQ(in_french(step, open_state()),
              "Sans le 8 en L5C5, chaque case vide aurait deux candidats et chaque chiffre "
              "manquant deux places dans chaque zone, d’où plusieurs solutions ou aucune. On "
              "suppose la solution unique : L5C5 vaut 8.");
}

AlmostLockedSet first_set() { return {row(1), {rc(1, 1), rc(1, 3)}, digits_of({1, 4, 7})}; }

AlmostLockedSet second_set() { return {column(3), {rc(7, 3)}, digits_of({4, 7})}; }

TEST(AlmostLockedSetsInWords, Xz) {
    const Step step{TechniqueId::als_xz,
                    AlsPattern{{first_set(), second_set()}, {digits_of({4})}, {}, false},
                    {},
                    {{rc(7, 1), 7}}};

    EXPECT_EQ(in_english(step, open_state()),
              "Almost locked sets, each with one digit more than cells: A = r1c1 and r1c3 (147); B "
              "= r7c3 (47). If A lacks 7 (Z), it holds 4 (X), so B lacks 4 (r1c1 and r1c3 see "
              "r7c3) and holds 7. So 7 is in A or B, and 7 can be removed from r7c1, which sees "
              "r1c1, r1c3 and r7c3.");
    EXPECT_EQ(in_french(step, open_state()),
              "Ensembles presque verrouillés, à un chiffre de plus que de cases : A = L1C1 et "
              "L1C3 (147) ; B = L7C3 (47). Si le 7 (Z) manque à A, A contient le 4 (X), donc le "
              "4 manque à B (L1C1 et L1C3 voient L7C3), qui contient le 7. Donc le 7 est dans A "
              "ou B : on élimine le 7 de L7C1, qui voit L1C1, L1C3 et L7C3.");
}

TEST(AlmostLockedSetsInWords, WxyzWingsAreFourCells) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "234");
    keep(state, 2, 2, "34");
    keep(state, 5, 1, "14");
    const Step step{TechniqueId::wxyz_wing,
                    AlsPattern{{{row(5), {rc(5, 1)}, digits_of({1, 4})},
                                {box(1), {rc(1, 1), rc(1, 2), rc(2, 2)}, digits_of({1, 2, 3, 4})}},
                               {digits_of({1})},
                               {},
                               false},
                    {},
                    {{rc(2, 1), 4}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1, r1c2, r2c2 and r5c1 have only the candidates 1, 2, 3 and 4. 1, 2 and 3 are "
              "there once each at most, since their places see each other, so one of the four "
              "cells is 4: 4 can be removed from r2c1, which sees r1c2, r2c2 and r5c1.");
    EXPECT_EQ(in_french(step, state),
              "L1C1, L1C2, L2C2 et L5C1 n’ont que les candidats 1, 2, 3 et 4. 1, 2 et 3 y sont "
              "chacun au plus une fois, car leurs places se voient : l’une des quatre cases vaut "
              "donc 4, et on élimine le 4 de L2C1, qui voit L1C2, L2C2 et L5C1.");
    EXPECT_EQ(in_short(step, state), "r1c12,r2c2,r5c1 (1234), Z = 4 => r2c1<>4.");
}

TEST(AlmostLockedSetsInWords, DoublyLinked) {
    const Step step{TechniqueId::als_xz,
                    AlsPattern{{first_set(), second_set()}, {digits_of({4, 7})}, {}, true},
                    {},
                    {{rc(1, 5), 1}, {rc(8, 3), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "Almost locked sets, each with one digit more than cells: A = r1c1 and r1c3 (147); B "
              "= r7c3 (47). A and B cannot both hold 4 (r1c1 and r1c3 see r7c3); A and B cannot "
              "both hold 7 (r1c1 and r1c3 see r7c3). The sets form a loop: each lacks exactly one "
              "of these digits, which its neighbour holds, and holds all its others: 1 can be "
              "removed from r1c5, which sees r1c1 and r1c3, and 4 from r8c3.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Ensembles presque verrouillés, à un chiffre de plus que de cases : A = L1C1 et L1C3 "
        "(147) ; B = L7C3 (47). A et B ne peuvent contenir tous deux le 4 (L1C1 et L1C3 voient "
        "L7C3) ; A et B ne peuvent contenir tous deux le 7 (L1C1 et L1C3 voient L7C3). Les "
        "ensembles forment une boucle : il manque à chacun un seul de ces chiffres, que son "
        "voisin contient, et il contient tous ses autres : on élimine le 1 de L1C5, qui voit "
        "L1C1 et L1C3, et le 4 de L8C3.");
}

TEST(AlmostLockedSetsInWords, XyWing) {
    const AlmostLockedSet third{box(7), {rc(8, 1), rc(8, 2)}, digits_of({1, 5, 7})};
    const Step step{
        TechniqueId::als_xy_wing,
        AlsPattern{{first_set(), second_set(), third}, {digits_of({4}), digits_of({7})}, {}, false},
        {},
        {{rc(2, 1), 1}}};

    EXPECT_EQ(
        in_english(step, open_state()),
        "Almost locked sets, each with one digit more than cells: A = r1c1 and r1c3 (147); B = "
        "r7c3 (47); C = r8c1 and r8c2 (157). If A lacks 1, it holds 4, so B lacks 4 (r1c1 and r1c3 "
        "see r7c3) and holds 7, so C lacks 7 (r7c3 sees r8c1 and r8c2) and holds 1. So 1 is in A "
        "or C, and 1 can be removed from r2c1, which sees r1c1, r1c3, r8c1 and r8c2.");
    EXPECT_EQ(in_french(step, open_state()),
              "Ensembles presque verrouillés, à un chiffre de plus que de cases : A = L1C1 et "
              "L1C3 (147) ; B = L7C3 (47) ; C = L8C1 et L8C2 (157). Si le 1 manque à A, A "
              "contient le 4, donc le 4 manque à B (L1C1 et L1C3 voient L7C3), qui contient le "
              "7, donc le 7 manque à C (L7C3 voit L8C1 et L8C2), qui contient le 1. Donc le 1 "
              "est dans A ou C : on élimine le 1 de L2C1, qui voit L1C1, L1C3, L8C1 et L8C2.");
}

TEST(AlmostLockedSetsInWords, DeathBlossom) {
    State state = open_state();
    keep(state, 7, 1, "14");
    const Step step{
        TechniqueId::death_blossom,
        AlsPattern{{first_set(), second_set()}, {digits_of({1}), digits_of({4})}, rc(7, 1), false},
        {},
        {{rc(2, 3), 7}}};

    EXPECT_EQ(in_english(step, state),
              "Almost locked sets, each with one digit more than cells: A = r1c1 and r1c3 (147); B "
              "= r7c3 (47). r7c1 is 1 or 4. If it is 1, A lacks 1 (r7c1 sees r1c1 and r1c3) and "
              "holds 7; if it is 4, B lacks 4 (r7c1 sees r7c3) and holds 7. So 7 can be removed "
              "from r2c3, which sees r1c1, r1c3 and r7c3.");
    EXPECT_EQ(
        in_french(step, state),
        "Ensembles presque verrouillés, à un chiffre de plus que de cases : A = L1C1 et L1C3 "
        "(147) ; B = L7C3 (47). L7C1 vaut 1 ou 4. Si c’est 1, le 1 manque à A (L7C1 voit L1C1 et "
        "L1C3), qui contient le 7 ; si c’est 4, le 4 manque à B (L7C1 voit L7C3), qui contient "
        "le 7. Donc on élimine le 7 de L2C3, qui voit L1C1, L1C3 et L7C3.");
}

TEST(SueDeCoqInWords, SharesOutTheDigits) {
    State state = open_state();
    keep(state, 1, 1, "1234");
    keep(state, 1, 2, "1234");
    const SueDeCoqPattern pattern{row(1),           box(1),     {rc(1, 1), rc(1, 2)},
                                  {rc(1, 7)},       {rc(2, 3)}, digits_of({1, 2}),
                                  digits_of({3, 4})};
    const Step step{TechniqueId::sue_de_coq, pattern, {}, {{rc(1, 9), 1}, {rc(3, 3), 4}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1 and r1c2, where row 1 and box 1 cross, have the candidates 1, 2, 3 and 4. "
              "With r1c7 in row 1 and r2c3 in box 1 there are as many digits as cells, so each "
              "digit goes to exactly one of these cells. That uses up 1 and 2 in row 1, and 3 "
              "and 4 in box 1: 1 can be removed from r1c9, and 4 from r3c3.");
    EXPECT_EQ(
        in_french(step, state),
        "L1C1 et L1C2, où la ligne 1 et le bloc 1 se croisent, ont pour candidats 1, 2, 3 et 4. "
        "Avec L1C7 dans la ligne 1 et L2C3 dans le bloc 1, il y a autant de chiffres que de "
        "cases : chaque chiffre va dans une seule d’entre elles. Cela épuise le 1 et le 2 dans "
        "la ligne 1 et le 3 et le 4 dans le bloc 1 : on élimine le 1 de L1C9, et le 4 de L3C3.");
}

using Reason = Consequence::Reason;

TEST(ForcingInWords, AContradictionNetEndsInADeadEnd) {
    ForcingPattern pattern;
    pattern.branches = {{{{{rc(1, 1), 4}, true, Reason::assumption, 0, {}},
                          {{rc(1, 5), 4}, false, Reason::seen, 0, {0}},
                          {{rc(5, 5), 4}, true, Reason::house, column(5), {1}},
                          {{rc(5, 9), 6}, true, Reason::cell, 0, {2}}},
                         DeadEnd{.kind = DeadEnd::Kind::house, .house = box(9), .digit = 4}}};
    const Step step{TechniqueId::contradiction_net, pattern, {}, {{rc(1, 1), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c1 is 4, then r5c5 is 4 (column 5), r5c9 is 6 (last candidate) and no place is "
              "left for 4 in box 9, which is impossible. So 4 can be removed from r1c1.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L1C1 vaut 4, alors L5C5 vaut 4 (colonne 5), L5C9 vaut 6 (dernier candidat) et "
              "il ne reste aucune place pour le 4 dans le bloc 9, ce qui est impossible. Donc on "
              "élimine le 4 de L1C1.");
}

TEST(ForcingInWords, CasesOfACellAreAList) {
    ForcingPattern pattern;
    pattern.cell = rc(1, 1);
    pattern.branches = {{{{{rc(1, 1), 4}, true, Reason::assumption, 0, {}},
                          {{rc(9, 1), 4}, false, Reason::seen, 0, {0}}},
                         {}},
                        {{{{rc(1, 1), 5}, true, Reason::assumption, 0, {}},
                          {{rc(1, 9), 5}, false, Reason::seen, 0, {0}},
                          {{rc(9, 9), 4}, true, Reason::house, column(9), {1}},
                          {{rc(9, 1), 4}, false, Reason::seen, 0, {2}}},
                         {}}};
    const Step step{TechniqueId::cell_forcing_chains, pattern, {}, {{rc(9, 1), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "r1c1 is 4 or 5:\n- If r1c1 is 4, then r9c1 is not 4.\n- If r1c1 is 5, then r9c9 is "
              "4 (column 9) and r9c1 is not 4.\nIn every case, 4 can be removed from r9c1.");
    EXPECT_EQ(in_french(step, open_state()),
              "L1C1 vaut 4 ou 5 :\n- Si L1C1 vaut 4, alors L9C1 ne vaut pas 4.\n- Si L1C1 vaut 5, "
              "alors L9C9 vaut 4 (colonne 9) et L9C1 ne vaut pas 4.\nDans tous les cas, on élimine "
              "le 4 de L9C1.");
}

TEST(ForcingInWords, PlacesOfAHouseAndBothValuesOfACandidate) {
    ForcingPattern pattern;
    pattern.house = box(5);
    pattern.branches = {{{{{rc(4, 4), 4}, true, Reason::assumption, 0, {}}}, {}},
                        {{{{rc(6, 6), 4}, true, Reason::assumption, 0, {}},
                          {{rc(4, 4), 3}, true, Reason::cell, 0, {0}}},
                         DeadEnd{.kind = DeadEnd::Kind::clash,
                                 .cell = rc(4, 4),
                                 .other = rc(4, 9),
                                 .house = row(4),
                                 .digit = 3}}};
    const Step house{TechniqueId::house_forcing_chains, pattern, {{rc(4, 4), 4}}, {}};
    pattern.house = {};
    pattern.branches[1].consequences[0] = {{rc(4, 4), 4}, false, Reason::assumption, 0, {}};
    pattern.branches[1].dead_end = DeadEnd{.kind = DeadEnd::Kind::cell, .cell = rc(4, 9)};
    const Step both{TechniqueId::dynamic_forcing_net, pattern, {{rc(4, 4), 4}}, {}};

    EXPECT_EQ(in_english(house, open_state()),
              "In box 5, 4 is in r4c4 or r6c6:\n- If r4c4 is 4, that is the conclusion itself.\n- "
              "If r6c6 is 4, then r4c4 is 3 (last candidate) and 3 is in row 4 twice, in r4c4 and "
              "r4c9, which is impossible.\nIn every case that is possible, r4c4 must be 4.");
    EXPECT_EQ(in_french(house, open_state()),
              "Dans le bloc 5, le 4 est en L4C4 ou L6C6 :\n- Si L4C4 vaut 4, c’est la conclusion "
              "elle-même.\n- Si L6C6 vaut 4, alors L4C4 vaut 3 (dernier candidat) et le 3 est deux "
              "fois dans la ligne 4, en L4C4 et L4C9, ce qui est impossible.\nDans tous les cas "
              "possibles, L4C4 vaut 4.");
    EXPECT_EQ(in_english(both, open_state()),
              "Either r4c4 is 4 or not:\n- If r4c4 is 4, that is the conclusion itself.\n- If r4c4 "
              "is not 4, then r4c4 is 3 (last candidate) and no candidate is left in r4c9, which "
              "is impossible.\nIn every case that is possible, r4c4 must be 4.");
    EXPECT_EQ(
        in_french(both, open_state()),
        "Ou bien L4C4 vaut 4, ou bien non :\n- Si L4C4 vaut 4, c’est la conclusion elle-même.\n- "
        "Si L4C4 ne vaut pas 4, alors L4C4 vaut 3 (dernier candidat) et il ne reste aucun candidat "
        "en L4C9, ce qui est impossible.\nDans tous les cas possibles, L4C4 vaut 4.");
}

TEST(ForcingInWords, StepsInsideAreNamedWithTheirCells) {
    ForcingBranch branch{{{{rc(1, 1), 1}, true, Reason::assumption, 0, {}},
                          {{rc(1, 2), 1}, false, Reason::seen, 0, {0}},
                          {{rc(1, 5), 2}, false, Reason::step, 0, {1}, 0},
                          {{rc(1, 5), 3}, false, Reason::step, 0, {1}, 0}},
                         DeadEnd{.kind = DeadEnd::Kind::cell, .cell = rc(1, 5)}};
    branch.steps = {
        {TechniqueId::naked_pair,
         SubsetPattern{{row(1)}, {rc(1, 2), rc(1, 3)}, DigitSet::of(2) | DigitSet::of(3)},
         {},
         {{rc(1, 5), 2}, {rc(1, 5), 3}}}};
    const Step step{
        TechniqueId::contradiction_net_plus, ForcingPattern{{}, {}, {branch}}, {}, {{rc(1, 1), 1}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c1 is 1, then by Naked Pair (r1c2 and r1c3), 2 and 3 can be removed from r1c5; "
              "and no candidate is left in r1c5, which is impossible. So 1 can be removed from "
              "r1c1.");
    EXPECT_EQ(in_french(step, open_state()),
              "Si L1C1 vaut 1, alors par « Paire nue » (L1C2 et L1C3), on élimine le 2 et le 3 "
              "de L1C5 ; et il ne reste aucun candidat en L1C5, ce qui est impossible. Donc on "
              "élimine le 1 de L1C1.");
}

TEST(ForcingInWords, CasesOfTreesStandFurtherIn) {
    const auto leaf = [](Candidate assumed, Cell dead) {
        return ForcingBranch{{{assumed, true, Reason::assumption, 0, {}}},
                             DeadEnd{.kind = DeadEnd::Kind::cell, .cell = dead}};
    };
    ForcingBranch inner{{{{rc(1, 5), 3}, true, Reason::assumption, 0, {}}}, {}};
    inner.house = box(9);
    inner.cases = {leaf({rc(8, 8), 7}, rc(8, 1)), leaf({rc(9, 9), 7}, rc(9, 1))};
    ForcingBranch root{{{{rc(1, 1), 1}, true, Reason::assumption, 0, {}},
                        {{rc(2, 2), 4}, true, Reason::house, box(1), {0}}},
                       {}};
    root.cell = rc(1, 5);
    root.cases = {leaf({rc(1, 5), 2}, rc(9, 5)), inner};
    const Step step{
        TechniqueId::bifurcation_tree, ForcingPattern{{}, {}, {root}}, {}, {{rc(1, 1), 1}}};

    EXPECT_EQ(in_english(step, open_state()),
              "If r1c1 is 1, then r2c2 is 4 (box 1), and r1c5 is 2 or 3:\n"
              "- If r1c5 is 2, then no candidate is left in r9c5, which is impossible.\n"
              "- If r1c5 is 3, then in box 9, 7 is in r8c8 or r9c9:\n"
              "  - If r8c8 is 7, then no candidate is left in r8c1, which is impossible.\n"
              "  - If r9c9 is 7, then no candidate is left in r9c1, which is impossible.\n"
              "So 1 can be removed from r1c1 (3 assumptions, depth 3, 3 leaves).");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Si L1C1 vaut 1, alors L2C2 vaut 4 (bloc 1), et L1C5 vaut 2 ou 3 :\n"
        "- Si L1C5 vaut 2, alors il ne reste aucun candidat en L9C5, ce qui est impossible.\n"
        "- Si L1C5 vaut 3, alors dans le bloc 9, le 7 est en L8C8 ou L9C9 :\n"
        "  - Si L8C8 vaut 7, alors il ne reste aucun candidat en L8C1, ce qui est impossible.\n"
        "  - Si L9C9 vaut 7, alors il ne reste aucun candidat en L9C1, ce qui est impossible.\n"
        "Donc on élimine le 1 de L1C1 (3 hypothèses, profondeur 3, 3 feuilles).");
}

TEST(ForcingInWords, ProofsOfNetsInsideNetsStandFurtherIn) {
    const ForcingBranch inner{{{{rc(1, 1), 1}, true, Reason::assumption, 0, {}},
                               {{rc(1, 2), 1}, false, Reason::seen, 0, {0}}},
                              DeadEnd{.kind = DeadEnd::Kind::cell, .cell = rc(1, 2)}};
    ForcingBranch outer{{{{rc(9, 2), 9}, true, Reason::assumption, 0, {}},
                         {{rc(1, 2), 9}, false, Reason::seen, 0, {0}},
                         {{rc(1, 1), 1}, false, Reason::step, 0, {1}, 0}},
                        DeadEnd{.kind = DeadEnd::Kind::cell, .cell = rc(1, 1)}};
    outer.steps = {
        {TechniqueId::dynamic_forcing_net, ForcingPattern{{}, {}, {inner}}, {}, {{rc(1, 1), 1}}}};
    const Step step{
        TechniqueId::contradiction_net_plus, ForcingPattern{{}, {}, {outer}}, {}, {{rc(9, 2), 9}}};

    EXPECT_EQ(
        in_english(step, open_state()),
        "If r9c2 is 9, then by Dynamic Forcing Net (r1c1), 1 can be removed from r1c1; and no "
        "candidate is left in r1c1, which is impossible.\n"
        "- Dynamic Forcing Net: If r1c1 is 1, then no candidate is left in r1c2, which is "
        "impossible. So 1 can be removed from r1c1.\n"
        "So 9 can be removed from r9c2 (2 assumptions, depth 2, 2 leaves).");
}

TEST(ForcingInWords, ATechniqueThatIsTheReasonTwiceIsNamedOnce) {
    ForcingBranch branch{{{{rc(1, 1), 1}, true, Reason::assumption, 0, {}},
                          {{rc(1, 5), 2}, false, Reason::step, 0, {}, 0},
                          {{rc(1, 5), 3}, false, Reason::step, 0, {}, 1}},
                         DeadEnd{.kind = DeadEnd::Kind::cell, .cell = rc(1, 5)}};
    branch.steps = {
        {TechniqueId::pointing, FishPattern{2, {box(1)}, {row(1)}, {}}, {}, {{rc(1, 5), 2}}},
        {TechniqueId::pointing, FishPattern{3, {box(1)}, {row(1)}, {}}, {}, {{rc(1, 5), 3}}}};
    const Step step{
        TechniqueId::contradiction_net_plus, ForcingPattern{{}, {}, {branch}}, {}, {{rc(1, 1), 1}}};
    State state = open_state();
    keep(state, 1, 5, "23");

    const std::string words = in_english(step, state);

    EXPECT_NE(words.find("no candidate is left in r1c5 (by Pointing)"), std::string::npos) << words;
}

TEST(ForcingInWords, AKrakenBeginsWithItsFish) {
    ForcingPattern kraken;
    kraken.fish = FishPattern{4, {row(2), row(5)}, {column(3), column(7)}, {rc(5, 5)}};
    kraken.branches = {{{{{rc(5, 5), 4}, true, Reason::assumption, 0, {}},
                         {{rc(9, 5), 4}, false, Reason::seen, 0, {0}},
                         {{rc(9, 7), 4}, true, Reason::house, row(9), {1}},
                         {{rc(4, 7), 4}, false, Reason::seen, 0, {2}}},
                        {}}};
    const Step step{TechniqueId::kraken_fish, kraken, {}, {{rc(4, 7), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In rows 2 and 5, all places for 4 lie in columns 3 and 7, except for the fin r5c5. "
              "Unless the fin is 4, the 4s of columns 3 and 7 are in rows 2 and 5, and r4c7 is not "
              "4:\n"
              "- If r5c5 is 4, then r9c7 is 4 (row 9) and r4c7 is not 4.\n"
              "In every case, 4 can be removed from r4c7.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans les lignes 2 et 5, toutes les places du 4 sont dans les colonnes 3 et 7, sauf "
              "la nageoire L5C5. À moins que la nageoire ne vaille 4, les 4 des colonnes 3 et 7 "
              "sont dans les lignes 2 et 5, et L4C7 ne vaut pas 4 :\n"
              "- Si L5C5 vaut 4, alors L9C7 vaut 4 (ligne 9) et L4C7 ne vaut pas 4.\n"
              "Dans tous les cas, on élimine le 4 de L4C7.");
    EXPECT_EQ(in_short(step, open_state()),
              "In rows 2 and 5, 4 only in columns 3 and 7, fin r5c5:\n"
              "- r5c5=4 → r9c7=4 → r4c7<>4\n"
              "=> r4c7<>4.");
}

}  // namespace
}  // namespace sudokit::logic
