#include "generate/judging/levelling.hpp"

#include <algorithm>
#include <utility>

#include "generate/wish/parts_to_add.hpp"

namespace sudokit::generate {
namespace {

// Boards with fewer cells come to a level sooner by what is dug, or by a few digits more.
constexpr std::uint32_t kManyCellsToLevel = 100;

// Orders in which digits are given before a puzzle is left alone: very hard ones are a narrow
// strip, which many ways miss.
constexpr int kWays = 16;

}  // namespace

Levelling::Levelling(const Wish& wish, const nine::Kernel& kernel) : levels_(Scale::level, kernel) {
    if (wish.uses || !wish.level || wish.level->most == Level::expert) return;
    if (wish.base.board().cell_count() <= kManyCellsToLevel) return;
    wished_ = *wish.level;
    most_givens_ = wish.clues.most;
    parts_ = parts_to_add(wish);
}

bool Levelling::level(MadePuzzle& made, Rng& rng, const Deadline& deadline) {
    order_.clear();
    for (const auto& part : parts_) {
        if (made.puzzle.given(part.front()) == 0) order_.push_back(part);
    }
    for (int way = 0; way < kWays && !deadline.passed(); ++way) {
        rng.shuffle(order_);
        if (go(made, deadline)) return true;
    }
    return false;
}

// How many parts, from the first on, may be given.
std::size_t Levelling::most_parts(const Puzzle& puzzle) const {
    std::size_t givens = puzzle.given_count();
    std::size_t parts = 0;
    while (parts < order_.size() && givens + order_[parts].size() <= most_givens_) {
        givens += order_[parts++].size();
    }
    return parts;
}

// Looks for a number of parts, from the first on, with which the puzzle is as wished.
bool Levelling::go(MadePuzzle& made, const Deadline& deadline) {
    std::size_t too_few = 0;
    std::size_t enough = std::min(order_.size(), most_parts(made.puzzle) + 1);
    while (enough - too_few > 1) {
        const std::size_t middle = too_few + (enough - too_few) / 2;
        Puzzle puzzle = made.puzzle;
        for (std::size_t i = 0; i < middle; ++i) {
            for (const Cell cell : order_[i]) puzzle.set_given(cell, made.solution.digits[cell]);
        }
        const auto level = levels_.rate(puzzle, deadline).level;
        if (!level) return false;
        if (wished_.contains(*level)) {
            made.puzzle = std::move(puzzle);
            return true;
        }
        (*level > wished_.most ? too_few : enough) = middle;
    }
    return false;
}

}  // namespace sudokit::generate
