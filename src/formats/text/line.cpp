#include "formats/text/line.hpp"

#include <algorithm>
#include <array>

#include "sudokit/grid_text.hpp"

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/reading/cells.hpp"
#include "formats/reading/prose.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/text/table_row.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoCells{"expected the cells of a puzzle, found '{0}'",
                               "cases d’une grille attendues, trouvé « {0} »"};
constexpr MessageText kForeign{"expected the cells of a puzzle, found the character '{0}'",
                               "cases d’une grille attendues, caractère « {0} » trouvé"};
constexpr MessageText kOnlyNine{"the format {0} is for 9x9 boards, this one is of order {1}",
                                "le format {0} est fait pour les grilles 9x9, non d’ordre {1}"};

constexpr std::array<bool, 256> kEndsWord = [] {
    std::array<bool, 256> ends{};
    for (const char c : std::string_view(" \t,;#")) ends[static_cast<unsigned char>(c)] = true;
    return ends;
}();

bool may_be_cell(char c) { return is_decimal(c) || is_letter(c) || is_blank_symbol(c); }

// Not of any alphabet: control characters and what is beyond ASCII.
bool is_foreign(char c) { return c < ' ' || c > '~'; }

std::size_t skip_spaces(std::string_view text, std::size_t offset) {
    while (offset < text.size() && is_space(text[offset])) ++offset;
    return offset;
}

// The words of a line of numbers, and what ended them.
struct Numbers {
    std::vector<std::string_view> words;
    std::size_t end = 0;        // offset behind the last of them
    std::string_view stranger;  // the word behind, if it is neither a number nor a comment's #
    std::size_t stranger_at = 0;
};

Numbers collect_numbers(std::string_view line, std::size_t begin) {
    // One more than any board has is enough to tell that there are too many.
    constexpr std::size_t kMost = std::size_t{kMaxOrder} * kMaxOrder + 1;
    Numbers numbers;
    std::size_t at = begin;
    while (numbers.words.size() < kMost) {
        while (at < line.size() && is_separator(line[at])) ++at;
        if (at == line.size() || line[at] == '#') break;
        const std::string_view word = line.substr(at, first_word_length(line.substr(at)));
        if (!is_number_cell(word)) {
            numbers.stranger = word;
            numbers.stranger_at = at;
            break;
        }
        numbers.words.push_back(word);
        at += word.size();
        numbers.end = at;
    }
    return numbers;
}

bool wanted_count(std::size_t cells, const ReadOptions& options) {
    return !options.board || options.board->cell_count() == cells;
}

// A row of a table with a field for each cell, some of them empty; nothing if the line is none.
std::optional<Result<Entry>> read_fields(std::string_view line, BoardSource& boards) {
    auto row = find_table_row(line);
    if (!row) return std::nullopt;
    if (row->open_end && !order_of_cells(row->cells.size())) row->cells.push_back({});
    const std::size_t count = row->cells.size();
    const auto order = order_of_cells(count);
    constexpr Digit kSmallest = 4;
    if (!order || *order < kSmallest || !wanted_count(count, boards.options())) return std::nullopt;
    std::vector<std::string_view> words;
    for (const CellPlace& cell : row->cells) {
        const std::string_view word = line.substr(cell.offset, cell.length);
        words.push_back(word.empty() ? std::string_view(".") : word);
    }
    auto puzzle = read_number_cells(words, *order, boards);
    if (puzzle) return Entry{std::move(*puzzle)};
    Error error = std::move(puzzle).error();
    error.offset = row->cells[error.offset].offset;
    return error;
}

Result<Entry> read_number_line(std::string_view line, const Numbers& numbers, BoardSource& boards) {
    const std::size_t count = numbers.words.size();
    const auto order = order_of_cells(count);
    if (!order || !wanted_count(count, boards.options())) {
        if (!numbers.stranger.empty()) {
            const Digit guess =
                boards.options().board ? boards.options().board->order() : kMaxOrder;
            return bad_number(guess, numbers.stranger, numbers.stranger_at);
        }
        return wrong_cell_count(count, numbers.end, boards);
    }
    auto puzzle = read_number_cells(numbers.words, *order, boards);
    if (!puzzle) {
        Error error = std::move(puzzle).error();
        error.offset = offset_in(line, numbers.words[error.offset]);
        return error;
    }
    Entry entry{std::move(*puzzle)};
    entry.info.comment = comment_after_cells(line.substr(numbers.end));
    return entry;
}

// A short word with more letters than digits and empty cells is language rather than a puzzle.
bool is_language(std::string_view word) {
    constexpr std::size_t kShort = 16;
    const auto plausible = static_cast<std::size_t>(
        std::ranges::count_if(word, [](char c) { return is_decimal(c) || is_blank_symbol(c); }));
    return plausible * 2 <= word.size() && word.size() < kShort;
}

