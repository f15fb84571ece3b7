// What it takes to draw a puzzle, and pictures of it.
#include "sudokit/cell_name.hpp"
#include "sudokit/draw.hpp"
#include "sudokit/explain.hpp"
#include "sudokit/grid_text.hpp"
#include "sudokit/shape_words.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

std::string_view house_word(HouseKind kind) {
    switch (kind) {
        case HouseKind::row: return "row";
        case HouseKind::column: return "column";
        case HouseKind::box: return "box";
        case HouseKind::diagonal: return "diagonal";
        case HouseKind::window: return "window";
        case HouseKind::extra: break;
    }
    return "extra";
}

void write_board(JsonWriter& out, const Board& board, Language language) {
    const Digit order = board.order();
    out.key("board").text(shape_name(board.shape()));
    out.key("text").text(shape_words(board.shape()).in(language));
    out.key("order").number(order).key("cells").number(board.cell_count());
    out.key("grid").boolean(board.is_grid()).key("symbols").begin_array();
    const Symbols symbols = default_symbols(order);
    for (Digit digit = 1; digit <= order; ++digit) out.text(symbol_of(symbols, digit));
    out.end_array().key("boxes");
    if (const auto* boxes = std::get_if<Boxes>(&board.shape().regions)) {
        out.begin_array().number(boxes->rows).number(boxes->columns).end_array();
    } else {
        out.null();
    }
    out.key("regions");
    if (!board.has_boxes()) {
        out.null();
        return;
    }
    out.begin_array();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) out.number(board.box_of(cell) + 1);
    out.end_array();
}

void write_houses(JsonWriter& out, const Board& board, Language language) {
    out.begin_array();
    const auto houses = board.houses();
    for (std::uint32_t i = 0; i < houses.size(); ++i) {
        out.begin_object().key("kind").text(house_word(houses[i].kind));
        out.key("index").number(houses[i].index + 1);
        out.key("name").text(house_name(board, i, {language})).key("cells");
        write_cells(out, board, houses[i].cells);
        out.end_object();
    }
    out.end_array();
}

void write_constraints(JsonWriter& out, const Puzzle& puzzle, Language language) {
    const Board& board = puzzle.board();
    out.begin_array();
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        const ConstraintDrawing drawing = constraint->drawing();
        out.begin_object().key("kind").text(constraint->data().kind).key("cells");
        write_cells(out, board, constraint->data().cells);
        out.key("value").number_or_null(constraint->data().value);
        out.key("text").text(constraint->text(language)).key("outline");
        write_cells(out, board, drawing.outline);
        out.key("label").text(drawing.label).end_object();
    }
    out.end_array();
}

void write_words(JsonWriter& out, const Info& info) {
    out.begin_object().key("title").text(info.title).key("author").text(info.author);
    out.key("description").text(info.description).key("comment").text(info.comment);
    out.key("date").text(info.date).key("source").text(info.source);
    out.key("level").text(info.level).key("url").text(info.url).end_object();
}

void write_marks_or_null(JsonWriter& out, const std::vector<DigitSet>& marks) {
    if (marks.empty()) {
        out.null();
    } else {
        write_digit_sets(out, marks);
    }
}

void write_facts(JsonWriter& out, const Entry& entry, Language language) {
    const Puzzle& puzzle = entry.puzzle;
    const Board& board = puzzle.board();
    write_board(out, board, language);
    write_houses(out.key("houses"), board, language);
    write_constraints(out.key("constraints"), puzzle, language);
    out.key("givens").numbers(puzzle.givens());
    std::vector<DigitSet> marks;
    for (Cell cell = 0; puzzle.has_pencilmarks() && cell < board.cell_count(); ++cell) {
        marks.push_back(puzzle.pencilmarks(cell));
    }
    write_marks_or_null(out.key("pencilmarks"), marks);
    out.key("placed");
    if (entry.play.placed.empty()) {
        out.null();
    } else {
        out.numbers(entry.play.placed);
    }
    write_marks_or_null(out.key("notes"), entry.play.pencilmarks);
    out.key("solution");
    if (entry.solution) {
        out.numbers(entry.solution->digits);
    } else {
        out.null();
    }
    write_words(out.key("info"), entry.info);
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_facts(sudokit_session* session, const sudokit_puzzle* puzzle,
                             sudokit_text** out) {
    const auto work = [&]() -> Answer {
        return json_object([&](JsonWriter& writer) {
            capi::write_facts(writer, puzzle->entry, session->language);
        });
    };
    return give_text(session, out, work, puzzle);
}

sudokit_status sudokit_draw(sudokit_session* session, const sudokit_puzzle* puzzle,
                            const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        SvgStyle style;
        style.symbols = written_symbols(given.symbols(), puzzle->entry.puzzle.board().order());
        style.labels = given.flag("labels", true);
        style.title = given.text("title").value_or(puzzle->entry.info.title);
        style.language = session->language;
        const bool candidates = given.flag("candidates");
        if (auto fault = given.fault()) return *std::move(fault);
        if (candidates) return draw_svg(figure_of(state_of(puzzle->entry)), style);
        return draw_svg(figure_of(puzzle->entry), style);
    };
    return give_text(session, out, work, puzzle);
}
