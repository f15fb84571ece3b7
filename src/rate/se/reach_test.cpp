#include "rate/se/reach.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"
#include "rate/se/branching.hpp"
#include "rate/test_puzzles.hpp"

namespace sudokit::rate::se {
namespace {

using Rules = Reach::Rules;

// A. Inkala's puzzle of 2012, and its solution.
constexpr std::string_view kPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
constexpr std::string_view kSolution =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

bool is_solution(unsigned cell, unsigned digit) {
    return kSolution[cell] == static_cast<char>('1' + digit);
}

// Takes out one candidate after the other, or fills a cell, and shows what is left each time.
template <class Use>
void each_position(std::uint64_t seed, unsigned usual, const Use& use) {
    Rng rng(seed);
    unsigned count = tests::test_rounds(usual);
    Position position(digits_of(kPuzzle));
    while (count > 0) {
        const auto cell = static_cast<unsigned>(rng.below(kCells));
        const auto digit = static_cast<unsigned>(rng.below(9));
        if (!position.has(cell, digit) || size(position.cell[cell]) < 2) continue;
        if (!is_solution(cell, digit)) {
            position.remove(cell, digit);
        } else if (rng.below(20) == 0) {
            position.place(cell, digit);
        } else {
            continue;
        }
        --count;
        use(position);
    }
}

template <class Use>
void each_key(const Position& position, const Use& use) {
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (size(position.cell[cell]) < 2) continue;
        each(position.cell[cell], [&](unsigned digit) {
            for (const bool on : {false, true}) use(key_of(candidate(cell, digit), on));
        });
    }
}

bool has(const Reach& reach, Key key, Key conclusion) {
    const unsigned i = reach.number(candidate_of(conclusion));
    const auto& sets = reach.sets(key);
    return ((is_on(conclusion) ? sets.on : sets.off)[i / 64] >> (i % 64) & 1U) != 0;
}

class SeReach : public testing::TestWithParam<nine::Kernel> {};

// What holds in the solution leads to nothing else.
TEST_P(SeReach, FollowsTheSolution) {
    for (const Rules rules : {Rules::sets, Rules::chains, Rules::multiple, Rules::dynamic}) {
        const auto reach = make_reach(GetParam());
        each_position(1, 10, [&](const Position& position) {
            reach->update(position, rules);
            each_key(position, [&](Key key) {
                const Candidate9 at = candidate_of(key);
                if (is_solution(cell_of(at), digit_of(at)) != is_on(key)) return;
                ASSERT_FALSE(reach->may_contradict(key)) << key;
                each_key(position, [&](Key other) {
                    const Candidate9 there = candidate_of(other);
                    if (has(*reach, key, other)) {
                        ASSERT_EQ(is_solution(cell_of(there), digit_of(there)), is_on(other));
                    }
                });
            });
        });
    }
}

// With fewer givens there are more candidates than tests side by side.
nine::Digits few_givens() {
    nine::Digits givens = digits_of(kPuzzle);
    for (unsigned cell = 0, left = 5; left > 0; ++cell) {
        if (givens[cell] == 0) continue;
        givens[cell] = 0;
        --left;
    }
    return givens;
}

TEST_P(SeReach, FollowsTheSolutionWhereLittleIsGiven) {
    const Position position(few_givens());
    unsigned candidates = 0;
    for (const Mask mask : position.cell) candidates += size(mask);
    ASSERT_GT(candidates, 255U);
    for (const Rules rules : {Rules::multiple, Rules::dynamic}) {
        const auto reach = make_reach(GetParam());
        const auto before = make_reach(GetParam());

        before->update(position, Rules::sets);
        reach->update(position, rules);

        each_key(position, [&](Key key) {
            const Candidate9 at = candidate_of(key);
            if (reach->may_contradict(key)) {
                // Assumptions that have no lane may lead anywhere.
                const bool right = is_solution(cell_of(at), digit_of(at)) == is_on(key);
                ASSERT_TRUE(!right || before->may_contradict(key)) << key;
                return;
            }
            each_key(position, [&](Key other) {
                const Candidate9 there = candidate_of(other);
                ASSERT_TRUE(has(*reach, key, other) || !has(*before, key, other)) << key;
                if (is_solution(cell_of(at), digit_of(at)) != is_on(key)) return;
                if (has(*reach, key, other)) {
                    ASSERT_EQ(is_solution(cell_of(there), digit_of(there)), is_on(other)) << key;
                }
            });
        });
    }
}

// Turned by half, and with the digits the other way round, the last candidates are the first ones.
TEST_P(SeReach, IsTheSameWhereCandidatesAreInReverse) {
    const nine::Digits givens = few_givens();
    nine::Digits reversed{};
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const std::uint8_t digit = givens[kCells - 1 - cell];
        if (digit != 0) reversed[cell] = static_cast<std::uint8_t>(10 - digit);
    }
    const auto turned = [](Key key) {
        const Candidate9 at = candidate_of(key);
        return key_of(candidate(kCells - 1 - cell_of(at), 8 - digit_of(at)), is_on(key));
    };
    const Position position(givens);
    for (const Rules rules : {Rules::multiple, Rules::dynamic}) {
        const auto reach = make_reach(GetParam());
        const auto other = make_reach(GetParam());

        reach->update(position, rules);
        other->update(Position(reversed), rules);

        each_key(position, [&](Key key) {
            if (!is_on(key)) return;  // of those that are off, others have lanes there
            ASSERT_EQ(reach->may_contradict(key), other->may_contradict(turned(key))) << key;
            if (reach->may_contradict(key)) return;
            each_key(position, [&](Key what) {
                ASSERT_EQ(has(*reach, key, what), has(*other, turned(key), turned(what))) << key;
            });
        });
    }
}

