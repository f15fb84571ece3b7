#include "symmetry/puzzle_graph.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "sudokit/symmetry.hpp"

namespace sudokit::symmetry {
namespace {

// What a vertex stands for. Values and kinds of constraints, and digits that are not mere names,
// are added to theirs.
constexpr std::uint32_t kCellColour = 0;
constexpr std::uint32_t kHouseColour = 1;  // and more for several houses of the same cells
constexpr std::uint32_t kRuleColour = 1000;
constexpr std::uint32_t kDigitColour = 1'000'000;
constexpr std::uint32_t kUnusedDigitColour = 1'001'000;
constexpr std::uint32_t kMarkColour = 1'002'000;
constexpr std::uint32_t kConstraintColour = 1'003'000;
constexpr std::uint32_t kMostValues = 10'000;  // of a constraint: a cage adds up to 2080 at most

bool is_rule_of_board(const Constraint& constraint) { return constraint.data().cells.empty(); }

std::uint32_t colour_of(const Constraint& constraint) {
    const auto* const kind = find_constraint_kind(constraint.data().kind);
    const auto index = static_cast<std::uint32_t>(kind - constraint_kinds().data());
    return (is_rule_of_board(constraint) ? kRuleColour : kConstraintColour) + index * kMostValues +
           (constraint.data().value ? *constraint.data().value + 1 : 0);
}

// The digits that a given or a mark names.
DigitSet named_digits(const Puzzle& puzzle) {
    DigitSet named;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (puzzle.given(cell) != 0) named.insert(puzzle.given(cell));
        const DigitSet marks = puzzle.pencilmarks(cell);
        if (marks != puzzle.board().digits()) named |= marks;
    }
    return named;
}

// Where a constraint adds digits up they are no mere names.
void add_digits(const Puzzle& puzzle, ColouredGraph& graph) {
    const bool fixed = !digits_are_names(puzzle);
    const DigitSet named = named_digits(puzzle);
    std::uint32_t unused = 0;
    for (Digit digit = 1; digit <= puzzle.board().order(); ++digit) {
        graph.add_vertex(fixed                   ? kDigitColour + digit
                         : named.contains(digit) ? kDigitColour
                                                 : kUnusedDigitColour + unused++);
    }
}

// A mark is a vertex between the cell and a digit that it may hold.
void add_marks(const Puzzle& puzzle, PuzzleGraph& out) {
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const DigitSet marks = puzzle.pencilmarks(cell);
        if (marks == puzzle.board().digits()) continue;
        // One with no digit says that there are marks, even if they leave nothing.
        out.graph.add_edge(cell, out.graph.add_vertex(kMarkColour));
        for (const Digit digit : marks) {
            const Vertex mark = out.graph.add_vertex(kMarkColour);
            out.graph.add_edge(cell, mark);
            out.graph.add_edge(mark, out.digits + digit - 1);
        }
    }
}

// A vertex beside the cells that a constraint is about.
void add_beside(std::span<const Cell> cells, std::uint32_t colour, ColouredGraph& graph) {
    const Vertex vertex = graph.add_vertex(colour);
    for (const Cell cell : cells) graph.add_edge(cell, vertex);
}

// As many vertices as there are sets of cells that a rule keeps different. Rules come in the order
// of their colours, since puzzles are the same in whatever order theirs are.
void add_rules(const Puzzle& puzzle, ColouredGraph& graph) {
    std::vector<const Constraint*> rules;
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        if (is_rule_of_board(*constraint)) rules.push_back(constraint.get());
    }
    std::ranges::stable_sort(rules, {}, [](const Constraint* rule) { return colour_of(*rule); });
    for (const Constraint* const rule : rules) {
        for (const auto& cells : rule->different()) add_beside(cells, colour_of(*rule), graph);
    }
}

}  // namespace

PuzzleGraph graph_of(const Board& board) {
    std::map<std::vector<Cell>, std::uint32_t> houses;
    for (const House& house : board.houses()) {
        ++houses[std::vector<Cell>(house.cells.begin(), house.cells.end())];
    }
    PuzzleGraph out;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) out.graph.add_vertex(kCellColour);
    out.houses = board.cell_count();
    for (const auto& [cells, times] : houses) {
        const Vertex vertex = out.graph.add_vertex(kHouseColour + std::min(times, 500U) - 1);
        for (const Cell cell : cells) out.graph.add_edge(cell, vertex);
    }
    out.digits = out.houses + static_cast<Vertex>(houses.size());
    return out;
}

PuzzleGraph graph_of_empty(const Puzzle& puzzle) {
    PuzzleGraph out = graph_of(puzzle.board());
    add_rules(puzzle, out.graph);
    out.digits = static_cast<Vertex>(out.graph.colours.size());
    return out;
}

PuzzleGraph graph_of(const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    PuzzleGraph out = graph_of_empty(puzzle);
    add_digits(puzzle, out.graph);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (puzzle.given(cell) != 0) out.graph.add_edge(cell, out.digits + puzzle.given(cell) - 1);
    }
    if (puzzle.has_pencilmarks()) add_marks(puzzle, out);
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        if (is_rule_of_board(*constraint)) continue;
        add_beside(constraint->data().cells, colour_of(*constraint), out.graph);
    }
    return out;
}

}  // namespace sudokit::symmetry
