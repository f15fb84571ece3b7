#include "count/three_bands/three_bands.hpp"

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"

namespace sudokit::count {
namespace {

TEST(ThreeBands, HaveTheKnownClassesOfColumns) {
    const ThreeBands bands(3, {});

    std::size_t classes = 0;
    std::uint64_t choices = 0;
    for (const ThreeBands::Frame& frame : bands.frames()) {
        classes += frame.classes.size();
        for (const ColumnsClass& one : frame.classes) choices += one.size;
    }

    EXPECT_EQ(classes, 44U);
    EXPECT_EQ(choices, 280U * 280U);
}

TEST(ThreeBands, PartsAddUpToThePublishedNumber) {
    const ThreeBands bands(3, {});

    Natural sum;
    for (std::size_t i = 0; i < bands.parts(); ++i) sum += bands.grids(i, {});

    EXPECT_EQ(sum.text(), "6670903752021072936960");
}

TEST(ThreeBands, AreNotCompleteAfterTheDeadline) {
    const tests::Patience patience(3);

    EXPECT_EQ(ThreeBands(3, patience.deadline()).parts(), 0U);
    EXPECT_LT(patience.late_looks(), 10U);
}

}  // namespace
}  // namespace sudokit::count
