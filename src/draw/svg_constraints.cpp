// Constraints in an SVG picture: dashed lines around cells, with a label in the first of them.
#include <algorithm>

#include "base/xml.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit::draw {

// The labels lie above the lines, with paper behind them.
void SvgPicture::add_constraints(std::string& out) const {
    const std::int32_t inset = layout_.thick() / 2 + layout_.side() / 20;
    const std::int32_t size = layout_.side() * 18 / 100;
    std::string lines;
    std::string labels;
    for (const ConstraintPtr& constraint : figure_.constraints) {
        const ConstraintDrawing drawing = constraint->drawing();
        if (drawing.outline.empty()) continue;
        lines += outline(board_, layout_, drawing.outline, inset);
        if (drawing.label.empty()) continue;
        const Cell first = drawing.outline.front();
        const Point corner = layout_.corner(board_.row_of(first), board_.column_of(first)) +
                             Point{inset / 2, inset / 2};
        const auto width = static_cast<std::int32_t>(drawing.label.size()) * size * 6 / 10;
        labels += "<rect class=\"bg\" x=\"";
        append_number(labels, corner.x);
        labels += "\" y=\"";
        append_number(labels, corner.y);
        labels += "\" width=\"";
        append_number(labels, width + size / 5);
        labels += "\" height=\"";
        append_number(labels, size);
        labels += "\"/><text x=\"";
        append_number(labels, corner.x + (width + size / 5) / 2);
        labels += "\" y=\"";
        append_number(labels, corner.y + size * 86 / 100);
        labels += "\">" + xml_escaped(drawing.label) + "</text>\n";
    }
    if (!lines.empty()) out += "<path class=\"cg\" d=\"" + lines + "\"/>\n";
    if (labels.empty()) return;
    out += "<g class=\"cl\" font-size=\"";
    append_number(out, size);
    out += "\">\n" + labels + "</g>\n";
}

}  // namespace sudokit::draw
