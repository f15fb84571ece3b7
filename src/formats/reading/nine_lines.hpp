// The quick way through what most streams are: line after line of plain 9x9 puzzles.
//
// It takes lines exactly as the reader of their format does, and steps over empty lines and
// comments; at anything else it stops and leaves the line to the general reader.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

#include "sudokit/formats.hpp"
#include "sudokit/function_ref.hpp"

namespace sudokit::formats {

using NineDigits = NineRoom::Digits;

/// What was taken off the front of a text.
struct NineLines {
    std::size_t puzzles = 0;
    std::size_t bytes = 0;
    std::size_t lines = 0;    ///< line ends among them, and the end of the text if it ends a line
    std::size_t last = 0;     ///< lines before the last puzzle
    bool wants_more = false;  ///< the next line is not there as a whole; it may be a puzzle
};

/// Puts the puzzles that a text begins with into the room. `ended` tells that nothing comes after
/// it. The room's lines are numbers of lines before each puzzle.
using NineTaker = std::function<NineLines(std::string_view text, bool ended, const NineRoom& room)>;

/// A line of a format, put into place number `index` of the room; false if it is no plain puzzle.
using NineLineReader =
    FunctionRef<bool(std::string_view line, const NineRoom& room, std::size_t index)>;

/// Such a taker for lines that `read` reads, behind those that were `taken` before.
[[nodiscard]] NineLines take_nine(std::string_view text, bool ended, const NineRoom& room,
                                  NineLineReader read, NineLines taken = {});

/// The taker of the line format: lines of 81 cells, with or without words behind them.
[[nodiscard]] NineLines take_nine_lines(std::string_view text, bool ended, const NineRoom& room);

/// The lines that a text begins with, `most` at most, which are nothing but the digits and dots of
/// a puzzle with LF behind each: some of what `take_nine_lines` takes, and quicker, as nothing is
/// read.
[[nodiscard]] NineLines pass_usual_lines(std::string_view text, std::size_t most);

/// Reads 81 cells that fill the text, 0 for empty ones; false if there is something else.
[[nodiscard]] bool read_nine_cells(std::string_view text, NineDigits& digits);

}  // namespace sudokit::formats
