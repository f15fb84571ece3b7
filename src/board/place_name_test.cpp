#include "sudokit/place_name.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(PlaceName, HousesAreFoundInAnyLanguageAndCase) {
    const Board board = Board::standard(9);

    for (const std::string_view name : {"row 3", "row3", "Row3", "r3", "L3", "ligne 3"}) {
        EXPECT_EQ(find_house(board, name), 2U) << name;
    }
    for (const std::string_view name : {"column 9", "col9", "C9", "colonne 9"}) {
        EXPECT_EQ(find_house(board, name), 9U + 8) << name;
    }
    for (const std::string_view name : {"box 4", "b4", "bloc4", "region 4"}) {
        EXPECT_EQ(find_house(board, name), 18U + 3) << name;
    }
}

TEST(PlaceName, WhatIsNoHouseOfTheBoardIsNotFound) {
    const Board latin = *Board::make({.order = 5, .regions = Latin{}, .extra = {}});

    for (const std::string_view name : {"", "row", "3", "row 0", "row 6", "rows 3", "box 1", "d1",
                                        "w1", "x1", "row 3 4", "row -1", "row 99999999999"}) {
        EXPECT_EQ(find_house(latin, name), std::nullopt) << name;
    }
}

TEST(PlaceName, OtherHousesCountByThemselves) {
    const Board board = *Board::make(
        {.order = 9, .regions = Boxes{3, 3}, .diagonals = true, .windows = true, .extra = {}});

    EXPECT_EQ(board.houses()[*find_house(board, "diagonal 2")].kind, HouseKind::diagonal);
    EXPECT_EQ(board.houses()[*find_house(board, "window 4")].index, 3U);
}

TEST(PlaceName, ListsHoldCellsAndHouses) {
    const Board board = Board::standard(4);

    const auto places = read_places(board, "r2c3, box 4");

    ASSERT_TRUE(places);
    EXPECT_EQ(*places, (std::vector<PlaceOnBoard>{Cell{6}, HouseIndex{11}}));
}

TEST(PlaceName, TheFaultNamesWhatIsNoPlace) {
    const auto places = read_places(Board::standard(4), "r1c1,box 5");

    ASSERT_FALSE(places);
    EXPECT_EQ(places.error().offset, 5U);
    EXPECT_EQ(places.error().message.in(Language::en),
              "'box 5' is neither a cell nor a house of this board; expected such as r1c1, row 3, "
              "col 8 or box 4");
    EXPECT_FALSE(read_places(Board::standard(4), ""));
    EXPECT_FALSE(read_places(Board::standard(4), "r1c1,"));
}

}  // namespace
}  // namespace sudokit
