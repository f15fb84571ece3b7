#include <span>

#include "sudokit/cell_name.hpp"
#include "sudokit/json_writer.hpp"

#include "base/fault.hpp"
#include "formats/links/fpuzzles_board.hpp"
#include "formats/links/fpuzzles_constraints.hpp"
#include "formats/links/fpuzzles_entry.hpp"
#include "formats/reading/region_labels.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoCandidate{
    "the format fpuzzles cannot hold a cell whose pencilmarks leave nothing ({0})",
    "le format fpuzzles ne peut pas contenir une case sans aucun candidat ({0})"};

void add_words(JsonWriter& out, std::string_view name, std::string_view words) {
    if (!words.empty()) out.key(name).text(words);
}

// `region` is written only where the cell's region is not the usual one of its order.
void add_cell(JsonWriter& out, const Entry& entry, Cell cell, std::optional<std::uint32_t> region) {
    out.begin_object();
    const Digit given = entry.puzzle.given(cell);
    const Digit placed = entry.play.placed.empty() ? 0 : entry.play.placed[cell];
    if (const Digit value = given != 0 ? given : placed; value != 0) out.key("value").number(value);
    if (given != 0) out.key("given").boolean(true);
    if (region) out.key("region").number(*region);
    if (!entry.play.pencilmarks.empty() && !entry.play.pencilmarks[cell].empty()) {
        out.key("centerPencilMarks").numbers(entry.play.pencilmarks[cell]);
    }
    if (entry.puzzle.pencilmarks(cell) != entry.puzzle.board().digits()) {
        out.key("givenPencilMarks").numbers(entry.puzzle.pencilmarks(cell));
    }
    out.end_object();
}

void add_grid(JsonWriter& out, const Entry& entry) {
    const Shape& shape = entry.puzzle.board().shape();
    const bool usual = shape.regions == Shape::standard(shape.order).regions;
    const auto labels = labels_of_regions(shape);
    out.key("grid").begin_array();
    for (Cell row = 0; row < labels.size(); row += shape.order) {
        out.begin_array();
        for (Cell cell = row; cell < row + shape.order; ++cell) {
            add_cell(out, entry, cell, usual ? std::nullopt : std::optional(labels[cell]));
        }
        out.end_array();
    }
    out.end_array();
}

void add_house(JsonWriter& out, std::span<const Cell> cells, std::uint32_t order) {
    out.begin_object().key("cells").begin_array();
    for (const Cell cell : cells) {
        out.text("R" + std::to_string(cell / order + 1) + "C" + std::to_string(cell % order + 1));
    }
    out.end_array().end_object();
}

void add_houses(JsonWriter& out, const Shape& shape) {
    if (shape.diagonals) out.key("diagonal+").boolean(true).key("diagonal-").boolean(true);
    std::vector<std::vector<Cell>> houses = shape.extra;
    if (shape.windows) {
        const auto windows = window_houses();
        houses.insert(houses.end(), windows.begin(), windows.end());
    }
    if (houses.empty()) return;
    out.key("extraregion").begin_array();
    for (const auto& house : houses) add_house(out, house, shape.order);
    out.end_array();
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
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("size").number(board.order());
    add_words(out, "title", entry.info.title);
    add_words(out, "author", entry.info.author);
    add_words(out, "ruleset", entry.info.description);
    add_grid(out, entry);
    add_houses(out, board.shape());
    write_fpuzzles_constraints(out, entry.puzzle);
    if (entry.solution) out.key("solution").numbers(entry.solution->digits);
    out.end_object();
    return text;
}

}  // namespace sudokit::formats
