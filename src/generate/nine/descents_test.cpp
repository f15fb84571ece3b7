#include "generate/nine/descents.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/sampling.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "engine/general/general.hpp"

namespace sudokit {
namespace {

using generate::NineCells;
using generate::NineDescent;
using generate::NineDescents;

bool is_enough(const nine::Digits& grid, NineCells givens) {
    const Puzzle puzzle = nine::puzzle_of(generate::digits_in(grid, givens));
    return engine::General().count(puzzle, {.limit = 2}).count == 1;
}

std::vector<NineDescent> descended(std::size_t size, const nine::Kernel& kernel) {
    static const GridSampler kSampler;
    Rng rng(29);
    std::vector<NineDescent> descents(size);
    for (NineDescent& descent : descents) descent.solution = kSampler.draw(rng);
    NineDescents(kernel).descend(descents, rng, {});
    return descents;
}

TEST(NineDescents, EndWhereFewGivensAreLeft) {
    for (const NineDescent& descent : descended(tests::test_rounds(12U), nine::default_kernel())) {
        EXPECT_FALSE(descent.stopped);
        EXPECT_EQ(descent.givens.size() + descent.emptied.size(), nine::kCells);
        EXPECT_EQ(descent.givens.size(), NineDescents::kLeast);
        EXPECT_TRUE(is_enough(descent.solution, descent.givens));
        descent.givens.for_each([&](std::size_t cell) {
            EXPECT_EQ(is_enough(descent.solution, descent.givens - NineCells::of(cell)),
                      descent.redundant.contains(cell));
        });
    }
}

// Step by step, with another engine to tell which givens could have gone.
TEST(NineDescents, CountWhatCouldHaveGoneAtEachStep) {
    for (const NineDescent& descent : descended(2, nine::default_kernel())) {
        NineCells left = NineCells::of_givens(descent.solution);
        double ways = 1;
        for (const std::uint8_t cell : descent.emptied) {
            std::size_t could_go = 0;
            left.for_each([&](std::size_t other) {
                could_go += is_enough(descent.solution, left - NineCells::of(other)) ? 1U : 0U;
            });
            ways *= static_cast<double>(could_go);
            left = left - NineCells::of(cell);
        }

        EXPECT_EQ(descent.ways, ways);
    }
}

TEST(NineDescents, AreTheSameOnEveryKernel) {
    const auto expected = descended(tests::test_rounds(100U), nine::kernels().back());
    for (const nine::Kernel& kernel : nine::kernels()) {
        const auto descents = descended(expected.size(), kernel);

        for (std::size_t i = 0; i < expected.size(); ++i) {
            EXPECT_EQ(descents[i].emptied, expected[i].emptied) << kernel.name;
            EXPECT_EQ(descents[i].ways, expected[i].ways) << kernel.name;
        }
    }
}

TEST(NineDescents, StopWhenTimeRunsOut) {
    const GridSampler sampler;
    Rng rng(3);
    std::vector<NineDescent> descents(40);
    for (NineDescent& descent : descents) descent.solution = sampler.draw(rng);

    const tests::Patience patience(5);
    NineDescents(nine::default_kernel()).descend(descents, rng, patience.deadline());

    EXPECT_TRUE(std::ranges::all_of(descents, &NineDescent::stopped));
    EXPECT_LT(patience.late_looks(), 200U);
}

}  // namespace
}  // namespace sudokit
