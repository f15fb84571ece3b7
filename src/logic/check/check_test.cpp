#include "sudokit/check.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "logic/check/messages.hpp"
#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;
using Link = ChainLink;

constexpr std::uint32_t kColumn = 9;  // the first column and the first box of a 9x9 board
constexpr std::uint32_t kBox = 18;
constexpr auto kStrong = Link::Kind::strong;
constexpr auto kWeak = Link::Kind::weak;

// What is wrong in words; empty if nothing is.
std::string fault_of(const Step& step, const State& state) {
    const auto fault = check(step, state);
    return fault ? fault->in(Language::en) : "";
}

// The text that the fault is made of, if there is one.
const MessageText* text_of(const Step& step, const State& state) {
    const auto fault = check(step, state);
    return fault ? fault->text : nullptr;
}

// The step with its pattern altered.
template <class Kind, class Alter>
Step altered(Step step, const Alter& alter) {
    alter(std::get<Kind>(step.pattern));
    return step;
}

Step with_elimination(Step step, Candidate candidate) {
    step.eliminations.insert(std::ranges::lower_bound(step.eliminations, candidate), candidate);
    return step;
}

TEST(Check, FaultsAreInBothLanguages) {
    const auto fault =
        check(Step{naked_single, SinglePattern{{0, 1}, {}}, {{0, 1}}, {}}, open_state());

    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->in(Language::en), "it does not follow from the pattern that r1c1 holds 1");
    EXPECT_EQ(fault->in(Language::fr),
              "il ne découle pas du motif que la case r1c1 contienne le 1");
}

TEST(Check, AStepHasToChangeTheState) {
    State state = open_state();
    keep(state, 1, 1, "5");
    const SinglePattern pattern{{0, 5}, {}};

    EXPECT_EQ(fault_of({naked_single, pattern, {{0, 5}}, {}}, state), "");
    EXPECT_EQ(text_of({naked_single, pattern, {}, {}}, state), &kNoConclusion);
    EXPECT_EQ(text_of({naked_single, pattern, {{0, 4}}, {}}, state), &kConclusionChangesNothing);
    EXPECT_EQ(text_of({naked_single, pattern, {{0, 5}, {0, 5}}, {}}, state), &kUnsortedConclusions);
    EXPECT_EQ(text_of({naked_single, pattern, {{0, 5}}, {{0, 5}}}, state), &kPlacedAndRemoved);
    EXPECT_EQ(text_of({naked_single, pattern, {{81, 5}}, {}}, state), &kOutsideBoard);
    EXPECT_EQ(text_of({naked_single, pattern, {{0, 10}}, {}}, state), &kOutsideBoard);
}

TEST(Check, TheTechniqueHasToFitThePattern) {
    State state = open_state();
    keep(state, 1, 1, "5");
    const SinglePattern pattern{{0, 5}, {}};

    EXPECT_EQ(text_of({hidden_single, pattern, {{0, 5}}, {}}, state), &kWrongPattern);
    EXPECT_EQ(text_of({naked_pair, pattern, {{0, 5}}, {}}, state), &kWrongPattern);
    EXPECT_EQ(text_of({nishio, pattern, {{0, 5}}, {}}, state), &kWrongPattern);
}

TEST(Check, SinglesNeedTheLastPlaceOfTheirHouse) {
    State state = open_state();
    confine(state, 4, 6, std::array{at(state, 5, 5)});
    const Candidate single{at(state, 5, 5), 6};
    const Step step{hidden_single, SinglePattern{single, 4}, {single}, {}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(altered<SinglePattern>(step, [](auto& p) { p.house = 5; }), state),
              &kNotInHouse);
    EXPECT_EQ(text_of(altered<SinglePattern>(step, [](auto& p) { p.house = 13; }), state),
              &kPlacementDoesNotFollow);
    EXPECT_EQ(text_of(altered<SinglePattern>(step, [](auto& p) { p.house = 99; }), state),
              &kOutsideBoard);
    Step full = step;
    full.technique = full_house;
    EXPECT_EQ(text_of(full, state), &kWrongPattern);
}

