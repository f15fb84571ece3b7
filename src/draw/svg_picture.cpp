// The board and its digits. Marks and arrows, which lie above them, are in svg_marks.cpp.
#include "draw/svg_picture.hpp"

#include <algorithm>
#include <array>

#include "base/xml.hpp"

namespace sudokit::draw {
namespace {

constexpr Digit kMaxOrderWithAllCandidates = 25;

// A line from `from` to `to` for a path.
void add_line(std::string& out, Point from, Point to) {
    out += 'M';
    append_point(out, from);
    out += from.x == to.x ? 'V' : 'H';
    append_number(out, from.x == to.x ? to.y : to.x);
}

void open_path(std::string& out, std::string_view path_class, std::int32_t stroke) {
    out += "<path class=\"";
    out += path_class;
    out += "\" stroke-width=\"";
    append_number(out, stroke);
    out += "\" d=\"";
}

}  // namespace

SvgPicture::SvgPicture(const Figure& figure, Symbols symbols, bool labels)
    : figure_(figure),
      board_(figure.board),
      symbols_(usable_symbols(symbols, figure.board.order())),
      labels_(labels && figure.board.is_grid()),
      layout_(figure.board, labels_),
      marked_(figure.digits.size()) {
    const std::uint32_t cells = board_.cell_count();
    SUDOKIT_EXPECT(figure.digits.size() == cells && figure.givens.size() == cells);
    SUDOKIT_EXPECT(figure.candidates.empty() || figure.candidates.size() == cells);
    SUDOKIT_EXPECT(figure.excluded.empty() || figure.excluded.size() == cells);
    for (const Mark& mark : figure.marks) {
        SUDOKIT_EXPECT(mark.candidate.cell < cells);
        marked_[mark.candidate.cell].insert(mark.candidate.digit);
    }
}

std::string SvgPicture::backdrop() const {
    std::string out = "<rect class=\"bg\" width=\"";
    append_number(out, layout_.size().x);
    out += "\" height=\"";
    append_number(out, layout_.size().y);
    out += "\" rx=\"6\"/>\n";
    std::string tinted;
    std::string diagonals;
    for (const House& house : board_.houses()) {
        if (!board_.is_grid()) break;  // too many cliques to be told apart
        if (house.kind == HouseKind::window || house.kind == HouseKind::extra) {
            tinted += outline(board_, layout_, house.cells, 0);
        } else if (house.kind == HouseKind::diagonal) {
            diagonals += 'M';
            append_point(diagonals, layout_.centre(house.cells.front()));
            diagonals += 'L';
            append_point(diagonals, layout_.centre(house.cells.back()));
        }
    }
    if (!tinted.empty()) out += "<path class=\"xh\" d=\"" + tinted + "\"/>\n";
    if (!diagonals.empty()) {
        open_path(out, "xd", layout_.side() * 2 / 5);
        out += diagonals + "\"/>\n";
    }
    if (labels_) add_labels(out);
    return out;
}

void SvgPicture::add_labels(std::string& out) const {
    const std::int32_t size = layout_.label_size();
    const std::int32_t away = size * 7 / 10 + layout_.thick();
    out += "<g class=\"lb\" font-size=\"";
    append_number(out, size);
    out += "\">\n";
    for (std::uint32_t i = 0; i < board_.order(); ++i) {
        const Point middle = layout_.centre(board_.cell(i, i));
        const std::array<Point, 2> places = {Point{middle.x, layout_.origin().y - away},
                                             Point{layout_.origin().x - away, middle.y}};
        for (const Point place : places) {
            out += "<text x=\"";
            append_number(out, place.x);
            out += "\" y=\"";
            append_number(out, place.y + size * 35 / 100);
            out += "\">" + std::to_string(i + 1) + "</text>";
        }
        out += '\n';
    }
    out += "</g>\n";
}

std::string SvgPicture::zones() const {
    std::string out;
    std::uint32_t sets = 0;
    for (const Zone& zone : figure_.zones) {
        std::string zone_class;
        std::int32_t inset = layout_.thick();
        switch (zone.role) {
            case ZoneRole::base: zone_class = "zb"; break;
            case ZoneRole::cover: zone_class = "zc"; break;
            case ZoneRole::set: zone_class = "z" + std::to_string(sets++ % 4); break;
            case ZoneRole::witness: zone_class = "zw"; break;
            case ZoneRole::dead_end: zone_class = "zd"; break;
            case ZoneRole::struck: zone_class = "zs"; break;
            case ZoneRole::elsewhere: zone_class = "ze"; break;
        }
        // Where a cover crosses a base, both outlines stay to be seen.
        if (zone.role == ZoneRole::cover || zone.role == ZoneRole::set) inset += 20;
        if (zone.role == ZoneRole::dead_end || zone.role == ZoneRole::struck) inset += 10;
        if (zone.role == ZoneRole::elsewhere) inset += 10;
        open_path(out, zone_class, 15);
        out += outline(board_, layout_, zone.cells, inset) + "\"/>\n";
    }
    return out;
}

// Badges on the corners of zones, where no candidate is.
void SvgPicture::add_badges(std::string& out) const {
    const std::int32_t size = layout_.pitch() * 11 / 20;
    for (const Zone& zone : figure_.zones) {
        if (zone.label.empty() || zone.cells.empty()) continue;
        const Cell cell = zone.cells.front();
        const Point place = layout_.corner(board_.row_of(cell), board_.column_of(cell)) +
                            Point{layout_.thick() / 2, layout_.thick() / 2};
        out += "<circle class=\"zk\" cx=\"";
        append_number(out, place.x);
        out += "\" cy=\"";
        append_number(out, place.y);
        out += "\" r=\"";
        append_number(out, size * 7 / 10);
        out += "\"/><text class=\"zl\" font-size=\"";
        append_number(out, size);
        out += "\" x=\"";
        append_number(out, place.x);
        out += "\" y=\"";
        append_number(out, place.y + size * 36 / 100);
        out += "\">" + xml_escaped(zone.label) + "</text>\n";
    }
}

std::string SvgPicture::frame() const {
    std::string out;
    add_lines(out);
    add_constraints(out);
    add_digits(out, true, "gv");
    return out;
}

// Thin lines between all cells, thick ones between boxes and around the board.
void SvgPicture::add_lines(std::string& out) const {
    const std::uint32_t order = board_.order();
    std::string thin;
    std::string thick;
    const std::uint32_t rows = rows_of(board_);
    for (std::uint32_t i = 1; i < std::max(rows, order); ++i) {
        if (i < rows) add_line(thin, layout_.corner(i, 0), layout_.corner(i, order));
        if (i < order) add_line(thin, layout_.corner(0, i), layout_.corner(rows, i));
    }
    // Walls before row or column i; a wall that goes on is one line.
    const auto add_walls = [&](bool across) {
        for (std::uint32_t i = 1; i < order; ++i) {
            for (std::uint32_t j = 0; j < order;) {
                const auto is_wall = [&](std::uint32_t k) {
                    const Cell after = across ? board_.cell(i, k) : board_.cell(k, i);
                    const Cell before = across ? board_.cell(i - 1, k) : board_.cell(k, i - 1);
                    return board_.box_of(after) != board_.box_of(before);
                };
                std::uint32_t end = j;
                while (end < order && is_wall(end)) ++end;
                if (end > j && across) {
                    add_line(thick, layout_.corner(i, j), layout_.corner(i, end));
                } else if (end > j) {
                    add_line(thick, layout_.corner(j, i), layout_.corner(end, i));
                }
                j = end + 1;
            }
        }
    };
    if (board_.has_boxes()) {
        add_walls(true);
        add_walls(false);
    }
    if (!thin.empty()) {
        open_path(out, "th", 10);
        out += thin + "\"/>\n";
    }
    thick += 'M';
    append_point(thick, layout_.corner(0, 0));
    thick += 'h';
    append_number(thick, layout_.extent().x);
    thick += 'v';
    append_number(thick, layout_.extent().y);
    thick += "h-";
    append_number(thick, layout_.extent().x);
    thick += 'z';
    open_path(out, "tk", layout_.thick());
    out += thick + "\"/>\n";
}

std::int32_t SvgPicture::digit_size() const {
    const bool wide = symbol_of(symbols_, board_.order()).size() > 1;
    return layout_.side() * (wide ? 46 : 62) / 100;
}

std::int32_t SvgPicture::candidate_size() const {
    const bool wide = symbol_of(symbols_, board_.order()).size() > 1;
    return std::min(200, layout_.pitch()) * (wide ? 52 : 68) / 100;
}

void SvgPicture::add_text(std::string& out, Point centre, std::int32_t size, Digit digit,
                          std::string_view text_class) const {
    out += "<text";
    if (!text_class.empty()) {
        out += " class=\"";
        out += text_class;
        out += '"';
    }
    out += " x=\"";
    append_number(out, centre.x);
    out += "\" y=\"";
    append_number(out, centre.y + size * 36 / 100);  // half the height of digits and capitals
    out += "\">" + symbol_of(symbols_, digit) + "</text>";
}

void SvgPicture::add_digits(std::string& out, bool given, std::string_view text_class) const {
    std::string digits;
    for (Cell cell = 0; cell < figure_.digits.size(); ++cell) {
        if (figure_.digits[cell] == 0 || (figure_.givens[cell] != 0) != given) continue;
        add_text(digits, layout_.centre(cell), digit_size(), figure_.digits[cell]);
        digits += '\n';
    }
    if (digits.empty()) return;
    out += "<g class=\"";
    out += text_class;
    out += "\" font-size=\"";
    append_number(out, digit_size());
    out += "\">\n" + digits + "</g>\n";
}

bool SvgPicture::shows_candidates(Cell cell) const {
    return figure_.digits[cell] == 0 && !figure_.candidates.empty() &&
           (board_.order() <= kMaxOrderWithAllCandidates || !marked_[cell].empty());
}

template <class DigitsOf>
void SvgPicture::add_small_digits(std::string& out, std::string_view text_class, std::int32_t size,
                                  const DigitsOf& digits_of) const {
    std::string digits;
    for (Cell cell = 0; cell < figure_.digits.size(); ++cell) {
        if (!shows_candidates(cell)) continue;
        const DigitSet rest = digits_of(cell) & ~marked_[cell];
        for (const Digit digit : rest) {
            add_text(digits, layout_.centre(Candidate{cell, digit}), size, digit);
        }
        if (!rest.empty()) digits += '\n';
    }
    if (digits.empty()) return;
    out += "<g class=\"";
    out += text_class;
    out += "\" font-size=\"";
    append_number(out, size);
    out += "\">\n" + digits + "</g>\n";
}

void SvgPicture::add_candidates(std::string& out) const {
    const std::int32_t size = candidate_size();
    const auto left = [&](Cell cell) { return figure_.candidates[cell]; };
    if (figure_.excluded.empty()) return add_small_digits(out, "cd", size, left);
    const auto by_more = [&](Cell cell) { return figure_.excluded[cell].by_more; };
    add_small_digits(out, "c0", size * 9 / 10,
                     [&](Cell cell) { return figure_.excluded[cell].at_once; });
    add_small_digits(out, "cx", size, by_more);
    add_small_digits(out, "c1", size * 11 / 10, left);
    // A stroke through each, so that they are told by more than their colour.
    std::string strokes;
    const std::int32_t arm = size * 40 / 100;
    for (Cell cell = 0; cell < figure_.digits.size(); ++cell) {
        if (!shows_candidates(cell)) continue;
        for (const Digit digit : by_more(cell) & ~marked_[cell]) {
            const Point centre = layout_.centre(Candidate{cell, digit});
            strokes += 'M';
            append_point(strokes, centre + Point{-arm, arm});
            strokes += 'L';
            append_point(strokes, centre + Point{arm, -arm});
        }
    }
    if (!strokes.empty()) out += "<path class=\"sx\" d=\"" + strokes + "\"/>\n";
}

std::string SvgPicture::content() const {
    std::string out;
    add_groups(out);
    add_badges(out);
    add_digits(out, false, "pl");
    add_candidates(out);
    add_marks(out);
    add_arrows(out);
    return out;
}

}  // namespace sudokit::draw
