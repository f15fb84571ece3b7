// The way through a puzzle as one HTML document.
#include "sudokit/draw.hpp"

#include "draw/html_page.hpp"
#include "draw/html_parts.hpp"
#include "draw/html_texts.hpp"
#include "draw/picture_css.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit {
namespace {

using draw::Leaf;

// The picture; what all pictures of the puzzle share is drawn once for the page.
Leaf leaf_of(const Figure& figure, std::string heading, std::string entry, std::string_view text,
             Symbols symbols) {
    const draw::SvgPicture picture(figure, symbols, true);
    Leaf out{.heading = std::move(heading), .entry = std::move(entry), .text = text};
    draw::append_point(out.size, picture.layout().size());
    out.picture = "<use href=\"#backdrop\"/>\n" + picture.zones() + "<use href=\"#frame\"/>\n" +
                  picture.content();
    return out;
}

std::vector<Leaf> leaves_of(const Page& page, const HtmlStyle& style) {
    using namespace draw;
    std::vector<Leaf> leaves;
    const std::string puzzle(text::kPuzzle.in(style.language));
    leaves.push_back(leaf_of(page.start, puzzle, puzzle, page.introduction, style.symbols));
    for (const PageStep& step : page.steps) {
        const std::size_t number = leaves.size();
        leaves.push_back(
            leaf_of(step.figure, message(text::kStep, number, step.name).in(style.language),
                    std::to_string(number) + ". " + step.name, step.text, style.symbols));
    }
    if (page.end) {
        const std::string end(text::kEnd.in(style.language));
        leaves.push_back(leaf_of(*page.end, end, end, page.conclusion, style.symbols));
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
    const bool plain = page.start.constraints.empty();
    return draw::html_page({.title = page.title,
                            .css = draw::picture_css() + (plain ? "" : draw::constraint_css()),
                            .shared = shared_of(page.start, style.symbols),
                            .legend = draw::page_legend(style.language),
                            .leaves = leaves_of(page, style)},
                           style.language);
}

}  // namespace sudokit
