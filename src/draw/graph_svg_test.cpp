// Where things are in pictures of graphs, read from the document.
#include <cmath>
#include <limits>
#include <sstream>

#include <gtest/gtest.h>

#include "sudokit/model_figure.hpp"

#include "draw/test_markup.hpp"

namespace sudokit {
namespace {

using draw::elements_of;
using draw::with_class;

struct Place {
    double x = 0;
    double y = 0;
};

double number_in(const XmlEvent& element, std::string_view name) {
    return std::stod(std::string(element.attribute(name)->value));
}

// An edge as many short lines.
using Edge = std::vector<Place>;

Place between(const std::vector<Place>& controls, double at) {
    std::vector<Place> points = controls;
    while (points.size() > 1) {
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            points[i] = {points[i].x * (1 - at) + points[i + 1].x * at,
                         points[i].y * (1 - at) + points[i + 1].y * at};
        }
        points.pop_back();
    }
    return points[0];
}

// Reads M, L, Q and C with absolute places.
std::vector<Edge> edges_in(std::string_view path) {
    std::string spaced;
    for (const char c : path) {
        spaced += c >= 'A' && c <= 'Z' ? std::string{' ', c, ' '} : std::string{c};
    }
    std::istringstream in(spaced);
    std::vector<Edge> out;
    for (char command = 0; in >> command;) {
        const std::size_t count = command == 'Q' ? 2 : command == 'C' ? 3 : 1;
        std::vector<Place> controls(count);
        for (Place& place : controls) in >> place.x >> place.y;
        EXPECT_TRUE(in) << path;
        if (command == 'M') {
            out.push_back(controls);
            continue;
        }
        controls.insert(controls.begin(), out.back().back());
        const int pieces = count == 1 ? 1 : 40;
        for (int i = 1; i <= pieces; ++i) {
            out.back().push_back(between(controls, static_cast<double>(i) / pieces));
        }
    }
    return out;
}

double distance(Place place, Place from, Place to) {
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double whole = dx * dx + dy * dy;
    double at = whole == 0 ? 0 : ((place.x - from.x) * dx + (place.y - from.y) * dy) / whole;
    at = std::min(1.0, std::max(0.0, at));
    return std::hypot(place.x - from.x - at * dx, place.y - from.y - at * dy);
}

bool is_at(Place a, Place b) { return std::hypot(a.x - b.x, a.y - b.y) < 1; }

struct Picture {
    std::vector<Place> vertices;
    std::vector<Edge> edges;
    std::vector<XmlEvent> elements;
};

constexpr double kRadius = 17;

Picture picture_of(const ModelFigure& figure) {
    Picture out;
    out.elements = elements_of(draw_svg(figure, {}, Language::en));
    for (const std::string_view look : {"vo", "vf", "vg"}) {
        for (const auto& circle : with_class(out.elements, "circle", look)) {
            EXPECT_EQ(number_in(circle, "r"), kRadius);
            out.vertices.push_back({number_in(circle, "cx"), number_in(circle, "cy")});
        }
    }
    for (const std::string_view look : {"et", "en", "ec", "ew"}) {
        for (const auto& path : with_class(out.elements, "path", look)) {
            for (Edge& edge : edges_in(path.attribute("d")->value)) {
                out.edges.push_back(std::move(edge));
            }
        }
    }
    return out;
}

// Whether an edge may come near a vertex at all; no edge goes far beyond its ends.
bool is_near(Place vertex, const Edge& edge) {
    constexpr double kReach = 70;
    const auto [left, right] = std::minmax(edge.front().x, edge.back().x);
    const auto [top, bottom] = std::minmax(edge.front().y, edge.back().y);
    return vertex.x > left - kReach && vertex.x < right + kReach && vertex.y > top - kReach &&
           vertex.y < bottom + kReach;
}

// How near an edge comes to the centre of a vertex that is not its end.
double clearance(const Picture& picture) {
    double least = std::numeric_limits<double>::max();
    for (const Edge& edge : picture.edges) {
        for (const Place vertex : picture.vertices) {
            if (!is_near(vertex, edge)) continue;
            if (is_at(vertex, edge.front()) || is_at(vertex, edge.back())) continue;
            for (std::size_t i = 0; i + 1 < edge.size(); ++i) {
                least = std::min(least, distance(vertex, edge[i], edge[i + 1]));
            }
        }
    }
    return least;
}

ModelFigure empty_figure(const Board& board) {
    return {.model = WalkModel::graph,
            .board = board,
            .digits = std::vector<std::uint8_t>(board.cell_count()),
            .givens = std::vector<std::uint8_t>(board.cell_count()),
            .open = std::vector<DigitSet>(board.cell_count(), board.digits())};
}

// With the edges of the cell as those of the vertex at hand.
ModelFigure figure_at(const Board& board, Cell cell) {
    ModelFigure out = empty_figure(board);
    out.digits[cell] = 1;
    out.placed = Candidate{cell, 1};
    return out;
}

// Of the edges of every cell in a box in the corner, in the middle and in the other corner.
double clearance_around_boxes(const Board& board) {
    double least = std::numeric_limits<double>::max();
    for (const std::uint32_t box : {0U, board.order() / 2, board.order() - 1}) {
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            if (board.box_of(cell) != box) continue;
            const Picture picture = picture_of(figure_at(board, cell));
            EXPECT_EQ(picture.edges.size(), board.peers(cell).size());
            least = std::min(least, clearance(picture));
        }
    }
    return least;
}

