#include "sudokit/figure.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit {
namespace {

using logic::keep;
using logic::open_state;
using logic::state_of;
using enum MarkRole;
using enum MarkFate;
using Kind = ChainLink::Kind;

// On 9x9 boards: rows are houses 0-8, columns 9-17, boxes 18-26.
constexpr std::uint32_t kRow1 = 0;
constexpr std::uint32_t kColumn1 = 9;
constexpr std::uint32_t kBox1 = 18;

std::vector<Cell> cells_of(const State& state, std::uint32_t house) {
    const auto cells = state.board().houses()[house].cells;
    return {cells.begin(), cells.end()};
}

Zone house_zone(const State& state, ZoneRole role, std::uint32_t house) {
    return {role, cells_of(state, house), house, {}};
}

Zone cell_zone(ZoneRole role, std::vector<Cell> cells, std::string label = {}) {
    return {role, std::move(cells), {}, std::move(label)};
}

TEST(Figure, ShowsTheStateBeforeTheStep) {
    State state = state_of("1234............");
    state.place({4, 3});
    const Step step{TechniqueId::naked_single, SinglePattern{{5, 4}, {}}, {{5, 4}}, {}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.board, state.board());
    EXPECT_EQ(figure.digits[0], 1);
    EXPECT_EQ(figure.givens[0], 1);
    EXPECT_EQ(figure.digits[4], 3);
    EXPECT_EQ(figure.givens[4], 0);
    EXPECT_EQ(figure.digits[5], 0);
    EXPECT_EQ(figure.candidates[5], state.candidates(5));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{5, 4}, none, placed}}));
    // 1 and 3 stand in its box, and so does 2.
    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::base, {5}),
                                               cell_zone(ZoneRole::witness, {0, 1, 4})}));
    EXPECT_TRUE(figure.arrows.empty());
}

TEST(Figure, NakedSingleShowsADigitForEachThatIsExcluded) {
    const State state = state_of(
        "... .1. ..."
        "... .2. ..."
        "... ... ..."
        "... 3.4 ..."
        "56. ..7 .8."
        "... ... ..."
        "... .6. ..."
        "... ... ..."
        "... ... ...");
    const Step step{TechniqueId::naked_single, SinglePattern{{40, 9}, {}}, {{40, 9}}, {}};

    const Figure figure = figure_of(step, state);

    // The row has four digits; the column adds 1 and 2 (its 6 is said already), the box 3 and 4.
    ASSERT_EQ(figure.zones.size(), 2U);
    EXPECT_EQ(figure.zones[1], cell_zone(ZoneRole::witness, {4, 13, 30, 32, 36, 37, 41, 43}));
}

TEST(Figure, HiddenSingleNamesTheDigitsThatLeaveNoOtherPlace) {
    const State state = state_of(
        "... ... ..."
        "... .1. ..."
        "... ... .1."
        "... ... ..."
        ".1. ... ..."
        "... ... ..."
        "... 1.. ..."
        "..1 ... ..."
        "... ... ...");
    const Step step{TechniqueId::hidden_single, SinglePattern{{0, 1}, kBox1}, {{0, 1}}, {}};

    const Figure figure = figure_of(step, state);

    // All but the 1 of r7c4, which no cell of the box sees.
    EXPECT_EQ(figure.zones, (std::vector<Zone>{house_zone(state, ZoneRole::base, kBox1),
                                               cell_zone(ZoneRole::witness, {13, 25, 37, 65})}));
}

TEST(Figure, FullHouseNeedsNoWitness) {
    const State state = state_of("123.............");
    const Step step{TechniqueId::full_house, SinglePattern{{3, 4}, kRow1}, {{3, 4}}, {}};

    EXPECT_EQ(figure_of(step, state).zones,
              (std::vector<Zone>{house_zone(state, ZoneRole::base, kRow1)}));
}

