// What a file says of one puzzle: the puzzle itself, the state of play, and the words around it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/puzzle.hpp"
#include "sudokit/transformation.hpp"

namespace sudokit {

/// The words that a file carries with a puzzle; empty where it says nothing.
struct Info {
    std::string title;
    std::string author;
    std::string description;
    std::string comment;
    std::string date;
    std::string source;
    std::string level;
    std::string url;

    bool operator==(const Info&) const = default;
};

/// What the player has done so far. It never changes what the puzzle's solutions are. Play that
/// does not fit the board of its puzzle ends the program where it is used.
struct Play {
    std::vector<std::uint8_t> placed;   ///< per cell, 0 = nothing; empty: nothing placed at all
    std::vector<DigitSet> pencilmarks;  ///< the player's notes per cell; empty: no notes at all

    [[nodiscard]] bool empty() const { return placed.empty() && pencilmarks.empty(); }

    /// True if the lists are empty, or as long as the board has cells.
    [[nodiscard]] bool fits(const Board& board) const {
        const std::size_t cells = board.cell_count();
        return (placed.empty() || placed.size() == cells) &&
               (pencilmarks.empty() || pencilmarks.size() == cells);
    }
    bool operator==(const Play&) const = default;
};

/// One puzzle of a file, with everything the file says of it.
struct Entry {
    Puzzle puzzle;
    Play play = {};
    Info info = {};
    std::optional<Grid> solution = {};  ///< where the file gives one (CSV, f-puzzles, JSON)

    bool operator==(const Entry&) const = default;
};

/// The entry with everything on the board moved: the puzzle, the state of play, the solution. Fails
/// where the puzzle's constraints do not survive.
[[nodiscard]] Result<Entry> image(const Transformation& transformation, const Entry& entry);

}  // namespace sudokit
