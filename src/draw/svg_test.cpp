#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/draw.hpp"

#include "draw/picture_css.hpp"
#include "draw/test_markup.hpp"
#include "logic/test_steps.hpp"

namespace sudokit {
namespace {

using draw::count_of;
using draw::elements_of;
using draw::with_class;
using logic::open_state;

std::size_t strikes_in(const std::string& svg) {
    return with_class(elements_of(svg), "path", "st").size();
}

Step naked_pair() {
    return {TechniqueId::naked_pair,
            SubsetPattern{{0}, {0, 4}, DigitSet(0b11)},
            {},
            {{1, 1}, {1, 2}, {5, 2}}};
}

TEST(DrawSvg, EveryOrderIsWellFormed) {
    for (std::uint32_t order = 1; order <= kMaxOrder; ++order) {
        const std::string svg = draw_svg(figure_of(Puzzle(Board::standard(order))));
        EXPECT_FALSE(elements_of(svg).empty()) << order;
    }
}

TEST(DrawSvg, GivensFoundDigitsAndCandidatesLookDifferent) {
    State state = logic::state_of("12..............");
    state.place({2, 3});

    const auto elements = elements_of(draw_svg(figure_of(state)));

    EXPECT_EQ(with_class(elements, "g", "gv").size(), 1U);
    EXPECT_EQ(with_class(elements, "g", "pl").size(), 1U);
    EXPECT_EQ(with_class(elements, "g", "cd").size(), 1U);
}

TEST(DrawSvg, EveryCandidateIsATextOfItsOwn) {
    const State state = logic::state_of("12..............");
    std::size_t count = 2 + 2 * 4;  // the givens and the labels
    for (Cell cell = 0; cell < 16; ++cell) count += state.candidates(cell).size();

    const std::string svg = draw_svg(figure_of(state));

    EXPECT_EQ(count_of(svg, "<text"), count);
}

TEST(DrawSvg, EveryEliminationIsOnADiscWithAStroke) {
    const auto elements = elements_of(draw_svg(figure_of(naked_pair(), open_state())));
    EXPECT_EQ(with_class(elements, "circle", "se").size(), 3U);
    EXPECT_EQ(strikes_in(draw_svg(figure_of(naked_pair(), open_state()))), 3U);
    EXPECT_EQ(strikes_in(draw_svg(figure_of(open_state()))), 0U);
}

TEST(DrawSvg, PlacementsAreCircled) {
    const Step step{TechniqueId::naked_single, SinglePattern{{5, 4}, {}}, {{5, 4}}, {}};

    const auto elements = elements_of(draw_svg(figure_of(step, open_state())));

    EXPECT_EQ(with_class(elements, "circle", "sp").size(), 1U);
    EXPECT_EQ(with_class(elements, "text", "mp").size(), 1U);
}

TEST(DrawSvg, RolesHaveShapesOfTheirOwn) {
    Figure figure = figure_of(open_state());
    using enum MarkRole;
    Digit digit = 0;
    for (const MarkRole role : {member, first, second, third, fourth, fin}) {
        figure.marks.push_back({{0, ++digit}, role, MarkFate::stays});
    }

    const auto elements = elements_of(draw_svg(figure));

    EXPECT_EQ(with_class(elements, "text", "m0").size(), 1U);
    EXPECT_EQ(with_class(elements, "circle", "s1").size(), 1U);
    const auto corners = [&](std::string_view look) {
        const auto paths = with_class(elements, "path", look);
        return paths.size() == 1 ? count_of(paths[0].attribute("d")->value, "L") + 1 : 0;
    };
    EXPECT_EQ(corners("s2"), 4U);
    EXPECT_EQ(corners("s3"), 4U);
    EXPECT_EQ(corners("s4"), 6U);
    EXPECT_EQ(corners("sf"), 4U);
}

TEST(DrawSvg, StrongLinksAreSolidAndWeakOnesDashed) {
    using Kind = ChainLink::Kind;
    const ChainPattern chain{{{{0}, 5}, {{8}, 5}, {{80}, 5}, {{72}, 5}},
                             {{Kind::strong, 0}, {Kind::weak, 17}, {Kind::strong, 8}},
                             false};
    const Step step{TechniqueId::x_chain, chain, {}, {{9, 5}}};

    const auto elements = elements_of(draw_svg(figure_of(step, open_state())));

    EXPECT_EQ(with_class(elements, "path", "ar a0").size(), 2U);
    EXPECT_EQ(with_class(elements, "path", "ar a0 wk").size(), 1U);
    EXPECT_EQ(with_class(elements, "path", "h0").size(), 3U);
    EXPECT_EQ(with_class(elements, "g", "ln").size(), 3U);
    EXPECT_NE(draw::picture_css().find(".wk{stroke-dasharray"), std::string::npos);
}

TEST(DrawSvg, GroupsAreHeldTogetherByABand) {
    Figure figure = figure_of(open_state());
    figure.arrows.push_back({{{0}, 5}, {{72, 73}, 5}, ChainLink::Kind::strong, false});

    const auto elements = elements_of(draw_svg(figure));

    EXPECT_EQ(with_class(elements, "path", "sg g1").size(), 1U);
    EXPECT_TRUE(with_class(elements, "path", "h0").empty());
}

TEST(DrawSvg, ZonesAreTintedByRole) {
    Figure figure = figure_of(open_state());
    using enum ZoneRole;
    for (const ZoneRole role : {base, cover, set, set, witness, dead_end}) {
        figure.zones.push_back({role, {0, 1}, {}, role == set ? "A&B" : ""});
    }

    const auto elements = elements_of(draw_svg(figure));

    for (const std::string_view look : {"zb", "zc", "z0", "z1", "zw", "zd"}) {
        EXPECT_EQ(with_class(elements, "path", look).size(), 1U) << look;
    }
    EXPECT_EQ(with_class(elements, "text", "zl").size(), 2U);
}

TEST(DrawSvg, BordersOfJigsawRegionsAreThick) {
    Shape shape = Shape::standard(4);
    shape.regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};

