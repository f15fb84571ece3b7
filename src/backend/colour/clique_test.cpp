#include "backend/colour/clique.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "model/graph/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

TEST(LargeClique, IsACliqueAndLargeWhereThatIsEasy) {
    EXPECT_EQ(large_clique(Graph()).size(), 0U);
    EXPECT_EQ(large_clique(Graph(3)).size(), 1U);
    EXPECT_EQ(large_clique(mycielski(5)).size(), 2U);
    EXPECT_EQ(large_clique(multipartite(40, 7)).size(), 7U);
    EXPECT_EQ(large_clique(board_graph(Board::standard(16))).size(), 16U);
}

TEST(LargeClique, IsThereHoweverLittleMayBeSpent) {
    const Deadline passed([](const void*) { return true; }, nullptr);
    // Vertex 0 has the most neighbours, but lies in no triangle.
    Graph graph(20);
    for (Vertex v = 1; v < 10; ++v) graph.add_edge(0, v);
    for (Vertex v = 10; v < 16; ++v) {
        for (Vertex w = 10; w < v; ++w) graph.add_edge(v, w);
    }

    EXPECT_EQ(large_clique(graph).size(), 6U);
    EXPECT_EQ(large_clique(graph, passed).size(), 2U);
    Budget budget(1, {});
    EXPECT_EQ(large_clique(graph, budget).size(), 2U);
    EXPECT_TRUE(budget.spent());
}

std::vector<std::vector<Vertex>> houses_of(const Graph& graph, std::size_t size) {
    Budget budget(CliqueBudget::kWork, {});
    return cliques_of_size(graph, size, budget);
}

TEST(CliquesOfSize, AreTheHousesOfABoard) {
    const Board board = Board::standard(9);
    std::set<std::vector<Vertex>> houses;
    for (const House& house : board.houses())
        houses.emplace(house.cells.begin(), house.cells.end());

    std::set<std::vector<Vertex>> found;
    for (std::vector<Vertex> clique : houses_of(board_graph(board), 9)) {
        std::ranges::sort(clique);
        found.insert(clique);
    }

    EXPECT_EQ(found, houses);
    EXPECT_TRUE(houses_of(complete(5), 4).empty());
    Budget little(1000, {});
    EXPECT_LT(cliques_of_size(board_graph(board), 9, little).size(), houses.size());
}

}  // namespace
}  // namespace sudokit::colouring
