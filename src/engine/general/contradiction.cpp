#include "engine/general/contradiction.hpp"

namespace sudokit::engine {

TreeOutcome contradiction_of(const Propagation& state) {
    const Board& board = state.links().board();
    const std::size_t slot = state.failed_slot();
    const std::size_t cells = board.cell_count();
    if (slot >= cells) {
        const std::size_t order = board.order();
        return NoPlaceLeft{static_cast<std::uint32_t>((slot - cells) / order),
                           static_cast<Digit>((slot - cells) % order) + 1};
    }
    const auto cell = static_cast<Cell>(slot);
    if (state.sizes()[slot] > 0) return ConstraintBroken{cell};
    return NoDigitLeft{cell};
}

TreeOutcome clash_of_givens(const Puzzle& puzzle, const Propagation& state) {
    if (const auto clash = find_clash(puzzle.board(), puzzle.givens())) {
        return NoDigitLeft{clash->second};
    }
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (state.options(cell) == 0 || puzzle.allowed(cell).empty()) return NoDigitLeft{cell};
    }
    return contradiction_of(state);
}

}  // namespace sudokit::engine
