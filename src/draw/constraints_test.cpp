// Constraints in pictures: drawn where they can be, said where not.
#include <gtest/gtest.h>

#include "sudokit/draw.hpp"

#include "draw/test_markup.hpp"

namespace sudokit {
namespace {

using draw::elements_of;
using draw::with_class;

Puzzle with(std::initializer_list<ConstraintData> constraints) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(3, 2);
    for (const ConstraintData& data : constraints) {
        puzzle.add_constraint(*make_constraint(data, puzzle.board()));
    }
    return puzzle;
}

const Puzzle& killer() {
    static const Puzzle kPuzzle = with({{.kind = "killer-cage", .cells = {10, 11}, .value = 7},
                                        {.kind = "killer-cage", .cells = {0, 1, 4}, .value = 6},
                                        {.kind = "anti-knight"}});
    return kPuzzle;
}

TEST(DrawConstraints, TextEndsWithAListOfThem) {
    const std::string list =
        "\ncells a knight's move apart hold different digits\n"
        "r1c1 + r1c2 + r2c1 = 6, all different\n"
        "r3c3 + r3c4 = 7, all different\n";

    EXPECT_TRUE(draw_text(figure_of(killer()), {}).ends_with("  . . | . .\n" + list));
    EXPECT_TRUE(draw_candidates(killer(), {}).ends_with(list));
    EXPECT_TRUE(draw_candidates(killer(), {.language = Language::fr})
                    .ends_with("L1C1 + L1C2 + L2C1 = 6, tous différents\n"
                               "L3C3 + L3C4 = 7, tous différents\n"));
    EXPECT_EQ(draw_candidates(with({}), {}).find("differ"), std::string::npos);
    EXPECT_EQ(constraint_lines({}, Language::en), "");
}

TEST(DrawConstraints, CagesAreDashedAndHaveTheirSums) {
    const std::string svg = draw_svg(figure_of(killer()));
    const auto elements = elements_of(svg);

    const auto cages = with_class(elements, "path", "cg");
    ASSERT_EQ(cages.size(), 1U);
    EXPECT_EQ(draw::count_of(cages[0].attribute("d")->value, "M"), 2U);
    EXPECT_EQ(with_class(elements, "g", "cl").size(), 1U);
    EXPECT_NE(svg.find(">6</text>"), std::string::npos);
    EXPECT_NE(svg.find(">7</text>"), std::string::npos);
    EXPECT_NE(svg.find(".cg{fill:none"), std::string::npos);
    EXPECT_NE(svg.find("cells a knight's move apart hold different digits"), std::string::npos)
        << "what cannot be drawn is said";
}

TEST(DrawConstraints, WhatCannotBeDrawnStandsBelowTheBoard) {
    const auto box = [](const Puzzle& puzzle, Language language) {
        const std::string svg = draw_svg(figure_of(puzzle), {.language = language});
        const auto elements = elements_of(svg);
        return std::pair(elements.front().attribute("viewBox")->value,
                         with_class(elements, "text", "cl").size());
    };
    const auto plain = box(with({}), Language::en);
    const auto cages =
        box(with({{.kind = "killer-cage", .cells = {0, 1}, .value = 3}}), Language::en);
    const auto knights = box(with({{.kind = "anti-knight"}}), Language::fr);

    EXPECT_EQ(cages.first, plain.first);
    EXPECT_NE(knights.first, plain.first);
    EXPECT_EQ(cages.second, 0U);
    EXPECT_EQ(knights.second, 1U);
}

TEST(DrawConstraints, PicturesWithoutThemHaveNothingOfIt) {
    const std::string svg = draw_svg(figure_of(with({})));

    EXPECT_EQ(svg.find(".cg"), std::string::npos);
    EXPECT_EQ(with_class(elements_of(svg), "path", "cg").size(), 0U);
}

TEST(DrawConstraints, EveryFigureOfAPuzzleShowsThem) {
    const Grid grid{killer().board(), std::vector<std::uint8_t>(16, 1)};

    EXPECT_EQ(figure_of(killer()).constraints.size(), 3U);
    EXPECT_EQ(figure_of(Entry{killer()}).constraints.size(), 3U);
    EXPECT_EQ(figure_of(grid, killer()).constraints.size(), 3U);
    EXPECT_EQ(figure_of(State(killer())).constraints.size(), 3U);
    const std::string page = draw_html({.title = "x", .start = figure_of(killer())});
    EXPECT_NE(page.find("class=\"cg\""), std::string::npos);
    EXPECT_NE(page.find(".cg{fill:none"), std::string::npos);
}

}  // namespace
}  // namespace sudokit
