#include <cmath>

#include <gtest/gtest.h>

#include "sudokit/counting.hpp"

#include "base/test_deadline.hpp"
#include "count/samples/sample_mean.hpp"

namespace sudokit {
namespace {

Shape latin_shape(std::uint32_t order) {
    Shape shape;
    shape.order = order;
    shape.regions = Latin{};
    return shape;
}

// How far an estimate is from the truth, in its own errors.
double deviation(const Estimate& estimate, double truth) {
    return std::abs(std::pow(10.0, estimate.log10 - std::log10(truth)) - 1) /
           estimate.relative_error;
}

bool holds(const Estimate& estimate, double truth) {
    return estimate.low <= std::log10(truth) && std::log10(truth) <= estimate.high;
}

struct KnownCount {
    Shape shape;
    double grids;
    std::uint64_t samples;
    double error;  // no estimate has a larger one
};

TEST(SampledGridCount, ComesNearTheExactOne) {
    constexpr std::uint64_t kSeed = 1;
    // Pettersen and Silver counted 3x4, McKay and Rogoyski the Latin squares.
    for (const KnownCount& known :
         {KnownCount{Shape::boxes(2, 2), 288, 4000, 0.02},
          {Shape::boxes(3, 2), 28200960, 3000, 0.03},
          {Shape::boxes(2, 4), 29136487207403520.0, 3000, 0.04},
          {Shape::boxes(3, 3), 6670903752021072936960.0, 4000, 0.02},
          {Shape::boxes(2, 5), 1.90381604797262493e30, 2000, 0.06},
          {Shape::boxes(3, 4), 8.11714371931049327e46, 800, 0.05},
          {latin_shape(1), 1, 10, 0},
          {latin_shape(7), 61479419904000.0, 2000, 0.02},
          {latin_shape(10), 9982437658213039871725064756920320000.0, 500, 0.05}}) {
        Rng rng(kSeed);
        SCOPED_TRACE(testing::Message() << "seed " << kSeed << ", " << shape_name(known.shape));

        const auto estimate = sampled_grid_count(known.shape, known.samples, rng);

        ASSERT_TRUE(estimate);
        EXPECT_EQ(estimate->samples, known.samples);
        EXPECT_NEAR(std::pow(10.0, estimate->log10 - std::log10(known.grids)), 1,
                    4 * estimate->relative_error + 1e-9);
        EXPECT_LE(estimate->relative_error, known.error);
    }
}

TEST(SampledGridCount, LargeBoxesTakeNoTime) {
    // The numbers of bands and stacks make that 5.96e98 and 3.18e175, if not exactly so.
    Rng rng(2);

    const auto sixteen = sampled_grid_count(Shape::boxes(4, 4), 200, rng);
    const auto twenty = sampled_grid_count(Shape::boxes(4, 5), 50, rng);

    ASSERT_TRUE(sixteen && twenty);
    EXPECT_NEAR(sixteen->log10, std::log10(5.96e98), 0.2);
    EXPECT_NEAR(twenty->log10, std::log10(3.18e175), 0.4);
    EXPECT_LT(sixteen->relative_error, 0.2);
}

// Large Latin squares go by matchings, smaller ones by rows.
TEST(SampledGridCount, OfLatinSquaresIsBetweenTheBounds) {
    for (const std::uint32_t order : {14U, 16U, 25U}) {
        Rng rng(3);
        const double n = order;

        const auto estimate = sampled_grid_count(latin_shape(order), 10, rng);

        // By what van der Waerden supposed and Bregman proved of permanents (van Lint and Wilson).
        double most = 0;
        for (std::uint32_t k = 1; k <= order; ++k) most += n / k * factorial(k).log10();
        const double least = 2 * n * factorial(order).log10() - n * n * std::log10(n);
        ASSERT_TRUE(estimate);
        EXPECT_LT(estimate->log10, most);
        EXPECT_GT(estimate->log10, least);
    }
}

TEST(SampledGridCount, IsForBoxesAndLatinSquaresOnly) {
    Rng rng(1);
    Shape diagonal = Shape::boxes(3, 3);
    diagonal.diagonals = true;

    EXPECT_FALSE(sampled_grid_count(diagonal, 2, rng));
    EXPECT_FALSE(sampled_grid_count(Shape::boxes(6, 6), 2, rng));
}

TEST(SampledGridCount, TakesFewerSamplesWhereTheDeadlinePasses) {
    const tests::Patience patience(3);
    Rng rng(1);

    const auto estimate = sampled_grid_count(Shape::boxes(4, 4), 100, rng, patience.deadline());

    ASSERT_TRUE(estimate);
    EXPECT_EQ(estimate->samples, 3U);
}

// How often of a hundred times the interval holds the number: some 95, if samples are even, and not
// much less if they are not.
TEST(SampledGridCount, IntervalsHoldTheNumber) {
    const auto held = [](const Shape& shape, double grids, std::uint64_t samples) {
        int count = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Rng rng(seed);
            count += holds(*sampled_grid_count(shape, samples, rng), grids) ? 1 : 0;
        }
        return count;
    };

