// Everything that is tried on one connected part of a graph: greedy, tabu and exact search.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sudokit/deadline.hpp"

#include "backend/colour/budget.hpp"
#include "backend/colour/problem.hpp"

namespace sudokit::colouring {

/// What a search may spend, and has spent.
struct Effort {
    Deadline deadline = {};
    std::uint64_t seed = 1;
    std::uint64_t steps = 0;  ///< of tabu search for a number of colours
    std::uint64_t nodes = 0;  ///< choices of exact search so far
    CliqueBudget cliques{deadline};
};

/// The best colouring of a graph so far, and ways to a better one.
class PartSearch {
  public:
    /// Colours `graph` greedily; `graph` must outlive this. It is known that `lower` colours are
    /// needed for the whole: no clique is looked for where that many do here.
    PartSearch(const Graph& graph, Colour lower, Effort& effort);

    /// Vertices that are all adjacent, in increasing order.
    [[nodiscard]] const std::vector<Vertex>& clique() const { return clique_; }
    [[nodiscard]] Colour upper() const { return upper_; }
    [[nodiscard]] const std::vector<Colour>& colours() const { return best_; }

    /// Names a clique that the search may use where it has as many vertices as there are colours.
    void suggest(std::vector<Vertex> clique) { suggested_.push_back(std::move(clique)); }

    /// Names a vertex of a clique that exact search need not choose colours for.
    void fix(Vertex vertex) { fixed_.push_back(vertex); }

    /// Tabu search for fewer and fewer colours, down to `goal`, until it fails.
    void improve(Colour goal, const Effort& effort);

    enum class Answer : std::uint8_t { yes, no, stopped };

    /// How long to try: a first run of exact search, or until there is an answer.
    enum class Patience : std::uint8_t { little, endless };

    /// Whether `colours` of them do: exact search and tabu search in turns, each time for longer.
    Answer decide(Colour colours, Patience patience, Effort& effort);

  private:
    [[nodiscard]] std::vector<std::vector<Vertex>> full_cliques(Colour colours,
                                                                Budget& budget) const;
    void keep(std::span<const Colour> colours);

    const Graph& graph_;
    std::vector<Vertex> clique_;
    std::vector<std::vector<Vertex>> suggested_;
    std::vector<Vertex> fixed_;
    std::vector<Colour> best_;
    Colour upper_ = 0;
};

}  // namespace sudokit::colouring