TEST(Check, NakedSubsetsHaveNoOtherDigits) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    keep(state, 1, 9, "13");
    const Step step{naked_triple, SubsetPattern{{0}, {0, 4, 8}, DigitSet(7)}, {}, {{1, 2}, {2, 3}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(altered<SubsetPattern>(step, [](auto& p) { p.cells.pop_back(); }), state),
              &kWrongPattern);
    EXPECT_EQ(text_of(altered<SubsetPattern>(step, [](auto& p) { p.cells[2] = 7; }), state),
              &kWrongDigits);
    EXPECT_EQ(
        text_of(altered<SubsetPattern>(step, [](auto& p) { p.digits = DigitSet(11); }), state),
        &kWrongDigits);
    EXPECT_EQ(text_of(altered<SubsetPattern>(step, [](auto& p) { p.houses = {1}; }), state),
              &kNotInHouse);
    EXPECT_EQ(text_of(altered<SubsetPattern>(step,
                                             [](auto& p) {
                                                 p.cells = {0, 8, 4};
                                             }),
                      state),
              &kUnsortedPattern);
    EXPECT_EQ(text_of(with_elimination(step, {1, 4}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {10, 2}), state), &kEliminationDoesNotFollow);
}

TEST(Check, HiddenSubsetsHaveNoOtherPlaces) {
    State state = open_state();
    const std::array kept{at(state, 1, 1), at(state, 1, 5)};
    confine(state, 0, 8, kept);
    confine(state, 0, 9, kept);
    const Step step{
        hidden_pair, SubsetPattern{{0}, {0, 4}, DigitSet(0b110000000)}, {}, {{0, 1}, {4, 7}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(
        text_of(altered<SubsetPattern>(step, [](auto& p) { p.digits = DigitSet(0b11); }), state),
        &kWrongDigits);
    EXPECT_EQ(text_of(altered<SubsetPattern>(step,
                                             [](auto& p) {
                                                 p.cells = {0, 5};
                                             }),
                      state),
              &kWrongDigits);
    EXPECT_EQ(text_of(with_elimination(step, {4, 8}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {9, 8}), state), &kEliminationDoesNotFollow);
}

// 5 in rows 1 and 5 lies in columns 2 and 8, but for a fin in r5c9.
struct FinnedFish {
    State state = open_state();
    Step step{finned_x_wing, FishPattern{5, {0, 4}, {kColumn + 1, kColumn + 7}, {44}}, {}, {}};

    FinnedFish() {
        confine(state, 0, 5, std::array{at(state, 1, 2), at(state, 1, 8)});
        confine(state, 4, 5, std::array{at(state, 5, 2), at(state, 5, 8), at(state, 5, 9)});
        step.eliminations = {{at(state, 4, 8), 5}, {at(state, 6, 8), 5}};
    }
};

TEST(Check, FinsAreNamedAndSeen) {
    const FinnedFish fish;

    EXPECT_EQ(fault_of(fish.step, fish.state), "");
    EXPECT_EQ(text_of(altered<FishPattern>(fish.step, [](auto& p) { p.fins.clear(); }), fish.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(altered<FishPattern>(fish.step, [](auto& p) { p.fins = {43}; }), fish.state),
              &kWrongFins);
    EXPECT_EQ(text_of(altered<FishPattern>(fish.step, [](auto& p) { p.base[0] = 1; }), fish.state),
              &kWrongFins);
    EXPECT_EQ(text_of(altered<FishPattern>(fish.step, [](auto& p) { p.digit = 6; }), fish.state),
              &kWrongFins);
    EXPECT_EQ(
        text_of(altered<FishPattern>(fish.step, [](auto& p) { p.cover.pop_back(); }), fish.state),
        &kWrongPattern);
    EXPECT_EQ(text_of(with_elimination(fish.step, {at(fish.state, 9, 8), 5}), fish.state),
              &kFinNotSeen);
    EXPECT_EQ(text_of(with_elimination(fish.step, {at(fish.state, 4, 9), 5}), fish.state),
              &kEliminationDoesNotFollow);
}

TEST(Check, PointingLeavesTheRestOfTheLineOnly) {
    State state = open_state();
    confine(state, kBox, 5, std::array{at(state, 2, 1), at(state, 2, 3)});
    const Step step{pointing, FishPattern{5, {kBox}, {1}, {}}, {}, {{at(state, 2, 7), 5}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {at(state, 3, 7), 5}), state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {at(state, 2, 1), 5}), state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(altered<FishPattern>(step, [](auto& p) { p.cover = {2}; }), state),
              &kWrongFins);
    EXPECT_EQ(text_of(altered<FishPattern>(step, [](auto& p) { p.base = {0}; }), state),
              &kWrongPattern);
}

TEST(Check, WingsSeeTheirPivot) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 5, 1, "23");
    const Step step{xy_wing, WingPattern{0, {4, 36}, 3}, {}, {{40, 3}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {41, 3}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {40, 4}), state), &kWrongDigits);
    EXPECT_EQ(text_of(altered<WingPattern>(step, [](auto& p) { p.pincers[0] = 5; }), state),
              &kWrongDigits);
    EXPECT_EQ(text_of(altered<WingPattern>(step, [](auto& p) { p.pincers.pop_back(); }), state),
              &kWrongPattern);
    keep(state, 2, 5, "13");
    EXPECT_EQ(text_of(altered<WingPattern>(step, [](auto& p) { p.pincers[0] = 13; }), state),
              &kNotSeen);
}