TEST(GraphSvg, EdgesKeepOffTheVerticesBetweenTheirEnds) {
    for (const std::uint32_t order : {4U, 6U, 9U}) {
        const Picture picture = picture_of(empty_figure(Board::standard(order)));

        EXPECT_FALSE(picture.edges.empty());
        EXPECT_GT(clearance(picture), kRadius + 2) << order;
    }
}

TEST(GraphSvg, EdgesAlongDiagonalsKeepOffTheVerticesToo) {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;

    EXPECT_GT(clearance(picture_of(empty_figure(Board::make(shape).value()))), kRadius + 2);
}

TEST(GraphSvg, EdgesOfLargeBoardsKeepOffTheVertices) {
    EXPECT_GT(clearance_around_boxes(Board::make(Shape::boxes(2, 5)).value()), kRadius + 2);
    EXPECT_GT(clearance_around_boxes(Board::standard(16)), kRadius + 2);
}

// Two lines one way and four the other: there is no way through that is bent but once.
TEST(GraphSvg, EdgesInTheLargestBoxesBarelyTouchVertices) {
    EXPECT_GT(clearance_around_boxes(Board::standard(25)), kRadius - 3);
}

TEST(GraphSvg, EdgesStayBelowAndRightOfTheLabels) {
    for (const std::uint32_t order : {9U, 16U}) {
        const Picture picture = picture_of(figure_at(Board::standard(order), 0));
        double label_end = 0;
        for (const auto& label : with_class(picture.elements, "text", "lb")) {
            const double size = number_in(label, "font-size");
            // Two digits are about one size wide.
            label_end = std::max(
                label_end, std::min(number_in(label, "x") + size * 6 / 10, number_in(label, "y")));
        }

        ASSERT_GT(label_end, 0);
        for (const Edge& edge : picture.edges) {
            for (const Place place : edge) {
                EXPECT_GT(place.x, label_end);
                EXPECT_GT(place.y, label_end);
            }
        }
    }
}

TEST(GraphSvg, LinesTellJigsawRegionsApart) {
    Shape jigsaw = Shape::standard(4);
    jigsaw.regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    const auto borders = [](const Board& board) {
        return with_class(picture_of(empty_figure(board)).elements, "path", "rg");
    };

    const auto lines = borders(Board::make(jigsaw).value());

    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(draw::count_of(lines[0].attribute("d")->value, "M"), 12U);
    EXPECT_TRUE(borders(Board::standard(4)).empty());
}

TEST(GraphSvg, EdgesStayInThePicture) {
    const Board board = Board::standard(16);
    const Picture picture = picture_of(figure_at(board, board.cell_count() - 1));
    std::istringstream in(std::string(picture.elements[0].attribute("viewBox")->value));
    double zero = 0;
    Place size;
    in >> zero >> zero >> size.x >> size.y;

    for (const Edge& edge : picture.edges) {
        for (const Place place : edge) {
            EXPECT_LT(place.x, size.x);
            EXPECT_LT(place.y, size.y);
        }
    }
}

TEST(GraphSvg, ColoursLeftFitIntoTheirVertex) {
    ModelFigure figure = empty_figure(Board::standard(25));
    figure.open[0] = DigitSet::of(23) | DigitSet::of(24) | DigitSet::of(25);
    figure.open[1] = DigitSet::of(23) | DigitSet::of(24);

    const auto texts = with_class(
        elements_of(draw_svg(figure, {.symbols = Symbols::numbers}, Language::en)), "text", "vs");

    ASSERT_EQ(texts.size(), 2U);
    // A digit of the usual fonts is 0.56 of their size wide, a space 0.28.
    EXPECT_LT(number_in(texts[0], "font-size") * (6 * 0.56 + 2 * 0.28), 2 * kRadius - 3);
    EXPECT_LT(number_in(texts[1], "font-size") * (4 * 0.56 + 0.28), 2 * kRadius - 3);
    EXPECT_GT(number_in(texts[0], "font-size"), 6);
}

}  // namespace
}  // namespace sudokit
