#include "draw/text_picture.hpp"

#include <algorithm>

namespace sudokit::draw {
namespace {

enum Arm : unsigned { up = 1, down = 2, left = 4, right = 8 };

// What to draw where rules meet, by the arms that the junction has.
constexpr std::array<std::string_view, 16> kAscii = {" ", "|", "|", "|", "-", "+", "+", "+",
                                                     "-", "+", "+", "+", "-", "+", "+", "+"};
constexpr std::array<std::string_view, 16> kUnicode = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                                       "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};

void end_line(std::string& out) {
    while (!out.empty() && out.back() == ' ') out.pop_back();
    out += '\n';
}

}  // namespace

TextPicture::TextPicture(const Board& board, std::vector<Glyph> glyphs, const TextLayout& layout)
    : board_(board),
      glyphs_(std::move(glyphs)),
      layout_(layout),
      order_(board.order()),
      rows_(rows_of(board)),
      lines_(layout.unicode ? kUnicode : kAscii) {
    SUDOKIT_EXPECT(glyphs_.size() == board.cell_count());
    if (!board.is_grid()) layout_.labels = false;
    measure();
}

std::string TextPicture::text() const {
    std::string out;
    if (layout_.labels) add_head(out);
    for (std::uint32_t row = 0; row < rows_; ++row) {
        add_row(out, row);
        if (row + 1 < rows_ && rule_below_[row]) add_rule(out, row);
    }
    return out;
}

void TextPicture::measure() {
    width_.assign(order_, layout_.least_width);
    wide_gap_.assign(order_, false);
    rule_below_.assign(rows_, false);
    for (Cell cell = 0; cell < glyphs_.size(); ++cell) {
        const std::uint32_t row = board_.row_of(cell);
        const std::uint32_t column = board_.column_of(cell);
        width_[column] = std::max(width_[column], glyphs_[cell].width);
        if (column + 1 < order_ && wall_right(row, column)) wide_gap_[column] = true;
        if (row + 1 < rows_ && wall_below(row, column)) rule_below_[row] = true;
    }
    for (std::uint32_t column = 0; layout_.labels && column < order_; ++column) {
        width_[column] = std::max(width_[column], std::to_string(column + 1).size());
    }
}

// Room for the numbers of the rows.
void TextPicture::add_margin(std::string& out, const std::string& label) const {
    if (!layout_.labels) return;
    out += std::string(std::to_string(order_).size() - label.size(), ' ') + label + "  ";
}

void TextPicture::add_head(std::string& out) const {
    add_margin(out, {});
    for (std::uint32_t column = 0; column < order_; ++column) {
        const std::string label = std::to_string(column + 1);
        add_cell(out, {label, label.size()}, width_[column]);
        out += wide_gap_[column] ? "   " : " ";
    }
    end_line(out);
}

void TextPicture::add_row(std::string& out, std::uint32_t row) const {
    add_margin(out, std::to_string(row + 1));
    for (std::uint32_t column = 0; column < order_; ++column) {
        const Cell cell = board_.cell(row, column);
        if (cell >= glyphs_.size()) break;  // the last line need not be full
        add_cell(out, glyphs_[cell], width_[column]);
        if (column + 1 == order_) break;
        out += ' ';
        if (!wide_gap_[column]) continue;
        out += wall_right(row, column) ? lines_[up | down] : " ";
        out += ' ';
    }
    end_line(out);
}

void TextPicture::add_cell(std::string& out, const Glyph& glyph, std::size_t width) const {
    const std::string pad(width - glyph.width, ' ');
    out += layout_.end_aligned ? pad + glyph.text : glyph.text + pad;
}

void TextPicture::add_rule(std::string& out, std::uint32_t row) const {
    const auto dash = [&](bool drawn) { return drawn ? lines_[left | right] : " "; };
    add_margin(out, {});
    for (std::uint32_t column = 0; column < order_; ++column) {
        const bool here = wall_below(row, column);
        for (std::size_t i = 0; i < width_[column]; ++i) out += dash(here);
        if (column + 1 == order_) break;
        // In a narrow gap the cells on both sides are in the same box, above and below.
        out += dash(here);
        if (!wide_gap_[column]) continue;
        const bool next = wall_below(row, column + 1);
        out +=
            lines_[(wall_right(row, column) ? up : 0U) | (wall_right(row + 1, column) ? down : 0U) |
                   (here ? left : 0U) | (next ? right : 0U)];
        out += dash(next);
    }
    end_line(out);
}

}  // namespace sudokit::draw