// 7 has two places in row 1 and in row 5, of which those in column 1 see each other.
struct Skyscraper {
    State state = open_state();
    Step step{skyscraper,
              ChainPattern{{{{at(state, 1, 5)}, 7},
                            {{at(state, 1, 1)}, 7},
                            {{at(state, 5, 1)}, 7},
                            {{at(state, 5, 6)}, 7}},
                           {{kStrong, 0}, {kWeak, kColumn}, {kStrong, 4}}},
              {},
              {{at(state, 2, 6), 7}, {at(state, 4, 5), 7}}};

    Skyscraper() {
        confine(state, 0, 7, std::array{at(state, 1, 1), at(state, 1, 5)});
        confine(state, 4, 7, std::array{at(state, 5, 1), at(state, 5, 6)});
    }
    [[nodiscard]] Step with(const auto& alter) const { return altered<ChainPattern>(step, alter); }
};

TEST(Check, EveryLinkOfAChainIsThere) {
    const Skyscraper chain;

    EXPECT_EQ(fault_of(chain.step, chain.state), "");
    EXPECT_EQ(text_of(chain.with([](auto& p) { p.links[0].house = kBox; }), chain.state),
              &kNotStrong);
    EXPECT_EQ(text_of(chain.with([](auto& p) { p.links[2].house = 14; }), chain.state),
              &kNotStrong);
    EXPECT_EQ(text_of(chain.with([](auto& p) { p.links[1].house = kColumn + 1; }), chain.state),
              &kNotWeak);
    EXPECT_EQ(text_of(chain.with([](auto& p) { p.links[1].house.reset(); }), chain.state),
              &kNotWeak);
    EXPECT_EQ(text_of(chain.with([](auto& p) { p.nodes[0].cells = {5}; }), chain.state),
              &kNotACandidate);
    EXPECT_EQ(text_of(chain.with([](auto& p) { p.links.pop_back(); }), chain.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(chain.with([](auto& p) { p.nodes.pop_back(); }), chain.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(chain.with([](auto& p) { p.links[1].kind = kStrong; }), chain.state),
              &kWrongPattern);
    EXPECT_EQ(text_of(with_elimination(chain.step, {at(chain.state, 2, 5), 7}), chain.state),
              &kEliminationDoesNotFollow);
}

TEST(Check, AThirdPlaceBreaksAStrongLink) {
    Skyscraper chain;
    chain.state = open_state();
    confine(chain.state, 0, 7,
            std::array{at(chain.state, 1, 1), at(chain.state, 1, 5), at(chain.state, 1, 9)});
    confine(chain.state, 4, 7, std::array{at(chain.state, 5, 1), at(chain.state, 5, 6)});

    EXPECT_EQ(text_of(chain.step, chain.state), &kNotStrong);
}

TEST(Check, LoopsTakeAwayWhatSeesALink) {
    // 1 and 2 in r1c1 and r1c5, 2 and 3 in r1c9: a loop of three cells.
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    keep(state, 1, 9, "13");
    const Step step{
        alternating_loop,
        ChainPattern{
            {{{0}, 1}, {{0}, 2}, {{4}, 2}, {{4}, 3}, {{8}, 3}, {{8}, 1}},
            {{kStrong, {}}, {kWeak, 0}, {kStrong, {}}, {kWeak, 0}, {kStrong, {}}, {kWeak, 0}},
            true},
        {},
        {{1, 2}, {2, 3}, {3, 1}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {1, 4}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(altered<ChainPattern>(step, [](auto& p) { p.loop = false; }), state),
              &kWrongPattern);
}

TEST(Check, RemotePairsSpeakForBothDigits) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "12");
    keep(state, 5, 5, "12");
    keep(state, 5, 9, "12");
    const Cell last = at(state, 5, 9);
    const Step step{
        remote_pair,
        ChainPattern{{{{0}, 1},
                      {{0}, 2},
                      {{4}, 2},
                      {{4}, 1},
                      {{40}, 1},
                      {{40}, 2},
                      {{last}, 2},
                      {{last}, 1}},
                     {{kStrong, {}},
                      {kWeak, 0},
                      {kStrong, {}},
                      {kWeak, kColumn + 4},
                      {kStrong, {}},
                      {kWeak, 4},
                      {kStrong, {}}}},
        {},
        {{at(state, 1, 9), 1}, {at(state, 1, 9), 2}, {at(state, 5, 1), 1}, {at(state, 5, 1), 2}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {at(state, 1, 9), 3}), state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {at(state, 9, 9), 1}), state),
              &kEliminationDoesNotFollow);
}

