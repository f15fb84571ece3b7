// A search tree as an SVG document: the root at the left, a row for each leaf.
#include <algorithm>
#include <cmath>

#include "draw/plain_svg.hpp"
#include "draw/tree_words.hpp"

namespace sudokit {
namespace {

constexpr std::int64_t kColumn = 190;
constexpr std::int64_t kRow = 48;
constexpr std::int64_t kWidth = 140;
constexpr std::int64_t kHeight = 38;
constexpr std::int64_t kMargin = 16;
constexpr std::int64_t kRoomForWords = 330;  // to the right of the last leaves
constexpr std::int64_t kSheet = 4;           // how far folded sheets stand out
constexpr double kWholeShare = 300;          // the length of a line for all nodes

constexpr draw::PlainLooks kTreeLooks = {
    ".name{font-size:15px;font-weight:700}\n"
    ".said{font-size:11px;fill:#565d69}\n"
    ".node{fill:#fff;stroke:#7b828e}\n"
    ".leads{stroke:#1b7a36;stroke-width:2.4}\n"
    ".found{fill:#d9f3dd;stroke:#1b7a36;stroke-width:2.4}\n"
    ".dead{fill:#fbd9d9;stroke:#c62828;stroke-dasharray:6 3}\n"
    ".more{fill:#eef0f3;stroke:#7b828e}\n"
    ".share{fill:#2b6cb0}\n"
    ".branch{fill:none;stroke:#7b828e;stroke-width:1.5}\n",
    ".said{fill:#b6bcc7}\n"
    ".node{fill:#14161b;stroke:#858d9a}\n"
    ".more{fill:#262a32;stroke:#858d9a}\n"
    ".share{fill:#6ea8e0}\n"
    ".leads{stroke:#6fd58a}\n"
    ".found{fill:#14391f;stroke:#6fd58a}\n"
    ".dead{fill:#4a1717;stroke:#f07070}\n"};

std::string_view svg_look(const TreeNode& node) {
    if (std::holds_alternative<FoundSolution>(node.outcome)) return "node found";
    if (draw::is_dead_end(node.outcome)) return "node dead";
    return node.solutions > 0 ? "node leads" : "node";
}

class TreeSvg {
  public:
    explicit TreeSvg(const TreeDrawing& drawing)
        : drawing_(drawing), words_(drawing), middles_(words_.view().size()) {
        place(0);
    }

    std::string document() const {
        std::uint32_t depth = 0;
        for (const draw::ViewNode& node : words_.view()) depth = std::max(depth, node.depth);
        draw::PlainSvg out(2 * kMargin + depth * kColumn + kWidth + kRoomForWords,
                           2 * kMargin + rows_ * kRow, tree_summary(drawing_), kTreeLooks);
        for (std::size_t i = 0; i < middles_.size(); ++i) add_node(out, i);
        return out.document();
    }

  private:
    // Leaves take a row each; the others stand beside the middle of what is below them.
    void place(std::size_t node) {
        const auto& below = words_.view()[node].below;
        for (const std::size_t child : below) place(child);
        middles_[node] = below.empty() ? kMargin + rows_++ * kRow + kRow / 2
                                       : (middles_[below.front()] + middles_[below.back()]) / 2;
    }

    [[nodiscard]] std::int64_t left(std::size_t node) const {
        return kMargin + words_.view()[node].depth * kColumn;
    }

    void add_node(draw::PlainSvg& out, std::size_t i) const {
        const draw::ViewNode& drawn = words_.view()[i];
        const std::int64_t x = left(i);
        const std::int64_t y = middles_[i];
        if (i > 0) add_branch(out, drawn.parent, i);
        const std::string counted = words_.counted(i);
        // What is folded lies behind, like more sheets.
        if (!counted.empty()) add_box(out, "more", x + kSheet, y + kSheet);
        add_box(out, svg_look(words_.last(i)), x, y);
        const std::string chain = words_.chain(i);
        out.add_text("name", x + 10, y - 1, words_.name(i) + (chain.empty() ? "" : " …"));
        out.add_text("said", x + 10, y + 13, chain.empty() ? words_.followed(i) : chain);
        if (!drawn.is_leaf()) return;
        const std::int64_t words_at = x + kWidth + 8 + (counted.empty() ? 0 : kSheet);
        out.add_text("said", words_at, counted.empty() ? y + 4 : y - 3, words_.outcome(i));
        out.add_text("said", words_at, y + 11, counted);
        if (!counted.empty()) add_share(out, words_at, y + 15, words_.last(i).size);
    }

    static void add_box(draw::PlainSvg& out, std::string_view look, std::int64_t x,
                        std::int64_t y) {
        out.add_box(look, x, y - kHeight / 2, kWidth, kHeight, 7);
    }

    // A line as long as its share of all nodes.
    void add_share(draw::PlainSvg& out, std::int64_t x, std::int64_t y, std::uint64_t size) const {
        const double share =
            static_cast<double>(size) / static_cast<double>(drawing_.tree.nodes.front().size);
        const auto length = std::max<std::int64_t>(1, std::llround(share * kWholeShare));
        out.add_box("share", x, y, length, 4);
    }

    void add_branch(draw::PlainSvg& out, std::size_t parent, std::size_t child) const {
        const std::int64_t from = left(parent) + kWidth;
        const std::int64_t to = left(child);
        const std::string middle = std::to_string((from + to) / 2) + " ";
        out.add_path("branch", "M" + std::to_string(from) + " " + std::to_string(middles_[parent]) +
                                   "C" + middle + std::to_string(middles_[parent]) + " " + middle +
                                   std::to_string(middles_[child]) + " " + std::to_string(to) +
                                   " " + std::to_string(middles_[child]));
    }

    const TreeDrawing& drawing_;
    draw::TreeWords words_;
    std::vector<std::int64_t> middles_;
    std::int64_t rows_ = 0;
};

}  // namespace

std::string draw_svg(const TreeDrawing& drawing) {
    TreeDrawing with = drawing;
    with.unicode = true;
    return TreeSvg(with).document();
}

}  // namespace sudokit
