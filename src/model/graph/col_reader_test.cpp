#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/graph.hpp"

namespace sudokit {
namespace {

// "line:column: message" of the fault; empty if there is none.
template <class T>
std::string fault_of(const Result<T>& result) {
    if (result) return {};
    const Error& error = result.error();
    return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
           error.message.in(Language::en);
}

std::string fault_in(std::string_view text) { return fault_of(read_col(text)); }

TEST(ColReader, ReadsCommentsColoursAndEdgesWhateverTheSpacing) {
    const auto read = read_col("c a path\n\np  col 3\t2\r\nn 2 7\ne 1 2\ne 3 2");
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->graph.edge_count(), 2U);
    EXPECT_TRUE(read->graph.adjacent(1, 2));
    EXPECT_EQ(read->colours, (std::vector<std::uint32_t>{0, 7, 0}));
}

TEST(ColReader, AcceptsEdgesInBothDirectionsAndCountsOfBoth) {
    EXPECT_EQ(fault_in("p edge 2 2\ne 1 2\ne 2 1\n"), "");
    EXPECT_EQ(fault_in("p edge 2 1\ne 1 2\ne 2 1\n"), "");
    EXPECT_EQ(fault_in("p edge 2 2\ne 1 2\n"), "");
}

TEST(ColReader, PassesOverAByteOrderMark) {
    const auto read = read_col("\xEF\xBB\xBFp edge 2 1\r\ne 2 1\r\n");
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->graph.edge_count(), 1U);
    const auto colours = read_colours(*read,
                                      "\xEF\xBB\xBF"
                                      "2 3\r\n");
    ASSERT_TRUE(colours.has_value());
    EXPECT_EQ(colours->colours, (std::vector<std::uint32_t>{0, 3}));

    const auto wrong = read_col("\xEF\xBB\xBFq edge 2 1\n");
    EXPECT_EQ(fault_of(wrong), "1:1: expected 'c', 'p', 'n' or 'e' at the beginning of the line");
    EXPECT_EQ(wrong.error().offset, 3U);
    EXPECT_NE(fault_in("c\n\xEF\xBB\xBFp edge 2 0\n"), "");
}

TEST(ColReader, ReadsALargeStarInDescendingOrder) {
    // One by one, each of these edges would move all those before it.
    constexpr std::uint32_t kVertices = 400'000;
    std::string text = "p edge " + std::to_string(kVertices) + " " + std::to_string(kVertices - 1);
    for (std::uint32_t v = kVertices; v > 1; --v) text += "\ne 1 " + std::to_string(v);

    const auto read = read_col(text);

    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->graph.degree(0), kVertices - 1);
    EXPECT_TRUE(std::ranges::is_sorted(read->graph.neighbours(0)));
}

TEST(ColReader, SaysWhatWasExpectedAndWhere) {
    EXPECT_EQ(fault_in(""), "1:1: expected a line 'p edge VERTICES EDGES'");
    EXPECT_EQ(fault_in("c x\ne 1 2\n"), "2:1: expected 'p edge VERTICES EDGES' before this line");
    EXPECT_EQ(fault_in("p cnf 3 2\n"), "1:3: expected 'p edge VERTICES EDGES'");
    EXPECT_EQ(fault_in("p edge 3\n"), "1:9: expected 'p edge VERTICES EDGES'");
    EXPECT_EQ(fault_in("p edge -3 2\n"), "1:8: expected 'p edge VERTICES EDGES'");
    EXPECT_EQ(fault_in("p edge 3 0\np edge 3 0\n"), "2:1: a second 'p' line; expected one");
    EXPECT_EQ(fault_in("p edge 3 1\nx 1 2\n"),
              "2:1: expected 'c', 'p', 'n' or 'e' at the beginning of the line");
    EXPECT_EQ(fault_in("p edge 3 1\ne 1 4\n"), "2:5: expected a vertex, 1 to 3");
    EXPECT_EQ(fault_in("p edge 3 1\ne 0 2\n"), "2:3: expected a vertex, 1 to 3");
    EXPECT_EQ(fault_in("p edge 3 1\ne 1 2x\n"), "2:5: expected a vertex, 1 to 3");
    EXPECT_EQ(fault_in("p edge 3 1\ne 1 2 3\n"), "2:7: expected the end of the line");
    EXPECT_EQ(fault_in("p edge 3 1\ne 2 2\n"),
              "2:5: an edge from vertex 2 to itself; expected two vertices");
    EXPECT_EQ(fault_in("p edge 3 3\ne 1 2\n"),
              "3:1: expected 3 edges, as the 'p' line says; found 1");
    EXPECT_EQ(fault_in("p edge 3 0\nn 1 0\n"), "2:5: expected a colour, 1 to 1000000000");
    EXPECT_EQ(fault_in("p edge 3 0\nn 1 2\nn 1 3\n"),
              "3:3: vertex 1 has colour 2 already, and now 3");
    EXPECT_EQ(fault_in("p edge 1000001 0\n"), "1:8: at most 1000000 vertices, found 1000001");
}

TEST(ColReader, ReadsColoursFromAFileOfTheirOwn) {
    const ColouredGraph graph{Graph(3), {0, 2, 0}};
    const auto read = read_colours(graph, "# some\n1 5\nc others\nn 2 2\n");
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->colours, (std::vector<std::uint32_t>{5, 2, 0}));
    EXPECT_EQ(fault_of(read_colours(graph, "1 5\n4 1\n")), "2:1: expected a vertex, 1 to 3");
    EXPECT_EQ(fault_of(read_colours(graph, "1\n")), "1:2: expected a colour, 1 to 1000000000");
    EXPECT_EQ(fault_of(read_colours(graph, "2 1\n")),
              "1:1: vertex 2 has colour 2 already, and now 1");
}

TEST(ColWriter, WritesWhatTheReaderReadsBack) {
    ColouredGraph graph{Graph(3), {0, 7, 0}};
    graph.graph.add_edge(2, 0);

    const std::string text = write_col(graph, "two\nlines");

    EXPECT_EQ(text, "c two\nc lines\np edge 3 1\ne 1 3\nn 2 7\n");
    EXPECT_EQ(*read_col(text), graph);
    EXPECT_EQ(write_col({}), "p edge 0 0\n");
}

}  // namespace
}  // namespace sudokit
