#include "generate/judging/aiming.hpp"

#include <algorithm>
#include <numeric>

#include "generate/wish/parts_to_add.hpp"

namespace sudokit::generate {
namespace {

// Digits given on trial that do away with the step that is wanted, before a puzzle is left alone.
constexpr std::size_t kMostSpoilt = 24;

// Digits given where there is no such step yet. Where nothing is easier than the technique, it
// comes sooner or later; quads only lose the room that they need; and what is rare is looked for
// in more of the positions on the way to the solution.
std::size_t most_in_advance(TechniqueId technique, std::size_t all) {
    using enum TechniqueId;
    switch (technique) {
        case full_house: return all;
        case naked_quad:
        case hidden_quad: return 0;
        case avoidable_rectangle_2:
        case grouped_loop: return 12;
        default: return 3;
    }
}

}  // namespace

Aiming::Aiming(const Wish& wish) : wish_(wish) {
    if (!wish.uses) return;
    play_.emplace(wish.base.board(), *wish.uses);
    parts_ = parts_to_add(wish);
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
    if (parts_.empty()) return outcome.end == End::solved;
    std::size_t in_advance = most_in_advance(*wish_.uses, parts_.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    rng.shuffle(order_);
    std::size_t spoilt = 0;
    for (const std::size_t index : order_) {
        if (outcome.end == End::solved) return true;
        if (outcome.end == End::too_easy || spoilt >= kMostSpoilt) return false;
        if (outcome.end == End::absent && in_advance-- == 0) return false;
        const std::vector<Cell>& part = parts_[index];
        const auto is_open = [&](Cell cell) { return outcome.open.contains(cell); };
        if (std::ranges::none_of(part, is_open)) continue;
        Puzzle next = made.puzzle;
        for (const Cell cell : part) next.set_given(cell, made.solution.digits[cell]);
        if (next.given_count() > wish_.clues.most) return false;
        StuckPlay::Outcome then = play_->play(next, deadline);
        const bool loses_step =
            then.end == End::too_easy || (outcome.end == End::open && then.end == End::absent);
        if (loses_step) {
            ++spoilt;
            continue;
        }
        made.puzzle = std::move(next);
        outcome = std::move(then);
    }
    return outcome.end == End::solved;
}

}  // namespace sudokit::generate
