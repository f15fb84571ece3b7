// What walks through models show, as figures.
#include "sudokit/model_walk.hpp"

namespace sudokit {
namespace {

ModelFigure figure_of(const ModelWalk& walk, const State& state) {
    ModelFigure out{
        .model = walk.model, .board = state.board(), .digits = {}, .givens = {}, .open = {}};
    const std::uint32_t cells = state.board().cell_count();
    out.digits.assign(state.digits().begin(), state.digits().end());
    for (Cell cell = 0; cell < cells; ++cell) {
        out.givens.push_back(state.is_given(cell) ? 1 : 0);
        out.open.push_back(state.candidates(cell));
    }
    return out;
}

}  // namespace

ModelFigure start_figure(const ModelWalk& walk) { return figure_of(walk, walk.start); }

ModelFigure step_figure(const ModelWalk& walk, const ModelStep& step, const State& before) {
    State after = before;
    apply(step, after);
    ModelFigure out = figure_of(walk, after);
    out.placed = step.placement;
    out.zeros = step.zeros;
    out.reasons = step.reasons;
    const Programme programme{Puzzle(before.board())};
    for (const std::uint32_t equation : step.equations) {
        out.equations.push_back(programme.equation(equation));
    }
    return out;
}

ModelFigure end_figure(const ModelWalk& walk) {
    ModelFigure out = figure_of(walk, walk.reached);
    out.dead_end = walk.dead_end;
    return out;
}

}  // namespace sudokit
