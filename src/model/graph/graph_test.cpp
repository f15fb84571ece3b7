#include "sudokit/graph.hpp"

#include <gtest/gtest.h>

#include "sudokit/exports.hpp"

#include "model/graph/cliques.hpp"

namespace sudokit {
namespace {

std::string text_of(const Puzzle& puzzle, Export kind) {
    std::string text;
    write_export(puzzle, kind, {}, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

Puzzle four() {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(1, 3);
    return puzzle;
}

TEST(Graph, AddsAndRemovesEdgesOnce) {
    Graph graph(3);
    EXPECT_TRUE(graph.add_edge(2, 0));
    EXPECT_FALSE(graph.add_edge(0, 2));
    EXPECT_TRUE(graph.adjacent(0, 2));
    EXPECT_FALSE(graph.adjacent(0, 1));
    EXPECT_EQ(graph.edge_count(), 1U);
    EXPECT_TRUE(graph.remove_edge(0, 2));
    EXPECT_FALSE(graph.remove_edge(0, 2));
    EXPECT_EQ(graph, Graph(3));
}

TEST(Graph, MadeOfEdgesIsTheOneTheyWereAddedTo) {
    using Edge = std::pair<Vertex, Vertex>;
    const std::vector<Edge> edges = {{3, 0}, {1, 2}, {0, 3}, {2, 0}, {1, 2}};
    Graph graph(5);
    for (const auto& [a, b] : edges) graph.add_edge(a, b);

    EXPECT_EQ(Graph(5, edges), graph);
    EXPECT_EQ(Graph(5, edges).edge_count(), 3U);
    EXPECT_EQ(Graph(2, std::vector<Edge>{}), Graph(2));
}

TEST(Graph, OfTheUsualBoardHasTheFiguresOfTheTheory) {
    const Board board = Board::standard(9);
    const GraphFigures figures = figures_of(board);
    EXPECT_EQ(figures.vertices, 81U);
    EXPECT_EQ(figures.edges, 810U);
    EXPECT_EQ(figures.least_degree, 20U);
    EXPECT_EQ(figures.greatest_degree, 20U);
    EXPECT_EQ(figures.cliques, 27U);
    EXPECT_EQ(figures.chromatic_number, 9U);
    EXPECT_EQ(board_graph(board).edge_count(), 810U);
}

TEST(Graph, OfJigsawsAndDiagonalsIsNotKnownToNeedOnlyAsManyColoursAsTheOrder) {
    Shape shape = Shape::standard(4);
    shape.diagonals = true;
    const GraphFigures figures = figures_of(*Board::make(shape));
    EXPECT_EQ(figures.chromatic_number, std::nullopt);
    EXPECT_EQ(figures.edges, board_graph(*Board::make(shape)).edge_count());
}

TEST(Graph, HasTheHousesOfACellAsItsMaximalCliques) {
    const Board board = Board::standard(9);
    const auto cliques = graph::cliques_around(board_graph(board), 40, 39);
    ASSERT_TRUE(cliques.has_value());
    EXPECT_EQ(cliques->size(), 3U);
    for (const auto& clique : *cliques) EXPECT_EQ(clique.size(), 9U);
    EXPECT_FALSE(graph::cliques_around(board_graph(board), 40, 2).has_value());
}

TEST(GraphExport, IsReadBackWithItsColours) {
    for (const std::uint32_t order : {1U, 2U, 4U, 6U, 9U}) {
        Puzzle puzzle(Board::standard(order));
        puzzle.set_given(order - 1, order);
        const auto read = read_col(text_of(puzzle, Export::col));
        ASSERT_TRUE(read.has_value());
        EXPECT_EQ(read->graph, board_graph(puzzle.board()));
        for (Cell cell = 0; cell < order * order; ++cell) {
            EXPECT_EQ(read->colours[cell], puzzle.given(cell));
        }
    }
}

TEST(GraphExport, NamesTheFiguresAndThePencilmarksInComments) {
    Puzzle puzzle = four();
    puzzle.set_pencilmarks(0, DigitSet::of(1) | DigitSet::of(4));
    const std::string text = text_of(puzzle, Export::col);
    EXPECT_NE(text.find("c 16 vertices, 56 edges, degree 7, 12 houses (cliques of 4), chromatic "
                        "number 4\n"),
              std::string::npos);
    EXPECT_NE(text.find("\nc allowed 1 1 4\n"), std::string::npos);
    EXPECT_NE(text.find("\np edge 16 56\nn 2 3\ne 1 2\n"), std::string::npos);
}

TEST(GraphExport, WritesGraphmlWithPlacesAndColours) {
    const std::string text = text_of(four(), Export::graphml);
    EXPECT_NE(text.find("<node id=\"r1c2\"><data key=\"row\">1</data><data key=\"column\">2</data>"
                        "<data key=\"box\">1</data><data key=\"colour\">3</data></node>"),
              std::string::npos);
    EXPECT_NE(text.find("<edge source=\"r1c1\" target=\"r1c2\"/>"), std::string::npos);
}

TEST(GraphExport, WritesDotLaidOutAsTheGrid) {
    const std::string text = text_of(four(), Export::dot);
    EXPECT_NE(text.find("  r1c2 [pos=\"72,216\", label=\"3\"];\n"), std::string::npos);
    EXPECT_NE(text.find("  r1c1 -- r1c2;\n"), std::string::npos);
    EXPECT_EQ(text.substr(text.size() - 2), "}\n");
}

}  // namespace
}  // namespace sudokit
