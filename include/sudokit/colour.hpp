// Colouring graphs: with as few colours as possible, or with a given number, where some vertices
// may have colours beforehand.
//
//     const auto read = read_col(text);
//     const Colouring best = least_colouring(*read);
//     if (best.answer == Colouring::Answer::least) use(best.bounds.upper, best.colours);
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/graph.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// What is known about the least number of colours while a search goes on.
struct ColourBounds {
    std::uint32_t lower = 0;  ///< no fewer colours do
    std::uint32_t upper = 0;  ///< so many do
    std::uint64_t nodes = 0;  ///< choices tried by exact search
};

/// How much to do for a colouring.
struct ColourOptions {
    Deadline deadline = {};
    std::uint64_t seed = 1;  ///< of the heuristic: the same seed, the same colouring
    /// Steps of the heuristic after which a number of colours is given up.
    std::uint64_t steps = 200'000;
    /// Kept up to date during the work where not null; `deadline` may look at it.
    ColourBounds* progress = nullptr;
};

/// A colouring, or why there is none.
struct Colouring {
    enum class Answer : std::uint8_t {
        least,     ///< coloured, and no fewer colours do
        coloured,  ///< coloured as asked; whether fewer colours do is open
        none,      ///< there is none: `reason` says why
        stopped    ///< the deadline passed, or the heuristic gave up: the bounds are what is known
    };

    Answer answer = Answer::none;
    /// The least number of colours lies between these. Colours given beforehand count.
    ColourBounds bounds;
    /// By vertex, from 1: the best colouring found, also where it takes more colours than asked
    /// for. Colours given beforehand are kept; the others are the least numbers that are not
    /// among these. Empty if there is none at all.
    std::vector<std::uint32_t> colours;
    /// Vertices that are all adjacent: as many colours are needed. May be empty.
    std::vector<Vertex> clique;

    Message reason;               ///< why there is none; vertices in it count from 1
    std::vector<Vertex> witness;  ///< the vertices that it is about
};

/// Colours `graph` with as few colours as possible, and proves that there are no fewer. If the
/// deadline passes first, the answer is `stopped`, with a colouring and both bounds. Colours that
/// vertices have beforehand stay; `none` if two adjacent ones have the same. Where more than 2,000
/// different colours are given, here and below, there is only a greedy colouring: `least` if it
/// takes no others, else `stopped`.
[[nodiscard]] Colouring least_colouring(const ColouredGraph& graph,
                                        const ColourOptions& options = {});

/// The same without a proof: `least` where the colouring happens to need no more colours than some
/// clique has vertices, else `coloured`, also when the deadline passes. For large graphs.
[[nodiscard]] Colouring heuristic_colouring(const ColouredGraph& graph,
                                            const ColourOptions& options = {});

/// Colours `graph` with at most `colours` colours, those given beforehand among them: `coloured`,
/// `none`, or `stopped` by the deadline.
[[nodiscard]] Colouring colouring_with(const ColouredGraph& graph, std::uint32_t colours,
                                       const ColourOptions& options = {});

/// The same without a proof that there is none: `none` only where a clique shows it, and `stopped`
/// if the heuristic gives up.
[[nodiscard]] Colouring heuristic_colouring_with(const ColouredGraph& graph, std::uint32_t colours,
                                                 const ColourOptions& options = {});

/// Counts the colourings with the colours 1 .. `colours` (or, where colours given beforehand are
/// larger, these in the place of others), up to `limits.limit`. The largest number of 64 bits
/// stands for that many or more. Fails if the graph is too large for so many colours, or has more
/// than 2,000 different ones beforehand.
[[nodiscard]] SearchOutcome count_colourings(const ColouredGraph& graph, std::uint32_t colours,
                                             const SearchLimits& limits);

/// True if every vertex has a colour and no two adjacent ones have the same.
[[nodiscard]] bool is_proper(const Graph& graph, std::span<const std::uint32_t> colours);

}  // namespace sudokit
