#include <array>
#include <numeric>

#include <gtest/gtest.h>

#include "sudokit/graph.hpp"
#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"

namespace sudokit {
namespace {

using Answer = Recognition::Answer;

constexpr std::array<Boxes, 8> kBoxes = {Boxes{2, 2}, Boxes{3, 3}, Boxes{4, 4}, Boxes{5, 5},
                                         Boxes{2, 3}, Boxes{3, 4}, Boxes{3, 2}, Boxes{2, 5}};

Board board_of(Boxes boxes) { return *Board::make(Shape::boxes(boxes.rows, boxes.columns)); }

Board jigsaw_of(std::string_view letters, std::uint32_t order) {
    Jigsaw jigsaw;
    for (const char letter : letters) {
        jigsaw.region_of.push_back(static_cast<std::uint8_t>(letter - 'A'));
    }
    return *Board::make({.order = order, .regions = jigsaw, .extra = {}});
}

Puzzle random_puzzle(const Board& board, Rng& rng) {
    Puzzle puzzle(board);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        puzzle.set_given(cell, static_cast<Digit>(rng.below(board.order() + 1)));
    }
    return puzzle;
}

// The graph of a puzzle with its vertices in any order: `new_name` of each cell.
ColouredGraph shuffled(const Puzzle& puzzle, Rng& rng) {
    const Graph graph = board_graph(puzzle.board());
    std::vector<Vertex> new_name(graph.vertex_count());
    std::iota(new_name.begin(), new_name.end(), 0U);
    rng.shuffle(new_name);
    ColouredGraph out{Graph(graph.vertex_count()), {}};
    out.colours.resize(graph.vertex_count());
    for (Vertex vertex = 0; vertex < graph.vertex_count(); ++vertex) {
        out.colours[new_name[vertex]] = puzzle.given(vertex);
        for (const Vertex other : graph.neighbours(vertex)) {
            out.graph.add_edge(new_name[vertex], new_name[other]);
        }
    }
    return out;
}

// The puzzle found is the coloured graph again: the same edges and colours, cell by cell.
void expect_same(const Recognition& found, const ColouredGraph& graph) {
    ASSERT_EQ(found.answer, Answer::board) << found.reason.in(Language::en);
    const Board& board = found.puzzle->board();
    ASSERT_EQ(found.vertex_of.size(), graph.graph.vertex_count());
    Graph again(graph.graph.vertex_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        EXPECT_EQ(found.puzzle->given(cell), graph.colours[found.vertex_of[cell]]);
        for (const Cell peer : board.peers(cell)) {
            again.add_edge(found.vertex_of[cell], found.vertex_of[peer]);
        }
    }
    EXPECT_EQ(again, graph.graph);
}

TEST(Recognise, GivesAnEquivalentPuzzleForShuffledBoxes) {
    Rng rng(1);
    for (const Boxes boxes : kBoxes) {
        for (int round = 0; round < 5; ++round) {
            const ColouredGraph graph = shuffled(random_puzzle(board_of(boxes), rng), rng);
            const auto found = recognise(graph.graph, graph.colours);
            ASSERT_TRUE(found.has_value());
            expect_same(*found, graph);
            const auto shape = Shape::boxes(std::min(boxes.rows, boxes.columns),
                                            std::max(boxes.rows, boxes.columns));
            EXPECT_EQ(found->puzzle->board().shape(), shape);
        }
    }
}

TEST(Recognise, GivesAnEquivalentPuzzleForShuffledLatinBoards) {
    Rng rng(2);
    for (const std::uint32_t order : {1U, 2U, 3U, 4U, 5U, 9U, 16U}) {
        const Board board = *Board::make({.order = order, .regions = Latin{}, .extra = {}});
        const ColouredGraph graph = shuffled(random_puzzle(board, rng), rng);
        const auto found = recognise(graph.graph, graph.colours);
        ASSERT_TRUE(found.has_value());
        expect_same(*found, graph);
        EXPECT_EQ(found->puzzle->board(), board);
    }
}

TEST(Recognise, KeepsTheOrderOfABoardThatIsInOrder) {
    for (const Boxes boxes : {Boxes{2, 2}, Boxes{3, 3}, Boxes{2, 3}, Boxes{3, 4}}) {
        const Board board = board_of(boxes);
        const auto found = recognise(board_graph(board));
        ASSERT_TRUE(found.has_value());
        ASSERT_EQ(found->answer, Answer::board);
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            EXPECT_EQ(found->vertex_of[cell], cell);
        }
    }
}

