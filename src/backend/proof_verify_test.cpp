// Certificates that are not what they say; made by hand, so that no solver is needed.
#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/proof.hpp"

namespace sudokit {
namespace {

// 1. is a Latin square of order 2 with one solution; propagation alone refutes any other.
// ..
Puzzle two() {
    Puzzle puzzle(Board::standard(2));
    puzzle.set_given(0, 1);
    return puzzle;
}

Grid grid(std::vector<std::uint8_t> digits) { return {two().board(), std::move(digits)}; }

// Cells 0 to 3 have the variables 1 2, 3 4, 5 6, 7 8.
constexpr std::string_view kRules =
    "1 2 0\n3 4 0\n5 6 0\n7 8 0\n"
    "-1 -3 0\n-2 -4 0\n-5 -7 0\n-6 -8 0\n-1 -5 0\n-2 -6 0\n-3 -7 0\n-4 -8 0\n"
    "1 0\n";

std::string formula(std::size_t clauses, std::string_view text, int variables = 8) {
    return "p cnf " + std::to_string(variables) + " " + std::to_string(clauses) + "\n" +
           std::string(text);
}

Certificate good() {
    return {.claim = Claim::one,
            .puzzle = two(),
            .solutions = {grid({1, 2, 2, 1})},
            .formula = formula(14, std::string(kRules) + "-1 -4 -6 -7 0\n"),
            .proof = "0\n"};
}

std::string outcome(const Certificate& certificate) {
    const Verification verification = verify(certificate);
    if (verification.verdict == VerifyVerdict::verified) return "verified";
    EXPECT_EQ(verification.verdict, VerifyVerdict::rejected);
    EXPECT_FALSE(verification.reason.in(Language::fr).empty());
    return std::string(verification.file) + ":" + std::to_string(verification.line) + ": " +
           verification.reason.in(Language::en);
}

std::string outcome(const std::function<void(Certificate&)>& change) {
    Certificate certificate = good();
    change(certificate);
    return outcome(certificate);
}

constexpr const char* kNotRule = "the clause is neither a rule of the board nor a given";

TEST(Verify, TheOnlySolution) {
    const Verification verification = verify(good());

    EXPECT_EQ(verification.verdict, VerifyVerdict::verified)
        << verification.line << verification.reason.in(Language::en);
    EXPECT_EQ(verification.clauses, 14U);
    EXPECT_EQ(verification.proof.additions, 1U);
}

TEST(Verify, ClausesMayBeLeftOut) {
    EXPECT_EQ(outcome([](Certificate& c) {
                  c.formula = formula(9,
                                      "3 4 0\n5 6 0\n7 8 0\n-1 -3 0\n-1 -5 0\n-3 -7 0\n-4 -8 0\n"
                                      "1 0\n-1 -4 -6 -7 0\n");
              }),
              "verified");
}

TEST(Verify, RejectsAnotherSolution) {
    EXPECT_EQ(outcome([](Certificate& c) {
                  c.solutions[0] = grid({2, 1, 1, 2});
              }),
              "solutions.txt:1: this does not solve the puzzle");
    EXPECT_EQ(outcome([](Certificate& c) {
                  c.solutions[0] = grid({1, 1, 2, 2});
              }),
              "solutions.txt:1: this does not solve the puzzle");
    EXPECT_EQ(outcome([](Certificate& c) { c.solutions.clear(); }),
              "solutions.txt:0: expected 1 solution for this claim, found 0");
    EXPECT_EQ(outcome([](Certificate& c) { c.solutions.push_back(c.solutions[0]); }),
              "solutions.txt:0: expected 1 solution for this claim, found 2");
}

TEST(Verify, RejectsTheFormulaOfAnotherPuzzle) {
    // The given is not in the puzzle; then there are two solutions.
    EXPECT_EQ(outcome([](Certificate& c) { c.puzzle.set_given(0, 0); }),
              std::string("formula.cnf:14: ") + kNotRule);
}

TEST(Verify, RejectsAFormulaWithAnotherClause) {
    EXPECT_EQ(outcome([](Certificate& c) {
                  c.formula = formula(15, std::string(kRules) + "8 0\n-1 -4 -6 -7 0\n");
              }),
              std::string("formula.cnf:15: ") + kNotRule);
    EXPECT_EQ(outcome([](Certificate& c) {
                  c.formula = formula(15, std::string(kRules) + "0\n-1 -4 -6 -7 0\n");
              }),
              std::string("formula.cnf:15: ") + kNotRule);
}

TEST(Verify, RejectsAFormulaThatDoesNotExcludeTheSolution) {
    constexpr const char* kWanted = ": expected the last clause to exclude the solution";
    EXPECT_EQ(outcome([](Certificate& c) { c.formula = formula(13, kRules); }),
              std::string("formula.cnf:14") + kWanted);
    EXPECT_EQ(outcome([](Certificate& c) {
                  c.formula = formula(14, std::string(kRules) + "-1 -4 -6 0\n");
              }),
              std::string("formula.cnf:15") + kWanted);
    EXPECT_EQ(outcome([](Certificate& c) { c.formula = formula(0, ""); }),
              std::string("formula.cnf:0") + kWanted);
}

TEST(Verify, RejectsTheFormulaOfAnotherBoard) {
    EXPECT_EQ(outcome([](Certificate& c) { c.formula = formula(1, "-1 -4 -6 -7 0\n", 27); }),
              "formula.cnf:0: expected 8 variables, one for each cell and digit; found 27");
    EXPECT_EQ(outcome([](Certificate& c) { c.formula = formula(2, "9 0\n-1 -4 -6 -7 0\n", 27); }),
              "formula.cnf:2: 9 stands for no cell and digit: there are 8 of these");
}

TEST(Verify, RejectsFaultsInTheFormula) {
    EXPECT_EQ(outcome([](Certificate& c) { c.formula = ""; }),
              "formula.cnf:1: expected the header line: p cnf VARIABLES CLAUSES");
    EXPECT_EQ(outcome([](Certificate& c) { c.formula = formula(2, "1 0\nx\n"); }),
              "formula.cnf:3: expected a number, found 'x'");
    EXPECT_EQ(outcome([](Certificate& c) { c.formula = formula(2, "-1 -4 -6 -7 0\n"); }),
              "formula.cnf:3: expected 2 clauses, as the header says; found 1");
}

TEST(Verify, RejectsFaultsInTheProof) {
    EXPECT_EQ(outcome([](Certificate& c) { c.proof = ""; }),
              "proof.drat:1: the proof ends without the empty clause");
    EXPECT_EQ(outcome([](Certificate& c) { c.proof = "0 x\n"; }),
              "proof.drat:1: expected a number, found 'x'");
    EXPECT_EQ(outcome([](Certificate& c) { c.formula = formula(1, "-1 -4 -6 -7 0\n"); }),
              "proof.drat:1: the clause does not follow from the ones before it");
}

TEST(Verify, NoSolution) {
    Certificate none{.claim = Claim::none, .puzzle = two(), .proof = "0\n"};
    none.puzzle.set_given(1, 1);
    none.formula = formula(3, "1 0\n3 0\n-1 -3 0\n");
    EXPECT_EQ(outcome(none), "verified");

    Certificate false_claim = none;
    false_claim.puzzle = two();
    EXPECT_EQ(outcome(false_claim), std::string("formula.cnf:3: ") + kNotRule);

    Certificate empty = none;
    empty.formula = formula(0, "");
    EXPECT_EQ(outcome(empty), "proof.drat:1: the clause does not follow from the ones before it");

    Certificate excluding = none;
    excluding.puzzle = two();
    excluding.formula = good().formula;
    EXPECT_EQ(outcome(excluding), std::string("formula.cnf:15: ") + kNotRule);
}

TEST(Verify, SeveralSolutions) {
    Certificate several{.claim = Claim::several,
                        .puzzle = Puzzle(two().board()),
                        .solutions = {grid({1, 2, 2, 1}), grid({2, 1, 1, 2})}};
    EXPECT_EQ(outcome(several), "verified");

    Certificate same = several;
    same.solutions[1] = same.solutions[0];
    EXPECT_EQ(outcome(same), "solutions.txt:2: this is the same solution again");

    Certificate wrong = several;
    wrong.solutions[1] = grid({2, 1, 2, 1});
    EXPECT_EQ(outcome(wrong), "solutions.txt:2: this does not solve the puzzle");

    Certificate given = several;
    given.puzzle = two();
    EXPECT_EQ(outcome(given), "solutions.txt:2: this does not solve the puzzle");
}

TEST(Verify, StopsAtTheDeadlineInAFormulaOfRemarks) {
    const Deadline over([](const void*) { return true; }, nullptr);
    Certificate certificate = good();
    certificate.formula.clear();
    for (int i = 0; i < 10'000; ++i) certificate.formula += "c\n";

    EXPECT_EQ(verify(certificate, over).verdict, VerifyVerdict::stopped);
    EXPECT_EQ(verify(certificate).verdict, VerifyVerdict::rejected);
}

TEST(Verify, StopsAtTheDeadline) {
    const Deadline over([](const void*) { return true; }, nullptr);

    EXPECT_EQ(verify(good(), over).verdict, VerifyVerdict::stopped);
}

}  // namespace
}  // namespace sudokit