TEST(Figure, SubsetKeepsItsDigits) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "12");
    const Step step{TechniqueId::naked_pair,
                    SubsetPattern{{kRow1}, {0, 4}, DigitSet(0b11)},
                    {},
                    {{1, 1}, {1, 2}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{house_zone(state, ZoneRole::base, kRow1),
                                               cell_zone(ZoneRole::set, {0, 4})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first, stays},
                                               {{0, 2}, first, stays},
                                               {{1, 1}, none, eliminated},
                                               {{1, 2}, none, eliminated},
                                               {{4, 1}, first, stays},
                                               {{4, 2}, first, stays}}));
}

TEST(Figure, FishHasBaseCoverAndFins) {
    State state = open_state();
    logic::confine(state, 0, 7, std::vector<Cell>{0, 4});
    logic::confine(state, 8, 7, std::vector<Cell>{72, 76, 77});
    const Step step{TechniqueId::finned_x_wing,
                    FishPattern{7, {0, 8}, {kColumn1, kColumn1 + 4}, {77}},
                    {},
                    {{58, 7}, {67, 7}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{house_zone(state, ZoneRole::base, 0),
                                               house_zone(state, ZoneRole::base, 8),
                                               house_zone(state, ZoneRole::cover, kColumn1),
                                               house_zone(state, ZoneRole::cover, kColumn1 + 4)}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 7}, first, stays},
                                               {{4, 7}, first, stays},
                                               {{58, 7}, none, eliminated},
                                               {{67, 7}, none, eliminated},
                                               {{72, 7}, first, stays},
                                               {{76, 7}, first, stays},
                                               {{77, 7}, fin, stays}}));
}

TEST(Figure, WingGoesFromThePivotToBothPincers) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 5, 1, "23");
    const Step step{TechniqueId::xy_wing, WingPattern{0, {4, 36}, 3}, {}, {{40, 3}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::base, {0}),
                                               cell_zone(ZoneRole::set, {4, 36})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, second, stays},
                                               {{0, 2}, second, stays},
                                               {{4, 1}, second, stays},
                                               {{4, 3}, first, stays},
                                               {{36, 2}, second, stays},
                                               {{36, 3}, first, stays},
                                               {{40, 3}, none, eliminated}}));
    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{0}, 1}, {{4}, 1}, Kind::weak},
                                                 {{{4}, 1}, {{4}, 3}, Kind::strong},
                                                 {{{0}, 2}, {{36}, 2}, Kind::weak},
                                                 {{{36}, 2}, {{36}, 3}, Kind::strong}}));
}

ChainPattern chain_of_four() {
    return {{{{0}, 5}, {{8}, 5}, {{80}, 5}, {{72, 73}, 5}},
            {{Kind::strong, 0}, {Kind::weak, 17}, {Kind::strong, 8}},
            false};
}

TEST(Figure, ChainAlternatesColoursAndLinks) {
    const State state = open_state();
    const Step step{TechniqueId::grouped_chain, chain_of_four(), {}, {{9, 5}}};

    const Figure figure = figure_of(step, state);

    EXPECT_TRUE(figure.zones.empty());
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 5}, second, stays},
                                               {{8, 5}, first, stays},
                                               {{9, 5}, none, eliminated},
                                               {{72, 5}, first, stays},
                                               {{73, 5}, first, stays},
                                               {{80, 5}, second, stays}}));
    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{0}, 5}, {{8}, 5}, Kind::strong},
                                                 {{{8}, 5}, {{80}, 5}, Kind::weak},
                                                 {{{80}, 5}, {{72, 73}, 5}, Kind::strong}}));
}

TEST(Figure, ChainShowsTheSetsThatAreItsLinks) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 2, "23");
    ChainPattern chain = chain_of_four();
    chain.nodes[0] = {{0}, 1};
    chain.nodes[1] = {{0, 1}, 2};
    chain.links[0] = {Kind::strong, {}, AlmostLockedSet{0, {0, 1}, DigitSet(0b111)}};
    const Step step{TechniqueId::als_alternating_chain, chain, {}, {{9, 5}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::set, {0, 1})}));
    EXPECT_EQ(figure.marks[0], (Mark{{0, 1}, second, stays}));
    EXPECT_EQ(figure.marks[1], (Mark{{0, 2}, first, stays}));
    EXPECT_EQ(figure.marks[2], (Mark{{0, 3}, member, stays}));
}

