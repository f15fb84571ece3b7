// What tests of techniques for one digit share: states sketched as the places of that digit.
#pragma once

#include <string_view>
#include <vector>

#include "logic/test_steps.hpp"

namespace sudokit::logic {

/// The digit of a sketch.
inline constexpr Digit kSketched = 5;

/// A state of `board` in which the sketched digit may go where `cells` has any letter and nowhere
/// else ('.': it may not; blanks are passed over). The other digits are left as they are.
State sketch(std::string_view cells, const Board& board = Board::standard(9));

/// Cells by name: "r1c2 r3c4".
std::vector<Cell> cells_at(const State& state, std::string_view names);

/// The sketched digit in cells by name.
std::vector<Candidate> gone_from(const State& state, std::string_view names);

/// Houses by name: "r1 c2 b3"; windows, where there are boxes and no diagonals: "w4".
std::vector<std::uint32_t> houses_at(const State& state, std::string_view names);

}  // namespace sudokit::logic
