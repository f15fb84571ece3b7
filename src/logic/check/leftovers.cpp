// The check of what houses that nearly coincide have each for themselves: every way to put the
// digit there is tried.
#include <algorithm>

#include "sudokit/cell_name.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

// What is known of where the digit goes, and how often it must.
struct Count {
    std::vector<Cell> held;  // cells that hold it, or are assumed to
    std::vector<Cell> open;  // cells that may hold it
    int left = 0;            // how much the cells must count that are still to be chosen
};

// How often each cell counts: once for each of the houses, and against it for each of the others.
std::vector<int> weights_of(const LeftoverPattern& pattern, const Board& board) {
    std::vector<int> weights(board.cell_count(), 0);
    for (const std::uint32_t house : pattern.houses) {
        for (const Cell cell : board.houses()[house].cells) ++weights[cell];
    }
    for (const std::uint32_t house : pattern.others) {
        for (const Cell cell : board.houses()[house].cells) --weights[cell];
    }
    return weights;
}

bool overlap(const std::vector<std::uint32_t>& houses, const Board& board) {
    std::vector<Cell> all;
    for (const std::uint32_t house : houses) {
        const auto cells = board.houses()[house].cells;
        all.insert(all.end(), cells.begin(), cells.end());
    }
    std::ranges::sort(all);
    return std::ranges::adjacent_find(all) != all.end();
}

// What the open cells from the `next` on can count at least, and at most.
bool is_in_reach(const Count& count, const std::vector<int>& weights, std::size_t next) {
    int least = 0;
    int most = 0;
    for (std::size_t i = next; i < count.open.size(); ++i) {
        const int weight = weights[count.open[i]];
        (weight < 0 ? least : most) += weight;
    }
    return least <= count.left && count.left <= most;
}

// Beyond this nothing is proved.
constexpr std::uint32_t kMostCounts = 1'000'000;

// True if some of the open cells from the `next` on make the count right, or if that takes too long
// to tell.
bool can_count(const Count& count, const std::vector<int>& weights, std::size_t next,
               const Board& board, std::uint32_t& budget) {
    if (budget == 0) return true;
    --budget;
    if (!is_in_reach(count, weights, next)) return false;
    if (next == count.open.size()) return true;
    if (can_count(count, weights, next + 1, board, budget)) return true;
    const Cell cell = count.open[next];
    if (std::ranges::any_of(count.held, [&](Cell other) { return sees(board, cell, other); })) {
        return false;
    }
    Count with = count;
    with.held.push_back(cell);
    with.left -= weights[cell];
    return can_count(with, weights, next + 1, board, budget);
}

// Whether the digit can be there, or not be there, by the count.
bool is_possible(const LeftoverPattern& pattern, Cell assumed, bool holds, const State& before) {
    const Board& board = before.board();
    const std::vector<int> weights = weights_of(pattern, board);
    Count count;
    count.left = static_cast<int>(pattern.houses.size()) - static_cast<int>(pattern.others.size());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const bool is_held = before.digit(cell) == pattern.digit || (holds && cell == assumed);
        if (is_held) {
            count.held.push_back(cell);
            count.left -= weights[cell];
        } else if (weights[cell] != 0 && cell != assumed && before.has({cell, pattern.digit})) {
            count.open.push_back(cell);
        }
    }
    std::uint32_t budget = kMostCounts;
    return can_count(count, weights, 0, board, budget);
}

}  // namespace

Fault check_leftovers(const LeftoverPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    if (overlap(pattern.houses, board) || overlap(pattern.others, board)) {
        return message(kHousesOverlap);
    }
    for (const Candidate& candidate : step.eliminations) {
        if (candidate.digit != pattern.digit ||
            is_possible(pattern, candidate.cell, true, before)) {
            return message(kEliminationDoesNotFollow, cell_words(board, candidate.cell),
                           candidate.digit);
        }
    }
    for (const Candidate& candidate : step.placements) {
        if (candidate.digit != pattern.digit ||
            is_possible(pattern, candidate.cell, false, before)) {
            return message(kPlacementDoesNotFollow, cell_words(board, candidate.cell),
                           candidate.digit);
        }
    }
    return std::nullopt;
}

}  // namespace sudokit::logic
