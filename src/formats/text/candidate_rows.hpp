// Finds the rows of words in a drawn grid of candidates.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace sudokit::formats {

/// A word of a row, and where it is in the whole text.
struct CandidateWord {
    std::string_view text;
    std::size_t offset = 0;
};

/// The words of a line at `offset` of its text; none if it is empty, a comment or a rule. Bars,
/// colons, stars and box-drawing characters separate words as blanks do.
[[nodiscard]] std::vector<CandidateWord> candidate_words(std::string_view line, std::size_t offset);

}  // namespace sudokit::formats
