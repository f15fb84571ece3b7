// Singles, subsets, candidate lines, fish and wings in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

TEST(SinglesInWords, FullHouse) {
    const State state = open_state();
    const Step step{
        TechniqueId::full_house, SinglePattern{{rc(5, 1), 4}, box(4)}, {{rc(5, 1), 4}}, {}};

    EXPECT_EQ(in_english(step, state),
              "In box 4, only r5c1 is still empty and only 4 is missing, so r5c1 must be 4.");
    EXPECT_EQ(in_french(step, state),
              "Dans le bloc 4, il ne reste à remplir que la case L5C1 et il ne manque que le 4 "
              ": L5C1 vaut 4.");
}

TEST(SinglesInWords, LastPlaceInAHouse) {
    const State state = open_state();
    const Step step{
        TechniqueId::hidden_single, SinglePattern{{rc(5, 1), 4}, row(5)}, {{rc(5, 1), 4}}, {}};

    EXPECT_EQ(in_english(step, state),
              "In row 5, r5c1 is the only cell that can still hold 4, so r5c1 must be 4.");
    EXPECT_EQ(in_french(step, state),
              "Dans la ligne 5, L5C1 est la seule case qui puisse encore recevoir le 4 : L5C1 "
              "vaut 4.");
}

TEST(SinglesInWords, LastCandidateIsSeenOrLeftOver) {
    Puzzle puzzle(Board::standard(9));
    for (Digit digit = 1; digit < 9; ++digit) puzzle.set_given(rc(1, digit + 1), digit);
    const State seen(puzzle);
    State left = open_state();
    keep(left, 1, 1, "9");
    const Step step{
        TechniqueId::naked_single, SinglePattern{{rc(1, 1), 9}, {}}, {{rc(1, 1), 9}}, {}};

    EXPECT_EQ(in_english(step, seen),
              "The cells that r1c1 sees already hold every digit but 9, so r1c1 must be 9.");
    EXPECT_EQ(in_french(step, seen),
              "Les cases que voit L1C1 portent déjà tous les chiffres sauf le 9 : L1C1 vaut 9.");
    EXPECT_EQ(in_english(step, left),
              "All candidates of r1c1 but 9 have been ruled out, so r1c1 must be 9.");
    EXPECT_EQ(in_french(step, left),
              "Tous les candidats de la case L1C1 ont été écartés sauf le 9 : L1C1 vaut 9.");
}

