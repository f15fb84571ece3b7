// Random perfect matchings of a bipartite graph, with known chances that are nearly the same for
// all of them.
#pragma once

#include <array>
#include <optional>

#include "sudokit/rng.hpp"

#include "count/graphs/factorisations.hpp"

namespace sudokit::count {

/// Draws matchings edge by edge. Which edge comes next is decided by belief propagation, which
/// would tell the share of the matchings that an edge is in if the graph were a tree (Chertkov et
/// al. 2008): so matchings come about equally often, and whatever is left of the difference is in
/// the chance that it answers.
class MatchingDraw {
  public:
    /// For graphs of `size` rows and digits, at most `kMostRows`.
    explicit MatchingDraw(std::size_t size) : size_(size) {}

    /// Takes the edges of a random matching out of `rows`, and answers the logarithm of one over
    /// its chance. Nothing if it came to a dead end: then `rows` is good for nothing.
    [[nodiscard]] std::optional<double> take(Rows& rows, Rng& rng);

  private:
    // Messages to a vertex from those on the other side.
    using Messages = std::array<std::array<double, kMostRows>, kMostRows>;

    struct Vertex {
        bool is_row = true;
        std::size_t index = 0;
        int degree = 0;
    };

    [[nodiscard]] Vertex narrowest() const;
    void pass_messages();
    static void pass(const Rows& from, std::uint32_t open, const Messages& in, Messages& out);
    void match(std::size_t row, std::size_t digit);

    std::size_t size_;
    Rows rows_ = {};    // the open digits of each open row
    Rows digits_ = {};  // and the other way round
    std::uint32_t open_rows_ = 0;
    std::uint32_t open_digits_ = 0;
    Messages to_rows_ = {};    // [row][digit]
    Messages to_digits_ = {};  // [digit][row]
};

/// The logarithm of an unbiased estimate of `factorisations`, by random matchings down to degree 3;
/// minus infinity at a dead end. The time is that of some dozens of matchings.
[[nodiscard]] double sampled_factorisations(Rows rows, std::size_t size, unsigned degree,
                                            MatchingDraw& matchings, Rng& rng);

}  // namespace sudokit::count