TEST(Figure, ChainShowsTheHiddenSetsAndRectanglesThatAreItsLinks) {
    ChainPattern chain = chain_of_four();
    chain.links[0] = {Kind::strong, {}, {}, AlmostHiddenSet{0, {1, 2}, DigitSet(0b1)}};
    chain.links[2] = {
        Kind::strong, {}, {}, {}, GuardianPattern{{60, 62, 69, 71}, DigitSet(0b11), {}}};
    const Step step{TechniqueId::ur_alternating_chain, chain, {}, {{9, 5}}};

    const Figure figure = figure_of(step, open_state());

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::set, {1, 2}),
                                               cell_zone(ZoneRole::set, {60, 62, 69, 71})}));
    EXPECT_EQ(figure.marks[1], (Mark{{1, 1}, member, stays}));
}

TEST(Figure, ChainThatReturnsToItsFirstNodeSaysThatItHolds) {
    ChainPattern chain = chain_of_four();
    chain.nodes.back() = chain.nodes.front();
    const Step step{TechniqueId::alternating_chain, chain, {{0, 5}}, {}};

    const Figure figure = figure_of(step, open_state());

    EXPECT_EQ(figure.marks[0], (Mark{{0, 5}, first, placed}));
}

TEST(Figure, LoopEndsWhereItBegan) {
    ChainPattern loop = chain_of_four();
    loop.links.push_back({Kind::weak, kColumn1});
    loop.loop = true;
    const Step step{TechniqueId::grouped_loop, loop, {}, {{9, 5}}};

    const Figure figure = figure_of(step, open_state());

    ASSERT_EQ(figure.arrows.size(), 4U);
    EXPECT_EQ(figure.arrows[3], (Arrow{{{72, 73}, 5}, {{0}, 5}, Kind::weak}));
}

TEST(Figure, ColoursOfTwoClustersAreFour) {
    const ColouringPattern pattern{4,
                                   {{{std::vector<Cell>{0}, {8}}, {{0, 8, 0}}},
                                    {{std::vector<Cell>{36}, {44}}, {{36, 44, 4}}}}};
    const Step step{TechniqueId::multi_colouring, pattern, {}, {{0, 4}, {40, 4}}};

    const Figure figure = figure_of(step, open_state());

    // A coloured candidate may go as well: it keeps its colour.
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 4}, first, eliminated},
                                               {{8, 4}, second, stays},
                                               {{36, 4}, third, stays},
                                               {{40, 4}, none, eliminated},
                                               {{44, 4}, fourth, stays}}));
    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{0}, 4}, {{8}, 4}, Kind::strong, false},
                                                 {{{36}, 4}, {{44}, 4}, Kind::strong, false}}));
}

TEST(Figure, RectangleShowsWhatItsCornersHaveMore) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 2, 1, "123");
    keep(state, 2, 4, "124");
    keep(state, 2, 9, "34");
    RectanglePattern pattern{{0, 3, 12, 9}, DigitSet(0b11), {17}, DigitSet(0b1100), {1}};
    const Step step{TechniqueId::unique_rectangle_3, pattern, {}, {{10, 3}, {10, 4}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{house_zone(state, ZoneRole::base, 1),
                                               cell_zone(ZoneRole::set, {0, 3, 9, 12}),
                                               cell_zone(ZoneRole::set, {17})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first, stays},
                                               {{0, 2}, first, stays},
                                               {{3, 1}, first, stays},
                                               {{3, 2}, first, stays},
                                               {{9, 1}, first, stays},
                                               {{9, 2}, first, stays},
                                               {{9, 3}, second, stays},
                                               {{10, 3}, none, eliminated},
                                               {{10, 4}, none, eliminated},
                                               {{12, 1}, first, stays},
                                               {{12, 2}, first, stays},
                                               {{12, 4}, second, stays},
                                               {{17, 3}, second, stays},
                                               {{17, 4}, second, stays}}));
}

