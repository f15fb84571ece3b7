#include "backend/colour/clique.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "backend/colour/test_graphs.hpp"

namespace sudokit::colouring {
namespace {

TEST(LargeClique, IsACliqueAndLargeWhereThatIsEasy) {
    EXPECT_EQ(large_clique(Graph()).size(), 0U);
    EXPECT_EQ(large_clique(Graph(3)).size(), 1U);
    EXPECT_EQ(large_clique(mycielski(5)).size(), 2U);
    EXPECT_EQ(large_clique(multipartite(40, 7)).size(), 7U);
    EXPECT_EQ(large_clique(board_graph(Board::standard(16))).size(), 16U);
}

TEST(CliquesOfSize, AreTheHousesOfABoard) {
    const Board board = Board::standard(9);
    std::set<std::vector<Vertex>> houses;
    for (const House& house : board.houses())
        houses.emplace(house.cells.begin(), house.cells.end());

    std::set<std::vector<Vertex>> found;
    for (std::vector<Vertex> clique : cliques_of_size(board_graph(board), 9)) {
        std::ranges::sort(clique);
        found.insert(clique);
    }

    EXPECT_EQ(found, houses);
    EXPECT_TRUE(cliques_of_size(complete(5), 4).empty());
}

}  // namespace
}  // namespace sudokit::colouring
