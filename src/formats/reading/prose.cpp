#include "formats/reading/prose.hpp"

#include <algorithm>
#include <string>

#include "sudokit/symbols.hpp"

#include "base/characters.hpp"
#include "base/url.hpp"
#include "formats/reading/cell_text.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/text/grid_row.hpp"
#include "formats/text/line.hpp"

namespace sudokit::formats {
namespace {

// Words of any language are seldom longer.
constexpr std::size_t kLongestWord = 24;

bool is_mark(char c) { return is_decimal(c) || (is_blank_symbol(c) && !is_letter(c)); }

// What a line is made of.
struct LineCensus {
    std::size_t cells = 0;  // characters that may be cells
    std::size_t letters = 0;
    std::size_t words = 0;  // runs of characters between blanks
    Digit largest = 0;      // the place in the alphabet of the last letter
    bool even = true;       // all words are of the same length
    bool bars = false;
};

LineCensus census_of_line(std::string_view line) {
    LineCensus census;
    std::size_t word = 0;
    std::size_t first = 0;
    const auto end_word = [&] {
        if (word == 0) return;
        if (census.words++ == 0) first = word;
        census.even &= word == first;
        word = 0;
    };
    for (std::size_t i = 0; i < line.size(); i += character_length(line, i)) {
        const char c = line[i];
        const bool letter = is_letter(c);
        if (is_space(c)) {
            end_word();
            continue;
        }
        ++word;
        census.bars |= is_bar(line, i);
        census.cells += letter || is_mark(c) ? 1U : 0U;
        if (!letter) continue;
        ++census.letters;
        if (!is_blank_symbol(c)) {
            census.largest = std::max(census.largest, *digit_of(Symbols::letters, c));
        }
    }
    end_word();
    return census;
}

// Two letters side by side: what most lines do not have.
bool has_word(std::string_view line) {
    bool letter = false;
    for (const char c : line) {
        if (letter && is_letter(c)) return true;
        letter = is_letter(c);
    }
    return false;
}

// Three letters side by side that are not in the order of the alphabet, as candidates would be.
bool has_unsorted_word(std::string_view line) {
    for (std::size_t i = 2; i < line.size(); ++i) {
        const std::string_view three = line.substr(i - 2, 3);
        if (!std::ranges::all_of(three, is_letter)) continue;
        const std::string small = small_letters(three);
        if (small[0] >= small[1] || small[1] >= small[2]) return true;
    }
    return false;
}

// "9x9", or "16x16": a size rather than cells.
bool is_size(std::string_view word) {
    const std::size_t cross = word.find('x');
    if (cross == 0 || cross == std::string_view::npos || cross + 1 == word.size()) return false;
    return std::ranges::all_of(word.substr(0, cross), is_decimal) &&
           std::ranges::all_of(word.substr(cross + 1), is_decimal);
}

// The cells of a puzzle, or the first box of a row: at least half marks and digits, or longer than
// words are.
bool begins_with_cells(std::string_view line) {
    std::string_view text = trimmed(line);
    // The number of a sentence in a list says nothing of it.
    const std::size_t number = text.find_first_not_of("0123456789");
    const bool numbered = number > 0 && number + 1 < text.size() && is_space(text[number + 1]) &&
                          std::string_view(".:)").find(text[number]) != std::string_view::npos;
    if (numbered) text = trimmed(text.substr(number + 1));
    const std::string_view word = text.substr(0, first_word_length(text));
    constexpr std::size_t kShortest = 3;
    if (word.size() > kLongestWord) return true;
    if (is_size(word)) return false;
    const auto marks = static_cast<std::size_t>(std::ranges::count_if(word, is_mark));
    return word.size() >= kShortest && marks * 2 >= word.size();
}

// A puzzle in one word, or nearly one. A run of one character may underline the words before it,
// and a date with its time has more foreign characters than a slip of the pen makes.
bool is_puzzle(std::string_view word) {
    constexpr std::size_t kFewest = 16;
    if (word.size() < kFewest) return false;
    const auto marks = static_cast<std::size_t>(std::ranges::count_if(word, is_mark));
    const auto letters = static_cast<std::size_t>(std::ranges::count_if(word, is_letter));
    const std::size_t foreign = word.size() - marks - letters;
    const bool one_mark = word.find_first_not_of(word.front()) == std::string_view::npos;
    if (one_mark && word.front() != '.' && word.front() != '0') return false;
    if (marks * 2 >= word.size()) return foreign * kFewest <= word.size();
    return foreign == 0 && word.size() > kLongestWord && order_of_cells(word.size());
}

bool has_puzzle(std::string_view line) {
    while (!line.empty()) {
        const std::string_view word = line.substr(0, first_word_length(line));
        if (is_puzzle(word)) return true;
        line.remove_prefix(std::min(word.size() + 1, line.size()));
    }
    return false;
}

}  // namespace

bool is_prose(std::string_view line) {
    if (!has_word(line)) return false;
    const LineCensus census = census_of_line(line);
    if (census.bars || begins_with_cells(line)) return false;
    if (census.largest > census.cells) return true;
    if (census.cells > kLargestOfCharacters && has_unsorted_word(line)) return true;
    return !census.even && census.letters * 3 >= census.cells * 2;
}

bool is_sentence(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.starts_with('{') || is_web_link(text)) return false;
    return census_of_line(line).words > 1 && is_prose(line) && !has_puzzle(line);
}

std::size_t number_before_cells(std::string_view line) {
    constexpr std::size_t kMostDigits = 9;
    constexpr std::size_t kFewestCells = 16;
    std::size_t at = std::min(line.find_first_not_of(" \t"), line.size());
    if (at < line.size() && (line[at] == '(' || line[at] == '[')) ++at;
    const std::size_t digits = at;
    while (at < line.size() && is_decimal(line[at])) ++at;
    if (at == digits || at - digits > kMostDigits) return 0;
    // A dot would be a cell, and a colon may be that of an id.
    const char mark = at < line.size() ? line[at] : '\0';
    const bool closed = std::string_view(")],;").find(mark) != std::string_view::npos;
    if (closed || mark == '.' || mark == ':') ++at;
    const std::size_t blanks = at;
    while (at < line.size() && is_space(line[at])) ++at;
    if (at == blanks && !closed) return 0;
    const std::string_view cells = line.substr(at, first_word_length(line.substr(at)));
    const auto marks = static_cast<std::size_t>(std::ranges::count_if(cells, is_mark));
    const bool symbols =
        std::ranges::all_of(cells, [](char c) { return is_letter(c) || is_mark(c); });
    const std::size_t quarters = symbols ? 2 : 3;
    const bool puzzle = cells.size() >= kFewestCells && marks * 4 >= cells.size() * quarters;
    return puzzle ? at : 0;
}

}  // namespace sudokit::formats