TEST_P(SeReach, IsTheSameInEveryKernel) {
    if (GetParam().name == "portable") GTEST_SKIP() << "this is what others are compared with";
    const auto reach = make_reach(GetParam());
    const auto portable = make_portable_reach();
    each_position(2, 10, [&](const Position& position) {
        reach->update(position, Rules::dynamic);
        portable->update(position, Rules::dynamic);
        each_key(position, [&](Key key) {
            ASSERT_EQ(reach->may_contradict(key), portable->may_contradict(key));
            if (reach->may_contradict(key)) return;
            ASSERT_EQ(reach->sets(key).on, portable->sets(key).on);
            ASSERT_EQ(reach->sets(key).off, portable->sets(key).off);
        });
    });
}

// What was known of greater positions does not make it smaller.
TEST_P(SeReach, GoesOnWhereItWas) {
    const auto reach = make_reach(GetParam());
    unsigned contradictions = 0;
    unsigned known = 0;
    each_position(3, 10, [&](const Position& position) {
        const auto fresh = make_reach(GetParam());
        reach->update(position, Rules::multiple);
        fresh->update(position, Rules::multiple);
        each_key(position, [&](Key key) {
            contradictions += reach->may_contradict(key) ? 1U : 0U;
            if (reach->may_contradict(key)) return;
            ASSERT_FALSE(fresh->may_contradict(key));
            each_key(position, [&](Key other) {
                if (!has(*fresh, key, other)) return;
                ++known;
                ASSERT_TRUE(has(*reach, key, other)) << key << " " << other;
            });
        });
    });
    EXPECT_TRUE(contradictions > 0 || tests::test_factor() < 1);
    EXPECT_GT(known, 0U);
}

// Who looks ahead finds the same, and so does who finds all hints, for whom no chain is too
// complex.
void expect_same_hints(const nine::Kernel& kernel, int level, std::uint64_t seed, unsigned count) {
    const BranchingChains::Options options{true, true, false, level};
    BranchingChains plain(options);
    BranchingChains ahead(options);
    ahead.look_ahead(make_reach(kernel));
    ChainHints all;
    unsigned hints = 0;
    each_position(seed, count, [&](const Position& position) {
        Hint expected;
        Hint hint;

        const bool found = plain.find(position, {}, expected);

        ASSERT_EQ(ahead.find(position, {}, hint), found);
        if (!found) return;
        ++hints;
        EXPECT_EQ(hint.difficulty, expected.difficulty);
        EXPECT_EQ(hint.removals, expected.removals);
        EXPECT_EQ(hint.placement.has_value(), expected.placement.has_value());
        plain.find_all(position, {}, all);
        EXPECT_EQ(all.sorted().front()->removals, expected.removals);
    });
    EXPECT_TRUE(hints > 0 || tests::test_factor() < 1);
}

TEST_P(SeReach, ChainsWithTechniquesFindTheSame) { expect_same_hints(GetParam(), 1, 4, 40); }
TEST_P(SeReach, NestedChainsFindTheSame) { expect_same_hints(GetParam(), 2, 5, 8); }
TEST_P(SeReach, NestedMultipleChainsFindTheSame) { expect_same_hints(GetParam(), 3, 6, 6); }
TEST_P(SeReach, NestedDynamicChainsFindTheSame) { expect_same_hints(GetParam(), 4, 7, 3); }

// An empty board has more assumptions than lanes: those left over may lead anywhere.
TEST_P(SeReach, WhatHasNoLaneIsUnknown) {
    const auto reach = make_reach(GetParam());

    reach->update(Position((nine::Digits())), Rules::sets);

    EXPECT_FALSE(reach->may_contradict(key_of(candidate(0, 0), true)));
    EXPECT_TRUE(reach->may_contradict(key_of(candidate(80, 8), true)));
    EXPECT_TRUE(reach->may_contradict(key_of(candidate(40, 4), false)));
}

INSTANTIATE_TEST_SUITE_P(Kernels, SeReach, testing::ValuesIn(nine::kernels()),
                         [](const auto& kernel) { return std::string(kernel.param.name); });

}  // namespace
}  // namespace sudokit::rate::se
