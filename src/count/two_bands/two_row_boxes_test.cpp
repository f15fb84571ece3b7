#include "count/two_bands/two_row_boxes.hpp"

#include <numeric>

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"

namespace sudokit::count {
namespace {

Natural all_grids(const TwoRowBoxes& boxes, unsigned width) {
    ColumnFillings fillings(width);
    Natural sum;
    for (std::size_t i = 0; i < boxes.parts(); ++i) sum += boxes.grids(i, fillings, {});
    return sum;
}

TEST(TwoRowBoxes, EveryChoiceOfSetsIsInOneClass) {
    for (const auto& [width, classes] : {std::pair{2U, 2U}, {3U, 4U}, {4U, 26U}, {5U, 355U}}) {
        const TwoRowBoxes boxes(width, {});

        const Natural choices = std::accumulate(
            boxes.classes().begin(), boxes.classes().end(), Natural(),
            [](Natural sum, const TwoRowClass& one) { return std::move(sum) + one.choices; });

        EXPECT_EQ(boxes.classes().size(), classes);
        EXPECT_EQ(choices, power(Natural(binomial(2 * width, width)), width));
    }
}

TEST(TwoRowBoxes, PartsAddUpToThePublishedNumbers) {
    EXPECT_EQ(all_grids(TwoRowBoxes(2, {}), 2).text(), "288");
    EXPECT_EQ(all_grids(TwoRowBoxes(3, {}), 3).text(), "28200960");
    EXPECT_EQ(all_grids(TwoRowBoxes(4, {}), 4).text(), "29136487207403520");
    EXPECT_EQ(all_grids(TwoRowBoxes(5, {}), 5).text(), "1903816047972624930994913280000");
}

TEST(TwoRowBoxes, AreNotCompleteAfterTheDeadline) {
    const tests::Patience patience(3);

    EXPECT_EQ(TwoRowBoxes(6, patience.deadline()).parts(), 0U);
    EXPECT_LT(patience.late_looks(), 10U);
}

}  // namespace
}  // namespace sudokit::count
