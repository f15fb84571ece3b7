#include <array>

#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

constexpr std::uint32_t kColumn = 9;  // the first column of a 9x9 board
constexpr std::uint32_t kBox = 18;    // the first box of a 9x9 board
constexpr auto kStrong = ChainLink::Kind::strong;
constexpr auto kWeak = ChainLink::Kind::weak;

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

// 1 in r1c1, 2 in r1c9 and 3 in r9c9, or 2, 3 and 1.
struct ThreeCorners {
    State state = open_state();
    Step step{TechniqueId::medusa,
              MedusaPattern{{{{{rc(1, 1), 1}, {rc(1, 9), 2}, {rc(9, 9), 3}},
                              {{rc(1, 1), 2}, {rc(1, 9), 3}, {rc(9, 9), 1}}}},
                            {{{rc(1, 1), 1}, {rc(1, 1), 2}, std::nullopt},
                             {{rc(1, 1), 2}, {rc(1, 9), 2}, 0},
                             {{rc(1, 9), 2}, {rc(1, 9), 3}, std::nullopt},
                             {{rc(1, 9), 3}, {rc(9, 9), 3}, 17},
                             {{rc(9, 9), 3}, {rc(9, 9), 1}, std::nullopt}}},
              {},
              {{rc(9, 1), 1}}};

    ThreeCorners() {
        keep(state, 1, 1, "12");
        keep(state, 1, 9, "23");
        keep(state, 9, 9, "13");
        confine(state, 0, 2, std::vector<Cell>{rc(1, 1), rc(1, 9)});
        confine(state, 17, 3, std::vector<Cell>{rc(1, 9), rc(9, 9)});
    }
    [[nodiscard]] Step with(const auto& alter) const { return altered<MedusaPattern>(step, alter); }
};

TEST(Check, MedusaJoinsColoursByPairs) {
    const ThreeCorners three;
    const State& state = three.state;

    EXPECT_EQ(fault_of(three.step, state), "");
    EXPECT_EQ(text_of(three.with([](auto& p) { p.links[1].house = 8; }), state), &kNotConjugate);
    EXPECT_EQ(text_of(three.with([](auto& p) { p.links[0].second.digit = 3; }), state),
              &kNotConjugate);
    EXPECT_EQ(text_of(three.with([](auto& p) { p.colours[1].pop_back(); }), state),
              &kBrokenColours);
    EXPECT_EQ(text_of(three.with([](auto& p) { p.links.pop_back(); }), state), &kBrokenColours);
    EXPECT_EQ(text_of(three.with([](auto& p) { p.colours[0].clear(); }), state), &kWrongPattern);
    EXPECT_EQ(
        text_of(three.with([](auto& p) { std::swap(p.colours[0][0], p.colours[0][2]); }), state),
        &kUnsortedPattern);
    EXPECT_EQ(text_of(with_elimination(three.step, {rc(9, 2), 1}), state),
              &kEliminationDoesNotFollow);
}

TEST(Check, MedusaWithoutALinkProvesNothing) {
    const ThreeCorners three;
    const Step step = three.with([](auto& p) { p.links.erase(p.links.begin() + 2); });

    EXPECT_EQ(text_of(step, three.state), &kEliminationDoesNotFollow);
}

TEST(Check, MedusaRunsIntoWhatItSays) {
    ThreeCorners three;
    keep(three.state, 9, 1, "13");
    Step step = three.step;
    auto& pattern = std::get<MedusaPattern>(step.pattern);
    pattern.dead_end = DeadEnd{.kind = DeadEnd::Kind::cell, .cell = rc(9, 1)};
    step.eliminations = pattern.colours[0];
    Step elsewhere = step;
    std::get<MedusaPattern>(elsewhere.pattern).dead_end->cell = rc(5, 5);

    EXPECT_EQ(fault_of(step, three.state), "");
    EXPECT_EQ(text_of(elsewhere, three.state), &kEliminationDoesNotFollow);
}

TEST(Check, ExcludersAreSeenByAllAlignedCells) {
    State state = open_state();
    keep(state, 1, 1, "149");
    keep(state, 4, 2, "23");
    keep(state, 1, 2, "12");
    keep(state, 4, 1, "13");
    const Step step{TechniqueId::aligned_pair_exclusion,
                    AlignedPattern{{rc(1, 1), rc(4, 2)}, {rc(1, 2), rc(4, 1)}},
                    {},
                    {{rc(1, 1), 1}}};
    const auto with = [&](const auto& alter) { return altered<AlignedPattern>(step, alter); };

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(with([](auto& p) { p.cells.pop_back(); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { p.excluders.pop_back(); }), state), &kWrongPattern);
    EXPECT_EQ(text_of(with([](auto& p) { p.excluders[1] = rc(2, 2); }), state), &kWrongDigits);
    EXPECT_EQ(text_of(with([](auto& p) { p.cells[1] = rc(5, 5); }), state), &kExcluderNotSeen);
    EXPECT_EQ(text_of(with_elimination(step, {rc(1, 1), 4}), state), &kEliminationDoesNotFollow);
}

}  // namespace
}  // namespace sudokit::logic
