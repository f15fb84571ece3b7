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
              "r5c1 is the last empty cell of box 4 and takes the missing 4.");
    EXPECT_EQ(in_french(step, state),
              "L5C1 est la dernière case vide du bloc 4 : elle reçoit le 4 qui y manque.");
}

TEST(SinglesInWords, LastPlaceInAHouse) {
    const State state = open_state();
    const Step step{
        TechniqueId::hidden_single, SinglePattern{{rc(5, 1), 4}, row(5)}, {{rc(5, 1), 4}}, {}};

    EXPECT_EQ(in_english(step, state),
              "In row 5, earlier eliminations leave only one place for 4: r5c1.");
    EXPECT_EQ(
        in_french(step, state),
        "Dans la ligne 5, des éliminations antérieures ne laissent qu’une place au 4 : L5C1.");
}

TEST(SinglesInWords, HiddenSingleNamesWhatBlocksTheOtherPlaces) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(rc(2, 7), 4);
    puzzle.set_given(rc(5, 3), 4);
    puzzle.set_given(rc(3, 1), 1);
    puzzle.set_given(rc(3, 9), 4);
    State state(puzzle);
    const Step step{
        TechniqueId::hidden_single, SinglePattern{{rc(1, 2), 4}, box(1)}, {{rc(1, 2), 4}}, {}};

    EXPECT_EQ(in_english(step, state),
              "In box 1, the 4s in r2c7, r3c9 and r5c3 and earlier eliminations leave only one "
              "place for 4: r1c2.");
    state.place({rc(1, 1), 2});
    EXPECT_EQ(in_english(step, state),
              "In box 1, the 4s in r2c7, r3c9 and r5c3 leave only one place for 4: r1c2.");
}

TEST(SinglesInWords, LastCandidateMayBeLeftByBoth) {
    Puzzle puzzle(Board::standard(9));
    for (Digit digit = 1; digit < 8; ++digit) puzzle.set_given(rc(1, digit + 1), digit);
    State state(puzzle);
    keep(state, 1, 1, "9");
    const Step step{
        TechniqueId::naked_single, SinglePattern{{rc(1, 1), 9}, {}}, {{rc(1, 1), 9}}, {}};

    EXPECT_EQ(in_english(step, state),
              "r1c1 sees every digit but 8 and 9; 8 has been ruled out already, so it must be 9.");
}

TEST(InShort, SaysWhatIsSeenAndWhatFollows) {
    State state = open_state();
    confine(state, box(1), 4, std::vector{rc(2, 1), rc(2, 3)});
    const Step pair{TechniqueId::naked_pair,
                    SubsetPattern{{row(1)}, {rc(1, 1), rc(1, 4)}, digits_of({1, 4})},
                    {},
                    {{rc(1, 5), 1}, {rc(1, 5), 4}}};
    const Step single{
        TechniqueId::hidden_single, SinglePattern{{rc(5, 1), 4}, row(5)}, {{rc(5, 1), 4}}, {}};
    const Step locked{TechniqueId::pointing,
                      FishPattern{4, {box(1)}, {row(2)}, {}},
                      {},
                      {{rc(2, 5), 4}, {rc(2, 6), 4}}};

    EXPECT_EQ(in_short(pair, state), "In row 1, only 14 in r1c14 => r1c5<>14.");
    EXPECT_EQ(in_short(single, state), "Only place for 4 in row 5 => r5c1=4.");
    EXPECT_EQ(in_short(locked, state), "In box 1, 4 only in r2c13 => r2c56<>4.");
}

TEST(CellsInWords, AreWrittenAsTheReaderWants) {
    State state = open_state();
    const Step step{TechniqueId::naked_pair,
                    SubsetPattern{{row(3)}, {rc(3, 1), rc(3, 4)}, digits_of({1, 4})},
                    {},
                    {{rc(3, 5), 1}}};

    EXPECT_EQ(explanation(step, state, {.language = Language::fr, .cells = CellNames::a1}),
              "Dans la ligne C, C1 et C4 n’ont à elles deux que les candidats 1 et 4 et se les "
              "partagent : on élimine le 1 de C5.");
}

