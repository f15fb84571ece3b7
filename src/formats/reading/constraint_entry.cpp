#include "formats/reading/constraint_entry.hpp"

#include <utility>

#include "base/fault.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kManyConstraints{"expected at most {0} constraints",
                                       "au plus {0} contraintes attendues"};

// Each is compared with those before it.
constexpr std::size_t kMostConstraints = 5000;

}  // namespace

std::optional<Error> enter_constraint(ConstraintData data, std::size_t offset, Puzzle& puzzle) {
    if (puzzle.constraints().size() >= kMostConstraints) {
        return Error{ErrorCode::too_large, offset, message(kManyConstraints, kMostConstraints)};
    }
    const auto constraint = make_constraint(std::move(data), puzzle.board());
    if (!constraint) return placed_at(constraint.error(), offset);
    puzzle.add_constraint(*constraint);
    return std::nullopt;
}

}  // namespace sudokit::formats
