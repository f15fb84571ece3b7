// How many colourings a graph has.
#include <algorithm>

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
        : colours_(colours), limits_(limits), contraction_(contracted(graph)) {}

    SearchOutcome run() {
        const auto given = static_cast<Colour>(contraction_.given.size());
        if (contraction_.clash || given > colours_) return {};
        outcome_.count = 1;
        remove_simplicial();
        // The graph may have come apart.
        const Pieces pieces = pieces_of(contraction_.graph, 0);
        for (std::size_t i = 0; i < pieces.parts.size() && outcome_.count != 0; ++i) {
            const Part& part = pieces.parts[i];
            if (part.vertices.size() == 1 && gone_[part.vertices.front()]) continue;
            multiply(part);
            if (outcome_.error) return outcome_;
            if (outcome_.stop != Stop::deadline) continue;
            // Parts that were not looked at may have no colouring at all.
            if (i + 1 < pieces.parts.size()) outcome_.count = 0;
            return outcome_;
        }
        if (limits_.limit != 0 && outcome_.count >= limits_.limit) {
            outcome_.count = limits_.limit;
            outcome_.stop = Stop::limit;
        }
        return outcome_;
    }

  private:
    // A vertex whose neighbours are all adjacent has a choice of as many colours, whatever these
    // have: it is counted and goes. Trees and all chordal graphs go to nothing.
    void remove_simplicial() {
        Graph& graph = contraction_.graph;
        gone_.assign(graph.vertex_count(), false);
        std::vector<Vertex> left;
        for (Vertex v = 0; v < contraction_.first_given; ++v) left.push_back(v);
        // As often as something goes: neighbours may have become simplicial.
        while (!left.empty()) {
            const std::vector<Vertex> now = std::move(left);
            left.clear();
            for (const Vertex v : now) {
                if (gone_[v] || limits_.deadline.passed()) continue;
                const std::vector<Vertex> around(graph.neighbours(v).begin(),
                                                 graph.neighbours(v).end());
                if (around.size() > kMostAround || !is_clique(graph, around)) continue;
                gone_[v] = true;
                const auto taken = static_cast<Colour>(around.size());
                outcome_.count =
                    capped_product(outcome_.count, taken < colours_ ? colours_ - taken : 0);
                for (const Vertex other : around) {
                    graph.remove_edge(v, other);
                    if (other < contraction_.first_given) left.push_back(other);
                }
            }
        }
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
        problem.first = large_clique(part.graph);
        std::vector<std::vector<Vertex>> full;
        if (problem.first.size() == colours_) full = cliques_of_size(part.graph, colours_);
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
    std::vector<bool> gone_;
    SearchOutcome outcome_;
};

}  // namespace

SearchOutcome count_colourings(const ColouredGraph& graph, std::uint32_t colours,
                               const SearchLimits& limits) {
    return Counter(graph, colours, limits).run();
}

}  // namespace sudokit
