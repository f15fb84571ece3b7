// A colouring problem as lines that lack symbols; docs/reductions.md has the proof.
//
// The edges are parted into cliques, some of which, no two with a common vertex, are the homes of
// the vertices; a vertex that is in none of these is a home by itself. A vertex u in the cliques
// Q0 (its home), Q1, ..., Qm is a row, and a clique Q and a colour j are a column. In the row of u,
// the cell of (Qi, j) takes gi ("u has colour j") or gi+1 ("it has not"), where
//
//     g0 = the symbol of the home, whatever the colour; gi = the symbol of (Qi, j);
//     gm+1 = the leaf of (u, j)
//
// So the symbols of a row are a tree, the cells its edges, and each cell takes one of its ends: all
// of it is settled by the one symbol that is left over, which is what the last cell of the row
// takes. That cell is allowed leaves only, and the leaf of (u, j) means that u has colour j. In a
// column, the symbol of (Q, j) is there once: at most one vertex of the clique has the colour. What
// a column has left over goes to a last cell of its own.
//
// The last cells of columns lie in rows of a mirror image, where rows are columns and the same
// symbols are used. Those of rows lie in columns of another mirror image, whose symbols are others
// but for the leaves. So everything is there four times:
//
//                    columns: (Q, j)     u of image 1   (Q, j) of 2   u of image 2
//     rows: u of 1            cells                                   last cells of rows
//     (Q, j) of image 1       last cells  cells
//     u of 2                              last cells    cells
//     (Q, j) of image 2                                 last cells    cells
#include <algorithm>

#include "model/reduction/line_problem.hpp"

namespace sudokit::model {
namespace {

struct Vertices {
    std::vector<Vertex> open;                         // without a colour
    std::vector<std::vector<std::uint32_t>> colours;  // that each of them may have
};

// What colours given beforehand leave. Where two of these clash, or there is nothing else to say
// so, a vertex of its own has no colour left.
Vertices open_vertices(const ColouredGraph& graph, std::uint32_t colours) {
    const auto colour_of = [&](Vertex vertex) {
        return vertex < graph.colours.size() ? graph.colours[vertex] : 0;
    };
    Vertices out;
    bool clash = false;
    for (Vertex vertex = 0; vertex < graph.graph.vertex_count(); ++vertex) {
        const auto neighbours = graph.graph.neighbours(vertex);
        if (const std::uint32_t own = colour_of(vertex); own != 0) {
            clash = clash || std::ranges::find(neighbours, own, colour_of) != neighbours.end();
            continue;
        }
        std::vector<bool> taken(std::size_t{colours} + 1);
        for (const Vertex other : neighbours) taken[colour_of(other)] = true;
        out.open.push_back(vertex);
        auto& left = out.colours.emplace_back();
        for (std::uint32_t colour = 1; colour <= colours; ++colour) {
            if (!taken[colour]) left.push_back(colour);
        }
    }
    if (clash) {
        out.open.push_back(graph.graph.vertex_count());
        out.colours.emplace_back();
    }
    return out;
}

using Clique = std::vector<std::size_t>;  // indices of open vertices

// Cliques that have every edge in exactly one of them: each begins with an edge that is in none yet
// and takes in whatever it has only such edges to.
std::vector<Clique> edge_partition(const Graph& graph, const std::vector<Vertex>& open) {
    const std::size_t count = open.size();
    const auto key = [&](std::size_t a, std::size_t b) { return a * count + b; };
    std::vector<bool> left(count * count);
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = 0; b < count; ++b) {
            const bool both =
                a != b && open[a] < graph.vertex_count() && open[b] < graph.vertex_count();
            left[key(a, b)] = both && graph.adjacent(open[a], open[b]);
        }
    }
    std::vector<Clique> cliques;
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = a + 1; b < count; ++b) {
            if (!left[key(a, b)]) continue;
            Clique clique = {a, b};
            for (std::size_t c = b + 1; c < count; ++c) {
                const bool fits = std::ranges::all_of(
                    clique, [&](std::size_t member) { return left[key(member, c)]; });
                if (fits) clique.push_back(c);
            }
            for (const std::size_t one : clique) {
                for (const std::size_t other : clique) left[key(one, other)] = false;
            }
            cliques.push_back(std::move(clique));
        }
    }
    return cliques;
}

