#include "logic/conjugate_pairs.hpp"

#include <gtest/gtest.h>

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

TEST(ConjugatePairs, TwoCellsMakeOnePairWhoseHouseIsTheLine) {
    const State state = sketch(
        "xx. ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... x.. ..."
        "... .x. ..."
        "... ... ..."
        "xx. x.. ..."
        "... ... ...");
    std::vector<ConjugatePair> pairs;

    find_conjugate_pairs(state, kSketched, pairs);

    const auto cells = cells_at(state, "r1c1 r1c2 r5c4 r6c5 r8c1 r8c2 r8c4");
    const auto houses = houses_at(state, "r1 c1 c2 c4 b5 b7");
    EXPECT_EQ(pairs, (std::vector<ConjugatePair>{{cells[0], cells[1], houses[0]},
                                                 {cells[0], cells[4], houses[1]},
                                                 {cells[1], cells[5], houses[2]},
                                                 {cells[2], cells[6], houses[3]},
                                                 {cells[2], cells[3], houses[4]},
                                                 {cells[4], cells[5], houses[5]}}));
}

TEST(SharedHouse, IsALineRatherThanABox) {
    const Board board = Board::standard(9);

    EXPECT_EQ(shared_house(board, 0, 1), 0U);
    EXPECT_EQ(shared_house(board, 0, 9), 9U);
    EXPECT_EQ(shared_house(board, 0, 10), 18U);
}

}  // namespace
}  // namespace sudokit::logic
