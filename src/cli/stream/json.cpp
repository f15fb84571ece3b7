#include "cli/stream/json.hpp"

#include "sudokit/cell_name.hpp"

#include "cli/stream/relaxation.hpp"

namespace sudokit::cli {

void write_place(JsonWriter& out, const Place& place) {
    out.key("number").number(place.number).key("file").text(place.file);
    out.key("line").number(place.line);
}

void write_facts(JsonWriter& out, const SolveAnswer& answer) {
    out.key("answer").text(verdict_word(answer.verdict)).key("count").number(answer.count);
    out.key("exact").boolean(answer.stop == Stop::exhausted).key("nodes").number(answer.nodes);
    out.key("engine").text(answer.engine);
}

void write_solutions(JsonWriter& out, const std::vector<Grid>& solutions,
                     const WriteOptions& options) {
    out.begin_array();
    for (const Grid& grid : solutions) out.text(line_of(grid.board, grid.digits, options));
    out.end_array();
}

void write_puzzle(JsonWriter& out, const Puzzle& puzzle, const WriteOptions& options) {
    const Shape& shape = puzzle.board().shape();
    if (shape == Shape::standard(shape.order)) {
        if (const auto line = puzzle_line(puzzle, options)) {
            out.text(*line);
            return;
        }
    }
    const auto object = write_entry({puzzle, {}, {}, {}}, Format::json, options);
    SUDOKIT_EXPECT(object);  // which holds all that is read
    out.raw(std::string_view(*object).substr(0, object->size() - 1));
}

void write_cells(JsonWriter& out, const Board& board, const std::vector<Cell>& cells) {
    out.begin_array();
    for (const Cell cell : cells) out.text(cell_name(board, cell));
    out.end_array();
}

void write_answer(JsonWriter& out, const Item& item, const SolveAnswer& answer,
                  const WriteOptions& options) {
    write_place(out, item);
    out.key("solutions");
    write_solutions(out, answer.solutions, options);
    write_facts(out, answer);
    write_relaxation(out, answer, item.entry->puzzle.board());
}

std::string json_answer(const Item& item, const SolveAnswer& answer, const WriteOptions& options) {
    return json_line([&](JsonWriter& out) { write_answer(out, item, answer, options); });
}

std::string json_fault(const Item& item, Language language) {
    const Error& error = item.entry.error();
    return json_line([&](JsonWriter& out) {
        write_place(out, {item.number, item.file, error.line > 0 ? error.line : item.line});
        out.key("answer").text("error").key("column").number(error.column);
        out.key("message").text(error.message.in(language));
    });
}

}  // namespace sudokit::cli
