#include "backend/colour/greedy.hpp"

#include <gtest/gtest.h>

#include "backend/colour/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

TEST(GreedyColouring, IsProperAndBestOnBipartiteGraphs) {
    EXPECT_EQ(colours_in(greedy_colouring(cycle(100))), 2U);
    EXPECT_EQ(colours_in(greedy_colouring(multipartite(60, 2))), 2U);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        const Graph graph = random_graph(60, 40, rng);
        EXPECT_TRUE(differs(graph, greedy_colouring(graph))) << "seed " << seed;
    }
}

TEST(WithoutGaps, NumbersColoursInTheOrderTheyComeIn) {
    EXPECT_EQ(without_gaps(std::vector<Colour>{7, 2, 7, 0}), (std::vector<Colour>{0, 1, 0, 2}));
}

}  // namespace
}  // namespace sudokit::colouring
