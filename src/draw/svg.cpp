// A figure as an SVG document.
#include <algorithm>

#include "sudokit/shown_text.hpp"

#include "base/xml.hpp"
#include "draw/picture_css.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit {
namespace {

// Boards that are larger than this, in tenths of pixels, are shown smaller than they are drawn.
constexpr std::int32_t kMaxShownBoard = 12800;

std::string digits_in_rows(const Figure& figure, Symbols symbols) {
    std::string out;
    const std::uint32_t order = figure.board.order();
    for (Cell cell = 0; cell < figure.digits.size(); ++cell) {
        if (cell != 0) out += cell % order == 0 ? "; " : " ";
        out += figure.digits[cell] == 0 ? "." : symbol_of(symbols, figure.digits[cell]);
    }
    return out;
}

}  // namespace

draw::SvgBody draw::svg_body(const Figure& figure, const SvgStyle& style) {
    const SvgPicture picture(figure, style.symbols, style.labels);
    const SvgCaption caption = caption_of(figure, picture.layout(), style.language);
    return {
        picture.layout().size() + Point{0, caption.height},
        caption.text + picture.backdrop() + picture.zones() + picture.frame() + picture.content()};
}

std::string draw_svg(const Figure& figure, const SvgStyle& style) {
    const auto [size, markup] = draw::svg_body(figure, style);
    const std::int32_t longest = std::max(size.x, size.y);
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sk\" viewBox=\"0 0 ";
    draw::append_point(out, size);
    const std::int64_t shown = std::min(longest, kMaxShownBoard);
    out += "\" width=\"";
    draw::append_number(out, static_cast<std::int32_t>(size.x * shown / longest));
    out += "\" height=\"";
    draw::append_number(out, static_cast<std::int32_t>(size.y * shown / longest));
    out += "\" role=\"img\" aria-labelledby=\"t d\">\n<title id=\"t\">";
    out += xml_escaped(style.title.empty() ? shape_name(figure.board.shape())
                                           : shown_text(style.title));
    out += "</title>\n<desc id=\"d\">";
    const Symbols symbols = usable_symbols(style.symbols, figure.board.order());
    out += xml_escaped(style.description.empty() ? digits_in_rows(figure, symbols)
                                                 : style.description);
    if (!figure.constraints.empty() && style.description.empty()) {
        out += xml_escaped("\n" + constraint_lines(figure.constraints, style.language));
    }
    out += "</desc>\n<style>\n" + draw::picture_css();
    if (!figure.constraints.empty()) out += draw::constraint_css();
    if (!figure.excluded.empty()) out += draw::code_css();
    out += "</style>\n" + markup;
    return out + "</svg>\n";
}

}  // namespace sudokit
