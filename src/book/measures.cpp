#include "book/measures.hpp"

#include <algorithm>

#include "draw/svg_picture.hpp"

namespace sudokit::book {
namespace {

struct Sheet {
    std::int32_t width;
    std::int32_t height;
    std::int32_t margin;
    std::int32_t gap;
};

Sheet sheet_of(Paper paper) {
    switch (paper) {
        case Paper::a4: return {21000, 29700, 1700, 900};
        case Paper::letter: return {21590, 27940, 1700, 900};
        case Paper::a5: break;
    }
    return {14800, 21000, 1200, 600};
}

}  // namespace

Measures::Measures(Paper paper) {
    constexpr std::int32_t kFooter = 450;
    constexpr std::int32_t kHeading = 1000;
    const Sheet sheet = sheet_of(paper);
    width = sheet.width;
    height = sheet.height;
    gap = sheet.gap;
    heading = kHeading + gap / 2;
    // The number of a page lies half in the margin, so that both margins look alike.
    const std::int32_t bottom = sheet.height - sheet.margin + kFooter / 2;
    const std::int32_t inner = sheet.width - 2 * sheet.margin;
    footer = {sheet.margin, bottom - kFooter, inner, kFooter};
    content = {sheet.margin, sheet.margin, inner, footer.y - kFooter - sheet.margin};
}

PictureMeasures::PictureMeasures(const Figure& figure, bool labels, Language language) {
    const draw::SvgLayout layout(figure.board, labels && figure.board.is_grid());
    width = layout.size().x;
    height = layout.size().y + draw::caption_of(figure, layout, language).height;
    side = layout.side();
    pitch = layout.pitch();
    margin = layout.origin().x;
}

std::int32_t PictureMeasures::printed(std::int32_t units, std::int32_t printed_width) const {
    return static_cast<std::int32_t>(std::int64_t{units} * printed_width / width);
}

std::int32_t PictureMeasures::width_for(std::int32_t units, std::int32_t wanted) const {
    return static_cast<std::int32_t>(std::int64_t{width} * wanted / units);
}

std::int32_t PictureMeasures::widest(std::int32_t box_width, std::int32_t box_height) const {
    return std::min(box_width,
                    static_cast<std::int32_t>(std::int64_t{width} * box_height / height));
}

Symbols symbols_of(const BookStyle& style, const Board& board) {
    const auto order = static_cast<Digit>(board.order());
    return usable_symbols(style.symbols.value_or(default_symbols(order)), order);
}

}  // namespace sudokit::book