TEST(Figure, BugShowsThePlacesOfItsDigit) {
    const State state = open_state(Board::standard(4));
    const Step step{TechniqueId::bug_plus_one, BugPattern{{0, 3}}, {{0, 3}}, {}};

    const Figure figure = figure_of(step, state);

    ASSERT_EQ(figure.zones.size(), 4U);
    EXPECT_EQ(figure.zones[0], cell_zone(ZoneRole::set, {0}));
    ASSERT_EQ(figure.marks.size(), 8U);  // of row, column and box together
    EXPECT_EQ(figure.marks[0], (Mark{{0, 3}, first, placed}));
    EXPECT_EQ(figure.marks[1], (Mark{{1, 3}, first, stays}));
}

TEST(Figure, GuardiansAreMarkedLikeFins) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 2, 2, "127");
    const Step step{
        TechniqueId::tridagon, GuardianPattern{{0, 10}, DigitSet(3), {{10, 7}}}, {{10, 7}}, {}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::set, {0, 10})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first},
                                               {{0, 2}, first},
                                               {{10, 1}, first},
                                               {{10, 2}, first},
                                               {{10, 7}, fin, placed}}));
}

TEST(Figure, OfAGraveOnlyTheCellsWithGuardiansStandOut) {
    const State state = open_state();
    const Step step{TechniqueId::bug_2,
                    GuardianPattern{{0, 10}, state.board().digits(), {{0, 7}, {10, 7}}},
                    {},
                    {{1, 7}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones,
              (std::vector<Zone>{cell_zone(ZoneRole::set, {0}), cell_zone(ZoneRole::set, {10})}));
    EXPECT_EQ(figure.marks,
              (std::vector<Mark>{{{0, 7}, fin}, {{1, 7}, none, eliminated}, {{10, 7}, fin}}));
}

TEST(Figure, LockedSetsTellWhichKindOfHouseCountsADigit) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 2, 2, "37");
    const Step step{TechniqueId::sk_loop,
                    LockedSetsPattern{{0, 10},
                                      {{0, DigitSet::of(1)},
                                       {9, DigitSet::of(2)},
                                       {10, DigitSet::of(7)},
                                       {18, DigitSet::of(3)}}},
                    {},
                    {{3, 1}}};

    const Figure figure = figure_of(step, state);

    ASSERT_EQ(figure.zones.size(), 5U);
    EXPECT_EQ(figure.zones[0].role, ZoneRole::cover);
    EXPECT_EQ(figure.zones[4], cell_zone(ZoneRole::set, {0, 10}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first},
                                               {{0, 2}, second},
                                               {{3, 1}, none, eliminated},
                                               {{10, 3}, third},
                                               {{10, 7}, second}}));
}

TEST(Figure, ExocetsShowBaseTargetsAndTheRoomInTheCrossLines) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "12");
    keep(state, 2, 4, "17");
    keep(state, 4, 3, "19");
    const Step step{TechniqueId::junior_exocet,
                    ExocetPattern{{0, 1}, {12, 26}, DigitSet(3), {11, 12, 17}, {{3, DigitSet(1)}}},
                    {},
                    {{12, 7}}};

    const Figure figure = figure_of(step, state);

    ASSERT_EQ(figure.zones.size(), 5U);
    EXPECT_EQ(figure.zones[0].house, 11U);
    EXPECT_EQ(figure.zones[3], cell_zone(ZoneRole::base, {0, 1}));
    EXPECT_EQ(figure.zones[4], cell_zone(ZoneRole::set, {12, 26}));
    EXPECT_EQ(figure.marks[0], (Mark{{0, 1}, first}));
    EXPECT_EQ(figure.marks[4], (Mark{{12, 1}, first}));
    EXPECT_EQ(figure.marks[5], (Mark{{12, 7}, none, eliminated}));
    EXPECT_EQ(figure.marks[8], (Mark{{29, 1}, second}));
}

