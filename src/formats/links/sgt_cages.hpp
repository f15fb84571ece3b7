// The cells of Solo's ids as numbers and runs, and its killer cages, which are given by them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/puzzle.hpp"

namespace sudokit::formats {

/// The numbers of `cells` cells, 1 to `most` or 0 where there is none, from `at` to the end or a
/// comma; `at` moves there. Offsets of faults are those in `text`.
[[nodiscard]] Result<std::vector<std::uint32_t>> read_sgt_numbers(std::string_view text,
                                                                  std::size_t& at,
                                                                  std::size_t cells,
                                                                  std::uint32_t most);
[[nodiscard]] std::string write_sgt_numbers(const std::vector<std::uint32_t>& numbers);

/// Adds the cages that stand behind the comma at `at`, as blocks and then as sums, each in one cell
/// of its cage; `at` moves behind them.
[[nodiscard]] std::optional<Error> read_sgt_cages(std::string_view text, std::size_t& at,
                                                  Puzzle& puzzle);

/// The cages as they stand behind a puzzle, with the sum in the first cell of each. Nothing if the
/// constraints are none of Solo's: there, every cell is in one cage of two or more that hang
/// together.
[[nodiscard]] std::optional<std::string> write_sgt_cages(const Puzzle& puzzle);

}  // namespace sudokit::formats
