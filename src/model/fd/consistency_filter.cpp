// Filtering a puzzle by a model to any level of local consistency.
#include "sudokit/consistency.hpp"

#include "model/fd/filter.hpp"
#include "model/fd/neighbourhood.hpp"
#include "model/fd/strong_consistency.hpp"

namespace sudokit {

Filtering filter(const Puzzle& puzzle, const Model& model, const LocalConsistency& consistency,
                 const FilterOptions& options) {
    using Kind = LocalConsistency::Kind;
    SUDOKIT_EXPECT(!consistency_fault(consistency, model, puzzle));
    return fd::filter_by(puzzle, model, options, [&](fd::PuzzleModel& problem) {
        fd::Store& store = problem.store();
        switch (consistency.kind) {
            case Kind::arc: break;
            case Kind::max_restricted:
                return fd::make_max_restricted_consistent(store, options.deadline);
            case Kind::neighbourhood:
                return fd::make_neighbourhood_consistent(store, options.deadline);
            case Kind::singleton:
                return fd::make_singleton_consistent(store, problem.testable(),
                                                     fd::SacForm::skipping, options.deadline,
                                                     nullptr, consistency.level);
            case Kind::strong:
                return fd::make_strongly_consistent(store, consistency.level, options.deadline);
        }
        return fd::make_arc_consistent(store);
    });
}

}  // namespace sudokit
