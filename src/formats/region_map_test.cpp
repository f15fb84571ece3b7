#include "formats/region_map.hpp"

#include <gtest/gtest.h>

#include "formats/random_entry.hpp"

namespace sudokit::formats {
namespace {

std::vector<std::int64_t> labels_of(const Shape& shape) {
    std::vector<std::int64_t> labels;
    for (const std::uint32_t label : region_labels(shape)) labels.push_back(100 - label);
    return labels;
}

TEST(RegionMap, BoxesAreFoundWhateverTheirLabels) {
    for (const Shape& shape : {Shape::boxes(3, 3), Shape::boxes(2, 3), Shape::boxes(3, 2),
                               Shape::boxes(4, 2), Shape::boxes(2, 2)}) {
        EXPECT_EQ(regions_of_labels(labels_of(shape), shape.order), shape.regions)
            << shape_name(shape);
    }
}

TEST(RegionMap, LabelsAgreeWithTheBoard) {
    for (const Shape& shape : {Shape::boxes(2, 3), Shape::boxes(3, 2), testing::spiral_jigsaw(5)}) {
        const Board board = *Board::make(shape);
        const auto labels = region_labels(shape);
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            ASSERT_EQ(labels[cell], board.box_of(cell)) << shape_name(shape);
        }
    }
}

TEST(RegionMap, RowsAndColumnsAreLatin) {
    const decltype(Shape::regions) latin = Latin{};

    EXPECT_EQ(regions_of_labels(labels_of(Shape::standard(5)), 5), latin);
    EXPECT_EQ(regions_of_labels(labels_of(Shape::boxes(5, 1)), 5), latin);
}

TEST(RegionMap, OtherRegionsAreAJigsawNumberedByFirstCells) {
    const Shape shape = testing::spiral_jigsaw(7);

    EXPECT_EQ(regions_of_labels(labels_of(shape), 7), shape.regions);
}

TEST(RegionMap, ImpossibleRegionsAreLeftToTheBoardToRefuse) {
    std::vector<std::int64_t> labels(64 * 64);
    for (std::size_t i = 0; i < labels.size(); ++i) labels[i] = static_cast<std::int64_t>(i);
    Shape shape;
    shape.order = 64;
    shape.regions = regions_of_labels(labels, 64);

    EXPECT_FALSE(Board::make(shape).has_value());
}

}  // namespace
}  // namespace sudokit::formats
