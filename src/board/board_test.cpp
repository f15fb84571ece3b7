#include "sudokit/board.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(Shape, StandardTakesTheSquarestBoxesAndPrimesAreLatin) {
    EXPECT_EQ(Shape::standard(9), Shape::boxes(3, 3));
    EXPECT_EQ(Shape::standard(6), Shape::boxes(2, 3));
    EXPECT_EQ(Shape::standard(12), Shape::boxes(3, 4));
    EXPECT_EQ(Shape::standard(64), Shape::boxes(8, 8));
    EXPECT_TRUE(std::holds_alternative<Latin>(Shape::standard(7).regions));
    EXPECT_TRUE(std::holds_alternative<Latin>(Shape::standard(1).regions));
}

TEST(Board, EveryCellSeesAsManyOthersAsTheFormulaSays) {
    for (const auto& [rows, columns] :
         {std::pair{1U, 1U}, {2U, 2U}, {2U, 3U}, {3U, 3U}, {2U, 5U}, {4U, 4U}, {8U, 8U}}) {
        const Board board = *Board::make(Shape::boxes(rows, columns));
        const std::uint32_t order = rows * columns;
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            ASSERT_EQ(board.peers(cell).size(), 2 * (order - 1) + (rows - 1) * (columns - 1));
        }
    }
}

TEST(Board, NineByNineHas27HousesAndEachCellIsInThree) {
    const Board board = Board::standard(9);

    EXPECT_EQ(board.houses().size(), 27U);
    EXPECT_EQ(board.houses_of(40).size(), 3U);
    EXPECT_EQ(board.houses()[18].kind, HouseKind::box);
}

TEST(Board, CellsConvertBetweenRowColumnAndBoxPlace) {
    const Board board = Board::standard(9);

    EXPECT_EQ(board.cell_in_box(3, 6), board.cell(5, 0));
    for (const Shape& shape : {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::boxes(4, 4)}) {
        const Board other = *Board::make(shape);
        for (Cell cell = 0; cell < other.cell_count(); ++cell) {
            ASSERT_EQ(other.cell_in_box(other.box_of(cell), other.place_of(cell)), cell);
            ASSERT_EQ(other.cell(other.row_of(cell), other.column_of(cell)), cell);
        }
    }
}

TEST(Board, WindowsAndDiagonalsAreHousesToo) {
    Shape shape = Shape::standard(9);
    shape.windows = true;
    shape.diagonals = true;

    const Board board = *Board::make(shape);

    EXPECT_EQ(board.houses().size(), 33U);
    EXPECT_EQ(board.houses_of(board.cell(4, 4)).size(), 5U);  // on both diagonals
    EXPECT_EQ(board.houses_of(board.cell(1, 1)).size(), 5U);  // on one, and in a window
    EXPECT_EQ(shape_name(shape), "9x9 boxes 3x3 +diagonals +windows");
}

TEST(Board, JigsawRegionsAreTheBoxes) {
    Shape shape;
    shape.order = 3;
    shape.regions = Jigsaw{{0, 0, 1, 0, 1, 1, 2, 2, 2}};

    const Board board = *Board::make(shape);

    EXPECT_EQ(board.box_of(board.cell(1, 0)), 0U);
    EXPECT_EQ(board.cell_in_box(1, 0), board.cell(0, 2));
}

TEST(Board, JigsawsAreEqualWhateverTheirRegionsAreCalled) {
    Shape shape;
    shape.order = 3;
    shape.regions = Jigsaw{{0, 0, 1, 0, 1, 1, 2, 2, 2}};
    Shape other = shape;
    other.regions = Jigsaw{{2, 2, 0, 2, 0, 0, 1, 1, 1}};

    EXPECT_EQ(*Board::make(shape), *Board::make(other));
}

TEST(Board, RegionsThatAreRowsColumnsOrBoxesAreNoJigsaw) {
    Shape shape;
    shape.order = 4;
    shape.regions = Jigsaw{{1, 1, 0, 0, 1, 1, 0, 0, 2, 2, 3, 3, 2, 2, 3, 3}};
    EXPECT_EQ(Board::make(shape)->shape(), Shape::boxes(2, 2));

    shape.regions = Jigsaw{{0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3}};
    EXPECT_FALSE(Board::make(shape)->has_boxes());
    EXPECT_FALSE(Board::make(Shape::boxes(1, 5))->has_boxes());
}

TEST(Board, LatinBoardsHaveNoBoxes) {
    const Board board = Board::standard(5);

    EXPECT_FALSE(board.has_boxes());
    EXPECT_EQ(board.houses().size(), 10U);
}

std::string fault(const Shape& shape, Language language = Language::en) {
    const auto board = Board::make(shape);
    return board ? "" : board.error().message.in(language);
}