TEST(Figure, FireworksShowTheLinesOfTheirCorners) {
    State state = open_state();
    keep(state, 1, 1, "1237");
    const Step step{
        TechniqueId::firework_triple, FireworksPattern{{6, 63}, {{0, DigitSet(7)}}}, {}, {{0, 7}}};

    const Figure figure = figure_of(step, state);

    ASSERT_EQ(figure.zones.size(), 3U);
    EXPECT_EQ(figure.zones[0].house, 0U);
    EXPECT_EQ(figure.zones[1].house, 9U);
    EXPECT_EQ(figure.zones[2], cell_zone(ZoneRole::set, {0, 6, 63}));
    EXPECT_EQ(figure.marks[0], (Mark{{0, 1}, first}));
    EXPECT_EQ(figure.marks[3], (Mark{{0, 7}, none, eliminated}));
}

TEST(Figure, AutomorphismsShowTheCellsAndTheirImages) {
    const State state = open_state();
    AutomorphismPattern half_turn{{}, {9, 8, 7, 6, 5, 4, 3, 2, 1}};
    for (Cell cell = 0; cell < 81; ++cell) half_turn.cells.push_back(80 - cell);
    const Step step{
        TechniqueId::symmetrical_placement, std::move(half_turn), {{1, 3}}, {{40, 2}, {79, 1}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::set, {1, 40, 79})}));

    Step placed = step;
    placed.eliminations.clear();
    EXPECT_EQ(figure_of(placed, state).zones,
              (std::vector<Zone>{cell_zone(ZoneRole::set, {1}), cell_zone(ZoneRole::base, {79})}));
}

TEST(Figure, BrokenWingsAreJoinedInTheirHouses) {
    const State state = open_state();
    const Step step{TechniqueId::broken_wing,
                    GuardianPattern{{0, 3, 10}, DigitSet::of(5), {{7, 5}}, {}, {}, {0, 18}},
                    {{7, 5}},
                    {}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.arrows,
              (std::vector<Arrow>{{{{0}, 5}, {{3}, 5}, ChainLink::Kind::weak, false},
                                  {{{0}, 5}, {{10}, 5}, ChainLink::Kind::weak, false}}));
    EXPECT_EQ(figure.marks,
              (std::vector<Mark>{
                  {{0, 5}, first}, {{3, 5}, first}, {{7, 5}, fin, placed}, {{10, 5}, first}}));
}

TEST(Figure, MedusaHasTwoColoursJoinedByLines) {
    const State state = open_state();
    const MedusaPattern pattern{{{{{0, 1}, {8, 2}}, {{0, 2}, {8, 1}}}},
                                {{{0, 1}, {0, 2}, std::nullopt}, {{0, 2}, {8, 2}, 0}},
                                DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 40}};
    const Step step{TechniqueId::medusa, pattern, {}, pattern.colours[0]};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::dead_end, {40})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first, eliminated},
                                               {{0, 2}, second},
                                               {{8, 1}, second},
                                               {{8, 2}, first, eliminated}}));
    EXPECT_EQ(figure.arrows,
              (std::vector<Arrow>{{{{0}, 1}, {{0}, 2}, ChainLink::Kind::strong, false},
                                  {{{0}, 2}, {{8}, 2}, ChainLink::Kind::strong, false}}));
}

TEST(Figure, AlignedCellsAndWhatExcludesTheirCombinationsStandOut) {
    State state = open_state();
    keep(state, 1, 1, "14");
    keep(state, 1, 2, "23");
    keep(state, 1, 5, "12");
    const Step step{TechniqueId::aligned_pair_exclusion, AlignedPattern{{0, 1}, {4}}, {}, {{0, 1}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::base, {0, 1}),
                                               cell_zone(ZoneRole::set, {4})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first, eliminated},
                                               {{0, 4}, first},
                                               {{1, 2}, first},
                                               {{1, 3}, first},
                                               {{4, 1}, second},
                                               {{4, 2}, second}}));
}