TEST(Recognise, SaysThatItGaveUpWhenItTriedAsMuchAsItMay) {
    const Graph graph = board_graph(Board::standard(9));
    EXPECT_EQ(recognise(graph, {}, 3 * 9 + 1)->answer, Answer::board);
    const auto undecided = recognise(graph, {}, 3 * 9);
    EXPECT_EQ(undecided->answer, Answer::undecided);
    EXPECT_EQ(undecided->reason.in(Language::en),
              "its cliques of 9 vertices can be taken for rows and columns in too many ways to try "
              "them all");
    EXPECT_FALSE(undecided->puzzle);
}

TEST(Recognise, FindsTheRegionsOfJigsaws) {
    Rng rng(3);
    const std::array boards = {
        jigsaw_of("AAAB"
                  "CABB"
                  "CCDB"
                  "CDDD",
                  4),
        jigsaw_of("AAABB"
                  "AABBB"
                  "CCCDD"
                  "CECDD"
                  "EEEED",
                  5),
    };
    for (const Board& board : boards) {
        for (int round = 0; round < 10; ++round) {
            const ColouredGraph graph = shuffled(random_puzzle(board, rng), rng);
            const auto found = recognise(graph.graph, graph.colours);
            ASSERT_TRUE(found.has_value());
            expect_same(*found, graph);
            EXPECT_EQ(found->layouts, "");
        }
    }
}

// Regions drawn at random, hardly ever connected: the hardest case for telling rows from regions.
TEST(Recognise, FindsRandomRegions) {
    Rng rng(4);
    for (int round = 0; round < tests::test_rounds(200); ++round) {
        const auto order = static_cast<std::uint32_t>(4 + rng.below(6));
        Jigsaw jigsaw;
        for (std::uint32_t cell = 0; cell < order * order; ++cell) {
            jigsaw.region_of.push_back(static_cast<std::uint8_t>(cell / order));
        }
        rng.shuffle(jigsaw.region_of);
        const Board board = *Board::make({.order = order, .regions = jigsaw, .extra = {}});
        const ColouredGraph graph = shuffled(random_puzzle(board, rng), rng);
        const auto found = recognise(graph.graph, graph.colours);
        ASSERT_TRUE(found.has_value());
        expect_same(*found, graph);
    }
}

TEST(Recognise, CountsTheLayouts) {
    const auto layouts = [](const Shape& shape) {
        return recognise(board_graph(*Board::make(shape)))->layouts;
    };
    EXPECT_EQ(layouts(Shape::boxes(3, 3)), "3359232");
    EXPECT_EQ(layouts(Shape::boxes(2, 2)), "128");
    EXPECT_EQ(layouts(Shape::boxes(2, 3)), "3456");
    EXPECT_EQ(layouts({.order = 1, .regions = Latin{}, .extra = {}}), "1");
    EXPECT_EQ(layouts({.order = 2, .regions = Latin{}, .extra = {}}), "8");
    EXPECT_EQ(layouts({.order = 3, .regions = Latin{}, .extra = {}}), "72");
    EXPECT_EQ(layouts(Shape::boxes(5, 5)), "17832200896512000000000000");
}

Graph random_board_graph(Boxes boxes, Rng& rng) {
    return shuffled(Puzzle(board_of(boxes)), rng).graph;
}

std::array<Vertex, 2> random_pair(const Graph& graph, Rng& rng, bool adjacent) {
    while (true) {
        const auto a = static_cast<Vertex>(rng.below(graph.vertex_count()));
        const auto b = static_cast<Vertex>(rng.below(graph.vertex_count()));
        if (a != b && graph.adjacent(a, b) == adjacent) return {a, b};
    }
}

void expect_refused(const Graph& graph) {
    const auto found = recognise(graph);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->answer, Answer::none);
    EXPECT_NE(found->reason.in(Language::en), "");
    EXPECT_NE(found->reason.in(Language::fr), found->reason.in(Language::en));
    EXPECT_EQ(found->puzzle, std::nullopt);
}

TEST(Recognise, RefusesBoardsWithAnEdgeTooManyOrTooFewOrElsewhere) {
    Rng rng(5);
    for (const Boxes boxes : kBoxes) {
        for (int round = 0; round < tests::test_rounds(10); ++round) {
            const Graph graph = random_board_graph(boxes, rng);
            const auto [a, b] = random_pair(graph, rng, true);
            const auto [c, d] = random_pair(graph, rng, false);
            Graph more = graph;
            Graph fewer = graph;
            Graph rewired = graph;
            more.add_edge(c, d);
            fewer.remove_edge(a, b);
            rewired.remove_edge(a, b);
            rewired.add_edge(c, d);
            expect_refused(more);
            expect_refused(fewer);
            expect_refused(rewired);
        }
    }
}

