#include "rate/orders/singles_queue.hpp"

#include <gtest/gtest.h>

#include "sudokit/order.hpp"

#include "base/test_rounds.hpp"
#include "board/test_puzzle.hpp"

namespace sudokit::rate {
namespace {

using enum TechniqueId;

bool has_step(TechniqueId technique, const State& state) {
    return next_step(state, TechniqueSet().set(static_cast<std::size_t>(technique))).has_value();
}

TEST(SinglesQueue, WhatCameUpFirstIsTakenFirst) {
    State state{Puzzle(Board::standard(9))};
    SinglesQueue queue(state);
    const auto leave = [&](Cell cell, Digit digit) {
        for (const Digit other : state.candidates(cell)) {
            if (other == digit) continue;
            state.remove({cell, other});
            queue.remove({cell, other});
        }
    };
    leave(40, 5);
    leave(0, 1);

    const auto first = queue.oldest(naked_single, state);

    ASSERT_TRUE(first);
    EXPECT_EQ(first->placements, (std::vector<Candidate>{{40, 5}}));
    state.place({40, 5});
    queue.place({40, 5});
    EXPECT_EQ(queue.oldest(naked_single, state)->placements, (std::vector<Candidate>{{0, 1}}));
    EXPECT_FALSE(queue.oldest(full_house, state));
    EXPECT_FALSE(queue.oldest(hidden_single, state));
}

TEST(SinglesQueue, TheSmallestBoardIsAFullHouse) {
    State state{Puzzle(Board::standard(1))};
    SinglesQueue queue(state);
    const auto step = queue.oldest(full_house, state);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->placements, (std::vector<Candidate>{{0, 1}}));

    apply(*step, state);
    queue.place({0, 1});

    EXPECT_FALSE(queue.oldest(full_house, state));
    EXPECT_FALSE(queue.oldest(naked_single, state));
}

TEST(SinglesQueue, GivensComeUpInReadingOrder) {
    // The givens of row 1 leave r1c9 before those of row 9 leave r9c1.
    const State state(
        puzzle_of("12345678."
                  "........."
                  "........."
                  "........."
                  "........."
                  "........."
                  "........."
                  "........."
                  ".12345678"));

    const auto step = SinglesQueue(state).oldest(full_house, state);

    ASSERT_TRUE(step);
    EXPECT_EQ(step->placements, (std::vector<Candidate>{{8, 9}}));
    EXPECT_EQ(std::get<SinglePattern>(step->pattern).house, 0U);
}

// A solution of a board of boxes.
Digit digit_at(const Board& board, Cell cell) {
    const auto& boxes = std::get<Boxes>(board.shape().regions);
    const std::uint32_t order = board.order();
    const std::uint32_t row = cell / order;
    const std::uint32_t shift = boxes.columns * (row % boxes.rows) + row / boxes.rows;
    return static_cast<Digit>((shift + cell % order) % order + 1);
}

// Random digits of a solution are placed one after the other, and some wrong candidates removed.
TEST(SinglesQueue, HasASingleWhereverTheStateHasOne) {
    constexpr std::uint64_t kSeed = 7;
    Rng rng(kSeed);
    for (const std::uint32_t order : {4U, 6U, 9U, 12U}) {
        const Board board = Board::standard(order);
        for (int i = 0; i < tests::test_rounds(40); ++i) {
            SCOPED_TRACE("seed " + std::to_string(kSeed) + ", board " + std::to_string(order) +
                         ", play " + std::to_string(i));
            State state{Puzzle(board)};
            SinglesQueue queue(state);
            while (state.open_count() > 0) {
                const auto cell = static_cast<Cell>(rng.below(board.cell_count()));
                if (!state.is_open(cell)) continue;
                const Digit digit = digit_at(board, cell);
                const auto other = static_cast<Digit>(1 + rng.below(order));
                if (rng.below(2) == 0) {
                    state.place({cell, digit});
                    queue.place({cell, digit});
                } else if (other != digit) {
                    state.remove({cell, other});
                    queue.remove({cell, other});
                }
                const SinglesQueue anew(state);
                for (const TechniqueId single : {full_house, naked_single, hidden_single}) {
                    ASSERT_EQ(queue.oldest(single, state).has_value(), has_step(single, state))
                        << info_of(single).word;
                    ASSERT_EQ(anew.oldest(single, state).has_value(), has_step(single, state));
                }
            }
        }
    }
}

}  // namespace
}  // namespace sudokit::rate
