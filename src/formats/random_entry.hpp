// Random boards and entries for the tests of the formats.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/rng.hpp"

#include "formats/reading/board_source.hpp"

namespace sudokit::formats::testing {

/// A jigsaw whose regions are connected: a spiral from the corner inwards, cut into equal pieces.
inline Shape spiral_jigsaw(std::uint32_t order) {
    const auto n = static_cast<std::int64_t>(order);
    Jigsaw jigsaw;
    jigsaw.region_of.assign(std::size_t{order} * order, 255);
    std::int64_t row = 0;
    std::int64_t column = 0;
    std::int64_t down = 0;
    std::int64_t right = 1;
    const auto at = [&](std::int64_t r, std::int64_t c) -> std::uint8_t& {
        return jigsaw.region_of[static_cast<std::size_t>(r * n + c)];
    };
    for (std::int64_t step = 0; step < n * n; ++step) {
        at(row, column) = static_cast<std::uint8_t>(step / n);
        const std::int64_t r = row + down;
        const std::int64_t c = column + right;
        if (r < 0 || c < 0 || r >= n || c >= n || at(r, c) != 255) {
            const std::int64_t old = down;
            down = right;
            right = -old;
        }
        row += down;
        column += right;
    }
    // Numbered in the order of first cells, as the readers do it.
    std::vector<std::uint8_t> seen;
    for (std::uint8_t& region : jigsaw.region_of) {
        const auto found = std::ranges::find(seen, region);
        const auto index = static_cast<std::uint8_t>(found - seen.begin());
        if (found == seen.end()) seen.push_back(region);
        region = index;
    }
    Shape shape;
    shape.order = order;
    shape.regions = std::move(jigsaw);
    return shape;
}

/// A house of different cells anywhere on the board.
inline std::vector<Cell> random_house(Rng& rng, std::uint32_t order) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < order * order; ++cell) cells.push_back(cell);
    rng.shuffle(cells);
    cells.resize(order);
    return cells;
}

/// Random givens in about a third of the cells; they need not agree.
inline Entry random_entry(Rng& rng, const Board& board) {
    Entry entry{Puzzle(board)};
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (rng.below(3) == 0) {
            entry.puzzle.set_given(cell, static_cast<Digit>(rng.below(board.order()) + 1));
        }
    }
    return entry;
}

inline DigitSet random_digits(Rng& rng, std::uint32_t order) {
    return DigitSet(rng.next()) & DigitSet::full(order);
}

/// Digits placed in some of the cells that are not given; at least one if there is such a cell.
inline void add_placed(Rng& rng, Entry& entry) {
    const Board& board = entry.puzzle.board();
    std::vector<Cell> open;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (entry.puzzle.given(cell) == 0) open.push_back(cell);
    }
    if (open.empty()) return;
    rng.shuffle(open);
    open.resize(rng.below(open.size()) + 1);
    entry.play.placed.assign(board.cell_count(), 0);
    for (const Cell cell : open) {
        entry.play.placed[cell] = static_cast<std::uint8_t>(rng.below(board.order()) + 1);
    }
}

/// Notes in every cell, the first one not empty.
inline void add_notes(Rng& rng, Entry& entry) {
    const Board& board = entry.puzzle.board();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        entry.play.pencilmarks.push_back(random_digits(rng, board.order()));
    }
    entry.play.pencilmarks.front() |= DigitSet::of(1);
}

inline void add_solution(Rng& rng, Entry& entry) {
    const Board& board = entry.puzzle.board();
    Grid grid{board, {}};
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        grid.digits.push_back(static_cast<std::uint8_t>(rng.below(board.order()) + 1));
    }
    entry.solution = std::move(grid);
}

/// Words with everything in them that some format must escape.
inline std::string random_words(Rng& rng) {
    constexpr std::string_view kPieces[] = {"a",
                                            "Z",
                                            "0",
                                            " b",
                                            "\"",
                                            "'",
                                            "\\",
                                            "&",
                                            "<",
                                            ">",
                                            "]]>",
                                            ",",
                                            ";",
                                            ":",
                                            "%",
                                            "+",
                                            "/",
                                            "&amp;",
                                            "\xC3\xA9",
                                            "\xE2\x82\xAC",
                                            "\xF0\x9F\x98\x80"};
    std::string words;
    for (std::uint64_t i = rng.below(8); i > 0; --i) {
        words += kPieces[rng.below(std::size(kPieces))];
    }
    words.erase(0, std::min(words.find_first_not_of(' '), words.size()));
    return words;
}

inline std::string message_of(const Error& error) { return error.message.in(Language::en); }

}  // namespace sudokit::formats::testing
