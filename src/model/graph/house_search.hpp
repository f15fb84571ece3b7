// Which cliques of a graph are rows, columns and regions.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/graph.hpp"

#include "base/lookout.hpp"
#include "model/graph/vertex_set.hpp"

namespace sudokit::graph {

/// The houses of a board, as sets of vertices.
struct Houses {
    std::vector<VertexSet> rows;
    std::vector<VertexSet> columns;
    std::vector<VertexSet> regions;  ///< none on a Latin board
};

/// Looks for rows, columns and regions among the cliques of `order` vertices of a graph.
class HouseSearch {
  public:
    /// `cliques` holds all cliques of `order` vertices. Gives up after `most_nodes` choices.
    HouseSearch(const Graph& graph, const std::vector<std::vector<Vertex>>& cliques,
                std::uint32_t order, std::uint64_t most_nodes, const Deadline& deadline);

    enum class Outcome : std::uint8_t { found, none, gave_up, stopped };

    /// Finds houses such that rows meet columns once each and every edge is in one of them. Rows
    /// and columns may change places. Where the houses are boxes or there are none beyond rows and
    /// columns, there is nothing to choose.
    Outcome run();

    /// After `found`.
    [[nodiscard]] const Houses& houses() const { return houses_; }

  private:
    using Indices = std::vector<std::size_t>;

    [[nodiscard]] Indices row_candidates(Vertex vertex, const VertexSet& covered) const;
    [[nodiscard]] Indices column_candidates(Vertex vertex, const VertexSet& covered) const;
    bool choose_rows(const std::vector<Vertex>& starts, const VertexSet& covered);
    bool choose_columns(const std::vector<Vertex>& starts, const VertexSet& covered);
    bool find_regions();
    bool choose_regions(const VertexSet& covered);
    [[nodiscard]] bool spend();

    std::uint32_t order_;
    std::vector<VertexSet> near_;  // the neighbours of each vertex
    std::vector<VertexSet> cliques_;
    std::vector<Indices> through_;      // the cliques of each vertex
    std::vector<VertexSet> unclaimed_;  // the neighbours that are in neither its row nor column
    std::size_t first_column_ = 0;
    Houses houses_;
    std::uint64_t most_nodes_;
    std::uint64_t nodes_ = 0;
    Lookout lookout_;
};

}  // namespace sudokit::graph
