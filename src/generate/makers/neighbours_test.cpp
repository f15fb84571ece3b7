#include <set>

#include <gtest/gtest.h>

#include "sudokit/generate.hpp"

#include "backend/dlx.hpp"
#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

using Givens = std::vector<std::uint8_t>;

Givens givens_of(const Puzzle& puzzle) { return {puzzle.givens().begin(), puzzle.givens().end()}; }

// By trying each digit in each cell in place of each given.
std::set<Givens> neighbours_of(const Puzzle& near) {
    std::set<Givens> out;
    const Board& board = near.board();
    for (Cell taken = 0; taken < board.cell_count(); ++taken) {
        if (near.given(taken) == 0) continue;
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            if (cell != taken && near.given(cell) != 0) continue;
            for (Digit digit = 1; digit <= board.order(); ++digit) {
                Puzzle puzzle = near;
                puzzle.set_given(taken, 0);
                puzzle.set_given(cell, digit);
                if (puzzle == near) continue;
                const auto found = backend::DancingLinks().count(puzzle, {.limit = 2});
                if (found.count == 1) out.insert(givens_of(puzzle));
            }
        }
    }
    return out;
}

TEST(Neighbours, EachThatDiffersByOneGivenComesOnce) {
    for (const char* text : {"2.1. ...2 4... .3..", "1234 3412 .... ..2.", "12.. .... .... ...3"}) {
        SCOPED_TRACE(text);
        Wish wish(Board::standard(4));
        wish.near = puzzle_of(Board::standard(4), text);
        Generator generator(wish);
        Rng rng(3);

        std::set<Givens> came;
        while (const auto made = generator.next(rng)) {
            EXPECT_TRUE(came.insert(givens_of(made->puzzle)).second);
        }

        EXPECT_EQ(came, neighbours_of(*wish.near));
        EXPECT_FALSE(generator.next(rng));
    }
}

TEST(Neighbours, ThoseFurtherAwayDoNotComeTwiceEither) {
    Wish wish(Board::standard(9));
    wish.near = puzzle_of(
        "..2.....7..4.6.9.3.8..3.4.145..........7.......1284..........4..67.4....1..8..69.");
    wish.distance = 2;
    Generator generator(wish);
    Rng rng(1);

    std::set<Givens> came;
    for (int i = 0; i < 100; ++i) came.insert(givens_of(generator.next(rng)->puzzle));

    EXPECT_EQ(came.size(), 100U);
}

}  // namespace
}  // namespace sudokit
