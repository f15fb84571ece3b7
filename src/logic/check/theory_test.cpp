#include "logic/check/theory.hpp"

#include <array>

#include <gtest/gtest.h>

namespace sudokit::logic {
namespace {

TEST(Theory, TheSameStatementHasTheSameNumber) {
    const Board board = Board::standard(4);
    Theory theory(board);

    const auto one = theory.statement({3, 2});

    EXPECT_EQ(theory.statement(std::array<Cell, 1>{3}, 2), one);
    EXPECT_NE(theory.statement({3, 1}), one);
    EXPECT_NE(theory.statement(std::array<Cell, 2>{2, 3}, 2), one);
}

TEST(Theory, NothingIsRefutedWithoutPremises) {
    const Board board = Board::standard(4);
    const Theory theory(board);

    EXPECT_FALSE(theory.refutes({0, 1}, true));
    EXPECT_FALSE(theory.refutes({0, 1}, false));
}

TEST(Theory, ACandidateThatSeesAllOfAClauseIsRefuted) {
    const Board board = Board::standard(4);
    Theory theory(board);
    theory.one_of({theory.statement({0, 1}), theory.statement({1, 1})});

    EXPECT_TRUE(theory.refutes({3, 1}, true));
    EXPECT_FALSE(theory.refutes({3, 2}, true));
    EXPECT_FALSE(theory.refutes({12, 1}, true));  // sees the first only
}

TEST(Theory, ALastPossibilityCannotBeDenied) {
    const Board board = Board::standard(4);
    Theory theory(board);
    theory.one_of({theory.statement({0, 1})});

    EXPECT_TRUE(theory.refutes({0, 1}, false));
    EXPECT_FALSE(theory.refutes({0, 1}, true));
    EXPECT_TRUE(theory.refutes({0, 2}, true));
}

TEST(Theory, PigeonholesNeedASplit) {
    // Three cells of a row that share two digits between them when a fourth cell has the third.
    const Board board = Board::standard(9);
    Theory theory(board);
    for (const Cell cell : {0U, 1U, 2U}) {
        theory.one_of({theory.statement({cell, 1}), theory.statement({cell, 2}),
                       theory.statement({cell, 3})});
        for (Cell other = 0; other < cell; ++other) {
            for (const Digit digit : {1U, 2U, 3U}) {
                theory.not_both(theory.statement({cell, digit}), theory.statement({other, digit}));
            }
        }
    }

    EXPECT_TRUE(theory.refutes({8, 3}, true));
    EXPECT_FALSE(theory.refutes({8, 4}, true));
    EXPECT_FALSE(theory.refutes({0, 3}, true));
}

}  // namespace
}  // namespace sudokit::logic
