// Exact search for the colourings of a graph with a fixed number of colours.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/function_ref.hpp"

#include "backend/colour/problem.hpp"
#include "base/lookout.hpp"

namespace sudokit::colouring {

/// DSATUR (Brelaz 1979) as a search: always the vertex with the fewest colours left, of these the
/// one with the most uncoloured neighbours. Colours that are interchangeable and not in use yet
/// count as one, so that a first clique is coloured without any choice. A vertex with one colour
/// left takes it, and so does the last vertex of a full clique that can still have a colour.
///
/// Full cliques take part in the choice: a colour with fewer places in one of them than any vertex
/// has colours is placed first.
class Search {
  public:
    enum class Choice : std::uint8_t {
        saturation,  ///< by what is left alone
        /// What is left is divided by the failures there (dom/wdeg: Boussemart, Hemery, Lecoutre
        /// and Sais 2004), which are kept when the search starts over.
        failures
    };

    /// `problem` must outlive the search.
    Search(const Problem& problem, Choice choice);

    /// Called with the colour of every vertex; answers whether to go on.
    using Leaf = FunctionRef<bool(std::span<const Colour> colours)>;

    enum class End : std::uint8_t {
        exhausted,  ///< there are no others
        told,       ///< `leaf` wanted no more
        deadline,
        failures  ///< too many of them
    };

    /// Goes on where the last run ended, or from the beginning. Each colouring is found once, up
    /// to renaming the interchangeable colours. Pauses after `failures` (0: never), unless it has
    /// found one.
    End run(Leaf leaf, const Deadline& deadline, std::uint64_t failures);

    /// The next run is from the beginning.
    void start_over() { begun_ = false; }

    /// Choices tried so far, in all runs.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    struct Option {
        Vertex vertex = 0;
        Colour colour = 0;
    };
    // A choice between options_[next ..], which belong to it to the end of the list.
    struct Level {
        std::size_t trail = 0;
        std::size_t path = 0;
        std::size_t first = 0;
        std::size_t next = 0;
    };
    struct Slot {
        std::uint32_t clique = 0;
        Colour colour = 0;
    };

    [[nodiscard]] bool has(Vertex vertex, Colour colour) const {
        return (domain_[vertex * words_ + colour / 64] >> colour % 64 & 1U) != 0;
    }
    [[nodiscard]] bool is_open(Vertex vertex) const { return colour_of_[vertex] == kNoColour; }

    void begin();
    bool propagate();
    bool fill(Slot slot);
    void assign(Vertex vertex, Colour colour);
    void remove(Vertex vertex, Colour colour);
    void undo(std::size_t trail, std::size_t path);
    void use(Colour colour);
    void release(Colour colour);

    bool branch();
    bool next_option();
    [[nodiscard]] Vertex choose_vertex() const;
    [[nodiscard]] bool choose_slot(Vertex against, Slot& best) const;
    void add_options_of(Vertex vertex);
    void add_options_of(Slot slot);

    const Problem& problem_;
    std::uint32_t blame_;                // what a failure adds to a weight
    std::size_t words_;                  // of the domain of a vertex
    std::vector<std::uint64_t> domain_;  // by vertex: the colours left
    std::vector<std::uint32_t> size_;    // by vertex: how many
    std::vector<Colour> colour_of_;      // by vertex
    std::vector<std::uint32_t> degree_;  // by vertex: its uncoloured neighbours
    std::vector<std::uint32_t> bonus_;   // by vertex: lets those of the first clique come first
    std::vector<std::uint32_t> weight_;  // by vertex: failures there, and one
    std::vector<std::vector<std::uint32_t>> cliques_of_;  // by vertex: full ones
    std::vector<std::uint32_t> places_;         // by clique and colour: vertices that may have it
    std::vector<std::uint32_t> slot_weight_;    // the same: failures there, and one
    std::vector<std::uint32_t> vertices_with_;  // by colour
    Colour unused_ = 0;                         // how many interchangeable ones are not in use

    std::vector<std::pair<Vertex, Colour>> trail_;  // what was removed
    std::vector<Vertex> path_;                      // what was coloured
    std::vector<Vertex> single_vertices_;
    std::vector<Slot> single_slots_;
    std::vector<Level> levels_;
    std::vector<Option> options_;
    Lookout lookout_;
    bool begun_ = false;
    bool branched_ = false;  // an option is to be taken next
    bool found_ = false;
    bool failed_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t failures_ = 0;
};

}  // namespace sudokit::colouring
