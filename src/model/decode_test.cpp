#include <string>

#include <gtest/gtest.h>

#include "sudokit/exports.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kSolution = "1234341221434321";

Puzzle four() {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    return puzzle;
}

// The literals of the solution, positive and negative.
std::vector<std::string> literals() {
    std::vector<std::string> all;
    for (std::size_t cell = 0; cell < kSolution.size(); ++cell) {
        for (int digit = 1; digit <= 4; ++digit) {
            const std::string number = std::to_string(static_cast<int>(cell) * 4 + digit);
            all.push_back(kSolution[cell] - '0' == digit ? number : "-" + number);
        }
    }
    return all;
}

std::string joined(const std::vector<std::string>& words, std::size_t per_line,
                   const std::string& mark) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i % per_line == 0) text += (i == 0 ? "" : "\n") + mark;
        text += " " + words[i];
    }
    return text + "\n";
}

void expect_solution(const std::string& text) {
    const auto decoded = decode_model(four(), text);
    ASSERT_TRUE(decoded) << decoded.error().message.in(Language::en) << '\n' << text;
    ASSERT_EQ(decoded->status, Decoded::Status::solution);
    std::string digits;
    for (const auto digit : decoded->grid->digits) digits += static_cast<char>('0' + digit);
    EXPECT_EQ(digits, kSolution);
}

Error fault_of(const std::string& text) {
    const auto decoded = decode_model(four(), text);
    EXPECT_FALSE(decoded) << text;
    return decoded ? Error{} : decoded.error();
}

void expect_fault(const std::string& text, std::size_t line, std::size_t column,
                  const std::string& part) {
    const Error error = fault_of(text);
    EXPECT_EQ(error.line, line) << text;
    EXPECT_EQ(error.column, column) << text;
    EXPECT_NE(error.message.in(Language::en).find(part), std::string::npos)
        << error.message.in(Language::en);
}

TEST(Decode, TakesLinesOfLiteralsHoweverTheyAreWrapped) {
    for (const std::size_t per_line : {1U, 3U, 7U, 100U}) {
        expect_solution("c hello\ns SATISFIABLE\n" + joined(literals(), per_line, "v") + "v 0\n");
    }
    expect_solution("s SATISFIABLE\r\n" + joined(literals(), 5, "v") + "v 0\r\n");
    expect_solution("v" + joined(literals(), 5, "") + " 0");
}

TEST(Decode, TakesMiniSatsFileAndPlainLiterals) {
    expect_solution("SAT\n" + joined(literals(), 100, "") + "0\n");
    expect_solution(joined(literals(), 9, ""));
}

TEST(Decode, TakesPseudoBooleanModels) {
    std::vector<std::string> words = literals();
    for (std::string& word : words) word.insert(word.front() == '-' ? 1 : 0, "x");
    expect_solution("s OPTIMUM FOUND\n" + joined(words, 6, "v"));
}

TEST(Decode, TakesSmtModelsOnOneLineOrSeveral) {
    for (const std::string gap : {" ", "\n    "}) {
        std::string text = "sat\n(\n";
        for (std::size_t cell = 0; cell < kSolution.size(); ++cell) {
            for (char digit = '1'; digit <= '4'; ++digit) {
                const std::string name = "r" + std::to_string(cell / 4 + 1) + "c" +
                                         std::to_string(cell % 4 + 1) + "=" + digit;
                text += "  (define-fun " + (digit == '2' ? "|" + name + "|" : name) + " () Bool" +
                        gap + (kSolution[cell] == digit ? "true)\n" : "false)\n");
            }
        }
        expect_solution(text + "  (define-fun aux70 () Bool" + gap + "true)\n)\n");
    }
}

TEST(Decode, TakesWhatMiniZincPrints) {
    std::string text;
    for (std::size_t cell = 0; cell < kSolution.size(); ++cell) {
        text += "v r" + std::to_string(cell / 4 + 1) + "c" + std::to_string(cell % 4 + 1) + "=" +
                kSolution[cell] + "\n";
    }
    expect_solution(text + "----------\nv r1c1=2\n----------\n==========\n");
    const auto none = decode_model(four(), "=====UNSATISFIABLE=====\n");
    ASSERT_TRUE(none);
    EXPECT_EQ(none->status, Decoded::Status::unsatisfiable);
    expect_fault("v r1c1=1 r9c1=1\n", 1, 10, "found 'r9c1=1'");
}

