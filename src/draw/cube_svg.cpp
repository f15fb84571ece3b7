// The cube of the 0-1 programme, level by level: the grid, and for each digit where it stands,
// where it does not, and where that is open.
#include <algorithm>

#include "draw/model_picture.hpp"
#include "draw/model_texts.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit::draw {
namespace {

// The levels stand in rows, each a picture of the board of its own measures, made smaller:
//
//     level 0   level 1   level 2
//     level 3   level 4
constexpr std::int32_t kGap = 160;
constexpr std::int32_t kHeading = 150;  // the height of its letters

std::int32_t panel_size(std::uint32_t order) {
    if (order <= 4) return 1300;
    if (order <= kMaxOrderDrawnWhole) return 2000;
    return order <= 16 ? 3800 : 5200;
}

std::uint32_t panels_in_row(std::uint32_t panels) {
    return panels <= 6 ? panels : (panels + 1) / 2;
}

Figure empty_figure(const Board& board) {
    const std::vector<std::uint8_t> none(board.cell_count());
    return {.board = board, .digits = none, .givens = none};
}

std::string_view class_of(EquationFamily family) {
    switch (family) {
        case EquationFamily::cell: return "ek";
        case EquationFamily::row: return "er";
        case EquationFamily::column: return "ec";
        case EquationFamily::box: return "eb";
        case EquationFamily::diagonal:
        case EquationFamily::window:
        case EquationFamily::extra:
        case EquationFamily::given:
        case EquationFamily::ruled_out: break;
    }
    return "ex";
}

// One level: level 0 for digit 0.
class Level {
  public:
    Level(const ModelFigure& figure, Digit digit, Symbols symbols)
        : figure_(figure),
          digit_(digit),
          symbols_(usable_symbols(symbols, figure.board.order())),
          layout_(figure.board, false) {}

    std::string body() const {
        std::string out = "<use href=\"#paper\"/>\n";
        add_zones(out);
        out += "<use href=\"#lines\"/>\n";
        if (digit_ == 0) {
            add_grid(out);
        } else {
            add_variables(out);
        }
        return out;
    }

  private:
    void add_zone(std::string& out, std::string_view zone_class, std::span<const Cell> cells,
                  std::int32_t inset) const {
        out += "<path class=\"";
        out += zone_class;
        out += "\" d=\"" + outline(figure_.board, layout_, cells, inset) + "\"/>\n";
    }

    void add_zones(std::string& out) const {
        std::int32_t inset = layout_.thick();
        for (const Equation& equation : figure_.equations) {
            if (equation.family == EquationFamily::cell || equation.digit != digit_) continue;
            const House& house = figure_.board.houses()[equation.house];
            add_zone(out, class_of(equation.family), house.cells, inset);
            inset += 20;
        }
        if (digit_ == 0) add_witnesses(out);
        for (const Equation& equation : figure_.equations) {
            if (equation.family != EquationFamily::cell) continue;
            add_zone(out, "ek", std::vector<Cell>{equation.cell}, layout_.thick());
        }
        if (figure_.dead_end) add_dead_end(out, *figure_.dead_end);
    }

    void add_witnesses(std::string& out) const {
        std::vector<Cell> cells;
        for (const ModelReason& reason : figure_.reasons) {
            if (reason.by) cells.push_back(*reason.by);
        }
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        for (const Cell cell : cells) {
            add_zone(out, "zw", std::vector<Cell>{cell}, layout_.thick());
        }
    }

    void add_dead_end(std::string& out, const DeadEnd& end) const {
        switch (end.kind) {
            case DeadEnd::Kind::cell:
                add_zone(out, "zd", std::vector<Cell>{end.cell}, layout_.thick());
                return;
            case DeadEnd::Kind::house:
                if (digit_ != end.digit) return;
                add_zone(out, "zd", figure_.board.houses()[end.house].cells, layout_.thick());
                return;
            case DeadEnd::Kind::clash: break;
        }
        if (digit_ != 0 && digit_ != end.digit) return;
        for (const Cell cell : {end.cell, end.other}) {
            add_zone(out, "zd", std::vector<Cell>{cell}, layout_.thick());
        }
    }

    // What stands in a cell of a row, one after the other, as one element.
    struct Row {
        std::string xs;
        std::string text;
    };

    static void add(Row& row, std::int32_t x, std::string_view text) {
        if (!row.xs.empty()) row.xs += ' ';
        append_number(row.xs, x);
        row.text += text;
    }

    static void add_row(std::string& out, const Row& row, std::string_view row_class,
                        std::int32_t middle, std::int32_t size) {
        if (row.text.empty()) return;
        out += "<text class=\"";
        out += row_class;
        out += "\" font-size=\"";
        append_number(out, size);
        out += "\" x=\"" + row.xs + "\" y=\"";
        append_number(out, middle + size * 36 / 100);
        out += "\">" + row.text + "</text>\n";
    }

    void add_mark(std::string& out, Cell cell, std::string_view text, bool new_one) const {
        const Point centre = layout_.centre(cell);
        const std::int32_t half = layout_.side() * 2 / 5;
        if (new_one) {
            append_circle(out, "sp", centre, half);
        } else {
            out += "<path class=\"nz\" d=\"M";
            append_point(out, centre - Point{half * 3 / 4, half * 3 / 4});
            out += 'h';
            append_number(out, half * 3 / 2);
            out += 'v';
            append_number(out, half * 3 / 2);
            out += "h-";
            append_number(out, half * 3 / 2);
            out += "z\"/>";
        }
        Row row;
        add(row, centre.x, text);
        add_row(out, row, new_one ? "mp" : "me", centre.y, digit_size());
    }

