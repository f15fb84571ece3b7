#include <span>

#include "sudokit/cell_name.hpp"
#include "sudokit/json_string.hpp"

#include "formats/fault.hpp"
#include "formats/fpuzzles_board.hpp"
#include "formats/fpuzzles_constraints.hpp"
#include "formats/fpuzzles_entry.hpp"
#include "formats/region_labels.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoCandidate{
    "the format fpuzzles cannot hold a cell whose pencilmarks leave nothing ({0})",
    "le format fpuzzles ne peut pas contenir une case sans aucun candidat ({0})"};

void append_key(std::string& out, std::string_view name) {
    if (out.back() != '{') out += ',';
    append_json_string(out, name);
    out += ':';
}

void append_words(std::string& out, std::string_view name, std::string_view text) {
    if (text.empty()) return;
    append_key(out, name);
    append_json_string(out, text);
}

void append_digits(std::string& out, std::string_view name, DigitSet digits) {
    append_key(out, name);
    char separator = '[';
    for (const Digit digit : digits) {
        out += separator + std::to_string(digit);
        separator = ',';
    }
    out += ']';
}

// `region` is written only where the cell's region is not the usual one of its order.
void append_cell(std::string& out, const Entry& entry, Cell cell,
                 std::optional<std::uint32_t> region) {
    out += '{';
    const Digit given = entry.puzzle.given(cell);
    const Digit placed = entry.play.placed.empty() ? 0 : entry.play.placed[cell];
    if (const Digit value = given != 0 ? given : placed; value != 0) {
        append_key(out, "value");
        out += std::to_string(value);
    }
    if (given != 0) {
        append_key(out, "given");
        out += "true";
    }
    if (region) {
        append_key(out, "region");
        out += std::to_string(*region);
    }
    if (!entry.play.pencilmarks.empty() && !entry.play.pencilmarks[cell].empty()) {
        append_digits(out, "centerPencilMarks", entry.play.pencilmarks[cell]);
    }
    if (entry.puzzle.pencilmarks(cell) != entry.puzzle.board().digits()) {
        append_digits(out, "givenPencilMarks", entry.puzzle.pencilmarks(cell));
    }
    out += '}';
}

void append_grid(std::string& out, const Entry& entry) {
    const Shape& shape = entry.puzzle.board().shape();
    const bool usual = shape.regions == Shape::standard(shape.order).regions;
    const auto labels = labels_of_regions(shape);
    append_key(out, "grid");
    for (Cell cell = 0; cell < labels.size(); ++cell) {
        if (cell % shape.order == 0) {
            out += cell == 0 ? "[[" : "],[";
        } else {
            out += ',';
        }
        append_cell(out, entry, cell, usual ? std::nullopt : std::optional(labels[cell]));
    }
    out += "]]";
}

void append_house(std::string& out, std::span<const Cell> cells, std::uint32_t order) {
    out += "{\"cells\":";
    char separator = '[';
    for (const Cell cell : cells) {
        out += separator;
        out += "\"R" + std::to_string(cell / order + 1) + "C" + std::to_string(cell % order + 1) +
               "\"";
        separator = ',';
    }
    out += "]}";
}

void append_houses(std::string& out, const Shape& shape) {
    if (shape.diagonals) {
        append_key(out, "diagonal+");
        out += "true";
        append_key(out, "diagonal-");
        out += "true";
    }
    std::vector<std::vector<Cell>> houses = shape.extra;
    if (shape.windows) {
        const auto windows = window_houses();
        houses.insert(houses.end(), windows.begin(), windows.end());
    }
    if (houses.empty()) return;
    append_key(out, "extraregion");
    char separator = '[';
    for (const auto& house : houses) {
        out += separator;
        append_house(out, house, shape.order);
        separator = ',';
    }
    out += ']';
}

}  // namespace

Result<std::string> fpuzzles_of_entry(const Entry& entry) {
    const Board& board = entry.puzzle.board();
    if (auto fault = fault_of_fpuzzles_constraints(entry.puzzle)) return *std::move(fault);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (entry.puzzle.pencilmarks(cell).empty()) {
            return unsupported_error(0, kNoCandidate, cell_words(board, cell));
        }
    }
    std::string out = "{";
    append_key(out, "size");
    out += std::to_string(board.order());
    append_words(out, "title", entry.info.title);
    append_words(out, "author", entry.info.author);
    append_words(out, "ruleset", entry.info.description);
    append_grid(out, entry);
    append_houses(out, board.shape());
    for (const auto& [name, value] : fpuzzles_constraints(entry.puzzle)) {
        append_key(out, name);
        out += value;
    }
    if (entry.solution) {
        append_key(out, "solution");
        char separator = '[';
        for (const std::uint8_t digit : entry.solution->digits) {
            out += separator + std::to_string(digit);
            separator = ',';
        }
        out += ']';
    }
    return out + "}";
}

}  // namespace sudokit::formats
