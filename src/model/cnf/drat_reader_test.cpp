#include "model/cnf/drat_reader.hpp"

#include <string>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

using Clauses = std::vector<std::vector<Literal>>;
using namespace std::string_literals;

// The clauses, or the fault and its line.
std::string read(std::string_view text, Clauses* clauses = nullptr) {
    const auto variables = read_formula(text, [&](std::size_t, std::span<const Literal> clause) {
        if (clauses != nullptr) clauses->emplace_back(clause.begin(), clause.end());
        return true;
    });
    if (variables) return std::to_string(*variables);
    return std::to_string(variables.error().line) + ": " +
           variables.error().message.in(Language::en);
}

struct Steps {
    Clauses literals;
    std::string kinds;
    std::vector<std::size_t> lines;
    std::string fault;
};

Steps steps_of(std::string_view proof, std::int64_t most = 9) {
    model::DratReader reader(proof, most);
    model::DratStep step;
    Steps steps;
    while (true) {
        const auto more = reader.next(step);
        if (!more) steps.fault = more.error().message.in(Language::en);
        if (!more || !*more) return steps;
        steps.literals.push_back(step.literals);
        steps.kinds += step.deletes ? 'd' : 'a';
        steps.lines.push_back(step.line);
    }
}

TEST(ReadFormula, ClausesComeWithTheirLiterals) {
    Clauses clauses;

    EXPECT_EQ(read("c a remark\np cnf 3 4\n1 -2 0\nc another\n 3\n0 -1 0\n0\n", &clauses), "3");
    EXPECT_EQ(clauses, (Clauses{{1, -2}, {3}, {-1}, {}}));
}

TEST(ReadFormula, LinesAreThoseOnWhichClausesBegin) {
    std::vector<std::size_t> lines;

    const auto read =
        read_formula("p cnf 3 2\n\n1\n2 0\r\n3 0", [&](std::size_t line, std::span<const Literal>) {
            lines.push_back(line);
            return true;
        });

    EXPECT_TRUE(read);
    EXPECT_EQ(lines, (std::vector<std::size_t>{3, 5}));
}

TEST(ReadFormula, SinkThatSaysNoEndsIt) {
    int clauses = 0;

    const auto read =
        read_formula("p cnf 3 2\n1 0\nrubbish", [&](std::size_t, std::span<const Literal>) {
            ++clauses;
            return false;
        });

    EXPECT_TRUE(read);
    EXPECT_EQ(clauses, 1);
}

TEST(ReadFormula, ADeadlineEndsIt) {
    const Deadline over([](const void*) { return true; }, nullptr);
    std::string text = "p cnf 1 10000\n";
    for (int i = 0; i < 10'000; ++i) text += "1 0\n";
    std::size_t clauses = 0;

    const auto read = read_formula(
        text,
        [&](std::size_t, std::span<const Literal>) {
            ++clauses;
            return true;
        },
        over);

    EXPECT_FALSE(read);
    EXPECT_LT(clauses, 10'000U);
}

TEST(ReadFormula, FaultsNameTheirLine) {
    EXPECT_EQ(read(""), "1: expected the header line: p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("c only remarks\n"), "2: expected the header line: p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("1 0\n"), "1: expected the header line: p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("p sat 1 1\n"), "1: expected the header line: p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("p cnf x 1\n"),
              "1: expected the number of variables, as in p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("p cnf 1"), "1: expected the number of clauses, as in p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("p cnf -1 1\n"),
              "1: expected the number of variables, as in p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("p cnf 99999999 1\n"), "1: expected at most 16777216 variables, found 99999999");
    EXPECT_EQ(read("p cnf 2 1\n1 3 0\n"), "2: expected literals of the variables 1 to 2, found 3");
    EXPECT_EQ(read("p cnf 2 1\n1 -3 0\n"),
              "2: expected literals of the variables 1 to 2, found -3");
    EXPECT_EQ(read("p cnf 2 1\n1 2x 0\n"), "2: expected a number, found '2x'");
    EXPECT_EQ(read("p cnf 2 1\n1 99999999999 0\n"),
              "2: expected literals of the variables 1 to 2, found 99999999999");
    EXPECT_EQ(read("p cnf 2 1\n1 -2147483648 0\n"),
              "2: expected literals of the variables 1 to 2, found -2147483648");
    EXPECT_EQ(read("p cnf 2 2\n1 0\n2"),
              "3: expected 0 at the end of the clause, found the end of the text");
    EXPECT_EQ(read("p cnf 2 2\n1 0\n"), "3: expected 2 clauses, as the header says; found 1");
    EXPECT_EQ(read("p cnf 2 1\n1 0\n2 0\n"), "4: expected 1 clause, as the header says; found 2");
}

TEST(DratReader, TextHasAStepALineAndRemarks) {
    const Steps steps = steps_of("c made by hand\n1 -2 0\nd 3 0\n\n0\n");

    EXPECT_EQ(steps.fault, "");
    EXPECT_EQ(steps.literals, (Clauses{{1, -2}, {3}, {}}));
    EXPECT_EQ(steps.kinds, "ada");
    EXPECT_EQ(steps.lines, (std::vector<std::size_t>{2, 3, 5}));
}

TEST(DratReader, BinaryGivesTheSameSteps) {
    const Steps steps = steps_of("a\x02\x05\x00"s + "d\xfe\x01\x00"s + "a\x00"s, 127);

    EXPECT_EQ(steps.fault, "");
    EXPECT_EQ(steps.literals, (Clauses{{1, -2}, {127}, {}}));
    EXPECT_EQ(steps.kinds, "ada");
}

TEST(DratReader, FaultsAreNamed) {
    EXPECT_EQ(steps_of("1 2").fault,
              "expected 0 at the end of the clause, found the end of the text");
    EXPECT_EQ(steps_of("1 10 0").fault, "expected literals of the variables 1 to 9, found 10");
    EXPECT_EQ(steps_of("delete 1 0").fault, "expected a number, found 'delete'");
    EXPECT_EQ(steps_of("1 \xff 0").fault, "expected a number, found '?'");
    EXPECT_EQ(steps_of("x\x02\x00"s).fault,
              "expected a step, which begins with a or d, found the byte 120");
    EXPECT_EQ(steps_of("a\x00"s + "a\x02").fault,
              "expected 0 at the end of the clause, found the end of the text");
    EXPECT_EQ(steps_of("a\x14\x00"s).fault, "expected literals of the variables 1 to 9, found 10");
    EXPECT_EQ(steps_of("a\x01\x00"s).fault, "expected literals of the variables 1 to 9, found 0");
    EXPECT_EQ(steps_of("a\xff\xff\xff\xff\xff\xff\x01\x00"s).fault,
              "expected 0 at the end of the clause, found the end of the text");
}

}  // namespace
}  // namespace sudokit
