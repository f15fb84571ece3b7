// Finds out which format a text is in.
//
// Formats that cannot be mistaken are asked first; the others come down to rows of cells. The hard
// case is a row of 4, 9, 16 or 25 cells, which is a puzzle of its own on a board of order 2 to 5,
// or a row of a larger one:
//  - rows of 16 or 25 are puzzles if nearly all have no digit over 4 or 5; half of them is enough
//    where there are too few for a grid, as that could only be an unfinished one;
//  - rows of 4 or 9 are puzzles if none has a digit over 2 or 3 and there are too few for a grid.
#include <algorithm>
#include <array>

#include "base/characters.hpp"
#include "formats/format_table.hpp"
#include "formats/reading/cells.hpp"
#include "formats/reading/prose.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/text/grid_row.hpp"
#include "formats/text/line.hpp"

namespace sudokit {
namespace formats {
namespace {

// Who is asked first, where two could say yes.
constexpr std::array kAsked = {Format::opensudoku, Format::json,       Format::fpuzzles,
                               Format::sudokupad,  Format::sudokuwiki, Format::hodoku,
                               Format::sgt,        Format::csv,        Format::array,
                               Format::sadman,     Format::sdx,        Format::candidates,
                               Format::pencilmarks};

std::string_view without_comments(std::string_view text) {
    while (!text.empty()) {
        std::string_view rest = text;
        const std::string_view line = without_line_end(take_line(rest));
        if (!trimmed(line).empty() && !is_comment(line)) break;
        text = rest;
    }
    return text;
}

// A row, and what tells a puzzle from a part of one.
struct Sample {
    std::string_view text;
    GridRow row;
    std::size_t largest = 0;  // the largest value, letters counting from A = 10
    bool cells_only = true;   // every character may be a cell's
    bool decimal = true;      // no letters
};

std::size_t value_of(std::string_view word) {
    if (word.size() == 1) {
        if (is_blank_symbol(word.front())) return 0;
        return digit_of(Symbols::digits, word.front()).value_or(0);
    }
    std::size_t value = 0;
    for (const char c : word) {
        if (value < 1000) value = value * 10 + static_cast<std::size_t>(c - '0');
    }
    return value;
}

Sample take_sample(std::string_view line, GridRow row) {
    Sample sample{line, std::move(row)};
    for (const CellPlace& cell : sample.row.cells) {
        const std::string_view word = line.substr(cell.offset, cell.length);
        if (word.empty()) continue;
        const bool symbol = is_decimal(word[0]) || is_letter(word[0]) || is_blank_symbol(word[0]);
        sample.cells_only &= symbol && (word.size() == 1 || is_number_cell(word));
        sample.decimal &= !is_letter(word[0]) || is_blank_symbol(word[0]);
        if (sample.cells_only) sample.largest = std::max(sample.largest, value_of(word));
    }
    return sample;
}

struct Samples {
    std::vector<Sample> rows;
    bool ruled = false;       // some line is a rule
    bool only_dashes = true;  // and all of those are lines of -
};

Samples take_samples(std::string_view text) {
    constexpr std::size_t kMostRows = 64;
    constexpr std::size_t kMostLines = 256;
    Samples samples;
    for (std::size_t i = 0; i < kMostLines && !text.empty(); ++i) {
        const std::string_view line = without_line_end(take_line(text));
        if (is_prose(line)) continue;
        GridRow row = scan_row(line, std::nullopt);
        samples.ruled |= row.kind == LineKind::rule || row.kind == LineKind::dashes;
        samples.only_dashes &= row.kind != LineKind::rule;
        if (row.kind == LineKind::row) samples.rows.push_back(take_sample(line, std::move(row)));
        if (samples.rows.size() == kMostRows) break;
    }
    return samples;
}

bool all_may_be_cells(std::string_view word) {
    return std::ranges::all_of(
        word, [](char c) { return is_decimal(c) || is_letter(c) || is_blank_symbol(c); });
}

// A line that can only be a whole puzzle: too many cells for a row, or words behind them.
bool is_whole_puzzle(const Sample& sample) {
    std::string_view line = trimmed(sample.text);
    const std::size_t number = number_before_cells(line);
    line.remove_prefix(number);
    const std::string_view word = line.substr(0, first_word_length(line));
    const auto order = order_of_cells(word.size());
    if (order && *order >= 4 && all_may_be_cells(word)) {
        if (word.size() > kLargestOfCharacters) return true;
        const bool words_behind =
            number > 0 || (word.size() < line.size() && sample.row.width != word.size());
        const bool fits = std::ranges::all_of(word, [order](char c) {
            return is_blank_symbol(c) || digit_of(Symbols::digits, c).value_or(0) <= *order;
        });
        if (words_behind && fits && !sample.row.bars) return true;
    }
    return sample.row.separated && sample.row.width > kMaxOrder;
}

// The first row of the width that most rows have.
const Sample& usual_row(const std::vector<Sample>& rows) {
    std::array<std::size_t, kMaxOrder + 1> count{};
    const auto times = [&count](const Sample& sample) -> std::size_t& {
        return count[std::min<std::size_t>(sample.row.width, kMaxOrder)];
    };
    for (const Sample& sample : rows) ++times(sample);
    return *std::ranges::max_element(rows, {}, times);
}

// Rows of 4, 9, 16 or 25 cells: puzzles of their own, or parts of a grid?
bool are_small_puzzles(const Samples& samples) {
    const GridRow& usual = usual_row(samples.rows).row;
    const auto order = order_of_cells(usual.width);
    if (!order || samples.ruled || usual.bars || (usual.groups > 1 && !usual.separated)) {
        return false;
    }
    std::size_t rows = 0;
    std::size_t fitting = 0;
    for (const Sample& sample : samples.rows) {
        // A row of another width, or with a foreign character, is a bad one of either kind.
        if (sample.row.width != usual.width || !sample.cells_only) continue;
        ++rows;
        fitting += sample.largest <= *order ? 1U : 0U;
    }
    if (rows == 0) return false;
    const bool few = samples.rows.size() < usual.width;
    constexpr std::size_t kSmallGrid = 9;
    if (usual.width <= kSmallGrid && usual.width > 1) return fitting == rows && few;
    return few ? fitting * 2 >= rows : fitting * 4 > rows * 3;
}

bool is_plausible_row(const Sample& sample) {
    if (!sample.cells_only || sample.row.width > kMaxOrder) return false;
    return sample.decimal || sample.largest <= sample.row.width + 9;
}

bool is_simple_sudoku(const Samples& samples) {
    return samples.ruled && samples.only_dashes &&
           std::ranges::all_of(samples.rows, [](const Sample& sample) {
               const std::string_view line = sample.text;
               return sample.row.bars && line.find(' ') == std::string_view::npos &&
                      line.front() != '|' && line.back() != '|';
           });
}

std::optional<Format> detect_rows(std::string_view text) {
    const Samples samples = take_samples(text);
    if (samples.rows.empty()) return std::nullopt;
    if (std::ranges::any_of(samples.rows, is_whole_puzzle)) return Format::line;
    if (are_small_puzzles(samples)) return Format::line;
    const auto plausible =
        static_cast<std::size_t>(std::ranges::count_if(samples.rows, is_plausible_row));
    if (plausible * 2 < samples.rows.size()) return std::nullopt;
    // A single row is a grid cut short only if it is too short to be a puzzle cut short.
    constexpr std::size_t kShort = 16;
    const GridRow& first = samples.rows.front().row;
    const bool several = samples.rows.size() > 1 || samples.ruled || first.bars;
    if (!several && (first.width >= kShort || !first.empty_cells)) return std::nullopt;
    return is_simple_sudoku(samples) ? Format::ss : Format::grid;
}

// What `text`, the same as `content` with comments before it, seems to be in.
std::optional<Format> detect_content(std::string_view text, std::string_view content) {
    for (const Format format : kAsked) {
        const auto looks_like = format_row(format).looks_like;
        if (looks_like != nullptr && looks_like(content)) return format;
    }
    const auto found = detect_rows(content);
    const bool rows = found == Format::grid || found == Format::ss;
    // Headers tell an .sdk file from a grid with comments, and they stand before the content.
    if (rows && format_row(Format::sdk).looks_like(text)) return Format::sdk;
    return found;
}

// Behind the sentences that a text begins with; the whole of it if there are none.
std::string_view without_greeting(std::string_view text) {
    std::string_view rest = text;
    while (!rest.empty()) {
        std::string_view next = rest;
        const std::string_view line = without_line_end(take_line(next));
        if (!trimmed(line).empty() && !is_comment(line) && !is_sentence(line)) break;
        rest = next;
    }
    return rest;
}

}  // namespace

Detection detect(std::string_view text) {
    static constexpr MessageText kLikeNone{"it looks like no other",
                                           "il ne ressemble à aucun autre"};
    const auto format = detect_format(text);
    if (!format) return {Format::line, &kLikeNone};
    return {*format, &format_row(*format).sign, true};
}

}  // namespace formats

std::optional<Format> detect_format(std::string_view text) {
    using namespace formats;
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
        text.remove_prefix(kByteOrderMark.size());
    }
    const std::string_view content = without_comments(text);
    if (content.empty()) return std::nullopt;
    if (const auto found = detect_content(text, content)) return found;
    const std::string_view rest = without_greeting(content);
    if (rest.empty() || rest.size() == content.size()) return std::nullopt;
    return detect_content(rest, rest);
}

}  // namespace sudokit
