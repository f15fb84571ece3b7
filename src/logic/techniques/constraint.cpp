#include "logic/techniques/constraint.hpp"

#include <algorithm>

namespace sudokit::logic {
namespace {

Step constraint_step(std::uint32_t constraint, std::vector<Cell> cells,
                     std::vector<Candidate> eliminations) {
    std::ranges::sort(cells);
    std::ranges::sort(eliminations);
    eliminations.erase(std::unique(eliminations.begin(), eliminations.end()), eliminations.end());
    DigitSet digits;
    for (const Candidate& candidate : eliminations) digits.insert(candidate.digit);
    return {TechniqueId::constraint,
            ConstraintPattern{constraint, std::move(cells), digits},
            {},
            std::move(eliminations)};
}

// The candidates that cannot be beside the digit of `cell` in one of the sets.
std::vector<Candidate> excluded_by(const State& state, Cell cell,
                                   const std::vector<std::vector<Cell>>& different) {
    std::vector<Candidate> out;
    for (const auto& set : different) {
        if (std::ranges::find(set, cell) == set.end()) continue;
        for (const Cell other : set) {
            const Candidate candidate{other, state.digit(cell)};
            if (other != cell && state.has(candidate)) out.push_back(candidate);
        }
    }
    return out;
}

// What the cells of a constraint may hold.
std::vector<DigitSet> digits_in(const State& state, const Constraint& constraint) {
    std::vector<DigitSet> out;
    for (const Cell cell : constraint.cells()) {
        out.push_back(state.is_open(cell) ? state.candidates(cell)
                                          : DigitSet::of(state.digit(cell)));
    }
    return out;
}

// What is in no way to fill the cells.
std::vector<Candidate> filtered_by(const State& state, const Constraint& constraint) {
    const auto cells = constraint.cells();
    std::vector<DigitSet> left = digits_in(state, constraint);
    if (!constraint.filter(left)) left.assign(left.size(), DigitSet());
    std::vector<Candidate> out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Digit digit : state.candidates(cells[i]) & ~left[i]) {
            out.push_back({cells[i], digit});
        }
    }
    return out;
}

// Where a digit that every way to fill the cells has cannot be, since it would see all its places
// there.
std::vector<Candidate> seen_from_all(const State& state, const Constraint& constraint,
                                     Digit digit) {
    const Board& board = state.board();
    std::vector<DigitSet> left = digits_in(state, constraint);
    for (std::size_t i = 0; i < left.size(); ++i) {
        // Where it is placed there already, the cells need no other.
        if (state.is_open(constraint.cells()[i])) left[i] &= ~DigitSet::of(digit);
    }
    if (constraint.filter(left)) return {};
    CellSet common = state.cells_of(digit);
    for (const Cell cell : constraint.cells()) {
        if (state.has({cell, digit})) common &= board.peer_set(cell);
    }
    std::vector<Candidate> out;
    for (const Cell cell : common) {
        if (std::ranges::find(constraint.cells(), cell) == constraint.cells().end()) {
            out.push_back({cell, digit});
        }
    }
    return out;
}

std::vector<Cell> cells_of(const Constraint& constraint) {
    return {constraint.cells().begin(), constraint.cells().end()};
}

// Offers what a constraint says of its own cells.
bool find_by_constraint(const State& state, std::uint32_t index, const StepSink& sink) {
    const Constraint& constraint = *state.constraints()[index];
    const auto different = constraint.different();
    std::vector<Candidate> gone;
    for (const Cell cell : constraint.cells()) {
        if (state.is_open(cell)) continue;
        auto eliminations = excluded_by(state, cell, different);
        if (eliminations.empty()) continue;
        gone.insert(gone.end(), eliminations.begin(), eliminations.end());
        if (!sink(constraint_step(index, {cell}, std::move(eliminations)))) return false;
    }
    if (constraint.only_differs()) return !sink.has_enough();
    auto eliminations = filtered_by(state, constraint);
    std::erase_if(eliminations, [&](const Candidate& candidate) {
        return std::ranges::find(gone, candidate) != gone.end();
    });
    if (eliminations.empty()) return !sink.has_enough();
    return sink(constraint_step(index, cells_of(constraint), std::move(eliminations)));
}

// The same for what a constraint says of the cells around.
bool find_around_constraint(const State& state, std::uint32_t index, const StepSink& sink) {
    const Constraint& constraint = *state.constraints()[index];
    std::vector<DigitSet> left = digits_in(state, constraint);
    if (constraint.only_differs() || !constraint.filter(left)) return !sink.has_enough();
    DigitSet open;
    for (const Cell cell : constraint.cells()) open |= state.candidates(cell);
    for (const Digit digit : open) {
        auto seen = seen_from_all(state, constraint, digit);
        if (seen.empty()) continue;
        if (!sink(constraint_step(index, cells_of(constraint), std::move(seen)))) return false;
    }
    return !sink.has_enough();
}

}  // namespace

bool ByConstraint::find(const State& state, StepSink sink) const {
    for (std::uint32_t i = 0; i < state.constraints().size(); ++i) {
        if (!find_by_constraint(state, i, sink)) return false;
    }
    for (std::uint32_t i = 0; i < state.constraints().size(); ++i) {
        if (!find_around_constraint(state, i, sink)) return false;
    }
    return true;
}

const Technique* constraint_technique(TechniqueId id) {
    static const ByConstraint kByConstraint;
    return id == TechniqueId::constraint ? &kByConstraint : nullptr;
}

}  // namespace sudokit::logic
