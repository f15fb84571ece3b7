#include "sudokit/model_figure.hpp"

#include <gtest/gtest.h>

#include "board/test_puzzle.hpp"
#include "draw/test_markup.hpp"

namespace sudokit {
namespace {

using draw::count_of;
using draw::elements_of;
using draw::with_class;

// The state of a puzzle, nothing pointed out.
ModelFigure figure_of(WalkModel model, const Puzzle& puzzle) {
    const State state(puzzle);
    ModelFigure out{.model = model,
                    .board = puzzle.board(),
                    .digits = {state.digits().begin(), state.digits().end()},
                    .givens = {puzzle.givens().begin(), puzzle.givens().end()},
                    .open = {}};
    for (Cell cell = 0; cell < out.digits.size(); ++cell) {
        out.open.push_back(state.candidates(cell));
    }
    return out;
}

// r1c2 = 4 by the equations of row 1 and of the cell; r3c2 and r4c2 cannot be 4 any more.
ModelFigure step_figure(WalkModel model) {
    const Puzzle puzzle = puzzle_of(Board::standard(4), "1.23............");
    ModelFigure out = figure_of(model, puzzle);
    out.digits[1] = 4;
    out.open[1] = DigitSet();
    out.placed = Candidate{1, 4};
    for (const Cell cell : {5U, 9U, 13U}) {
        out.open[cell].erase(4);
        out.zeros.push_back({cell, 4});
    }
    const Programme programme(puzzle);
    out.equations = {programme.equation(16 + 3), programme.equation(1)};
    out.reasons = {{{1, 1}, 0}, {{1, 2}, 2}, {{1, 3}, 3}};
    return out;
}

std::string svg_of(const ModelFigure& figure) { return draw_svg(figure, {}, Language::en); }

std::size_t panels(std::string_view svg) { return count_of(svg, "<svg ") - 1; }

TEST(DrawCube, ShowsTheGridAndEveryLevel) {
    const std::string four = svg_of(figure_of(WalkModel::cube, Puzzle(Board::standard(4))));
    const std::string nine = svg_of(figure_of(WalkModel::cube, Puzzle(Board::standard(9))));

    EXPECT_FALSE(elements_of(four).empty());
    EXPECT_FALSE(elements_of(nine).empty());
    EXPECT_EQ(panels(four), 5U);
    EXPECT_EQ(panels(nine), 10U);
    EXPECT_NE(four.find(">level 0: the grid</text>"), std::string::npos);
    EXPECT_NE(four.find(">level 4</text>"), std::string::npos);
}

TEST(DrawCube, ShowsTheGridAndTheLevelAtHandOfLargeBoards) {
    ModelFigure figure = figure_of(WalkModel::cube, Puzzle(Board::standard(16)));
    const std::string start = svg_of(figure);
    figure.digits[0] = 12;
    figure.placed = Candidate{0, 12};

    const std::string step = svg_of(figure);

    EXPECT_EQ(panels(start), 1U);
    EXPECT_EQ(panels(step), 2U);
    EXPECT_NE(step.find(">level 12 (C)</text>"), std::string::npos);
}

TEST(DrawCube, MarksWhatIsNewAndTheEquationsUsed) {
    const auto elements = elements_of(svg_of(step_figure(WalkModel::cube)));

    // The new digit on the grid, the new 1 on its level, three 0s there.
    EXPECT_EQ(with_class(elements, "circle", "sp").size(), 2U);
    EXPECT_EQ(with_class(elements, "path", "nz").size(), 3U);
    // The row's equation lies in one level, the cell's goes through all.
    EXPECT_EQ(with_class(elements, "path", "er").size(), 1U);
    EXPECT_EQ(with_class(elements, "path", "ek").size(), 5U);
    EXPECT_EQ(with_class(elements, "path", "zw").size(), 3U);
}

TEST(DrawCube, ShowsDeadEnds) {
    ModelFigure figure = figure_of(WalkModel::cube, puzzle_of(Board::standard(4), "11.."));
    const auto marked = [&](const DeadEnd& end) {
        figure.dead_end = end;
        return with_class(elements_of(svg_of(figure)), "path", "zd").size();
    };

    // Two cells on the grid and on level 1; a house on its level; a cell on all of them.
    EXPECT_EQ(marked({.kind = DeadEnd::Kind::clash, .cell = 0, .other = 1, .house = 0, .digit = 1}),
              4U);
    EXPECT_EQ(marked({.kind = DeadEnd::Kind::house, .house = 2, .digit = 3}), 1U);
    EXPECT_EQ(marked({.kind = DeadEnd::Kind::cell, .cell = 7}), 5U);
}

TEST(DrawCube, IsDrawnAsText) {
    const std::string text = draw_text(step_figure(WalkModel::cube), {}, Language::en);

    EXPECT_EQ(
        text,
        "level 0: the grid    level 1          level 2          level 3          level 4\n"
        " 1 +4 |  2  3         1  0 |  0  0     0  0 |  1  0     0  0 |  0  1     0 +1 |  0  0\n"
        " .  . |  .  .         0  0 |  .  .     .  . |  0  0     .  . |  0  0     . -0 |  .  .\n"
        "------+------        ------+------    ------+------    ------+------    ------+------\n"
        " .  . |  .  .         0  . |  .  .     .  . |  0  .     .  . |  .  0     . -0 |  .  .\n"
        " .  . |  .  .         0  . |  .  .     .  . |  0  .     .  . |  .  0     . -0 |  .  .\n");
}

TEST(DrawCube, TellsWhatIsNewByColourWhereThereIsSome) {
    const std::string text =
        draw_text(step_figure(WalkModel::cube), {.colour = true}, Language::fr);

    EXPECT_EQ(text.find_first_of("+*"), text.find("+--"));
    EXPECT_EQ(count_of(text, "\x1b[1;7;32m1"), 1U);
    EXPECT_EQ(count_of(text, "\x1b[1;31m0"), 3U);
    EXPECT_NE(text.find("niveau 4"), std::string::npos);
}

TEST(DrawGraph, HasAVertexForEachCellAndAllEdges) {
    const std::string svg = svg_of(figure_of(WalkModel::graph, Puzzle(Board::standard(9))));
    const auto elements = elements_of(svg);

    EXPECT_EQ(with_class(elements, "circle", "vo").size(), 81U);
    const auto edges = with_class(elements, "path", "et");
    ASSERT_EQ(edges.size(), 1U);
    EXPECT_EQ(count_of(edges[0].attribute("d")->value, "M"), 810U);
}

TEST(DrawGraph, EdgesGoAroundTheVerticesBetween) {
    const std::string svg = svg_of(figure_of(WalkModel::graph, Puzzle(Board::standard(4))));
    const auto edges = with_class(elements_of(svg), "path", "et");

    ASSERT_EQ(edges.size(), 1U);
    // In each of eight lines three edges lead past another vertex.
    EXPECT_EQ(count_of(edges[0].attribute("d")->value, "M"), 56U);
    EXPECT_EQ(count_of(edges[0].attribute("d")->value, "Q"), 24U);
}

TEST(DrawGraph, DrawsOnlyTheEdgesAtHandOfLargeBoards) {
    ModelFigure figure = figure_of(WalkModel::graph, Puzzle(Board::standard(16)));
    figure.digits[0] = 12;
    figure.placed = Candidate{0, 12};

    const auto elements = elements_of(svg_of(figure));

    EXPECT_TRUE(with_class(elements, "path", "et").empty());
    ASSERT_EQ(with_class(elements, "path", "en").size(), 1U);
    EXPECT_EQ(count_of(with_class(elements, "path", "en")[0].attribute("d")->value, "M"), 39U);
    // Beyond the patterns a colour has a fill of its own, and the digit.
    EXPECT_EQ(with_class(elements, "circle", "vf c12").size(), 1U);
}

TEST(DrawGraph, ColoursDifferInPatternAndHaveTheirDigit) {
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < 9; ++cell) puzzle.set_given(cell, cell + 1);
    const std::string svg = svg_of(figure_of(WalkModel::graph, puzzle));
    const auto elements = elements_of(svg);

