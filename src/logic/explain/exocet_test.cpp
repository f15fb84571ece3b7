// Exocets in words.
#include <gtest/gtest.h>

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

// 1 and 2 have room in two rows, 3 in one, 4 in none; the targets do not have 2.
Step exocet_removing(std::vector<Candidate> eliminations) {
    return {TechniqueId::junior_exocet,
            ExocetPattern{{rc(1, 1), rc(1, 2)},
                          {rc(2, 4), rc(3, 9)},
                          digits_of({1, 2, 3, 4}),
                          {column(3), column(4), column(9)},
                          {{row(4), digits_of({1, 2, 3})}, {row(7), digits_of({1, 2})}}},
            {},
            std::move(eliminations)};
}

State without_twos() {
    State state = open_state();
    for (const Cell target : {rc(2, 4), rc(3, 9)}) state.remove({target, 2});
    return state;
}

TEST(ExocetsInWords, EveryRemovalHasItsReason) {
    const Step step = exocet_removing({{rc(1, 1), 2},
                                       {rc(1, 1), 3},
                                       {rc(1, 2), 2},
                                       {rc(1, 2), 3},
                                       {rc(2, 4), 1},
                                       {rc(3, 9), 7},
                                       {rc(3, 9), 8}});

    EXPECT_EQ(in_english(step, without_twos()),
              "The base cells r1c1 and r1c2 hold two of 1, 2, 3 and 4. Each of columns 3, 4 and 9 "
              "must have these two digits, but outside the boxes of the pattern two of the three "
              "at most can (1 in rows 4 and 7; 2 in rows 4 and 7; 3 in row 4; 4 nowhere); in the "
              "others a target has them. So the targets r2c4 and r3c9 hold the same two digits as "
              "the base, and 1 can be removed from r2c4 (no second digit goes with it), 2 and 3 "
              "from r1c1 "
              "and r1c2 (2: neither target can hold it; 3: it would need both targets), and 7 and "
              "8 from r3c9 (not digits of the base).");
    EXPECT_EQ(in_french(step, without_twos()),
              "Les cases de base L1C1 et L1C2 contiennent deux des chiffres 1, 2, 3 et 4. Chacune "
              "des colonnes 3, 4 et 9 doit avoir ces deux chiffres, mais hors des blocs du motif "
              "deux des trois au plus le peuvent (le 1 dans les lignes 4 et 7 ; le 2 dans les "
              "lignes 4 et 7 ; le 3 dans la ligne 4 ; le 4 nulle part) ; dans les autres, c’est "
              "une cible qui les a. Les cibles L2C4 et L3C9 contiennent donc les deux mêmes "
              "chiffres que la base, et on élimine le 1 de L2C4 (aucun second chiffre ne va "
              "avec), le 2 et le 3 de L1C1 et L1C2 (2 : aucune cible ne peut le contenir ; 3 : "
              "il lui faudrait les deux cibles), et le 7 et le 8 de L3C9 (absents de la base).");
}

// Columns 3 and 9 have 1 in row 4 only.
TEST(ExocetsInWords, ATargetLeavesRoomInTheOtherLines) {
    State state = open_state();
    for (const std::uint32_t row : {5U, 6U, 7U, 8U, 9U}) {
        for (const std::uint32_t column : {3U, 9U}) state.remove({rc(row, column), 1});
    }
    const Step step = exocet_removing({{rc(2, 4), 1}});

    const std::string english = in_english(step, state);
    const std::string french = in_french(step, state);

    EXPECT_NE(english.find("1 can be removed from r2c4 (columns 3 and 9 would not both have it)."),
              std::string::npos)
        << english;
    EXPECT_NE(french.find("le 1 de L2C4 (les colonnes 3 et 9 ne l’auraient pas toutes deux)."),
              std::string::npos)
        << french;
}

TEST(ExocetsInWords, MirrorsHoldWhatTheTargetsHold) {
    State state = open_state();
    for (const std::uint32_t column : {7U, 8U}) state.remove({rc(3, column), 1});

    EXPECT_TRUE(in_english(exocet_removing({{rc(2, 4), 1}}), state)
                    .ends_with("1 can be removed from r2c4 (box 3 would have no place for it)."));
    EXPECT_TRUE(in_french(exocet_removing({{rc(2, 4), 1}}), state)
                    .ends_with("le 1 de L2C4 (le bloc 3 n’aurait pas de place pour lui)."));
    EXPECT_TRUE(in_english(exocet_removing({{rc(3, 8), 7}}), state)
                    .ends_with("7 can be removed from r3c8 (the only place in box 3 for what r2c4 "
                               "holds)."));
    EXPECT_TRUE(in_english(exocet_removing({{rc(2, 5), 7}, {rc(3, 8), 7}}), state)
                    .ends_with("7 can be removed from r2c5 and r3c8 (the only places in their "
                               "boxes for what the targets hold)."));
}

TEST(ExocetsInWords, InShortTheCellsAndLinesAreNamed) {
    EXPECT_EQ(in_short(exocet_removing({{rc(3, 9), 7}}), open_state()),
              "Base r1c12 (1234), targets r2c4 and r3c9, columns 3, 4 and 9 => r3c9<>7.");
}

TEST(ExocetsInWords, TwoOfThemShareOutTheirDigits) {
    State state = open_state();
    for (const std::uint32_t column : {1U, 2U}) keep(state, 1, column, "1234");
    for (const std::uint32_t column : {4U, 5U}) keep(state, 2, column, "1234");
    const DigitSet digits = digits_of({1, 2, 3, 4});
    const Step step{
        TechniqueId::double_exocet,
        ExocetPattern{{rc(1, 1), rc(1, 2)},
                      {rc(2, 6), rc(2, 9)},
                      digits,
                      {column(3), column(6), column(9)},
                      {{row(4), digits}, {row(7), digits}},
                      {rc(2, 4), rc(2, 5)},
                      {rc(1, 3), rc(1, 9)}},
        {},
        {{rc(1, 4), 1}, {rc(1, 7), 1}, {rc(1, 7), 2}, {rc(2, 6), 5}, {rc(4, 1), 3}, {rc(4, 1), 4}}};

    EXPECT_EQ(in_english(step, state),
              "The bases r1c12 and r2c45 hold two of 1, 2, 3 and 4 each. They share columns "
              "3, 6 and 9, which have room for each of these digits only twice outside the "
              "boxes of the pattern (1 in rows 4 and 7; 2 in rows 4 and 7; 3 in rows 4 and "
              "7; 4 in rows 4 and 7); so the targets r2c69 hold what r1c12 hold, and r1c39 "
              "what r2c45 hold. A digit of both bases could not be in a target in the box of "
              "the other base, so it would be in both r2c9 and r1c9, which lie in one box. "
              "So each of the four digits is in one base, in one of its targets, and twice "
              "outside, and 1 can be removed from r1c4 and r1c7 (r1c4: in sight of the "
              "bases, r1c7: in sight of the base r1c12 and the targets r1c39), 2 from r1c7 "
              "(in sight of the base r1c12 and the targets r1c39), 3 and 4 from r4c1 "
              "(columns 3, 6 and 9 have it in row 4), and 5 from r2c6 (not in the bases).");
    EXPECT_EQ(in_short(step, state),
              "Bases r1c12 and r2c45 (1234), targets r2c69 and r1c39, columns 3, 6 and 9 => "
              "r1c47<>1 r1c7<>2 r4c1<>34 r2c6<>5.");
}

}  // namespace
}  // namespace sudokit::logic
