#include <algorithm>
#include <utility>

#include "sudokit/nine_symmetry.hpp"
#include "sudokit/symmetry.hpp"

#include "base/assert.hpp"
#include "symmetry/partition.hpp"
#include "symmetry/permutation.hpp"
#include "symmetry/puzzle_graph.hpp"

namespace sudokit {
namespace {

using symmetry::ColouredGraph;
using symmetry::Labelling;
using symmetry::OrbitLevel;
using symmetry::Partition;
using symmetry::Permutation;
using symmetry::PuzzleGraph;
using symmetry::Refiner;
using symmetry::Vertex;

// The empty board of a graph with its cells, houses and rules named by their places.
ColouredGraph board_by_places(const PuzzleGraph& board, std::span<const Vertex> places) {
    ColouredGraph out;
    out.neighbours.resize(board.digits);
    out.colours.resize(board.digits);
    for (Vertex v = 0; v < board.digits; ++v) {
        out.colours[places[v]] = board.graph.colours[v];
        for (const Vertex neighbour : board.graph.neighbours[v]) {
            if (v < neighbour) out.add_edge(places[v], places[neighbour]);
        }
    }
    return out;
}

// The leaf that is reached by always taking the first vertex of the first open class. On boards all
// of whose leaves are alike, as on those of boxes, this saves the search for the best.
std::vector<Vertex> first_leaf(const ColouredGraph& graph) {
    Refiner refiner(graph);
    Partition partition(graph);
    refiner.refine(partition);
    while (!partition.is_discrete()) {
        const auto members = partition.members(partition.first_open());
        refiner.individualise(partition, std::ranges::min(members));
    }
    return partition.place;
}

// Isomorphism of the one graph to the other, made from these alone; nothing if time is up.
std::optional<Permutation> isomorphism(const ColouredGraph& from, const ColouredGraph& to,
                                       Deadline deadline) {
    std::vector<Vertex> from_places = first_leaf(from);
    std::vector<Vertex> to_places = first_leaf(to);
    if (symmetry::certificate(from, from_places) != symmetry::certificate(to, to_places)) {
        auto from_labelling = symmetry::label(from, deadline);
        auto to_labelling = symmetry::label(to, deadline);
        if (!from_labelling || !to_labelling) return std::nullopt;
        from_places = std::move(from_labelling->places);
        to_places = std::move(to_labelling->places);
        SUDOKIT_ASSERT(symmetry::certificate(from, from_places) ==
                       symmetry::certificate(to, to_places));
    }
    const auto vertex_at = symmetry::inverse_of(to_places);
    Permutation out(from_places.size());
    for (Vertex v = 0; v < out.size(); ++v) out[v] = vertex_at[from_places[v]];
    return out;
}

// Digits in the order in which they first occur among the cells, then those that occur only
// otherwise, by their places.
std::vector<Digit> canonical_digits(const Puzzle& puzzle, std::span<const Cell> cells,
                                    std::span<const Vertex> digit_places) {
    const std::uint32_t order = puzzle.board().order();
    const Cell nowhere = puzzle.board().cell_count();
    std::vector<std::pair<Cell, Vertex>> first(order, {nowhere, 0});
    for (Digit digit = 1; digit <= order; ++digit)
        first[digit - 1].second = digit_places[digit - 1];
    for (Cell cell = 0; cell < nowhere; ++cell) {
        const Digit digit = puzzle.given(cell);
        if (digit != 0) first[digit - 1].first = std::min(first[digit - 1].first, cells[cell]);
    }
    std::vector<Digit> digits(order);
    for (Digit digit = 1; digit <= order; ++digit) {
        digits[digit - 1] = static_cast<Digit>(
            1 + std::ranges::count_if(first, [&](const auto& f) { return f < first[digit - 1]; }));
    }
    return digits;
}

Natural order_of(const Labelling& labelling) {
    Natural out(1);
    for (const OrbitLevel& level : labelling.levels) out *= level.orbit.size();
    return out;
}

// The least form as text is known for plain puzzles on the usual 9x9 board.
bool is_plain_nine(const Puzzle& puzzle) {
    return !puzzle.has_pencilmarks() && !puzzle.has_constraints() &&
           puzzle.board() == Board::standard(9);
}

CanonicalForm form_of_nine(const Puzzle& puzzle) {
    nine::Digits digits{};
    std::ranges::copy(puzzle.givens(), digits.begin());
    const nine::Canonical found = nine::Canonicaliser().form(digits);
    Transformation transformation = nine::transformation_of(found.symmetry);
    Puzzle form = *image(transformation, puzzle);
    return {std::move(form), std::move(transformation), Natural(found.automorphisms)};
}

// The labelling gives a puzzle on a board of places, which is the same for all equivalent puzzles;
// and so is what leads from that board to ours, since it is made from the two boards alone (with
// the rules for whole boards, which would not survive any other way).
std::optional<CanonicalForm> form_in_general(const Puzzle& puzzle, Deadline deadline) {
    const Board& board = puzzle.board();
    const PuzzleGraph graph = symmetry::graph_of(puzzle);
    const auto labelling = symmetry::label(graph.graph, deadline);
    if (!labelling) return std::nullopt;
    const PuzzleGraph bare = symmetry::graph_of_empty(puzzle);
    const auto onto = isomorphism(board_by_places(bare, labelling->places), bare.graph, deadline);
    if (!onto) return std::nullopt;
    std::vector<Cell> cells(board.cell_count());
    for (Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = (*onto)[labelling->places[cell]];
    const std::span all(labelling->places);
    std::vector<Digit> digits =
        digits_are_names(puzzle)
            ? canonical_digits(puzzle, cells, all.subspan(graph.digits, board.order()))
            : symmetry::counted_from(1, board.order());
    auto transformation = *Transformation::make(board, board, std::move(cells), std::move(digits));
    auto form = image(transformation, puzzle);
    SUDOKIT_ASSERT(form);
    if (!form) return std::nullopt;
    return CanonicalForm{*std::move(form), std::move(transformation), order_of(*labelling)};
}

}  // namespace

std::optional<CanonicalForm> canonical_form(const Puzzle& puzzle, Deadline deadline) {
    return is_plain_nine(puzzle) ? form_of_nine(puzzle) : form_in_general(puzzle, deadline);
}

}  // namespace sudokit