    EXPECT_EQ(count_of(svg, "<pattern id="), 9U);
    for (int colour = 1; colour <= 9; ++colour) {
        EXPECT_EQ(count_of(svg, "fill=\"url(#k" + std::to_string(colour) + ")\""), 1U) << colour;
    }
    EXPECT_EQ(with_class(elements, "circle", "vg").size(), 9U);
    EXPECT_EQ(with_class(elements, "text", "vl").size(), 9U);
}

TEST(DrawGraph, HighlightsTheVertexAtHandAndWhySo) {
    const auto elements = elements_of(svg_of(step_figure(WalkModel::graph)));

    EXPECT_EQ(with_class(elements, "circle", "vn").size(), 1U);
    const auto reasons = with_class(elements, "path", "ew");
    const auto others = with_class(elements, "path", "en");
    ASSERT_EQ(reasons.size(), 1U);
    ASSERT_EQ(others.size(), 1U);
    EXPECT_EQ(count_of(reasons[0].attribute("d")->value, "M"), 3U);
    EXPECT_EQ(count_of(others[0].attribute("d")->value, "M"), 4U);
}

TEST(DrawGraph, TellsTheCliqueFromOtherNeighbours) {
    ModelFigure figure = step_figure(WalkModel::graph);
    figure.equations.pop_back();  // the cell's: it is the clique that forces the colour
    figure.reasons = {{{5, 4}, 13}};

    const auto elements = elements_of(svg_of(figure));

    ASSERT_EQ(with_class(elements, "path", "ec").size(), 1U);
    EXPECT_EQ(count_of(with_class(elements, "path", "ec")[0].attribute("d")->value, "M"), 3U);
    EXPECT_EQ(count_of(with_class(elements, "path", "en")[0].attribute("d")->value, "M"), 4U);
    EXPECT_EQ(count_of(with_class(elements, "path", "ew")[0].attribute("d")->value, "M"), 1U);
}

TEST(DrawGraph, ShowsDeadEnds) {
    ModelFigure figure = figure_of(WalkModel::graph, puzzle_of(Board::standard(4), "11.."));
    const auto marked = [&](const DeadEnd& end) {
        figure.dead_end = end;
        return with_class(elements_of(svg_of(figure)), "circle", "vd").size();
    };

    EXPECT_EQ(marked({.kind = DeadEnd::Kind::clash, .cell = 0, .other = 1, .house = 0, .digit = 1}),
              2U);
    EXPECT_EQ(marked({.kind = DeadEnd::Kind::house, .house = 2, .digit = 3}), 4U);
    EXPECT_EQ(marked({.kind = DeadEnd::Kind::cell, .cell = 7}), 1U);
}

TEST(DrawGraph, IsDrawnAsText) {
    const std::string text = draw_text(step_figure(WalkModel::graph), {}, Language::en);

    EXPECT_EQ(text,
              "     1   2     3   4\n"
              "1  [1]  +4 | [2] [3]\n"
              "2    .   . |   .   .\n"
              "   --------+--------\n"
              "3    .   . |   .   .\n"
              "4    .   . |   .   .\n");
}

TEST(DrawModels, BoardsOfEveryKindAreWellFormed) {
    Shape diagonal = Shape::standard(4);
    diagonal.diagonals = true;
    Shape jigsaw = Shape::standard(4);
    jigsaw.regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    Shape latin = Shape::standard(5);
    for (const Shape& shape :
         {diagonal, jigsaw, latin, Shape::standard(1), Shape::boxes(2, 3), Shape::standard(25)}) {
        for (const WalkModel model : {WalkModel::cube, WalkModel::graph}) {
            const std::string svg = svg_of(figure_of(model, Puzzle(Board::make(shape).value())));
            EXPECT_FALSE(elements_of(svg).empty()) << shape_name(shape);
        }
    }
}

TEST(DrawModels, APageHasAPictureForTheStartEachStepAndTheEnd) {
    for (const WalkModel model : {WalkModel::cube, WalkModel::graph}) {
        const ModelFigure step = step_figure(model);
        const ModelPage page{.title = "A & B",
                             .start = step,
                             .introduction = "Here it begins.",
                             .steps = {{step, "r1c2 = 4", "Why.\nTherefore."}},
                             .end = step,
                             .conclusion = "Here it ends."};

        const std::string html = draw_html(page, {});

        const std::size_t begin = html.find("<html");
        const std::size_t script = html.find("<script>") + std::string_view("<script>").size();
        EXPECT_FALSE(
            elements_of(html.substr(begin, script - begin) + html.substr(html.find("</script>")))
                .empty());
        EXPECT_EQ(count_of(html, "<section "), 3U);
        EXPECT_NE(html.find("<h2 id=\"h1\">Step 1: r1c2 = 4</h2>\n<div class=\"said\">\n"
                            "<p>Why.</p>\n<p>Therefore.</p>\n</div>"),
                  std::string::npos);
        EXPECT_NE(html.find("<title>A &amp; B</title>"), std::string::npos);
        // What the pictures share is there once.
        EXPECT_EQ(count_of(html, model == WalkModel::cube ? "id=\"lines\"" : "id=\"edges\""), 1U);
    }
}

TEST(DrawModels, PicturesOnAPageKeepAWidthThatCanBeRead) {
    const auto page_of = [](WalkModel model, std::uint32_t order) {
        const ModelFigure start = figure_of(model, Puzzle(Board::standard(order)));
        return draw_html(
            {.title = "A", .start = start, .introduction = "", .end = start, .conclusion = ""}, {});
    };
    const std::string cube = page_of(WalkModel::cube, 9);
    const std::string graph = page_of(WalkModel::graph, 9);
    const std::string large_graph = page_of(WalkModel::graph, 16);

    // Three quarters of the width that the picture has by itself.
    EXPECT_EQ(count_of(cube, "viewBox=\"0 0 1096 493\" style=\"--least:822px\""), 2U);
    for (const std::string& page : {cube, graph, large_graph}) {
        EXPECT_EQ(count_of(page, "figure svg{min-width:var(--least)}"), 1U);
    }
    EXPECT_EQ(count_of(cube, "figure svg{max-width:none}"), 1U);
    EXPECT_EQ(count_of(graph, "figure svg{max-width:none}"), 0U);
    EXPECT_EQ(count_of(large_graph, "figure svg{max-width:none}"), 1U);
}

TEST(DrawModels, TheLegendOfTheCubeHasThe1sOfGivensAndOfSteps) {
    const ModelFigure start = figure_of(WalkModel::cube, Puzzle(Board::standard(4)));
    const ModelPage page{
        .title = "A", .start = start, .introduction = "", .end = start, .conclusion = ""};

    const std::string english = draw_html(page, {});
    const std::string french = draw_html(page, {.language = Language::fr});

    EXPECT_EQ(count_of(english, "<span>a variable that is 1, by a given</span>"), 1U);
    EXPECT_EQ(count_of(english, "<span>a variable that is 1, by an earlier step</span>"), 1U);
    EXPECT_EQ(count_of(french, "<span>une variable qui vaut 1, par une étape précédente</span>"),
              1U);
}

TEST(DrawModels, AreFoundByTheirNames) {
    EXPECT_EQ(find_walk_model("cube"), WalkModel::cube);
    EXPECT_EQ(find_walk_model("graph"), WalkModel::graph);
    EXPECT_EQ(find_walk_model("Graph"), std::nullopt);
}

}  // namespace
}  // namespace sudokit
