#include "formats/text/candidates.hpp"

#include <algorithm>
#include <map>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/reading/cells.hpp"
#include "formats/reading/messages.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/text/candidate_rows.hpp"
#include "formats/text/pencilmarks.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kRowWords{
    "expected the candidates of {0} {0:cell|cells} in this row, found {1}",
    "candidats de {0} {0:case attendus|cases attendus} dans cette ligne, {1} {1:trouvé|trouvés}"};
constexpr MessageText kTooManyInRow{
    "expected at most {0} cells in a row of candidates, found {1}",
    "au plus {0} cases attendues dans une ligne de candidats, {1} trouvées"};
constexpr MessageText kPlacedDigit{
    "expected one digit behind u, as in u5, found '{0}'",
    "un seul chiffre attendu derrière u, comme dans u5, trouvé « {0} »"};

using Words = std::vector<CandidateWord>;

using PuzzleOfWords = Result<Entry> (*)(const Words& words, Digit order, BoardSource& boards);

// The puzzles of a text, n rows of n words each.
class WordText {
  public:
    WordText(std::string_view text, BoardSource& boards, PuzzleOfWords read)
        : text_(text), rest_(text), boards_(&boards), read_(read) {}

    std::optional<TextItem> operator()() {
        Words words;
        std::size_t order = 0;
        std::size_t rows = 0;
        while (!rest_.empty()) {
            const Words row = next_row(rows > 0 ? Lines::within : Lines::between);
            if (row.empty()) continue;
            if (words.empty()) order = row.size();
            words.insert(words.end(), row.begin(), row.end());
            ++rows;
            if (auto fault = fault_of(row, order)) {
                skip_block(order, rows, row.size());
                return TextItem{words.front().offset, *std::move(fault)};
            }
            if (rows < order) continue;
            return TextItem{words.front().offset,
                            read_(words, static_cast<Digit>(order), *boards_)};
        }
        if (words.empty()) return std::nullopt;
        return TextItem{words.front().offset,
                        syntax_error(words.back().offset + words.back().text.size(),
                                     text::kRowCount, order, rows)};
    }

  private:
    // Of a puzzle, or before one: only there may lines be prose.
    enum class Lines : std::uint8_t { within, between };

    Words next_row(Lines lines) {
        const std::size_t offset = text_.size() - rest_.size();
        const std::string_view line = without_line_end(take_line(rest_));
        Words words = candidate_words(line, offset);
        const bool prose =
            lines == Lines::between && is_prose_of(line, words, boards_->options().symbols);
        return prose ? Words{} : words;
    }

    static std::optional<Error> fault_of(const Words& row, std::size_t order) {
        if (order > kLargestOfCharacters) {
            return syntax_error(row[kLargestOfCharacters].offset, kTooManyInRow,
                                kLargestOfCharacters, order);
        }
        if (row.size() == order) return std::nullopt;
        const auto& where = row[std::min(row.size() - 1, order)];
        const bool missing = row.size() < order;
        return syntax_error(where.offset + (missing ? where.text.size() : 0), kRowWords, order,
                            row.size());
    }

    // After `rows` rows, the last of them `width` words long where the others have `order`: what
    // follows up to an empty line belongs to the same puzzle, but no more rows than most have
    // words.
    void skip_block(std::size_t order, std::size_t rows, std::size_t width) {
        std::map<std::size_t, std::size_t> widths{{order, rows - 1}};
        ++widths[width];
        const auto times = [](const auto& item) { return item.second; };
        while (rows < std::ranges::max_element(widths, {}, times)->first) {
            std::string_view next = rest_;
            if (next.empty() || trimmed(take_line(next)).empty()) return;
            const Words row = next_row(Lines::within);
            if (row.empty()) continue;
            ++widths[row.size()];
            ++rows;
        }
    }

    std::string_view text_;
    std::string_view rest_;
    BoardSource* boards_;
    PuzzleOfWords read_;
};

Result<Symbols> symbols_of_words(const Words& words, Digit order, const ReadOptions& options) {
    std::string all;
    for (const CandidateWord& word : words) all += word.text;
    return choose_symbols(order, all, options.symbols);
}

Result<DigitSet> read_set(const CandidateWord& word, Symbols symbols, Digit order,
                          const CellAlphabet& alphabet) {
    DigitSet candidates;
    for (std::size_t i = 0; i < word.text.size(); ++i) {
        const std::uint8_t digit = alphabet[word.text[i]];
        if (digit > order || (digit == 0 && word.text.size() > 1)) {
            return shifted(bad_cell(symbols, order, word.text, i), word.offset);
        }
        if (digit != 0) candidates.insert(digit);
    }
    return candidates;
}

Result<Entry> read_candidate_puzzle(const Words& words, Digit order, BoardSource& boards) {
    const auto board = boards.of_order(order);
    if (!board) return placed_at(board.error(), words.front().offset);
    const auto symbols = symbols_of_words(words, order, boards.options());
    if (!symbols) return placed_at(symbols.error(), words.front().offset);
    const CellAlphabet alphabet(*symbols, order);
    Entry entry{Puzzle(*board)};
    for (Cell cell = 0; cell < words.size(); ++cell) {
        const auto candidates = read_set(words[cell], *symbols, order, alphabet);
        if (!candidates) return candidates.error();
        enter_candidates(entry.puzzle, cell, *candidates);
    }
    return entry;
}

bool is_placed(std::string_view word) {
    return word.size() > 1 && (word[0] == 'u' || word[0] == 'U');
}

