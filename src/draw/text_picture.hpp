// A board made of characters, whatever stands in its cells.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/draw.hpp"

#include "draw/rows.hpp"

namespace sudokit::draw {

inline constexpr std::string_view kBold = "\x1b[1m";
inline constexpr std::string_view kInverse = "\x1b[7m";
inline constexpr std::string_view kPlain = "\x1b[0m";

/// One cell's text, with any colours in it, and how many columns it takes.
struct Glyph {
    std::string text;
    std::size_t width = 0;
};

/// What is said of constraints below a picture, after an empty line; nothing if there are none.
[[nodiscard]] inline std::string lines_below(std::span<const ConstraintPtr> constraints,
                                             const TextStyle& style) {
    return constraints.empty() ? std::string()
                               : "\n" + constraint_lines(constraints, style.language);
}

/// How the cells stand in their columns.
struct TextLayout {
    bool unicode = false;         ///< box-drawing characters instead of + - |
    bool end_aligned = false;     ///< numbers end on the same column, candidates begin on it
    bool labels = false;          ///< the numbers of rows and columns, left of and above the board
    std::size_t least_width = 1;  ///< of a cell
};

/// The board as lines of text.
///
/// A rule is drawn wherever two neighbouring cells are in different boxes or regions. A gap between
/// two columns is one blank wide unless a rule runs through it somewhere, so that plain boxes come
/// out as
///
///     8 . 1 | 5 . . | 2 . .
///     ------+-------+------
///
/// A board that is no grid is drawn as its cells in lines of `order`, without labels.
class TextPicture {
  public:
    /// `glyphs` has one for each cell. `board` must outlive the picture.
    TextPicture(const Board& board, std::vector<Glyph> glyphs, const TextLayout& layout);

    [[nodiscard]] std::string text() const;

  private:
    [[nodiscard]] bool differ(Cell a, Cell b) const {
        return board_.has_boxes() && board_.box_of(a) != board_.box_of(b);
    }
    [[nodiscard]] bool wall_right(std::uint32_t row, std::uint32_t column) const {
        return differ(board_.cell(row, column), board_.cell(row, column + 1));
    }
    [[nodiscard]] bool wall_below(std::uint32_t row, std::uint32_t column) const {
        return differ(board_.cell(row, column), board_.cell(row + 1, column));
    }
    void measure();
    void add_margin(std::string& out, const std::string& label) const;
    void add_head(std::string& out) const;
    void add_row(std::string& out, std::uint32_t row) const;
    void add_cell(std::string& out, const Glyph& glyph, std::size_t width) const;
    void add_rule(std::string& out, std::uint32_t row) const;

    const Board& board_;
    std::vector<Glyph> glyphs_;
    TextLayout layout_;
    std::uint32_t order_;
    std::uint32_t rows_;
    const std::array<std::string_view, 16>& lines_;
    std::vector<std::size_t> width_;
    std::vector<bool> wide_gap_;    // by the column to its left
    std::vector<bool> rule_below_;  // by row
};

}  // namespace sudokit::draw
