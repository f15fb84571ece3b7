// Puzzles that are the same again, in words.
#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/transformation.hpp"

#include "logic/explain/test_telling.hpp"

namespace sudokit::logic {
namespace {

// A turn of the 9x9 board, with the digits renamed.
AutomorphismPattern turned(Turn how, std::vector<Digit> digits) {
    const Board board = Board::standard(9);
    AutomorphismPattern map{{}, std::move(digits)};
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        map.cells.push_back(turned_cell(board, cell, how));
    }
    return map;
}

Step gurth(AutomorphismPattern map, std::vector<Candidate> placements,
           std::vector<Candidate> eliminations) {
    return {TechniqueId::symmetrical_placement, std::move(map), std::move(placements),
            std::move(eliminations)};
}

const AutomorphismPattern kHalfTurn = turned(Turn::half, {9, 8, 7, 6, 5, 4, 3, 2, 1});

TEST(AutomorphismsInWords, ACellThatStaysHoldsADigitThatStays) {
    const Step step = gurth(kHalfTurn, {}, {{rc(5, 5), 1}, {rc(5, 5), 2}});

    EXPECT_EQ(in_english(step, open_state()),
              "After half a turn, with 1 and 9, 2 and 8, 3 and 7, 4 and 6 exchanged, the "
              "puzzle is the same again. We assume exactly one solution, so the solution is "
              "the same again too: r5c5 stays in place, so it can only be 5, which stays the "
              "same. So 1 and 2 can be removed from r5c5.");
    EXPECT_EQ(in_french(step, open_state()),
              "Après un demi-tour, avec 1 et 9, 2 et 8, 3 et 7, 4 et 6 échangés, la grille "
              "est de nouveau la même. On suppose la solution unique ; elle est donc, elle "
              "aussi, de nouveau la même : L5C5 reste en place et ne peut valoir que 5, qui "
              "reste le même. Donc on élimine le 1 et le 2 de L5C5.");
    EXPECT_EQ(in_short(step, open_state()), "Half turn (1-9 2-8 3-7 4-6) => r5c5<>12.");
}

TEST(AutomorphismsInWords, WhatStaysDoesNotGoToACellThatSeesIt) {
    const Step step = gurth(turned(Turn::diagonal, {1, 2, 3, 5, 4, 7, 6, 9, 8}), {},
                            {{rc(1, 2), 1}, {rc(1, 2), 3}, {rc(2, 1), 1}, {rc(2, 2), 9}});

    EXPECT_EQ(in_english(step, open_state()),
              "Mirrored in the diagonal r1c1-r9c9, with 4 and 5, 6 and 7, 8 and 9 exchanged, "
              "the puzzle is the same again. We assume exactly one solution, so the solution "
              "is the same again too: r1c2 and r2c1 go to cells that they see, so none can "
              "be 1 or 3, which stay the same; and r2c2 stays in place, so it can only be 1, "
              "2 or 3, which stay the same. So 1 can be removed from r1c2 and r2c1, 3 from "
              "r1c2, and 9 from r2c2.");
}

TEST(AutomorphismsInWords, WhatIsKnownOfACellIsKnownOfItsImage) {
    State state = open_state();
    state.place({rc(1, 2), 3});
    state.remove({rc(3, 1), 1});
    state.remove({rc(3, 1), 2});
    const Step step = gurth(kHalfTurn, {{rc(9, 8), 7}}, {{rc(7, 9), 8}, {rc(7, 9), 9}});

    EXPECT_TRUE(in_english(step, state)
                    .ends_with("too: r1c2 is 3, so r9c8 is 7; and r3c1 can no longer be 1 or 2, so "
                               "r7c9 cannot be 8 or 9."));
    EXPECT_TRUE(
        in_french(step, state)
            .ends_with("L1C2 vaut 3, donc L9C8 vaut 7 ; et L3C1 ne peut plus valoir 1 ni 2, "
                       "donc L7C9 ne peut pas valoir 8 ni 9."));
}

TEST(AutomorphismsInWords, OtherMapsAreToldAsMoves) {
    AutomorphismPattern map{{}, {2, 3, 1, 4, 5, 6, 7, 8, 9}};
    for (Cell cell = 0; cell < 81; ++cell) map.cells.push_back((cell + 27) % 81);
    const Step step = gurth(map, {}, {{rc(1, 1), 4}});

    EXPECT_TRUE(in_english(step, open_state())
                    .starts_with("After these moves (take the bands in the order 3 1 2), with the "
                                 "digits renamed (1 > 2 > 3 > 1), the puzzle is the same again."));
    EXPECT_TRUE(in_english(step, open_state())
                    .ends_with("r1c1 goes to a cell that it sees, so it cannot be 4, which "
                               "stays the same. So 4 can be removed from r1c1."));
    EXPECT_EQ(in_short(step, open_state()),
              "Moves (take the bands in the order 3 1 2) (1>2>3>1) => r1c1<>4.");
}

}  // namespace
}  // namespace sudokit::logic
