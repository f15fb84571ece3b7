#include "engine/tree/trial.hpp"

#include "engine/general/contradiction.hpp"

namespace sudokit::engine {

SinglesTrial::SinglesTrial(const Puzzle& puzzle)
    : puzzle_(puzzle), links_(puzzle.board()), state_(links_, Rules::singles) {}

TreeOutcome SinglesTrial::begin() {
    before_.emplace_back(puzzle_.board().cell_count());
    for (Cell cell = 0; cell < puzzle_.board().cell_count(); ++cell) {
        before_.back()[cell] = puzzle_.given(cell) != 0;
    }
    marks_.push_back(0);
    if (!state_.load(puzzle_)) return clash_of_givens(puzzle_, state_);
    return settle();
}

TreeOutcome SinglesTrial::enter(Candidate tried) {
    before_.push_back(filled());
    before_.back()[tried.cell] = true;
    marks_.push_back(state_.mark());
    state_.assign(tried);
    return settle();
}

void SinglesTrial::leave() {
    state_.undo(marks_.back());
    marks_.pop_back();
    before_.pop_back();
}

DigitSet SinglesTrial::choices(Cell cell) const { return DigitSet(state_.options(cell)); }

std::vector<Candidate> SinglesTrial::forced() const {
    std::vector<Candidate> out;
    const std::vector<bool> now = filled();
    for (Cell cell = 0; cell < now.size(); ++cell) {
        if (now[cell] && !before_.back()[cell]) out.push_back({cell, choices(cell).first()});
    }
    return out;
}

std::vector<bool> SinglesTrial::filled() const {
    std::vector<bool> out(puzzle_.board().cell_count());
    for (Cell cell = 0; cell < out.size(); ++cell) {
        out[cell] = state_.is_filled(cell) && choices(cell).is_single();
    }
    return out;
}

TreeOutcome SinglesTrial::settle() {
    if (!state_.propagate()) return contradiction_of(state_);
    if (state_.complete()) return FoundSolution{};
    const auto sizes = state_.sizes().first(puzzle_.board().cell_count());
    Cell best = 0;
    std::uint32_t fewest = kMaxOrder + 1;
    for (Cell cell = 0; cell < sizes.size(); ++cell) {
        if (sizes[cell] < 2 || sizes[cell] >= fewest) continue;
        best = cell;
        fewest = sizes[cell];
    }
    return Branching{best};
}

}  // namespace sudokit::engine
