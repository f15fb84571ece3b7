// The maximal sets of cells that must all differ.
#pragma once

#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/function_ref.hpp"

namespace sudokit::fd {

/// The maximal sets of cells of which every two share a house, each in increasing order. Where the
/// houses are rows, columns and rectangular boxes these are the houses; jigsaw regions, diagonals
/// and other houses make more, such as three cells that share a row, a column and a region
/// pairwise. Not all of them where `should_stop`, which is asked again and again, says yes.
[[nodiscard]] std::vector<std::vector<Cell>> cliques_of(const Board& board,
                                                        FunctionRef<bool()> should_stop);
[[nodiscard]] std::vector<std::vector<Cell>> cliques_of(const Board& board);

}  // namespace sudokit::fd
