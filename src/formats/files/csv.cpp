#include "formats/files/csv.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

#include "sudokit/grid_text.hpp"

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/files/csv_rows.hpp"
#include "formats/reading/cell_text.hpp"
#include "formats/reading/messages.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoPuzzle{
    "expected a header line with a column named puzzle, quiz, quizzes or question",
    "ligne d’en-tête attendue avec une colonne nommée puzzle, quiz, quizzes ou question"};
constexpr MessageText kTooFewFields{
    "expected at least {0} {0:field|fields}, found {1}",
    "au moins {0} {0:champ attendu|champs attendus}, {1} {1:lu|lus}"};
constexpr MessageText kAfterQuote{"expected '{0}' after the closing quote",
                                  "« {0} » attendu après le guillemet fermant"};

constexpr std::string_view kPuzzleNames[] = {"puzzle",  "puzzles",  "quiz",
                                             "quizzes", "question", "questions"};
constexpr std::string_view kSolutionNames[] = {"solution", "solutions", "answer", "answers"};

struct Field {
    std::string text;        // without quotes, doubled ones undone, blanks around it removed
    std::size_t offset = 0;  // where the text begins in the line
};

Field field_of(std::string_view line, std::string_view part) {
    const std::string_view text = trimmed(part);
    return {std::string(text), offset_in(line, text.empty() ? part : text)};
}

// The text between quotes that opens at `at`, which moves behind the closing one.
std::optional<std::string> quoted(std::string_view line, std::size_t& at) {
    std::string text;
    for (++at; at < line.size(); ++at) {
        if (line[at] != '"') {
            text += line[at];
        } else if (at + 1 < line.size() && line[at + 1] == '"') {
            text += '"';
            ++at;
        } else {
            ++at;
            return text;
        }
    }
    return std::nullopt;
}

Result<std::vector<Field>> split(std::string_view line, char separator) {
    line = line.substr(0, line.find_last_not_of("\r\n") + 1);
    std::vector<Field> fields;
    std::size_t at = 0;
    while (true) {
        if (at < line.size() && line[at] == '"') {
            const std::size_t start = at;
            auto text = quoted(line, at);
            if (!text) return syntax_error(start, text::kOpenQuote);
            fields.push_back({std::string(trimmed(*text)), start + 1});
            if (at < line.size() && line[at] != separator) {
                return syntax_error(at, kAfterQuote, std::string(1, separator));
            }
        } else {
            const std::size_t end = std::min(line.find(separator, at), line.size());
            fields.push_back(field_of(line, line.substr(at, end - at)));
            at = end;
        }
        if (at == line.size()) return fields;
        ++at;
    }
}

template <std::size_t kSize>
std::optional<std::size_t> find_column(const std::vector<Field>& fields,
                                       const std::string_view (&names)[kSize]) {
    const auto found = std::ranges::find_if(fields, [&](const Field& field) {
        return std::ranges::find(names, small_letters(field.text)) != std::end(names);
    });
    if (found == fields.end()) return std::nullopt;
    return static_cast<std::size_t>(found - fields.begin());
}

// Words hold commas and blanks of their own, so they need quotes.
std::string field_text(std::span<const std::uint8_t> digits, Symbols symbols) {
    const std::string text = cells_text(digits, symbols, '.');
    return symbols == Symbols::numbers ? '"' + text + '"' : text;
}

}  // namespace

Result<CsvColumns> read_csv_header(std::string_view line) {
    for (const char separator : {',', ';', '\t'}) {
        const auto fields = split(line, separator);
        if (!fields) continue;
        CsvColumns columns;
        columns.separator = separator;
        const auto puzzle = find_column(*fields, kPuzzleNames);
        if (!puzzle) continue;
        columns.puzzle = *puzzle;
        columns.solution = find_column(*fields, kSolutionNames);
        return columns;
    }
    return syntax_error(0, kNoPuzzle);
}

Result<Entry> read_csv(std::string_view line, const CsvColumns& columns, BoardSource& boards) {
    const auto fields = split(line, columns.separator);
    if (!fields) return fields.error();
    const std::size_t needed = columns.puzzle + 1;
    if (fields->size() < needed) {
        return syntax_error(line.size(), kTooFewFields, needed, fields->size());
    }
    const Field& field = (*fields)[columns.puzzle];
    const auto cells = read_cell_text(field.text, boards.options().symbols);
    if (!cells) return shifted(cells.error(), field.offset);
    const auto board = boards.of_order(cells->order);
    if (!board) return placed_at(board.error(), field.offset);
    Entry entry{Puzzle(*board)};
    for (Cell cell = 0; cell < cells->digits.size(); ++cell) {
        entry.puzzle.set_given(cell, cells->digits[cell]);
    }
    if (columns.solution && *columns.solution < fields->size()) {
        const Field& solution = (*fields)[*columns.solution];
        if (solution.text.empty()) return entry;
        auto digits = read_digits(solution.text, board->cell_count(), cells->order, cells->symbols,
                                  Blanks::refused);
        if (!digits) return shifted(digits.error(), solution.offset);
        entry.solution = Grid{*board, *std::move(digits)};
    }
    return entry;
}

LineReader make_csv_reader() {
    // The header line tells the columns of all that follow.
    const auto columns = std::make_shared<std::optional<CsvColumns>>();
    const auto read = [columns](std::string_view line,
                                BoardSource& boards) -> Result<std::optional<Entry>> {
        if (!*columns) {
            auto header = read_csv_header(line);
            if (!header) return std::move(header).error();
            *columns = *std::move(header);
            return std::optional<Entry>();
        }
        auto entry = read_csv(line, **columns, boards);
        if (!entry) return std::move(entry).error();
        return std::optional<Entry>(*std::move(entry));
    };
    const auto take = [columns](std::string_view text, bool ended, const NineRoom& room) {
        return *columns ? take_csv_rows(text, ended, **columns, room) : NineLines();
    };
    return {read, take};
}

Result<std::string> write_csv(const Entry& entry, const WriteOptions& options) {
    const Board& board = entry.puzzle.board();
    const auto symbols = writing_symbols(board.order(), options.symbols);
    if (!symbols) return symbols.error();
    if (!(board.shape() == Shape::standard(board.order()))) {
        return board_not_writable(entry.puzzle, Format::csv);
    }
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::csv)) return *std::move(fault);
    std::string out = field_text(entry.puzzle.givens(), *symbols) + ',';
    if (entry.solution) out += field_text(entry.solution->digits, *symbols);
    return out + '\n';
}

bool looks_like_csv(std::string_view text) {
    text = trimmed(text);
    constexpr std::size_t kLongestHeader = 1000;
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    return line.size() <= kLongestHeader && read_csv_header(line).has_value();
}

}  // namespace sudokit::formats
