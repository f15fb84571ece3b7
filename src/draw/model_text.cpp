// Figures of models as text: the levels of the cube side by side, or the grid of the graph.
#include <algorithm>

#include "sudokit/text_width.hpp"

#include "draw/model_picture.hpp"
#include "draw/text_picture.hpp"

namespace sudokit {
namespace {

using draw::Glyph;

constexpr std::size_t kLineWidth = 100;
constexpr std::size_t kBetween = 4;
constexpr std::string_view kNewOneColour = "\x1b[1;7;32m";
constexpr std::string_view kNewZeroColour = "\x1b[1;31m";

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        out.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

using Block = std::vector<std::string>;

std::size_t width_of(const Block& block) {
    std::size_t width = 0;
    for (const std::string& line : block) width = std::max(width, text_width(line));
    return width;
}

// Blocks of as many lines next to each other, as many as fit on a line, then the next ones below.
std::string side_by_side(const std::vector<Block>& blocks) {
    std::string out;
    for (std::size_t first = 0; first < blocks.size();) {
        std::size_t end = first + 1;
        for (std::size_t width = width_of(blocks[first]); end < blocks.size(); ++end) {
            width += kBetween + width_of(blocks[end]);
            if (width > kLineWidth) break;
        }
        if (first > 0) out += '\n';
        for (std::size_t i = 0; i < blocks[first].size(); ++i) {
            for (std::size_t j = first; j < end; ++j) {
                const std::string& line = blocks[j][i];
                out += line;
                if (j + 1 == end) continue;
                out += std::string(width_of(blocks[j]) + kBetween - text_width(line), ' ');
            }
            out += '\n';
        }
        first = end;
    }
    return out;
}

class ModelGlyphs {
  public:
    ModelGlyphs(const ModelFigure& figure, const TextStyle& style)
        : figure_(figure),
          colour_(style.colour),
          symbols_(usable_symbols(style.symbols, figure.board.order())) {}

    std::vector<Glyph> grid() const {
        std::vector<Glyph> out;
        for (Cell cell = 0; cell < figure_.digits.size(); ++cell) {
            const Digit digit = figure_.digits[cell];
            const std::string symbol = digit == 0 ? "." : symbol_of(symbols_, digit);
            if (figure_.placed && figure_.placed->cell == cell) {
                out.push_back(marked(symbol, "+", kNewOneColour));
            } else if (is_witness(cell)) {
                out.push_back(colour_ ? coloured(symbol, draw::kInverse)
                                      : Glyph{"[" + symbol + "]", symbol.size() + 2});
            } else if (colour_ && figure_.givens[cell] != 0) {
                out.push_back(coloured(symbol, draw::kBold));
            } else {
                out.push_back({symbol, symbol.size()});
            }
        }
        return out;
    }

    std::vector<Glyph> level(Digit digit) const {
        std::vector<Glyph> out;
        for (Cell cell = 0; cell < figure_.digits.size(); ++cell) {
            if (figure_.placed == Candidate{cell, digit}) {
                out.push_back(marked("1", "+", kNewOneColour));
            } else if (std::ranges::binary_search(figure_.zeros, Candidate{cell, digit})) {
                out.push_back(marked("0", "-", kNewZeroColour));
            } else if (figure_.digits[cell] == digit) {
                out.push_back({"1", 1});
            } else {
                out.push_back({figure_.open[cell].contains(digit) ? "." : "0", 1});
            }
        }
        return out;
    }

    std::size_t widest_symbol() const { return symbol_of(symbols_, figure_.board.order()).size(); }

  private:
    // Only the graph shows on the grid who says why: the cube has its levels for that.
    [[nodiscard]] bool is_witness(Cell cell) const {
        return figure_.model == WalkModel::graph &&
               std::ranges::any_of(figure_.reasons,
                                   [&](const ModelReason& reason) { return reason.by == cell; });
    }

    static Glyph coloured(const std::string& text, std::string_view colour) {
        return {std::string(colour) + text + std::string(draw::kPlain), text.size()};
    }

    Glyph marked(const std::string& text, std::string_view sign, std::string_view colour) const {
        if (colour_) return coloured(text, colour);
        return {std::string(sign) + text, sign.size() + text.size()};
    }

    const ModelFigure& figure_;
    bool colour_;
    Symbols symbols_;
};

}  // namespace

std::string draw_text(const ModelFigure& figure, const TextStyle& style, Language language) {
    SUDOKIT_EXPECT(figure.givens.size() == figure.board.cell_count());
    SUDOKIT_EXPECT(figure.open.size() == figure.board.cell_count());
    const ModelGlyphs glyphs(figure, style);
    draw::TextLayout layout{
        .unicode = style.unicode, .end_aligned = true, .labels = false, .least_width = 1};
    if (figure.model == WalkModel::graph) {
        layout.labels = true;
        // Room for the signs, so that all steps are of one width.
        if (figure.placed && !style.colour) layout.least_width = glyphs.widest_symbol() + 2;
        return draw::TextPicture(figure.board, glyphs.grid(), layout).text();
    }
    // Room for the signs, so that all levels are of one width.
    if (figure.placed && !style.colour) layout.least_width = 2;
    std::vector<Block> blocks;
    const auto add = [&](std::string heading, std::vector<Glyph> level) {
        const draw::TextPicture picture(figure.board, std::move(level), layout);
        blocks.push_back(lines_of(std::move(heading) + "\n" + picture.text()));
    };
    const Symbols symbols = usable_symbols(style.symbols, figure.board.order());
    add(draw::level_heading(0, symbols, language), glyphs.grid());
    for (const Digit digit : draw::levels_shown(figure)) {
        add(draw::level_heading(digit, symbols, language), glyphs.level(digit));
    }
    return side_by_side(blocks);
}

}  // namespace sudokit
