// The way through a puzzle as one HTML document.
#include <span>

#include "sudokit/draw.hpp"

#include "draw/html_parts.hpp"
#include "draw/html_texts.hpp"
#include "draw/picture_css.hpp"
#include "draw/svg_picture.hpp"
#include "formats/xml.hpp"

namespace sudokit {
namespace {

using formats::xml_escaped;

// What the page shows one at a time: the puzzle, the steps, the end.
struct Leaf {
    const Figure* figure = nullptr;
    std::string heading;
    std::string entry;  // in the list of steps
    std::string_view text;
};

std::vector<Leaf> leaves_of(const Page& page, Language language) {
    using namespace draw;
    std::vector<Leaf> leaves;
    const std::string puzzle(text::kPuzzle.in(language));
    leaves.push_back({&page.start, puzzle, puzzle, page.introduction});
    for (const PageStep& step : page.steps) {
        const std::size_t number = leaves.size();
        leaves.push_back({&step.figure, message(text::kStep, number, step.name).in(language),
                          std::to_string(number) + ". " + step.name, step.text});
    }
    if (page.end) {
        const std::string end(text::kEnd.in(language));
        leaves.push_back({&*page.end, end, end, page.conclusion});
    }
    return leaves;
}

void add_paragraphs(std::string& out, std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!line.empty()) out += "<p>" + xml_escaped(line) + "</p>\n";
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
}

// The picture; what all pictures of the puzzle share is drawn once for the page.
void add_picture(std::string& out, const Figure& figure, Symbols symbols, std::size_t number) {
    const draw::SvgPicture picture(figure, symbols, true);
    out += "<figure><svg class=\"sk\" viewBox=\"0 0 ";
    draw::append_point(out, picture.layout().size());
    out += "\" role=\"img\" aria-labelledby=\"h" + std::to_string(number) + "\">\n";
    out += "<use href=\"#backdrop\"/>\n" + picture.zones() + "<use href=\"#frame\"/>\n";
    out += picture.content() + "</svg></figure>\n";
}

void add_leaf(std::string& out, const Leaf& leaf, Symbols symbols, std::size_t number) {
    const std::string id = std::to_string(number);
    out += "<section id=\"s" + id + "\" tabindex=\"-1\" aria-labelledby=\"h" + id + "\">\n";
    out += "<h2 id=\"h" + id + "\">" + xml_escaped(leaf.heading) + "</h2>\n";
    add_paragraphs(out, leaf.text);
    add_picture(out, *leaf.figure, symbols, number);
    out += "</section>\n";
}

// Styles are looked up where a picture uses the groups, so each is of class `sk` itself.
void add_shared(std::string& out, const Figure& start, Symbols symbols) {
    const draw::SvgPicture picture(start, symbols, true);
    out +=
        "<svg class=\"sk\" width=\"0\" height=\"0\" style=\"position:absolute\" "
        "aria-hidden=\"true\"><defs>\n<g class=\"sk\" id=\"backdrop\">\n";
    out +=
        picture.backdrop() + "</g>\n<g class=\"sk\" id=\"frame\">\n" + picture.frame() + "</g>\n";
    out += "</defs></svg>\n";
}

void add_buttons(std::string& out, Language language) {
    using namespace draw;
    struct Button {
        std::string_view way;
        const MessageText& text;
    };
    out += "<nav class=\"move\" aria-label=\"" + xml_escaped(text::kMove.in(language)) + "\">\n";
    for (const Button& button : {Button{"first", text::kFirst}, Button{"previous", text::kPrevious},
                                 Button{"next", text::kNext}, Button{"last", text::kLast}}) {
        out += "<button type=\"button\" data-go=\"";
        out += button.way;
        out += "\">" + xml_escaped(button.text.in(language)) + "</button>\n";
    }
    out += "<span class=\"where\" role=\"status\"></span>\n</nav>\n";
}

void add_list(std::string& out, std::span<const Leaf> leaves, Language language) {
    out += "<nav class=\"list\" aria-label=\"" + xml_escaped(draw::text::kSteps.in(language)) +
           "\">\n<ol>\n";
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        out += "<li><a href=\"#s" + std::to_string(i) + "\">" + xml_escaped(leaves[i].entry) +
               "</a></li>\n";
    }
    out += "</ol>\n</nav>\n";
}

}  // namespace

std::string draw_html(const Page& page, const HtmlStyle& style) {
    const std::vector<Leaf> leaves = leaves_of(page, style.language);
    std::string out = "<!DOCTYPE html>\n<html lang=\"";
    out += style.language == Language::fr ? "fr" : "en";
    out +=
        "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>";
    out += xml_escaped(page.title) + "</title>\n<style>\n";
    out += draw::page_css();
    out += draw::picture_css() + "</style>\n</head>\n<body>\n";
    add_shared(out, page.start, style.symbols);
    out += "<header><h1>" + xml_escaped(page.title) + "</h1></header>\n";
    out += "<div class=\"page\">\n<main>\n";
    add_buttons(out, style.language);
    for (std::size_t i = 0; i < leaves.size(); ++i) add_leaf(out, leaves[i], style.symbols, i);
    out += "</main>\n";
    add_list(out, leaves, style.language);
    out += "</div>\n<footer>\n<p>" + xml_escaped(draw::text::kKeys.in(style.language)) + "</p>\n";
    out += draw::page_legend(style.language) + "</footer>\n<script>\n";
    out += draw::page_script();
    return out + "</script>\n</body>\n</html>\n";
}

}  // namespace sudokit
