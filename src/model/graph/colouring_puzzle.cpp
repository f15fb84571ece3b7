#include "model/graph/clique_cover.hpp"
#include "model/graph/messages.hpp"

namespace sudokit {

Result<Puzzle> colouring_puzzle(const ColouredGraph& graph, std::uint32_t colours) {
    SUDOKIT_EXPECT(graph.colours.size() <= graph.graph.vertex_count());
    Cliques cliques{graph.graph.vertex_count(), {}};
    // A single colour leaves no house that two neighbours could share.
    const bool hopeless = colours == 1 && graph.graph.edge_count() > 0;
    if (colours >= 2) cliques.houses = graph::clique_cover(graph.graph, colours);
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
    if (hopeless) puzzle.set_pencilmarks(0, DigitSet());
    return puzzle;
}

}  // namespace sudokit
