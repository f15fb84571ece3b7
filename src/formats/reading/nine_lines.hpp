// The quick way through what most streams are: line after line of plain 9x9 puzzles.
//
// It takes lines of 81 cells, with or without words behind them, exactly as the line format reads
// them, and steps over empty lines and comments; at anything else it stops and leaves the line to
// the general reader.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace sudokit::formats {

using NineDigits = std::array<std::uint8_t, 81>;

/// What was taken off the front of a text.
struct NineLines {
    std::size_t puzzles = 0;
    std::size_t bytes = 0;
    std::size_t lines = 0;    ///< line ends among them, and the end of the text if it ends a line
    std::size_t last = 0;     ///< lines before the last puzzle
    bool wants_more = false;  ///< the next line is not there as a whole; it may be a puzzle
};

/// Puts the puzzles that `text` begins with into `digits`, 0 for empty cells, as many as there is
/// room for. `ended` tells that nothing comes after `text`. `before`, where it has as many places,
/// gets the number of lines before each puzzle.
[[nodiscard]] NineLines take_nine_lines(std::string_view text, bool ended,
                                        std::span<NineDigits> digits,
                                        std::span<std::size_t> before = {});

}  // namespace sudokit::formats
