#include "formats/links/sudokuwiki.hpp"

#include <algorithm>

#include "sudokit/grid_text.hpp"

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "base/url.hpp"
#include "formats/reading/cell_text.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoSudokuwikiLink{"expected a link to sudokuwiki.org with bd= and 81 digits",
                                        "lien vers sudokuwiki.org avec bd= et 81 chiffres attendu"};
constexpr MessageText kPacked{
    "this link holds a position with candidates in a form that is not supported; expected 81 "
    "digits",
    "ce lien contient une position avec candidats sous une forme non prise en charge ; 81 chiffres "
    "attendus"};
constexpr MessageText kVariant{"puzzles of the page '{0}' are not supported",
                               "les grilles de la page « {0} » ne sont pas prises en charge"};

constexpr std::string_view kSudokuwikiHost = "sudokuwiki.org";

// The pages of the site's solvers for other puzzles, whose links must not pass for plain ones.
constexpr std::string_view kOtherPuzzles[] = {"jigsaw",  "killer",    "kenken",    "kakuro",
                                              "str8ts",  "codoku",    "futoshiki", "sudokux",
                                              "windoku", "coloursud", "colorsud"};

// The name of the page in lower case, without folders and what follows it.
std::string page_of(std::string_view url) {
    const std::string_view path = url.substr(0, url.find_first_of("?#"));
    return small_letters(path.substr(path.rfind('/') + 1));
}

}  // namespace

Result<Entry> read_sudokuwiki(std::string_view line, BoardSource& boards) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return syntax_error(0, kNoSudokuwikiLink);
    const std::size_t start = offset_in(line, text);
    const auto cells = url_parameter(text, "bd");
    if (!is_link_to(text, kSudokuwikiHost) || !cells) return syntax_error(start, kNoSudokuwikiLink);
    const std::string page = page_of(text);
    const auto begins = [&](std::string_view name) { return page.starts_with(name); };
    if (std::ranges::any_of(kOtherPuzzles, begins)) {
        return unsupported_error(start, kVariant, page);
    }
    const std::size_t offset = offset_in(line, *cells);
    if (cells->starts_with('S')) return unsupported_error(offset, kPacked);
    const auto digits = read_digits(*cells, kPlainOrder * kPlainOrder, kPlainOrder, Symbols::digits,
                                    Blanks::allowed);
    if (!digits) return shifted(digits.error(), offset);
    const auto board = boards.of_order(kPlainOrder);
    if (!board) return placed_at(board.error(), offset);
    Entry entry{Puzzle(*board)};
    for (Cell cell = 0; cell < digits->size(); ++cell) {
        entry.puzzle.set_given(cell, (*digits)[cell]);
    }
    return entry;
}

Result<std::string> write_sudokuwiki(const Entry& entry, const WriteOptions& /*options*/) {
    if (auto fault = fault_of_plain_nine(entry.puzzle, Format::sudokuwiki))
        return *std::move(fault);
    return "https://www.sudokuwiki.org/sudoku.htm?bd=" +
           cells_text(entry.puzzle.givens(), Symbols::digits, '0') + "\n";
}

bool looks_like_sudokuwiki(std::string_view text) {
    return is_link_to(trimmed(text), kSudokuwikiHost);
}

}  // namespace sudokit::formats
