#include "cli/generate/wished.hpp"

#include <utility>

#include "sudokit/shown_text.hpp"

#include "cli/generate/messages.hpp"
#include "cli/io/input.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kOfFile{"{0}: {1}", "{0} : {1}"};
constexpr MessageText kReady{"{0}", "{0}"};

Error file_error(const std::string& path, const MessageText& what) {
    return {ErrorCode::syntax, 0, message(kOfFile, path, what)};
}

// The only puzzle of a file, read as the options say.
Result<Puzzle> only_puzzle(const GenerateArguments& arguments, const std::string& path,
                           const Streams& io) {
    const auto options = read_options(arguments);
    if (!options) return options.error();
    PuzzleArguments reading = arguments;
    reading.operands = {path};
    Input input(reading, *options, io);
    const auto item = input.next();
    if (!item) return file_error(path, text::kOneGrid);
    if (!item->entry) {
        return Error{item->entry.error().code, 0,
                     message(kReady, own_words(fault_text(*item, arguments.language)))};
    }
    if (input.next()) return file_error(path, text::kOneGrid);
    return item->entry->puzzle;
}

Result<Grid> grid_in(const GenerateArguments& arguments, const Streams& io) {
    const auto puzzle = only_puzzle(arguments, arguments.solution, io);
    if (!puzzle) return puzzle.error();
    if (puzzle->given_count() != puzzle->board().cell_count()) {
        return file_error(arguments.solution, text::kNotFull);
    }
    return Grid{puzzle->board(), {puzzle->givens().begin(), puzzle->givens().end()}};
}

// The empty puzzle of the board that is asked for.
Result<Puzzle> empty_puzzle(const GenerateArguments& arguments, const Board& board) {
    Puzzle puzzle(board);
    for (const ConstraintData& data : arguments.read.constraints) {
        auto constraint = make_constraint(data, board);
        if (!constraint) return constraint.error();
        puzzle.add_constraint(*std::move(constraint));
    }
    return puzzle;
}

Result<Puzzle> base_of(const GenerateArguments& arguments, const std::optional<Grid>& solution,
                       const Streams& io) {
    if (!arguments.base.empty()) return only_puzzle(arguments, arguments.base, io);
    if (solution) return empty_puzzle(arguments, solution->board);
    const auto board = described_board(arguments, arguments.order.value_or(9));
    if (!board) return board.error();
    return empty_puzzle(arguments, *board);
}

}  // namespace

Result<sudokit::Wish> wish_of(const GenerateArguments& arguments, const Streams& io) {
    std::optional<Grid> solution;
    if (!arguments.solution.empty()) {
        auto grid = grid_in(arguments, io);
        if (!grid) return grid.error();
        solution = *std::move(grid);
    }
    auto base = base_of(arguments, solution, io);
    if (!base) return base.error();
    sudokit::Wish wish(base->board());
    wish.base = *std::move(base);
    wish.solution = std::move(solution);
    wish.symmetry = arguments.symmetry.value_or(PatternSymmetries());
    if (arguments.random_symmetry) wish.symmetry.reset();
    if (arguments.clues) wish.clues = *arguments.clues;
    wish.minimal = arguments.minimal;
    wish.level = arguments.level;
    wish.score = arguments.score;
    if (arguments.depth) wish.depth = {arguments.depth->least, arguments.depth->most};
    wish.uses = arguments.uses;
    wish.without = arguments.without;
    return wish;
}

}  // namespace sudokit::cli