    const auto elements = elements_of(draw_svg(figure_of(Puzzle(Board::make(shape).value()))));

    const auto thick = with_class(elements, "path", "tk");
    ASSERT_EQ(thick.size(), 1U);
    // Five walls lie, five stand, and the frame.
    EXPECT_EQ(count_of(thick[0].attribute("d")->value, "M"), 11U);
}

TEST(DrawSvg, FurtherHousesAreTinted) {
    Shape shape = Shape::standard(9);
    shape.windows = true;
    shape.diagonals = true;

    const auto elements = elements_of(draw_svg(figure_of(Puzzle(Board::make(shape).value()))));

    const auto windows = with_class(elements, "path", "xh");
    const auto diagonals = with_class(elements, "path", "xd");
    ASSERT_EQ(windows.size(), 1U);
    ASSERT_EQ(diagonals.size(), 1U);
    EXPECT_EQ(count_of(windows[0].attribute("d")->value, "M"), 4U);
    EXPECT_EQ(count_of(diagonals[0].attribute("d")->value, "M"), 2U);
}

TEST(DrawSvg, SaysInWordsWhatItShows) {
    const Figure figure = figure_of(logic::state_of("12.............4"));

    const std::string plain = draw_svg(figure);
    const std::string told = draw_svg(figure, {.title = "A < B", .description = "\"x\" & y"});

    EXPECT_NE(plain.find("<title id=\"t\">4x4 boxes 2x2</title>"), std::string::npos);
    EXPECT_NE(plain.find("<desc id=\"d\">1 2 . .; . . . .; . . . .; . . . 4</desc>"),
              std::string::npos);
    EXPECT_NE(told.find("<title id=\"t\">A &lt; B</title>"), std::string::npos);
    EXPECT_NE(told.find("<desc id=\"d\">&quot;x&quot; &amp; y</desc>"), std::string::npos);
}

TEST(DrawSvg, LargeBoardsShowTheCandidatesThatMatter) {
    const State state = open_state(Board::standard(36));
    const Step step{TechniqueId::naked_single, SinglePattern{{5, 4}, {}}, {{5, 4}}, {}};

    const std::string svg = draw_svg(figure_of(step, state));

    EXPECT_EQ(count_of(svg, "<text"), 36U + 2 * 36U);
}

TEST(DrawSvg, LabelsCanBeLeftOut) {
    const Figure figure = figure_of(Puzzle(Board::standard(4)));

    EXPECT_EQ(count_of(draw_svg(figure), "<text"), 8U);
    EXPECT_EQ(count_of(draw_svg(figure, {.labels = false}), "<text"), 0U);
}

TEST(DrawSvg, ColoursForTheDarkAreForScreensOnly) {
    const std::string css = draw::picture_css();

    EXPECT_EQ(count_of(css, "@media"), 1U);
    EXPECT_NE(css.find("@media screen and (prefers-color-scheme:dark){"), std::string::npos);
    EXPECT_EQ(count_of(css, "{"), count_of(css, "}"));
}

}  // namespace
}  // namespace sudokit