// A clique for a colour: the vertices of it that may have the colour.
struct Column {
    std::size_t clique = 0;
    std::uint32_t colour = 0;
    std::vector<std::size_t> members;
};

class Construction {
  public:
    Construction(const ColouredGraph& graph, std::uint32_t colours)
        : vertices_(open_vertices(graph, colours)),
          cliques_(edge_partition(graph.graph, vertices_.open)) {
        find_homes();
        make_columns(colours);
        order_columns();
    }

    LineProblem problem() {
        const std::size_t vertices = vertices_.open.size();
        const auto half = static_cast<std::uint32_t>(vertices + columns_.size());
        out_.rows.resize(2 * std::size_t{half});
        out_.columns.resize(2 * std::size_t{half});
        for (std::size_t vertex = 0; vertex < vertices; ++vertex) {
            leaves_.push_back(out_.symbols);
            out_.symbols += static_cast<Symbol>(vertices_.colours[vertex].size());
        }
        for (std::uint32_t copy = 0; copy < 2; ++copy) add_copy(copy * half, half);
        add_readings(half);
        return std::move(out_);
    }

  private:
    // Vertex-disjoint cliques, the largest first; whoever is left is a home by itself.
    void find_homes() {
        std::ranges::stable_sort(cliques_, std::greater<>(), &Clique::size);
        is_home_.assign(cliques_.size(), false);
        std::vector<bool> housed(vertices_.open.size());
        const auto take = [&](std::size_t clique) {
            is_home_[clique] = true;
            for (const std::size_t member : cliques_[clique]) housed[member] = true;
        };
        for (std::size_t clique = 0; clique < cliques_.size(); ++clique) {
            const bool free = std::ranges::none_of(
                cliques_[clique], [&](std::size_t member) { return housed[member]; });
            if (free) take(clique);
        }
        for (std::size_t vertex = 0; vertex < housed.size(); ++vertex) {
            if (housed[vertex]) continue;
            cliques_.push_back({vertex});
            is_home_.push_back(false);
            take(cliques_.size() - 1);
        }
    }

    // A column that says nothing, because only one vertex may have the colour, is needed at homes
    // only, where rows begin.
    void make_columns(std::uint32_t colours) {
        for (std::size_t clique = 0; clique < cliques_.size(); ++clique) {
            for (std::uint32_t colour = 1; colour <= colours; ++colour) {
                Column column{clique, colour, {}};
                for (const std::size_t member : cliques_[clique]) {
                    const auto& allowed = vertices_.colours[member];
                    if (std::ranges::find(allowed, colour) != allowed.end()) {
                        column.members.push_back(member);
                    }
                }
                const std::size_t least = is_home_[clique] ? 1 : 2;
                if (column.members.size() >= least) columns_.push_back(std::move(column));
            }
        }
    }

    // For each vertex and each of its colours, the columns in their order: the home first.
    void order_columns() {
        legs_.resize(vertices_.open.size());
        for (std::size_t vertex = 0; vertex < legs_.size(); ++vertex) {
            legs_[vertex].resize(vertices_.colours[vertex].size());
        }
        for (const bool home : {true, false}) {
            for (std::size_t column = 0; column < columns_.size(); ++column) {
                if (is_home_[columns_[column].clique] != home) continue;
                for (const std::size_t member : columns_[column].members) {
                    legs_[member][place_of(member, columns_[column].colour)].push_back(column);
                }
            }
        }
    }

    [[nodiscard]] std::size_t place_of(std::size_t vertex, std::uint32_t colour) const {
        const auto& allowed = vertices_.colours[vertex];
        return static_cast<std::size_t>(std::ranges::find(allowed, colour) - allowed.begin());
    }

