#include "sudokit/exports.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

std::string text_of(const Puzzle& puzzle, Export kind, const CnfOptions& options = {}) {
    std::string text;
    EXPECT_TRUE(write_export(puzzle, kind, options, [&](std::string_view piece) {
        text += piece;
        return true;
    }));
    return text;
}

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

Puzzle four() {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(1, 3);
    return puzzle;
}

TEST(Exports, HaveNamesThatFindThem) {
    for (const ExportInfo& info : all_exports()) EXPECT_EQ(find_export(info.name), info.kind);
    EXPECT_EQ(find_export("cnf"), std::nullopt);
}

TEST(Exports, DimacsHeaderSaysHowManyClausesFollow) {
    for (const Export kind : {Export::dimacs, Export::three_sat, Export::three_sat_exact}) {
        const std::string text = text_of(four(), kind, {.at_most_one = AtMostOne::ladder});
        const std::size_t header = text.find("p cnf ");
        ASSERT_NE(header, std::string::npos);
        const std::string line = text.substr(header, text.find('\n', header) - header);
        const std::size_t clauses = std::stoul(line.substr(line.rfind(' ') + 1));
        EXPECT_EQ(count_of(text.substr(header), " 0\n"), clauses);
    }
}

TEST(Exports, DimacsOfAnEmptyFourBoardIsSpelledOut) {
    const std::string text = text_of(four(), Export::dimacs);

    EXPECT_EQ(text.rfind("c a 4x4 boxes 2x2 puzzle with 1 given,", 0), 0U);
    EXPECT_NE(text.find("c  .3..\n"), std::string::npos);
    EXPECT_NE(text.find("\np cnf 64 449\n1 2 3 4 0\n5 6 7 8 0\n"), std::string::npos);
    EXPECT_NE(text.find("\n-1 -2 0\n"), std::string::npos);
    EXPECT_EQ(text.substr(text.size() - 4), "7 0\n");
}

TEST(Exports, PseudoBooleanSumsAreEquationsWhereBothFamiliesAreThere) {
    const std::string extended = text_of(four(), Export::opb);
    const std::string minimal = text_of(four(), Export::opb, {.encoding = Encoding::minimal});

    EXPECT_EQ(extended.rfind("* #variable= 64 #constraint= 65\n", 0), 0U);
    EXPECT_EQ(count_of(extended, " = 1 ;\n"), 65U);
    EXPECT_NE(extended.find("+1 x1 +1 x2 +1 x3 +1 x4 = 1 ;\n"), std::string::npos);
    EXPECT_EQ(minimal.rfind("* #variable= 64 #constraint= 65\n", 0), 0U);
    EXPECT_EQ(count_of(minimal, ">= 1 ;\n"), 16U);
    EXPECT_EQ(count_of(minimal, ">= -1 ;\n"), 48U);
}

TEST(Exports, SmtNamesSayWhatTheyMean) {
    const std::string text = text_of(four(), Export::smt2);

    EXPECT_NE(text.find("(declare-const r4c4=4 Bool)\n"), std::string::npos);
    EXPECT_NE(text.find("(assert (or r1c1=1 r1c1=2 r1c1=3 r1c1=4))\n"), std::string::npos);
    EXPECT_NE(text.find("(assert (or (not r1c1=1) (not r1c1=2)))\n"), std::string::npos);
    EXPECT_NE(text.find("(assert r1c2=3)\n"), std::string::npos);
    EXPECT_EQ(count_of(text, "("), count_of(text, ")"));
}

TEST(Exports, MiniZincHasTheGivensAsDataAndTheBoxesCellByCell) {
    Puzzle puzzle = four();
    puzzle.set_pencilmarks(0, DigitSet::of(1) | DigitSet::of(2));
    const std::string text = text_of(puzzle, Export::minizinc);

    EXPECT_NE(text.find("[|\n  0, 3, 0, 0 |\n  0, 0, 0, 0 |"), std::string::npos);
    EXPECT_NE(text.find("constraint alldifferent([x[1,1], x[1,2], x[2,1], x[2,2]]);\n"),
              std::string::npos);
    EXPECT_NE(text.find("constraint x[1,1] in {1, 2};\n"), std::string::npos);
    EXPECT_EQ(count_of(text, "alldifferent(["), 6U);
}

