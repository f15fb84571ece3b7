// The way through a puzzle as one HTML document.
#include <algorithm>

#include "sudokit/draw.hpp"

#include "draw/html_page.hpp"
#include "draw/html_parts.hpp"
#include "draw/html_texts.hpp"
#include "draw/picture_css.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit {
namespace {

using draw::Leaf;

// The cells with marks and some room around them, where that is much less than the board.
std::string region_of(const Figure& figure, const draw::SvgLayout& layout) {
    const Board& board = figure.board;
    if (figure.marks.empty() || !board.is_grid()) return {};
    std::uint32_t top = board.order();
    std::uint32_t left = board.order();
    std::uint32_t bottom = 0;
    std::uint32_t right = 0;
    for (const Mark& mark : figure.marks) {
        const std::uint32_t row = board.row_of(mark.candidate.cell);
        const std::uint32_t column = board.column_of(mark.candidate.cell);
        top = std::min(top, row);
        left = std::min(left, column);
        bottom = std::max(bottom, row + 1);
        right = std::max(right, column + 1);
    }
    const std::uint32_t lines = std::max(bottom - top, right - left) + 1;
    if (4 * lines > 3 * board.order()) return {};
    // A square, which stays on the board.
    const auto start = [&](std::uint32_t from, std::uint32_t to) {
        const std::uint32_t room = (lines - (to - from)) / 2;
        return std::min(from - std::min(from, room), board.order() - lines);
    };
    std::string out;
    draw::append_point(out, layout.corner(start(top, bottom), start(left, right)));
    const auto side = static_cast<std::int32_t>(lines) * layout.side();
    out += ' ';
    draw::append_point(out, {side, side});
    return out;
}

// The picture; what all pictures of the puzzle share is drawn once for the page.
Leaf leaf_of(const Figure& figure, std::string heading, std::string entry, std::string_view text,
             const HtmlStyle& style) {
    const draw::SvgPicture picture(figure, style.symbols, true);
    Leaf out{.heading = std::move(heading), .entry = std::move(entry), .text = text};
    draw::append_point(out.size, picture.layout().size());
    if (figure.board.is_grid()) {
        draw::append_point(out.board, picture.layout().origin());
        out.board += ' ';
        draw::append_number(out.board, picture.layout().side());
        out.board += ' ' + std::to_string(figure.board.order());
    }
    out.legend = draw::figure_legend(figure, style.language);
    out.region = region_of(figure, picture.layout());
    out.picture = "<use href=\"#backdrop\"/>\n" + picture.zones() + "<use href=\"#frame\"/>\n" +
                  picture.content();
    return out;
}

std::vector<Leaf> leaves_of(const Page& page, const HtmlStyle& style) {
    using namespace draw;
    std::vector<Leaf> leaves;
    const std::string puzzle(text::kPuzzle.in(style.language));
    leaves.push_back(leaf_of(page.start, puzzle, puzzle, page.introduction, style));
    for (const PageStep& step : page.steps) {
        const std::size_t number = leaves.size();
        leaves.push_back(leaf_of(step.figure,
                                 message(text::kStep, number, step.name).in(style.language),
                                 std::to_string(number) + ". " + step.name, step.text, style));
    }
    if (page.end) {
        const std::string end(text::kEnd.in(style.language));
        leaves.push_back(leaf_of(*page.end, end, end, page.conclusion, style));
    }
    return leaves;
}

// Styles are looked up where a picture uses the groups, so each is of class `sk` itself.
std::string shared_of(const Figure& start, Symbols symbols) {
    const draw::SvgPicture picture(start, symbols, true);
    return "<g class=\"sk\" id=\"backdrop\">\n" + picture.backdrop() +
           "</g>\n<g class=\"sk\" id=\"frame\">\n" + picture.frame() + "</g>\n";
}

}  // namespace

std::string draw_html(const Page& page, const HtmlStyle& style) {
    const auto is_coded = [](const Figure& figure) { return !figure.excluded.empty(); };
    const bool coded = std::ranges::any_of(page.steps, is_coded, &PageStep::figure) ||
                       (page.end && is_coded(*page.end));
    std::string css = draw::picture_css();
    if (!page.start.constraints.empty()) css += draw::constraint_css();
    if (coded) css += draw::code_css();
    return draw::html_page({.title = page.title,
                            .css = std::move(css),
                            .shared = shared_of(page.start, style.symbols),
                            .legend = coded ? std::string() : draw::page_legend(style.language),
                            .leaves = leaves_of(page, style)},
                           style.language);
}

}  // namespace sudokit
