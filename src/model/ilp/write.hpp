// Writers of 0-1 programmes, one for each kind of file, and the names that they share.
#pragma once

#include <string>

#include "sudokit/puzzle.hpp"

#include "model/text_writer.hpp"

namespace sudokit::model {

void write_lp(const Puzzle& puzzle, TextWriter& out);
void write_mps(const Puzzle& puzzle, TextWriter& out);
void write_xcover(const Puzzle& puzzle, TextWriter& out);

/// The name of the equation of a digit in `board.houses()[house]`: "row2_5".
[[nodiscard]] std::string house_equation_name(const Board& board, std::uint32_t house, Digit digit);

}  // namespace sudokit::model
