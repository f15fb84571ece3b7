#include "backend/colour/max_clique.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace sudokit::colouring {
namespace {

constexpr std::size_t kMostVertices = 10'000;  // as bits: 12 MB
// What it costs to take a vertex out of a set, and to make a set, besides the words looked at.
constexpr std::uint64_t kVertexCost = 4;
constexpr std::uint64_t kSetCost = 32;

using Words = std::vector<std::uint64_t>;

// Branch and bound with a greedy colouring as the bound (Tomita and Seki 2003; on bits, as San
// Segundo and others 2011 have it): a clique has at most one vertex of each colour.
class CliqueSearch {
  public:
    CliqueSearch(const Graph& graph, std::vector<Vertex> vertices, std::size_t known,
                 Budget& budget)
        : budget_(budget),
          vertices_(std::move(vertices)),
          words_((vertices_.size() + 63) / 64),
          near_(vertices_.size(), Words(words_)),
          best_size_(known) {
        budget.spend(vertices_.size() * (words_ + kSetCost));
        std::vector<std::size_t> place(graph.vertex_count(), vertices_.size());
        for (std::size_t i = 0; i < vertices_.size(); ++i) place[vertices_[i]] = i;
        for (std::size_t i = 0; i < vertices_.size(); ++i) {
            for (const Vertex other : graph.neighbours(vertices_[i])) {
                const std::size_t at = place[other];
                if (at < vertices_.size()) near_[i][at / 64] |= std::uint64_t{1} << at % 64;
            }
        }
    }

    // Empty if none is larger than what is known.
    std::vector<Vertex> run() {
        Words all(words_, ~std::uint64_t{0});
        if (vertices_.size() % 64 != 0) all.back() >>= 64 - vertices_.size() % 64;
        expand(all);
        std::vector<Vertex> out;
        for (const std::size_t i : best_) out.push_back(vertices_[i]);
        std::ranges::sort(out);
        return out;
    }

  private:
    struct Bound {
        std::size_t vertex = 0;
        std::size_t colours = 0;  // of the vertices up to this one
    };

    // Colour class by colour class; those that cannot lead to anything larger are left out.
    [[nodiscard]] std::vector<Bound> bounds_of(Words left) {
        std::vector<Bound> out;
        std::uint64_t work = 2 * kSetCost;
        const std::size_t wanted = best_size_ - std::min(best_size_, clique_.size());
        for (std::size_t colour = 1;; ++colour) {
            Words free = left;
            bool any = false;
            for (std::size_t word = 0; word < words_; ++word) {
                while (free[word] != 0) {
                    const std::size_t v =
                        word * 64 + static_cast<std::size_t>(std::countr_zero(free[word]));
                    any = true;
                    left[word] &= ~(std::uint64_t{1} << v % 64);
                    free[word] &= free[word] - 1;
                    for (std::size_t i = word; i < words_; ++i) free[i] &= ~near_[v][i];
                    work += words_ - word + kVertexCost;
                    if (colour > wanted) out.push_back({v, colour});
                }
            }
            work += words_ + kSetCost;
            if (any) continue;
            budget_.spend(work);
            return out;
        }
    }

    void expand(Words candidates) {
        const std::vector<Bound> bounds = bounds_of(candidates);
        for (std::size_t at = bounds.size(); at > 0; --at) {
            const auto [vertex, colours] = bounds[at - 1];
            if (clique_.size() + colours <= best_size_ || budget_.spent()) return;
            clique_.push_back(vertex);
            Words fewer = candidates;
            bool any = false;
            for (std::size_t i = 0; i < words_; ++i) {
                fewer[i] &= near_[vertex][i];
                any = any || fewer[i] != 0;
            }
            budget_.spend(words_ + kSetCost);
            if (any) {
                expand(std::move(fewer));
            } else if (clique_.size() > best_size_) {
                best_ = clique_;
                best_size_ = clique_.size();
            }
            clique_.pop_back();
            candidates[vertex / 64] &= ~(std::uint64_t{1} << vertex % 64);
        }
    }

    Budget& budget_;
    std::vector<Vertex> vertices_;
    std::size_t words_;
    std::vector<Words> near_;
    std::vector<std::size_t> clique_;
    std::vector<std::size_t> best_;
    std::size_t best_size_;
};

}  // namespace

std::vector<Vertex> larger_clique(const Graph& graph, std::vector<Vertex> known, Budget& budget) {
    std::vector<Vertex> vertices;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        if (graph.degree(v) >= known.size()) vertices.push_back(v);
    }
    if (vertices.size() > kMostVertices || budget.spent()) return known;
    std::ranges::stable_sort(vertices,
                             [&](Vertex a, Vertex b) { return graph.degree(a) > graph.degree(b); });
    std::vector<Vertex> found =
        CliqueSearch(graph, std::move(vertices), known.size(), budget).run();
    return found.empty() ? known : found;
}

}  // namespace sudokit::colouring