    EXPECT_GE(held(Shape::boxes(3, 3), 6670903752021072936960.0, 20), 88);
    EXPECT_GE(held(Shape::boxes(2, 3), 28200960, 100), 88);
    EXPECT_GE(held(Shape::boxes(2, 5), 1.90381604797262493e30, 30), 85);
    // And it says something.
    EXPECT_LE(held(Shape::boxes(3, 3), 1.5 * 6670903752021072936960.0, 40), 40);
}

TEST(SampledSolutionCount, ComesNearTheExactOne) {
    Rng rng(1);
    Shape diagonal = Shape::boxes(3, 3);
    diagonal.diagonals = true;

    const Estimate small = sampled_solution_count(Puzzle(Board::standard(4)), 1000, rng);
    const Estimate six = sampled_solution_count(Puzzle(Board::standard(6)), 2000, rng);
    const Estimate nine = sampled_solution_count(Puzzle(*Board::make(diagonal)), 2000, rng);

    EXPECT_LT(deviation(small, 288), 4);
    EXPECT_LT(deviation(six, 28200960), 4);
    EXPECT_LT(deviation(nine, 362880 * 153255603504.0), 4);
}

TEST(SampledSolutionCount, OfAContradictionIsZero) {
    Rng rng(1);
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    puzzle.set_given(1, 1);

    EXPECT_EQ(sampled_solution_count(puzzle, 10, rng).log10, -HUGE_VAL);
}

TEST(SampleMean, OfEqualSamplesHasNoError) {
    count::SampleMean mean;
    for (int i = 0; i < 5; ++i) mean.add(700);

    const Estimate estimate = mean.estimate();

    EXPECT_DOUBLE_EQ(estimate.log10, 700 / std::log(10));
    EXPECT_EQ(estimate.relative_error, 0);
    EXPECT_EQ(estimate.low, estimate.log10);
    EXPECT_EQ(estimate.high, estimate.log10);
}

TEST(SampleMean, OfSkewedSamplesReachesFurtherUp) {
    count::SampleMean mean;
    for (int i = 0; i < 19; ++i) mean.add(0);
    mean.add(std::log(21));

    const Estimate estimate = mean.estimate();

    // The mean is 2, the standard deviation the root of 20.
    EXPECT_NEAR(estimate.log10, std::log10(2), 1e-12);
    EXPECT_NEAR(estimate.relative_error, 0.5, 1e-12);
    EXPECT_GT(std::pow(10, estimate.high) - 2, 2 - std::pow(10, estimate.low));
}

TEST(SampleMean, OfOneSampleKnowsNothingOfItsError) {
    count::SampleMean mean;
    mean.add(0);

    EXPECT_EQ(mean.estimate().high, HUGE_VAL);
    EXPECT_EQ(mean.estimate().low, -HUGE_VAL);
}

}  // namespace
}  // namespace sudokit