TEST(Figure, LeftoversShowTheCellsOfEitherSide) {
    State state = open_state();
    for (Cell cell = 0; cell < 81; ++cell) {
        if (cell != 3 && cell != 9) state.remove({cell, 5});
    }
    const Step step{TechniqueId::law_of_leftovers, LeftoverPattern{{0}, {18}, 5}, {}, {{3, 5}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones.size(), 4U);
    EXPECT_EQ(figure.zones[2], cell_zone(ZoneRole::set, {3, 4, 5, 6, 7, 8}));
    EXPECT_EQ(figure.zones[3], cell_zone(ZoneRole::set, {9, 10, 11, 18, 19, 20}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{3, 5}, first, eliminated}, {{9, 5}, second}}));
}

TEST(Figure, ConstraintsShowTheirCellsAndStayDrawn) {
    Puzzle puzzle(Board::standard(4));
    puzzle.add_constraint(
        *make_constraint({.kind = "killer-cage", .cells = {0, 1}, .value = 3}, puzzle.board()));
    const State state(puzzle);
    const Step step{TechniqueId::constraint,
                    ConstraintPattern{0, {0, 1}, DigitSet::of(4)},
                    {},
                    {{0, 4}, {1, 4}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::set, {0, 1})}));
    EXPECT_EQ(figure.constraints.size(), 1U);
    ASSERT_EQ(figure.marks.size(), 2U);
    EXPECT_EQ(figure.marks[0].fate, MarkFate::eliminated);
}

TEST(Figure, AlmostLockedSetsAreLetteredAndJoinedByTheirCommons) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 9, 1, "13");
    keep(state, 9, 2, "23");
    const AlsPattern pattern{
        {{kRow1, {0}, DigitSet(0b11)}, {8, {72, 73}, DigitSet(0b111)}}, {DigitSet(0b1)}, {}, false};
    const Step step{TechniqueId::als_xz, pattern, {}, {{1, 2}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::set, {0}, "A"),
                                               cell_zone(ZoneRole::set, {72, 73}, "B")}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, second, stays},
                                               {{0, 2}, first, stays},
                                               {{1, 2}, none, eliminated},
                                               {{72, 1}, second, stays},
                                               {{72, 3}, member, stays},
                                               {{73, 2}, first, stays},
                                               {{73, 3}, member, stays}}));
    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{0}, 1}, {{72}, 1}, Kind::weak, false}}));
}

TEST(Figure, DeathBlossomJoinsEverySetToTheStem) {
    State state = open_state();
    keep(state, 5, 5, "12");
    keep(state, 1, 5, "13");
    keep(state, 5, 1, "23");
    const AlsPattern pattern{{{kColumn1 + 4, {4}, DigitSet(0b101)}, {4, {36}, DigitSet(0b110)}},
                             {DigitSet(0b1), DigitSet(0b10)},
                             40,
                             false};
    const Step step{TechniqueId::death_blossom, pattern, {}, {{0, 3}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones[0], cell_zone(ZoneRole::base, {40}));
    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{40}, 1}, {{4}, 1}, Kind::weak, false},
                                                 {{{40}, 2}, {{36}, 2}, Kind::weak, false}}));
}

TEST(Figure, LoopOfTwoAlmostLockedSetsIsJoinedTwice) {
    const AlsPattern pattern{{{kRow1, {0}, DigitSet(0b11)}, {8, {72}, DigitSet(0b11)}},
                             {DigitSet(0b1), DigitSet(0b10)},
                             {},
                             true};
    const Step step{TechniqueId::als_xz, pattern, {}, {{9, 2}}};

    const Figure figure = figure_of(step, open_state());

    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{0}, 1}, {{72}, 1}, Kind::weak, false},
                                                 {{{72}, 2}, {{0}, 2}, Kind::weak, false}}));
}

