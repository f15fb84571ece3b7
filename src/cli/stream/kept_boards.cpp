#include "cli/stream/kept_boards.hpp"

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

}  // namespace

bool KeptBoards::keeps(const Board& board) const {
    if (format_ == Format::json) return true;
    const auto meant = described_board(job_.input.options(), board.order());
    return (meant && same_houses(*meant, board)) ||
           says_board(board, format_, job_.arguments.write);
}

std::optional<Error> KeptBoards::fault(const Board& board) {
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

Result<std::string> KeptBoards::write(const Entry& entry) {
    auto text = write_entry(entry, format_, job_.arguments.write);
    if (!text) return text;
    if (auto lost = fault(entry.puzzle.board())) return *std::move(lost);
    return text;
}

}  // namespace sudokit::cli
