#include "model/graph/cliques.hpp"

#include <algorithm>

#include "model/graph/vertex_set.hpp"

namespace sudokit::graph {
namespace {

// Takes over from `cliques` what is still maximal once `added`, with the neighbours `near`, is
// there. A part of the graph has no more maximal cliques than the whole: each of them grows to a
// different one. So the list is never longer than it is at the end.
std::vector<VertexSet> with_vertex(const std::vector<VertexSet>& cliques, std::size_t added,
                                   const VertexSet& near) {
    std::vector<VertexSet> kept;
    std::vector<VertexSet> fresh;
    for (const VertexSet& clique : cliques) {
        if (!clique.is_subset_of(near)) kept.push_back(clique);
        fresh.push_back(clique);
        fresh.back() &= near;
    }
    std::ranges::sort(fresh);
    fresh.erase(std::unique(fresh.begin(), fresh.end()), fresh.end());
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        bool maximal = true;
        for (std::size_t j = 0; j < fresh.size() && maximal; ++j) {
            maximal = i == j || !fresh[i].is_subset_of(fresh[j]);
        }
        if (!maximal) continue;
        kept.push_back(fresh[i]);
        kept.back().add(added);
    }
    return kept;
}

}  // namespace

std::optional<std::vector<std::vector<Vertex>>> cliques_around(const Graph& graph, Vertex vertex,
                                                               std::size_t most) {
    // Bit i is the i-th neighbour.
    const auto around = graph.neighbours(vertex);
    std::vector<VertexSet> cliques = {VertexSet(around.size())};
    for (std::size_t i = 0; i < around.size(); ++i) {
        VertexSet near(around.size());
        const auto others = graph.neighbours(around[i]);
        for (std::size_t j = 0, k = 0; j < i; ++j) {
            while (k < others.size() && others[k] < around[j]) ++k;
            if (k < others.size() && others[k] == around[j]) near.add(j);
        }
        cliques = with_vertex(cliques, i, near);
        if (cliques.size() > most) return std::nullopt;
    }
    std::vector<std::vector<Vertex>> out;
    for (const VertexSet& clique : cliques) {
        out.push_back({vertex});
        for (const std::uint32_t i : clique.members()) out.back().push_back(around[i]);
        std::ranges::sort(out.back());
    }
    return out;
}

}  // namespace sudokit::graph
