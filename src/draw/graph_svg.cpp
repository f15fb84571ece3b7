// The graph of a board, laid out as its grid, with the colours that vertices have so far.
#include <algorithm>
#include <array>
#include <numeric>
#include <set>

#include "draw/edge_route.hpp"
#include "draw/model_picture.hpp"

namespace sudokit::draw {
namespace {

constexpr std::int32_t kPitch = 620;  // from vertex to vertex
constexpr std::int32_t kBoxGap = 180;
constexpr std::int32_t kRadius = 170;
constexpr std::int32_t kLabel = 180;
// Edges keep off the rings of vertices by more than their own width, and off the next line.
constexpr RouteLimits kEdgeLimits = {.clearance = kRadius + 30, .bow = 440};
// Labels stand above and to the left of all edges.
constexpr std::int32_t kMargin = 2 * kLabel + kEdgeLimits.bow;
constexpr std::int32_t kEndMargin = kEdgeLimits.bow + 60;
constexpr Digit kMostColoursNamed = 3;  // those left to a vertex
constexpr std::int32_t kRoomForColours = 2 * kRadius - 50;

// Lines on a tile of 8 by 8 units, by colour: a colour is told by its pattern as well.
constexpr std::array<std::string_view, 9> kPatterns = {
    "M-2 2L2-2M0 8L8 0M6 10L10 6",
    "",
    "M0 2H8M0 6H8",
    "M2 2h0M6 6h0",
    "M2 0V8M6 0V8",
    "M-2 6L2 10M0 0L8 8M6-2L10 2",
    "M0 4H8M4 0V8",
    "M0 0L8 8M0 8L8 0",
    "M1 4h2M5 0h2M5 8h2",
};

class GraphPicture {
  public:
    GraphPicture(const ModelFigure& figure, Symbols symbols)
        : figure_(figure),
          board_(figure.board),
          symbols_(usable_symbols(symbols, figure.board.order())) {
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) places_.push_back(place(cell));
    }

    Point size() const { return places_.back() + Point{kEndMargin, kEndMargin}; }

    // All edges, as one path.
    std::string edges() const {
        std::string out;
        for (Cell a = 0; a < board_.cell_count(); ++a) {
            for (const Cell b : board_.peers(a)) {
                if (a < b) add_edge(out, a, b);
            }
        }
        return out;
    }

    std::string body() const {
        std::string out = "<rect class=\"bg\" width=\"100%\" height=\"100%\" rx=\"6\"/>\n";
        add_labels(out);
        add_path(out, "rg", region_borders());
        if (board_.order() <= kMaxOrderDrawnWhole) out += "<use href=\"#edges\"/>\n";
        add_highlights(out);
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) add_vertex(out, cell);
        return out;
    }

  private:
    // Boxes stand a little apart, as far as they are rectangles.
    Point place(Cell cell) const {
        std::uint32_t band = 0;
        std::uint32_t stack = 0;
        if (const auto* boxes = std::get_if<Boxes>(&board_.shape().regions)) {
            band = board_.row_of(cell) / boxes->rows;
            stack = board_.column_of(cell) / boxes->columns;
        }
        const auto at = [](std::uint32_t line, std::uint32_t gaps) {
            return kMargin + static_cast<std::int32_t>(line) * kPitch +
                   static_cast<std::int32_t>(gaps) * kBoxGap;
        };
        return {at(board_.column_of(cell), stack), at(board_.row_of(cell), band)};
    }