TEST(Check, ColoursTakeAwayWhatSeesBoth) {
    // 3 has two places in rows 1 and 5 and in column 1: r1c5 - r1c1 - r5c1 - r5c6.
    State state = open_state();
    confine(state, 0, 3, std::array{at(state, 1, 1), at(state, 1, 5)});
    confine(state, 4, 3, std::array{at(state, 5, 1), at(state, 5, 6)});
    confine(state, kColumn, 3, std::array{at(state, 1, 1), at(state, 5, 1)});
    const ColourCluster cluster{{{{0, 41}, {4, 36}}}, {{4, 0, 0}, {0, 36, kColumn}, {36, 41, 4}}};
    const Step step{simple_colouring, ColouringPattern{3, {cluster}}, {}, {{at(state, 2, 6), 3}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {at(state, 9, 6), 3}), state),
              &kEliminationDoesNotFollow);
    const auto fault = [&](const auto& alter) {
        return text_of(altered<ColouringPattern>(step, alter), state);
    };
    EXPECT_EQ(fault([](auto& p) { p.clusters[0].pairs.pop_back(); }), &kBrokenColours);
    EXPECT_EQ(fault([](auto& p) {
                  p.clusters[0].colours = {{{0, 4}, {36, 41}}};
              }),
              &kBrokenColours);
    EXPECT_EQ(fault([](auto& p) { p.clusters[0].pairs[1].house = kBox; }), &kNotConjugate);
    EXPECT_EQ(fault([](auto& p) { p.digit = 4; }), &kNotConjugate);
    EXPECT_EQ(fault([](auto& p) { p.clusters.clear(); }), &kWrongPattern);
}

// Rows 1 and 2, columns 1 and 4: boxes 1 and 2. Three corners have only 1 and 2.
struct Rectangle {
    State state = open_state();
    Step step{unique_rectangle_1,
              RectanglePattern{{0, 3, 12, 9}, DigitSet(3), {}, {}, {}},
              {},
              {{12, 1}, {12, 2}}};

    Rectangle() {
        keep(state, 1, 1, "12");
        keep(state, 1, 4, "12");
        keep(state, 2, 1, "12");
        keep(state, 2, 4, "1234");
    }
};

TEST(Check, RectanglesCanBeSwapped) {
    const Rectangle rectangle;
    const auto with = [&](const auto& alter) {
        return altered<RectanglePattern>(rectangle.step, alter);
    };

    EXPECT_EQ(fault_of(rectangle.step, rectangle.state), "");
    EXPECT_EQ(text_of(with_elimination(rectangle.step, {12, 3}), rectangle.state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with([](auto& p) {
                          p.corners = {0, 12, 3, 9};
                      }),
                      rectangle.state),
              &kNotARectangle);
    EXPECT_EQ(text_of(with([](auto& p) {
                          p.corners = {0, 1, 10, 9};
                      }),
                      rectangle.state),
              &kNotSwappable);
    EXPECT_EQ(text_of(with([](auto& p) {
                          p.corners = {0, 3, 39, 36};
                      }),
                      rectangle.state),
              &kNotSwappable);
    EXPECT_EQ(text_of(with([](auto& p) { p.digits = DigitSet(5); }), rectangle.state),
              &kEliminationDoesNotFollow);
    Step avoidable = rectangle.step;
    avoidable.technique = avoidable_rectangle_1;
    EXPECT_EQ(text_of(avoidable, rectangle.state), &kWrongPattern);
}

