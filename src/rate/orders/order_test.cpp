#include "sudokit/order.hpp"

#include <array>
#include <string_view>

#include <gtest/gtest.h>

#include "rate/test_puzzles.hpp"

namespace sudokit {
namespace {

using enum TechniqueId;

// Bits of the houses that a step may lie in: boxes, and others.
unsigned bits_of(StepHouses houses) {
    switch (houses) {
        case StepHouses::all: return 3;
        case StepHouses::boxes: return 1;
        case StepHouses::others: return 2;
    }
    return 0;
}

TEST(Order, HasEveryTechniqueInAllHousesOnce) {
    for (const TechniqueOrderInfo& order : all_technique_orders()) {
        SCOPED_TRACE(order.word);
        std::array<unsigned, kTechniqueCount> seen{};
        for (const OrderEntry& entry : order.entries) {
            unsigned& bits = seen[static_cast<std::size_t>(entry.technique)];
            EXPECT_EQ(bits & bits_of(entry.houses), 0U) << info_of(entry.technique).word;
            bits |= bits_of(entry.houses);
        }
        for (const TechniqueInfo& info : all_techniques()) {
            EXPECT_EQ(seen[static_cast<std::size_t>(info.id)], 3U) << info.word;
        }
        EXPECT_FALSE(order.entries.back().with_next);
        EXPECT_EQ(find_technique_order(order.word), order.id);
        EXPECT_EQ(&info_of(order.id), &order);
    }
    EXPECT_FALSE(find_technique_order("random"));
}

TEST(Order, PeopleSeeWhatIsPlainerFirst) {
    const auto comes_first = [](TechniqueId a, TechniqueId b) {
        return hardness_in(TechniqueOrder::people, a) < hardness_in(TechniqueOrder::people, b);
    };

    EXPECT_TRUE(comes_first(hidden_single, naked_single));
    EXPECT_TRUE(comes_first(claiming, naked_pair));
    EXPECT_TRUE(comes_first(grouped_loop, cell_forcing_chains));
    EXPECT_TRUE(comes_first(house_forcing_chains, contradiction_net));
    EXPECT_TRUE(comes_first(contradiction_net, dynamic_forcing_net));
}

TEST(Order, OfTwoEntriesWithOneTechniqueBoxesComeFirst) {
    // 1 has one place left in row 9 and in no box; 2 has one left in box 1, which is not in a line.
    State state{Puzzle(Board::standard(9))};
    const Board& board = state.board();
    for (const Cell cell : board.houses()[8].cells) {
        if (cell != board.cell(8, 4)) state.remove({cell, 1});
    }
    for (const Cell cell : board.houses()[18].cells) {
        if (cell != board.cell(1, 1)) state.remove({cell, 2});
    }

    const auto step = next_step(state, TechniqueOrder::people);

    ASSERT_TRUE(step);
    EXPECT_EQ(step->placements, (std::vector<Candidate>{{board.cell(1, 1), 2}}));
}

TEST(Order, KeepsToTheTechniquesThatAreAllowed) {
    const State state(puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    const TechniqueSet naked = TechniqueSet().set(static_cast<std::size_t>(naked_single));

    EXPECT_EQ(next_step(state, TechniqueOrder::people)->technique, hidden_single);
    EXPECT_EQ(next_step(state, TechniqueOrder::people, naked)->technique, naked_single);
    EXPECT_EQ(next_step(state, TechniqueOrder::paper)->technique, naked_single);
    EXPECT_FALSE(next_step(state, TechniqueOrder::people, TechniqueSet()));
}

TEST(Order, WhatStandsBeforeATechniqueIsEasier) {
    const TechniqueSet before = techniques_before(pointing, TechniqueOrder::people);

    EXPECT_EQ(before.count(), 4U);  // three singles, and constraints
    EXPECT_TRUE(before[static_cast<std::size_t>(hidden_single)]);
    EXPECT_TRUE(techniques_before(full_house, TechniqueOrder::people).none());
}

}  // namespace
}  // namespace sudokit
