#include "formats/files/hodoku.hpp"

#include <array>
#include <optional>
#include <vector>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kColon{"expected ':' at the beginning of a HoDoKu line",
                             "« : » attendu au début d’une ligne HoDoKu"};
constexpr MessageText kNoGridPart{"expected the grid in the third part of the line",
                                  "grille attendue dans la troisième partie de la ligne"};
constexpr MessageText kCell{
    "expected a digit 1 to 9, '+' and a digit, or a blank, found '{0}'",
    "chiffre de 1 à 9, « + » et chiffre ou case vide attendu, trouvé « {0} »"};
constexpr MessageText kPlaced{"expected a digit 1 to 9 after '+'",
                              "chiffre de 1 à 9 attendu après « + »"};
constexpr MessageText kNotEightyOne{"expected 81 cells, found {0}",
                                    "81 cases attendues, {0} {0:lue|lues}"};
constexpr MessageText kCandidate{
    "expected a candidate as digit, row and column, like 513, found \"{0}\"",
    "candidat attendu (chiffre, ligne, colonne), comme 513, trouvé « {0} »"};

bool is_digit(char c) { return c >= '1' && c <= '9'; }

Digit digit_of_char(char c) { return static_cast<Digit>(c - '0'); }

// The parts of a line, as views into it; the last one holds any further colons.
enum Part : std::uint8_t { code, digits, grid, deleted, eliminations, placements, extra };
using Parts = std::array<std::string_view, 7>;

Result<Parts> split(std::string_view line) {
    if (!line.starts_with(':')) return syntax_error(0, kColon);
    Parts parts;
    parts.fill(line.substr(line.size()));
    std::size_t at = 1;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::size_t colon =
            i + 1 < parts.size() ? line.find(':', at) : std::string_view::npos;
        parts[i] = line.substr(at, colon == std::string_view::npos ? colon : colon - at);
        if (colon == std::string_view::npos) break;
        at = colon + 1;
    }
    if (parts[grid].empty()) return syntax_error(offset_in(line, parts[grid]), kNoGridPart);
    return parts;
}

// Offsets of errors are in `text`.
std::optional<Error> read_grid(std::string_view text, Entry& entry) {
    Cell cell = 0;
    for (std::size_t at = 0; at < text.size(); ++at, ++cell) {
        if (cell == kPlainOrder * kPlainOrder)
            return syntax_error(at, kNotEightyOne, text.size() - at + cell);
        if (text[at] == '+') {
            ++at;
            if (at == text.size() || !is_digit(text[at])) return syntax_error(at, kPlaced);
            entry.play.placed.resize(kPlainOrder * kPlainOrder, 0);
            entry.play.placed[cell] = static_cast<std::uint8_t>(digit_of_char(text[at]));
        } else if (is_digit(text[at])) {
            entry.puzzle.set_given(cell, digit_of_char(text[at]));
        } else if (text[at] != '.' && text[at] != '0') {
            return syntax_error(at, kCell, shown_character(text, at));
        }
    }
    if (cell != kPlainOrder * kPlainOrder) return syntax_error(text.size(), kNotEightyOne, cell);
    return std::nullopt;
}

// The digits that no filled peer rules out in each open cell.
std::vector<DigitSet> open_candidates(const Entry& entry) {
    const Board& board = entry.puzzle.board();
    std::vector<DigitSet> candidates(board.cell_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (digit_in_play(entry, cell) != 0) continue;
        candidates[cell] = board.digits();
        for (const Cell peer : board.peers(cell)) {
            if (const Digit digit = digit_in_play(entry, peer)) candidates[cell].erase(digit);
        }
    }
    return candidates;
}

std::optional<Error> read_deleted(std::string_view text, Entry& entry) {
    std::vector<DigitSet> notes;
    for (std::size_t at = text.find_first_not_of(' '); at < text.size();) {
        const std::string_view word = text.substr(at, text.find(' ', at) - at);
        const bool good =
            word.size() == 3 && is_digit(word[0]) && is_digit(word[1]) && is_digit(word[2]);
        if (!good) return syntax_error(at, kCandidate, word.substr(0, 16));
        if (notes.empty()) notes = open_candidates(entry);
        const Cell cell = (digit_of_char(word[1]) - 1) * kPlainOrder + digit_of_char(word[2]) - 1;
        notes[cell].erase(digit_of_char(word[0]));
        at = text.find_first_not_of(' ', at + word.size());
    }
    entry.play.pencilmarks = std::move(notes);
    return std::nullopt;
}

// "code:digits:eliminations:placements:extra", without the colons of empty parts at the end.
std::string comment_of(const Parts& parts) {
    std::string comment;
    for (const Part part : {code, digits, eliminations, placements, extra}) {
        if (part != code) comment += ':';
        comment += parts[part];
    }
    comment.erase(comment.find_last_not_of(':') + 1);
    return comment;
}

}  // namespace

Result<Entry> read_hodoku(std::string_view line, BoardSource& boards) {
    line = line.substr(0, line.find_last_not_of(" \t\r\n") + 1);
    const auto parts = split(line);
    if (!parts) return parts.error();
    const auto board = boards.of_order(kPlainOrder);
    if (!board) return board.error();
    Entry entry{Puzzle(*board)};
    if (auto fault = read_grid((*parts)[grid], entry)) {
        return shifted(*std::move(fault), offset_in(line, (*parts)[grid]));
    }
    if (auto fault = read_deleted((*parts)[deleted], entry)) {
        return shifted(*std::move(fault), offset_in(line, (*parts)[deleted]));
    }
    entry.info.comment = comment_of(*parts);
    return entry;
}

Result<std::string> write_hodoku(const Entry& entry, const WriteOptions& /*options*/) {
    if (auto fault = fault_of_plain_nine(entry.puzzle, Format::hodoku)) return *std::move(fault);
    std::string out = ":::";
    for (Cell cell = 0; cell < kPlainOrder * kPlainOrder; ++cell) {
        const Digit digit = digit_in_play(entry, cell);
        if (entry.puzzle.given(cell) == 0 && digit != 0) out += '+';
        out += digit == 0 ? "." : std::to_string(digit);
    }
    out += ':';
    // A cell without any notes was not looked at, so nothing is deleted from it.
    const auto candidates = open_candidates(entry);
    const auto& notes = entry.play.pencilmarks;
    for (Cell cell = 0; cell < notes.size(); ++cell) {
        if (notes[cell].empty()) continue;
        for (const Digit digit : candidates[cell] & ~notes[cell]) {
            if (out.back() != ':') out += ' ';
            out += std::to_string(digit) + std::to_string(cell / kPlainOrder + 1) +
                   std::to_string(cell % kPlainOrder + 1);
        }
    }
    return out + ":::\n";
}

bool looks_like_hodoku(std::string_view text) {
    text = trimmed(text);
    text = text.substr(0, text.find_first_of("\r\n"));
    const auto parts = split(text);
    return parts && (*parts)[grid].size() >= kPlainOrder * kPlainOrder;
}

}  // namespace sudokit::formats
