#include <array>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/propagation.hpp"

namespace sudokit {
namespace {

constexpr Wording kEnglish{};
constexpr Wording kFrench{.language = Language::fr};

struct Case {
    Family family;
    std::uint32_t place;
    Digit digit;
    std::vector<Literal> literals;
    std::string reason;         // why only the first literal is left
    std::string contradiction;  // what it means that none is
};

// A 4x4 board with diagonals, 3 given in r1c1, 2 ruled out in r2c2.
Cnf example() {
    Shape shape = Shape::boxes(2, 2);
    shape.diagonals = true;
    Puzzle puzzle(*Board::make(shape));
    puzzle.set_given(0, 3);
    puzzle.set_pencilmarks(5, ~DigitSet::of(2));
    return Cnf(puzzle, {.givens = GivenClauses::full});
}

TEST(Wording, TellsLiterals) {
    const Cnf cnf = example();

    EXPECT_EQ(literal_words(cnf, cnf.variable(7, 2), kEnglish), "r2c4 = 2");
    EXPECT_EQ(literal_words(cnf, -cnf.variable(7, 2), kEnglish), "r2c4 is not 2");
    EXPECT_EQ(literal_words(cnf, -cnf.variable(7, 2), kFrench), "L2C4 ne vaut pas 2");
    EXPECT_EQ(literal_words(cnf, cnf.variable(7, 2), {.symbols = Symbols::letters}), "r2c4 = B");
    EXPECT_EQ(literal_words(cnf, 65, kEnglish), "x65");
    EXPECT_EQ(literal_words(cnf, -65, kFrench), "non x65");
    EXPECT_EQ(literal_words(cnf, 15626, kFrench), "x15626");
}

TEST(Wording, TellsEveryFamilyInEnglish) {
    const Cnf cnf = example();
    const auto x = [&](Cell cell, Digit digit) { return cnf.variable(cell, digit); };
    const std::vector<Case> cases = {
        {Family::k1, 2, 0, {x(2, 4), x(2, 1)}, "only 4 is left", "r1c3 has no digit left"},
        {Family::k2, 2, 0, {-x(2, 4), -x(2, 1)}, "the cell holds 1", "r1c3 is both 4 and 1"},
        {Family::l1,
         1,
         2,
         {x(6, 2), x(7, 2)},
         "row 2: 2 has only column 3 left",
         "row 2 has no place for 2"},
        {Family::l2,
         1,
         2,
         {-x(6, 2), -x(7, 2)},
         "2 is in r2c4, same row 2",
         "row 2: two 2s, r2c3 and r2c4"},
        {Family::c1,
         6,
         2,
         {x(6, 2), x(2, 2)},
         "column 3: 2 has only row 2 left",
         "column 3 has no place for 2"},
        {Family::b1,
         9,
         2,
         {x(6, 2), x(2, 2)},
         "box 2: 2 has only r2c3 left",
         "box 2 has no place for 2"},
        {Family::b2,
         9,
         2,
         {-x(6, 2), -x(3, 2)},
         "2 is in r1c4, same box 2",
         "box 2: two 2s, r2c3 and r1c4"},
        {Family::x1,
         12,
         1,
         {x(5, 1), x(10, 1)},
         "diagonal 1: 1 has only r2c2 left",
         "diagonal 1 has no place for 1"},
        {Family::f1, 0, 3, {x(0, 3)}, "given", "r1c1 is not 3, but 3 is given there"},
        {Family::f1, 0, 1, {-x(0, 1)}, "3 is given there", "r1c1 = 1, but 3 is given there"},
        {Family::f2,
         12,
         3,
         {-x(12, 3)},
         "3 is in r1c1, same column 1",
         "r4c1 = 3, but 3 is in r1c1, same column 1"},
        {Family::marks,
         5,
         2,
         {-x(5, 2)},
         "the pencilmarks rule it out",
         "r2c2 = 2, but the pencilmarks rule it out"},
        {Family::k2,
         2,
         0,
         {-x(2, 4), 70},
         "clause of K2: r1c3 is not 4, x70",
         "nothing is left of a clause of K2: r1c3 is not 4, x70"},
    };
    for (const Case& each : cases) {
        const Clause clause{each.family, each.place, each.digit, each.literals};

        EXPECT_EQ(reason_words(cnf, clause, each.literals[0], kEnglish), each.reason);
        EXPECT_EQ(contradiction_words(cnf, clause, kEnglish), each.contradiction);
    }
}

TEST(Wording, TellsHousesInFrench) {
    const Cnf cnf = example();
    const std::array<Literal, 2> literals{cnf.variable(6, 2), cnf.variable(7, 2)};
    const std::array<Literal, 2> pair{-literals[0], -literals[1]};

    EXPECT_EQ(reason_words(cnf, {Family::l1, 1, 2, literals}, literals[0], kFrench),
              "ligne 2 : 2 n’a plus de place que dans la colonne 3");
    EXPECT_EQ(contradiction_words(cnf, {Family::l1, 1, 2, literals}, kFrench),
              "ligne 2 : plus de place pour 2");
    EXPECT_EQ(reason_words(cnf, {Family::b2, 9, 2, pair}, pair[0], kFrench),
              "2 est en L2C4, dans le même bloc 2");
}

TEST(Wording, TellsDeductionsWithTheirReasons) {
    const Cnf cnf = example();
    Formula formula;
    const std::array<Literal, 1> given{cnf.variable(0, 3)};
    const std::array<Literal, 2> row{cnf.variable(6, 2), cnf.variable(7, 2)};
    formula.add({Family::f1, 0, 3, given});
    formula.add({Family::l1, 1, 2, row});

    EXPECT_EQ(deduction_words(cnf, formula, {given[0], MadeUnit{0}}, kEnglish), "r1c1 = 3 (given)");
    EXPECT_EQ(deduction_words(cnf, formula, {-row[0], Assumed{}}, kFrench),
              "L2C3 ne vaut pas 2 (supposé)");
    EXPECT_EQ(deduction_words(cnf, formula, {-5, Refuted{1, {}, {}}}, kEnglish),
              "r1c2 is not 1 (assuming otherwise leads to a contradiction: row 2 has no place for "
              "2)");
}

}  // namespace
}  // namespace sudokit
