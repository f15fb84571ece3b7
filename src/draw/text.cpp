// Puzzles and grids as text.
#include <algorithm>
#include <string_view>

#include "sudokit/draw.hpp"

#include "draw/text_picture.hpp"

namespace sudokit {
namespace {

using draw::Glyph;

std::string candidates_text(DigitSet digits, Symbols symbols) {
    if (digits.empty()) return "-";
    std::string out;
    for (const Digit digit : digits) {
        if (symbols == Symbols::numbers && !out.empty()) out += ',';
        out += symbol_of(symbols, digit);
    }
    return out;
}

// The text of a cell with its looks: colours, or a star for which every cell leaves room.
Glyph glyph_of(std::string text, bool given, Cell cell, const TextStyle& style) {
    const bool marked = std::ranges::find(style.marked, cell) != style.marked.end();
    const std::size_t width = text.size();
    if (!style.colour) {
        if (style.marked.empty()) return {std::move(text), width};
        return {(marked ? "*" : " ") + text, width + 1};
    }
    if (!given && !marked) return {std::move(text), width};
    std::string out;
    if (given) out += draw::kBold;
    if (marked) out += draw::kInverse;
    out += text;
    out += draw::kPlain;
    return {std::move(out), width};
}

}  // namespace

std::string draw_text(const Board& board, std::span<const std::uint8_t> digits,
                      std::span<const std::uint8_t> givens, const TextStyle& style) {
    SUDOKIT_EXPECT(digits.size() == board.cell_count());
    SUDOKIT_EXPECT(givens.empty() || givens.size() == digits.size());
    const Symbols symbols = usable_symbols(style.symbols, board.order());
    // Numbers end on the same column, before which the star stands.
    const std::size_t width = symbol_of(symbols, board.order()).size();
    std::vector<Glyph> glyphs;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        std::string text = digits[cell] == 0 ? "." : symbol_of(symbols, digits[cell]);
        const bool given = !givens.empty() && givens[cell] != 0;
        glyphs.push_back(glyph_of(std::move(text), given, cell, style));
    }
    const bool stars = !style.colour && !style.marked.empty();
    return draw::TextPicture(board, std::move(glyphs),
                             {.unicode = style.unicode,
                              .end_aligned = true,
                              .least_width = width + (stars ? 1 : 0)})
        .text();
}

std::string draw_candidates(const Puzzle& puzzle, const TextStyle& style) {
    const Board& board = puzzle.board();
    const Symbols symbols = usable_symbols(style.symbols, board.order());
    std::vector<Glyph> glyphs;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const Digit given = puzzle.given(cell);
        const DigitSet shown = given == 0 ? puzzle.pencilmarks(cell) : DigitSet::of(given);
        glyphs.push_back(glyph_of(candidates_text(shown, symbols), given != 0, cell, style));
    }
    return draw::TextPicture(board, std::move(glyphs), {.unicode = style.unicode}).text() +
           draw::lines_below(puzzle.constraints(), style);
}

}  // namespace sudokit
