#include "formats/json.hpp"

#include <span>

#include "sudokit/json_string.hpp"

#include "base/json.hpp"
#include "formats/cell_text.hpp"
#include "formats/constraint_json.hpp"
#include "formats/fault.hpp"
#include "formats/json_entry.hpp"
#include "formats/json_text.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

void append_next_key(std::string& out, std::string_view name) {
    out += out.back() == '{' ? "" : ",";
    append_json_string(out, name);
    out += ':';
}

// A string in the alphabet of the order, or numbers where there is no such alphabet.
void append_cells(std::string& out, std::span<const std::uint8_t> digits, std::uint32_t order) {
    const Symbols symbols = default_symbols(order);
    if (symbols != Symbols::numbers) {
        append_json_string(out, write_cells(digits, symbols, '.'));
        return;
    }
    char separator = '[';
    for (const std::uint8_t digit : digits) {
        out += separator + std::to_string(digit);
        separator = ',';
    }
    out += ']';
}

void append_marks(std::string& out, const DigitSet& set) {
    out += '[';
    for (const Digit digit : set) {
        if (out.back() != '[') out += ',';
        out += std::to_string(digit);
    }
    out += ']';
}

void append_regions(std::string& out, const Jigsaw& jigsaw, std::uint32_t order) {
    append_next_key(out, "regions");
    std::vector<std::uint8_t> numbers;
    for (const std::uint8_t region : jigsaw.region_of) {
        numbers.push_back(static_cast<std::uint8_t>(region + 1));
    }
    if (default_symbols(order) == Symbols::numbers) {
        append_cells(out, numbers, order);
        return;
    }
    for (std::uint32_t row = 0; row < order; ++row) {
        out += row == 0 ? '[' : ',';
        append_cells(out, std::span(numbers).subspan(std::size_t{row} * order, order), order);
    }
    out += ']';
}

void append_board(std::string& out, const Board& board) {
    const Shape& shape = board.shape();
    append_next_key(out, "order");
    out += std::to_string(shape.order);
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        append_next_key(out, "boxes");
        out += '[' + std::to_string(boxes->rows) + ',' + std::to_string(boxes->columns) + ']';
    } else if (const auto* jigsaw = std::get_if<Jigsaw>(&shape.regions)) {
        append_regions(out, *jigsaw, shape.order);
    } else {
        append_next_key(out, "latin");
        out += "true";
    }
    if (shape.diagonals) append_next_key(out, "diagonals"), out += "true";
    if (shape.windows) append_next_key(out, "windows"), out += "true";
    if (shape.extra.empty()) return;
    append_next_key(out, "extra");
    for (std::size_t i = 0; i < shape.extra.size(); ++i) {
        out += i == 0 ? '[' : ',';
        char separator = '[';
        for (const Cell cell : shape.extra[i]) {
            out += separator;
            append_json_string(out, cell_name(board, cell));
            separator = ',';
        }
        out += ']';
    }
    out += ']';
}

void append_play(std::string& out, const Entry& entry) {
    const std::uint32_t order = entry.puzzle.board().order();
    if (!entry.play.placed.empty()) {
        append_next_key(out, "placed");
        append_cells(out, entry.play.placed, order);
    }
    if (!entry.play.pencilmarks.empty()) {
        append_next_key(out, "notes");
        char separator = '[';
        for (const DigitSet set : entry.play.pencilmarks) {
            out += separator;
            append_marks(out, set);
            separator = ',';
        }
        out += ']';
    }
}

void append_pencilmarks(std::string& out, const Puzzle& puzzle) {
    append_next_key(out, "pencilmarks");
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        out += cell == 0 ? '[' : ',';
        append_marks(out, puzzle.pencilmarks(cell));
    }
    out += ']';
}

bool begins_with_object(std::string_view text) {
    std::size_t at = json::skip_blanks(text, 0);
    if (at < text.size() && text[at] == '[') at = json::skip_blanks(text, at + 1);
    if (at >= text.size() || text[at] != '{') return false;
    at = json::skip_blanks(text, at + 1);
    return at < text.size() && (text[at] == '"' || text[at] == '}');
}

}  // namespace

Result<Entry> read_json_line(std::string_view line, BoardSource& boards) {
    const auto value = json::parse(line);
    if (!value) return value.error();
    return entry_of_json(*value, line, boards);
}

TextReader read_json(std::string_view text, BoardSource& boards) {
    return json_text_reader(text, [text, &boards](const json::Value& value) {
        return entry_of_json(value, text, boards);
    });
}

Result<std::string> write_json(const Entry& entry, const WriteOptions& /*options*/) {
    const Puzzle& puzzle = entry.puzzle;
    const std::uint32_t order = puzzle.board().order();
    std::string out = "{";
    append_next_key(out, "sudokit");
    out += std::to_string(kJsonVersion);
    append_board(out, puzzle.board());
    for (const auto& [name, field] : kJsonInfoKeys) {
        if ((entry.info.*field).empty()) continue;
        append_next_key(out, name);
        append_json_string(out, entry.info.*field);
    }
    append_next_key(out, "givens");
    append_cells(out, puzzle.givens(), order);
    if (rules_out_candidates(puzzle)) append_pencilmarks(out, puzzle);
    if (puzzle.has_constraints()) {
        append_next_key(out, "constraints");
        out += constraints_json(puzzle);
    }
    append_play(out, entry);
    if (entry.solution) {
        append_next_key(out, "solution");
        append_cells(out, entry.solution->digits, order);
    }
    return out + "}\n";
}

bool looks_like_json(std::string_view text) {
    if (!begins_with_object(text)) return false;
    if (text.find("\"sudokit\"") != std::string_view::npos) return true;
    return text.find("\"size\"") == std::string_view::npos &&
           text.find("\"grid\"") == std::string_view::npos;
}

}  // namespace sudokit::formats
