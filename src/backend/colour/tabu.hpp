// Tabu search for a colouring of a graph with a fixed number of colours.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/rng.hpp"

#include "backend/colour/problem.hpp"

namespace sudokit::colouring {

/// TabuCol (Hertz and de Werra 1987): every vertex has a colour, and one vertex of some edge with
/// equal ends is recoloured at a time, so that as few such edges as possible are left; the old
/// colour is tabu for that vertex for a while, as long as Galinier and Hao (1999) have it: 0.6
/// times the vertices in conflict, and up to 9 more.
class Tabu {
  public:
    /// `problem` must outlive the search. Vertices that `start` leaves without a colour, or in one
    /// that they may not have, get one that clashes least.
    Tabu(const Problem& problem, std::span<const Colour> start, Rng rng);

    /// Whether the memory that it takes is worth it.
    [[nodiscard]] static bool fits(const Problem& problem);

    /// Goes on for so many steps; true once no edge has equal ends.
    bool run(std::uint64_t steps, const Deadline& deadline);

    [[nodiscard]] std::span<const Colour> colours() const { return colour_of_; }
    /// The least number of edges with equal ends that there was at any time.
    [[nodiscard]] std::uint64_t least_conflicts() const { return least_; }

  private:
    struct Move {
        Vertex vertex = 0;
        Colour colour = kNoColour;
        std::int64_t change = 0;
    };

    [[nodiscard]] std::size_t at(Vertex vertex, Colour colour) const {
        return std::size_t{vertex} * problem_.colours + colour;
    }
    [[nodiscard]] bool may_have(Vertex vertex, Colour colour) const {
        return problem_.allowed.empty() || (problem_.allowed[vertex] >> colour & 1U) != 0;
    }
    [[nodiscard]] Colour best_colour(Vertex vertex);
    [[nodiscard]] Move best_move();
    void make(const Move& move);
    void note(Vertex vertex);

    const Problem& problem_;
    Rng rng_;
    std::vector<Colour> colour_of_;
    std::vector<std::uint32_t> around_;  // by vertex and colour: neighbours that have it
    std::vector<std::uint64_t> tabu_;    // by vertex and colour: until which step
    std::vector<Vertex> clashing_;       // vertices with a neighbour of their own colour
    std::vector<std::uint32_t> place_;   // by vertex: where it is in that list, and one; 0: not
    std::uint64_t conflicts_ = 0;        // edges with equal ends
    std::uint64_t least_ = 0;
    std::uint64_t step_ = 0;
};

}  // namespace sudokit::colouring
