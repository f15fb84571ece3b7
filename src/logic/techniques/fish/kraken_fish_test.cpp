#include "logic/techniques/fish/kraken_fish.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

// The rows 2 and 5 are an X-Wing but for r5c5, which does not see r4c7; but it leaves r9c7 as the
// only place of row 9.
constexpr std::string_view kKraken =
    "... ... ..."
    "..x ... x.."
    "... ... ..."
    "... ... x.x"
    "..x .x. x.."
    "... ... ..."
    "... ... ..."
    "... ... ..."
    "... .x. x..";

TEST(KrakenFish, AChainLeadsFromTheFinToWhatGoes) {
    const State state = sketch(kKraken);
    const Cell target = at(state, 4, 7);

    const auto steps = find_all(TechniqueId::kraken_fish, state);

    const auto found =
        std::ranges::find(steps, std::vector<Candidate>{{target, kSketched}}, &Step::eliminations);
    ASSERT_NE(found, steps.end());
    const auto& forcing = std::get<ForcingPattern>(found->pattern);
    EXPECT_EQ(forcing.fish, (FishPattern{kSketched, houses_at(state, "r2 r5"),
                                         houses_at(state, "c3 c7"), cells_at(state, "r5c5")}));
    ASSERT_EQ(forcing.branches.size(), 1U);
    std::vector<Candidate> way;
    for (const Consequence& one : forcing.branches[0].consequences) way.push_back(one.candidate);
    EXPECT_EQ(way, gone_from(state, "r5c5 r9c5 r9c7 r4c7"));
    EXPECT_FALSE(check(*found, state));
}

TEST(KrakenFish, AThirdPlaceBreaksTheChain) {
    const State state = sketch(
        "... ... ..."
        "..x ... x.."
        "... ... ..."
        "... ... x.x"
        "..x .x. x.."
        "... ... ..."
        "... ... ..."
        "... ... ..."
        ".x. .x. x..");

    for (const Step& step : find_all(TechniqueId::kraken_fish, state)) {
        EXPECT_NE(step.eliminations.front().cell, at(state, 4, 7));
    }
}

TEST(KrakenFish, WhereAllFinsSeeWhatGoesItIsAFinnedFish) {
    const State state = sketch(
        "... ... ..."
        "..x ... x.."
        "... ... x.."
        "... ... x.."
        "..x ... xx."
        "... ... ..."
        "..x ... ..."
        "... ... ..."
        "... ... ...");

    for (const Step& step : find_all(TechniqueId::kraken_fish, state)) {
        const CellSet& seen = state.board().peer_set(step.eliminations.front().cell);
        EXPECT_FALSE(std::ranges::all_of(std::get<ForcingPattern>(step.pattern).fish->fins,
                                         [&](Cell fin) { return seen.contains(fin); }));
    }
    EXPECT_FALSE(find_all(TechniqueId::finned_x_wing, state).empty());
}

TEST(KrakenFish, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::kraken_fish, sketch(kKraken)), 1);
}

}  // namespace
}  // namespace sudokit::logic
