// The words around puzzles in a text: headings and sentences, and the numbers of lines.
#pragma once

#include <cstddef>
#include <string_view>

namespace sudokit::formats {

/// True if the line is language and no row of cells: it has a word of two letters or more, does not
/// begin with cells, and either has a letter that no board with so many cells in a row has a digit
/// for ("Grid 01": six cells, and R would be the eighteenth digit), or is letters in words of
/// different lengths, or is longer than any row of symbols and has a word that is no set of
/// candidates. Bars are drawn around cells, not around words.
[[nodiscard]] bool is_prose(std::string_view line);

/// True if the line is prose of at least two words, begins neither like a link nor like an object
/// of JSON, and has no word that is a puzzle: sixteen characters or more, most of them cells. A
/// single word may stand in the place of a puzzle.
[[nodiscard]] bool is_sentence(std::string_view line);

/// The length of the number before the cells of a line, with what parts them: "12. ", "12) ",
/// "(12) ", "12: ", "12," or "12 " before at least sixteen cells. 0 if there is none.
[[nodiscard]] std::size_t number_before_cells(std::string_view line);

}  // namespace sudokit::formats
