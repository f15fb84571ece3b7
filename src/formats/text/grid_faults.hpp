// What is wrong with the rows of a drawn puzzle, and where.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "formats/text/grid_block.hpp"

namespace sudokit::formats {

/// The error with its place: byte `offset` of the row.
[[nodiscard]] Error placed_in_row(Error error, const BlockRow& row, std::size_t offset);

/// That there should be `order` rows of as many cells, and not so many.
[[nodiscard]] Message row_count_message(std::size_t order, std::size_t rows);

/// The width that most of the rows have.
[[nodiscard]] std::size_t usual_width(const std::vector<BlockRow>& rows);

/// What is wrong with rows that are neither marked nor spaced as they should be: the first that is
/// unlike most others, whether or not it comes first.
[[nodiscard]] Error ragged_rows(const std::vector<BlockRow>& rows);

/// The only row that is a little shorter or longer than all others, which are drawn alike to the
/// last blank; nothing if there is none.
[[nodiscard]] std::optional<Error> odd_length(const std::vector<const BlockRow*>& rows);

/// An empty field of a table whose other empty cells are marked: it was forgotten. Nothing if there
/// is none.
[[nodiscard]] std::optional<Error> forgotten_field(const std::vector<BlockRow>& rows);

}  // namespace sudokit::formats
