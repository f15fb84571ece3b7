#include "formats/text/pencilmarks.hpp"

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/reading/cells.hpp"
#include "formats/reading/messages.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/text/line.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kMarkCount{
    "expected {0} characters for the pencilmarks of a {1}x{1} board, found {2}",
    "{0} caractères attendus pour les candidats d’une grille {1}x{1}, {2} {2:trouvé|trouvés}"};
constexpr MessageText kMarkPlace{"expected {0} or . at this place of the cell, found '{1}'",
                                 "{0} ou . attendu à cette place de la case, trouvé « {1} »"};

Digit nearest_cube(std::size_t characters) {
    Digit order = 1;
    // Half way between two cubes, more or less.
    while (order < kLargestOfCharacters && order * order * (order + 1) < characters) ++order;
    return order;
}

Error wrong_count(std::size_t found, std::size_t offset, const ReadOptions& options) {
    const Digit order = options.board ? options.board->order() : nearest_cube(found);
    return syntax_error(offset, kMarkCount, order * order * order, order, found);
}

Result<Puzzle> read_marks(std::string_view marks, Digit order, BoardSource& boards) {
    const auto board = boards.of_order(order);
    if (!board) return board.error();
    const auto symbols = choose_symbols(order, marks, boards.options().symbols);
    if (!symbols) return symbols.error();
    const CellAlphabet alphabet(*symbols, order);
    Puzzle puzzle(*board);
    std::size_t at = 0;
    for (Cell cell = 0; cell < board->cell_count(); ++cell) {
        DigitSet candidates;
        for (Digit digit = 1; digit <= order; ++digit, ++at) {
            const std::uint8_t found = alphabet[marks[at]];
            if (found != 0 && found != digit) {
                return Error{
                    ErrorCode::syntax, at,
                    message(kMarkPlace, symbol_of(*symbols, digit), shown_character(marks, at))};
            }
            if (found == digit) candidates.insert(digit);
        }
        enter_candidates(puzzle, cell, candidates);
    }
    return puzzle;
}

}  // namespace

void enter_candidates(Puzzle& puzzle, Cell cell, DigitSet candidates) {
    if (candidates.size() == 1) {
        puzzle.set_given(cell, candidates.first());
    } else if (candidates != puzzle.board().digits()) {
        puzzle.set_pencilmarks(cell, candidates);
    }
}

std::string candidate_symbols(DigitSet candidates, Symbols symbols) {
    std::string text;
    for (const Digit digit : candidates) text += symbol_of(symbols, digit);
    return text;
}

Result<Entry> read_pencilmarks(std::string_view line, BoardSource& boards) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return wrong_count(0, 0, boards.options());
    const std::size_t length = first_word_length(line.substr(begin));
    const auto order = order_of_marks(length);
    const auto& wanted = boards.options().board;
    if (!order || *order > kLargestOfCharacters || (wanted && wanted->order() != *order)) {
        return wrong_count(length, begin + length, boards.options());
    }
    auto puzzle = read_marks(line.substr(begin, length), *order, boards);
    if (!puzzle) {
        return shifted(std::move(puzzle).error(), begin);
    }
    Entry entry{std::move(*puzzle)};
    entry.info.comment = comment_after_cells(line.substr(begin + length));
    return entry;
}

Result<std::string> write_pencilmarks(const Entry& entry, const WriteOptions& options) {
    const Board& board = entry.puzzle.board();
    const auto symbols = writing_symbols(board.order(), options.symbols);
    if (!symbols) return symbols.error();
    if (*symbols == Symbols::numbers) {
        return unsupported_error(0, text::kOneCharacterACandidate,
                                 format_info(Format::pencilmarks).name, board.order());
    }
    std::string line;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const DigitSet allowed = entry.puzzle.allowed(cell);
        for (Digit digit = 1; digit <= board.order(); ++digit) {
            line += allowed.contains(digit) ? symbol_of(*symbols, digit) : ".";
        }
    }
    append_comment(line, entry.info.comment);
    return line + '\n';
}

bool looks_like_pencilmarks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return false;
    const std::string_view line = without_line_end(take_line(text));
    if (begin >= line.size()) return false;
    const std::string_view marks = line.substr(begin, first_word_length(line.substr(begin)));
    const auto order = order_of_marks(marks.size());
    // Smaller ones are as likely the first row of a grid.
    constexpr Digit kSmallest = 4;
    if (!order || *order < kSmallest || *order > kLargestOfCharacters) return false;
    const auto symbols = choose_symbols(*order, marks, std::nullopt);
    const CellAlphabet alphabet(*symbols, *order);
    std::size_t candidates = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const std::uint8_t digit = alphabet[marks[i]];
        if (digit != 0 && digit != i % *order + 1) return false;
        candidates += digit != 0 ? 1U : 0U;
    }
    return candidates >= std::size_t{*order} * *order;
}

}  // namespace sudokit::formats
