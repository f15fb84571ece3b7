#include "generate/judging/easing.hpp"

namespace sudokit::generate {
namespace {

// Boards of more cells get a share of them at once: rating takes long there, and the way is long.
constexpr std::uint32_t kFewToEase = 100;
constexpr std::uint32_t kShareToEase = 40;

}  // namespace

Easing::Easing(const Wish& wish) {
    // From expert puzzles the way leads past very hard ones: these are found sooner by digging.
    const bool too_hard = wish.level && wish.level->most < Level::very_hard;
    if (too_hard && !wish.minimal && !wish.pattern && !wish.near && wish.symmetry) {
        parts_ = symmetric_parts(wish.base.board(), *wish.symmetry);
    }
}

void Easing::ease(MadePuzzle& made, Rng& rng) const {
    const std::uint32_t cells = made.puzzle.board().cell_count();
    const std::uint32_t at_once = cells <= kFewToEase ? 1 : cells / kShareToEase;
    for (std::uint32_t i = 0; i < at_once && made.puzzle.given_count() < cells;) {
        const auto& part = parts_[rng.below(parts_.size())];
        if (made.puzzle.given(part.front()) != 0) continue;
        for (const Cell cell : part) made.puzzle.set_given(cell, made.solution.digits[cell]);
        ++i;
    }
}

}  // namespace sudokit::generate
