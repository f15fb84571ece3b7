#include "backend/colour/contraction.hpp"

#include <gtest/gtest.h>

namespace sudokit::colouring {
namespace {

TEST(Contraction, MakesOneVertexOfEqualColours) {
    // A path of five, the ends and the middle with given colours.
    ColouredGraph path{Graph(5), {4, 0, 2, 0, 4}};
    for (Vertex v = 1; v < 5; ++v) path.graph.add_edge(v - 1, v);

    const Contraction contraction = contracted(path);

    EXPECT_EQ(contraction.graph.vertex_count(), 4U);
    EXPECT_EQ(contraction.graph.edge_count(), 5U);
    EXPECT_EQ(contraction.given, (std::vector<std::uint32_t>{2, 4}));
    EXPECT_FALSE(contraction.clash);
    EXPECT_EQ(contraction.named(std::vector<Colour>{0, 0, 1, 2}),
              (std::vector<std::uint32_t>{4, 1, 2, 1, 4}));
    EXPECT_EQ(contraction.named(std::vector<Colour>{0, 3, 1, 2}),
              (std::vector<std::uint32_t>{4, 1, 2, 3, 4}));
}

TEST(Contraction, OfVeryManyColoursHasNoEdges) {
    const auto given = static_cast<std::uint32_t>(Contraction::kMostGiven) + 1;
    ColouredGraph graph{Graph(given + 2), {}};
    for (std::uint32_t colour = 1; colour <= given; ++colour) graph.colours.push_back(colour);
    graph.graph.add_edge(0, given);

    const Contraction many = contracted(graph);
    graph.colours[0] = 2;
    const Contraction fewer = contracted(graph);

    EXPECT_FALSE(many.whole);
    EXPECT_EQ(many.graph, Graph(given + 2));
    EXPECT_TRUE(fewer.whole);
    EXPECT_EQ(fewer.graph.edge_count(), std::size_t{given - 1} * (given - 2) / 2 + 1);
}

}  // namespace
}  // namespace sudokit::colouring
