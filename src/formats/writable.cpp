#include "formats/writable.hpp"

#include "sudokit/shape_words.hpp"

#include "base/fault.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoFormat{"no format can hold this board ({0})",
                                "aucun format ne peut contenir cette grille ({0})"};
constexpr MessageText kBoard{
    "the format {0} cannot hold this board ({1}): 'json' can",
    "le format {0} ne peut pas contenir cette grille ({1}) ; « json » le peut"};
constexpr MessageText kPencilmarks{
    "the format {0} cannot hold pencilmarks that rule candidates out: 'json' can",
    "le format {0} ne peut pas contenir d’annotations qui excluent des candidats ; « json » le "
    "peut"};

constexpr MessageText kConstraints{"the format {0} cannot hold {1}: 'json' can",
                                   "le format {0} ne peut pas contenir {1} ; « json » le peut"};

}  // namespace

bool rules_out_candidates(const Puzzle& puzzle) {
    for (Cell cell = 0; puzzle.has_pencilmarks() && cell < puzzle.board().cell_count(); ++cell) {
        if (puzzle.pencilmarks(cell) != puzzle.board().digits()) return true;
    }
    return false;
}

Error board_not_writable(const Puzzle& puzzle, Format format) {
    // No file tells a board that is no grid.
    if (!puzzle.board().is_grid()) {
        return unsupported_error(0, kNoFormat, shape_words(puzzle.board().shape()));
    }
    return unsupported_error(0, kBoard, format_info(format).name,
                             shape_words(puzzle.board().shape()));
}

Error constraints_not_writable(std::span<const ConstraintPtr> constraints, Format format) {
    return unsupported_error(0, kConstraints, format_info(format).name, kind_words(constraints));
}

std::optional<Error> fault_of_pencilmarks(const Puzzle& puzzle, Format format) {
    if (!rules_out_candidates(puzzle)) return std::nullopt;
    return unsupported_error(0, kPencilmarks, format_info(format).name);
}

std::optional<Error> fault_of_plain_nine(const Puzzle& puzzle, Format format) {
    if (!(puzzle.board().shape() == Shape::boxes(3, 3))) return board_not_writable(puzzle, format);
    return fault_of_pencilmarks(puzzle, format);
}

Digit digit_in_play(const Entry& entry, Cell cell) {
    const Digit given = entry.puzzle.given(cell);
    if (given != 0 || entry.play.placed.empty()) return given;
    return entry.play.placed[cell];
}

}  // namespace sudokit::formats
