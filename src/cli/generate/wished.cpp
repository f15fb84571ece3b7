#include "cli/generate/wished.hpp"

#include <utility>

#include "sudokit/shown_text.hpp"

#include "cli/generate/messages.hpp"
#include "cli/io/file_text.hpp"
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

// The puzzle of a file that may be named.
Result<std::optional<Puzzle>> puzzle_in(const GenerateArguments& arguments, const std::string& path,
                                        const Streams& io) {
    if (path.empty()) return std::optional<Puzzle>();
    auto puzzle = only_puzzle(arguments, path, io);
    if (!puzzle) return puzzle.error();
    return std::optional(*std::move(puzzle));
}

// Enough for any pattern.
constexpr std::size_t kMostPatternBytes = std::size_t{1} << 20U;

// Patterns are also drawn with an x for each given, which is a blank in puzzles: if there is no
// given otherwise, these are meant.
Result<std::optional<Puzzle>> pattern_in(const GenerateArguments& arguments, const Streams& io) {
    auto drawn = puzzle_in(arguments, arguments.pattern, io);
    if (!drawn || !*drawn || (*drawn)->given_count() > 0 || arguments.pattern == "-") return drawn;
    const auto file = read_file(arguments.pattern, kMostPatternBytes, io);
    std::string text = file ? *file : arguments.pattern;
    for (char& sign : text) {
        if (sign == 'x' || sign == 'X') sign = '1';
    }
    auto marked = puzzle_in(arguments, text, io);
    return marked ? marked : drawn;
}

// What the files hold.
struct WishFiles {
    std::optional<Puzzle> base;
    std::optional<Grid> solution;
    std::optional<Puzzle> pattern;
    std::optional<Puzzle> near;
};

Result<WishFiles> files_of(const GenerateArguments& arguments, const Streams& io) {
    WishFiles files;
    for (const auto& [path, puzzle] :
         {std::pair(&arguments.base, &files.base), std::pair(&arguments.near, &files.near)}) {
        auto found = puzzle_in(arguments, *path, io);
        if (!found) return found.error();
        *puzzle = *std::move(found);
    }
    auto pattern = pattern_in(arguments, io);
    if (!pattern) return pattern.error();
    files.pattern = *std::move(pattern);
    if (!arguments.solution.empty()) {
        auto grid = grid_in(arguments, io);
        if (!grid) return grid.error();
        files.solution = *std::move(grid);
    }
    return files;
}

// The board is that of a file, or else the one that the options describe.
Result<Puzzle> base_of(const GenerateArguments& arguments, const WishFiles& files) {
    if (files.base) return *files.base;
    if (files.solution) return empty_puzzle(arguments, files.solution->board);
    for (const auto* puzzle : {&files.pattern, &files.near}) {
        if (*puzzle) return empty_puzzle(arguments, (*puzzle)->board());
    }
    const auto board = described_board(arguments, arguments.order.value_or(9));
    if (!board) return board.error();
    return empty_puzzle(arguments, *board);
}

std::vector<Cell> given_cells(const Puzzle& puzzle) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (puzzle.given(cell) != 0) cells.push_back(cell);
    }
    return cells;
}

}  // namespace

Result<Wish> wish_of(const GenerateArguments& arguments, const Streams& io) {
    auto files = files_of(arguments, io);
    if (!files) return files.error();
    auto base = base_of(arguments, *files);
    if (!base) return base.error();
    Wish wish(base->board());
    wish.base = *std::move(base);
    wish.solution = std::move(files->solution);
    if (files->pattern) {
        if (!(files->pattern->board() == wish.base.board())) {
            return file_error(arguments.pattern, text::kOtherBoard);
        }
        wish.pattern = given_cells(*files->pattern);
    }
    wish.near = std::move(files->near);
    wish.distance = arguments.distance.value_or(1);
    wish.symmetry = arguments.symmetry.value_or(PatternSymmetries());
    if (arguments.random_symmetry) wish.symmetry.reset();
    if (arguments.clues) wish.clues = *arguments.clues;
    wish.minimal = arguments.minimal;
    if (arguments.bottom_up) wish.method = Method::bottom_up;
    if (arguments.unbiased) wish.method = Method::unbiased;
    wish.level = arguments.level;
    wish.score = arguments.score;
    if (arguments.depth) wish.depth = {arguments.depth->least, arguments.depth->most};
    wish.uses = arguments.uses;
    wish.without = arguments.without;
    return wish;
}

}  // namespace sudokit::cli
