#include "sudokit/filtering_figure.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/draw.hpp"

#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

DigitSet set_of(std::initializer_list<Digit> digits) {
    DigitSet out;
    for (const Digit digit : digits) out.insert(digit);
    return out;
}

const Zone* find_zone(const Figure& figure, ZoneRole role) {
    const auto zone = std::ranges::find(figure.zones, role, &Zone::role);
    return zone == figure.zones.end() ? nullptr : &*zone;
}

// r1c4 is 4 by Single Candidate; then r1c3 is 3.
TEST(FilteringFigure, TellsWhatFilledCellsExcludeFromWhatMoreExcludes) {
    Puzzle puzzle = puzzle_of(Board::standard(4), "12.............3");
    puzzle.set_pencilmarks(8, set_of({1, 2, 3}));
    const Filtering left = filter(puzzle, *read_rules("single-candidate"));

    const Figure figure = figure_of(puzzle, left.candidates);

    EXPECT_EQ(figure.digits[3], 4);
    EXPECT_EQ(figure.givens[3], 0);
    // r2c3 sees 3 and 4 of cells that were filled, as they are in pictures of steps.
    EXPECT_EQ(figure.candidates[6], set_of({1, 2}));
    EXPECT_EQ(figure.excluded[6].at_once, set_of({3, 4}));
    EXPECT_EQ(figure.excluded[6].by_more, DigitSet());
    // r3c1 sees no 4.
    EXPECT_EQ(figure.excluded[8].by_more, set_of({4}));
    EXPECT_EQ(figure.excluded[3], ExcludedDigits());
}

TEST(FilteringFigure, PointsOutZoneAndStruckCellsAndWhereElseTheRuleApplies) {
    Puzzle puzzle(Board::standard(9));
    for (const Cell cell : {9U, 10U, 11U, 18U, 19U, 20U, 66U, 67U, 68U, 75U, 76U, 77U}) {
        puzzle.set_pencilmarks(cell, puzzle.pencilmarks(cell) & ~DigitSet::of(5));
    }
    const RuleSet rules = *read_rules("box-to-line");
    const auto places = rule_places(puzzle, rules, RuleDeduction::Rule::box_to_line);
    ASSERT_EQ(places.size(), 2U);

    const Figure figure = FilteringAlbum(puzzle).figure(places[0], places);

    ASSERT_NE(find_zone(figure, ZoneRole::base), nullptr);
    EXPECT_EQ(find_zone(figure, ZoneRole::base)->house, 18U);
    ASSERT_NE(find_zone(figure, ZoneRole::struck), nullptr);
    EXPECT_EQ(find_zone(figure, ZoneRole::struck)->cells, (std::vector<Cell>{3, 4, 5, 6, 7, 8}));
    ASSERT_NE(find_zone(figure, ZoneRole::elsewhere), nullptr);
    EXPECT_EQ(find_zone(figure, ZoneRole::elsewhere)->cells, places[1].cells);
    // It is drawn over the zone that is studied, and its digits are pointed out.
    EXPECT_LT(find_zone(figure, ZoneRole::base), find_zone(figure, ZoneRole::elsewhere));
    EXPECT_EQ(std::ranges::count(figure.marks, MarkRole::second, &Mark::role),
              static_cast<std::ptrdiff_t>(places[1].cells.size()));
    const auto gone = std::ranges::count(figure.marks, MarkFate::eliminated, &Mark::fate);
    EXPECT_EQ(gone, 6);
}

TEST(FilteringFigure, LookingForPlacesChangesNothing) {
    const Puzzle puzzle = puzzle_of(Board::standard(4), "12.............3");
    const RuleSet rules = *read_rules("single-candidate");

    const auto places = rule_places(puzzle, rules, RuleDeduction::Rule::single_candidate);

    // r1c3 is a single candidate only once r1c4 is filled.
    ASSERT_EQ(places.size(), 1U);
    EXPECT_EQ(places[0].placed, (Candidate{3, 4}));
}

TEST(FilteringFigure, IsDrawnInThreeColoursAndNotByTheseAlone) {
    Puzzle puzzle = puzzle_of(Board::standard(4), "12.............3");
    puzzle.set_pencilmarks(8, set_of({1, 2, 3}));
    const Figure figure =
        figure_of(puzzle, filter(puzzle, *read_rules("single-candidate")).candidates);

    const std::string svg = draw_svg(figure);
    const std::string plain = draw_text(figure, {});
    const std::string coloured = draw_text(figure, {.colour = true});

    for (const std::string_view part : {"class=\"c0\"", "class=\"c1\"", "class=\"cx\"", ".sx{"}) {
        EXPECT_NE(svg.find(part), std::string::npos) << part;
    }
    EXPECT_NE(plain.find("23-4"), std::string::npos) << plain;
    EXPECT_NE(coloured.find("\x1b[9;31m"), std::string::npos);
    EXPECT_NE(coloured.find("\x1b[90m"), std::string::npos);
}

TEST(FilteringFigure, PicturesSayBelowWhatTheCodeMeans) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(0, 5);

    const std::string coded = draw_svg(FilteringAlbum(puzzle).figure());
    const std::string french =
        draw_svg(FilteringAlbum(puzzle).figure(), {.language = Language::fr});
    const std::string plain = draw_svg(figure_of(Entry{puzzle}));

    EXPECT_NE(coded.find(">a digit that is left</text>"), std::string::npos);
    EXPECT_NE(french.find(">un chiffre possible</text>"), std::string::npos);
    EXPECT_EQ(coded.find("a rule or a model"), std::string::npos);  // nothing of that is there
    EXPECT_EQ(plain.find("a digit that is left"), std::string::npos);
}

TEST(FilteringFigure, ModelsAreDrawnByTheirReasons) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(0, set_of({3, 5}));
    puzzle.set_pencilmarks(4, set_of({3, 5}));
    std::vector<Elimination> trace;
    const auto keep = [&](const Elimination& elimination) { trace.push_back(elimination); };
    EliminationSink sink(keep);
    (void)filter(puzzle, *read_model("3-PRIMAL"), {.sink = &sink});
    FilteringAlbum album(puzzle);

    const Figure figure = album.figure(trace);

    EXPECT_EQ(find_zone(figure, ZoneRole::base)->cells, (std::vector<Cell>{0, 4}));
    EXPECT_EQ(find_zone(figure, ZoneRole::struck)->cells.size(), 7U);
    for (const Elimination& elimination : trace) album.apply(elimination);
    EXPECT_FALSE(album.is_news(ruled_out(puzzle.board(), trace.front())));
}

}  // namespace
}  // namespace sudokit
