#include "logic/automorphism.hpp"

#include <algorithm>

namespace sudokit::logic {

AutomorphismPattern composed(const AutomorphismPattern& first, const AutomorphismPattern& second) {
    AutomorphismPattern both = first;
    for (Cell& cell : both.cells) cell = second.cells[cell];
    for (Digit& digit : both.digits) digit = second.digits[digit - 1];
    return both;
}

std::vector<AutomorphismPattern> repeated(const AutomorphismPattern& map) {
    std::vector<AutomorphismPattern> all;
    AutomorphismPattern next = map;
    while (!std::ranges::is_sorted(next.cells) || !std::ranges::is_sorted(next.digits)) {
        all.push_back(next);
        next = composed(next, map);
    }
    return all;
}

std::optional<Turn> turn_of(const Board& board, const AutomorphismPattern& map) {
    for (const Turn how : kTurns) {
        bool same = true;
        for (Cell cell = 0; same && cell < map.cells.size(); ++cell) {
            same = turned_cell(board, cell, how) == map.cells[cell];
        }
        if (same) return how;
    }
    return std::nullopt;
}

ImageClash image_clash(const Board& board, Candidate candidate, Candidate image) {
    if (image.cell == candidate.cell) {
        return image.digit == candidate.digit ? ImageClash::none : ImageClash::own_cell;
    }
    const bool seen =
        image.digit == candidate.digit && board.peer_set(candidate.cell).contains(image.cell);
    return seen ? ImageClash::seen : ImageClash::none;
}

}  // namespace sudokit::logic
