#include "backend/colour/greedy.hpp"

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "model/graph/test_graphs.hpp"

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

TEST(GreedyColouring, ADeadlineHastensItAndItIsProperAllTheSame) {
    Rng rng(1);
    const Graph graph = random_graph(900, 50, rng);
    for (const std::uint64_t looks : {0U, 1U, 2U}) {
        const tests::Patience patience(looks);
        EXPECT_TRUE(differs(graph, greedy_colouring(graph, patience.deadline()))) << looks;
        EXPECT_EQ(patience.looks(), looks + 1);
    }
}

TEST(WithoutGaps, NumbersColoursInTheOrderTheyComeIn) {
    EXPECT_EQ(without_gaps(std::vector<Colour>{7, 2, 7, 0}), (std::vector<Colour>{0, 1, 0, 2}));
}

TEST(GreedyColouring, ExtendsWhatThereIs) {
    // A path, whose middle has a colour that no other can have.
    Graph path(5);
    for (Vertex v = 1; v < 5; ++v) path.add_edge(v - 1, v);
    std::vector<Colour> colours = {kNoColour, kNoColour, 1'000'000'000, kNoColour, 0};

    extend_greedily(path, colours);

    EXPECT_EQ(colours, (std::vector<Colour>{1, 0, 1'000'000'000, 1, 0}));
}

}  // namespace
}  // namespace sudokit::colouring
