#include "sudokit/clause_words.hpp"

#include <string>

#include <gtest/gtest.h>

#include "sudokit/formula_text.hpp"

namespace sudokit {
namespace {

Puzzle small_puzzle() {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(6, 3);
    return puzzle;
}

FamilySet families(std::initializer_list<Family> wanted) {
    FamilySet set;
    for (const Family family : wanted) set.insert(family);
    return set;
}

// The words and the notation of the first clause of a family.
std::string first(const Cnf& cnf, Family family, Language language = Language::en) {
    std::string out;
    cnf.each_clause(family, [&](const Clause& clause) {
        out = subject_words(cnf, clause, {.language = language}) + " / " +
              clause_notation(cnf, clause.literals);
        return false;
    });
    return out;
}

TEST(ClauseWords, SayWhatClausesSpeakOf) {
    const Cnf cnf(small_puzzle(), {.givens = GivenClauses::full});

    EXPECT_EQ(first(cnf, Family::k1),
              "r1c1: at least one digit / x^1(0,0) ∨ x^2(0,0) ∨ x^3(0,0) ∨ x^4(0,0)");
    EXPECT_EQ(first(cnf, Family::k2), "r1c1: at most one digit / ¬x^1(0,0) ∨ ¬x^2(0,0)");
    EXPECT_EQ(first(cnf, Family::l1),
              "row 1: 1 at least once / x^1(0,0) ∨ x^1(0,1) ∨ x^1(0,2) ∨ x^1(0,3)");
    EXPECT_EQ(first(cnf, Family::c2), "column 1: 1 at most once / ¬x^1(0,0) ∨ ¬x^1(1,0)");
    EXPECT_EQ(first(cnf, Family::b2, Language::fr),
              "bloc 1 : 1 au plus une fois / ¬x^1(0,0) ∨ ¬x^1(0,1)");
    EXPECT_EQ(first(cnf, Family::f1), "r2c3: 3 is given / x^3(1,2)");
    EXPECT_EQ(first(cnf, Family::f2), "r1c3: not 3, which it sees / ¬x^3(0,2)");
}

TEST(ClauseWords, LongClausesAreFolded) {
    const Cnf cnf{Puzzle(Board::standard(9))};
    cnf.each_clause(Family::k1, [&](const Clause& clause) {
        EXPECT_EQ(clause_notation(cnf, clause.literals, 4),
                  "x^1(0,0) ∨ x^2(0,0) ∨ x^3(0,0) ∨ ... ∨ x^9(0,0)");
        return false;
    });
}

// The notation is that of formulas: what is written can be read.
TEST(ClauseWords, NotationIsReadAsAFormula) {
    const Cnf cnf(small_puzzle());
    std::string text;
    cnf.each_clause([&](const Clause& clause) {
        text += clause_notation(cnf, clause.literals) + "\n";
        return true;
    });

    const auto read = read_formula_text(text);

    ASSERT_TRUE(read);
    // Variables come in their own order, since the first family names all of them so.
    EXPECT_TRUE(read->formula == Formula(cnf));
}

TEST(FamilySet, OnlyTheseFamiliesAreMade) {
    const Cnf all(small_puzzle());
    const Cnf some(small_puzzle(), {.only = families({Family::b1, Family::k1, Family::x1})});

    EXPECT_EQ(some.families(), (std::vector<Family>{Family::k1, Family::b1}));
    EXPECT_EQ(some.size().clauses, all.size(Family::k1).clauses + all.size(Family::b1).clauses);
    EXPECT_EQ(find_family("L2"), Family::l2);
    EXPECT_EQ(find_family("l2"), Family::l2);
    EXPECT_EQ(find_family("L3"), std::nullopt);
}

TEST(ClauseWords, CommentsStandBeforeEachRun) {
    std::string text;
    const Cnf cnf(small_puzzle(), {.only = families({Family::k1, Family::l2})});
    EXPECT_TRUE(write_commented_dimacs(cnf, [&](std::string_view piece) {
        text += piece;
        return true;
    }));

    EXPECT_NE(text.find("c K1 r1c1: at least one digit\n1 2 3 4 0\nc K1 r1c2"), std::string::npos);
    EXPECT_NE(text.find("c L2 row 1: 1 at most once\n-1 -5 0\n-1 -9 0\n"), std::string::npos);
    std::size_t comments = 0;
    for (std::size_t at = text.find("\nc "); at != std::string::npos;
         at = text.find("\nc ", at + 1))
        ++comments;
    // Eight lines at the top, the first of which no line end precedes.
    EXPECT_EQ(comments, 7 + 16 + 16);
    EXPECT_TRUE(read_formula_text(text)->formula == Formula(cnf));
}

}  // namespace
}  // namespace sudokit
