#include "logic/digit_templates.hpp"

#include <gtest/gtest.h>

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

std::vector<Cell> doomed(const State& state) {
    const CellSet cells = doomed_places(state, HouseCuts(state.board()), kSketched);
    return {cells.begin(), cells.end()};
}

State four(std::string_view cells) {
    State state = open_state(Board::standard(4));
    for (Cell cell = 0; cell < 16; ++cell) {
        if (cells[cell] == '.') state.remove({cell, 1});
    }
    return state;
}

TEST(DigitTemplates, EveryPlaceOfAnOpenBoardIsInOne) {
    EXPECT_TRUE(doomed(open_state()).empty());
    EXPECT_TRUE(doomed(open_state(Board::standard(16))).empty());
}

TEST(DigitTemplates, PlacesInNoneAreDoomed) {
    // The second row needs the left box, so the first has to use the right one.
    const State state = four(
        "x.xx"
        "xx.."
        "xxxx"
        "xxxx");

    const CellSet cells = doomed_places(state, HouseCuts(state.board()), 1);

    EXPECT_EQ((std::vector<Cell>(cells.begin(), cells.end())), std::vector<Cell>{0});
}

TEST(DigitTemplates, WithoutATemplateAllPlacesAreDoomed) {
    const State state = sketch(
        "xxx ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        "... ... x..");

    EXPECT_EQ(doomed(state), cells_at(state, "r1c1 r1c2 r1c3 r9c7"));
}

TEST(DigitTemplates, RowsThatHaveTheDigitNeedNoPlace) {
    State state = open_state();
    state.place({at(state, 1, 1), kSketched});

    EXPECT_TRUE(doomed(state).empty());
}

}  // namespace
}  // namespace sudokit::logic
