// What lies on a board, moved.
#include "sudokit/transformation.hpp"

#include "symmetry/messages.hpp"

namespace sudokit {
namespace {

Error cannot_move(const Constraint& constraint) {
    const OwnWords words{constraint.text(Language::en), constraint.text(Language::fr)};
    return {ErrorCode::unsupported, 0, message(symmetry_text::kConstraintStays, words)};
}

std::optional<Error> move_constraints(const Transformation& transformation, const Puzzle& puzzle,
                                      Puzzle& out) {
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        auto data = constraint->moved(transformation.cells(), transformation.digits());
        if (!data) return cannot_move(*constraint);
        auto moved = make_constraint(std::move(*data), out.board());
        if (!moved) return moved.error();
        out.add_constraint(std::move(*moved));
    }
    return std::nullopt;
}

}  // namespace

Result<Puzzle> image(const Transformation& transformation, const Puzzle& puzzle) {
    SUDOKIT_EXPECT(puzzle.board() == transformation.from());
    Puzzle out(transformation.to());
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const Cell to = transformation.cell(cell);
        if (puzzle.given(cell) != 0) out.set_given(to, transformation.digit(puzzle.given(cell)));
        if (puzzle.has_pencilmarks()) {
            out.set_pencilmarks(to, transformation.digit_set(puzzle.pencilmarks(cell)));
        }
    }
    if (auto fault = move_constraints(transformation, puzzle, out)) return std::move(*fault);
    return out;
}

Grid image(const Transformation& transformation, const Grid& grid) {
    SUDOKIT_EXPECT(grid.board == transformation.from());
    SUDOKIT_EXPECT(grid.digits.size() == transformation.cells().size());
    Grid out{transformation.to(), std::vector<std::uint8_t>(grid.digits.size())};
    for (Cell cell = 0; cell < grid.digits.size(); ++cell) {
        out.digits[transformation.cell(cell)] =
            static_cast<std::uint8_t>(transformation.digit(grid.digits[cell]));
    }
    return out;
}

}  // namespace sudokit
