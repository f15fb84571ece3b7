#include "logic/techniques/chain/remote_pair.hpp"

#include <gtest/gtest.h>

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

State with_pairs(std::initializer_list<std::array<std::uint32_t, 2>> cells) {
    State state = open_state();
    for (const auto& [row, column] : cells) keep(state, row, column, "12");
    return state;
}

std::vector<Candidate> both(const State& state, std::string_view names) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells_at(state, names)) {
        candidates.push_back({cell, 1});
        candidates.push_back({cell, 2});
    }
    return candidates;
}

TEST(RemotePair, BothDigitsLeaveWhatSeesTheEnds) {
    const State state = with_pairs({{1, 1}, {1, 5}, {6, 5}, {6, 9}});

    const auto steps = find_all(TechniqueId::remote_pair, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto cells = cells_at(state, "r1c1 r1c5 r6c5 r6c9");
    const auto houses = houses_at(state, "r1 c5 r6");
    constexpr auto kStrong = ChainLink::Kind::strong;
    constexpr auto kWeak = ChainLink::Kind::weak;
    const ChainPattern pattern{.nodes = {{{cells[0]}, 1},
                                         {{cells[0]}, 2},
                                         {{cells[1]}, 2},
                                         {{cells[1]}, 1},
                                         {{cells[2]}, 1},
                                         {{cells[2]}, 2},
                                         {{cells[3]}, 2},
                                         {{cells[3]}, 1}},
                               .links = {{kStrong, {}},
                                         {kWeak, houses[0]},
                                         {kStrong, {}},
                                         {kWeak, houses[1]},
                                         {kStrong, {}},
                                         {kWeak, houses[2]},
                                         {kStrong, {}}},
                               .loop = false};
    EXPECT_EQ(steps[0], (Step{TechniqueId::remote_pair, pattern, {}, both(state, "r1c9 r6c1")}));
}

TEST(RemotePair, ThreeCellsAreTooFew) {
    EXPECT_TRUE(find_all(TechniqueId::remote_pair, with_pairs({{1, 1}, {1, 5}, {6, 5}})).empty());
}

TEST(RemotePair, TheEndsOfFiveCellsAreAlike) {
    const State state = with_pairs({{1, 1}, {1, 5}, {6, 5}, {6, 9}, {9, 9}});

    for (const Step& step : find_all(TechniqueId::remote_pair, state)) {
        EXPECT_EQ(std::get<ChainPattern>(step.pattern).nodes.size(), 8U);
    }
}

TEST(RemotePair, AnotherCandidateBreaksTheChain) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "12");
    keep(state, 6, 5, "13");
    keep(state, 6, 9, "12");

    EXPECT_TRUE(find_all(TechniqueId::remote_pair, state).empty());
}

TEST(RemotePair, ALongChainUsesItsStretchesAndComesFirst) {
    const State state = with_pairs({{1, 1}, {1, 5}, {6, 5}, {6, 9}, {9, 9}, {9, 3}});

    const auto steps = find_all(TechniqueId::remote_pair, state);

    ASSERT_EQ(steps.size(), 4U);
    EXPECT_EQ(std::get<ChainPattern>(steps[0].pattern).nodes.size(), 12U);
    EXPECT_EQ(steps[0].eliminations,
              both(state, "r1c3 r1c9 r2c3 r3c3 r6c1 r6c3 r7c1 r8c1 r9c1 r9c5"));
    EXPECT_EQ(steps[1].eliminations.size(), 4U);
}

TEST(RemotePair, StopsWhenTold) {
    const State state = with_pairs({{1, 1}, {1, 5}, {6, 5}, {6, 9}, {9, 9}, {9, 3}});

    EXPECT_EQ(offered_until_stop(TechniqueId::remote_pair, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
