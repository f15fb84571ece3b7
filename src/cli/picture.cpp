#include "cli/picture.hpp"

#include "cli/answer.hpp"
#include "cli/system.hpp"

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

TextStyle picture_style(const Job& job, const Board& board) {
    TextStyle style;
    style.colour = wants_colour(job.arguments, job.io);
    style.unicode = job.arguments.unicode;
    style.symbols = symbols_for(board, job.arguments.write);
    return style;
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
    return draw_text(puzzle.board(), digits, puzzle.givens(), style);
}

}  // namespace sudokit::cli
