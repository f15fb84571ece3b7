#include "logic/techniques/forcing/reach.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr std::string_view kOpen =
    "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62";

template <class Visit>
void each_literal(const State& state, const Visit& visit) {
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            for (const bool holds : {true, false}) visit(Literal{{cell, digit}, holds});
        }
    }
}

void expect_lengths_of_trails(const State& state, Reaches::Way way) {
    Reaches reaches(state, way);
    Reaches followed(state, way);
    each_literal(state, [&](Literal assumption) {
        const auto dead_end = followed.follow(assumption);
        Trail& trail = followed.trail();
        Reach& reach = reaches.of(assumption);
        ASSERT_EQ(reach.size, trail.size());
        ASSERT_EQ(reach.dead_end.has_value(), dead_end.has_value());
        if (dead_end) {
            EXPECT_EQ(*reach.dead_end, trail.length_to(*dead_end));
            return;
        }
        for (std::uint32_t fact = 0; fact < reach.size; ++fact) {
            EXPECT_EQ(reaches.length_to(fact, reach), trail.length_to(trail.facts()[fact].literal));
        }
    });
}

TEST(Reaches, WaysByImplicationsAreAsLongAsTheTrailSays) {
    expect_lengths_of_trails(state_of(kOpen), Reaches::Way::chains);
}

TEST(Reaches, WaysBySinglesAreAsLongAsTheTrailSays) {
    expect_lengths_of_trails(state_of(kOpen), Reaches::Way::singles);
}

TEST(Reaches, DeadEndsAreThoseOfTheAssumptionsFollowedOneByOne) {
    const State state = state_of(kOpen);
    Reaches reaches(state, Reaches::Way::singles);
    Propagation propagation(state);
    int dead_ends = 0;
    each_literal(state, [&](Literal assumption) {
        const auto dead_end = propagation.follow(assumption);

        const auto length = reaches.dead_end_of(assumption);

        ASSERT_EQ(length.has_value(), dead_end.has_value());
        if (!dead_end) return;
        EXPECT_EQ(*length, propagation.trail().length_to(*dead_end));
        ++dead_ends;
    });
    EXPECT_GT(dead_ends, 0);
}

}  // namespace
}  // namespace sudokit::logic
