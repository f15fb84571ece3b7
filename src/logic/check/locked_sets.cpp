// The check of cells with as many digits of houses as there are cells, by counting.
//
// Each cell holds a digit that some cover counts in a house of the cell, and no two cells hold the
// same digit of the same house. So the cells need as many counts as there are cells; where there
// are no more, every count has its cell, and no cell has two.
#include <algorithm>

#include "sudokit/cell_name.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

// How many covers count the candidate.
std::size_t times_counted(const LockedSetsPattern& pattern, const Board& board,
                          Candidate candidate) {
    return static_cast<std::size_t>(
        std::ranges::count_if(pattern.covers, [&](const HouseDigits& cover) {
            return cover.digits.contains(candidate.digit) &&
                   is_in(board, cover.house, candidate.cell);
        }));
}

}  // namespace

Fault check_locked_sets(const LockedSetsPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    if (Fault fault = check_open(pattern.cells, before)) return fault;
    std::size_t counts = 0;
    for (const HouseDigits& cover : pattern.covers) counts += cover.digits.size();
    if (counts != pattern.cells.size()) return message(kWrongCount);
    for (const Cell cell : pattern.cells) {
        for (const Digit digit : before.candidates(cell)) {
            if (times_counted(pattern, board, {cell, digit}) > 0) continue;
            return message(kNotCovered, cell_words(board, cell), digit);
        }
    }
    for (const Candidate& candidate : step.placements) {
        return message(kPlacementDoesNotFollow, cell_words(board, candidate.cell), candidate.digit);
    }
    for (const Candidate& candidate : step.eliminations) {
        const bool inside = std::ranges::binary_search(pattern.cells, candidate.cell);
        if (times_counted(pattern, board, candidate) > (inside ? 1U : 0U)) continue;
        return message(kEliminationDoesNotFollow, cell_words(board, candidate.cell),
                       candidate.digit);
    }
    return std::nullopt;
}

}  // namespace sudokit::logic
