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
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these two digits could be swapped "
              "and the puzzle would have a second solution; we assume that it has only one. Only "
              "r2c1 can prevent this, so 1 and 7 can be removed from r2c1.");
    EXPECT_EQ(in_french(step, state),
              "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait y "
              "échanger ces deux chiffres et la grille aurait une autre solution ; or on suppose "
              "qu’elle n’en a qu’une. Seule la case L2C1 peut l’empêcher : on peut retirer le 1 et "
              "le 7 de la case L2C1.");
}

TEST(RectanglesInWords, TypesTwoAndFive) {
    const State state = corners("17", "17", "175", "175");
    const Step step{TechniqueId::unique_rectangle_2, rectangle(), {}, {{rc(2, 2), 5}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these two digits could be swapped "
              "and the puzzle would have a second solution; we assume that it has only one. So at "
              "least one of r2c1 and r2c4 is 5, and 5 can be removed from r2c2.");
    EXPECT_EQ(in_french(step, state),
              "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait y "
              "échanger ces deux chiffres et la grille aurait une autre solution ; or on suppose "
              "qu’elle n’en a qu’une. Donc au moins l’une des cases L2C1 et L2C4 vaut 5, et on "
              "peut retirer le 5 de la case L2C2.");
}

TEST(RectanglesInWords, TypeThree) {
    const State state = corners("17", "17", "175", "179");
    RectanglePattern pattern = rectangle();
    pattern.others = {rc(2, 8)};
    pattern.subset = digits_of({5, 9});
    pattern.houses = {row(2)};
    const Step step{TechniqueId::unique_rectangle_3, pattern, {}, {{rc(2, 7), 5}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these two digits could be swapped "
              "and the puzzle would have a second solution; we assume that it has only one. So "
              "r2c1 and r2c4 hold at least one of 5 and 9 between them; with r2c8 they use up 5 "
              "and 9 in row 2, and 5 can be removed from r2c7.");
    EXPECT_EQ(in_french(step, state),
              "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait y "
              "échanger ces deux chiffres et la grille aurait une autre solution ; or on suppose "
              "qu’elle n’en a qu’une. Donc les cases L2C1 et L2C4 portent au moins l’un des "
              "chiffres 5 et 9 ; avec la case L2C8, elles épuisent les chiffres 5 et 9 dans la "
              "ligne 2, et on peut retirer le 5 de la case L2C7.");
}

TEST(RectanglesInWords, TypeFour) {
    const State state = corners("17", "17", "175", "179");
    RectanglePattern pattern = rectangle();
    pattern.houses = {row(2)};
    const Step step{TechniqueId::unique_rectangle_4, pattern, {}, {{rc(2, 1), 7}, {rc(2, 4), 7}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these two digits could be swapped "
              "and the puzzle would have a second solution; we assume that it has only one. In row "
              "2, 1 can only go in r2c1 or r2c4, so one of these is 1. The other cannot be 7, so "
              "neither is: 7 can be removed from r2c1 and r2c4.");
    EXPECT_EQ(in_french(step, state),
              "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait y "
              "échanger ces deux chiffres et la grille aurait une autre solution ; or on suppose "
              "qu’elle n’en a qu’une. Dans la ligne 2, le 1 ne peut aller qu’en L2C1 ou L2C4, donc "
              "l’une de ces cases vaut 1. L’autre ne peut pas valoir 7, si bien qu’aucune ne le "
              "vaut : on peut retirer le 7 des cases L2C1 et L2C4.");
}

TEST(RectanglesInWords, TypeSix) {
    const State state = corners("17", "175", "17", "179");
    RectanglePattern pattern = rectangle();
    pattern.houses = {row(1), row(2)};
    const Step step{TechniqueId::unique_rectangle_6, pattern, {}, {{rc(1, 4), 1}, {rc(2, 1), 1}}};

    EXPECT_EQ(
        in_english(step, state),
        "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these two digits could be swapped and the "
        "puzzle would have a second solution; we assume that it has only one. In rows 1 and 2, 1 "
        "has no place outside these cells, so it is in two opposite corners. In r1c4 and r2c1 it "
        "would leave only 7 for the other two, so 1 can be removed from r1c4 and r2c1.");
    EXPECT_EQ(in_french(step, state),
              "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait y "
              "échanger ces deux chiffres et la grille aurait une autre solution ; or on suppose "
              "qu’elle n’en a qu’une. Dans les lignes 1 et 2, le 1 n’a pas de place hors de ces "
              "cases : il est donc dans deux coins opposés. En L1C4 et L2C1, il ne laisserait que "
              "le 7 aux deux autres : on peut retirer le 1 des cases L1C4 et L2C1.");
}

TEST(RectanglesInWords, Hidden) {
    const State state = corners("17", "1753", "1729", "179");
    RectanglePattern pattern = rectangle();
    pattern.houses = {row(2), column(4)};
    const Step step{TechniqueId::hidden_rectangle, pattern, {}, {{rc(2, 4), 7}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4 held only 1 and 7, these two digits could be swapped "
              "and the puzzle would have a second solution; we assume that it has only one. In row "
              "2 and column 4, 1 has no place outside these cells. If r2c4 were 7, 1 would be in "
              "both corners next to it and 7 in the fourth, so 7 can be removed from r2c4.");
    EXPECT_EQ(in_french(step, state),
              "Si les cases L1C1, L1C4, L2C1 et L2C4 ne contenaient que 1 et 7, on pourrait y "
              "échanger ces deux chiffres et la grille aurait une autre solution ; or on suppose "
              "qu’elle n’en a qu’une. Dans la ligne 2 et la colonne 4, le 1 n’a pas de place hors "
              "de ces cases. Si L2C4 valait 7, les deux coins voisins vaudraient 1 et le quatrième "
              "7 : on peut retirer le 7 de la case L2C4.");
}

TEST(RectanglesInWords, Avoidable) {
    State state = open_state();
    state.place({rc(1, 1), 1});
    state.place({rc(1, 4), 7});
    state.place({rc(2, 4), 1});
    const Step step{TechniqueId::avoidable_rectangle_1, rectangle(), {}, {{rc(2, 1), 7}}};

    EXPECT_EQ(in_english(step, state),
              "If r1c1, r1c4, r2c1 and r2c4, none of them given, held only 1 and 7, these two "
              "digits could be swapped and the puzzle would have a second solution; we assume that "
              "it has only one. So 7 can be removed from r2c1.");
    EXPECT_EQ(
        in_french(step, state),
        "Si les cases L1C1, L1C4, L2C1 et L2C4, dont aucune n’est donnée, ne contenaient que 1 et "
        "7, on pourrait y échanger ces deux chiffres et la grille aurait une autre solution ; or "
        "on suppose qu’elle n’en a qu’une. Donc on peut retirer le 7 de la case L2C1.");
}

TEST(RectanglesInWords, AvoidableTypeTwo) {
    State state = open_state();
    state.place({rc(1, 1), 1});
    state.place({rc(1, 4), 7});
    keep(state, 2, 4, "15");
    keep(state, 2, 1, "75");
    const Step step{TechniqueId::avoidable_rectangle_2, rectangle(), {}, {{rc(2, 2), 5}}};

    EXPECT_EQ(
        in_english(step, state),
        "If r1c1, r1c4, r2c1 and r2c4, none of them given, held only 1 and 7, these two digits "
        "could be swapped and the puzzle would have a second solution; we assume that it has only "
        "one. So at least one of r2c1 and r2c4 is 5, and 5 can be removed from r2c2.");
    EXPECT_EQ(in_french(step, state),
              "Si les cases L1C1, L1C4, L2C1 et L2C4, dont aucune n’est donnée, ne contenaient que "
              "1 et 7, on pourrait y échanger ces deux chiffres et la grille aurait une autre "
              "solution ; or on suppose qu’elle n’en a qu’une. Donc au moins l’une des cases L2C1 "
              "et L2C4 vaut 5, et on peut retirer le 5 de la case L2C2.");
}

TEST(BugInWords, SaysThatItAssumesOneSolution) {
    const Step step{TechniqueId::bug_plus_one, BugPattern{{rc(5, 5), 8}}, {{rc(5, 5), 8}}, {}};

    EXPECT_EQ(in_english(step, open_state()),
              "But for 8 in r5c5, every empty cell would have two candidates and every missing "
              "digit two places in each house; such a puzzle has several solutions or none. We "
              "assume that it has exactly one, so r5c5 must be 8.");
    EXPECT_EQ(in_french(step, open_state()),
              "Sans le 8 en L5C5, chaque case vide aurait deux candidats et chaque chiffre "
              "manquant deux places dans chaque zone ; une telle grille a plusieurs solutions ou "
              "aucune. On suppose qu’elle en a une et une seule : L5C5 vaut 8.");
}

AlmostLockedSet first_set() { return {row(1), {rc(1, 1), rc(1, 3)}, digits_of({1, 4, 7})}; }

AlmostLockedSet second_set() { return {column(3), {rc(7, 3)}, digits_of({4, 7})}; }

TEST(AlmostLockedSetsInWords, Xz) {
    const Step step{TechniqueId::als_xz,
                    AlsPattern{{first_set(), second_set()}, {digits_of({4})}, {}, false},
                    {},
                    {{rc(7, 1), 7}}};

    EXPECT_EQ(
        in_english(step, open_state()),
        "Each of these almost locked sets has one candidate more than cells: A (r1c1 and r1c3 in "
        "row 1, with 1, 4 and 7) and B (r7c3 in column 3, with 4 and 7). A and B cannot both hold "
        "4, because all places in question see each other. A set that lacks one of its digits "
        "holds all the others. So 7 is in A or in B, and 7 can be removed from r7c1.");
    EXPECT_EQ(in_french(step, open_state()),
              "Chacun de ces ensembles presque verrouillés a un candidat de plus que de cases : A "
              "(L1C1 et L1C3 dans la ligne 1, avec 1, 4 et 7) et B (L7C3 dans la colonne 3, avec 4 "
              "et 7). A et B ne peuvent pas contenir tous deux le 4, car les places en question se "
              "voient toutes. Un ensemble auquel manque un de ses chiffres contient tous les "
              "autres. Donc le 7 est dans A ou dans B, et on peut retirer le 7 de la case L7C1.");
}

TEST(AlmostLockedSetsInWords, DoublyLinked) {
    const Step step{TechniqueId::als_xz,
                    AlsPattern{{first_set(), second_set()}, {digits_of({4, 7})}, {}, true},
                    {},
                    {{rc(1, 5), 1}, {rc(8, 3), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "Each of these almost locked sets has one candidate more than cells: A (r1c1 and "
              "r1c3 in row 1, with 1, 4 and 7) and B (r7c3 in column 3, with 4 and 7). A and B "
              "cannot both hold 4, nor both 7, because all places in question see each other. A "
              "set that lacks one of its digits holds all the others. The sets form a loop, so "
              "each of them lacks exactly one digit, which its neighbour holds, and holds all the "
              "others: 1 can be removed from r1c5, and 4 from r8c3.");
    EXPECT_EQ(in_french(step, open_state()),
              "Chacun de ces ensembles presque verrouillés a un candidat de plus que de cases : A "
              "(L1C1 et L1C3 dans la ligne 1, avec 1, 4 et 7) et B (L7C3 dans la colonne 3, avec 4 "
              "et 7). A et B ne peuvent contenir tous deux ni le 4 ni le 7, car les places en "
              "question se voient toutes. Un ensemble auquel manque un de ses chiffres contient "
              "tous les autres. Les ensembles forment une boucle : il manque à chacun exactement "
              "un chiffre, que son voisin contient, et il contient tous les autres. Donc on peut "
              "retirer le 1 de la case L1C5, et le 4 de la case L8C3.");
}

TEST(AlmostLockedSetsInWords, XyWing) {
    const AlmostLockedSet third{box(7), {rc(8, 1), rc(8, 2)}, digits_of({1, 5, 7})};
    const Step step{
        TechniqueId::als_xy_wing,
        AlsPattern{{first_set(), second_set(), third}, {digits_of({4}), digits_of({7})}, {}, false},
        {},
        {{rc(2, 1), 1}}};

    EXPECT_EQ(in_english(step, open_state()),
              "Each of these almost locked sets has one candidate more than cells: A (r1c1 and "
              "r1c3 in row 1, with 1, 4 and 7), B (r7c3 in column 3, with 4 and 7) and C (r8c1 and "
              "r8c2 in box 7, with 1, 5 and 7). A and B cannot both hold 4; B and C cannot both "
              "hold 7, because all places in question see each other. A set that lacks one of its "
              "digits holds all the others. So 1 is in A or in C, and 1 can be removed from r2c1.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Chacun de ces ensembles presque verrouillés a un candidat de plus que de cases : A (L1C1 "
        "et L1C3 dans la ligne 1, avec 1, 4 et 7), B (L7C3 dans la colonne 3, avec 4 et 7) et C "
        "(L8C1 et L8C2 dans le bloc 7, avec 1, 5 et 7). A et B ne peuvent pas contenir tous deux "
        "le 4 ; B et C ne peuvent pas contenir tous deux le 7, car les places en question se "
        "voient toutes. Un ensemble auquel manque un de ses chiffres contient tous les autres. "
        "Donc le 1 est dans A ou dans C, et on peut retirer le 1 de la case L2C1.");
}

TEST(AlmostLockedSetsInWords, DeathBlossom) {
    State state = open_state();
    keep(state, 7, 1, "14");
    const Step step{
        TechniqueId::death_blossom,
        AlsPattern{{first_set(), second_set()}, {digits_of({1}), digits_of({4})}, rc(7, 1), false},
        {},
        {{rc(2, 3), 7}}};

    EXPECT_EQ(
        in_english(step, state),
        "Each of these almost locked sets has one candidate more than cells: A (r1c1 and r1c3 in "
        "row 1, with 1, 4 and 7) and B (r7c3 in column 3, with 4 and 7). r7c1 is 1 or 4. If it is "
        "1, A lacks 1 and holds all its other digits; if it is 4, B lacks 4 and holds all its "
        "other digits. So one of the sets holds 7, and 7 can be removed from r2c3.");
    EXPECT_EQ(in_french(step, state),
              "Chacun de ces ensembles presque verrouillés a un candidat de plus que de cases : A "
              "(L1C1 et L1C3 dans la ligne 1, avec 1, 4 et 7) et B (L7C3 dans la colonne 3, avec 4 "
              "et 7). L7C1 vaut 1 ou 4. Si c’est 1, A perd le 1 et contient tous ses autres "
              "chiffres ; si c’est 4, B perd le 4 et contient tous ses autres chiffres. Donc l’un "
              "des ensembles contient le 7, et on peut retirer le 7 de la case L2C3.");
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
    EXPECT_EQ(in_french(step, state),
              "L1C1 et L1C2, où la ligne 1 et le bloc 1 se croisent, ont pour candidats 1, 2, "
              "3 et 4. Avec L1C7 dans la ligne 1 et L2C3 dans le bloc 1, il y a autant de "
              "chiffres que de cases, et chaque chiffre va dans une seule d’entre elles. Cela "
              "épuise le 1 et le 2 dans la ligne 1, le 3 et le 4 dans le bloc 1 : on peut "
              "retirer le 1 de la case L1C9, et le 4 de la case L3C3.");
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
              "Si L1C1 vaut 4, alors L5C5 vaut 4 (colonne 5), L5C9 vaut 6 (dernier candidat) "
              "et il ne reste aucune place pour le 4 dans le bloc 9, ce qui est impossible. "
              "Donc on peut retirer le 4 de la case L1C1.");
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
              "r1c1 is 4 or 5:\n"
              "- If r1c1 is 4, then r9c1 is not 4.\n"
              "- If r1c1 is 5, then r9c9 is 4 (column 9) and r9c1 is not 4.\n"
              "In every case the same follows: 4 can be removed from r9c1.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "L1C1 vaut 4 ou 5 :\n"
        "- Si L1C1 vaut 4, alors L9C1 ne vaut pas 4.\n"
        "- Si L1C1 vaut 5, alors L9C9 vaut 4 (colonne 9) et L9C1 ne vaut pas 4.\n"
        "Dans tous les cas, la conclusion est la même : on peut retirer le 4 de la case L9C1.");
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
              "In box 5, 4 is in r4c4 or r6c6:\n"
              "- If r4c4 is 4, there is nothing left to show.\n"
              "- If r6c6 is 4, then r4c4 is 3 (last candidate) and 3 is in row 4 twice, in r4c4 "
              "and r4c9, which is impossible.\n"
              "In every case the same follows: r4c4 must be 4.");
    EXPECT_EQ(in_french(house, open_state()),
              "Dans le bloc 5, le 4 est en L4C4 ou L6C6 :\n"
              "- Si L4C4 vaut 4, il n’y a rien de plus à montrer.\n"
              "- Si L6C6 vaut 4, alors L4C4 vaut 3 (dernier candidat) et le 3 est deux fois dans "
              "la ligne 4, en L4C4 et L4C9, ce qui est impossible.\n"
              "Dans tous les cas, la conclusion est la même : L4C4 vaut 4.");
    EXPECT_EQ(in_english(both, open_state()),
              "One of two things is true:\n"
              "- If r4c4 is 4, there is nothing left to show.\n"
              "- If r4c4 is not 4, then r4c4 is 3 (last candidate) and no candidate is left in "
              "r4c9, which is impossible.\n"
              "In every case the same follows: r4c4 must be 4.");
    EXPECT_EQ(in_french(both, open_state()),
              "De deux choses l’une :\n"
              "- Si L4C4 vaut 4, il n’y a rien de plus à montrer.\n"
              "- Si L4C4 ne vaut pas 4, alors L4C4 vaut 3 (dernier candidat) et il ne reste aucun "
              "candidat en L4C9, ce qui est impossible.\n"
              "Dans tous les cas, la conclusion est la même : L4C4 vaut 4.");
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
              "If r1c1 is 1, then by Naked Pair (r1c2 and r1c3), 2 and 3 can be removed from r1c5 "
              "and no candidate is left in r1c5, which is impossible. So 1 can be removed from "
              "r1c1.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Si L1C1 vaut 1, alors par « Paire nue » (L1C2 et L1C3), on peut retirer le 2 et le 3 "
        "de la case L1C5 et il ne reste aucun candidat en L1C5, ce qui est impossible. Donc on "
        "peut retirer le 1 de la case L1C1.");
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
        "Donc on peut retirer le 1 de la case L1C1 (3 hypothèses, profondeur 3, 3 feuilles).");
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

    EXPECT_EQ(in_english(step, open_state()),
              "If r9c2 is 9, then by Dynamic Forcing Net (r1c1), 1 can be removed from r1c1 and no "
              "candidate is left in r1c1, which is impossible.\n"
              "- Dynamic Forcing Net: If r1c1 is 1, then no candidate is left in r1c2, which is "
              "impossible. So 1 can be removed from r1c1.\n"
              "So 9 can be removed from r9c2 (2 assumptions, depth 2, 2 leaves).");
}

}  // namespace
}  // namespace sudokit::logic
