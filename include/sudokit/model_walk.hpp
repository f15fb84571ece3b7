// Walks through the models of a puzzle: the 0-1 programme filled in variable by variable, and the
// graph coloured vertex by vertex, with the equations or the neighbours that force each step.
//
//     const ModelWalk walk = walk_model(puzzle, {.model = WalkModel::cube});
//     State state = walk.start;
//     for (const ModelStep& step : walk.steps) {
//         use(model_step_text(walk, step, state, Language::en, symbols));
//         apply(step, state);
//     }
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/json_writer.hpp"
#include "sudokit/model_figure.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/state.hpp"

namespace sudokit {

/// Why a cell gets its digit, the easiest first.
enum class ModelStepKind : std::uint8_t {
    last_cell,  ///< it is the last open cell of a house (of the cube only)
    cell,       ///< its equation has one term left: its neighbours have all other colours
    house,      ///< so has the equation of a house: no other vertex of the clique can take it
    choice      ///< nothing forces it: the digit is that of a solution
};

/// "last-cell", "cell", "house", "choice".
[[nodiscard]] std::string_view model_step_word(ModelStepKind kind);

/// One step of a walk: a variable becomes 1, a vertex gets a colour.
struct ModelStep {
    ModelStepKind kind = ModelStepKind::choice;
    Candidate placement;
    /// The equations that force it, as indices of `Programme::equation`, by rows, columns, the
    /// cell, boxes and the other houses. In each, all terms but that of the placement are 0. For
    /// `last_cell` those of the cell and of the houses that it is the last open cell of; for `cell`
    /// and `house` all that have one term left; for `choice` none.
    std::vector<std::uint32_t> equations;
    /// Why the other terms are 0: of the equation of the cell for `cell`, of the first one of a
    /// house for `house`, as far as their cells are open. None for the other kinds.
    std::vector<ModelReason> reasons;
    DigitSet values;  ///< what was left in the cell
    /// The variables that were open and become 0, also by what constraints say then.
    std::vector<Candidate> zeros;
    bool ordered = false;  ///< the cell was next in the order asked for

    bool operator==(const ModelStep&) const = default;
};

/// Which model to walk through, and how.
struct ModelWalkOptions {
    WalkModel model = WalkModel::cube;  ///< boards that are no grids have no cube: there, the graph
    /// Open cells to take first, in this order, each once; any that are not open when it is their
    /// turn are left alone. The others follow in the order of the model:
    ///
    /// - cube: in rounds; each takes all steps of the easiest kind that are there when it begins,
    ///   in reading order;
    /// - graph: the vertex with the fewest colours left that is forced (DSATUR's order, Brelaz
    ///   1979); among equals the one with most neighbours without a colour, then in reading order.
    ///
    /// Where nothing is forced, the cell with the fewest values is next.
    std::vector<Cell> order = {};
    Deadline deadline = {};
};

/// How a walk ended.
enum class ModelWalkEnd : std::uint8_t {
    solved,
    dead_end,  ///< an equation cannot be satisfied any more: there is no solution
    stuck,     ///< nothing is forced, and there is no solution to choose by
    stopped    ///< the deadline passed first
};

/// "solved", "dead-end", "stuck", "stopped".
[[nodiscard]] std::string_view model_walk_end_word(ModelWalkEnd end);

/// A walk through a model.
struct ModelWalk {
    ModelWalk(WalkModel walked, const State& state) : model(walked), start(state), reached(state) {}

    WalkModel model;
    State start;                       ///< the givens, and what constraints rule out with them
    std::vector<Candidate> ruled_out;  ///< by constraints, at the start
    std::vector<ModelStep> steps;
    State reached;
    ModelWalkEnd end = ModelWalkEnd::stuck;
    std::optional<DeadEnd> dead_end;  ///< where it ended in one
    /// How many solutions the puzzle has. Where the deductions alone decide, nothing is searched.
    Verdict verdict = Verdict::unknown;
    std::size_t choices = 0;  ///< steps that nothing forces
    /// Cells of the order that nothing forced when it was their turn, and that there was no
    /// solution to choose by.
    std::vector<Cell> passed_over;
    std::vector<Cell>
        filled_before;  ///< those that were given, or named before, and so had a digit
};

/// Why there is no walk through that model of `puzzle`: a graph says which cells differ, so that it
/// has no room for sums. Nothing if there is one.
[[nodiscard]] std::optional<Error> model_walk_fault(const Puzzle& puzzle, WalkModel model);

/// Takes a step: the placement, and what becomes 0.
void apply(const ModelStep& step, State& state);

/// Walks through the model of `puzzle`, which must be without `model_walk_fault`, as far as
/// deductions go, and on by choices that follow the first solution found, if there is one.
[[nodiscard]] ModelWalk walk_model(const Puzzle& puzzle, const ModelWalkOptions& options,
                                   Solver& solver);
[[nodiscard]] ModelWalk walk_model(const Puzzle& puzzle, const ModelWalkOptions& options = {});

/// Reads an order: names of cells, "r1c4" or "L1C4", with commas between. Fails, with the place, on
/// anything else, on cells that are not on the board, given, or named twice, and where the board is
/// no grid.
[[nodiscard]] Result<std::vector<Cell>> read_order(const Puzzle& puzzle, std::string_view text);

/// What a step does, in short: "r1c4 = 4", and for small graphs "r1c4 = 1 (brown)".
[[nodiscard]] std::string model_step_name(const ModelWalk& walk, const ModelStep& step,
                                          Language language, Symbols symbols);

/// Why, by which equations or neighbours, and what becomes 0, in lines; `before` is the state that
/// the step is taken in.
[[nodiscard]] std::string model_step_text(const ModelWalk& walk, const ModelStep& step,
                                          const State& before, Language language, Symbols symbols);

/// What there is at the start, in a sentence, and how the walk ended, in lines.
[[nodiscard]] std::string model_start_text(const ModelWalk& walk, Language language);
[[nodiscard]] std::string model_end_text(const ModelWalk& walk, Language language, Symbols symbols);

/// The start, what a step leads to, and the end, to be drawn.
[[nodiscard]] ModelFigure start_figure(const ModelWalk& walk);
[[nodiscard]] ModelFigure step_figure(const ModelWalk& walk, const ModelStep& step,
                                      const State& before);
[[nodiscard]] ModelFigure end_figure(const ModelWalk& walk);

/// A walk as a JSON object; docs/walks.md describes it.
[[nodiscard]] std::string model_walk_json(const ModelWalk& walk, Language language,
                                          Symbols symbols);

/// The members of that object, for one that has others besides.
void write_model_walk_members(JsonWriter& writer, const ModelWalk& walk, Language language,
                              Symbols symbols);

}  // namespace sudokit