// A line for each variable, as `line` writes it.
template <class Line>
std::string variables(Line&& line) {
    std::string text;
    for (std::size_t cell = 0; cell < kSolution.size(); ++cell) {
        for (char digit = '1'; digit <= '4'; ++digit) {
            const std::string name = "x_r" + std::to_string(cell / 4 + 1) + "c" +
                                     std::to_string(cell % 4 + 1) + "_" + digit;
            const std::size_t number = cell * 4 + static_cast<std::size_t>(digit - '0');
            text += line(number, name, kSolution[cell] == digit);
        }
    }
    return text;
}

TEST(Decode, TakesSolutionFilesOfCbc) {
    for (const std::string first : {"Optimal", "Stopped on time"}) {
        expect_solution(first + " - objective value 0.00000000\n" +
                        variables([](std::size_t number, const std::string& name, bool value) {
                            if (!value) return std::string();  // as it does for larger programmes
                            return (number == 2 ? "**    " : "      ") +
                                   std::to_string(number - 1) + " " + name + "    0.9999999   0\n";
                        }));
    }
    const auto none =
        decode_model(four(), "Infeasible - objective value 0.00000000\n      0 x_r1c1_1   1   0\n");
    ASSERT_TRUE(none);
    EXPECT_EQ(none->status, Decoded::Status::unsatisfiable);
    const auto stopped = decode_model(
        four(), "Stopped on time (no integer solution - continuous used) - objective value 0\n");
    ASSERT_TRUE(stopped);
    EXPECT_EQ(stopped->status, Decoded::Status::unknown);
}

TEST(Decode, TakesReportsOfGlpk) {
    const std::string rows = "   No.   Row name        Activity\n     1 r1c1    1   1   =\n";
    const auto line = [](std::size_t number, const std::string& name, bool value) {
        return "    " + std::to_string(number) + " " + name + "   *   " + (value ? "1" : "0") +
               "   0   1\n";
    };
    expect_solution("Problem:    \nRows:  64\nStatus:     INTEGER OPTIMAL\n" + rows +
                    variables(line) + "End of output\n");
    const auto none =
        decode_model(four(), "Problem:    \nStatus:     INTEGER EMPTY\n" + rows + variables(line));
    ASSERT_TRUE(none);
    EXPECT_EQ(none->status, Decoded::Status::unsatisfiable);
    const auto stopped = decode_model(four(), "Problem:    \nStatus:     INTEGER UNDEFINED\n");
    ASSERT_TRUE(stopped);
    EXPECT_EQ(stopped->status, Decoded::Status::unknown);
}

TEST(Decode, TakesRawSolutionsOfGlpk) {
    const std::string columns = variables([](std::size_t number, const std::string&, bool value) {
        return "j " + std::to_string(number) + (value ? " 1\n" : " 0\n");
    });
    expect_solution("c Problem:    \nc\ns mip 65 64 o 0\ni 1 1\n" + columns + "e o f\n");
    const auto none = decode_model(four(), "s mip 65 64 n 0\ni 1 0\n" + columns);
    ASSERT_TRUE(none);
    EXPECT_EQ(none->status, Decoded::Status::unsatisfiable);
    expect_fault("s mip 65 729 o 0\n", 1, 10, "the solution has 729 variables");
    expect_fault("s mip 65 64 o 0\nj 65 1\n", 2, 3, "'65' is not a variable");
}

TEST(Decode, FractionsAndOtherVariablesAreFaults) {
    const std::string cbc = "Optimal - objective value 0.00000000\n";
    expect_fault(cbc + "      0 x_r1c1_1   0.5   0\n", 2, 20, "x_r1c1_1 is 0.5, neither 0 nor 1");
    expect_fault(cbc + "      0 x_r1c1_1   nan   0\n", 2, 20, "expected the value of x_r1c1_1");
    expect_fault(cbc + "      0 x_r1c1_1   -1   0\n", 2, 20, "x_r1c1_1 is -1, neither");
    expect_fault(cbc + "      0 x_r9c1_1   1   0\n", 2, 9, "'x_r9c1_1' is not a variable of a 4x4");
    expect_fault(cbc + "      0 x_r1c1_1\n", 2, 9, "expected the value of x_r1c1_1");
    expect_fault(cbc + "      0 x_r1c1_1   1   0\n", 3, 1, "no digit to r1c2");
    expect_fault(cbc, 2, 1, "no model follows");
}

