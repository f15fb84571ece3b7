#include "generate/judging/easing.hpp"

#include "generate/wish/parts_to_add.hpp"

namespace sudokit::generate {
namespace {

// Puzzles of larger boards are brought down by `Levelling`.
constexpr std::uint32_t kMostCellsToEase = 100;

}  // namespace

Easing::Easing(const Wish& wish) {
    // From expert puzzles the way leads past very hard ones: these are found sooner by digging.
    const bool too_hard = wish.level && wish.level->most < Level::very_hard;
    if (!too_hard || wish.base.board().cell_count() > kMostCellsToEase) return;
    parts_ = parts_to_add(wish);
}

void Easing::ease(MadePuzzle& made, Rng& rng) const {
    while (made.puzzle.given_count() < made.puzzle.board().cell_count()) {
        const auto& part = parts_[rng.below(parts_.size())];
        if (made.puzzle.given(part.front()) != 0) continue;
        for (const Cell cell : part) made.puzzle.set_given(cell, made.solution.digits[cell]);
        return;
    }
}

}  // namespace sudokit::generate