    [[nodiscard]] std::int32_t digit_size() const {
        const bool wide = digit_ == 0 && symbol_of(symbols_, figure_.board.order()).size() > 1;
        return layout_.side() * (wide ? 46 : 62) / 100;
    }

    // Level 0: the digits.
    void add_grid(std::string& out) const {
        for (Cell cell = 0; cell < figure_.digits.size(); ++cell) {
            const Digit digit = figure_.digits[cell];
            if (digit == 0) continue;
            const std::string symbol = symbol_of(symbols_, digit);
            const Point centre = layout_.centre(cell);
            if (figure_.placed && figure_.placed->cell == cell) {
                add_mark(out, cell, symbol, true);
                continue;
            }
            Row row;
            add(row, centre.x, symbol);
            add_row(out, row, figure_.givens[cell] != 0 ? "gv" : "pl", centre.y, digit_size());
        }
    }

    [[nodiscard]] bool is_new_zero(Cell cell) const {
        return std::ranges::binary_search(figure_.zeros, Candidate{cell, digit_});
    }

    void add_variables(std::string& out) const {
        const std::uint32_t order = figure_.board.order();
        for (std::uint32_t i = 0; i < order; ++i) {
            Row given;
            Row found;
            Row zeros;
            const std::int32_t middle = layout_.centre(figure_.board.cell(i, 0)).y;
            for (std::uint32_t j = 0; j < order; ++j) {
                const Cell cell = figure_.board.cell(i, j);
                const std::int32_t x = layout_.centre(cell).x;
                if (figure_.digits[cell] == digit_) {
                    if (figure_.placed && figure_.placed->cell == cell) {
                        add_mark(out, cell, "1", true);
                    } else {
                        add(figure_.givens[cell] != 0 ? given : found, x, "1");
                    }
                } else if (is_new_zero(cell)) {
                    add_mark(out, cell, "0", false);
                } else if (!figure_.open[cell].contains(digit_)) {
                    add(zeros, x, "0");
                }
            }
            add_row(out, given, "gv", middle, digit_size());
            add_row(out, found, "pl", middle, digit_size());
            add_row(out, zeros, "zr", middle, digit_size() * 4 / 5);
        }
    }

    const ModelFigure& figure_;
    Digit digit_;
    Symbols symbols_;
    SvgLayout layout_;
};

void add_heading(std::string& out, const std::string& text, Point place) {
    out += "<text class=\"lb\" font-size=\"";
    append_number(out, kHeading);
    out += "\" x=\"";
    append_number(out, place.x);
    out += "\" y=\"";
    append_number(out, place.y);
    out += "\">" + text + "</text>\n";
}

}  // namespace

DigitSet levels_shown(const ModelFigure& figure) {
    if (figure.board.order() <= kMaxOrderDrawnWhole) return figure.board.digits();
    if (figure.placed) return DigitSet::of(figure.placed->digit);
    const bool has_digit = figure.dead_end && figure.dead_end->digit != 0;
    return has_digit ? DigitSet::of(figure.dead_end->digit) : DigitSet();
}

std::string level_heading(Digit level, Symbols symbols, Language language) {
    if (level == 0) return std::string(text::kGridLevel.in(language));
    const std::string symbol = symbol_of(symbols, level);
    const bool same = symbol == std::to_string(level);
    return message(same ? text::kLevel : text::kLevelOfSymbol, level, symbol).in(language);
}

ModelPicture cube_picture(const ModelFigure& figure, Symbols symbols, Language language) {
    std::vector<Digit> levels = {0};
    for (const Digit digit : levels_shown(figure)) levels.push_back(digit);
    const auto panels = static_cast<std::uint32_t>(levels.size());
    const std::uint32_t in_row = panels_in_row(panels);
    const std::int32_t size = panel_size(figure.board.order());
    const Point pitch = {size + kGap, size + kGap + kHeading + kHeading / 2};
    const Point inner = SvgLayout(figure.board, false).size();
    ModelPicture out;
    out.size = {static_cast<std::int32_t>(in_row) * pitch.x + kGap,
                static_cast<std::int32_t>((panels + in_row - 1) / in_row) * pitch.y + kGap};
    out.body = "<rect class=\"bg\" width=\"100%\" height=\"100%\" rx=\"6\"/>\n";
    for (std::uint32_t i = 0; i < panels; ++i) {
        const Point corner = {kGap + static_cast<std::int32_t>(i % in_row) * pitch.x,
                              kGap + static_cast<std::int32_t>(i / in_row) * pitch.y};
        add_heading(
            out.body,
            level_heading(levels[i], usable_symbols(symbols, figure.board.order()), language),
            corner + Point{size / 2, kHeading});
        out.body += "<svg x=\"";
        append_number(out.body, corner.x);
        out.body += "\" y=\"";
        append_number(out.body, corner.y + kHeading + kHeading / 2);
        out.body += "\" width=\"";
        append_number(out.body, size);
        out.body += "\" height=\"";
        append_number(out.body, size);
        out.body += "\" viewBox=\"0 0 ";
        append_point(out.body, inner);
        out.body += "\">\n" + Level(figure, levels[i], symbols).body() + "</svg>\n";
    }
    return out;
}

std::string cube_definitions(const ModelFigure& figure, Symbols symbols) {
    const Figure board = empty_figure(figure.board);
    const SvgPicture picture(board, symbols, false);
    return "<g class=\"sk\" id=\"paper\">\n" + picture.backdrop() +
           "</g>\n<g class=\"sk\" id=\"lines\">\n" + picture.frame() + "</g>\n";
}

}  // namespace sudokit::draw