// Two edges a-b, c-d become a-c, b-d: all degrees stay.
TEST(Recognise, RefusesBoardsWithTwoEdgesCrossedOver) {
    Rng rng(6);
    for (const Boxes boxes : kBoxes) {
        for (int round = 0; round < tests::test_rounds(10); ++round) {
            Graph graph = random_board_graph(boxes, rng);
            while (true) {
                const auto [a, b] = random_pair(graph, rng, true);
                const auto [c, d] = random_pair(graph, rng, true);
                if (a == c || b == d || a == d || b == c) continue;
                if (graph.adjacent(a, c) || graph.adjacent(b, d)) continue;
                graph.remove_edge(a, b), graph.remove_edge(c, d);
                graph.add_edge(a, c), graph.add_edge(b, d);
                break;
            }
            expect_refused(graph);
        }
    }
}

TEST(Recognise, SaysWhatFails) {
    const auto reason = [](const Graph& graph) {
        return recognise(graph)->reason.in(Language::en);
    };
    EXPECT_EQ(reason(Graph(0)),
              "it has 0 vertices, which is not the square of a number from 1 to 64");
    EXPECT_EQ(reason(Graph(80)),
              "it has 80 vertices, which is not the square of a number from 1 to 64");
    EXPECT_EQ(reason(Graph(4225)),
              "it has 4225 vertices, which is not the square of a number from 1 to 64");
    EXPECT_EQ(reason(Graph(9)),
              "vertex 1 has 0 neighbours; on a board of order 3 there are 4 to 6");
    Graph graph = board_graph(Board::standard(9));
    graph.remove_edge(0, 8);
    EXPECT_EQ(reason(graph),
              "there is an edge too many or a clique is missing: vertices 1 and 4 are adjacent, "
              "but lie in no clique of 9 vertices, so they share no house");
    Graph dense(9);
    for (Vertex a = 0; a < 6; ++a) {
        for (Vertex b = 0; b < a; ++b) dense.add_edge(a, b);
        dense.add_edge(a, 6 + a / 2);
    }
    for (Vertex a = 6; a < 9; ++a) dense.add_edge(a, a == 8 ? 6 : a + 1);
    EXPECT_EQ(reason(dense),
              "more than 4 vertices are all adjacent, as on no board of order 3: 1, 2, 3, 4, 5, 6");
}

TEST(Recognise, StopsAtTheDeadlineAndSaysSo) {
    // With so many looks it is among the cliques, and with so many more among the houses.
    for (const std::uint64_t looks : {0U, 40U, 81U, 90U}) {
        const tests::Patience patience(looks);
        const auto found =
            recognise(board_graph(Board::standard(9)), {}, kMostHouseChoices, patience.deadline());
        EXPECT_EQ(found->answer, Answer::undecided) << looks;
        EXPECT_EQ(found->reason.in(Language::en), "the search was stopped before that was known");
        EXPECT_LE(patience.late_looks(), 1U) << looks;
    }
}

TEST(Recognise, RefusesTheShrikhandeGraphWhichHasTheFiguresOfALatinBoard) {
    // The Cayley graph of Z4 x Z4 by (1,0), (0,1), (1,1): strongly regular as the 4x4 Latin board.
    Graph graph(16);
    for (std::uint32_t x = 0; x < 4; ++x) {
        for (std::uint32_t y = 0; y < 4; ++y) {
            graph.add_edge(4 * x + y, 4 * ((x + 1) % 4) + y);
            graph.add_edge(4 * x + y, 4 * x + (y + 1) % 4);
            graph.add_edge(4 * x + y, 4 * ((x + 1) % 4) + (y + 1) % 4);
        }
    }
    EXPECT_EQ(graph.edge_count(), 48U);
    expect_refused(graph);
}

TEST(Recognise, FailsOnColoursThatTheBoardDoesNotHave) {
    std::vector<std::uint32_t> colours(16);
    colours[5] = 5;
    const auto found = recognise(board_graph(Board::standard(4)), colours);
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().message.in(Language::en),
              "vertex 6 has colour 5, but there are 4 colours only");
}

}  // namespace
}  // namespace sudokit
