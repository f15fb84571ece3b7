#include "sudokit/formula_text.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "model/cnf/clause_reader.hpp"
#include "model/cnf/comparison.hpp"
#include "model/cnf/number_scanner.hpp"

namespace sudokit {
namespace {

using Clauses = std::vector<std::vector<Literal>>;

Clauses clauses_of(const Formula& formula) {
    Clauses out;
    for (std::size_t i = 0; i < formula.clause_count(); ++i) {
        out.emplace_back(formula.literals(i).begin(), formula.literals(i).end());
    }
    return out;
}

// Clauses line by line in the text's own notation; or the fault and its place.
std::string read(std::string_view text, std::optional<FormulaNotation> notation = {}) {
    const auto read = read_formula_text(text, notation);
    if (!read) {
        const Error& error = read.error();
        return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
               error.message.in(Language::en);
    }
    std::string out;
    for (std::size_t i = 0; i < read->formula.clause_count(); ++i) {
        out += (i == 0 ? "" : "\n") + read->clause(read->formula.literals(i));
    }
    return out;
}

// Whether values, a bit for each variable from 1, satisfy all clauses.
bool satisfies(const Clauses& clauses, unsigned values) {
    return std::ranges::all_of(clauses, [&](const std::vector<Literal>& clause) {
        return std::ranges::any_of(clause, [&](Literal literal) {
            const bool holds = (values >> (std::abs(literal) - 1) & 1U) != 0;
            return holds == (literal > 0);
        });
    });
}

TEST(Comparison, ClausesSayExactlyThat) {
    using model::Relation;
    Rng rng(20);
    for (std::uint64_t round = 0; round < tests::test_rounds(300U); ++round) {
        constexpr Variable kVariables = 5;
        model::LinearSum sum;
        std::vector<std::pair<Literal, int>> terms;
        for (std::uint64_t i = rng.below(6); i > 0; --i) {
            const auto variable = static_cast<Literal>(1 + rng.below(kVariables));
            const Literal literal = rng.below(2) == 0 ? variable : -variable;
            const int factor = static_cast<int>(rng.below(5)) - 2;
            terms.emplace_back(literal, factor);
            sum.add(literal, factor);
        }
        const int constant = static_cast<int>(rng.below(7)) - 3;
        sum.constant += constant;

        for (unsigned values = 0; values < (1U << kVariables); ++values) {
            int total = constant;
            for (const auto& [literal, factor] : terms) {
                const bool set = (values >> (std::abs(literal) - 1) & 1U) != 0;
                if (set == (literal > 0)) total += factor;
            }
            const auto said = [&](Relation relation) {
                return satisfies(model::clauses_of_comparison(sum, relation), values);
            };
            ASSERT_EQ(said(Relation::equal), total == 0) << round;
            ASSERT_EQ(said(Relation::not_equal), total != 0) << round;
            ASSERT_EQ(said(Relation::less), total < 0) << round;
            ASSERT_EQ(said(Relation::at_most), total <= 0) << round;
            ASSERT_EQ(said(Relation::greater), total > 0) << round;
            ASSERT_EQ(said(Relation::at_least), total >= 0) << round;
        }
    }
}

TEST(FormulaText, ClausesStandOnLinesOrBetweenAnds) {
    EXPECT_EQ(read("a | b\n!c\n"), "a | b\n!c");
    EXPECT_EQ(read("a | b & !c"), "a | b\n!c");
    EXPECT_EQ(read("(a | b) &\n  (!c)"), "a | b\n!c");
    EXPECT_EQ(read("(a |\n b)\n& !c"), "a | b\n!c");
    EXPECT_EQ(read("# a remark\n\n((a) || b) && -c # another\n"), "a | b\n!c");
    EXPECT_EQ(read("a \\/ b /\\ ~c"), "a | b\n!c");
    EXPECT_EQ(read("((a | b) & !c)"), "a | b\n!c");
    EXPECT_EQ(read("!(!a) | !!b\n!(c)"), "a | b\n!c");
    EXPECT_EQ(read("false"), "false");
    EXPECT_EQ(read("a\nfalse"), "a\nfalse");
}

TEST(FormulaText, SumsThatAreComparedBecomeClauses) {
    EXPECT_EQ(read("a != b"), "a | b\n!a | !b");
    EXPECT_EQ(read("a + c < b"), "!a\n!c\nb");
    EXPECT_EQ(read("a + b + c <= 1"), "!a | !b\n!a | !c\n!b | !c");
    EXPECT_EQ(read("a + b + c == 1"), "a | b | c\n!a | !b\n!a | !c\n!b | !c");
    EXPECT_EQ(read("!a + b >= 1 & (c > d)"), "!a | b\nc\n!d");
    EXPECT_EQ(read("a >= 2"), "false");
    EXPECT_EQ(read("a + a == 1"), "false");
    EXPECT_EQ(read("a >= 0 & b"), "b");
    EXPECT_EQ(read("$x_1 \\neq x_2$\n$x_1 \\leq y$"), "x_1 | x_2\n!x_1 | !x_2\n!x_1 | y");
}

// Its comparisons, each with its clauses, from 0, and its variables.
std::vector<std::string> comparisons(std::string_view text) {
    const auto read = read_formula_text(text, FormulaNotation::clauses);
    std::vector<std::string> out;
    for (const FormulaComparison& each : read->comparisons) {
        std::string& words = out.emplace_back(each.text + ", ");
        words += std::to_string(each.first_clause) + "-" + std::to_string(each.clauses_end) + ",";
        for (const Variable variable : each.variables) words += " " + read->literal(variable);
    }
    return out;
}

TEST(FormulaText, ComparisonsKnowTheirClausesAndAllTheirVariables) {
    using Words = std::vector<std::string>;
    EXPECT_EQ(comparisons("x | y & (a != b) # a remark\na + b < 2"),
              (Words{"a != b, 1-3, a b", "a + b < 2, 3-4, a b"}));
    EXPECT_EQ(comparisons("x | y & !x"), Words{});
    // Variables that make no difference, and comparisons that always or never hold.
    EXPECT_EQ(comparisons("a + a + b < 2 & x & (c >= 0 & c + d >= 3 & 1 < 2)"),
              (Words{"a + a + b < 2, 0-1, a b", "c >= 0, 2-2, c", "c + d >= 3, 2-3, c d",
                     "1 < 2, 3-3,"}));
    EXPECT_EQ(comparisons("a + b == 1 & a + b == 1"),
              (Words{"a + b == 1, 0-2, a b", "a + b == 1, 2-4, a b"}));
    EXPECT_EQ(comparisons("x & (a >= b) | c & y"), Words{"(a >= b) | c, 1-2, a b c"});
    EXPECT_EQ(comparisons("a | b >= 0 | c"), Words{"a | b >= 0 | c, 0-0, a b c"});
}

TEST(FormulaText, ComparisonsAreToldInOneLineWithoutRemarks) {
    const auto text = [](std::string_view formula) {
        return read_formula_text(formula)->comparisons[0].text;
    };
    EXPECT_EQ(text("(a + # x\n  b # y\r\n < 1) # z"), "a + b < 1");
    EXPECT_EQ(text("F = a  +\tb == 1 # z"), "a + b == 1");
    EXPECT_EQ(text("$a$ $\\le b$"), "a \\le b");
}

TEST(FormulaText, AComparisonInsideAnOrIsAtMostOneClause) {
    EXPECT_EQ(read("a >= b | c"), "a | !b | c");
    EXPECT_EQ(read("x & a >= 0 | b"), "x");
    EXPECT_EQ(read("b | (a <= 1) & x"), "x");
    const std::string several = "expected one clause beside '|': this comparison becomes ";
    EXPECT_EQ(read("a == b | c"), "1:1: " + several + "2, joined by '&'");
    EXPECT_EQ(read("a | (b + c + d == 1)"), "1:5: " + several + "4, joined by '&'");
    EXPECT_EQ(read("a | b | (c == d & e)"),
              "1:9: expected clauses joined by '&': here an '&' stands inside an '|'");
}

TEST(FormulaText, FaultsOfComparisonsHaveTheirPlace) {
    EXPECT_EQ(read("a + b"),
              "1:6: expected <, <=, ==, !=, >= or > behind the sum, found the end of the text");
    EXPECT_EQ(read("a + | b"), "1:5: expected a variable or a number in the sum, found '|'");
    EXPECT_EQ(read("(a | b) + c < 1"),
              "1:1: expected a variable or a number in the sum, found '('");
    for (const char* const negated : {"!(a != b)", "!(a >= 1)", "!(a >= 0)"}) {
        EXPECT_EQ(read(negated),
                  "1:1: expected a variable behind the negation: only variables are negated in "
                  "clauses");
    }
    EXPECT_EQ(read("(a >= 1) + c < 1"),
              "1:1: expected a variable or a number in the sum, found '('");
    std::string many = "x0";
    for (int i = 1; i <= 12; ++i) many += " + x" + std::to_string(i);
    EXPECT_EQ(read(many + " < 3"), "1:63: expected at most 12 variables in a comparison");
}

TEST(FormulaText, AComparisonHasTwoSidesWithoutMinus) {
    const std::string sides =
        ": a comparison has two sides: instead of a < b < c write a < b & b < c";
    EXPECT_EQ(read("a < b < c"), "1:7" + sides);
    EXPECT_EQ(read("(a + b == c == 1)"), "1:13" + sides);
    const std::string minus =
        ": '-' stands before a variable that it negates, and not in sums: write a == b + 1 for "
        "a - b == 1, and !b for 1 - b";
    EXPECT_EQ(read("a - b == 1"), "1:3" + minus);
    EXPECT_EQ(read("a + b - c < 1"), "1:7" + minus);
    EXPECT_EQ(read("(a < b - c)"), "1:8" + minus);
    EXPECT_EQ(read("a + -b == 0"), "1:5" + minus);
    EXPECT_EQ(read("-b + a == 0"), "1:1" + minus);
    EXPECT_EQ(read("(!−b) == a"), "1:3" + minus);
    EXPECT_EQ(read("a > -1"), "1:5" + minus);
    EXPECT_EQ(read("-1 < a", FormulaNotation::clauses), "1:1" + minus);
    EXPECT_EQ(read("-a | b & a + ~b == 0"), "!a | b\n!a\nb");
}

TEST(FormulaText, NumbersHaveAtMostNineDigits) {
    EXPECT_EQ(read("a + 123456789 > b"), "");
    const auto longer = read_formula_text("a + 1234567890 > b");
    ASSERT_FALSE(longer);
    EXPECT_EQ(longer.error().code, ErrorCode::too_large);
    EXPECT_EQ(longer.error().column, 5U);
    EXPECT_EQ(longer.error().message.in(Language::en), "expected a number of at most 9 digits");
}

TEST(FormulaText, SignsOfLogicAndOfLatexComeBackAsSignsOfLogic) {
    const char* const expected = "a ∨ b\n¬c";
    EXPECT_EQ(read("a ∨ b ∧ ¬c"), expected);
    EXPECT_EQ(read("$a \\vee b \\wedge \\neg c$"), expected);
    EXPECT_EQ(read("$$F = \\left( a \\lor b \\right) \\land \\lnot c$$"), expected);
    EXPECT_EQ(read("a ∧ ⊥"), "a\n⊥");
}

TEST(FormulaText, ANameHasIndicesInAnySpelling) {
    const std::vector<std::string> spellings = {
        "x^4_{2,2}", "x^4(2,2)",  "x_{(2,2)}^4", "x_{2,2}^{4}", "x(2,2)=4", "x(2, 2)=4", "x[2,2]^4",
        "x⁴(2,2)",   "x^4_(2,2)", "x_(2,2)^(4)", "x^{4}[ 2,2]", "x_2(2)=4", "x₂(2)^{4}"};
    for (const std::string& one : spellings) {
        SCOPED_TRACE(one);
        const auto formula = read_formula_text("y | x^4(2,2)\n!" + one);
        ASSERT_TRUE(formula) << formula.error().message.in(Language::en);
        EXPECT_EQ(clauses_of(formula->formula), (Clauses{{1, 2}, {-2}}));
        EXPECT_EQ(formula->find(one), 2);
        EXPECT_EQ(formula->find("~" + one), -2);
    }
}

TEST(FormulaText, NamesThatDifferAreDifferent) {
    const auto formula =
        read_formula_text("x | x1 | x_1 | x^1 | x_1^1 | x' | x(1,1) | X | é | r1c1=1");

    ASSERT_TRUE(formula);
    EXPECT_EQ(formula->formula.variable_count(), 10);
    EXPECT_EQ(formula->find("z"), std::nullopt);
    EXPECT_EQ(formula->find("x |"), std::nullopt);
    EXPECT_EQ(formula->find("1"), std::nullopt);
    EXPECT_EQ(formula->find("x >= 1"), std::nullopt);
    EXPECT_EQ(formula->literal(-9), "!é");
}

TEST(FormulaText, ATitleIsPassedOver) {
    EXPECT_EQ(read("F = x | y"), "x | y");
    EXPECT_EQ(read("F=(x)"), "x");
    EXPECT_EQ(read("\nF =\n x"), "x");
    EXPECT_EQ(read("y=3 | x"), "y=3 | x");
    EXPECT_EQ(read("F = y + z == 1"), "y | z\n!y | !z");
}

TEST(FormulaText, AnEqualSignThatIsNoTitleIsNotPassedOver) {
    const std::string equality =
        ": '=' is for titles, as in F = a | b, and for upper indices, as in x(1,2)=3: write == for "
        "equality";
    EXPECT_EQ(read("a = b & !a"), "1:3" + equality);
    EXPECT_EQ(read("a = 1 & a = 0"), "1:3" + equality);
    EXPECT_EQ(read("x & a = 1"), "1:7" + equality);
    EXPECT_EQ(read("a + b = 1"), "1:7" + equality);
    EXPECT_EQ(read("a + b= c"), "1:6" + equality);
    EXPECT_EQ(read("x_1 = x_2"), "1:5" + equality);
    EXPECT_EQ(read("x_1=x_2"), "1:4" + equality);
    EXPECT_EQ(read("x(1,2)=k | x_1^k"), "x(1,2)=k | x_1^k");
}

// Exam, III.A.4, as it is printed.
TEST(FormulaText, TheFormulaOfTheExamIsReadAsItIsPrinted) {
    const std::string printed =
        "$$F = x_{(0,0)}^1 \\wedge \\left( x_{(2,2)}^4 \\vee x_{(3,6)}^6 \\vee x_{(7,7)}^7 "
        "\\right) \\wedge \\left( \\neg x_{(0,0)}^1 \\vee \\neg x_{(3,6)}^6 \\right)$$";
    const std::string typed = "x^1(0,0)\nx^4(2,2) | x^6(3,6) | x^7(7,7)\n!x^1(0,0) | !x^6(3,6)";
    const Clauses expected{{1}, {2, 3, 4}, {-1, -3}};

    EXPECT_EQ(clauses_of(read_formula_text(printed)->formula), expected);
    EXPECT_EQ(clauses_of(read_formula_text(typed)->formula), expected);
    EXPECT_EQ(read(typed), typed);
}

TEST(FormulaText, FaultsOfClausesNameLineAndColumn) {
    const std::string literal = "expected a literal, such as x, !x or x(1,2)=3, found ";
    EXPECT_EQ(read(""), "1:1: expected a formula, found the end of the text");
    EXPECT_EQ(read("# nothing\n"), "2:1: expected a formula, found the end of the text");
    EXPECT_EQ(read("a |"), "1:4: " + literal + "the end of the text");
    EXPECT_EQ(read("a |\n\n"), "3:1: " + literal + "the end of the text");
    EXPECT_EQ(read("a &"), "1:4: " + literal + "the end of the text");
    EXPECT_EQ(read("| a"), "1:1: " + literal + "'|'");
    EXPECT_EQ(read("a\nb | | c"), "2:5: " + literal + "'|'");
    EXPECT_EQ(read("a ()"), "1:3: expected '|', '&' or the end of the line, found '('");
    EXPECT_EQ(read("é | a b"), "1:7: expected '|', '&' or the end of the line, found 'b'");
    EXPECT_EQ(read("(a | (b) & c\nd"), "2:1: expected '|', '&' or ')', found 'd'");
    EXPECT_EQ(read("a\n((b) | (c"),
              "2:8: this '(' is not closed: expected ')', found the end of the text");
    EXPECT_EQ(read("a)"), "1:2: expected '|', '&' or the end of the line, found ')'");
    EXPECT_EQ(read("a | (b & c)"),
              "1:5: expected clauses joined by '&': here an '&' stands inside an '|'");
    EXPECT_EQ(
        read("!(a | b)"),
        "1:1: expected a variable behind the negation: only variables are negated in clauses");
    EXPECT_EQ(read("a | 3"),
              "1:6: expected <, <=, ==, !=, >= or > behind the sum, found the end of the text");
    EXPECT_EQ(read("x_ | y"), "1:3: expected an index, found ' '");
    EXPECT_EQ(read("x(1,2"),
              "1:6: expected ')' at the end of the indices, found the end of the text");
    EXPECT_EQ(read("x^1=2"), "1:4: expected one upper index, found another");
    EXPECT_EQ(read("x()"), "1:3: expected an index, found ')'");
    // Else these two would be the same.
    EXPECT_EQ(read("x(1 12)"), "1:5: expected ')' at the end of the indices, found '1'");
    EXPECT_EQ(read("x_{11 2}"), "1:7: expected '}' at the end of the indices, found '2'");
    EXPECT_EQ(read(std::string(101, '(') + "a"),
              "1:101: expected at most 100 parentheses one inside the other");
    EXPECT_EQ(read("a | \xff"),
              "1:5: expected a variable, a connective or a parenthesis, found '\\xFF'");
}

TEST(FormulaText, SignsThatClausesDoNotHaveAreExplained) {
    EXPECT_EQ(read("a -> b"), "1:3: '->' is not known here: instead of a -> b write !a | b");
    EXPECT_EQ(read("a => b"), "1:3: '=>' is not known here: instead of a => b write !a | b");
    EXPECT_EQ(read("x_1=>b"), "1:4: '=>' is not known here: instead of a => b write !a | b");
    EXPECT_EQ(read("a ⇔ b"),
              "1:3: '⇔' is not known here: instead of a ⇔ b write (!a | b) & (a | !b)");
    EXPECT_EQ(read("a & true"),
              "1:5: 'true' says nothing: leave it out of the formula, with the clause it is in");
    EXPECT_EQ(read("⊤"),
              "1:1: '⊤' says nothing: leave it out of the formula, with the clause it is in");
}

TEST(FormulaText, TooMuchIsToldFromMistakes) {
    const auto variables = read_formula_text("p cnf 16777217 1\n1 0\n");
    EXPECT_EQ(variables.error().code, ErrorCode::too_large);
    EXPECT_EQ(read_formula_text("p cnf 2 1\n3 0\n").error().code, ErrorCode::syntax);

    EXPECT_TRUE(model::read_clauses("a | b | a", {}, {.variables = 2}));
    const auto names = model::read_clauses("a | b | c", {}, {.variables = 2});
    EXPECT_EQ(names.error().code, ErrorCode::too_large);
    EXPECT_EQ(names.error().column, 9U);

    EXPECT_TRUE(model::read_clauses("x & a + b + c == 1", {}, {.literals = 10}));
    for (const char* const text : {"x & a + b + c == 1", "(x & a + b + c == 1)"}) {
        const auto sums = model::read_clauses(text, {}, {.literals = 9});
        ASSERT_FALSE(sums) << text;
        EXPECT_EQ(sums.error().code, ErrorCode::too_large);
        EXPECT_EQ(sums.error().offset, std::string_view(text).find('a'));
    }
    EXPECT_EQ(model::read_clauses("a | b | a", {}, {.literals = 2}).error().column, 9U);

    std::vector<Literal> literals;
    model::NumberScanner scanner("1 2 1 0 1 2 1 2 0");
    EXPECT_FALSE(model::read_literals(scanner, 2, literals, 3));
    const auto fault = model::read_literals(scanner, 2, literals, 3);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, ErrorCode::too_large);
    EXPECT_EQ(fault->column, 15U);
}

TEST(FormulaText, TheHeaderOfDimacsIsOneLine) {
    EXPECT_EQ(read("p cnf 3 1\r\n1 -2 0"), "1 | -2");
    EXPECT_EQ(read("p cnf 3 \n1 -2 0"),
              "1:9: expected the number of clauses, as in p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("p cnf\n3 1\n1 0"),
              "1:6: expected the number of variables, as in p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("p cnf 3 2 7\n1 0"),
              "1:11: expected the end of the header line, p cnf VARIABLES CLAUSES; found '7'");
    EXPECT_EQ(read("p cnf 3 2 c x\n1 0 2 0"),
              "1:11: expected the end of the header line, p cnf VARIABLES CLAUSES; found 'c'");
    EXPECT_EQ(read("p\ncnf 1 1\n1 0", FormulaNotation::dimacs),
              "1:2: expected the header line: p cnf VARIABLES CLAUSES");
}

TEST(FormulaText, DimacsIsToldByItsBeginning) {
    EXPECT_EQ(read("c remarks | more\np cnf 3 2\n1 -3 0\n0\n"), "1 | -3\nfalse");
    EXPECT_EQ(read(" p  cnf 1 1\n1 0"), "1");
    EXPECT_EQ(read("1 2 0"), "1:1: expected the header line: p cnf VARIABLES CLAUSES");
    EXPECT_EQ(read("c | d\np | q"), "c | d\np | q");
    EXPECT_EQ(read("p sat 1 1", FormulaNotation::dimacs),
              "1:3: expected the header line: p cnf VARIABLES CLAUSES");
    EXPECT_FALSE(begins_like_dimacs("pcnf 1 1"));
    EXPECT_FALSE(begins_like_dimacs("c just this\n"));
    EXPECT_EQ(notation_of_file("a.CNF"), FormulaNotation::dimacs);
    EXPECT_EQ(notation_of_file("a.dimacs"), FormulaNotation::dimacs);
    EXPECT_EQ(notation_of_file("a.formula"), FormulaNotation::clauses);
    EXPECT_EQ(notation_of_file("cnf"), std::nullopt);
    EXPECT_EQ(notation_of_file("a.txt"), std::nullopt);
}

TEST(FormulaText, FaultsOfDimacsNameLineAndColumn) {
    EXPECT_EQ(read("p cnf 2 1\n1  2x 0\n"), "2:4: expected a number, found '2x'");
    EXPECT_EQ(read("p cnf 2 1\n1 3 0\n"),
              "2:3: expected literals of the variables 1 to 2, found 3");
    EXPECT_EQ(read("p cnf 2 1\n1 -2\n"),
              "3:1: expected 0 at the end of the clause, found the end of the text");
    EXPECT_EQ(read("p cnf 2 1\n1 99999999999 0\n"),
              "2:3: expected literals of the variables 1 to 2, found 99999999999");
    EXPECT_EQ(read("p cnf 99999999999999999999 2\n"),
              "1:7: expected at most 16777216 variables, found 99999999999999999999");
    EXPECT_EQ(read("p cnf 1 99999999999\n"),
              "1:9: expected at most 2147483647 clauses, found 99999999999");
    EXPECT_EQ(read("p cnf 99999999 1\n"),
              "1:7: expected at most 16777216 variables, found 99999999");
    EXPECT_EQ(read("p cnf 2 1\n1 0\n2 0\n"), "4:1: expected 1 clause, as the header says; found 2");
    EXPECT_EQ(read("p cnf 2 1\n1 0\n%\n0\n"), "1");
    EXPECT_EQ(read("p cnf 2 1\n" + std::string(100'000, '7') + " 0\n"),
              "2:1: expected literals of the variables 1 to 2, found 77777777777777777777...");
}

// The same whatever the pieces that the text comes in, faults included.
TEST(FormulaText, PiecesMakeNoDifference) {
    const std::vector<std::string> texts = {"c remark\np cnf 12 3\n1 -12 0 11\n 10 0\n\n-7 0\n",
                                            "p cnf 12 3\n1 -12 0 11\n 1o 0\n\n-7 0\n",
                                            "p cnf 12 3\n1 -12 0 11\n", "x(1,2)=3 ∨ ¬y\n∧ é", ""};
    for (const std::string& text : texts) {
        const auto whole = read_formula_text(text);
        for (const std::size_t piece : {std::size_t{1}, std::size_t{2}, std::size_t{7}}) {
            std::size_t at = 0;
            const auto fill = [&](char* data, std::size_t size) {
                const std::size_t got = std::min({size, piece, text.size() - at});
                std::copy_n(text.data() + at, got, data);
                at += got;
                return got;
            };
            const auto read = read_formula_text(fill);
            ASSERT_EQ(read.has_value(), whole.has_value()) << text;
            if (read) {
                EXPECT_TRUE(read->formula == whole->formula);
                EXPECT_EQ(read->names, whole->names);
            } else {
                EXPECT_EQ(read.error().line, whole.error().line);
                EXPECT_EQ(read.error().column, whole.error().column);
                EXPECT_EQ(read.error().offset, whole.error().offset);
            }
        }
    }
}

// Comments, numbers and blanks across the borders of pieces of the usual size.
TEST(FormulaText, LongTextsAreReadPieceByPiece) {
    Rng rng(1);
    Clauses expected(tests::test_rounds(30'000U));
    std::string text = "c " + std::string(70'000, 'x') + "\np cnf 1000000 ";
    text += std::to_string(expected.size()) + "\n";
    for (auto& clause : expected) {
        const auto variable = static_cast<Literal>(1 + rng.below(1'000'000));
        clause = {rng.below(2) == 0 ? variable : -variable};
        text += std::to_string(clause[0]) + std::string(1 + rng.below(9), ' ') + "0\n";
    }
    std::size_t at = 0;

    const auto read = read_formula_text([&](char* data, std::size_t size) {
        const std::size_t got = std::min(size, text.size() - at);
        std::copy_n(text.data() + at, got, data);
        at += got;
        return got;
    });

    ASSERT_TRUE(read);
    EXPECT_EQ(clauses_of(read->formula), expected);
}

TEST(FormulaText, ADeadlineEndsTheReading) {
    std::string numbers = "p cnf 1 10000\n";
    std::string names;
    for (int i = 0; i < 10'000; ++i) {
        numbers += "1 0\n";
        names += "a\n";
    }
    const Deadline over([](const void*) { return true; }, nullptr);

    EXPECT_EQ(read_formula_text(numbers, {}, over).error().code, ErrorCode::stopped);
    EXPECT_EQ(read_formula_text(names, {}, over).error().code, ErrorCode::stopped);
    // A single line, however long, and blanks; without an end, it would be read for ever.
    for (const char filler : {'c', ' '}) {
        std::size_t left = 1'000'000;
        const auto fill = [&](char* data, std::size_t size) {
            const std::size_t got = std::min(size, left);
            std::fill_n(data, got, filler);
            left -= got;
            return got;
        };
        const auto read = read_formula_text(fill, FormulaNotation::dimacs, over);
        EXPECT_EQ(read.error().code, ErrorCode::stopped);
        EXPECT_GT(left, 0U);
    }
}

// Every model of a formula of few variables, the values of the first `kept` as bits.
std::multiset<unsigned> models(const Formula& formula, Variable kept) {
    std::multiset<unsigned> out;
    const auto variables = static_cast<unsigned>(formula.variable_count());
    for (unsigned values = 0; values < 1U << variables; ++values) {
        const auto holds = [&](Literal literal) {
            const auto bit = values >> (static_cast<unsigned>(std::abs(literal)) - 1U) & 1U;
            return (bit != 0) == (literal > 0);
        };
        bool all = true;
        for (std::size_t i = 0; i < formula.clause_count() && all; ++i) {
            all = std::ranges::any_of(formula.literals(i), holds);
        }
        if (all) out.insert(values & ((1U << static_cast<unsigned>(kept)) - 1U));
    }
    return out;
}

TEST(FormulaText, ThreeLiteralsAClauseKeepTheModels) {
    constexpr Variable kVariables = 5;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(30U); ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        FormulaText text;
        text.formula.reserve_variables(kVariables);
        for (std::uint64_t clauses = 1 + rng.below(4); clauses > 0; --clauses) {
            std::vector<Literal> clause(rng.below(7));
            for (Literal& literal : clause) {
                literal = static_cast<Literal>(1 + rng.below(kVariables));
                if (rng.below(2) == 0) literal = -literal;
            }
            text.formula.add(clause);
        }
        const auto before = models(text.formula, kVariables);
        for (const ClauseForm form : {ClauseForm::three_sat, ClauseForm::three_sat_exact}) {
            std::string written;
            EXPECT_TRUE(write_dimacs(text, form, [&](std::string_view piece) {
                written += piece;
                return true;
            }));

            const auto read = read_formula_text(written);

            ASSERT_TRUE(read) << written;
            for (std::size_t i = 0; i < read->formula.clause_count(); ++i) {
                EXPECT_LE(read->formula.literals(i).size(), 3U);
            }
            const auto after = models(read->formula, kVariables);
            if (form == ClauseForm::three_sat_exact) {
                EXPECT_EQ(after, before);
            } else {
                EXPECT_EQ(std::set(after.begin(), after.end()),
                          std::set(before.begin(), before.end()));
            }
        }
    }
}

TEST(FormulaText, DimacsTellsNamesAndAuxiliaryVariables) {
    const auto formula = read_formula_text("x^4(2,2) | b | c | d");
    std::string written;
    EXPECT_TRUE(write_dimacs(*formula, ClauseForm::three_sat, [&](std::string_view piece) {
        written += piece;
        return true;
    }));

    EXPECT_EQ(written,
              "c at most 3 literals a clause, by sudokit; it has a model if and only if the "
              "formula has\nc variable 1 is x^4(2,2)\nc variable 2 is b\nc variable 3 is c\n"
              "c variable 4 is d\nc variables above 4 are auxiliary\n"
              "c to read a model: sudokit decode FORMULA MODEL\n"
              "p cnf 5 2\n1 2 5 0\n-5 3 4 0\n");
}

}  // namespace
}  // namespace sudokit
