// How many colourings a graph has.
#include <algorithm>
#include <numeric>

#include "sudokit/colour.hpp"

#include "backend/colour/clique.hpp"
#include "backend/colour/contraction.hpp"
#include "backend/colour/greedy.hpp"
#include "backend/colour/messages.hpp"
#include "backend/colour/parts.hpp"
#include "backend/colour/search.hpp"

namespace sudokit {
namespace {

using namespace colouring;

// Bits of the colours that vertices may have: 512 MB.
constexpr std::uint64_t kMostPairs = std::uint64_t{1} << 32U;
constexpr std::uint64_t kMostCount = ~std::uint64_t{0};

// `a * b`, or the largest number where that is too large.
std::uint64_t capped_product(std::uint64_t a, std::uint64_t b) {
    return b != 0 && a > kMostCount / b ? kMostCount : a * b;
}

bool is_clique(const Graph& graph, std::span<const Vertex> vertices) {
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        for (std::size_t j = i + 1; j < vertices.size(); ++j) {
            if (!graph.adjacent(vertices[i], vertices[j])) return false;
        }
    }
    return true;
}

class Counter {
  public:
    Counter(const ColouredGraph& graph, Colour colours, const SearchLimits& limits)
        : colours_(colours),
          limits_(limits),
          contraction_(contracted(graph)),
          cliques_(limits.deadline) {}

    SearchOutcome run() {
        const auto given = static_cast<Colour>(contraction_.given.size());
        if (contraction_.clash || given > colours_) return {};
        if (!contraction_.whole) {
            outcome_.error = Error{ErrorCode::too_large, 0, message(colouring::text::kTooLarge)};
            return outcome_;
        }
        outcome_.count = 1;
        remove_simplicial();
        // The graph may have come apart.
        const Pieces pieces = pieces_of(contraction_.graph, 0);
        for (std::size_t i = 0; i < pieces.parts.size() && outcome_.count != 0; ++i) {
            const Part& part = pieces.parts[i];
            if (is_counted(part)) continue;
            multiply(part);
            if (outcome_.error) return outcome_;
            if (outcome_.stop != Stop::deadline) continue;
            // Parts that were not looked at may have no colouring at all.
            const auto later = std::span(pieces.parts).subspan(i + 1);
            const auto counted = [&](const Part& other) { return is_counted(other); };
            if (!std::ranges::all_of(later, counted)) outcome_.count = 0;
            return outcome_;
        }
        if (limits_.limit != 0 && outcome_.count >= limits_.limit) {
            outcome_.count = limits_.limit;
            outcome_.stop = Stop::limit;
        }
        return outcome_;
    }

  private:
    // Whether it is a vertex that was taken off, and nothing else.
    [[nodiscard]] bool is_counted(const Part& part) const {
        return part.vertices.size() == 1 && gone_[part.vertices.front()];
    }

    // A vertex whose neighbours are all adjacent has a choice of as many colours, whatever these
    // have: it is counted and goes. Trees and all chordal graphs go to nothing.
    void remove_simplicial() {
        const Graph& graph = contraction_.graph;
        const Vertex n = graph.vertex_count();
        gone_.assign(n, false);
        std::vector<std::uint32_t> degree(n);  // in what is left
        for (Vertex v = 0; v < n; ++v) degree[v] = graph.degree(v);
        // Neighbours of what goes may have become simplicial, and are looked at again.
        std::vector<Vertex> queue(contraction_.first_given);
        std::iota(queue.begin(), queue.end(), Vertex{0});
        std::vector<bool> waiting(n, true);
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const Vertex v = queue[i];
            waiting[v] = false;
            if (gone_[v] || degree[v] > kMostAround) continue;
            if (limits_.deadline.passed()) break;
            std::vector<Vertex> around;
            for (const Vertex other : graph.neighbours(v)) {
                if (!gone_[other]) around.push_back(other);
            }
            if (!is_clique(graph, around)) continue;
            gone_[v] = true;
            const auto taken = static_cast<Colour>(around.size());
            outcome_.count =
                capped_product(outcome_.count, taken < colours_ ? colours_ - taken : 0);
            for (const Vertex other : around) {
                --degree[other];
                if (other >= contraction_.first_given || waiting[other]) continue;
                waiting[other] = true;
                queue.push_back(other);
            }
        }
        cut_off_gone();
    }

    // Leaves the vertices that are gone without edges.
    void cut_off_gone() {
        const Graph& graph = contraction_.graph;
        std::vector<std::pair<Vertex, Vertex>> edges;
        for (Vertex v = 0; v < graph.vertex_count(); ++v) {
            if (gone_[v]) continue;
            for (const Vertex other : graph.neighbours(v)) {
                if (other > v && !gone_[other]) edges.emplace_back(v, other);
            }
        }
        contraction_.graph = Graph(graph.vertex_count(), edges);
    }

    void multiply(const Part& part) {
        // No colouring uses more colours than there are vertices.
        const auto n = static_cast<Colour>(part.vertices.size());
        Problem problem = problem_of(part.graph, std::min(colours_, n));
        if (std::uint64_t{n} * problem.colours > kMostPairs) {
            outcome_.error = Error{ErrorCode::too_large, 0, message(colouring::text::kTooLarge)};
            return;
        }
        // Given colours are vertices here, all adjacent: so many colours have their names.
        for (Vertex v = 0; v < n; ++v) {
            if (part.vertices[v] >= contraction_.first_given) problem.fixed.push_back(v);
        }
        const auto given = static_cast<Colour>(problem.fixed.size());
        problem.first = large_clique(part.graph, cliques_.large);
        std::vector<std::vector<Vertex>> full;
        if (problem.first.size() == colours_) {
            full = cliques_of_size(part.graph, colours_, cliques_.full);
        }
        problem.full_cliques.assign(full.begin(), full.end());

        Search search(problem, Search::Choice::saturation);
        std::uint64_t count = 0;
        const std::uint64_t most = limits_.limit == 0 ? kMostCount : limits_.limit;
        const auto take = [&](std::span<const Colour> found) {
            // The colours in use can have any names, but for those given.
            std::uint64_t same = 1;
            for (Colour i = given; i < colours_in(without_gaps(found)); ++i) {
                same = capped_product(same, colours_ - i);
            }
            count = same > kMostCount - count ? kMostCount : count + same;
            return count < most;
        };
        if (search.run(take, limits_.deadline, 0) == Search::End::deadline) {
            outcome_.stop = Stop::deadline;
        }
        outcome_.nodes += search.nodes();
        outcome_.count = capped_product(outcome_.count, count);
    }

    static constexpr std::size_t kMostAround = 1000;

    Colour colours_;
    SearchLimits limits_;
    Contraction contraction_;
    CliqueBudget cliques_;
    std::vector<bool> gone_;
    SearchOutcome outcome_;
};

}  // namespace

SearchOutcome count_colourings(const ColouredGraph& graph, std::uint32_t colours,
                               const SearchLimits& limits) {
    return Counter(graph, colours, limits).run();
}

}  // namespace sudokit
