#include "logic/techniques/forcing/reach_sets.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "logic/techniques/forcing/follow.hpp"
#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr std::string_view kSetsState =
    "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62";

bool is_in_set(const ReachSet& set, std::uint32_t bit) {
    return (set.literals[bit / 64] >> (bit % 64) & 1) != 0;
}

// The facts of a trail and no others.
bool has_facts_of(const ReachSet& set, const Trail& trail, const LiteralBits& bits) {
    return set.size == trail.size() && std::ranges::all_of(trail.facts(), [&](const Fact& fact) {
               return is_in_set(set, bits(fact.literal));
           });
}

template <class Visit>
void each_literal_of(const State& state, Visit visit) {
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            visit(Literal{{cell, digit}, true});
            visit(Literal{{cell, digit}, false});
        }
    }
}

TEST(LiteralBits, NumberTheLiteralsOneAfterTheOther) {
    const State state = state_of(kSetsState);
    const LiteralBits bits(state);
    std::uint32_t next = 0;

    each_literal_of(state, [&](Literal literal) {
        EXPECT_EQ(bits(literal), next + (literal.holds ? 1 : 0));
        if (!literal.holds) next += 2;
    });
    EXPECT_EQ(bits.candidate_count(), next / 2);
    EXPECT_EQ(bits.words(), (next + 63) / 64);
}

TEST(ReachSets, ChainsReachWhatIsFoundOneByOne) {
    const State state = state_of(kSetsState);
    const LiteralBits bits(state);
    ReachSets sets(state, bits, ReachSets::Way::chains);
    Trail trail(state);
    std::uint32_t most = 0;

    each_literal_of(state, [&](Literal literal) {
        follow_chains(literal, trail);
        EXPECT_TRUE(has_facts_of(sets.of(literal), trail, bits));
        EXPECT_FALSE(sets.of(literal).dead_end);
        most = std::max(most, trail.size());
    });
    EXPECT_GT(most, 50U);
}

TEST(ReachSets, SinglesReachWhatIsFoundOneByOneAndTheSameDeadEnds) {
    const State state = state_of(kSetsState);
    const LiteralBits bits(state);
    ReachSets sets(state, bits, ReachSets::Way::singles);
    Propagation propagation(state);
    int dead_ends = 0;
    int others = 0;

    each_literal_of(state, [&](Literal literal) {
        const bool dead_end = propagation.follow(literal).has_value();
        EXPECT_EQ(sets.of(literal).dead_end, dead_end);
        if (!dead_end) {
            EXPECT_TRUE(has_facts_of(sets.of(literal), propagation.trail(), bits));
        }
        ++(dead_end ? dead_ends : others);
    });
    EXPECT_GT(dead_ends, 5);
    EXPECT_GT(others, 50);
}

TEST(ReachSets, LargeBoardsHaveTooManyCandidates) {
    EXPECT_TRUE(ReachSets::fits(LiteralBits(open_state())));
    EXPECT_FALSE(ReachSets::fits(LiteralBits(open_state(Board::standard(16)))));
}

}  // namespace
}  // namespace sudokit::logic