TEST(Figure, SueDeCoqSharesDigitsOutToLineAndBox) {
    State state = open_state();
    keep(state, 1, 1, "13");
    keep(state, 1, 2, "24");
    keep(state, 1, 9, "12");
    keep(state, 2, 2, "34");
    const SueDeCoqPattern pattern{kRow1,           kBox1, {0, 1}, {8}, {10}, DigitSet(0b0011),
                                  DigitSet(0b1100)};
    const Step step{TechniqueId::sue_de_coq, pattern, {}, {{4, 1}}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones,
              (std::vector<Zone>{house_zone(state, ZoneRole::base, kRow1),
                                 house_zone(state, ZoneRole::cover, kBox1),
                                 cell_zone(ZoneRole::set, {0, 1}), cell_zone(ZoneRole::set, {8}),
                                 cell_zone(ZoneRole::set, {10})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first, stays},
                                               {{0, 3}, second, stays},
                                               {{1, 2}, first, stays},
                                               {{1, 4}, second, stays},
                                               {{4, 1}, none, eliminated},
                                               {{8, 1}, first, stays},
                                               {{8, 2}, first, stays},
                                               {{10, 3}, second, stays},
                                               {{10, 4}, second, stays}}));
}

using Reason = Consequence::Reason;

Consequence assumed(Candidate candidate) { return {candidate, true, Reason::assumption, 0, {}}; }

ForcingBranch branch_of(std::vector<Consequence> consequences) {
    return {std::move(consequences), {}};
}

TEST(Figure, ForcingBranchesHaveArrowsOfTheirOwn) {
    const State state = open_state();
    const ForcingPattern pattern{
        0,
        {},
        {branch_of({assumed({0, 1}),
                    {{1, 1}, false, Reason::seen, 0, {0}},
                    {{1, 2}, true, Reason::cell, 0, {1}}}),
         branch_of({assumed({0, 2}), {{1, 2}, true, Reason::house, 0, {0}}})}};
    const Step step{TechniqueId::cell_forcing_chains, pattern, {{1, 2}}, {}};

    const Figure figure = figure_of(step, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::base, {0})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first, stays},
                                               {{0, 2}, first, stays},
                                               {{1, 1}, second, stays},
                                               {{1, 2}, first, placed}}));
    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{0}, 1}, {{1}, 1}, Kind::weak, true, 0},
                                                 {{{1}, 1}, {{1}, 2}, Kind::strong, true, 0},
                                                 {{{0}, 2}, {{1}, 2}, Kind::strong, true, 1}}));
}

TEST(Figure, DeadEndsAreZones) {
    const State state = open_state();
    const auto zone_of = [&](DeadEnd dead_end) {
        const ForcingPattern pattern{{}, {}, {{{assumed({0, 1})}, dead_end}}};
        const Figure figure =
            figure_of(Step{TechniqueId::contradiction_net, pattern, {}, {{0, 1}}}, state);
        return figure.zones.back();
    };

    EXPECT_EQ(zone_of({.kind = DeadEnd::Kind::cell, .cell = 7}),
              cell_zone(ZoneRole::dead_end, {7}));
    EXPECT_EQ(zone_of({.kind = DeadEnd::Kind::house, .house = kBox1, .digit = 4}),
              house_zone(state, ZoneRole::dead_end, kBox1));
    EXPECT_EQ(zone_of({.kind = DeadEnd::Kind::clash, .cell = 9, .other = 7}),
              cell_zone(ZoneRole::dead_end, {7, 9}));
}

TEST(Figure, LongNetsGoFromOneCandidateThatHoldsToTheNext) {
    // Each candidate that holds rules one out, by which the next holds.
    std::vector<Consequence> consequences = {assumed({0, 1})};
    for (std::uint32_t i = 1; i < 16; ++i) {
        consequences.push_back({{i, 1}, false, Reason::seen, 0, {2 * i - 2}});
        consequences.push_back({{i, 2}, true, Reason::cell, 0, {2 * i - 1}});
    }
    const ForcingPattern pattern{{}, {}, {branch_of(consequences)}};

    const Figure figure =
        figure_of(Step{TechniqueId::dynamic_forcing_net, pattern, {}, {{0, 1}}}, open_state());

    ASSERT_EQ(figure.arrows.size(), 15U);
    EXPECT_EQ(figure.arrows[0], (Arrow{{{0}, 1}, {{1}, 2}, Kind::strong}));
    EXPECT_EQ(figure.arrows[1], (Arrow{{{1}, 2}, {{2}, 2}, Kind::strong}));
    EXPECT_EQ(figure.marks.size(), 31U);
}