    // A copy and its mirror image, with symbols of their own but for the leaves.
    void add_copy(std::uint32_t from, std::uint32_t half) {
        const auto vertices = static_cast<std::uint32_t>(vertices_.open.size());
        const auto columns = static_cast<std::uint32_t>(columns_.size());
        std::vector<Symbol> of_home(cliques_.size());
        for (std::size_t clique = 0; clique < cliques_.size(); ++clique) {
            if (is_home_[clique]) of_home[clique] = out_.symbols++;
        }
        std::vector<Symbol> of_column;
        for (const Column& column : columns_) {
            of_column.push_back(is_home_[column.clique] ? of_home[column.clique] : out_.symbols++);
        }
        // Rows of the copy: vertices, then the columns of the image; columns the other way round.
        const auto row = [&](std::size_t vertex) {
            return from + static_cast<std::uint32_t>(vertex);
        };
        const auto image_row = [&](std::size_t column) {
            return from + vertices + static_cast<std::uint32_t>(column);
        };
        const auto line = [&](std::size_t column) {
            return from + static_cast<std::uint32_t>(column);
        };
        const auto image_line = [&](std::size_t vertex) {
            return from + columns + static_cast<std::uint32_t>(vertex);
        };
        const auto lack = [&](std::vector<Symbol>& a, std::vector<Symbol>& b, Symbol symbol) {
            a.push_back(symbol);
            b.push_back(symbol);
        };
        for (std::size_t column = 0; column < columns; ++column) {
            lack(out_.columns[line(column)], out_.rows[image_row(column)], of_column[column]);
            out_.empty.emplace(image_row(column), line(column));
        }
        for (std::size_t vertex = 0; vertex < vertices; ++vertex) {
            auto& lacks = out_.rows[row(vertex)];
            auto& image_lacks = out_.columns[image_line(vertex)];
            lack(lacks, image_lacks, of_home[home_of(vertex)]);
            for (std::size_t place = 0; place < legs_[vertex].size(); ++place) {
                const auto& leg = legs_[vertex][place];
                for (std::size_t i = 0; i < leg.size(); ++i) {
                    const bool last = i + 1 == leg.size();
                    const Symbol next =
                        last ? leaves_[vertex] + static_cast<Symbol>(place) : of_column[leg[i + 1]];
                    lack(lacks, image_lacks, next);
                    lack(out_.columns[line(leg[i])], out_.rows[image_row(leg[i])], next);
                    out_.empty.emplace(row(vertex), line(leg[i]));
                    out_.empty.emplace(image_row(leg[i]), image_line(vertex));
                }
            }
            // The last cell: in the image of the other copy.
            const std::uint32_t other = from == 0 ? half : 0;
            out_.empty.emplace(row(vertex), other + columns + static_cast<std::uint32_t>(vertex));
        }
    }

    [[nodiscard]] std::size_t home_of(std::size_t vertex) const {
        for (std::size_t clique = 0; clique < cliques_.size(); ++clique) {
            if (is_home_[clique] && std::ranges::count(cliques_[clique], vertex) > 0) return clique;
        }
        return 0;
    }

    void add_readings(std::uint32_t half) {
        const auto columns = static_cast<std::uint32_t>(columns_.size());
        for (std::uint32_t vertex = 0; vertex < vertices_.open.size(); ++vertex) {
            LineProblem::Reading reading{
                vertices_.open[vertex], vertex, half + columns + vertex, {}};
            for (std::size_t place = 0; place < vertices_.colours[vertex].size(); ++place) {
                reading.meanings.emplace_back(leaves_[vertex] + static_cast<Symbol>(place),
                                              vertices_.colours[vertex][place]);
            }
            out_.readings.push_back(std::move(reading));
        }
    }

    Vertices vertices_;
    std::vector<Clique> cliques_;
    std::vector<bool> is_home_;
    std::vector<Column> columns_;
    std::vector<std::vector<std::vector<std::size_t>>> legs_;  // by vertex and colour
    std::vector<Symbol> leaves_;                               // the first of each vertex
    LineProblem out_;
};

}  // namespace

LineProblem colouring_lines(const ColouredGraph& graph, std::uint32_t colours) {
    return Construction(graph, colours).problem();
}

}  // namespace sudokit::model
