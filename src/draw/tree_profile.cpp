// How many nodes a search tree has at each depth.
#include <algorithm>
#include <cmath>

#include "sudokit/cell_name.hpp"
#include "sudokit/text_width.hpp"

#include "draw/plain_svg.hpp"
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

constexpr draw::PlainLooks kProfileLooks = {
    "text{font-size:12px}\n"
    ".title{font-size:15px;font-weight:700}\n"
    ".head,.said{fill:#565d69}\n"
    ".head{text-anchor:end}\n"
    ".number{text-anchor:end}\n"
    ".nodes{fill:#2b6cb0}\n"
    ".ends{fill:#c62828}\n",
    ".head,.said{fill:#b6bcc7}\n"
    ".nodes{fill:#6ea8e0}\n"
    ".ends{fill:#f07070}\n"};

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
    draw::PlainSvg out(std::max(kSvgLeft + kSvgBar + 100, words),
                       kSvgTop + kSvgRow * static_cast<int>(rows.size() - 1) + 16, title,
                       kProfileLooks);
    const auto add_bar = [&](std::string_view look, int top, std::size_t width) {
        out.add_box(look, kSvgLeft, top, static_cast<std::int64_t>(width), kSvgRow - 4);
    };
    out.add_text("title", 16, 26, title);
    out.add_text("head", 76, kSvgTop - 8, rows[0][0]);
    out.add_text("head", 124, kSvgTop - 8, rows[0][1]);
    out.add_text("head", kSvgLeft - 8, kSvgTop - 8, rows[0][2]);
    add_bar("ends", kSvgTop - 19, kSvgRow - 4);
    out.add_text("said", kSvgLeft + kSvgRow, kSvgTop - 8, rows[0][3]);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const TreeLevel& level = drawing.tree.levels[i - 1];
        const int top = kSvgTop + kSvgRow * static_cast<int>(i - 1);
        out.add_text("number", 76, top + 11, rows[i][0]);
        out.add_text("number", 124, top + 11, rows[i][1]);
        out.add_text("number", kSvgLeft - 8, top + 11, rows[i][2]);
        add_bar("nodes", top, length_of(level.nodes, drawing.tree, kSvgBar));
        add_bar("ends", top, length_of(level.dead_ends, drawing.tree, kSvgBar));
    }
    return out.document();
}

}  // namespace sudokit