// One character and other words: an item of a list ("- milk", "4 eggs") rather than a 1x1 puzzle.
bool is_list_item(std::string_view line, std::size_t begin, std::size_t length) {
    if (length != 1) return false;
    const std::string_view rest = trimmed(line.substr(begin + length));
    return !rest.empty() && rest.front() != '#';
}

// Says what is wrong with a line whose first word cannot be the cells of a board.
Error refuse_line(std::string_view line, std::size_t begin, std::size_t length,
                  const BoardSource& boards) {
    const std::string_view word = line.substr(begin, length);
    if (is_language(word)) {
        const std::string_view shown = word.empty() ? line.substr(begin) : word;
        return syntax_error(begin, kNoCells, shown_word(shown));
    }
    const auto stranger = std::ranges::find_if_not(word, may_be_cell);
    const std::size_t count = count_characters(word);
    const auto order = order_of_cells(count);
    if (stranger != word.end() && order && can_write(Symbols::digits, *order)) {
        return shifted(bad_cell(default_symbols(*order), *order, word,
                                static_cast<std::size_t>(stranger - word.begin())),
                       begin);
    }
    const auto foreign = std::ranges::find_if(word, is_foreign);
    if (foreign != word.end()) {
        const auto at = begin + static_cast<std::size_t>(foreign - word.begin());
        return syntax_error(at, kForeign, shown_character(line, at));
    }
    return wrong_cell_count(count, begin + length, boards);
}

bool starts_with_numbers(std::string_view line, std::size_t begin, std::size_t length) {
    if (length > 2 || !is_number_cell(line.substr(begin, length))) return false;
    std::size_t next = begin + length;
    while (next < line.size() && is_separator(line[next])) ++next;
    return is_number_cell(line.substr(next, first_word_length(line.substr(next))));
}

std::optional<Error> only_nine(const Board& board) {
    if (board.order() == 9) return std::nullopt;
    return unsupported_error(0, kOnlyNine, format_info(Format::sdm).name, board.order());
}

}  // namespace

std::size_t first_word_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && !kEndsWord[static_cast<unsigned char>(text[length])]) ++length;
    return length;
}

Result<Entry> read_line(std::string_view line, BoardSource& boards) {
    const std::size_t begin = skip_spaces(line, number_before_cells(line));
    const std::size_t length = first_word_length(line.substr(begin));
    if (starts_with_numbers(line, begin, length)) {
        if (auto entry = read_fields(line, boards)) return *std::move(entry);
        return read_number_line(line, collect_numbers(line, begin), boards);
    }
    if (is_list_item(line, begin, length)) {
        if (auto entry = read_fields(line, boards)) return *std::move(entry);
        return syntax_error(begin, kNoCells, shown_word(trimmed(line)));
    }
    const std::string_view cells = line.substr(begin, length);
    const auto order = order_of_cells(length);
    if (!order || !wanted_count(length, boards.options())) {
        if (auto entry = read_fields(line, boards)) return *std::move(entry);
        return refuse_line(line, begin, length, boards);
    }
    auto puzzle = read_cells(cells, *order, boards);
    if (!puzzle) {
        if (is_language(cells)) return refuse_line(line, begin, length, boards);
        return shifted(std::move(puzzle).error(), begin);
    }
    Entry entry{std::move(*puzzle)};
    if (begin + length < line.size()) {
        entry.info.comment = comment_after_cells(line.substr(begin + length));
    }
    return entry;
}

std::string comment_after_cells(std::string_view rest) {
    rest = trimmed(rest);
    if (rest.empty()) return {};
    if (rest.front() == ',' || rest.front() == ';' || rest.front() == '#') rest.remove_prefix(1);
    return std::string(trimmed(rest));
}

void append_comment(std::string& line, std::string_view comment) {
    comment = trimmed(comment);
    if (comment.empty()) return;
    // Without the mark, a comment could be taken for one more number.
    const bool numbers = line.size() <= 2 || line.find(' ') != std::string::npos;
    const bool needs_mark = numbers || comment.front() == '#' || is_separator(comment.front());
    line += needs_mark ? " # " : " ";
    line += plain_words(comment);
}

Result<std::string> write_line(const Entry& entry, const WriteOptions& options) {
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::line)) return *fault;
    const auto symbols = writing_symbols(entry.puzzle.board().order(), options.symbols);
    if (!symbols) return symbols.error();
    std::string line = cells_text(entry.puzzle.givens(), *symbols, '.');
    append_comment(line, entry.info.comment);
    return line + '\n';
}

Result<Entry> read_sdm(std::string_view line, BoardSource& boards) {
    auto entry = read_line(line, boards);
    if (!entry) return entry;
    if (auto fault = only_nine(entry->puzzle.board())) {
        fault->code = ErrorCode::syntax;
        return *fault;
    }
    return entry;
}

Result<std::string> write_sdm(const Entry& entry, const WriteOptions&) {
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::sdm)) return *fault;
    if (auto fault = only_nine(entry.puzzle.board())) return *fault;
    return cells_text(entry.puzzle.givens(), Symbols::digits, '0') + '\n';
}

}  // namespace sudokit::formats
