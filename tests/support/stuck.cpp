#include "support/stuck.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace sudokit::tests {
namespace {

// `count` different numbers below `size`.
std::vector<std::uint32_t> choose(std::uint32_t size, std::uint32_t count, Rng& rng) {
    std::vector<std::uint32_t> all(size);
    std::iota(all.begin(), all.end(), 0);
    rng.shuffle(all);
    all.resize(count);
    return all;
}

void keep(Puzzle& puzzle, Cell cell, DigitSet digits) {
    puzzle.set_pencilmarks(cell, puzzle.pencilmarks(cell) & digits);
}

Digit random_digit(const Board& board, Rng& rng) {
    return static_cast<Digit>(rng.below(board.order())) + 1;
}

bool sees(const Board& board, Cell a, Cell b) {
    const auto peers = board.peers(a);
    return std::ranges::find(peers, b) != peers.end();
}

}  // namespace

void add_crowded_lines(Puzzle& puzzle, std::uint32_t columns, Rng& rng) {
    const Board& board = puzzle.board();
    const auto crowded = choose(board.order(), columns + 1, rng);
    const auto left = choose(board.order(), columns, rng);
    const Digit digit = random_digit(board, rng);
    const bool by_rows = rng.below(2) == 0;
    for (const std::uint32_t line : crowded) {
        for (std::uint32_t place = 0; place < board.order(); ++place) {
            if (std::ranges::find(left, place) != left.end()) continue;
            const Cell cell = by_rows ? board.cell(line, place) : board.cell(place, line);
            keep(puzzle, cell, ~DigitSet::of(digit));
        }
    }
}

void add_crowded_cells(Puzzle& puzzle, std::uint32_t digits, Rng& rng) {
    const Board& board = puzzle.board();
    const House& house = board.houses()[rng.below(board.houses().size())];
    DigitSet shared;
    for (const std::uint32_t digit : choose(board.order(), digits, rng)) shared.insert(digit + 1);
    for (const std::uint32_t place : choose(board.order(), digits + 1, rng)) {
        keep(puzzle, house.cells[place], shared);
    }
}

void add_odd_ring(Puzzle& puzzle, Rng& rng) {
    const Board& board = puzzle.board();
    const std::size_t length = 5 + 2 * rng.below(3);
    for (;;) {
        std::vector<Cell> ring = {static_cast<Cell>(rng.below(board.cell_count()))};
        while (ring.size() < length) {
            const auto peers = board.peers(ring.back());
            const Cell next = peers[rng.below(peers.size())];
            if (std::ranges::find(ring, next) != ring.end()) break;
            ring.push_back(next);
        }
        if (ring.size() < length || !sees(board, ring.back(), ring.front())) continue;
        const auto two = choose(board.order(), 2, rng);
        for (const Cell cell : ring) {
            keep(puzzle, cell, DigitSet::of(two[0] + 1) | DigitSet::of(two[1] + 1));
        }
        return;
    }
}

void thin_out(Puzzle& puzzle, std::uint32_t percent, Rng& rng) {
    const Board& board = puzzle.board();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        for (Digit digit = 1; digit <= board.order(); ++digit) {
            if (rng.below(100) < percent) keep(puzzle, cell, ~DigitSet::of(digit));
        }
    }
}

void add_random_givens(Puzzle& puzzle, std::uint32_t count, Rng& rng) {
    const Board& board = puzzle.board();
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto cell = static_cast<Cell>(rng.below(board.cell_count()));
        const Digit digit = random_digit(board, rng);
        const auto peers = board.peers(cell);
        const bool clashes =
            std::ranges::any_of(peers, [&](Cell peer) { return puzzle.given(peer) == digit; });
        if (puzzle.given(cell) == 0 && puzzle.allowed(cell).contains(digit) && !clashes) {
            puzzle.set_given(cell, digit);
        }
    }
}

}  // namespace sudokit::tests
