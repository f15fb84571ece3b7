// Filtering a puzzle by a model.
#include <variant>

#include "sudokit/models.hpp"

#include "model/fd/consistency.hpp"
#include "model/fd/puzzle_model.hpp"

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

Filtering filter(const Puzzle& puzzle, const Model& model, const FilterOptions& options) {
    // A form stronger than the order has a meaning: more cells than there are digits may have to
    // differ.
    SUDOKIT_EXPECT(model.abstraction == Model::Abstraction::absent ||
                   std::holds_alternative<Boxes>(puzzle.board().shape().regions));
    fd::PuzzleModel problem(puzzle, model, options.deadline);
    fd::Store& store = problem.store();
    const auto tell = [&](const fd::Removal& removal) {
        if (options.sink != nullptr) (*options.sink)(problem.elimination(removal));
    };
    fd::RemovalSink sink(tell);
    if (options.sink != nullptr) store.watch(&sink);

    Filtering filtering;
    if (options.consistency == Consistency::sac) {
        filtering.state = state_of(fd::make_singleton_consistent(
            store, problem.testable(), fd::SacForm::skipping, options.deadline));
    } else {
        if (!store.propagate()) {
            filtering.state =
                store.stopped() ? Filtering::State::stopped : Filtering::State::failed;
        }
    }
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        filtering.candidates.push_back(store.domain(problem.cells()[cell]));
        filtering.removed += puzzle.allowed(cell).size() - filtering.candidates.back().size();
    }
    if (filtering.state == Filtering::State::open && is_solution(puzzle, filtering.candidates)) {
        filtering.state = Filtering::State::solved;
    }
    return filtering;
}

}  // namespace sudokit
