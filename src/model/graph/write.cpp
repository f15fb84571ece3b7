// The graph of a puzzle as DIMACS `.col`, GraphML and DOT.
#include "model/graph/write.hpp"

#include "sudokit/graph.hpp"

namespace sudokit::model {
namespace {

// What is the same in all kinds, as comment lines that begin with `mark`.
void write_figures(const Puzzle& puzzle, std::string_view mark, TextWriter& out) {
    const Board& board = puzzle.board();
    const GraphFigures figures = figures_of(board);
    out << mark << "the graph of a " << shape_name(board.shape()) << " puzzle, by sudokit\n";
    out << mark << figures.vertices << " vertices, " << std::uint64_t{figures.edges}
        << " edges, degree " << figures.least_degree;
    if (figures.greatest_degree != figures.least_degree) {
        out << " to " << figures.greatest_degree;
    }
    out << ", " << figures.cliques << " houses (cliques of " << board.order()
        << "), chromatic number " << (figures.chromatic_number ? "" : "at least ") << board.order()
        << "\n";
}

template <class Write>
void for_each_edge(const Board& board, TextWriter& out, Write write) {
    for (Cell cell = 0; cell < board.cell_count() && out.good(); ++cell) {
        for (const Cell peer : board.peers(cell)) {
            if (peer > cell) write(cell, peer);
        }
    }
}

void write_marks(const Puzzle& puzzle, Cell cell, TextWriter& out) {
    std::string_view between;
    for (const Digit digit : puzzle.pencilmarks(cell)) {
        out << between << digit;
        between = " ";
    }
}

void write_graphml_keys(const Puzzle& puzzle, TextWriter& out) {
    const auto key = [&](std::string_view name, std::string_view type) {
        out << "  <key id=\"" << name << "\" for=\"node\" attr.name=\"" << name << "\" attr.type=\""
            << type << "\"/>\n";
    };
    key("row", "int");
    key("column", "int");
    if (puzzle.board().has_boxes()) key("box", "int");
    key("colour", "int");
    if (puzzle.has_pencilmarks()) key("allowed", "string");
}

void write_graphml_node(const Puzzle& puzzle, Cell cell, TextWriter& out) {
    const Board& board = puzzle.board();
    const auto data = [&](std::string_view key, std::uint32_t value) {
        out << "<data key=\"" << key << "\">" << value << "</data>";
    };
    out << "    <node id=\"" << cell_name(board, cell) << "\">";
    data("row", board.row_of(cell) + 1);
    data("column", board.column_of(cell) + 1);
    if (board.has_boxes()) data("box", board.box_of(cell) + 1);
    if (puzzle.given(cell) != 0) data("colour", puzzle.given(cell));
    if (puzzle.has_pencilmarks()) {
        out << "<data key=\"allowed\">";
        write_marks(puzzle, cell, out);
        out << "</data>";
    }
    out << "</node>\n";
}

}  // namespace

void write_col(const Puzzle& puzzle, TextWriter& out) {
    const Board& board = puzzle.board();
    write_figures(puzzle, "c ", out);
    out << "c vertex (row - 1) * " << board.order()
        << " + column is a cell; n V D: it is given D\n";
    out << "c for the way back: sudokit recognise THIS_FILE\n";
    if (puzzle.has_pencilmarks()) {
        out << "c allowed V D...: the pencilmarks, which this format has no lines for\n";
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            out << "c allowed " << cell + 1 << ' ';
            write_marks(puzzle, cell, out);
            out << '\n';
        }
    }
    out << "p edge " << board.cell_count() << ' ' << std::uint64_t{figures_of(board).edges} << '\n';
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (puzzle.given(cell) != 0) out << "n " << cell + 1 << ' ' << puzzle.given(cell) << '\n';
    }
    for_each_edge(board, out, [&](Cell cell, Cell peer) {
        out << "e " << cell + 1 << ' ' << peer + 1 << '\n';
    });
}

void write_graphml(const Puzzle& puzzle, TextWriter& out) {
    const Board& board = puzzle.board();
    out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!--\n";
    write_figures(puzzle, "  ", out);
    out << "-->\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n";
    write_graphml_keys(puzzle, out);
    out << "  <graph id=\"board\" edgedefault=\"undirected\">\n";
    for (Cell cell = 0; cell < board.cell_count(); ++cell) write_graphml_node(puzzle, cell, out);
    for_each_edge(board, out, [&](Cell cell, Cell peer) {
        out << "    <edge source=\"" << cell_name(board, cell) << "\" target=\""
            << cell_name(board, peer) << "\"/>\n";
    });
    out << "  </graph>\n</graphml>\n";
}

void write_dot(const Puzzle& puzzle, TextWriter& out) {
    const Board& board = puzzle.board();
    write_figures(puzzle, "// ", out);
    out << "// to draw it as the grid: neato -n -Tsvg THIS_FILE\n";
    out << "graph board {\n  node [shape=circle, label=\"\"];\n";
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        // In points, and upwards.
        out << "  " << cell_name(board, cell) << " [pos=\"" << board.column_of(cell) * 72 << ","
            << (board.order() - 1 - board.row_of(cell)) * 72 << "\"";
        if (puzzle.given(cell) != 0) out << ", label=\"" << puzzle.given(cell) << "\"";
        if (puzzle.has_pencilmarks()) {
            out << ", comment=\"allowed: ";
            write_marks(puzzle, cell, out);
            out << "\"";
        }
        out << "];\n";
    }
    for_each_edge(board, out, [&](Cell cell, Cell peer) {
        out << "  " << cell_name(board, cell) << " -- " << cell_name(board, peer) << ";\n";
    });
    out << "}\n";
}

}  // namespace sudokit::model
