#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/graph.hpp"

#include "base/test_deadline.hpp"
#include "model/graph/clique_cover.hpp"
#include "model/graph/test_graphs.hpp"

namespace sudokit {
namespace {

TEST(CliqueCover, OfABoardIsItsHouses) {
    for (const Shape& shape : {Shape::boxes(2, 2), Shape::boxes(2, 3), Shape::boxes(3, 3),
                               Shape::boxes(3, 4), Shape::boxes(4, 4), Shape::standard(7)}) {
        const Board board = *Board::make(shape);
        std::vector<std::vector<Cell>> houses;
        for (const House& house : board.houses()) {
            houses.emplace_back(house.cells.begin(), house.cells.end());
        }
        auto cover = *graph::clique_cover(board_graph(board), board.order());
        std::ranges::sort(houses);
        std::ranges::sort(cover);
        EXPECT_EQ(cover, houses) << shape_name(shape);
    }
}

TEST(CliqueCover, IsNotThereOnceTheDeadlineHasPassed) {
    Rng rng(1);
    const Graph graph = random_graph(400, 50, rng);
    for (const std::uint64_t looks : {0U, 5U, 20U}) {
        const tests::Patience patience(looks);
        EXPECT_FALSE(graph::clique_cover(graph, 20, patience.deadline())) << looks;
        EXPECT_EQ(patience.looks(), looks + 1);
    }
    const tests::Patience patience(0);
    const auto puzzle = colouring_puzzle({graph, {}}, 20, patience.deadline());
    ASSERT_TRUE(puzzle.has_value());
    EXPECT_FALSE(puzzle->has_value());
}

TEST(CliqueCover, HasEveryEdgeAndNothingElse) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Rng rng(seed);
        const Graph graph = random_graph(static_cast<std::uint32_t>(rng.below(30)),
                                         static_cast<std::uint32_t>(rng.below(101)), rng);
        const std::size_t most = 2 + rng.below(6);
        Graph covered(graph.vertex_count());
        const auto cover = graph::clique_cover(graph, most);
        for (const auto& clique : *cover) {
            ASSERT_LE(clique.size(), most) << "seed " << seed;
            for (std::size_t i = 0; i < clique.size(); ++i) {
                for (std::size_t j = i + 1; j < clique.size(); ++j) {
                    covered.add_edge(clique[i], clique[j]);
                }
            }
        }
        ASSERT_EQ(covered, graph) << "seed " << seed;
    }
}

TEST(ColouringPuzzle, HasTheGraphOfItsBoardAndTheColoursAsGivens) {
    Rng rng(1);
    const Graph graph = random_graph(40, 30, rng);
    std::vector<std::uint32_t> colours(40);
    colours[7] = 3;
    const auto puzzle = colouring_puzzle({graph, colours}, 5);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(board_graph(puzzle->board()), graph);
    EXPECT_EQ(puzzle->board().order(), 5U);
    EXPECT_EQ(puzzle->given(7), 3U);
    EXPECT_EQ(puzzle->given_count(), 1U);
}

TEST(ColouringPuzzle, WithOneColourHasASolutionOnlyIfThereAreNoEdges) {
    EXPECT_FALSE(colouring_puzzle({Graph(3), {}}, 1)->has_pencilmarks());
    Graph edge(3);
    edge.add_edge(1, 2);
    EXPECT_TRUE(colouring_puzzle({edge, {}}, 1)->allowed(0).empty());
}

TEST(ColouringPuzzle, RefusesWhatNoBoardHolds) {
    const auto fault = [](const ColouredGraph& graph, std::uint32_t colours) {
        return colouring_puzzle(graph, colours).error().message.in(Language::en);
    };
    EXPECT_EQ(fault({Graph(2), {}}, 65), "expected a board of order 1 to 64, found 65");
    EXPECT_EQ(fault({Graph(2), {}}, 0), "expected a board of order 1 to 64, found 0");
    EXPECT_EQ(fault({Graph(2), {1, 4}}, 3), "vertex 2 has colour 4, but there are 3 colours only");
    EXPECT_EQ(fault({Graph(4097), {}}, 3), "expected a board of at most 4096 cells, found 4097");
}

}  // namespace
}  // namespace sudokit