TEST(Board, ImpossibleShapesAreRefusedWithTheReason) {
    Shape order;
    order.order = 65;
    EXPECT_EQ(fault(order), "expected a board of order 1 to 64, found 65");

    Shape boxes;
    boxes.order = 10;
    EXPECT_EQ(fault(boxes),
              "boxes of 3x3 do not fit a board of order 10: expected rows x columns = 10");

    Shape windows = Shape::standard(16);
    windows.windows = true;
    EXPECT_EQ(fault(windows), "windows need a 9x9 board, this one is of order 16");

    Shape region;
    region.order = 2;
    region.regions = Jigsaw{{0, 0, 0, 1}};
    EXPECT_EQ(fault(region), "region 1 has 3 cells, expected 2");
    region.regions = Jigsaw{{0, 0, 2, 1}};
    EXPECT_EQ(fault(region), "expected region numbers below 2, found 2 at r2c1");
    EXPECT_TRUE(fault(region, Language::fr).ends_with("en L2C1"));
    region.regions = Jigsaw{{0}};
    EXPECT_EQ(fault(region), "expected 4 cells in the region map, found 1");

    Shape extra = Shape::standard(4);
    extra.extra = {{0, 1, 2, 2}};
    EXPECT_EQ(fault(extra), "extra house 1 has 3 cells, expected 4 different ones");
    extra.extra = {{0, 1, 2, 16}};
    EXPECT_EQ(fault(extra), "extra house 1 names cell 16, but the board has 16 cells");
}

Shape cliques(std::uint32_t digits, std::uint32_t cells, std::vector<std::vector<Cell>> houses) {
    Shape shape;
    shape.order = digits;
    shape.regions = Cliques{cells, std::move(houses)};
    return shape;
}

TEST(Board, OfCliquesHasAnyNumberOfCellsAndHousesOfSomeOfThem) {
    const Board board = *Board::make(cliques(3, 5, {{1, 0}, {1, 2, 4}}));
    EXPECT_FALSE(board.is_grid());
    EXPECT_FALSE(board.has_boxes());
    EXPECT_EQ(board.cell_count(), 5U);
    EXPECT_EQ(board.digits(), DigitSet::full(3));
    ASSERT_EQ(board.houses().size(), 2U);
    EXPECT_TRUE(std::ranges::equal(board.houses()[0].cells, std::vector<Cell>{0, 1}));
    EXPECT_TRUE(std::ranges::equal(board.peers(1), std::vector<Cell>{0, 2, 4}));
    EXPECT_TRUE(board.peers(3).empty());
    EXPECT_EQ(cell_name(board, 4), "v5");
    EXPECT_EQ(shape_name(board.shape()), "5 cells 3 digits");
}

TEST(Board, OfCliquesIsNoGridAndSaysSoInTheLanguageOfTheReader) {
    const auto fault = grid_fault(*Board::make(cliques(2, 3, {{0, 1}})));

    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->message.in(Language::en),
              "expected a board of rows and columns, found one of cliques (3 cells 2 digits)");
    EXPECT_EQ(
        fault->message.in(Language::fr),
        "grille de lignes et de colonnes attendue, trouvé : une grille de cliques (de 3 cases "
        "à 2 chiffres)");
}

TEST(Board, OfCliquesSaysWhatIsWrongWithThem) {
    const auto fault = [](const Shape& shape) {
        return Board::make(shape).error().message.in(Language::en);
    };
    EXPECT_EQ(fault(cliques(2, 3, {{0, 1}, {0, 1, 2}})),
              "clique 2 has 3 cells, expected at most 2 different ones");
    EXPECT_EQ(fault(cliques(2, 3, {{1, 1}})),
              "clique 1 has 2 cells, expected at most 2 different ones");
    EXPECT_EQ(fault(cliques(2, 3, {{1, 3}})), "clique 1 names cell 3, but the board has 3 cells");
    EXPECT_EQ(fault(cliques(2, 4097, {})), "expected a board of at most 4096 cells, found 4097");
    Shape mixed = cliques(2, 4, {});
    mixed.diagonals = true;
    EXPECT_EQ(fault(mixed), "a board of cliques has no diagonals, windows and extra houses");
}

TEST(CellName, CountsFromOne) { EXPECT_EQ(cell_name(Board::standard(9), 80), "r9c9"); }

TEST(Board, SetsAndPlacesSayTheSameAsTheLists) {
    Shape shape;
    shape.diagonals = shape.windows = true;
    const Board board = *Board::make(shape);

    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        ASSERT_TRUE(std::ranges::equal(board.peer_set(cell), board.peers(cell)));
        const auto houses = board.houses_of(cell);
        for (std::size_t i = 0; i < houses.size(); ++i) {
            ASSERT_EQ(board.houses()[houses[i]].cells[board.places_of(cell)[i]], cell);
            ASSERT_TRUE(board.house_set(houses[i]).contains(cell));
        }
    }
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        ASSERT_TRUE(std::ranges::equal(board.house_set(house), board.houses()[house].cells));
    }
}

TEST(CellSet, OperationsAreThoseOfSets) {
    CellSet a(256);
    CellSet b(256);
    for (const Cell cell : {3U, 64U, 130U, 255U}) a.insert(cell);
    for (const Cell cell : {64U, 131U, 255U}) b.insert(cell);

    EXPECT_EQ((a & b).size(), 2U);
    EXPECT_EQ((a | b).size(), 5U);
    EXPECT_EQ((a - b).first(), 3U);
    EXPECT_TRUE(a.meets(b));
    EXPECT_FALSE((a - b).meets(b));
    EXPECT_TRUE((a & b).is_within(b));
    EXPECT_FALSE(a.is_within(b));
    EXPECT_TRUE((a - a).empty());
    EXPECT_TRUE(std::ranges::equal(a & b, std::vector<Cell>{64, 255}));
}

}  // namespace
}  // namespace sudokit
