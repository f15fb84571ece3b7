// What a step points out: shapes around candidates, strikes, arrows.
#include <algorithm>
#include <array>
#include <set>

#include "draw/svg_arrows.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit::draw {
namespace {

constexpr std::uint32_t kBranchLooks = 4;

// Each role has a shape of its own.
void add_polygon(std::string& out, std::string_view shape_class, Point centre,
                 std::span<const Point> corners) {
    out += "<path class=\"";
    out += shape_class;
    out += "\" d=\"";
    for (std::size_t i = 0; i < corners.size(); ++i) {
        out += i == 0 ? 'M' : 'L';
        append_point(out, centre + corners[i]);
    }
    out += "z\"/>";
}

void add_shape(std::string& out, MarkRole role, Point centre, std::int32_t r) {
    const std::int32_t point = r * 13 / 10;
    const std::int32_t side = r * 9 / 10;
    switch (role) {
        case MarkRole::none:
        case MarkRole::member: return;
        case MarkRole::first: append_circle(out, "s1", centre, r); return;
        case MarkRole::second:
            add_polygon(out, "s2", centre,
                        std::array<Point, 4>{{{0, -point}, {point, 0}, {0, point}, {-point, 0}}});
            return;
        case MarkRole::third:
            add_polygon(
                out, "s3", centre,
                std::array<Point, 4>{{{-side, -side}, {side, -side}, {side, side}, {-side, side}}});
            return;
        case MarkRole::fourth:
            add_polygon(out, "s4", centre,
                        std::array<Point, 6>{{{-point, 0},
                                              {-point / 2, -r},
                                              {point / 2, -r},
                                              {point, 0},
                                              {point / 2, r},
                                              {-point / 2, r}}});
            return;
        case MarkRole::fin:
            add_polygon(
                out, "sf", centre,
                std::array<Point, 4>{{{-side, -side}, {side, -side}, {side, side}, {-side, side}}});
            return;
    }
}

// A disc with a stroke that stands out of it on both sides, so that it is told by its shape as
// well.
void add_elimination(std::string& out, Point centre, std::int32_t r) {
    const std::int32_t arm = r * 9 / 10;
    out += "<path class=\"st\" d=\"M";
    append_point(out, centre + Point{-arm, arm});
    out += 'L';
    append_point(out, centre + Point{arm, -arm});
    out += "\"/>";
    append_circle(out, "se", centre, r);
}

std::string_view text_class(const Mark& mark) {
    if (mark.fate == MarkFate::eliminated) return "me";
    if (mark.fate == MarkFate::placed) return "mp";
    switch (mark.role) {
        case MarkRole::none:
        case MarkRole::member: return "m0";
        case MarkRole::first: return "m1";
        case MarkRole::second: return "m2";
        case MarkRole::third: return "m3";
        case MarkRole::fourth: return "m4";
        case MarkRole::fin: return "mf";
    }
    return {};
}

}  // namespace

void SvgPicture::add_marks(std::string& out) const {
    if (figure_.marks.empty()) return;
    const std::int32_t r = layout_.radius();
    // Larger than the other candidates: on a phone these are the ones to be read.
    const std::int32_t size = candidate_size() * 6 / 5;
    // No shape may lie over a digit of the mark beside it.
    std::string digits;
    for (const Mark& mark : figure_.marks) {
        const Point centre = layout_.centre(mark.candidate);
        const bool eliminated = mark.fate == MarkFate::eliminated;
        // The shape of its part is seen around the disc.
        add_shape(out, mark.role, centre, eliminated ? r * 13 / 10 : r);
        if (mark.fate == MarkFate::placed) append_circle(out, "sp", centre, r);
        if (eliminated) add_elimination(out, centre, r);
        add_text(digits, centre, size, mark.candidate.digit, text_class(mark));
        digits += '\n';
    }
    out += "<g font-size=\"";
    append_number(out, size);
    out += "\">\n" + digits + "</g>\n";
}

// A band behind the candidates that make up one end of an arrow.
void SvgPicture::add_groups(std::string& out) const {
    std::set<std::pair<std::vector<Cell>, Digit>> done;
    for (const Arrow& arrow : figure_.arrows) {
        for (const ChainNode* node : {&arrow.from, &arrow.to}) {
            if (node->cells.size() < 2 || !done.emplace(node->cells, node->digit).second) continue;
            const auto mark = std::ranges::find(
                figure_.marks, Candidate{node->cells.front(), node->digit}, &Mark::candidate);
            const bool second = mark != figure_.marks.end() && mark->role == MarkRole::second;
            out += second ? "<path class=\"sg g2\"" : "<path class=\"sg g1\"";
            out += " stroke-width=\"";
            append_number(out, 2 * layout_.radius());
            out += "\" d=\"";
            for (const Cell cell : node->cells) {
                out += cell == node->cells.front() ? 'M' : 'L';
                append_point(out, layout_.centre(Candidate{cell, node->digit}));
            }
            out += "\"/>\n";
        }
    }
}

// A group for each link, so that they can be shown one after the other.
void SvgPicture::add_arrows(std::string& out) const {
    Router router(figure_, layout_);
    for (const Arrow& arrow : figure_.arrows) {
        if (arrow.from.cells.empty() || arrow.to.cells.empty()) continue;
        const Curve curve = router.route(arrow);
        const std::string look = std::to_string(arrow.branch % kBranchLooks);
        Point end = curve.to;
        std::string head;
        if (arrow.directed) {
            const Point back = scaled(curve.control - curve.to, 65);
            const Point across = scaled({-back.y, back.x}, 34);
            end = curve.to + scaled(back, 50);
            head = "<path class=\"h" + look + "\" d=\"M";
            append_point(head, curve.to);
            head += 'L';
            append_point(head, curve.to + back + across);
            head += 'L';
            append_point(head, curve.to + back - across);
            head += "z\"/>";
        }
        out += "<g class=\"ln\"><path class=\"ar a" + look;
        out += arrow.kind == ChainLink::Kind::weak ? " wk\" d=\"M" : "\" d=\"M";
        append_point(out, curve.from);
        out += 'Q';
        append_point(out, curve.control);
        out += ' ';
        append_point(out, end);
        out += "\"/>" + head + "</g>\n";
    }
}

}  // namespace sudokit::draw
