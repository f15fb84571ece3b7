// Figures as text: candidates with what is said of them.
#include <algorithm>
#include <string_view>

#include "sudokit/draw.hpp"

#include "draw/text_picture.hpp"

namespace sudokit {
namespace {

using draw::Glyph;

// How a mark is shown: by a character before the digit, or by a colour.
struct MarkLook {
    std::string_view sign;
    std::string_view colour;
};

constexpr MarkLook kUnmarked = {"", "\x1b[2m"};

// In the code of the founding paper: left, excluded at once, excluded by more.
constexpr MarkLook kLeft = {"", "\x1b[1;94m"};
constexpr MarkLook kAtOnce = {"", "\x1b[90m"};
constexpr MarkLook kByMore = {"-", "\x1b[9;31m"};

MarkLook look_of(const Mark& mark) {
    if (mark.fate == MarkFate::eliminated) return {"-", "\x1b[9;31m"};
    if (mark.fate == MarkFate::placed) return {"+", "\x1b[1;7;32m"};
    switch (mark.role) {
        case MarkRole::none: return kUnmarked;
        case MarkRole::member: return {"", draw::kBold};
        case MarkRole::first: return {"*", "\x1b[1;36m"};
        case MarkRole::second: return {"~", "\x1b[1;33m"};
        case MarkRole::third: return {"%", "\x1b[1;35m"};
        case MarkRole::fourth: return {"^", "\x1b[1;34m"};
        case MarkRole::fin: return {"#", "\x1b[1;4;33m"};
    }
    return {};
}

class FigureGlyphs {
  public:
    FigureGlyphs(const Figure& figure, const TextStyle& style)
        : figure_(figure),
          colour_(style.colour),
          symbols_(usable_symbols(style.symbols, figure.board.order())),
          marked_(figure.digits.size()),
          witness_(figure.digits.size(), false) {
        const std::uint32_t cells = figure.board.cell_count();
        SUDOKIT_EXPECT(figure.digits.size() == cells && figure.givens.size() == cells);
        SUDOKIT_EXPECT(figure.candidates.empty() || figure.candidates.size() == cells);
        SUDOKIT_EXPECT(figure.excluded.empty() || figure.excluded.size() == cells);
        for (const Mark& mark : figure.marks) {
            SUDOKIT_EXPECT(mark.candidate.cell < cells);
            marked_[mark.candidate.cell].insert(mark.candidate.digit);
        }
        for (const Zone& zone : figure.zones) {
            if (zone.role != ZoneRole::witness) continue;
            for (const Cell cell : zone.cells) {
                SUDOKIT_EXPECT(cell < cells);
                witness_[cell] = true;
            }
        }
    }

    std::vector<Glyph> all() const {
        std::vector<Glyph> glyphs;
        for (Cell cell = 0; cell < figure_.digits.size(); ++cell) {
            glyphs.push_back(figure_.digits[cell] != 0 ? placed(cell) : open(cell));
        }
        return glyphs;
    }

  private:
    Glyph placed(Cell cell) const {
        Glyph out;
        const bool given = figure_.givens[cell] != 0;
        if (colour_ && witness_[cell]) out.text += draw::kInverse;
        if (colour_ && given) out.text += draw::kBold;
        add(out, !colour_ && witness_[cell] ? "[" : "");
        add(out, symbol_of(symbols_, figure_.digits[cell]));
        add(out, !colour_ && witness_[cell] ? "]" : "");
        if (colour_ && (given || witness_[cell])) out.text += draw::kPlain;
        return out;
    }

    Glyph open(Cell cell) const {
        DigitSet shown = marked_[cell];
        if (!figure_.candidates.empty()) shown |= figure_.candidates[cell];
        if (!figure_.excluded.empty()) {
            shown |= figure_.excluded[cell].by_more;
            // Without colours they would only be in the way.
            if (colour_) shown |= figure_.excluded[cell].at_once;
        }
        Glyph out;
        std::string_view colour;
        const auto change_colour = [&](std::string_view code) {
            if (!colour_ || code == colour) return;
            if (!colour.empty()) out.text += draw::kPlain;
            out.text += code;
            colour = code;
        };
        for (const Digit digit : shown) {
            const MarkLook look = marked_[cell].contains(digit) ? look_of(mark_of({cell, digit}))
                                                                : look_unmarked({cell, digit});
            if (symbols_ == Symbols::numbers && out.width != 0) add(out, ",");
            change_colour(look.colour);
            if (!colour_) add(out, look.sign);
            add(out, symbol_of(symbols_, digit));
        }
        change_colour({});
        // An open cell that shows no candidates, or has none left.
        if (shown.empty()) add(out, figure_.candidates.empty() ? "." : "?");
        return out;
    }

    MarkLook look_unmarked(Candidate candidate) const {
        if (figure_.excluded.empty()) return kUnmarked;
        const ExcludedDigits& excluded = figure_.excluded[candidate.cell];
        if (excluded.at_once.contains(candidate.digit)) return kAtOnce;
        return excluded.by_more.contains(candidate.digit) ? kByMore : kLeft;
    }

    const Mark& mark_of(Candidate candidate) const {
        return *std::ranges::lower_bound(figure_.marks, candidate, {}, &Mark::candidate);
    }

    static void add(Glyph& glyph, std::string_view text) {
        glyph.text += text;
        glyph.width += text.size();
    }

    const Figure& figure_;
    bool colour_;
    Symbols symbols_;
    std::vector<DigitSet> marked_;  // by cell
    std::vector<bool> witness_;
};

}  // namespace

std::string draw_text(const Figure& figure, const TextStyle& style) {
    return draw::TextPicture(figure.board, FigureGlyphs(figure, style).all(),
                             {.unicode = style.unicode, .labels = true})
               .text() +
           draw::lines_below(figure.constraints, style);
}

}  // namespace sudokit
