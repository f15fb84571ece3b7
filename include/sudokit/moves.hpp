// Transformations told as moves that people make on paper: rows for columns, bands, rows, stacks,
// columns, digits; and what tells puzzles apart that no moves turn into each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/symbols.hpp"
#include "sudokit/transformation.hpp"

namespace sudokit {

/// A part of a transformation that has words of its own.
struct Move {
    enum class Kind : std::uint8_t {
        turn,     ///< the board is rotated or mirrored
        bands,    ///< bands are taken in another order, each with its rows
        rows,     ///< rows are
        stacks,   ///< stacks are, each with its columns
        columns,  ///< columns are
        cells,    ///< cells go elsewhere in some other way
        digits    ///< digits are relabelled
    };

    Kind kind = Kind::cells;
    Transformation transformation;
    std::optional<Turn> turn = {};  ///< of kind `turn`
    /// Of bands, stacks, rows and columns: which one comes to each place, from 0. Of digits: what
    /// each becomes, from 1.
    std::vector<std::uint32_t> order = {};
};

/// The moves that make it, in the order above, one after the other; none if nothing changes. Boards
/// on which lines cannot be exchanged freely are turned or have their cells moved.
[[nodiscard]] std::vector<Move> moves_of(const Transformation& transformation);

/// The move as an instruction: "take the bands in the order 2 3 1", "relabel the digits: A > G".
/// The symbols must be able to name every digit of the board.
[[nodiscard]] std::string move_text(const Move& move, Symbols symbols, Language language);

/// The turn as an instruction: "rotate the board a quarter turn clockwise".
[[nodiscard]] std::string turn_text(Turn how, Language language);

/// Something that moves never change and in which the puzzles differ, in words: "the first has 24
/// givens, the second 25". Nothing if the few things that are looked at are the same in both.
[[nodiscard]] std::optional<Message> find_difference(const Puzzle& first, const Puzzle& second);

}  // namespace sudokit
