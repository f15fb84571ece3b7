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

}  // namespace
}  // namespace sudokit::logic
