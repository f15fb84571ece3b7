// Pictures made of characters. Cells stand in columns; a rule is drawn wherever two neighbouring
// cells are in different boxes or regions. A gap between two columns is one blank wide unless a
// rule runs through it somewhere, so that plain boxes come out as
//
//     8 . 1 | 5 . . | 2 . .
//     ------+-------+------
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "sudokit/draw.hpp"

namespace sudokit {
namespace {

enum Arm : unsigned { up = 1, down = 2, left = 4, right = 8 };

// What to draw where rules meet, by the arms that the junction has.
constexpr std::array<std::string_view, 16> kAscii = {" ", "|", "|", "|", "-", "+", "+", "+",
                                                     "-", "+", "+", "+", "-", "+", "+", "+"};
constexpr std::array<std::string_view, 16> kUnicode = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                                       "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kInverse = "\x1b[7m";
constexpr std::string_view kPlain = "\x1b[0m";

// One cell's text and how it looks.
struct Glyph {
    std::string text;
    bool given = false;
    bool marked = false;
};

// Numbers end on the same column, candidates begin on it.
enum class Align : std::uint8_t { start, end };

class Picture {
  public:
    Picture(const Board& board, std::vector<Glyph> glyphs, const TextStyle& style, Align align,
            std::size_t least_width)
        : board_(board),
          glyphs_(std::move(glyphs)),
          style_(style),
          align_(align),
          order_(board.order()),
          lines_(style.unicode ? kUnicode : kAscii),
          star_(!style.colour && !style.marked.empty()) {
        measure(least_width);
    }

    std::string text() const {
        std::string out;
        for (std::uint32_t row = 0; row < order_; ++row) {
            add_row(out, row);
            if (row + 1 < order_ && rule_below_[row]) add_rule(out, row);
        }
        return out;
    }

  private:
    bool differ(Cell a, Cell b) const {
        return board_.has_boxes() && board_.box_of(a) != board_.box_of(b);
    }
    bool wall_right(std::uint32_t row, std::uint32_t column) const {
        return differ(board_.cell(row, column), board_.cell(row, column + 1));
    }
    bool wall_below(std::uint32_t row, std::uint32_t column) const {
        return differ(board_.cell(row, column), board_.cell(row + 1, column));
    }

    void measure(std::size_t least_width) {
        width_.assign(order_, least_width);
        wide_gap_.assign(order_, false);
        rule_below_.assign(order_, false);
        for (std::uint32_t row = 0; row < order_; ++row) {
            for (std::uint32_t column = 0; column < order_; ++column) {
                const std::size_t size = glyphs_[board_.cell(row, column)].text.size();
                width_[column] = std::max(width_[column], size);
                if (column + 1 < order_ && wall_right(row, column)) wide_gap_[column] = true;
                if (row + 1 < order_ && wall_below(row, column)) rule_below_[row] = true;
            }
        }
    }

    void add_row(std::string& out, std::uint32_t row) const {
        for (std::uint32_t column = 0; column < order_; ++column) {
            add_cell(out, glyphs_[board_.cell(row, column)], width_[column]);
            if (column + 1 == order_) break;
            out += ' ';
            if (!wide_gap_[column]) continue;
            out += wall_right(row, column) ? lines_[up | down] : " ";
            out += ' ';
        }
        while (out.back() == ' ') out.pop_back();
        out += '\n';
    }

    void add_cell(std::string& out, const Glyph& glyph, std::size_t width) const {
        const std::string pad(width - glyph.text.size(), ' ');
        if (star_) out += glyph.marked ? '*' : ' ';
        if (align_ == Align::end) out += pad;
        const bool styled = style_.colour && (glyph.given || glyph.marked);
        if (styled && glyph.given) out += kBold;
        if (styled && glyph.marked) out += kInverse;
        out += glyph.text;
        if (styled) out += kPlain;
        if (align_ == Align::start) out += pad;
    }

    void add_rule(std::string& out, std::uint32_t row) const {
        const auto dash = [&](bool drawn) { return drawn ? lines_[left | right] : " "; };
        for (std::uint32_t column = 0; column < order_; ++column) {
            const bool here = wall_below(row, column);
            for (std::size_t i = 0; i < width_[column] + (star_ ? 1 : 0); ++i) out += dash(here);
            if (column + 1 == order_) break;
            // In a narrow gap the cells on both sides are in the same box, above and below.
            out += dash(here);
            if (!wide_gap_[column]) continue;
            const bool next = wall_below(row, column + 1);
            out += lines_[(wall_right(row, column) ? up : 0U) |
                          (wall_right(row + 1, column) ? down : 0U) | (here ? left : 0U) |
                          (next ? right : 0U)];
            out += dash(next);
        }
        while (out.back() == ' ') out.pop_back();
        out += '\n';
    }

    const Board& board_;
    std::vector<Glyph> glyphs_;
    const TextStyle& style_;
    Align align_;
    std::uint32_t order_;
    const std::array<std::string_view, 16>& lines_;
    bool star_;  // marked cells are shown by a star, for which every cell leaves room
    std::vector<std::size_t> width_;
    std::vector<bool> wide_gap_;    // by the column to its left
    std::vector<bool> rule_below_;  // by row
};

// An alphabet that is too short for the board gives way to numbers.
Symbols usable(Symbols symbols, Digit order) {
    return can_write(symbols, order) ? symbols : Symbols::numbers;
}

void mark(std::vector<Glyph>& glyphs, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
        if (cell < glyphs.size()) glyphs[cell].marked = true;
    }
}

std::string candidates_text(DigitSet digits, Symbols symbols) {
    if (digits.empty()) return "-";
    std::string out;
    for (const Digit digit : digits) {
        if (symbols == Symbols::numbers && !out.empty()) out += ',';
        out += symbol_of(symbols, digit);
    }
    return out;
}

}  // namespace

std::string draw_text(const Board& board, std::span<const std::uint8_t> digits,
                      std::span<const std::uint8_t> givens, const TextStyle& style) {
    const Symbols symbols = usable(style.symbols, board.order());
    const std::size_t width = symbol_of(symbols, board.order()).size();
    std::vector<Glyph> glyphs(board.cell_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        glyphs[cell].text = digits[cell] == 0 ? "." : symbol_of(symbols, digits[cell]);
        glyphs[cell].given = !givens.empty() && givens[cell] != 0;
    }
    mark(glyphs, style.marked);
    return Picture(board, std::move(glyphs), style, Align::end, width).text();
}

std::string draw_candidates(const Puzzle& puzzle, const TextStyle& style) {
    const Board& board = puzzle.board();
    const Symbols symbols = usable(style.symbols, board.order());
    std::vector<Glyph> glyphs(board.cell_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const Digit given = puzzle.given(cell);
        glyphs[cell].text =
            candidates_text(given == 0 ? puzzle.pencilmarks(cell) : DigitSet::of(given), symbols);
        glyphs[cell].given = given != 0;
    }
    mark(glyphs, style.marked);
    return Picture(board, std::move(glyphs), style, Align::start, 1).text();
}

}  // namespace sudokit