TEST(SinglesInWords, LastCandidateIsSeenOrLeftOver) {
    Puzzle puzzle(Board::standard(9));
    for (Digit digit = 1; digit < 9; ++digit) puzzle.set_given(rc(1, digit + 1), digit);
    const State seen(puzzle);
    State left = open_state();
    keep(left, 1, 1, "9");
    const Step step{
        TechniqueId::naked_single, SinglePattern{{rc(1, 1), 9}, {}}, {{rc(1, 1), 9}}, {}};

    EXPECT_EQ(in_english(step, seen), "r1c1 sees every digit but 9, so it must be 9.");
    EXPECT_EQ(in_french(step, seen), "L1C1 voit tous les chiffres sauf le 9 : elle vaut 9.");
    EXPECT_EQ(in_english(step, left),
              "All candidates of r1c1 but 9 have been ruled out already, so it must be 9.");
    EXPECT_EQ(in_french(step, left),
              "Tous les candidats de L1C1 sauf le 9 sont déjà éliminés : elle vaut 9.");
}

TEST(SubsetsInWords, NakedPairWithSeveralEliminations) {
    const State state = open_state();
    const Step step{TechniqueId::naked_pair,
                    SubsetPattern{{row(1)}, {rc(1, 1), rc(1, 4)}, digits_of({1, 4})},
                    {},
                    {{rc(1, 5), 1}, {rc(1, 5), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In row 1, r1c1 and r1c4 have only the candidates 1 and 4 between them, so they use "
              "them up: 1 and 4 can be removed from r1c5.");
    EXPECT_EQ(in_french(step, state),
              "Dans la ligne 1, L1C1 et L1C4 n’ont à elles deux que les candidats 1 et 4 et se les "
              "partagent : on élimine le 1 et le 4 de L1C5.");
}

TEST(SubsetsInWords, LockedPairIsInTwoHouses) {
    const State state = open_state();
    const Step step{TechniqueId::locked_pair,
                    SubsetPattern{{row(1), box(1)}, {rc(1, 1), rc(1, 2)}, digits_of({1, 4})},
                    {},
                    {{rc(1, 5), 1}, {rc(1, 6), 4}, {rc(2, 1), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In row 1 and box 1, r1c1 and r1c2 have only the candidates 1 and 4 between them, so "
              "they use them up: 1 can be removed from r1c5, and 4 from r1c6 and r2c1.");
    EXPECT_EQ(in_french(step, state),
              "Dans la ligne 1 et le bloc 1, L1C1 et L1C2 n’ont à elles deux que les candidats 1 "
              "et 4 et se les partagent : on élimine le 1 de L1C5, et le 4 de L1C6 et L2C1.");
}

TEST(SubsetsInWords, HiddenTriple) {
    const State state = open_state();
    const Step step{TechniqueId::hidden_triple,
                    SubsetPattern{{box(5)}, {rc(4, 4), rc(5, 5), rc(6, 6)}, digits_of({1, 4, 7})},
                    {},
                    {{rc(4, 4), 2}, {rc(4, 4), 3}, {rc(5, 5), 2}, {rc(6, 6), 9}}};

    EXPECT_EQ(
        in_english(step, state),
        "In box 5, 1, 4 and 7 can only go in r4c4, r5c5 and r6c6, which leaves no room there for "
        "other digits: 2 can be removed from r4c4 and r5c5, 3 from r4c4, and 9 from r6c6.");
    EXPECT_EQ(
        in_french(step, state),
        "Dans le bloc 5, le 1, le 4 et le 7 ne peuvent aller qu’en L4C4, L5C5 et L6C6, où il n’y "
        "a donc plus de place pour d’autres chiffres : on élimine le 2 de L4C4 et L5C5, le 3 de "
        "L4C4, et le 9 de L6C6.");
}

TEST(SubsetsInWords, DirectHiddenPairNamesTheDigitThatIsLeftOnePlace) {
    const State state = open_state();
    const Step step{TechniqueId::direct_hidden_pair,
                    SubsetPattern{{row(1)}, {rc(1, 1), rc(1, 5)}, digits_of({4, 7})},
                    {{rc(1, 9), 3}},
                    {}};

    EXPECT_EQ(in_english(step, state),
              "In row 1, 4 and 7 can only go in r1c1 and r1c5, which leaves only one place for 3: "
              "r1c9.");
    EXPECT_EQ(in_french(step, state),
              "Dans la ligne 1, le 4 et le 7 ne peuvent aller qu’en L1C1 et L1C5, ce qui ne laisse "
              "qu’une place au 3 : L1C9.");
    EXPECT_EQ(in_short(step, state), "In row 1, 47 only in r1c15, so one place for 3 => r1c9=3.");
}

TEST(FishInWords, CandidateLinesThatLeaveADigitOnePlaceNameTheHouse) {
    State state = open_state();
    confine(state, box(1), 4, std::vector{rc(2, 1), rc(2, 3)});
    confine(state, box(3), 4, std::vector{rc(2, 7), rc(3, 9)});
    const Step step{
        TechniqueId::pointing, FishPattern{4, {box(1)}, {row(2)}, {}}, {{rc(3, 9), 4}}, {}};

    EXPECT_EQ(in_english(step, state),
              "In box 1, 4 can only go in r2c1 or r2c3, which lie in row 2. So it is nowhere else "
              "in row 2, which leaves only one place for 4 in box 3: r3c9.");
    EXPECT_EQ(in_french(step, state),
              "Dans le bloc 1, le 4 ne peut aller qu’en L2C1 ou L2C3, qui sont dans la ligne 2. Il "
              "n’est donc nulle part ailleurs dans la ligne 2, ce qui ne laisse qu’une place au 4 "
              "dans le bloc 3 : L3C9.");
    EXPECT_EQ(in_short(step, state),
              "In box 1, 4 only in r2c13, so one place for 4 in box 3 => r3c9=4.");
}

TEST(FishInWords, CandidateLinesFromABoxToARow) {
    State state = open_state();
    confine(state, box(1), 4, std::vector{rc(2, 1), rc(2, 3)});
    const Step step{
        TechniqueId::pointing, FishPattern{4, {box(1)}, {row(2)}, {}}, {}, {{rc(2, 5), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In box 1, 4 can only go in r2c1 or r2c3, which lie in row 2. So it is nowhere else "
              "in row 2: 4 can be removed from r2c5.");
    EXPECT_EQ(in_french(step, state),
              "Dans le bloc 1, le 4 ne peut aller qu’en L2C1 ou L2C3, qui sont dans la ligne 2. Il "
              "n’est donc nulle part ailleurs dans la ligne 2 : on élimine le 4 de L2C5.");
}

TEST(FishInWords, CandidateLinesFromAColumnToABox) {
    State state = open_state();
    confine(state, column(2), 4, std::vector{rc(4, 2), rc(5, 2), rc(6, 2)});
    const Step step{TechniqueId::claiming,
                    FishPattern{4, {column(2)}, {box(4)}, {}},
                    {},
                    {{rc(4, 1), 4}, {rc(5, 3), 4}}};

    EXPECT_EQ(in_english(step, state),
              "In column 2, 4 can only go in r4c2, r5c2 or r6c2, which lie in box 4. So it is "
              "nowhere else in box 4: 4 can be removed from r4c1 and r5c3.");
    EXPECT_EQ(
        in_french(step, state),
        "Dans la colonne 2, le 4 ne peut aller qu’en L4C2, L5C2 ou L6C2, qui sont dans le bloc "
        "4. Il n’est donc nulle part ailleurs dans le bloc 4 : on élimine le 4 de L4C1 et L5C3.");
}

TEST(FishInWords, MultipleLines) {
    const Step step{TechniqueId::multiple_lines,
                    FishPattern{4, {box(1), box(2)}, {row(1), row(3)}, {}},
                    {},
                    {{rc(1, 7), 4}, {rc(3, 8), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In boxes 1 and 2, all places for 4 lie in rows 1 and 3. So the 4s of rows 1 and 3 "
              "are in boxes 1 and 2: 4 can be removed from r1c7 and r3c8.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Dans les blocs 1 et 2, toutes les places du 4 sont dans les lignes 1 et 3. Les 4 des "
        "lignes 1 et 3 sont donc dans les blocs 1 et 2 : on élimine le 4 de L1C7 et L3C8.");
}

TEST(FishInWords, XWing) {
    const Step step{TechniqueId::x_wing,
                    FishPattern{4, {row(2), row(5)}, {column(1), column(7)}, {}},
                    {},
                    {{rc(1, 1), 4}, {rc(8, 7), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In rows 2 and 5, all places for 4 lie in columns 1 and 7. So the 4s of columns 1 "
              "and 7 are in rows 2 and 5: 4 can be removed from r1c1 and r8c7.");
    EXPECT_EQ(
        in_french(step, open_state()),
        "Dans les lignes 2 et 5, toutes les places du 4 sont dans les colonnes 1 et 7. Les 4 des "
        "colonnes 1 et 7 sont donc dans les lignes 2 et 5 : on élimine le 4 de L1C1 et L8C7.");
}

TEST(FishInWords, FinnedFrankenSwordfish) {
    const Step step{
        TechniqueId::finned_franken_swordfish,
        FishPattern{4, {row(2), row(5), box(9)}, {column(1), column(7), column(9)}, {rc(2, 2)}},
        {},
        {{rc(1, 1), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In rows 2 and 5 and box 9, all places for 4 lie in columns 1, 7 and 9, except for "
              "the fin r2c2. Either the fin is 4, or the 4s of columns 1, 7 and 9 are in rows 2 "
              "and 5 and box 9; either way 4 can be removed from r1c1, which sees the fin.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans les lignes 2 et 5 et le bloc 9, toutes les places du 4 sont dans les "
              "colonnes 1, 7 et 9, sauf la nageoire L2C2. Ou bien la nageoire vaut 4, ou bien "
              "les 4 des colonnes 1, 7 et 9 sont dans les lignes 2 et 5 et le bloc 9 ; dans les "
              "deux cas, on élimine le 4 de L1C1, qui voit la nageoire.");
}

TEST(FishInWords, WhereTwoCoverHousesCrossTheBaseLosesAPlace) {
    const Step step{TechniqueId::mutant_swordfish,
                    FishPattern{3, {row(5), box(8), box(9)}, {row(9), column(6), column(9)}, {}},
                    {},
                    {{rc(4, 9), 3}, {rc(9, 6), 3}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In row 5 and boxes 8 and 9, all places for 3 lie in row 9 and columns 6 and 9. So "
              "the 3s of row 9 and columns 6 and 9 are in row 5 and boxes 8 and 9: 3 can be "
              "removed from r4c9 and r9c6. In r9c6, it would use up two of row 9 and columns 6 and "
              "9 at once, and leave too few for the rest.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans la ligne 5 et les blocs 8 et 9, toutes les places du 3 sont dans la ligne 9 et "
              "les colonnes 6 et 9. Les 3 de la ligne 9 et des colonnes 6 et 9 sont donc dans la "
              "ligne 5 et les blocs 8 et 9 : on élimine le 3 de L4C9 et L9C6. En L9C6, il "
              "occuperait à lui seul deux zones parmi la ligne 9 et les colonnes 6 et 9 et en "
              "laisserait trop peu au reste.");
}

TEST(FishInWords, SeveralFins) {
    const Step step{TechniqueId::finned_x_wing,
                    FishPattern{4, {column(2), column(5)}, {row(1), row(7)}, {rc(8, 5), rc(9, 5)}},
                    {},
                    {{rc(7, 4), 4}}};

    EXPECT_EQ(in_english(step, open_state()),
              "In columns 2 and 5, all places for 4 lie in rows 1 and 7, except for the fins r8c5 "
              "and r9c5. Either a fin is 4, or the 4s of rows 1 and 7 are in columns 2 and 5; "
              "either way 4 can be removed from r7c4, which sees every fin.");
    EXPECT_EQ(in_french(step, open_state()),
              "Dans les colonnes 2 et 5, toutes les places du 4 sont dans les lignes 1 et 7, "
              "sauf les nageoires L8C5 et L9C5. Ou bien une nageoire vaut 4, ou bien les 4 des "
              "lignes 1 et 7 sont dans les colonnes 2 et 5 ; dans les deux cas, on élimine le 4 "
              "de L7C4, qui voit toutes les nageoires.");
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
              "r1c1 is 1 or 2. If it is 1, r1c5 is 3; if it is 2, r2c2 is 3. So r1c5 or r2c2 is 3, "
              "and 3 can be removed from r1c2 and r2c4, which see both.");
    EXPECT_EQ(in_french(step, state),
              "L1C1 vaut 1 ou 2. Si c’est 1, L1C5 vaut 3 ; si c’est 2, L2C2 vaut 3. Donc L1C5 ou "
              "L2C2 vaut 3 : on élimine le 3 de L1C2 et L2C4, qui voient les deux.");
}

TEST(WingsInWords, XyzWingHoldsTheDigitItself) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 5, "13");
    keep(state, 2, 2, "23");
    const Step step{
        TechniqueId::xyz_wing, WingPattern{rc(1, 1), {rc(1, 5), rc(2, 2)}, 3}, {}, {{rc(1, 2), 3}}};

    EXPECT_EQ(in_english(step, state),
              "r1c1 is 1, 2 or 3. If it is 1, r1c5 is 3; if it is 2, r2c2 is 3. So r1c1, r1c5 or "
              "r2c2 is 3, and 3 can be removed from r1c2, which sees all three.");
    EXPECT_EQ(in_french(step, state),
              "L1C1 vaut 1, 2 ou 3. Si c’est 1, L1C5 vaut 3 ; si c’est 2, L2C2 vaut 3. Donc "
              "L1C1, L1C5 ou L2C2 vaut 3 : on élimine le 3 de L1C2, qui voit les trois.");
}

TEST(OtherBoardsInWords, LargeBoardsUseTheirSymbols) {
    const State state = open_state(Board::standard(16));
    const Step step{
        TechniqueId::naked_pair,
        SubsetPattern{{47}, {at(state, 14, 13), at(state, 15, 16)}, digits_of({10, 16})},
        {},
        {{at(state, 16, 15), 16}}};

    EXPECT_EQ(in_english(step, state),
              "In box 16, r14c13 and r15c16 have only the candidates A and G between them, so they "
              "use them up: G can be removed from r16c15.");
    EXPECT_EQ(
        in_french(step, state),
        "Dans le bloc 16, L14C13 et L15C16 n’ont à elles deux que les candidats A et G et se les "
        "partagent : on élimine le G de L16C15.");
    EXPECT_EQ(
        explanation(step, state, {Language::fr, Symbols::numbers}),
        "Dans le bloc 16, L14C13 et L15C16 n’ont à elles deux que les candidats 10 et 16 et se "
        "les partagent : on élimine le 16 de L16C15.");
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

    EXPECT_EQ(house_name(jigsaw, 9, {Language::en}), "region 2");
    EXPECT_EQ(house_name(jigsaw, 9, {Language::fr}), "région 2");
    EXPECT_EQ(house_name(jigsaw, 13, {Language::fr}), "diagonale L1C4-L4C1");
    EXPECT_EQ(house_name(jigsaw, 14, {Language::en}), "extra house 1");
    EXPECT_EQ(house_name(jigsaw, 14, {Language::fr}), "zone supplémentaire 1");
    EXPECT_EQ(house_name(windows, 28, {Language::en}), "window 2");
    EXPECT_EQ(house_name(windows, 28, {Language::fr}), "fenêtre 2");
}

TEST(OtherBoardsInWords, HousesOfSeveralKindsInOneSentence) {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;
    const State state = open_state(*Board::make(shape));
    const Step step{TechniqueId::franken_x_wing,
                    FishPattern{4, {row(2), box(5)}, {column(5), 27}, {}},
                    {},
                    {{rc(1, 1), 4}}};

    EXPECT_EQ(
        in_english(step, state),
        "In row 2 and box 5, all places for 4 lie in column 5 and diagonal r1c1-r9c9. So the 4s of "
        "column 5 and diagonal r1c1-r9c9 are in row 2 and box 5: 4 can be removed from r1c1.");
    EXPECT_EQ(in_french(step, state),
              "Dans la ligne 2 et le bloc 5, toutes les places du 4 sont dans la colonne 5 et la "
              "diagonale L1C1-L9C9. Les 4 de la colonne 5 et de la diagonale L1C1-L9C9 sont donc "
              "dans la ligne 2 et le bloc 5 : on élimine le 4 de L1C1.");
}

TEST(ConclusionsInShort, PlacementsAndEliminations) {
    const Board board = Board::standard(9);
    const Step step{TechniqueId::contradiction_net,
                    ForcingPattern{},
                    {{rc(1, 2), 4}},
                    {{rc(1, 3), 1}, {rc(1, 3), 7}, {rc(2, 2), 7}}};

    EXPECT_EQ(conclusions(step, board, {Language::en, Symbols::digits}),
              "r1c2=4 r1c3<>1 r1c3,r2c2<>7");
    EXPECT_EQ(conclusions(step, board, {Language::fr, Symbols::digits}),
              "L1C2=4 L1C3<>1 L1C3,L2C2<>7");
}

}  // namespace
}  // namespace sudokit::logic