TEST(Check, RectanglesThatADiagonalCrossesCannotBeSwapped) {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;
    const Rectangle rectangle;
    State state = open_state(*Board::make(shape));
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 2, 1, "12");
    keep(state, 2, 4, "1234");

    EXPECT_EQ(text_of(rectangle.step, state), &kNotSwappable);
}

TEST(Check, RectanglesNeedBothDigitsInThePuzzleItself) {
    const Rectangle rectangle;
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(0, DigitSet(1));
    State state(puzzle);
    keep(state, 1, 4, "12");
    keep(state, 2, 1, "12");
    keep(state, 2, 4, "1234");

    EXPECT_EQ(text_of(rectangle.step, state), &kNotSwappable);
}

TEST(Check, AvoidableRectanglesHaveNoGivens) {
    Puzzle puzzle(Board::standard(9));
    State state(puzzle);
    state.place({0, 1});
    state.place({3, 2});
    state.place({9, 2});
    const Step step{avoidable_rectangle_1,
                    RectanglePattern{{0, 3, 12, 9}, DigitSet(3), {}, {}, {}},
                    {},
                    {{12, 1}}};
    puzzle.set_given(0, 1);
    State given(puzzle);
    given.place({3, 2});
    given.place({9, 2});

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(step, given), &kNotSwappable);
}

