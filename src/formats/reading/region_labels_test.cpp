#include "formats/reading/region_labels.hpp"

#include <gtest/gtest.h>

#include "formats/random_entry.hpp"

namespace sudokit::formats {
namespace {

std::vector<std::int64_t> labels_of(const Shape& shape) {
    std::vector<std::int64_t> labels;
    for (const std::uint32_t label : labels_of_regions(shape)) labels.push_back(100 - label);
    return labels;
}

// The board that a file with these labels describes.
Board board_of(Shape shape) {
    shape.regions = regions_of_labels(labels_of(shape));
    return *Board::make(shape);
}

TEST(RegionMap, BoxesAreFoundWhateverTheirLabels) {
    for (const Shape& shape : {Shape::boxes(3, 3), Shape::boxes(2, 3), Shape::boxes(3, 2),
                               Shape::boxes(4, 2), Shape::boxes(2, 2)}) {
        EXPECT_EQ(board_of(shape).shape(), shape) << shape_name(shape);
    }
}

TEST(RegionMap, LabelsAgreeWithTheBoard) {
    for (const Shape& shape : {Shape::boxes(2, 3), Shape::boxes(3, 2), testing::spiral_jigsaw(5)}) {
        const Board board = *Board::make(shape);
        const auto labels = labels_of_regions(shape);
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            ASSERT_EQ(labels[cell], board.box_of(cell)) << shape_name(shape);
        }
    }
}

TEST(RegionMap, RowsAndColumnsAreLatin) {
    EXPECT_FALSE(board_of(Shape::standard(5)).has_boxes());
    EXPECT_FALSE(board_of(Shape::boxes(5, 1)).has_boxes());
}

TEST(RegionMap, OtherRegionsAreAJigsawNumberedByFirstCells) {
    const Shape shape = testing::spiral_jigsaw(7);

    EXPECT_EQ(board_of(shape).shape(), shape);
}

TEST(RegionMap, ImpossibleRegionsAreLeftToTheBoardToRefuse) {
    std::vector<std::int64_t> labels(64 * 64);
    for (std::size_t i = 0; i < labels.size(); ++i) labels[i] = static_cast<std::int64_t>(i);
    Shape shape;
    shape.order = 64;
    shape.regions = regions_of_labels(labels);

    EXPECT_FALSE(Board::make(shape).has_value());
}

}  // namespace
}  // namespace sudokit::formats
