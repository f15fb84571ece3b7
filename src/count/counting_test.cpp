#include "sudokit/counting.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"

namespace sudokit {
namespace {

Shape latin(std::uint32_t order) {
    Shape shape;
    shape.order = order;
    shape.regions = Latin{};
    return shape;
}

std::string text_of(const std::optional<Natural>& count) { return count ? count->text() : "none"; }

TEST(GridCount, IsThePublishedOneForBoxes) {
    EXPECT_EQ(text_of(grid_count(Shape::boxes(2, 2))), "288");
    EXPECT_EQ(text_of(grid_count(Shape::boxes(2, 3))), "28200960");
    EXPECT_EQ(text_of(grid_count(Shape::boxes(3, 2))), "28200960");
    EXPECT_EQ(text_of(grid_count(Shape::boxes(2, 4))), "29136487207403520");
    EXPECT_EQ(text_of(grid_count(Shape::boxes(4, 2))), "29136487207403520");
}

TEST(GridCount, IsThePublishedOneForLatinSquares) {
    EXPECT_EQ(text_of(grid_count(latin(1))), "1");
    EXPECT_EQ(text_of(grid_count(latin(2))), "2");
    EXPECT_EQ(text_of(grid_count(latin(3))), "12");
    EXPECT_EQ(text_of(grid_count(latin(4))), "576");
    EXPECT_EQ(text_of(grid_count(latin(5))), "161280");
    EXPECT_EQ(text_of(grid_count(latin(6))), "812851200");
    EXPECT_EQ(text_of(grid_count(latin(7))), "61479419904000");
    EXPECT_EQ(text_of(grid_count(latin(8))), "108776032459082956800");
}

TEST(GridCount, ThereIsNoneWithoutAScheme) {
    Shape diagonal = Shape::boxes(3, 3);
    diagonal.diagonals = true;

    EXPECT_FALSE(GridCounting::of(diagonal));
    EXPECT_FALSE(GridCounting::of(Shape::boxes(4, 4)));
    EXPECT_FALSE(GridCounting::of(latin(12)));
    EXPECT_TRUE(GridCounting::of(Shape::boxes(6, 2)));
}

TEST(GridCount, SomeSchemesAreLong) {
    const auto quick = GridCounting::of(Shape::boxes(2, 5));
    const auto two_rows = GridCounting::of(Shape::boxes(6, 2));
    const auto three_bands = GridCounting::of(Shape::boxes(3, 4));

    ASSERT_TRUE(quick && two_rows && three_bands);
    EXPECT_FALSE(quick->is_long());
    EXPECT_TRUE(two_rows->is_long());
    EXPECT_TRUE(three_bands->is_long());
    EXPECT_TRUE(GridCounting::within_minutes(Shape::boxes(2, 5)));
    EXPECT_FALSE(GridCounting::within_minutes(Shape::boxes(6, 2)));
    EXPECT_FALSE(GridCounting::within_minutes(Shape::boxes(4, 3)));
    EXPECT_FALSE(GridCounting::within_minutes(latin(10)));
    const tests::Patience patience(3);
    EXPECT_FALSE(grid_count(Shape::boxes(4, 3), patience.deadline()));
}

TEST(GridCount, PartsOfACopyAreTheSame) {
    auto counting = GridCounting::of(Shape::boxes(2, 3));
    ASSERT_TRUE(counting);
    ASSERT_TRUE(counting->prepare());
    GridCounting copy = *counting;

    ASSERT_EQ(copy.parts(), counting->parts());
    for (std::size_t i = 0; i < copy.parts(); ++i) EXPECT_EQ(copy.part(i), counting->part(i));
}

TEST(GridCount, StopsAtTheDeadlineWithoutANumber) {
    const tests::Patience patience(3);

    EXPECT_FALSE(grid_count(Shape::boxes(2, 5), patience.deadline()));
    EXPECT_LT(patience.late_looks(), 10000U);
}

TEST(BandCount, IsThePublishedOne) {
    EXPECT_EQ(text_of(band_count({2, 2})), "96");
    EXPECT_EQ(text_of(band_count({3, 3})), "948109639680");
    EXPECT_EQ(text_of(band_count({1, 4})), "24");
    EXPECT_FALSE(band_count({2, 6}));
}

TEST(BandCount, AgreesWithLatinRectangles) {
    // Boxes of one column: a band is a Latin square.
    EXPECT_EQ(text_of(band_count({4, 1})), "576");
    EXPECT_EQ(text_of(band_count({5, 1})), "161280");
}

// As Felgenhauer and Jarvis have it; 2x2 by hand: below 12 34 there is 34 12 or 34 21.
TEST(BandClassCount, IsThePublishedOne) {
    EXPECT_EQ(text_of(band_class_count({3, 3})), "416");
    EXPECT_EQ(text_of(band_class_count({1, 4})), "1");
    EXPECT_EQ(text_of(band_class_count({2, 2})), "2");
}

TEST(ColumnPartitions, AreAsManyAsPublished) {
    EXPECT_EQ(column_partition_count({3, 3}).text(), "280");
    EXPECT_EQ(column_partition_count({4, 3}).text(), "5775");
    EXPECT_EQ(column_partition_count({2, 2}).text(), "3");
}

// For three columns they are the Franel numbers: sums of cubes of binomial coefficients.
TEST(NextColumns, AreAsManyAsPublished) {
    EXPECT_EQ(next_columns_count({3, 3}).text(), "56");
    EXPECT_EQ(next_columns_count({4, 3}).text(), "346");
    EXPECT_EQ(next_columns_count({5, 3}).text(), "2252");
    // Of one row: permutations without a fixed point.
    EXPECT_EQ(next_columns_count({1, 4}).text(), "9");
}

TEST(BandCount, StopsAtTheDeadlineWithoutANumber) {
    const tests::Patience patience(3);

    EXPECT_FALSE(band_count({5, 5}, patience.deadline()));
    EXPECT_EQ(patience.late_looks(), 0U);
}

// There are four times as many upper halves, but each of them takes longer.
TEST(BandCount, LooksAtTheDeadlineAsOftenAsThereIsWork) {
    const tests::Patience small(~std::uint64_t{0});
    const tests::Patience large(~std::uint64_t{0});

    EXPECT_TRUE(band_count({5, 2}, small.deadline()));
    EXPECT_TRUE(band_count({5, 3}, large.deadline()));

    EXPECT_GT(large.looks(), 8 * small.looks());
}

TEST(ProductEstimate, IsTheThesisNumberForLargeBoxes) {
    EXPECT_EQ(scientific_text(*product_estimate({3, 5}), 4), "3.5086e84");
    EXPECT_EQ(scientific_text(*product_estimate({4, 4}), 4), "5.9584e98");
    EXPECT_NEAR(std::pow(10, *product_estimate({3, 3})) / 6670903752021072936960.0, 0.9979, 0.0002);
}

}  // namespace
}  // namespace sudokit
