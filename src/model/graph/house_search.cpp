#include "model/graph/house_search.hpp"

#include <algorithm>

namespace sudokit::graph {
namespace {

// The start with the fewest candidates, and these.
template <class Candidates>
std::pair<Vertex, std::vector<std::size_t>> narrowest(const std::vector<Vertex>& starts,
                                                      Candidates candidates) {
    std::pair<Vertex, std::vector<std::size_t>> best{starts.front(), candidates(starts.front())};
    for (const Vertex start : starts) {
        auto own = candidates(start);
        if (own.size() < best.second.size()) best = {start, std::move(own)};
    }
    return best;
}

std::vector<Vertex> without(std::vector<Vertex> vertices, Vertex vertex) {
    std::erase(vertices, vertex);
    return vertices;
}

VertexSet together(VertexSet a, const VertexSet& b) { return a |= b; }

}  // namespace

HouseSearch::HouseSearch(const Graph& graph, const std::vector<std::vector<Vertex>>& cliques,
                         std::uint32_t order, std::uint64_t most_nodes, const Deadline& deadline)
    : order_(order),
      near_(graph.vertex_count(), VertexSet(graph.vertex_count())),
      through_(graph.vertex_count()),
      most_nodes_(most_nodes),
      lookout_(deadline, 1) {
    for (Vertex vertex = 0; vertex < graph.vertex_count(); ++vertex) {
        for (const Vertex other : graph.neighbours(vertex)) near_[vertex].add(other);
    }
    for (const std::vector<Vertex>& clique : cliques) {
        cliques_.emplace_back(graph.vertex_count());
        for (const Vertex vertex : clique) {
            cliques_.back().add(vertex);
            through_[vertex].push_back(cliques_.size() - 1);
        }
    }
}

HouseSearch::Outcome HouseSearch::run() {
    // Vertex 0 has a row and a column, which meet there only. All rows meet that column, and all
    // columns that row. A box never meets another clique in exactly one vertex, so it is not tried.
    const Indices& around = through_.front();
    for (std::size_t i = 0; i < around.size(); ++i) {
        for (std::size_t j = i + 1; j < around.size(); ++j) {
            const VertexSet& row = cliques_[around[i]];
            const VertexSet& column = cliques_[around[j]];
            if (row.common_with(column) != 1) continue;
            first_column_ = around[j];
            houses_ = {{row}, {column}, {}};
            if (choose_rows(without(column.members(), 0), row)) return Outcome::found;
            if (lookout_.seen()) return Outcome::stopped;
            if (nodes_ > most_nodes_) return Outcome::gave_up;
        }
    }
    return Outcome::none;
}

bool HouseSearch::spend() { return ++nodes_ <= most_nodes_ && !lookout_.passed(); }

HouseSearch::Indices HouseSearch::row_candidates(Vertex vertex, const VertexSet& covered) const {
    Indices out;
    for (const std::size_t index : through_[vertex]) {
        const VertexSet& clique = cliques_[index];
        if (clique.common_with(covered) == 0 && clique.common_with(cliques_[first_column_]) == 1) {
            out.push_back(index);
        }
    }
    return out;
}

HouseSearch::Indices HouseSearch::column_candidates(Vertex vertex, const VertexSet& covered) const {
    Indices out;
    for (const std::size_t index : through_[vertex]) {
        const VertexSet& clique = cliques_[index];
        if (clique.common_with(covered) == 0 &&
            std::ranges::all_of(
                houses_.rows, [&](const VertexSet& row) { return clique.common_with(row) == 1; })) {
            out.push_back(index);
        }
    }
    return out;
}

bool HouseSearch::choose_rows(const std::vector<Vertex>& starts, const VertexSet& covered) {
    if (!spend()) return false;
    if (starts.empty()) {
        return choose_columns(without(houses_.rows.front().members(), 0), cliques_[first_column_]);
    }
    const auto choice =
        narrowest(starts, [&](Vertex vertex) { return row_candidates(vertex, covered); });
    const std::vector<Vertex> rest = without(starts, choice.first);
    return std::ranges::any_of(choice.second, [&](std::size_t index) {
        houses_.rows.push_back(cliques_[index]);
        if (choose_rows(rest, together(covered, cliques_[index]))) return true;
        houses_.rows.pop_back();
        return false;
    });
}

bool HouseSearch::choose_columns(const std::vector<Vertex>& starts, const VertexSet& covered) {
    if (!spend()) return false;
    if (starts.empty()) return find_regions();
    const auto choice =
        narrowest(starts, [&](Vertex vertex) { return column_candidates(vertex, covered); });
    const std::vector<Vertex> rest = without(starts, choice.first);
    return std::ranges::any_of(choice.second, [&](std::size_t index) {
        houses_.columns.push_back(cliques_[index]);
        if (choose_columns(rest, together(covered, cliques_[index]))) return true;
        houses_.columns.pop_back();
        return false;
    });
}

bool HouseSearch::find_regions() {
    unclaimed_ = near_;
    for (const auto* lines : {&houses_.rows, &houses_.columns}) {
        for (const VertexSet& line : *lines) {
            for (const Vertex vertex : line.members()) unclaimed_[vertex] -= line;
        }
    }
    const bool latin = std::ranges::all_of(
        unclaimed_, [](const VertexSet& unclaimed) { return unclaimed.size() == 0; });
    return latin || choose_regions(VertexSet(near_.size()));
}

// Every unclaimed edge must lie in a region; whatever else is in a region is an edge anyway.
bool HouseSearch::choose_regions(const VertexSet& covered) {
    if (!spend()) return false;
    if (houses_.regions.size() == order_) return true;
    Vertex vertex = 0;
    while (covered.contains(vertex)) ++vertex;
    for (const std::size_t index : through_[vertex]) {
        const VertexSet& clique = cliques_[index];
        const std::vector<Vertex> members = clique.members();
        const bool fits =
            clique.common_with(covered) == 0 && std::ranges::all_of(members, [&](Vertex member) {
                return unclaimed_[member].is_subset_of(clique);
            });
        if (!fits) continue;
        houses_.regions.push_back(clique);
        if (choose_regions(together(covered, clique))) return true;
        houses_.regions.pop_back();
    }
    return false;
}

}  // namespace sudokit::graph
