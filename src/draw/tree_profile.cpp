// How many nodes a search tree has at each depth.
#include <algorithm>
#include <cmath>

#include "sudokit/cell_name.hpp"
#include "sudokit/text_width.hpp"

#include "base/xml.hpp"
#include "draw/tree_words.hpp"

namespace sudokit {
namespace {

constexpr MessageText kDepth{"depth", "profondeur"};
constexpr MessageText kCell{"cell", "case"};
constexpr MessageText kNodes{"nodes", "nœuds"};
constexpr MessageText kDeadEnds{"dead ends", "impasses"};
constexpr MessageText kProfileTitle{"Nodes by depth: {0}", "Nœuds par profondeur : {0}"};

constexpr std::size_t kTextBar = 40;
constexpr int kSvgRow = 16;
constexpr int kSvgBar = 520;
constexpr int kSvgLeft = 190;
constexpr int kSvgTop = 64;

constexpr std::string_view kProfileLooks =
    "text{font-family:\"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",sans-serif;"
    "fill:#14171c;font-size:12px}\n"
    ".bg{fill:#fff}\n"
    ".title{font-size:15px;font-weight:700}\n"
    ".head,.said{fill:#565d69}\n"
    ".head{text-anchor:end}\n"
    ".number{text-anchor:end}\n"
    ".nodes{fill:#2b6cb0}\n"
    ".ends{fill:#c62828}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    "text{fill:#f4f6f8}\n"
    ".bg{fill:#14161b}\n"
    ".head,.said{fill:#b6bcc7}\n"
    ".nodes{fill:#6ea8e0}\n"
    ".ends{fill:#f07070}\n"
    "}\n";

// A line for each depth, the first with the names of the columns.
std::vector<std::vector<std::string>> profile_rows(const TreeDrawing& drawing) {
    const Language language = drawing.language;
    const auto word = [&](const MessageText& text) { return std::string(text.in(language)); };
    std::vector<std::vector<std::string>> rows = {
        {word(kDepth), word(kCell), word(kNodes), word(kDeadEnds)}};
    for (std::size_t depth = 0; depth < drawing.tree.levels.size(); ++depth) {
        const TreeLevel& level = drawing.tree.levels[depth];
        const auto number = [&](std::uint64_t value) {
            return number_words(std::to_string(value)).in(language);
        };
        rows.push_back({std::to_string(depth),
                        level.cell ? cell_name(drawing.puzzle.board(), *level.cell, language) : "",
                        number(level.nodes), number(level.dead_ends)});
    }
    return rows;
}

// The length of a bar: `most` for a level with the most nodes.
std::size_t length_of(std::uint64_t nodes, const SearchTree& tree, std::size_t most) {
    std::uint64_t largest = 1;
    for (const TreeLevel& level : tree.levels) largest = std::max(largest, level.nodes);
    const double share = static_cast<double>(nodes) / static_cast<double>(largest);
    return static_cast<std::size_t>(std::ceil(share * static_cast<double>(most)));
}

void add_profile_text(std::string& out, std::string_view look, int x, int y,
                      const std::string& text) {
    if (text.empty()) return;
    out += "<text class=\"" + std::string(look) + "\" x=\"" + std::to_string(x) + "\" y=\"" +
           std::to_string(y) + "\">" + xml_escaped(text) + "</text>\n";
}

void add_profile_bar(std::string& out, std::string_view look, int y, std::size_t width) {
    if (width == 0) return;
    out += "<rect class=\"" + std::string(look) + "\" x=\"" + std::to_string(kSvgLeft) + "\" y=\"" +
           std::to_string(y) + "\" width=\"" + std::to_string(width) + "\" height=\"" +
           std::to_string(kSvgRow - 4) + "\"/>\n";
}

}  // namespace

std::string draw_profile(const TreeDrawing& drawing) {
    const auto rows = profile_rows(drawing);
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], text_width(row[i]));
        }
    }
    std::string out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t column = 0; column < rows[i].size(); ++column) {
            const std::string& text = rows[i][column];
            if (column > 0) out += "  ";
            out += std::string(widths[column] - text_width(text), ' ') + text;
        }
        if (i > 0) {
            const std::size_t bar =
                length_of(drawing.tree.levels[i - 1].nodes, drawing.tree, kTextBar);
            out += "  ";
            for (std::size_t each = 0; each < bar; ++each) out += drawing.unicode ? "█" : "#";
        }
        out += '\n';
    }
    return out;
}

std::string draw_profile_svg(const TreeDrawing& drawing) {
    const auto rows = profile_rows(drawing);
    const std::string title =
        message(kProfileTitle, own_words(tree_summary(drawing))).in(drawing.language);
    const int words = 32 + 8 * static_cast<int>(text_width(title));
    const std::string width = std::to_string(std::max(kSvgLeft + kSvgBar + 100, words));
    const std::string height =
        std::to_string(kSvgTop + kSvgRow * static_cast<int>(rows.size() - 1) + 16);
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sk\" viewBox=\"0 0 " +
                      width + " " + height + "\" width=\"" + width + "\" height=\"" + height +
                      "\" role=\"img\" aria-labelledby=\"t\">\n<title id=\"t\">" +
                      xml_escaped(title) + "</title>\n<style>\n";
    out += kProfileLooks;
    out += "</style>\n<rect class=\"bg\" width=\"100%\" height=\"100%\"/>\n";
    add_profile_text(out, "title", 16, 26, title);
    add_profile_text(out, "head", 76, kSvgTop - 8, rows[0][0]);
    add_profile_text(out, "head", 124, kSvgTop - 8, rows[0][1]);
    add_profile_text(out, "head", kSvgLeft - 8, kSvgTop - 8, rows[0][2]);
    add_profile_bar(out, "ends", kSvgTop - 19, kSvgRow - 4);
    add_profile_text(out, "said", kSvgLeft + kSvgRow, kSvgTop - 8, rows[0][3]);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const TreeLevel& level = drawing.tree.levels[i - 1];
        const int top = kSvgTop + kSvgRow * static_cast<int>(i - 1);
        add_profile_text(out, "number", 76, top + 11, rows[i][0]);
        add_profile_text(out, "number", 124, top + 11, rows[i][1]);
        add_profile_text(out, "number", kSvgLeft - 8, top + 11, rows[i][2]);
        add_profile_bar(out, "nodes", top, length_of(level.nodes, drawing.tree, kSvgBar));
        add_profile_bar(out, "ends", top, length_of(level.dead_ends, drawing.tree, kSvgBar));
    }
    return out + "</svg>\n";
}

}  // namespace sudokit