    // Where regions are not rectangles, lines between them tell them apart.
    std::string region_borders() const {
        std::string out;
        if (!std::holds_alternative<Jigsaw>(board_.shape().regions)) return out;
        const auto add = [&](Cell cell, Cell next, Point middle, std::string_view command) {
            if (board_.box_of(cell) == board_.box_of(next)) return;
            out += 'M';
            append_point(out, places_[cell] + middle);
            out += command;
            append_number(out, kPitch);
        };
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            const std::uint32_t row = board_.row_of(cell);
            const std::uint32_t column = board_.column_of(cell);
            const std::int32_t half = kPitch / 2;
            if (column + 1 < board_.order()) add(cell, cell + 1, {half, -half}, "v");
            if (row + 1 < board_.order())
                add(cell, board_.cell(row + 1, column), {-half, half}, "h");
        }
        return out;
    }

    // Around the vertices that are in the way. Where few edges are drawn, those on a line take
    // both of its sides; else only rows and columns are crowded, and each keeps to one side.
    void add_edge(std::string& out, Cell a, Cell b) const {
        if (a > b) std::swap(a, b);
        const std::uint32_t rows = board_.row_of(b) - board_.row_of(a);
        const std::uint32_t columns = board_.column_of(b) > board_.column_of(a)
                                          ? board_.column_of(b) - board_.column_of(a)
                                          : board_.column_of(a) - board_.column_of(b);
        const std::uint32_t parts = std::gcd(rows, columns);
        const bool one_side = board_.order() <= kMaxOrderDrawnWhole && (rows == 0 || columns == 0);
        out += edge_route({.from = places_[a],
                           .to = places_[b],
                           .parts = parts,
                           .most_parts = board_.order() - 1,
                           .other_side = !one_side && parts % 2 == 1},
                          places_, kEdgeLimits);
    }

    static void add_path(std::string& out, std::string_view path_class, const std::string& path) {
        if (path.empty()) return;
        out += "<path class=\"";
        out += path_class;
        out += "\" d=\"" + path + "\"/>\n";
    }

    // The edges of the vertex at hand, and of them and others those that say why.
    void add_highlights(std::string& out) const {
        std::set<std::pair<Cell, Cell>> strong;
        const auto join = [&](Cell a, Cell b) { strong.insert(std::minmax(a, b)); };
        const bool by_clique =
            figure_.placed && !figure_.reasons.empty() && !figure_.equations.empty() &&
            std::ranges::none_of(figure_.equations, [](const Equation& equation) {
                return equation.family == EquationFamily::cell;
            });
        for (const ModelReason& reason : figure_.reasons) {
            if (reason.by) join(reason.zero.cell, *reason.by);
        }
        std::string clique;
        std::string others;
        for (std::size_t i = 0; figure_.placed && i < board_.peers(figure_.placed->cell).size();
             ++i) {
            const Cell cell = figure_.placed->cell;
            const Cell peer = board_.peers(cell)[i];
            if (strong.contains(std::minmax(cell, peer))) continue;
            add_edge(by_clique && in_clique(peer) ? clique : others, cell, peer);
        }
        std::string reasons;
        for (const auto& [a, b] : strong) add_edge(reasons, a, b);
        add_path(out, "en", others);
        add_path(out, "ec", clique);
        add_path(out, "ew", reasons);
        if (figure_.dead_end) add_dead_end(out, *figure_.dead_end);
    }

    [[nodiscard]] bool in_clique(Cell cell) const {
        return std::ranges::any_of(figure_.equations.front().terms,
                                   [&](Candidate term) { return term.cell == cell; });
    }

    void add_dead_end(std::string& out, const DeadEnd& end) const {
        std::string path;
        if (end.kind == DeadEnd::Kind::clash) add_edge(path, end.cell, end.other);
        add_path(out, "ed", path);
    }

    [[nodiscard]] bool is_in_dead_end(Cell cell) const {
        if (!figure_.dead_end) return false;
        const DeadEnd& end = *figure_.dead_end;
        if (end.kind == DeadEnd::Kind::house) {
            return std::ranges::count(board_.houses()[end.house].cells, cell) > 0;
        }
        return cell == end.cell || (end.kind == DeadEnd::Kind::clash && cell == end.other);
    }

    static void add_text(std::string& out, std::string_view text_class, Point centre,
                         std::int32_t size, const std::string& text) {
        out += "<text class=\"";
        out += text_class;
        out += "\" font-size=\"";
        append_number(out, size);
        out += "\" x=\"";
        append_number(out, centre.x);
        out += "\" y=\"";
        append_number(out, centre.y + size * 36 / 100);
        out += "\">" + text + "</text>";
    }

    void add_vertex(std::string& out, Cell cell) const {
        const Point centre = places_[cell];
        if (is_in_dead_end(cell)) append_circle(out, "vd", centre, kRadius + 70);
        if (figure_.placed && figure_.placed->cell == cell) {
            append_circle(out, "vn", centre, kRadius + 70);
        }
        const Digit digit = figure_.digits[cell];
        if (digit == 0) {
            append_circle(out, "vo", centre, kRadius);
            add_colours_left(out, cell, centre);
        } else {
            const bool given = figure_.givens[cell] != 0;
            // Beyond the patterns the fill comes from the style sheet.
            const bool patterned = digit <= kPatterns.size();
            const std::string look =
                std::string(given ? "vg" : "vf") + (patterned ? "" : " c" + std::to_string(digit));
            append_circle(out, look, centre, kRadius,
                          patterned ? "url(#k" + std::to_string(digit) + ")" : "");
            const bool wide = symbol_of(symbols_, digit).size() > 1;
            add_text(out, "vl", centre, wide ? 170 : 220, symbol_of(symbols_, digit));
        }
        out += '\n';
    }

    void add_colours_left(std::string& out, Cell cell, Point centre) const {
        const DigitSet left = figure_.open[cell];
        if (left.empty() || left.size() > kMostColoursNamed) return;
        std::string text;
        for (const Digit digit : left) {
            if (!text.empty()) text += ' ';
            text += symbol_of(symbols_, digit);
        }
        const std::int32_t most = left.size() < kMostColoursNamed ? 120 : 90;
        add_text(out, "vs", centre,
                 std::min(most, kRoomForColours * 100 / std::max(1, width_of(text))), text);
    }

    // How wide a text of 100 units height is about.
    static std::int32_t width_of(std::string_view text) {
        std::int32_t width = 0;
        for (const char c : text) width += c == ' ' ? 28 : c >= '0' && c <= '9' ? 56 : 72;
        return width;
    }

    void add_labels(std::string& out) const {
        for (std::uint32_t i = 0; i < board_.order(); ++i) {
            const Point middle = places_[board_.cell(i, i)];
            const std::string number = std::to_string(i + 1);
            add_text(out, "lb", {middle.x, kLabel}, kLabel, number);
            add_text(out, "lb", {kLabel, middle.y}, kLabel, number);
            out += '\n';
        }
    }

    const ModelFigure& figure_;
    const Board& board_;
    Symbols symbols_;
    std::vector<Point> places_;  // of the vertices
};

}  // namespace

ModelPicture graph_picture(const ModelFigure& figure, Symbols symbols) {
    const GraphPicture picture(figure, symbols);
    return {picture.size(), picture.body()};
}

std::string graph_definitions(const ModelFigure& figure) {
    std::string out;
    const auto colours = std::min<std::size_t>(figure.board.order(), kPatterns.size());
    for (std::size_t i = 0; i < colours; ++i) {
        const std::string number = std::to_string(i + 1);
        out += "<pattern id=\"k" + number +
               "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><rect class=\"c" +
               number + "\" width=\"8\" height=\"8\"/>";
        if (!kPatterns[i].empty()) {
            out += "<path class=\"cp\" d=\"";
            out += kPatterns[i];
            out += "\"/>";
        }
        out += "</pattern>\n";
    }
    if (figure.board.order() <= kMaxOrderDrawnWhole) {
        out += "<g class=\"sk\" id=\"edges\"><path class=\"et\" d=\"" +
               GraphPicture(figure, Symbols::digits).edges() + "\"/></g>\n";
    }
    return out;
}

}  // namespace sudokit::draw
