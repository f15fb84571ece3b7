// Finds the rows of words in a drawn grid of candidates.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/reading/symbol_choice.hpp"

namespace sudokit::formats {

/// A word of a row, and where it is in the whole text.
struct CandidateWord {
    std::string_view text;
    std::size_t offset = 0;
};

/// The words of a line at `offset` of its text; none if it is empty, a comment or a rule. Bars,
/// colons, stars and box-drawing characters separate words as blanks do.
[[nodiscard]] std::vector<CandidateWord> candidate_words(std::string_view line, std::size_t offset);

/// True if the word is a set of digits of a board of this order in increasing order, or a mark for
/// an empty one.
[[nodiscard]] bool is_increasing_set(std::string_view word, const CellAlphabet& alphabet,
                                     Digit order);

/// True if a line of these words is prose, and not a row of candidates in letters: most words with
/// letters are no sets of as many digits as there are words. `symbols` are those asked for; without
/// them, only words in the order of the alphabet are taken for sets.
[[nodiscard]] bool is_prose_of(std::string_view line, const std::vector<CandidateWord>& words,
                               std::optional<Symbols> symbols);

}  // namespace sudokit::formats
