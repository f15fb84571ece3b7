#include "formats/text/candidate_rows.hpp"

#include <algorithm>

#include "base/characters.hpp"
#include "formats/reading/prose.hpp"
#include "formats/text/grid_row.hpp"

namespace sudokit::formats {
namespace {

bool separates(std::string_view line, std::size_t offset) {
    constexpr std::string_view kSeparators = " \t|:*!+";
    return kSeparators.find(line[offset]) != std::string_view::npos || is_box_drawing(line, offset);
}

// Rules are drawn with these; a row has some digit or letter, or consists of single dots.
bool is_rule(std::string_view line) {
    constexpr std::string_view kRules = "-=+*|:.'`,";
    bool drawn = false;
    for (std::size_t i = 0; i < line.size(); i += character_length(line, i)) {
        if (is_space(line[i])) continue;
        const bool box = is_box_drawing(line, i);
        if (!box && kRules.find(line[i]) == std::string_view::npos) return false;
        drawn |= box || line[i] == '-' || line[i] == '=';
    }
    return drawn;
}

}  // namespace

std::vector<CandidateWord> candidate_words(std::string_view line, std::size_t offset) {
    std::vector<CandidateWord> words;
    if (is_comment(line) || is_rule(line) || is_prose(line)) return words;
    std::size_t begin = 0;
    std::size_t at = 0;
    const auto end_word = [&] {
        if (at > begin) words.push_back({line.substr(begin, at - begin), offset + begin});
    };
    while (at < line.size()) {
        const std::size_t length = character_length(line, at);
        if (separates(line, at)) {
            end_word();
            begin = at + length;
        }
        at += length;
    }
    end_word();
    return words;
}

}  // namespace sudokit::formats
