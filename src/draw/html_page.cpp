#include "draw/html_page.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "sudokit/shown_text.hpp"

#include "base/xml.hpp"
#include "draw/html_parts.hpp"
#include "draw/html_texts.hpp"

namespace sudokit::draw {
namespace {

// A line of text; one that starts with "- " is an item of a list, and two blanks before it put it a
// level deeper.
struct Line {
    std::string_view text;
    std::size_t level = 0;
};

std::vector<Line> lines_of(std::string_view text) {
    std::vector<Line> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
        if (line.substr(blanks).starts_with("- ")) {
            lines.push_back({line.substr(blanks + 2), 1 + blanks / 2});
        } else if (!line.empty()) {
            lines.push_back({line, 0});
        }
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines;
}

// Adds the lines of this level and deeper ones, and takes them off the front. What has a list below
// can be folded; only the first level starts unfolded.
void add_lines(std::string& out, std::span<const Line>& lines, std::size_t level) {
    while (!lines.empty() && lines.front().level >= level) {
        const std::string text = xml_escaped(lines.front().text);
        const std::size_t own = lines.front().level;
        lines = lines.subspan(1);
        out += own == 0 ? "" : "<li>";
        if (lines.empty() || lines.front().level <= own) {
            out += "<p>" + text + "</p>";
        } else {
            out += own == 0 ? "<details open=\"open\">" : "<details>";
            out += "<summary>" + text + "</summary>\n<ul>\n";
            add_lines(out, lines, own + 1);
            out += "</ul></details>";
        }
        out += own == 0 ? "\n" : "</li>\n";
    }
}

void add_paragraphs(std::string& out, std::string_view text) {
    const std::vector<Line> lines = lines_of(text);
    std::span<const Line> rest = lines;
    add_lines(out, rest, 0);
}

void add_leaf(std::string& out, const Leaf& leaf, std::size_t number) {
    const std::string id = std::to_string(number);
    out += "<section id=\"s" + id + "\" tabindex=\"-1\" aria-labelledby=\"h" + id + "\">\n";
    out += "<h2 id=\"h" + id + "\">" + xml_escaped(leaf.heading) + "</h2>\n";
    out += "<div class=\"said\">\n";
    add_paragraphs(out, leaf.text);
    out += "</div>\n<figure><svg class=\"sk\" viewBox=\"0 0 " + leaf.size;
    if (!leaf.style.empty()) out += "\" style=\"" + leaf.style;
    if (!leaf.board.empty()) out += "\" data-board=\"" + leaf.board;
    if (!leaf.region.empty()) out += "\" data-region=\"" + leaf.region;
    out += "\" role=\"img\" aria-labelledby=\"h" + id + "\">\n" + leaf.picture;
    out += "</svg></figure>\n" + leaf.legend + "</section>\n";
}

void add_buttons(std::string& out, Language language) {
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
    out += "<span class=\"links\" hidden=\"\"><span>" + xml_escaped(text::kLinks.in(language)) +
           "</span> <input type=\"range\" min=\"0\" aria-label=\"" +
           xml_escaped(text::kLinks.in(language)) + "\"/> <output></output></span>\n";
    out += "<button type=\"button\" class=\"zoom\" hidden=\"\" aria-pressed=\"false\">" +
           xml_escaped(text::kZoom.in(language)) + "</button>\n";
    out += "<span class=\"where\" role=\"status\"></span>\n</nav>\n";
}

void add_list(std::string& out, std::span<const Leaf> leaves, Language language) {
    out += "<nav class=\"list\" aria-label=\"" + xml_escaped(text::kSteps.in(language)) +
           "\">\n<ol>\n";
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        out += "<li><a href=\"#s" + std::to_string(i) + "\">" + xml_escaped(leaves[i].entry) +
               "</a></li>\n";
    }
    out += "</ol>\n</nav>\n";
}

}  // namespace

std::string html_page(const PageParts& parts, Language language) {
    std::string out = "<!DOCTYPE html>\n<html lang=\"";
    out += language == Language::fr ? "fr" : "en";
    out +=
        "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>";
    out += xml_escaped(shown_text(parts.title)) + "</title>\n<style>\n";
    out += page_css();
    out += parts.css + "</style>\n</head>\n<body>\n";
    out +=
        "<svg class=\"sk\" width=\"0\" height=\"0\" style=\"position:absolute\" "
        "aria-hidden=\"true\"><defs>\n";
    out += parts.shared + "</defs></svg>\n";
    out += "<header><h1>" + xml_escaped(shown_text(parts.title)) + "</h1></header>\n";
    out += "<div class=\"page\">\n<main>\n";
    add_buttons(out, language);
    for (std::size_t i = 0; i < parts.leaves.size(); ++i) add_leaf(out, parts.leaves[i], i);
    out += "</main>\n";
    add_list(out, parts.leaves, language);
    out += "</div>\n<footer>\n<p>" + xml_escaped(text::kKeys.in(language)) + "</p>\n";
    out += parts.legend + "</footer>\n<script>\n";
    out += page_script();
    return out + "</script>\n</body>\n</html>\n";
}

}  // namespace sudokit::draw
