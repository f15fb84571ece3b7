#include "draw/model_picture.hpp"

#include <algorithm>

#include "sudokit/shown_text.hpp"

#include "base/xml.hpp"
#include "draw/html_page.hpp"
#include "draw/html_texts.hpp"
#include "draw/picture_css.hpp"
#include "draw/svg_picture.hpp"

namespace sudokit {
namespace draw {
namespace {

std::string all_css(const ModelFigure& figure) {
    return picture_css() + model_css(figure.model, figure.board.order());
}

// Boards that are no grids, and those where nothing of the model could be made out, show their
// digits.
bool shows_model(const Board& board) {
    return board.is_grid() && board.order() <= kMaxModelPictureOrder;
}

ModelPicture digits_picture(const ModelFigure& figure, Symbols symbols) {
    const Figure digits{figure.board, figure.digits, figure.givens};
    const SvgPicture picture(digits, symbols, false);
    return {picture.layout().size(), picture.backdrop() + picture.frame() + picture.content()};
}

}  // namespace

ModelPicture model_picture(const ModelFigure& figure, Symbols symbols, Language language) {
    const std::uint32_t cells = figure.board.cell_count();
    SUDOKIT_EXPECT(figure.digits.size() == cells && figure.givens.size() == cells);
    SUDOKIT_EXPECT(figure.open.size() == cells);
    if (!shows_model(figure.board)) return digits_picture(figure, symbols);
    return figure.model == WalkModel::cube ? cube_picture(figure, symbols, language)
                                           : graph_picture(figure, symbols);
}

std::string model_definitions(const ModelFigure& figure, Symbols symbols) {
    if (!shows_model(figure.board)) return {};
    return figure.model == WalkModel::cube ? cube_definitions(figure, symbols)
                                           : graph_definitions(figure);
}

}  // namespace draw

namespace {

// Pictures are shown at most this large unless the reader asks for more.
constexpr std::int32_t kMaxShownWalk = 11000;

// Where a picture would be too small to read, it keeps its least width, and one scrolls.
constexpr std::string_view kScrollCss =
    "@media screen{figure{overflow-x:auto}figure svg{min-width:var(--least)}}\n";

std::string digits_in_rows(const ModelFigure& figure, Symbols symbols) {
    std::string out;
    for (Cell cell = 0; cell < figure.digits.size(); ++cell) {
        if (cell != 0) out += figure.board.column_of(cell) == 0 ? "; " : " ";
        out += figure.digits[cell] == 0 ? "." : symbol_of(symbols, figure.digits[cell]);
    }
    return out;
}

draw::Leaf leaf_of(const ModelFigure& figure, std::string heading, std::string entry,
                   std::string_view text, const HtmlStyle& style) {
    draw::ModelPicture picture = draw::model_picture(figure, style.symbols, style.language);
    draw::Leaf out{.heading = std::move(heading),
                   .entry = std::move(entry),
                   .text = text,
                   .picture = std::move(picture.body)};
    draw::append_point(out.size, picture.size);
    out.style = "--least:";
    draw::append_number(out.style, picture.size.x * 3 / 4);
    out.style += "px";
    return out;
}

}  // namespace

std::string_view walk_model_name(WalkModel model) {
    return model == WalkModel::cube ? "cube" : "graph";
}

std::optional<WalkModel> find_walk_model(std::string_view name) {
    for (const WalkModel model : {WalkModel::cube, WalkModel::graph}) {
        if (walk_model_name(model) == name) return model;
    }
    return std::nullopt;
}

std::string draw_svg(const ModelFigure& figure, const SvgStyle& style, Language language) {
    const draw::ModelPicture picture = draw::model_picture(figure, style.symbols, language);
    const std::int32_t longest = std::max(picture.size.x, picture.size.y);
    const std::int64_t shown = std::min(longest, kMaxShownWalk);
    const Symbols symbols = usable_symbols(style.symbols, figure.board.order());
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sk\" viewBox=\"0 0 ";
    draw::append_point(out, picture.size);
    out += "\" width=\"";
    draw::append_number(out, static_cast<std::int32_t>(picture.size.x * shown / longest));
    out += "\" height=\"";
    draw::append_number(out, static_cast<std::int32_t>(picture.size.y * shown / longest));
    out += "\" role=\"img\" aria-labelledby=\"t d\">\n<title id=\"t\">";
    out += xml_escaped(style.title.empty() ? shape_name(figure.board.shape())
                                           : shown_text(style.title));
    out += "</title>\n<desc id=\"d\">";
    out += xml_escaped(style.description.empty() ? digits_in_rows(figure, symbols)
                                                 : style.description);
    out += "</desc>\n<style>\n" + draw::all_css(figure) + "</style>\n<defs>\n";
    return out + draw::model_definitions(figure, style.symbols) + "</defs>\n" + picture.body +
           "</svg>\n";
}

std::string draw_html(const ModelPage& page, const HtmlStyle& style) {
    using namespace draw;
    PageParts parts{.title = page.title,
                    .css = all_css(page.start),
                    .shared = model_definitions(page.start, style.symbols),
                    .legend = {},
                    .leaves = {}};
    parts.css += kScrollCss;
    // Levels side by side need the whole width, and so do large graphs.
    const bool wide =
        page.start.model == WalkModel::cube || page.start.board.order() > kMaxOrderDrawnWhole;
    if (wide) parts.css += "figure svg{max-width:none}\n";
    parts.legend = model_legend(page.start.model, style.language);
    const std::string puzzle(text::kPuzzle.in(style.language));
    parts.leaves.push_back(leaf_of(page.start, puzzle, puzzle, page.introduction, style));
    for (const ModelPageStep& step : page.steps) {
        const std::size_t number = parts.leaves.size();
        parts.leaves.push_back(
            leaf_of(step.figure, message(text::kStep, number, step.name).in(style.language),
                    std::to_string(number) + ". " + step.name, step.text, style));
    }
    const std::string end(text::kEnd.in(style.language));
    parts.leaves.push_back(leaf_of(page.end, end, end, page.conclusion, style));
    return html_page(parts, style.language);
}

}  // namespace sudokit
