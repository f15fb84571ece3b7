#include <gtest/gtest.h>

#include "sudokit/generate.hpp"

#include "rate/test_puzzles.hpp"

namespace sudokit {
namespace {

// All but three givens of AI Escargot, by A. Inkala: what is dug around these is seldom deep, but
// deep puzzles are near.
Wish deep_wish() {
    nine::Digits givens = digits_of(
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    for (const std::size_t cell : {22U, 40U, 77U}) givens[cell] = 0;
    Wish wish(Board::standard(9));
    wish.base = nine::puzzle_of(givens);
    wish.depth = {2, 3};
    return wish;
}

TEST(NineClimbing, ComesToDepthTwo) {
    const Wish wish = deep_wish();
    Generator generator(wish);
    Rng rng(1);

    const auto made = generator.next(rng);

    ASSERT_TRUE(made.has_value());
    EXPECT_TRUE(solves(made->solution, made->puzzle));
    EXPECT_GE(made->depth, 2U);
    EXPECT_EQ(made->depth, DepthRater().rate_in_general(made->puzzle).depth);
    for (Cell cell = 0; cell < nine::kCells; ++cell) {
        if (wish.base.given(cell) == 0) continue;
        EXPECT_EQ(made->puzzle.given(cell), wish.base.given(cell));
    }
}

TEST(NineClimbing, DoesNotDependOnTheKernel) {
    Rng a(2);
    Rng b(2);

    const auto fast = Generator(deep_wish()).next(a);
    const auto portable = Generator(deep_wish(), nine::kernels().back()).next(b);

    ASSERT_TRUE(fast && portable);
    EXPECT_EQ(fast->puzzle, portable->puzzle);
}

}  // namespace
}  // namespace sudokit
