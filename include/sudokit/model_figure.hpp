// Pictures of a puzzle as its models see it: the cube of the 0-1 programme, level by level, and the
// graph with its colours.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/draw.hpp"
#include "sudokit/ilp.hpp"
#include "sudokit/state.hpp"

namespace sudokit {

/// How a puzzle is looked at.
enum class WalkModel : std::uint8_t {
    cube,  ///< variables x(i,j,h) that are 1, 0 or open: level h has those of digit h
    graph  ///< vertices, one for each cell, that have a colour or none yet
};

/// "cube", "graph": as the option `--model` spells them.
[[nodiscard]] std::string_view walk_model_name(WalkModel model);
[[nodiscard]] std::optional<WalkModel> find_walk_model(std::string_view name);

/// Why a variable is 0.
struct ModelReason {
    Candidate zero;
    /// The cell, in a house with that of `zero` or kept different from it by a constraint, which
    /// holds its digit.
    std::optional<Cell> by;
    /// If there is no such cell: the constraint that rules it out, by its number in the puzzle;
    /// none: the pencilmarks do.
    std::optional<std::uint32_t> constraint = {};

    bool operator==(const ModelReason&) const = default;
};

/// A position, and what a step in the model points out. It shows what the step leads to.
struct ModelFigure {
    WalkModel model = WalkModel::cube;
    Board board;
    std::vector<std::uint8_t> digits;       ///< per cell, 0 = open
    std::vector<std::uint8_t> givens;       ///< not 0 where the digit was given
    std::vector<DigitSet> open;             ///< of the open cells: the variables that are open
    std::optional<Candidate> placed = {};   ///< the variable that becomes 1
    std::vector<Candidate> zeros = {};      ///< those that become 0
    std::vector<Equation> equations = {};   ///< that are used; those of houses are cliques
    std::vector<ModelReason> reasons = {};  ///< why their other terms are 0
    std::optional<DeadEnd> dead_end = {};
};

/// Beyond this order a picture of a model has nothing that could be made out, and only the digits
/// are drawn; so they are on boards that are no grids.
inline constexpr std::uint32_t kMaxModelPictureOrder = 25;

/// An SVG document as that of `draw_svg` for figures. The cube up to order 9: the grid and all
/// levels side by side; beyond, the grid and the level at hand. The graph: all edges up to order 9;
/// beyond, those of the vertex at hand. Its colours differ in pattern up to nine, and each vertex
/// has its digit. Beyond `kMaxModelPictureOrder`, the digits alone.
[[nodiscard]] std::string draw_svg(const ModelFigure& figure, const SvgStyle& style,
                                   Language language);

/// The same as lines of text, for boards of any order. Without colour, `+` is before the 1 that is
/// new and `-` before the 0s that are, `.` is a variable that is open; of the graph, the vertex at
/// hand has a `+`, and those that say why stand in brackets.
[[nodiscard]] std::string draw_text(const ModelFigure& figure, const TextStyle& style,
                                    Language language);

/// One step on a page: its picture and what is said of it, in lines.
struct ModelPageStep {
    ModelFigure figure;
    std::string name;
    std::string text;
};

/// A walk through a model: the start, the steps, the end. All are figures of one model and board.
struct ModelPage {
    std::string title;
    ModelFigure start;
    std::string introduction;
    std::vector<ModelPageStep> steps = {};
    ModelFigure end;
    std::string conclusion;
};

/// An HTML document as that of `draw_html` for puzzles.
[[nodiscard]] std::string draw_html(const ModelPage& page, const HtmlStyle& style);

}  // namespace sudokit