TEST(Exports, XcspHasAHouseALineAndTheGivensInstantiated) {
    const std::string text = text_of(four(), Export::xcsp3);

    EXPECT_EQ(count_of(text, "<allDifferent>"), 12U);
    EXPECT_NE(text.find("<allDifferent> x[0][0] x[0][1] x[1][0] x[1][1] </allDifferent>"),
              std::string::npos);
    EXPECT_NE(text.find("<list> x[0][1] </list>\n      <values> 3 </values>"), std::string::npos);
    EXPECT_EQ(count_of(text, "<"), count_of(text, ">"));
}

TEST(Exports, LpHasAnEquationForEachRuleAndGiven) {
    Puzzle puzzle = four();
    puzzle.set_pencilmarks(0, DigitSet::of(1) | DigitSet::of(2) | DigitSet::of(3));
    const std::string text = text_of(puzzle, Export::lp);

    EXPECT_EQ(text.rfind("\\ a 4x4 boxes 2x2 puzzle with 1 given,", 0), 0U);
    EXPECT_EQ(count_of(text, " = 1\n"), 65U);
    EXPECT_EQ(count_of(text, " = 0\n"), 1U);
    EXPECT_NE(text.find("\n r1c1: x_r1c1_1 + x_r1c1_2 + x_r1c1_3 + x_r1c1_4 = 1\n"),
              std::string::npos);
    EXPECT_NE(text.find("\n box4_3: x_r3c3_3 + x_r3c4_3 + x_r4c3_3 + x_r4c4_3 = 1\n"),
              std::string::npos);
    EXPECT_NE(text.find("\n given_r1c2: x_r1c2_3 = 1\n"), std::string::npos);
    EXPECT_NE(text.find("\n out_r1c1_4: x_r1c1_4 = 0\n"), std::string::npos);
    EXPECT_EQ(text.substr(text.size() - 14), " x_r4c4_4\nEnd\n");
}

TEST(Exports, LinesOfLpStayShortOnTheLargestBoards) {
    std::size_t longest = 0;
    std::size_t length = 0;
    std::size_t pieces = 0;
    write_export(Puzzle(Board::standard(64)), Export::lp, {}, [&](std::string_view piece) {
        for (const char letter : piece) {
            length = letter == '\n' ? 0 : length + 1;
            longest = std::max(longest, length);
        }
        return ++pieces < 100;
    });

    EXPECT_EQ(pieces, 100U);
    EXPECT_LE(longest, 255U);
}

TEST(Exports, MpsHasTheSameProgrammeByColumns) {
    Puzzle puzzle = four();
    puzzle.set_pencilmarks(0, DigitSet::of(1) | DigitSet::of(2) | DigitSet::of(3));
    const std::string text = text_of(puzzle, Export::mps);

    EXPECT_EQ(count_of(text, "\n E "), 66U);
    EXPECT_EQ(count_of(text, "\n rhs "), 65U);
    EXPECT_EQ(count_of(text, "\n BV "), 64U);
    EXPECT_EQ(count_of(text, "\n x_"), 64U * 4 + 2);
    EXPECT_NE(text.find("\n x_r1c2_3 r1c2 1\n x_r1c2_3 row1_3 1\n x_r1c2_3 col2_3 1\n"
                        " x_r1c2_3 box1_3 1\n x_r1c2_3 given_r1c2 1\n x_r1c2_4 r1c2 1\n"),
              std::string::npos);
    EXPECT_NE(text.find("\n x_r1c1_4 out_r1c1_4 1\n"), std::string::npos);
    EXPECT_EQ(text.substr(text.size() - 8), "\nENDATA\n");
}

TEST(Exports, ExactCoverHasItemsAndTheOptionsThatThePuzzleLeaves) {
    Puzzle puzzle = four();
    puzzle.set_pencilmarks(0, DigitSet::of(1) | DigitSet::of(2));
    const std::string text = text_of(puzzle, Export::xcover);

    const std::string items = text.substr(text.find("\nr1c1 r1c2 ") + 1);
    EXPECT_EQ(count_of(items.substr(0, items.find('\n')), " "), 63U);
    EXPECT_EQ(count_of(items, "\n"), 1 + 14U * 4 + 1 + 2);
    EXPECT_NE(items.find("\nr1c1 row1_2 col1_2 box1_2\nr1c2 row1_3 col2_3 box1_3\nr1c3 row1_1"),
              std::string::npos);
}

TEST(Exports, WritingStopsWhenTheSinkSaysNo) {
    int pieces = 0;
    const bool whole = write_export(Puzzle(Board::standard(64)), Export::dimacs, {},
                                    [&](std::string_view) { return ++pieces < 3; });

    EXPECT_FALSE(whole);
    EXPECT_EQ(pieces, 3);
}

}  // namespace
}  // namespace sudokit
