#include "formats/text/candidate_rows.hpp"

#include <algorithm>

#include "sudokit/digit_set.hpp"

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

// Different digits in any order.
bool is_any_set(std::string_view word, const CellAlphabet& alphabet, Digit order) {
    DigitSet digits;
    for (const char c : word) {
        const Digit digit = alphabet[c];
        if (digit == 0 || digit > order || digits.contains(digit)) return false;
        digits.insert(digit);
    }
    return true;
}

using IsSet = bool (*)(std::string_view word, const CellAlphabet& alphabet, Digit order);

bool are_mostly_sets(const std::vector<CandidateWord>& words, Symbols symbols, IsSet is_set) {
    const auto order = static_cast<Digit>(std::min<std::size_t>(words.size(), kMaxOrder));
    if (symbols == Symbols::numbers || !can_write(symbols, order)) return false;
    const CellAlphabet alphabet(symbols, order);
    std::size_t sets = 0;
    std::size_t telling = 0;
    for (const CandidateWord& word : words) {
        if (std::ranges::none_of(word.text, is_letter)) continue;
        ++telling;
        sets += is_set(word.text, alphabet, order) ? 1U : 0U;
    }
    return sets * 2 > telling;
}

}  // namespace

bool is_increasing_set(std::string_view word, const CellAlphabet& alphabet, Digit order) {
    Digit last = 0;
    for (const char c : word) {
        const Digit digit = alphabet[c];
        if (digit > order || digit <= last) return word.size() == 1 && digit == 0;
        last = digit;
    }
    return true;
}

bool is_prose_of(std::string_view line, const std::vector<CandidateWord>& words,
                 std::optional<Symbols> symbols) {
    if (!is_prose(line)) return false;
    if (symbols) return !are_mostly_sets(words, *symbols, is_any_set);
    return !are_mostly_sets(words, Symbols::letters, is_increasing_set) &&
           !are_mostly_sets(words, Symbols::digits, is_increasing_set);
}

std::vector<CandidateWord> candidate_words(std::string_view line, std::size_t offset) {
    std::vector<CandidateWord> words;
    if (is_comment(line) || is_rule(line)) return words;
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