TEST(Decode, TakesOptionsOfExactCoverPrograms) {
    std::string text = "1:\n";
    for (std::size_t cell = 0; cell < kSolution.size(); ++cell) {
        const std::string row = std::to_string(cell / 4 + 1);
        const std::string column = std::to_string(cell % 4 + 1);
        const std::string digit = std::string("_") + kSolution[cell];
        const std::string place = "r" + row + "c" + column;
        text += cell % 2 == 0 ? " " + place + " row" + row + digit + " col" + column + digit
                              : " col" + column + digit + " " + place + " row" + row + digit;
        text += " (1 of 2)\n";
    }
    expect_solution(text + "2:\n r1c1 row1_2 col1_2 box1_2 (2 of 2)\n");
    const auto none = decode_model(four(), "Altogether 0 solutions, 1000+20 mems, 3 nodes.\n");
    ASSERT_TRUE(none);
    EXPECT_EQ(none->status, Decoded::Status::unsatisfiable);
    expect_fault("1:\n r9c1 row9_1 col1_1 (1 of 1)\n", 2, 2, "'x_r9c1_1' is not a variable");
}

TEST(Decode, PassesOverAuxiliaryVariablesAndFurtherModels) {
    std::vector<std::string> words = literals();
    words.emplace_back("65");
    words.emplace_back("-90");
    expect_solution("s SATISFIABLE\n" + joined(words, 8, "v") + "v 0\nc Answer: 2\nv 1 2 3 0\n");
}

TEST(Decode, SolversMaySayNoOrNothing) {
    for (const std::string text :
         {"s UNSATISFIABLE\n", "UNSAT\n", "unsat\n(error \"no model\")\n"}) {
        const auto decoded = decode_model(four(), text);
        ASSERT_TRUE(decoded) << text;
        EXPECT_EQ(decoded->status, Decoded::Status::unsatisfiable) << text;
    }
    for (const std::string text : {"s UNKNOWN\n", "INDET\n", "unknown\n"}) {
        const auto decoded = decode_model(four(), text);
        ASSERT_TRUE(decoded) << text;
        EXPECT_EQ(decoded->status, Decoded::Status::unknown) << text;
    }
}

TEST(Decode, TextsWithoutAnAnswerAreFaults) {
    expect_fault("", 1, 1, "expected a solver's answer");
    expect_fault("c nothing here\nKilled\n", 1, 1, "expected a solver's answer");
    expect_fault("s SATISFIABLE\n", 2, 1, "no model follows");
}

TEST(Decode, BadLiteralsAreNamedWithTheirPlace) {
    expect_fault("s SATISFIABLE\nv 1 -2 three\n", 2, 8, "found 'three'");
    expect_fault("v 1 -2 99999999 0\n", 1, 8, "literal 99999999 is out of range");
    expect_fault("v 1 -2\nv 2 0\n", 2, 3, "variable 2 is both");
    expect_fault("sat\n(define-fun r1c9=1 () Bool true)\n", 2, 13, "found 'r1c9=1'");
}

TEST(Decode, ModelsCutShortAreFaults) {
    std::vector<std::string> words = literals();
    words.resize(40);
    EXPECT_NE(fault_of(joined(words, 10, "v")).message.in(Language::en).find("no digit to r3c3"),
              std::string::npos);
}

