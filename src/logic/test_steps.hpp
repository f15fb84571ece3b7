// What tests of techniques share: states from text, and all steps of a technique.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/techniques.hpp"

namespace sudokit::logic {

/// The state of a puzzle on the standard board, cells as one line ('.' = empty, 1-9 then A-Z;
/// blanks and | - + are passed over).
State state_of(std::string_view cells);

/// The state in which every cell of `board` has every candidate.
State open_state(const Board& board = Board::standard(9));

/// A 4x4 board of crooked regions:
///
///     a a a b
///     a c b b
///     c c d b
///     c d d d
Board small_jigsaw();

/// Leaves only `digits` ("12") in a cell given by row and column, from 1.
void keep(State& state, std::uint32_t row, std::uint32_t column, std::string_view digits);

/// Takes `digit` out of the cells of a house but for those of `kept`.
void confine(State& state, std::uint32_t house, Digit digit, std::span<const Cell> kept);

/// All steps of a technique.
std::vector<Step> find_all(TechniqueId id, const State& state);

/// How many steps a sink that has enough at once is offered; nothing if the technique does not say
/// that it stopped.
std::optional<int> offered_until_stop(TechniqueId id, const State& state);

/// The cell in row and column, from 1.
Cell at(const State& state, std::uint32_t row, std::uint32_t column);

/// The same on 9x9 boards: rc(5, 1) is r5c1.
inline Cell rc(std::uint32_t row, std::uint32_t column) { return (row - 1) * 9 + column - 1; }

}  // namespace sudokit::logic
