// Ordered partitions of the vertices of a graph, refined until all vertices of a class have equally
// many neighbours in every class.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "symmetry/labelling.hpp"

namespace sudokit::symmetry {

/// Classes are runs of `order`; each is named by the place where it begins.
///
///     order    v v v | v v | v          place of v: its index here
///     class    0 0 0   3 3   5          by vertex
///     size     3 . .   2 .   1          by the place where the class begins
struct Partition {
    std::vector<Vertex> order;
    std::vector<std::uint32_t> place;
    std::vector<std::uint32_t> class_of;
    std::vector<std::uint32_t> size;
    std::uint32_t classes = 0;

    /// One class for each colour, in the order of colours.
    explicit Partition(const ColouredGraph& graph);

    [[nodiscard]] bool is_discrete() const { return classes == order.size(); }

    /// The first class of more than one vertex; there is one.
    [[nodiscard]] std::uint32_t first_open() const;

    /// The vertices of a class.
    [[nodiscard]] std::span<const Vertex> members(std::uint32_t at) const {
        return std::span(order).subspan(at, size[at]);
    }
};

/// Refines partitions of one graph; keeps its memory between calls.
class Refiner {
  public:
    explicit Refiner(const ColouredGraph& graph);

    /// Refines by all classes. What comes back says how it went: the same number for partitions
    /// that an isomorphism turns into each other.
    std::uint64_t refine(Partition& partition);

    /// Puts a vertex into a class of its own, before the rest of its class, and refines.
    std::uint64_t individualise(Partition& partition, Vertex vertex);

  private:
    std::uint64_t run(Partition& partition);
    void count_neighbours(const Partition& partition, std::uint32_t splitter);
    void split(Partition& partition, std::uint32_t at, std::uint64_t& trace);
    void note(std::uint32_t at);

    const ColouredGraph& graph_;
    std::vector<std::uint32_t> queue_;    // classes that others may have to be split by
    std::vector<bool> queued_;            // by the place where a class begins
    std::vector<std::uint32_t> counts_;   // of each vertex: neighbours in the splitter
    std::vector<Vertex> counted_;         // those with any
    std::vector<std::uint32_t> touched_;  // classes with such vertices
    std::vector<bool> is_touched_;
};

}  // namespace sudokit::symmetry
