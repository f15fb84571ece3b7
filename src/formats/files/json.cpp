#include "formats/files/json.hpp"

#include <span>

#include "sudokit/grid_text.hpp"
#include "sudokit/json_writer.hpp"

#include "base/fault.hpp"
#include "base/json.hpp"
#include "formats/files/constraint_json.hpp"
#include "formats/files/json_entry.hpp"
#include "formats/reading/cell_text.hpp"
#include "formats/reading/json_text.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

// A string in the alphabet of the order, or numbers where there is no such alphabet.
void add_cells(JsonWriter& out, std::span<const std::uint8_t> digits, std::uint32_t order) {
    const Symbols symbols = default_symbols(order);
    if (symbols == Symbols::numbers) {
        out.numbers(digits);
    } else {
        out.text(cells_text(digits, symbols, '.'));
    }
}

void add_regions(JsonWriter& out, const Jigsaw& jigsaw, std::uint32_t order) {
    out.key("regions");
    std::vector<std::uint8_t> numbers;
    for (const std::uint8_t region : jigsaw.region_of) {
        numbers.push_back(static_cast<std::uint8_t>(region + 1));
    }
    if (default_symbols(order) == Symbols::numbers) {
        out.numbers(numbers);
        return;
    }
    out.begin_array();
    for (std::uint32_t row = 0; row < order; ++row) {
        add_cells(out, std::span(numbers).subspan(std::size_t{row} * order, order), order);
    }
    out.end_array();
}

void add_extra_houses(JsonWriter& out, const Board& board) {
    out.key("extra").begin_array();
    for (const auto& house : board.shape().extra) {
        out.begin_array();
        for (const Cell cell : house) out.text(cell_name(board, cell));
        out.end_array();
    }
    out.end_array();
}

void add_board(JsonWriter& out, const Board& board) {
    const Shape& shape = board.shape();
    out.key("order").number(shape.order);
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        out.key("boxes").begin_array().number(boxes->rows).number(boxes->columns).end_array();
    } else if (const auto* jigsaw = std::get_if<Jigsaw>(&shape.regions)) {
        add_regions(out, *jigsaw, shape.order);
    } else {
        out.key("latin").boolean(true);
    }
    if (shape.diagonals) out.key("diagonals").boolean(true);
    if (shape.windows) out.key("windows").boolean(true);
    if (!shape.extra.empty()) add_extra_houses(out, board);
}

void add_pencilmarks(JsonWriter& out, const Puzzle& puzzle) {
    out.key("pencilmarks").begin_array();
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        out.numbers(puzzle.pencilmarks(cell));
    }
    out.end_array();
}

void add_play(JsonWriter& out, const Entry& entry) {
    if (!entry.play.placed.empty()) {
        add_cells(out.key("placed"), entry.play.placed, entry.puzzle.board().order());
    }
    if (!entry.play.pencilmarks.empty()) {
        out.key("notes").begin_array();
        for (const DigitSet set : entry.play.pencilmarks) out.numbers(set);
        out.end_array();
    }
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
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("sudokit").number(kJsonVersion);
    add_board(out, puzzle.board());
    for (const auto& [name, field] : kJsonInfoKeys) {
        if (!(entry.info.*field).empty()) out.key(name).text(entry.info.*field);
    }
    add_cells(out.key("givens"), puzzle.givens(), order);
    if (rules_out_candidates(puzzle)) add_pencilmarks(out, puzzle);
    if (puzzle.has_constraints()) write_constraints(out.key("constraints"), puzzle);
    add_play(out, entry);
    if (entry.solution) add_cells(out.key("solution"), entry.solution->digits, order);
    out.end_object().end_line();
    return text;
}

bool looks_like_json(std::string_view text) {
    if (!begins_with_object(text)) return false;
    if (text.find("\"sudokit\"") != std::string_view::npos) return true;
    return text.find("\"size\"") == std::string_view::npos &&
           text.find("\"grid\"") == std::string_view::npos;
}

}  // namespace sudokit::formats
