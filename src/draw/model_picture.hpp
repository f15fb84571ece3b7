// Figures of models as pieces of SVG, which a single picture puts together and a page shares out.
#pragma once

#include <string>

#include "sudokit/model_figure.hpp"

#include "draw/svg_layout.hpp"

namespace sudokit::draw {

/// Up to this order, all levels of the cube and all edges of the graph are drawn.
inline constexpr std::uint32_t kMaxOrderDrawnWhole = 9;

/// A picture, without the <svg> element around it.
struct ModelPicture {
    Point size;
    std::string body;
};

/// The picture of a figure; it refers to the definitions below.
[[nodiscard]] ModelPicture cube_picture(const ModelFigure& figure, Symbols symbols,
                                        Language language);
[[nodiscard]] ModelPicture graph_picture(const ModelFigure& figure, Symbols symbols);
[[nodiscard]] ModelPicture model_picture(const ModelFigure& figure, Symbols symbols,
                                         Language language);

/// What all pictures of a model and a board share, as SVG definitions.
[[nodiscard]] std::string cube_definitions(const ModelFigure& figure, Symbols symbols);
[[nodiscard]] std::string graph_definitions(const ModelFigure& figure);
[[nodiscard]] std::string model_definitions(const ModelFigure& figure, Symbols symbols);

/// The looks that pictures of models have besides those of figures.
[[nodiscard]] std::string model_css(WalkModel model, std::uint32_t order);

/// What stands above a level: its number, and the symbol of its digit where that is another one.
[[nodiscard]] std::string level_heading(Digit level, Symbols symbols, Language language);

/// What their shapes and colours mean, for a page.
[[nodiscard]] std::string model_legend(WalkModel model, Language language);

/// The digits whose levels are drawn: all up to `kMaxOrderDrawnWhole`, beyond that the one of the
/// step or of the dead end.
[[nodiscard]] DigitSet levels_shown(const ModelFigure& figure);

}  // namespace sudokit::draw
