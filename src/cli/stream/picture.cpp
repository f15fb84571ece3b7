#include "cli/stream/picture.hpp"

#include "sudokit/shape_words.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

std::uint8_t placed(const Play& play, Cell cell) {
    return play.placed.empty() ? std::uint8_t{0} : play.placed[cell];
}

// Pencilmarks of the puzzle and notes of the player, together. A cell without notes shows all that
// the puzzle allows.
std::string draw_marks(const Entry& entry, const TextStyle& style) {
    Puzzle puzzle = entry.puzzle;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const Digit digit = placed(entry.play, cell);
        if (puzzle.given(cell) != 0) continue;
        if (digit != 0) {
            puzzle.set_pencilmarks(cell, DigitSet::of(digit));
        } else if (!entry.play.pencilmarks.empty() && !entry.play.pencilmarks[cell].empty()) {
            puzzle.set_pencilmarks(cell, entry.play.pencilmarks[cell]);
        }
    }
    return draw_candidates(puzzle, style);
}

}  // namespace

std::string board_text(const Shape& shape, Language language) {
    const auto order = shape.order;
    std::string out;
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        out = message(text::kBoardBoxes, order, boxes->rows, boxes->columns).in(language);
    } else if (std::holds_alternative<Jigsaw>(shape.regions)) {
        out = message(text::kBoardJigsaw, order).in(language);
    } else {
        out = message(text::kBoardLatin, order).in(language);
    }
    if (shape.diagonals) out += text::kWithDiagonals.in(language);
    if (shape.windows) out += text::kWithWindows.in(language);
    if (!shape.extra.empty()) out += text::kWithExtra.in(language);
    return out;
}

std::string picture_title(const Job& job, const Entry& entry) {
    if (!entry.info.title.empty()) return entry.info.title;
    return shape_words(entry.puzzle.board().shape()).in(job.language());
}

TextStyle picture_style(const Job& job, const Board& board) {
    TextStyle style;
    style.colour = wants_colour(job.arguments, job.io);
    style.unicode = job.arguments.unicode;
    style.symbols = symbols_for(board, job.arguments.write);
    style.language = job.language();
    return style;
}

Wording wording_for(const Job& job, const Board& board) {
    return {job.language(), symbols_for(board, job.arguments.write)};
}

std::string caption(const Job& job, const Entry& entry) {
    std::string out;
    if (!entry.info.title.empty()) out += shown_text(entry.info.title) + "\n";
    const Shape& shape = entry.puzzle.board().shape();
    const bool ruled = entry.puzzle.has_constraints();
    if (!ruled && shape == Shape::standard(shape.order)) return out;
    out += board_text(shape, job.language());
    // A rule of the whole board leaves no trace in the drawing.
    if (ruled)
        out += message(text::kRuledBy, kind_words(entry.puzzle.constraints())).in(job.language());
    return out + "\n";
}

std::string draw_entry(const Job& job, const Entry& entry) {
    const Puzzle& puzzle = entry.puzzle;
    const TextStyle style = picture_style(job, puzzle.board());
    if (puzzle.has_pencilmarks() || !entry.play.pencilmarks.empty()) {
        return draw_marks(entry, style);
    }
    std::vector<std::uint8_t> digits(puzzle.givens().begin(), puzzle.givens().end());
    for (Cell cell = 0; cell < digits.size(); ++cell) {
        if (digits[cell] == 0) digits[cell] = placed(entry.play, cell);
    }
    std::string out = draw_text(puzzle.board(), digits, puzzle.givens(), style);
    if (puzzle.has_constraints()) {
        out += "\n" + constraint_lines(puzzle.constraints(), job.language());
    }
    return out;
}

}  // namespace sudokit::cli