TEST(Decode, ModelsOfSomethingElseAreFaults) {
    std::vector<std::string> other = literals();
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 2);
    const auto given = decode_model(puzzle, joined(other, 10, "v"));
    ASSERT_FALSE(given);
    EXPECT_NE(given.error().message.in(Language::en).find("puts 1 into r1c1, where 2 is given"),
              std::string::npos);

    puzzle.set_given(0, 0);
    puzzle.set_pencilmarks(1, DigitSet::of(3));
    EXPECT_FALSE(decode_model(puzzle, joined(other, 10, "v")));

    std::swap(other[4], other[5]);  // r1c2: 1 or 2
    other[4] = "5", other[5] = "-6";
    EXPECT_NE(fault_of(joined(other, 10, "v")).message.in(Language::en).find("r1c1 and r1c2"),
              std::string::npos);
    other[5] = "6";
    EXPECT_NE(fault_of(joined(other, 10, "v")).message.in(Language::en).find("both 1 and 2"),
              std::string::npos);
}

std::string instantiation(const std::string& list, const std::string& values) {
    return "c a comment\ns SATISFIABLE\nv <instantiation type=\"solution\">\nv   <list> " + list +
           " </list>\nv   <values> " + values + " </values>\nv </instantiation>\n";
}

std::string cells_in_order() {
    std::string list;
    for (std::size_t cell = 0; cell < kSolution.size(); ++cell) {
        list += " x[" + std::to_string(cell / 4) + "][" + std::to_string(cell % 4) + "]";
    }
    return list;
}

TEST(Decode, TakesInstantiationsOfXcsp3Solvers) {
    const std::string values = "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1";
    expect_solution(instantiation(cells_in_order(), values));
    expect_solution(instantiation("x[][]", values));
    expect_solution(instantiation("x[0][] x[1][] x[2..3][]", values));
    expect_solution(instantiation("x[][]", "1x1 2 3 4 3 4 1 2x2 1 4 3 4 3 2 1"));
    expect_solution(instantiation("aux[0]" + cells_in_order() + " y", "7 " + values + " *"));
    expect_solution("<instantiation>\n  <list>" + cells_in_order() + "</list>\n  <values>\n" +
                    values + "\n</values>\n</instantiation>\n");
    expect_solution("s SATISFIABLE\nv <instantiation>\nv <list>\nv" + cells_in_order() +
                    "\nv </list>\nv <values>\nv 1 2 3 4 3 4 1 2\nv 2 1 4 3 4 3 2 1\nv </values>\n" +
                    "v </instantiation>\n");
}

TEST(Decode, FaultsOfInstantiationsHaveAPlace) {
    expect_fault(instantiation("x[][]", "1 2 3"), 5, 20, "expected 16 values");
    expect_fault(instantiation("x[][]", "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1 1"), 5, 48,
                 "expected 16 values in the instantiation, as there are variables, found 17");
    expect_fault(instantiation("x[0][4]", "1"), 4, 12, "'x[0][4]' is not a variable");
    expect_fault(instantiation("x[0]", "1"), 4, 12, "'x[0]' is not a variable");
    EXPECT_EQ(fault_of(instantiation("x[0]", "1")).message.in(Language::fr),
              "« x[0] » n’est pas une variable d’une grille 4x4 à blocs 2x2");
    expect_fault(instantiation("x[0][0]", "5"), 5, 14, "expected a digit from 1 to 4, found '5'");
    expect_fault(instantiation("x[0][0]", "1x"), 5, 14, "expected a digit from 1 to 4");
    expect_fault(instantiation("x[][] aux x[3][1..2]", "1"), 4, 22,
                 "the list names more cells than a 4x4 boxes 2x2 board has");
    expect_fault("v <instantiation>\nv <list> x[][]", 1, 3, "expected </list>");
    expect_fault(instantiation("x[][]", "* 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1"), 7, 1,
                 "no digit to r1c1");
}

TEST(Decode, TakesTheOptionsOfAnExactCoverAlone) {
    std::string options;
    for (std::size_t cell = 0; cell < kSolution.size(); ++cell) {
        const std::string row = std::to_string(cell / 4 + 1);
        const std::string column = std::to_string(cell % 4 + 1);
        const std::string digit(1, kSolution[cell]);
        options += "col" + column + "_" + digit + " r" + row + "c" + column + " row" + row + "_" +
                   digit + " box1_" + digit + "\n";
    }
    expect_solution(options);
    expect_solution("solution 1\n" + options + "solution 2\nr1c1 row1_2 col1_2 box1_2\n");
    expect_fault(options.substr(options.find('\n') + 1), 16, 1, "no digit to r1c1");
}

}  // namespace
}  // namespace sudokit
