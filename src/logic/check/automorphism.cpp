// The check of maps that turn a puzzle into itself: against the houses, the givens and the
// pencilmarks, and each conclusion by following the images of its candidate.
#include <algorithm>

#include "sudokit/cell_name.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

// Every number from `least` on, each once.
bool is_permutation_from(std::uint32_t least, std::vector<std::uint32_t> images) {
    std::ranges::sort(images);
    for (std::size_t i = 0; i < images.size(); ++i) {
        if (images[i] != least + i) return false;
    }
    return true;
}

bool keeps_houses(const AutomorphismPattern& map, const Board& board) {
    std::vector<std::vector<Cell>> houses;
    for (const House& house : board.houses()) {
        houses.emplace_back(house.cells.begin(), house.cells.end());
    }
    std::ranges::sort(houses);
    return std::ranges::all_of(board.houses(), [&](const House& house) {
        std::vector<Cell> images;
        for (const Cell cell : house.cells) images.push_back(map.cells[cell]);
        std::ranges::sort(images);
        return std::ranges::binary_search(houses, images);
    });
}

bool keeps_puzzle(const AutomorphismPattern& map, const State& before) {
    for (Cell cell = 0; cell < map.cells.size(); ++cell) {
        const Cell image = map.cells[cell];
        if (before.is_given(cell) != before.is_given(image)) return false;
        if (before.is_given(cell) && map.digits[before.digit(cell) - 1] != before.digit(image)) {
            return false;
        }
        for (const Digit digit : before.board().digits()) {
            if (before.allowed(cell).contains(digit) !=
                before.allowed(image).contains(map.digits[digit - 1])) {
                return false;
            }
        }
    }
    return true;
}

// The candidate and all its images: they hold together, or none of them does.
std::vector<Candidate> orbit_of(const AutomorphismPattern& map, Candidate candidate) {
    std::vector<Candidate> orbit;
    Candidate next = candidate;
    do {
        orbit.push_back(next);
        next = {map.cells[next.cell], map.digits[next.digit - 1]};
    } while (next != candidate);
    return orbit;
}

bool exclude_each_other(const Board& board, Candidate a, Candidate b) {
    return a.cell == b.cell ? a.digit != b.digit
                            : a.digit == b.digit && sees(board, a.cell, b.cell);
}

bool must_hold(const std::vector<Candidate>& orbit, const State& before) {
    return std::ranges::any_of(orbit,
                               [&](Candidate one) { return before.digit(one.cell) == one.digit; });
}

bool cannot_hold(const std::vector<Candidate>& orbit, const State& before) {
    return std::ranges::any_of(orbit, [&](Candidate one) {
        return (!before.has(one) && before.digit(one.cell) != one.digit) ||
               exclude_each_other(before.board(), orbit.front(), one);
    });
}

}  // namespace

Fault check_automorphism(const AutomorphismPattern& pattern, const Step& step,
                         const State& before) {
    const Board& board = before.board();
    if (!is_permutation_from(0, pattern.cells) || !is_permutation_from(1, pattern.digits) ||
        !keeps_houses(pattern, board) || !keeps_puzzle(pattern, before)) {
        return message(kNotAnAutomorphism);
    }
    for (const Candidate& candidate : step.placements) {
        if (must_hold(orbit_of(pattern, candidate), before)) continue;
        return message(kPlacementDoesNotFollow, cell_words(board, candidate.cell), candidate.digit);
    }
    for (const Candidate& candidate : step.eliminations) {
        if (cannot_hold(orbit_of(pattern, candidate), before)) continue;
        return message(kEliminationDoesNotFollow, cell_words(board, candidate.cell),
                       candidate.digit);
    }
    return std::nullopt;
}

}  // namespace sudokit::logic
