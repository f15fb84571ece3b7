#include <gtest/gtest.h>

#include "sudokit/draw.hpp"

#include "logic/test_steps.hpp"

namespace sudokit {
namespace {

Figure naked_pair() {
    State state = logic::state_of("..3.............");
    logic::keep(state, 2, 1, "12");
    logic::keep(state, 2, 2, "12");
    return figure_of({TechniqueId::naked_pair,
                      SubsetPattern{{1}, {4, 5}, DigitSet(0b11)},
                      {},
                      {{6, 1}, {6, 2}, {7, 1}}},
                     state);
}

TEST(DrawFigureText, SignsSayWhatBecomesOfCandidates) {
    EXPECT_EQ(draw_text(naked_pair(), {}),
              "   1    2      3     4\n"
              "1  124  124  | 3     124\n"
              "2  *1*2 *1*2 | -1-24 -124\n"
              "   ----------+-----------\n"
              "3  1234 1234 | 124   1234\n"
              "4  1234 1234 | 124   1234\n");
}

TEST(DrawFigureText, RulesMayBeBoxDrawingCharacters) {
    const std::string text = draw_text(naked_pair(), {.unicode = true});

    EXPECT_NE(text.find("\n   ──────────┼───────────\n"), std::string::npos) << text;
}

TEST(DrawFigureText, EveryRoleHasASign) {
    Figure figure = figure_of(Puzzle(Board::standard(9)));
    using enum MarkRole;
    Digit digit = 0;
    for (const MarkRole role : {none, member, first, second, third, fourth, fin}) {
        figure.marks.push_back({{0, ++digit}, role, MarkFate::stays});
    }
    figure.marks.push_back({{0, 8}, first, MarkFate::placed});

    const std::string text = draw_text(figure, {});

    EXPECT_NE(text.find("\n1  12*3~4%5^6#7+8 "), std::string::npos) << text;
}

TEST(DrawFigureText, WitnessesStandInBrackets) {
    Figure figure = figure_of(logic::state_of("12.............."));
    figure.zones.push_back({ZoneRole::witness, {0}, {}, {}});

    EXPECT_NE(draw_text(figure, {}).find("\n1  [1] 2 "), std::string::npos);
}

TEST(DrawFigureText, ColoursReplaceTheSigns) {
    State state = logic::open_state(Board::standard(2));
    state.place({3, 1});
    Figure figure = figure_of(
        {TechniqueId::naked_single, SinglePattern{{0, 1}, {}}, {{0, 1}}, {{0, 2}}}, state);
    figure.givens[3] = 1;

    EXPECT_EQ(draw_text(figure, {.colour = true}),
              "   1  2\n"
              "1  \x1b[1;7;32m1\x1b[0m\x1b[9;31m2\x1b[0m \x1b[2m2\x1b[0m\n"
              "2  \x1b[2m2\x1b[0m  \x1b[1m1\x1b[0m\n");
}

TEST(DrawFigureText, CellsWithoutCandidatesAreTold) {
    State state = logic::open_state(Board::standard(2));
    state.remove({0, 1});
    state.remove({0, 2});

    EXPECT_EQ(draw_text(figure_of(state), {}), "   1  2\n1  ?  12\n2  12 12\n");
    EXPECT_EQ(draw_text(figure_of(Puzzle(Board::standard(2))), {}), "   1 2\n1  . .\n2  . .\n");
}

TEST(DrawFigureText, NumbersAreKeptApartByCommas) {
    const std::string text =
        draw_text(figure_of(logic::open_state(Board::standard(11))), {.symbols = Symbols::numbers});

    EXPECT_NE(text.find("\n 1  1,2,3,4,5,6,7,8,9,10,11 1,2"), std::string::npos) << text;
}

}  // namespace
}  // namespace sudokit
