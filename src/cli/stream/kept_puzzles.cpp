#include "cli/stream/kept_puzzles.hpp"

#include <algorithm>
#include <vector>

#include "sudokit/shape_words.hpp"

#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

// Further houses have no order.
Shape with_sorted_houses(Shape shape) {
    for (std::vector<Cell>& house : shape.extra) std::sort(house.begin(), house.end());
    std::sort(shape.extra.begin(), shape.extra.end());
    return shape;
}

bool same_houses(const Board& a, const Board& b) {
    return a == b || with_sorted_houses(a.shape()) == with_sorted_houses(b.shape());
}

// Whether the text of a puzzle says all of this board.
bool says_board(const Board& board, Format format, const WriteOptions& write) {
    const auto text = write_entry({Puzzle(board), {}, {}, {}}, format, write);
    if (!text) return false;
    ReadOptions options;
    options.format = format;
    options.symbols = write.symbols;
    std::string file(file_prologue(format));
    file += *text;
    file += file_epilogue(format);
    const auto read = read_entries(file, options);
    return read && same_houses(read->front().puzzle.board(), board);
}

// Whether the options of a reader add all of the puzzle's constraints.
bool says_constraints(const ReadOptions& options, const Puzzle& puzzle) {
    return std::ranges::all_of(puzzle.constraints(), [&](const ConstraintPtr& constraint) {
        return std::ranges::find(options.constraints, constraint->data()) !=
               options.constraints.end();
    });
}

Puzzle without_constraints(const Puzzle& puzzle) {
    Puzzle out(puzzle.board());
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        out.set_given(cell, puzzle.given(cell));
        if (puzzle.has_pencilmarks()) out.set_pencilmarks(cell, puzzle.pencilmarks(cell));
    }
    return out;
}

}  // namespace

bool KeptPuzzles::keeps(const Board& board) const {
    if (format_ == Format::json) return true;
    const auto meant = described_board(job_.input.options(), board.order());
    return (meant && same_houses(*meant, board)) ||
           says_board(board, format_, job_.arguments.write);
}

std::optional<Error> KeptPuzzles::fault_of(const Board& board) {
    const std::lock_guard lock(mutex_);
    if (last_ && *last_ == board) return std::nullopt;
    if (!keeps(board)) {
        return Error{
            ErrorCode::unsupported, 0,
            message(text::kLostBoard, format_info(format_).name, shape_words(board.shape()))};
    }
    last_ = board;
    return std::nullopt;
}

Result<std::string> KeptPuzzles::write(const Entry& entry) {
    const Puzzle& puzzle = entry.puzzle;
    auto text = write_entry(entry, format_, job_.arguments.write);
    if (!text && puzzle.has_constraints() && says_constraints(job_.input.options(), puzzle)) {
        Entry plain = entry;
        plain.puzzle = without_constraints(puzzle);
        text = write_entry(plain, format_, job_.arguments.write);
    }
    if (!text) return text;
    if (auto lost = fault_of(puzzle.board())) return *std::move(lost);
    return text;
}

Format format_that_keeps(const Puzzle& puzzle, const WriteOptions& write) {
    const bool kept = !puzzle.has_constraints() && says_board(puzzle.board(), Format::line, write);
    return kept ? Format::line : Format::json;
}

}  // namespace sudokit::cli
