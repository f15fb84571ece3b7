#include <algorithm>
#include <utility>

#include "sudokit/symmetry.hpp"

#include "base/assert.hpp"
#include "symmetry/permutation.hpp"
#include "symmetry/puzzle_graph.hpp"

namespace sudokit {
namespace {

using symmetry::Labelling;
using symmetry::Vertex;

// The new names of digits, of which some are known (0 = not yet); the others keep theirs as far as
// possible.
std::vector<Digit> completed_names(std::vector<Digit> names) {
    const auto is_taken = [&](Digit digit) {
        return std::ranges::find(names, digit) != names.end();
    };
    for (Digit digit = 1; digit <= names.size(); ++digit) {
        if (names[digit - 1] == 0 && !is_taken(digit)) names[digit - 1] = digit;
    }
    Digit next = 1;
    for (Digit& name : names) {
        if (name != 0) continue;
        while (is_taken(next)) ++next;
        name = next;
    }
    return names;
}

// How digits are renamed if cells go where `cells` says, as far as the givens tell; nothing if they
// contradict each other.
std::optional<std::vector<Digit>> names_by_givens(const Puzzle& first, const Puzzle& second,
                                                  std::span<const Cell> cells) {
    std::vector<Digit> names(first.board().order());
    std::vector<Digit> back(first.board().order());
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        const Digit from = first.given(cell);
        const Digit to = second.given(cells[cell]);
        if ((from == 0) != (to == 0)) return std::nullopt;
        if (from == 0) continue;
        if (names[from - 1] == 0 && back[to - 1] == 0) {
            names[from - 1] = to;
            back[to - 1] = from;
        } else if (names[from - 1] != to) {
            return std::nullopt;
        }
    }
    return completed_names(std::move(names));
}

// The transformation that moves cells like this one and makes the second puzzle of the first, if
// renaming digits by the givens is all that is missing.
std::optional<Transformation> renamed(const Transformation& way, const Puzzle& first,
                                      const Puzzle& second) {
    if (way.to() != second.board()) return std::nullopt;
    const auto names = names_by_givens(first, second, way.cells());
    if (!names) return std::nullopt;
    auto found = Transformation::make(way.from(), way.to(),
                                      {way.cells().begin(), way.cells().end()}, *names);
    SUDOKIT_ASSERT(found);
    const auto reached = image(*found, first);
    if (!reached || *reached != second) return std::nullopt;
    return *std::move(found);
}

// Where puzzles have automorphisms, many transformations lead from one to the other: the plainest
// are to leave the cells alone, and to turn the board.
std::optional<Transformation> plain_way(const Puzzle& first, const Puzzle& second) {
    if (auto found = renamed(Transformation(first.board()), first, second)) return found;
    if (!first.board().is_grid()) return std::nullopt;
    for (const Turn how : kTurns) {
        if (auto found = renamed(turn(first.board(), how), first, second)) return found;
    }
    return std::nullopt;
}

// By places in the labelled graphs, which are the same.
Transformation by_places(const Puzzle& first, const Puzzle& second, const Labelling& from,
                         const Labelling& to, Vertex digit_vertex) {
    const auto vertex_at = symmetry::inverse_of(to.places);
    std::vector<Cell> cells(first.board().cell_count());
    for (Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = vertex_at[from.places[cell]];
    std::vector<Digit> digits(first.board().order());
    for (Digit digit = 0; digit < digits.size(); ++digit) {
        digits[digit] = vertex_at[from.places[digit_vertex + digit]] - digit_vertex + 1;
    }
    auto found =
        Transformation::make(first.board(), second.board(), std::move(cells), std::move(digits));
    SUDOKIT_ASSERT(found);
    return *std::move(found);
}

}  // namespace

Equivalence compare_puzzles(const Puzzle& first, const Puzzle& second, Deadline deadline) {
    using enum Equivalence::Answer;
    if (first.board().order() != second.board().order() ||
        first.board().cell_count() != second.board().cell_count()) {
        return {different};
    }
    if (auto plain = plain_way(first, second)) return {same, std::move(plain)};
    const auto a = symmetry::graph_of(first);
    const auto b = symmetry::graph_of(second);
    if (a.digits != b.digits || a.graph.colours.size() != b.graph.colours.size()) {
        return {different};
    }
    const auto from = symmetry::label(a.graph, deadline);
    const auto to = from ? symmetry::label(b.graph, deadline) : std::nullopt;
    if (!to) return {out_of_time};
    if (symmetry::certificate(a.graph, from->places) !=
        symmetry::certificate(b.graph, to->places)) {
        return {different};
    }
    Transformation found = by_places(first, second, *from, *to, a.digits);
    auto better = renamed(found, first, second);
    return {same, better ? std::move(better) : std::move(found)};
}

std::optional<std::vector<std::uint32_t>> equivalence_certificate(const Puzzle& puzzle,
                                                                  Deadline deadline) {
    const auto graph = symmetry::graph_of(puzzle);
    const auto labelling = symmetry::label(graph.graph, deadline);
    if (!labelling) return std::nullopt;
    auto out = symmetry::certificate(graph.graph, labelling->places);
    out.insert(out.end(), {puzzle.board().order(), puzzle.board().cell_count(), graph.digits});
    return out;
}

}  // namespace sudokit
