#include "backend/colour/parts.hpp"

#include <utility>

#include <gtest/gtest.h>

#include "model/graph/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

TEST(Pieces, PutEasyVerticesAsideAndComeTogetherAgain) {
    // A triangle with a tail, and a square apart from it.
    Graph graph(9);
    for (const auto& [a, b] :
         {std::pair(0, 1), {1, 2}, {0, 2}, {2, 3}, {3, 4}, {5, 6}, {6, 7}, {7, 8}, {5, 8}}) {
        graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
    }

    const Pieces two = pieces_of(graph, 2);
    ASSERT_EQ(two.parts.size(), 2U);
    EXPECT_EQ(two.parts[0].vertices, (std::vector<Vertex>{5, 6, 7, 8}));
    EXPECT_EQ(two.parts[1].vertices, (std::vector<Vertex>{0, 1, 2}));
    EXPECT_EQ(two.aside, (std::vector<Vertex>{4, 3}));
    const std::vector<std::vector<Colour>> colours = {{0, 1, 0, 1}, {0, 1, 2}};
    EXPECT_TRUE(differs(graph, two.joined(graph, colours)));

    EXPECT_EQ(pieces_of(graph, 3).parts.size(), 0U);
    EXPECT_EQ(pieces_of(graph, 0).aside.size(), 0U);
    std::vector<bool> kept(9);
    kept[4] = true;
    EXPECT_TRUE(pieces_of(graph, 2, kept).aside.empty());
}

}  // namespace
}  // namespace sudokit::colouring
