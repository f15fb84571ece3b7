#include "generate/aiming.hpp"

#include <algorithm>
#include <numeric>

namespace sudokit::generate {
namespace {

// Digits given on trial that do away with the step that is wanted, before a puzzle is left alone.
constexpr std::size_t kMostSpoilt = 24;

}  // namespace

Aiming::Aiming(const Wish& wish) : wish_(wish) {
    if (!wish.uses) return;
    play_.emplace(wish.base.board(), *wish.uses);
    if (wish.minimal || wish.pattern || wish.near || !wish.symmetry) return;
    parts_ = symmetric_parts(wish.base.board(), *wish.symmetry);
    order_.resize(parts_.size());
}

bool Aiming::aim(std::vector<MadePuzzle>& puzzles, Tried& tried, Rng& rng, Deadline deadline) {
    std::erase_if(puzzles, [&](MadePuzzle& made) {
        if (deadline.passed()) return true;
        if (aim(made, rng, deadline)) return false;
        ++tried.puzzles;
        ++tried.ratings;
        return true;
    });
    return !deadline.passed();
}

bool Aiming::aim(MadePuzzle& made, Rng& rng, Deadline deadline) {
    using End = StuckPlay::End;
    StuckPlay::Outcome outcome = play_->play(made.puzzle, deadline);
    if (outcome.end == End::solved) return true;
    if (parts_.empty() || !is_promising(outcome.end)) return false;
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    rng.shuffle(order_);
    std::size_t spoilt = 0;
    for (std::size_t i = 0; i < order_.size() && spoilt < kMostSpoilt; ++i) {
        const std::vector<Cell>& part = parts_[order_[i]];
        const auto is_open = [&](Cell cell) { return outcome.open.contains(cell); };
        if (std::ranges::none_of(part, is_open)) continue;
        Puzzle next = made.puzzle;
        for (const Cell cell : part) next.set_given(cell, made.solution.digits[cell]);
        if (next.given_count() > wish_.clues.most) return false;
        StuckPlay::Outcome then = play_->play(next, deadline);
        if (then.end != End::solved && !is_promising(then.end)) {
            ++spoilt;
            continue;
        }
        made.puzzle = std::move(next);
        outcome = std::move(then);
        if (outcome.end == End::solved) return true;
    }
    return false;
}

// Where nothing is easier, the technique is never done away with, and comes sooner or later.
bool Aiming::is_promising(StuckPlay::End end) const {
    return end == StuckPlay::End::open ||
           (end == StuckPlay::End::absent && wish_.uses == TechniqueId::full_house);
}

}  // namespace sudokit::generate
