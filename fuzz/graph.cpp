// The reader of graphs, and recognise, on any bytes. A graph that is a board's is laid out as one.
#include "sudokit/graph.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/require.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = sudokit::read_col(text);
    if (!read) {
        require(read.error().line > 0 && read.error().offset <= size);
        return 0;
    }
    const sudokit::Graph& graph = read->graph;
    const auto found = sudokit::recognise(graph, read->colours);
    if (!found || found->answer != sudokit::Recognition::Answer::board) return 0;
    const sudokit::Board& board = found->puzzle->board();
    for (sudokit::Cell cell = 0; cell < board.cell_count(); ++cell) {
        const sudokit::Vertex vertex = found->vertex_of[cell];
        require(board.peers(cell).size() == graph.degree(vertex));
        require(found->puzzle->given(cell) == read->colours[vertex]);
        for (const sudokit::Cell peer : board.peers(cell)) {
            require(graph.adjacent(vertex, found->vertex_of[peer]));
        }
    }
    return 0;
}
