#include <gtest/gtest.h>

#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

const std::vector<std::uint8_t> kRegions = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};

std::vector<std::uint8_t> regions(std::string_view text) {
    const auto shape = read_layout(text);
    if (!shape) return {};
    return std::get<Jigsaw>(shape->regions).region_of;
}

std::string layout_fault(std::string_view text) {
    const auto shape = read_layout(text);
    return shape ? "read without fault" : told(shape.error());
}

std::string extra_fault(std::string_view text) {
    const auto houses = read_extra_houses(text);
    return houses ? "read without fault" : told(houses.error());
}

TEST(Layout, NumbersRegionsByTheirFirstCell) {
    EXPECT_EQ(regions("AAAB\nACBB\nCCDB\nCDDD\n"), kRegions);
    EXPECT_EQ(regions("4442\r\n4322\r\n3312\r\n3111"), kRegions);
    EXPECT_EQ(read_layout("AAAB\nACBB\nCCDB\nCDDD\n")->order, 4U);
}

TEST(Layout, NumbersCommentsAndBlanksAreUnderstood) {
    EXPECT_EQ(regions("# mine\n10 10 10 11\n10 12 11 11\n\n12,12,13,11\n12 13 13 13\n"), kRegions);
    EXPECT_EQ(regions("A A A B\nA C|B B\nCC DB\nCDDD\n"), kRegions);
    EXPECT_EQ(regions("AAABACBBCCDBCDDD"), kRegions);
}

TEST(Layout, TheBoardCanBeMade) {
    const auto shape = read_layout("AAAB\nACBB\nCCDB\nCDDD\n");

    ASSERT_TRUE(shape);
    EXPECT_TRUE(Board::make(*shape));
}

TEST(Layout, FaultsHaveTheirPlace) {
    EXPECT_EQ(layout_fault(""), "1:1: expected a map: n lines of n letters, digits or numbers");
    EXPECT_EQ(layout_fault("AAAB\nACB\nCCDB\nCDDD\n"),
              "2:4: expected 4 cells in this line of the map, one for each of its lines, found 3");
    EXPECT_EQ(layout_fault("AAAB\nACBBB\nCCDB\nCDDD\n"),
              "2:5: expected 4 cells in this line of the map, one for each of its lines, found 5");
    EXPECT_EQ(layout_fault("AAAB\nACBB\nCCDB\nCDDE\n"),
              "4:4: expected 4 different regions, found one more: 'E'");
    EXPECT_EQ(layout_fault("AAAA\nACBB\nCCDB\nCDDD\n"), "1:1: region 'A' has 5 cells, expected 4");
    std::string tall;
    for (int i = 0; i < 65; ++i) tall += "A\n";
    EXPECT_EQ(layout_fault(tall), "65:1: expected a map of at most 64 lines, found 65");
}

TEST(ExtraHouses, EveryLetterIsAHouse) {
    const auto houses = read_extra_houses("A..B\n.AB.\n.BA.\nB..A\n");

    ASSERT_TRUE(houses);
    EXPECT_EQ(*houses, (std::vector<std::vector<Cell>>{{0, 5, 10, 15}, {3, 6, 9, 12}}));
}

TEST(ExtraHouses, MapsOverlapByFollowingEachOther) {
    const auto houses =
        read_extra_houses("AAAA\n....\n....\n....\n\n# next\nA...\nA...\nA...\nA...\n");

    ASSERT_TRUE(houses);
    EXPECT_EQ(*houses, (std::vector<std::vector<Cell>>{{0, 1, 2, 3}, {0, 4, 8, 12}}));
}

TEST(ExtraHouses, FaultsHaveTheirPlace) {
    EXPECT_EQ(extra_fault("\n# nothing\n"),
              "1:1: expected a map: n lines of n letters, digits or numbers");
    EXPECT_EQ(extra_fault("A..B\n.AB.\n.BA.\nB...\n"),
              "1:1: extra house 'A' has 3 cells, expected 4");
    EXPECT_EQ(extra_fault("A.\n.A\n\nA..\n.A.\n..A\n"),
              "4:1: expected a map of 2 lines, as the one before, found 3");
}

}  // namespace
}  // namespace sudokit::formats
