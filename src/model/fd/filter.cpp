// Filtering a puzzle by a model.
#include "model/fd/filter.hpp"

#include <variant>

#include "sudokit/models.hpp"

#include "model/fd/consistency.hpp"

namespace sudokit {
namespace {

bool is_solution(const Puzzle& puzzle, std::span<const DigitSet> candidates) {
    Grid grid{puzzle.board(), {}};
    for (const DigitSet left : candidates) {
        if (left.size() != 1) return false;
        grid.digits.push_back(static_cast<std::uint8_t>(left.first()));
    }
    return solves(grid, puzzle);
}

Filtering::State state_of(fd::Filtered filtered) {
    switch (filtered) {
        case fd::Filtered::failed: return Filtering::State::failed;
        case fd::Filtered::stopped: return Filtering::State::stopped;
        case fd::Filtered::consistent: break;
    }
    return Filtering::State::open;
}

}  // namespace

Filtering fd::filter_by(const Puzzle& puzzle, const Model& model, const FilterOptions& options,
                        FunctionRef<Filtered(PuzzleModel& problem)> enforce) {
    // A form stronger than the order has a meaning: more cells than there are digits may have to
    // differ.
    SUDOKIT_EXPECT(model.abstraction == Model::Abstraction::absent ||
                   std::holds_alternative<Boxes>(puzzle.board().shape().regions));
    PuzzleModel problem(puzzle, model, options.deadline);
    const auto tell = [&](const Removal& removal) {
        if (options.sink != nullptr) (*options.sink)(problem.elimination(removal));
    };
    RemovalSink sink(tell);
    if (options.sink != nullptr) problem.store().watch(&sink);

    Filtering filtering;
    filtering.state = state_of(enforce(problem));
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        filtering.candidates.push_back(problem.store().domain(problem.cells()[cell]));
        filtering.removed += puzzle.allowed(cell).size() - filtering.candidates.back().size();
    }
    if (filtering.state == Filtering::State::open && is_solution(puzzle, filtering.candidates)) {
        filtering.state = Filtering::State::solved;
    }
    return filtering;
}

fd::Filtered fd::make_arc_consistent(Store& store) {
    if (store.propagate()) return Filtered::consistent;
    return store.stopped() ? Filtered::stopped : Filtered::failed;
}

Filtering filter(const Puzzle& puzzle, const Model& model, const FilterOptions& options) {
    return fd::filter_by(puzzle, model, options, [&](fd::PuzzleModel& problem) {
        if (options.consistency == Consistency::ac) return fd::make_arc_consistent(problem.store());
        return fd::make_singleton_consistent(problem.store(), problem.testable(),
                                             fd::SacForm::skipping, options.deadline);
    });
}

}  // namespace sudokit