TEST(Figure, OfAKrakenShowsItsFishAndTheChains) {
    State state = open_state();
    for (Cell cell = 0; cell < 81; ++cell) {
        if (cell != 2 && cell != 6 && cell != 4 && cell != 15) state.remove({cell, 4});
    }
    ForcingPattern pattern;
    pattern.fish = FishPattern{4, {0, 1}, {11, 15}, {4}};
    pattern.branches = {{{assumed({4, 4}), {{15, 4}, false, Reason::seen, 0, {0}}}, {}}};

    const Figure figure = figure_of(Step{TechniqueId::kraken_fish, pattern, {}, {{15, 4}}}, state);

    EXPECT_EQ(figure.zones.size(), 4U);
    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{4}, 4}, {{15}, 4}, Kind::weak, true, 0}}));
    EXPECT_EQ(figure.marks.size(), 4U);
}

TEST(Figure, OfATreeShowsItsRootAndWhereItDividesFirst) {
    const State state = open_state();
    ForcingBranch root{{assumed({0, 1}), {{1, 1}, false, Reason::seen, 0, {0}}}, {}};
    root.cell = 1;
    root.cases = {{{assumed({1, 2})}, DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 7}},
                  {{assumed({1, 3})}, DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 8}}};

    const Figure figure = figure_of(
        Step{TechniqueId::bifurcation_tree, ForcingPattern{{}, {}, {root}}, {}, {{0, 1}}}, state);

    EXPECT_EQ(figure.zones, (std::vector<Zone>{cell_zone(ZoneRole::base, {1})}));
    EXPECT_EQ(figure.marks, (std::vector<Mark>{{{0, 1}, first, eliminated},
                                               {{1, 1}, second, stays},
                                               {{1, 2}, third, stays},
                                               {{1, 3}, third, stays}}));
    EXPECT_EQ(figure.arrows, (std::vector<Arrow>{{{{0}, 1}, {{1}, 1}, Kind::weak, true, 0}}));
}

TEST(Figure, OfAPuzzleHasCandidatesOnlyWhereItHasMarks) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 3);

    EXPECT_TRUE(figure_of(puzzle).candidates.empty());
    EXPECT_EQ(figure_of(puzzle).givens[0], 1);

    puzzle.set_pencilmarks(1, DigitSet(0b11));

    EXPECT_EQ(figure_of(puzzle).candidates[1], DigitSet(0b11));
    EXPECT_TRUE(figure_of(puzzle).candidates[0].empty());
}

TEST(Figure, OfAnEntryHasWhatThePlayerDid) {
    Entry entry{Puzzle(Board::standard(4))};
    entry.puzzle.set_given(0, 3);
    entry.play.placed.assign(16, 0);
    entry.play.placed[1] = 2;
    entry.play.pencilmarks.assign(16, DigitSet());
    entry.play.pencilmarks[2] = DigitSet(0b1001);

    const Figure figure = figure_of(entry);

    EXPECT_EQ(figure.digits[1], 2);
    EXPECT_EQ(figure.givens[1], 0);
    EXPECT_EQ(figure.candidates[2], DigitSet(0b1001));
    EXPECT_TRUE(figure.candidates[3].empty());
}

TEST(Figure, OfAGridTellsGivensFromTheRest) {
    const Grid grid{Board::standard(2), {1, 2, 2, 1}};
    Puzzle puzzle(grid.board);
    puzzle.set_given(3, 1);

    EXPECT_EQ(figure_of(grid).givens, (std::vector<std::uint8_t>{0, 0, 0, 0}));
    EXPECT_EQ(figure_of(grid, puzzle).givens, (std::vector<std::uint8_t>{0, 0, 0, 1}));
    EXPECT_EQ(figure_of(grid, puzzle).digits, grid.digits);
}

}  // namespace
}  // namespace sudokit
