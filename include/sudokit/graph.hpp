// Graphs: the graph of a board, whose proper colourings are its grids, and the way back from a
// graph to the board.
//
//     const Graph graph = board_graph(Board::standard(9));      // 81 vertices, 810 edges
//     const auto found = recognise(graph, colours);             // rows, columns, boxes, the puzzle
//     const auto puzzle = colouring_puzzle({graph, colours}, 9);  // for any graph
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// A vertex of a graph, from 0. Files and messages count from 1.
using Vertex = std::uint32_t;

/// A simple graph, as the neighbours of each vertex. Vertices that it does not have, and edges from
/// a vertex to itself, end the program.
class Graph {
  public:
    Graph() = default;
    /// No edges yet.
    explicit Graph(std::uint32_t vertices) : neighbours_(vertices) {}
    /// With these edges, each between two different vertices, in any order; one may come more than
    /// once. Takes time about proportional to their number, unlike adding them one by one.
    Graph(std::uint32_t vertices, std::span<const std::pair<Vertex, Vertex>> edges);

    [[nodiscard]] std::uint32_t vertex_count() const {
        return static_cast<std::uint32_t>(neighbours_.size());
    }
    [[nodiscard]] std::size_t edge_count() const { return edges_; }

    /// In increasing order.
    [[nodiscard]] std::span<const Vertex> neighbours(Vertex vertex) const {
        SUDOKIT_EXPECT(vertex < neighbours_.size());
        return neighbours_[vertex];
    }
    [[nodiscard]] std::uint32_t degree(Vertex vertex) const {
        return static_cast<std::uint32_t>(neighbours(vertex).size());
    }
    [[nodiscard]] bool adjacent(Vertex a, Vertex b) const;

    /// Adds or removes the edge between two different vertices; false if it was there already, or
    /// was not there.
    bool add_edge(Vertex a, Vertex b);
    bool remove_edge(Vertex a, Vertex b);

    bool operator==(const Graph&) const = default;

  private:
    std::vector<std::vector<Vertex>> neighbours_;
    std::size_t edges_ = 0;
};

/// A vertex for each cell, in reading order; an edge between every two cells that share a house.
[[nodiscard]] Graph board_graph(const Board& board);

/// What there is to count in the graph of a board.
struct GraphFigures {
    std::uint32_t vertices = 0;
    std::size_t edges = 0;
    std::uint32_t least_degree = 0;
    std::uint32_t greatest_degree = 0;
    std::uint32_t cliques = 0;  ///< houses, each of them `order` vertices that are all adjacent
    /// How many colours it takes: the order. None for boards with jigsaw regions or further houses,
    /// which need not have any grid: there it is a lower bound only.
    std::optional<std::uint32_t> chromatic_number;
};

[[nodiscard]] GraphFigures figures_of(const Board& board);

/// A graph with a colour for each vertex, from 1; 0 is none yet. There may be none at all, and
/// those beyond the last vertex end the program.
struct ColouredGraph {
    Graph graph;
    std::vector<std::uint32_t> colours;

    bool operator==(const ColouredGraph&) const = default;
};

/// Reads DIMACS `.col`: comments `c ...`, one line `p edge VERTICES EDGES` (or `p col`), edges
/// `e V W`, and colours given beforehand as node lines `n V COLOUR`. An edge may come twice. A byte
/// order mark of UTF-8 is passed over. Fails, with the place, on anything else, on loops, on two
/// colours for a vertex, and where the number of edges is not the one promised (nor half of it:
/// many files count both directions).
[[nodiscard]] Result<ColouredGraph> read_col(std::string_view text);

/// Adds colours out of a file of their own to `graph`: lines `V COLOUR`, or `n V COLOUR`, and
/// comments `c ...` or `# ...`. Fails as `read_col` does, and then has changed nothing.
[[nodiscard]] Result<ColouredGraph> read_colours(ColouredGraph graph, std::string_view text);

/// The graph as DIMACS `.col`, with the colours as node lines, as `read_col` reads it back.
/// `comment` goes before it, each line after a `c `.
[[nodiscard]] std::string write_col(const ColouredGraph& graph, std::string_view comment = {});

/// Whether a graph is that of a board.
struct Recognition {
    enum class Answer : std::uint8_t {
        board,     ///< it is: `puzzle` and `vertex_of` say which
        none,      ///< it is not: `reason` and `witness` say why
        undecided  ///< too many ways to choose rows and columns were tried in vain, or time was up
    };

    Answer answer = Answer::none;
    std::optional<Puzzle> puzzle;   ///< with the colours as givens
    std::vector<Vertex> vertex_of;  ///< for each cell of the board
    /// In how many ways the vertices can be laid out on this board, in decimal; empty for jigsaws,
    /// where it is not counted.
    std::string layouts;

    Message reason;               ///< vertices in it count from 1
    std::vector<Vertex> witness;  ///< the vertices that it is about
};

/// How many cliques `recognise` tries as houses before it gives up, if nothing else is said.
inline constexpr std::uint64_t kMostHouseChoices = 200'000;

/// Decides whether `graph` is the graph of a board with rows, columns, and boxes, jigsaw regions or
/// neither, and lays it out. Boxes come out with at most as many rows as columns: the graph cannot
/// tell a board from its transpose. The rows and columns of a jigsaw come in the order of their
/// least vertices, so that its regions need not be connected. Where `order` colours cannot do,
/// because more vertices are all adjacent, it may be the graph of a board all the same: of one that
/// has no grid.
///
/// Takes polynomial time for boxes and Latin boards, and for every graph but those with
/// contrived sets of cliques, where it gives up after trying `most_choices` cliques as houses
/// (boards with boxes take 3 * order + 1, Latin ones 2 * order). `colours` may be empty, else has
/// one for each vertex; fails if one of them is larger than the order of the board found.
[[nodiscard]] Result<Recognition> recognise(const Graph& graph,
                                            std::span<const std::uint32_t> colours = {},
                                            std::uint64_t most_choices = kMostHouseChoices,
                                            const Deadline& deadline = {});

/// The colouring of any graph with `colours` colours, 1 to 64, as a puzzle: a cell for each of at
/// most 4096 vertices, digits for colours, the colours given beforehand as givens, and for houses
/// cliques that cover the edges (see `Cliques` in board.hpp). Its solutions are the colourings.
/// Fails if there are too many vertices or colours, or if one given beforehand is larger.
[[nodiscard]] Result<Puzzle> colouring_puzzle(const ColouredGraph& graph, std::uint32_t colours);

/// The same as long as there is time for it; nothing once the deadline has passed.
[[nodiscard]] Result<std::optional<Puzzle>> colouring_puzzle(const ColouredGraph& graph,
                                                             std::uint32_t colours,
                                                             const Deadline& deadline);

}  // namespace sudokit