// One cell of an .sdx file.
std::optional<Error> read_sdx_cell(const CandidateWord& word, Cell cell,
                                   const CellAlphabet& alphabet, Entry& entry) {
    const Digit order = entry.puzzle.board().order();
    const bool placed = is_placed(word.text);
    const CandidateWord digits{word.text.substr(placed ? 1 : 0), word.offset + (placed ? 1 : 0)};
    const auto set = read_set(digits, Symbols::digits, order, alphabet);
    if (!set) return set.error();
    if (placed && set->size() != 1) {
        return syntax_error(word.offset, kPlacedDigit, shown_word(word.text));
    }
    const std::uint32_t cells = entry.puzzle.board().cell_count();
    if (placed) {
        entry.play.placed.resize(cells, 0);
        entry.play.placed[cell] = static_cast<std::uint8_t>(set->first());
    } else if (set->size() == 1) {
        entry.puzzle.set_given(cell, set->first());
    } else if (!set->empty()) {
        entry.play.pencilmarks.resize(cells);
        entry.play.pencilmarks[cell] = *set;
    }
    return std::nullopt;
}

Result<Entry> read_sdx_puzzle(const Words& words, Digit order, BoardSource& boards) {
    const auto board = boards.of_order(order);
    if (!board) return placed_at(board.error(), words.front().offset);
    const CellAlphabet alphabet(Symbols::digits, order);
    Entry entry{Puzzle(*board)};
    for (Cell cell = 0; cell < words.size(); ++cell) {
        if (auto fault = read_sdx_cell(words[cell], cell, alphabet, entry)) return *fault;
    }
    return entry;
}

// The words of the rows of the first puzzle; none if they are not n rows of n words.
Words first_square(std::string_view text, std::size_t& order) {
    Words words;
    order = 0;
    while (!text.empty() && (order == 0 || words.size() < order * order)) {
        const std::string_view line = without_line_end(take_line(text));
        const Words row = candidate_words(line, 0);
        if (row.empty() || (words.empty() && is_prose_of(line, row, std::nullopt))) continue;
        if (order == 0) order = row.size();
        if (row.size() != order || order > kLargestOfCharacters) return {};
        words.insert(words.end(), row.begin(), row.end());
    }
    if (words.size() != order * order) return {};
    return words;
}

// The columns' widths and the boxes' edges of a drawing.
struct Frame {
    std::vector<std::size_t> widths;
    Boxes boxes;
};

std::string frame_rule(const Frame& frame) {
    std::string line = "+";
    for (std::size_t column = 0; column < frame.widths.size(); ++column) {
        line.append(frame.widths[column] + 1, '-');
        if ((column + 1) % frame.boxes.columns == 0) line += "-+";
    }
    return line + '\n';
}

std::string draw_words(const std::vector<std::string>& words, const Frame& frame) {
    const std::size_t order = frame.widths.size();
    std::string text;
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const std::size_t column = cell % order;
        if (column == 0) {
            if (cell / order % frame.boxes.rows == 0) text += frame_rule(frame);
            text += '|';
        }
        text += ' ' + words[cell];
        text.append(frame.widths[column] - words[cell].size(), ' ');
        if ((column + 1) % frame.boxes.columns == 0) text += " |";
        if (column + 1 == order) text += '\n';
    }
    return text + frame_rule(frame) + '\n';
}

}  // namespace

TextReader read_candidates(std::string_view text, BoardSource& boards) {
    return WordText(text, boards, read_candidate_puzzle);
}

TextReader read_sdx(std::string_view text, BoardSource& boards) {
    return WordText(text, boards, read_sdx_puzzle);
}

Result<std::string> write_candidates(const Entry& entry, const WriteOptions& options) {
    const Board& board = entry.puzzle.board();
    const auto symbols = writing_symbols(board.order(), options.symbols);
    if (!symbols) return symbols.error();
    if (*symbols == Symbols::numbers) {
        return unsupported_error(0, text::kOneCharacterACandidate,
                                 format_info(Format::candidates).name, board.order());
    }
    const auto* boxes = std::get_if<Boxes>(&board.shape().regions);
    Frame frame{std::vector<std::size_t>(board.order(), 1),
                boxes != nullptr ? *boxes : Boxes{board.order(), board.order()}};
    std::vector<std::string> words;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const DigitSet allowed = entry.puzzle.allowed(cell);
        words.push_back(allowed.empty() ? "." : candidate_symbols(allowed, *symbols));
        std::size_t& width = frame.widths[board.column_of(cell)];
        width = std::max(width, words.back().size());
    }
    return draw_words(words, frame);
}

bool looks_like_candidates(std::string_view text) {
    std::size_t order = 0;
    const Words words = first_square(text, order);
    if (words.empty()) return false;
    const auto symbols = symbols_of_words(words, static_cast<Digit>(order), {});
    const CellAlphabet alphabet(*symbols, static_cast<Digit>(order));
    // On boards over 9, words of two characters could be numbers.
    const std::size_t telling = order > 9 ? 3 : 2;
    bool sets = false;
    for (const CandidateWord& word : words) {
        if (!is_increasing_set(word.text, alphabet, static_cast<Digit>(order))) return false;
        sets |= word.text.size() >= telling;
    }
    return sets;
}

bool looks_like_sdx(std::string_view text) {
    std::size_t order = 0;
    const Words words = first_square(text, order);
    if (words.empty()) return false;
    const CellAlphabet alphabet(Symbols::digits, static_cast<Digit>(order));
    bool placed = false;
    for (const CandidateWord& word : words) {
        const bool by_player = is_placed(word.text);
        placed |= by_player;
        const std::string_view digits = word.text.substr(by_player ? 1 : 0);
        if (!is_increasing_set(digits, alphabet, static_cast<Digit>(order))) return false;
    }
    return placed;
}

}  // namespace sudokit::formats