TEST(SubsetsInWords, NakedPairWithSeveralEliminations) {
    const State state = open_state();
    const Step step{TechniqueId::naked_pair,
                    SubsetPattern{{row(1)}, {rc(1, 1), rc(1, 4)}, digits_of({1, 4})},
                    {},
                    {{rc(1, 5), 1}, {rc(1, 5), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In row 1, the two cells r1c1 and r1c4 have only the candidates 1 and 4 between "
              "them. These digits go there in some order, and nowhere else in row 1: 1 and 4 can "
              "be removed from r1c5.");
    EXPECT_EQ(in_french(step, state),
              "Dans la ligne 1, les deux cases L1C1 et L1C4 n’ont à elles deux que les candidats 1 "
              "et 4. Ces chiffres vont là, dans un ordre ou un autre, et nulle part ailleurs dans "
              "la ligne 1 : on peut retirer le 1 et le 4 de la case L1C5.");
}

TEST(SubsetsInWords, LockedPairIsInTwoHouses) {
    const State state = open_state();
    const Step step{TechniqueId::locked_pair,
                    SubsetPattern{{row(1), box(1)}, {rc(1, 1), rc(1, 2)}, digits_of({1, 4})},
                    {},
                    {{rc(1, 5), 1}, {rc(1, 6), 4}, {rc(2, 1), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In row 1 and box 1, the two cells r1c1 and r1c2 have only the candidates 1 and 4 "
              "between them. These digits go there in some order, and nowhere else in row 1 and "
              "box 1: 1 can be removed from r1c5, and 4 from r1c6 and r2c1.");
    EXPECT_EQ(in_french(step, state),
              "Dans la ligne 1 et le bloc 1, les deux cases L1C1 et L1C2 n’ont à elles deux que "
              "les candidats 1 et 4. Ces chiffres vont là, dans un ordre ou un autre, et nulle "
              "part ailleurs dans la ligne 1 et le bloc 1 : on peut retirer le 1 de la case L1C5, "
              "et le 4 des cases L1C6 et L2C1.");
}

TEST(SubsetsInWords, HiddenTriple) {
    const State state = open_state();
    const Step step{TechniqueId::hidden_triple,
                    SubsetPattern{{box(5)}, {rc(4, 4), rc(5, 5), rc(6, 6)}, digits_of({1, 4, 7})},
                    {},
                    {{rc(4, 4), 2}, {rc(4, 4), 3}, {rc(5, 5), 2}, {rc(6, 6), 9}}};

    EXPECT_EQ(in_english(step, state),
              "In box 5, 1, 4 and 7 can only go in the three cells r4c4, r5c5 and r6c6. These "
              "cells have no room for anything else: 2 can be removed from r4c4 and r5c5, 3 "
              "from r4c4, and 9 from r6c6.");
    EXPECT_EQ(in_french(step, state),
              "Dans le bloc 5, le 1, le 4 et le 7 ne peuvent aller que dans les trois cases "
              "L4C4, L5C5 et L6C6. Ces cases n’ont plus de place pour autre chose : on peut "
              "retirer le 2 des cases L4C4 et L5C5, le 3 de la case L4C4, et le 9 de la case "
              "L6C6.");
}

TEST(FishInWords, CandidateLinesFromABoxToARow) {
    State state = open_state();
    confine(state, box(1), 4, std::vector{rc(2, 1), rc(2, 3)});
    const Step step{
        TechniqueId::pointing, FishPattern{4, {box(1)}, {row(2)}, {}}, {}, {{rc(2, 5), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In box 1, 4 can only go in r2c1 or r2c3, where row 2 crosses it. So the 4 of row 2 "
              "is there too, and 4 can be removed from r2c5.");
    EXPECT_EQ(in_french(step, state),
              "Dans le bloc 1, le 4 ne peut aller qu’en L2C1 ou L2C3, au croisement avec la ligne "
              "2. Le 4 de la ligne 2 est donc là aussi : on peut retirer le 4 de la case L2C5.");
}

TEST(FishInWords, CandidateLinesFromAColumnToABox) {
    State state = open_state();
    confine(state, column(2), 4, std::vector{rc(4, 2), rc(5, 2), rc(6, 2)});
    const Step step{TechniqueId::claiming,
                    FishPattern{4, {column(2)}, {box(4)}, {}},
                    {},
                    {{rc(4, 1), 4}, {rc(5, 3), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In column 2, 4 can only go in r4c2, r5c2 or r6c2, where box 4 crosses it. So the 4 "
              "of box 4 is there too, and 4 can be removed from r4c1 and r5c3.");
    EXPECT_EQ(
        in_french(step, state),
        "Dans la colonne 2, le 4 ne peut aller qu’en L4C2, L5C2 ou L6C2, au croisement avec le "
        "bloc 4. Le 4 du bloc 4 est donc là aussi : on peut retirer le 4 des cases L4C1 et L5C3.");
}

TEST(FishInWords, MultipleLines) {
    const Step step{TechniqueId::multiple_lines,
                    FishPattern{4, {box(1), box(2)}, {row(1), row(3)}, {}},
                    {},
                    {{rc(1, 7), 4}, {rc(3, 8), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In boxes 1 and 2, all places for 4 lie in rows 1 and 3. The 4s of rows 1 and 3 "
              "must therefore be in boxes 1 and 2, so 4 can be removed from r1c7 and r3c8.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans les blocs 1 et 2, toutes les places du 4 sont dans les lignes 1 et 3. Les "
              "4 des lignes 1 et 3 sont donc dans les blocs 1 et 2 : on peut retirer le 4 des "
              "cases L1C7 et L3C8.");
}

TEST(FishInWords, XWing) {
    const Step step{TechniqueId::x_wing,
                    FishPattern{4, {row(2), row(5)}, {column(1), column(7)}, {}},
                    {},
                    {{rc(1, 1), 4}, {rc(8, 7), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In rows 2 and 5, all places for 4 lie in columns 1 and 7. The 4s of columns 1 "
              "and 7 must therefore be in rows 2 and 5, so 4 can be removed from r1c1 and "
              "r8c7.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans les lignes 2 et 5, toutes les places du 4 sont dans les colonnes 1 et 7. "
              "Les 4 des colonnes 1 et 7 sont donc dans les lignes 2 et 5 : on peut retirer le "
              "4 des cases L1C1 et L8C7.");
}

TEST(FishInWords, FinnedFrankenSwordfish) {
    const Step step{
        TechniqueId::finned_franken_swordfish,
        FishPattern{4, {row(2), row(5), box(9)}, {column(1), column(7), column(9)}, {rc(2, 2)}},
        {},
        {{rc(1, 1), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In rows 2 and 5 and box 9, all places for 4 lie in columns 1, 7 and 9, except for "
              "the fin r2c2. Either the fin holds 4, or the 4s of columns 1, 7 and 9 are in rows 2 "
              "and 5 and box 9; either way, 4 can be removed from r1c1.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans les lignes 2 et 5 et le bloc 9, toutes les places du 4 sont dans les "
              "colonnes 1, 7 et 9, sauf la nageoire L2C2. Ou bien la nageoire vaut 4, ou bien "
              "les 4 des colonnes 1, 7 et 9 sont dans les lignes 2 et 5 et le bloc 9 ; dans "
              "les deux cas, on peut retirer le 4 de la case L1C1.");
}

TEST(FishInWords, SeveralFins) {
    const Step step{TechniqueId::finned_x_wing,
                    FishPattern{4, {column(2), column(5)}, {row(1), row(7)}, {rc(8, 5), rc(9, 5)}},
                    {},
                    {{rc(7, 4), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In columns 2 and 5, all places for 4 lie in rows 1 and 7, except for the fins r8c5 "
              "and r9c5. Either one of the fins holds 4, or the 4s of rows 1 and 7 are in columns "
              "2 and 5; either way, 4 can be removed from r7c4.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans les colonnes 2 et 5, toutes les places du 4 sont dans les lignes 1 et 7, "
              "sauf les nageoires L8C5 et L9C5. Ou bien l’une des nageoires vaut 4, ou bien "
              "les 4 des lignes 1 et 7 sont dans les colonnes 2 et 5 ; dans les deux cas, on "
              "peut retirer le 4 de la case L7C4.");
}

TEST(WingsInWords, XyWing) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 2, 2, "23");
    const Step step{TechniqueId::xy_wing,
                    WingPattern{rc(1, 1), {rc(1, 5), rc(2, 2)}, 3},
                    {},
                    {{rc(1, 2), 3}, {rc(2, 4), 3}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1 is 1 or 2. If it is 1, then r1c5 is 3; if it is 2, then r2c2 is 3. In "
              "every case one of r1c5 and r2c2 is 3, so 3 can be removed from r1c2 and r2c4.");
    EXPECT_EQ(in_french(step, state),
              "L1C1 vaut 1 ou 2. Si c’est 1, alors L1C5 vaut 3 ; si c’est 2, alors L2C2 vaut "
              "3. Dans tous les cas, l’une des cases L1C5 et L2C2 vaut 3 : on peut retirer le "
              "3 des cases L1C2 et L2C4.");
}

TEST(WingsInWords, XyzWingHoldsTheDigitItself) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 5, "13");
    keep(state, 2, 2, "23");
    const Step step{
        TechniqueId::xyz_wing, WingPattern{rc(1, 1), {rc(1, 5), rc(2, 2)}, 3}, {}, {{rc(1, 2), 3}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1 is 1, 2 or 3. If it is 1, then r1c5 is 3; if it is 2, then r2c2 is 3. In "
              "every case one of r1c1, r1c5 and r2c2 is 3, so 3 can be removed from r1c2.");
    EXPECT_EQ(in_french(step, state),
              "L1C1 vaut 1, 2 ou 3. Si c’est 1, alors L1C5 vaut 3 ; si c’est 2, alors L2C2 "
              "vaut 3. Dans tous les cas, l’une des cases L1C1, L1C5 et L2C2 vaut 3 : on peut "
              "retirer le 3 de la case L1C2.");
}

TEST(OtherBoardsInWords, LargeBoardsUseTheirSymbols) {
    const State state = open_state(Board::standard(16));
    const Step step{
        TechniqueId::naked_pair,
        SubsetPattern{{47}, {at(state, 14, 13), at(state, 15, 16)}, digits_of({10, 16})},
        {},
        {{at(state, 16, 15), 16}}};

    EXPECT_EQ(in_english(step, state),
              "In box 16, the two cells r14c13 and r15c16 have only the candidates A and G between "
              "them. These digits go there in some order, and nowhere else in box 16: G can be "
              "removed from r16c15.");
    EXPECT_EQ(in_french(step, state),
              "Dans le bloc 16, les deux cases L14C13 et L15C16 n’ont à elles deux que les "
              "candidats A et G. Ces chiffres vont là, dans un ordre ou un autre, et nulle part "
              "ailleurs dans le bloc 16 : on peut retirer le G de la case L16C15.");
    EXPECT_EQ(explanation(step, state, Language::fr, Symbols::numbers),
              "Dans le bloc 16, les deux cases L14C13 et L15C16 n’ont à elles deux que les "
              "candidats 10 et 16. Ces chiffres vont là, dans un ordre ou un autre, et nulle part "
              "ailleurs dans le bloc 16 : on peut retirer le 16 de la case L16C15.");
}

TEST(OtherBoardsInWords, RegionsOfJigsawsDiagonalsWindowsAndExtraHouses) {
    Shape shape;
    shape.order = 4;
    shape.regions = Jigsaw{{0, 0, 0, 0, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 3, 3}};
    shape.diagonals = true;
    shape.extra = {{0, 5, 10, 12}};
    const Board jigsaw = *Board::make(shape);
    Shape window_shape = Shape::standard(9);
    window_shape.windows = true;
    const Board windows = *Board::make(window_shape);

    EXPECT_EQ(house_name(jigsaw, 9, Language::en), "region 2");
    EXPECT_EQ(house_name(jigsaw, 9, Language::fr), "région 2");
    EXPECT_EQ(house_name(jigsaw, 13, Language::fr), "diagonale 2");
    EXPECT_EQ(house_name(jigsaw, 14, Language::en), "extra house 1");
    EXPECT_EQ(house_name(jigsaw, 14, Language::fr), "zone supplémentaire 1");
    EXPECT_EQ(house_name(windows, 28, Language::en), "window 2");
    EXPECT_EQ(house_name(windows, 28, Language::fr), "fenêtre 2");
}

TEST(OtherBoardsInWords, HousesOfSeveralKindsInOneSentence) {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;
    const State state = open_state(*Board::make(shape));
    const Step step{TechniqueId::franken_x_wing,
                    FishPattern{4, {row(2), box(5)}, {column(5), 27}, {}},
                    {},
                    {{rc(1, 1), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In row 2 and box 5, all places for 4 lie in column 5 and diagonal 1. The 4s of "
              "column 5 and diagonal 1 must therefore be in row 2 and box 5, so 4 can be "
              "removed from r1c1.");
    EXPECT_EQ(in_french(step, state),
              "Dans la ligne 2 et le bloc 5, toutes les places du 4 sont dans la colonne 5 et "
              "la diagonale 1. Les 4 de la colonne 5 et de la diagonale 1 sont donc dans la "
              "ligne 2 et le bloc 5 : on peut retirer le 4 de la case L1C1.");
}

TEST(ConclusionsInShort, PlacementsAndEliminations) {
    const Board board = Board::standard(9);
    const Step step{TechniqueId::contradiction_net,
                    ForcingPattern{},
                    {{rc(1, 2), 4}},
                    {{rc(1, 3), 1}, {rc(1, 3), 7}, {rc(2, 2), 7}}};

    EXPECT_EQ(conclusions(step, board, Language::en, Symbols::digits),
              "r1c2=4 r1c3<>1 r1c3,r2c2<>7");
    EXPECT_EQ(conclusions(step, board, Language::fr, Symbols::digits),
              "L1C2=4 L1C3<>1 L1C3,L2C2<>7");
}

}  // namespace
}  // namespace sudokit::logic
