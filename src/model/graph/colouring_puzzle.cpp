#include "base/assert.hpp"
#include "model/graph/clique_cover.hpp"
#include "model/graph/messages.hpp"

namespace sudokit {
namespace {

Result<Puzzle> puzzle_of(const ColouredGraph& graph, std::uint32_t colours, Cliques cliques) {
    Shape shape;
    shape.order = colours;
    shape.regions = std::move(cliques);
    const auto board = Board::make(shape);
    if (!board) return board.error();

    Puzzle puzzle(*board);
    for (Vertex vertex = 0; vertex < graph.colours.size(); ++vertex) {
        if (graph.colours[vertex] > colours) {
            return Error{
                ErrorCode::board, 0,
                message(model::text::kColourTooLarge, vertex + 1, graph.colours[vertex], colours)};
        }
        puzzle.set_given(vertex, graph.colours[vertex]);
    }
    // A single colour leaves no house that two neighbours could share.
    const bool hopeless = colours == 1 && graph.graph.edge_count() > 0;
    if (hopeless) puzzle.set_pencilmarks(0, DigitSet());
    return puzzle;
}

}  // namespace

Result<std::optional<Puzzle>> colouring_puzzle(const ColouredGraph& graph, std::uint32_t colours,
                                               const Deadline& deadline) {
    SUDOKIT_EXPECT(graph.colours.size() <= graph.graph.vertex_count());
    Cliques cliques{graph.graph.vertex_count(), {}};
    // What is no board at all is not worth the time.
    const bool fits = cliques.cells <= kMaxOrder * kMaxOrder && colours <= kMaxOrder;
    if (fits && colours >= 2) {
        auto cover = graph::clique_cover(graph.graph, colours, deadline);
        if (!cover) return {std::optional<Puzzle>()};
        cliques.houses = *std::move(cover);
    }
    auto puzzle = puzzle_of(graph, colours, std::move(cliques));
    if (!puzzle) return puzzle.error();
    return {std::optional(*std::move(puzzle))};
}

Result<Puzzle> colouring_puzzle(const ColouredGraph& graph, std::uint32_t colours) {
    auto puzzle = colouring_puzzle(graph, colours, Deadline());
    if (!puzzle) return puzzle.error();
    SUDOKIT_ASSERT(puzzle->has_value());
    return **std::move(puzzle);
}

}  // namespace sudokit
