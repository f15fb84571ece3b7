// Steps by constraints: what `Constraint::filter` takes away from the candidates of a state.
#include <algorithm>

#include "sudokit/techniques.hpp"

namespace sudokit {
namespace {

// Where there is no way to keep the constraint every candidate goes.
ConstraintStep step_by(const State& state, std::uint32_t index) {
    const Constraint& constraint = *state.constraints()[index];
    const auto cells = constraint.cells();
    std::vector<DigitSet> left;
    for (const Cell cell : cells) {
        left.push_back(state.is_open(cell) ? state.candidates(cell)
                                           : DigitSet::of(state.digit(cell)));
    }
    if (!constraint.filter(left)) left.assign(left.size(), DigitSet());
    ConstraintStep step{index};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Digit digit : state.candidates(cells[i]) & ~left[i]) {
            step.eliminations.push_back({cells[i], digit});
        }
    }
    std::ranges::sort(step.eliminations);
    return step;
}

}  // namespace

std::optional<ConstraintStep> next_constraint_step(const State& state) {
    for (std::uint32_t i = 0; i < state.constraints().size(); ++i) {
        ConstraintStep step = step_by(state, i);
        if (!step.eliminations.empty()) return step;
    }
    return std::nullopt;
}

}  // namespace sudokit