TEST(Check, BugNeedsTwoOfEverything) {
    // All cells of a 4x4 board come in pairs but for r1c1, where 3 comes on top.
    State state = open_state(Board::standard(4));
    const std::array<std::string_view, 16> pairs = {"123", "12", "34", "34", "34", "34",
                                                    "12",  "12", "12", "12", "34", "34",
                                                    "34",  "34", "12", "12"};
    for (Cell cell = 0; cell < pairs.size(); ++cell) {
        keep(state, cell / 4 + 1, cell % 4 + 1, pairs[cell]);
    }
    const Step step{bug_plus_one, BugPattern{{0, 3}}, {}, {{0, 1}, {0, 2}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of({bug_plus_one, BugPattern{{0, 1}}, {}, {{0, 3}}}, state), &kNotAGrave);
    EXPECT_EQ(text_of(with_elimination(step, {0, 3}), state), &kEliminationDoesNotFollow);
    state.remove({5, 3});
    EXPECT_EQ(text_of(step, state), &kNotAGrave);
}

// Sets 12 3 in r1c1 r1c2 and 1 4 in r1c9 ... with the restricted common 1 and 3 in both.
struct TwoSets {
    State state = open_state();
    Step step{als_xz,
              AlsPattern{{{0, {0, 1}, DigitSet(0b111)}, {kColumn + 8, {8, 17}, DigitSet(0b1101)}},
                         {DigitSet(1)},
                         {},
                         false},
              {},
              {{at(state, 2, 1), 3}}};

    TwoSets() {
        keep(state, 1, 1, "12");
        keep(state, 1, 2, "23");
        keep(state, 1, 9, "14");
        keep(state, 2, 9, "34");
    }
};

TEST(Check, AlmostLockedSetsAndTheirCommons) {
    const TwoSets sets;
    const auto with = [&](const auto& alter) { return altered<AlsPattern>(sets.step, alter); };

    EXPECT_EQ(fault_of(sets.step, sets.state), "");
    EXPECT_EQ(text_of(with_elimination(sets.step, {at(sets.state, 9, 9), 3}), sets.state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(sets.step, {at(sets.state, 2, 1), 2}), sets.state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with([](auto& p) { p.commons[0] = DigitSet(0b100); }), sets.state),
              &kNotRestricted);
    EXPECT_EQ(text_of(with([](auto& p) { p.sets[0].cells = {0}; }), sets.state), &kNotAlmostLocked);
    EXPECT_EQ(text_of(with([](auto& p) { p.sets[1].digits = DigitSet(0b111); }), sets.state),
              &kNotAlmostLocked);
    EXPECT_EQ(text_of(with([](auto& p) { p.sets[1].house = 0; }), sets.state), &kNotAlmostLocked);
    EXPECT_EQ(text_of(with([](auto& p) { p.sets.pop_back(); }), sets.state), &kWrongPattern);
}

TEST(Check, SueDeCoqSharesOutTheDigits) {
    // r1c1 r1c2 have 1234, r1c9 has 12, r2c3 has 34.
    State state = open_state();
    keep(state, 1, 1, "1234");
    keep(state, 1, 2, "1234");
    keep(state, 1, 9, "12");
    keep(state, 2, 3, "34");
    const Step step{sue_de_coq,
                    SueDeCoqPattern{0, kBox, {0, 1}, {8}, {11}, DigitSet(3), DigitSet(12)},
                    {},
                    {{5, 1}, {6, 2}, {18, 3}, {19, 4}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with_elimination(step, {5, 3}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with_elimination(step, {18, 1}), state), &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(altered<SueDeCoqPattern>(step, [](auto& p) { p.box_cells.clear(); }), state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(altered<SueDeCoqPattern>(step, [](auto& p) { p.line_cells = {11}; }), state),
              &kWrongPattern);
}

// r1c1 has 12. With 1, r1c5 (13) has 3; with 2, r5c1 (23) has 3. So r5c5 does not have 3.
struct Forcing {
    using Reason = Consequence::Reason;

    State state = open_state();
    Step step;

    Forcing() {
        keep(state, 1, 1, "12");
        keep(state, 1, 5, "13");
        keep(state, 5, 1, "23");
        const auto branch = [](Digit digit, Cell cell) {
            return ForcingBranch{{{{0, digit}, true, Reason::assumption, 0, {}},
                                  {{cell, digit}, false, Reason::seen, 0, {0}},
                                  {{cell, 3}, true, Reason::cell, 0, {1}},
                                  {{40, 3}, false, Reason::seen, 0, {2}}},
                                 {}};
        };
        step = {cell_forcing_chains,
                ForcingPattern{0, {}, {branch(1, 4), branch(2, 36)}},
                {},
                {{40, 3}}};
    }
    [[nodiscard]] Step with(const auto& alter) const {
        return altered<ForcingPattern>(step, alter);
    }
};

TEST(Check, EveryConsequenceFollowsFromItsParents) {
    const Forcing forcing;

    EXPECT_EQ(fault_of(forcing.step, forcing.state), "");
    const auto fault = [&](const auto& alter) {
        return text_of(forcing.with(alter), forcing.state);
    };
    EXPECT_EQ(fault([](auto& p) { p.branches.pop_back(); }), &kBranchesDoNotCover);
    EXPECT_EQ(fault([](auto& p) { p.cell = 4; }), &kBranchesDoNotCover);
    EXPECT_EQ(fault([](auto& p) { p.branches[0].consequences.pop_back(); }), &kBranchesDoNotCover);
    EXPECT_EQ(fault([](auto& p) { p.branches[0].consequences[2].parents = {}; }),
              &kWrongConsequence);
    EXPECT_EQ(fault([](auto& p) { p.branches[0].consequences[1].parents = {3}; }),
              &kWrongConsequence);
    EXPECT_EQ(fault([](auto& p) { p.branches[1].consequences[3].candidate.cell = 80; }),
              &kWrongConsequence);
    EXPECT_EQ(fault([](auto& p) { p.branches[1].consequences[0].holds = false; }),
              &kWrongConsequence);
    EXPECT_EQ(fault([](auto& p) { p.branches[1].dead_end = DeadEnd{.cell = 40}; }), &kNoDeadEnd);
    EXPECT_EQ(text_of(with_elimination(forcing.step, {41, 3}), forcing.state),
              &kEliminationDoesNotFollow);
}

TEST(Check, NishioEndsInADeadEnd) {
    // 1 in r1c1 would leave nothing for r1c2.
    using Reason = Consequence::Reason;
    State state = open_state();
    keep(state, 1, 2, "1");
    const ForcingBranch branch{
        {{{0, 1}, true, Reason::assumption, 0, {}}, {{1, 1}, false, Reason::seen, 0, {0}}},
        DeadEnd{.kind = DeadEnd::Kind::cell, .cell = 1}};
    const Step step{nishio, ForcingPattern{{}, {}, {branch}}, {}, {{0, 1}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(
        text_of(altered<ForcingPattern>(step, [](auto& p) { p.branches[0].dead_end->cell = 2; }),
                state),
        &kNoDeadEnd);
    EXPECT_EQ(
        text_of(altered<ForcingPattern>(step, [](auto& p) { p.branches[0].dead_end.reset(); }),
                state),
        &kBranchesDoNotCover);
    EXPECT_EQ(text_of({nishio, step.pattern, {}, {{0, 2}}}, state), &kEliminationDoesNotFollow);
}

}  // namespace
}  // namespace sudokit::logic
