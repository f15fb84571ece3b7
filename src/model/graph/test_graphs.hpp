// Graphs for tests, with chromatic numbers that are known.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/graph.hpp"
#include "sudokit/rng.hpp"

namespace sudokit {

inline Graph complete(std::uint32_t n) {
    Graph graph(n);
    for (Vertex a = 0; a < n; ++a) {
        for (Vertex b = a + 1; b < n; ++b) graph.add_edge(a, b);
    }
    return graph;
}

inline Graph cycle(std::uint32_t n) {
    Graph graph(n);
    for (Vertex v = 0; v < n; ++v) graph.add_edge(v, (v + 1) % n);
    return graph;
}

/// Without triangles, and yet `k` colours are needed: 2 for an edge, and one more for each
/// construction (Mycielski 1955).
inline Graph mycielski(std::uint32_t k) {
    Graph graph = complete(2);
    for (; k > 2; --k) {
        const std::uint32_t n = graph.vertex_count();
        Graph next(2 * n + 1);
        for (Vertex a = 0; a < n; ++a) {
            for (const Vertex b : graph.neighbours(a)) {
                next.add_edge(a, b);
                next.add_edge(a, n + b);
            }
            next.add_edge(n + a, 2 * n);
        }
        graph = next;
    }
    return graph;
}

/// The squares of a board, adjacent where a queen gets from one to the other.
inline Graph queens(std::uint32_t n) {
    Graph graph(n * n);
    for (Vertex a = 0; a < n * n; ++a) {
        for (Vertex b = a + 1; b < n * n; ++b) {
            const bool line = a / n == b / n || a % n == b % n;
            const bool diagonal = a / n + a % n == b / n + b % n || a / n + b % n == b / n + a % n;
            if (line || diagonal) graph.add_edge(a, b);
        }
    }
    return graph;
}

/// The subsets of `k` out of `n` things, adjacent where they have nothing in common: n - 2k + 2
/// colours (Lovasz 1978). (5, 2) is Petersen's graph.
inline Graph kneser(std::uint32_t n, std::uint32_t k) {
    std::vector<std::uint32_t> sets;
    for (std::uint32_t set = 0; set < 1U << n; ++set) {
        std::uint32_t size = 0;
        for (std::uint32_t rest = set; rest != 0; rest &= rest - 1) ++size;
        if (size == k) sets.push_back(set);
    }
    Graph graph(static_cast<std::uint32_t>(sets.size()));
    for (Vertex a = 0; a < sets.size(); ++a) {
        for (Vertex b = a + 1; b < sets.size(); ++b) {
            if ((sets[a] & sets[b]) == 0) graph.add_edge(a, b);
        }
    }
    return graph;
}

/// `n` vertices in `parts` groups, adjacent where they are in different ones.
inline Graph multipartite(std::uint32_t n, std::uint32_t parts) {
    Graph graph(n);
    for (Vertex a = 0; a < n; ++a) {
        for (Vertex b = a + 1; b < n; ++b) {
            if (a % parts != b % parts) graph.add_edge(a, b);
        }
    }
    return graph;
}

/// Each edge is there in `percent` of all cases.
inline Graph random_graph(std::uint32_t n, std::uint32_t percent, Rng& rng) {
    Graph graph(n);
    for (Vertex a = 0; a < n; ++a) {
        for (Vertex b = a + 1; b < n; ++b) {
            if (rng.below(100) < percent) graph.add_edge(a, b);
        }
    }
    return graph;
}

/// Whether adjacent vertices differ.
inline bool differs(const Graph& graph, std::span<const std::uint32_t> colours) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        for (const Vertex other : graph.neighbours(v)) {
            if (colours[v] == colours[other]) return false;
        }
    }
    return true;
}

}  // namespace sudokit
