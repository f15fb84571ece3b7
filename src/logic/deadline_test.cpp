// Whether every search for steps looks at the deadline of its sink, and ends soon after it.
#include <gtest/gtest.h>

#include "sudokit/rng.hpp"
#include "sudokit/techniques.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "logic/test_steps.hpp"

namespace sudokit {
namespace {

using tests::Patience;

// A 16x16 state with a solution and two or three candidates in each cell, so that every technique
// has something to look through.
State busy_state() {
    constexpr std::uint32_t kOrder = 16;
    constexpr std::uint32_t kBox = 4;
    Rng rng(1);
    State state = logic::open_state(Board::standard(kOrder));
    for (std::uint32_t row = 0; row < kOrder; ++row) {
        for (std::uint32_t column = 0; column < kOrder; ++column) {
            const Cell cell = row * kOrder + column;
            DigitSet kept = DigitSet::of((row % kBox * kBox + row / kBox + column) % kOrder + 1);
            const Digit size = rng.below(3) == 0 ? 3 : 2;
            while (kept.size() < size) kept.insert(static_cast<Digit>(rng.below(6) + 1));
            for (const Digit digit : state.candidates(cell) & ~kept) state.remove({cell, digit});
        }
    }
    return state;
}

// These take microseconds on the largest boards that they are for.
bool is_short(TechniqueId id) {
    using enum TechniqueId;
    return id == full_house || id == naked_single || id == hidden_single || id == pointing ||
           id == claiming || id == bug_plus_one || id == constraint || id == tridagon ||
           id == multi_sector_locked_sets || id == junior_exocet || id == double_exocet ||
           id == bug_2 || id == bug_3 || id == bug_4 || id == bug_plus_n;
}

TEST(Deadline, EveryTechniqueThatMayTakeLongLooksAtIt) {
    const State busy = busy_state();
    const State jigsaw = logic::open_state(logic::small_jigsaw());
    for (const TechniqueInfo& info : all_techniques()) {
        if (is_short(info.id)) continue;
        const State& state = info.id == TechniqueId::law_of_leftovers ? jigsaw : busy;
        const Patience none(0);
        int offered = 0;
        const auto take = [&](const Step&) { return ++offered > 0; };

        EXPECT_FALSE(find_steps(info.id, state, StepSink(take, none.deadline()))) << info.word;
        EXPECT_EQ(offered, 0) << info.word;
        EXPECT_GE(none.looks(), 1U) << info.word;
    }
}

TEST(Deadline, TechniquesEndSoonAfterItWhereverTheyAre) {
    const State state = busy_state();
    std::size_t cases = 0;
    for (const TechniqueInfo& info : all_techniques()) {
        for (const std::uint64_t looks : {1U, 2U, 5U, 20U, 100U, 400U}) {
            // Where there are few rounds, one case of each technique, and each number in turn.
            if (tests::test_factor() < 1 && cases++ % 7 != 0) continue;
            const Patience patience(looks);
            const auto take = [](const Step&) { return true; };
            const bool ended = find_steps(info.id, state, StepSink(take, patience.deadline()));
            EXPECT_EQ(ended, patience.looks() <= looks) << info.word << ' ' << looks;
            EXPECT_LE(patience.late_looks(), 4U) << info.word << ' ' << looks;
        }
    }
}

// Rows differ only in where their digits begin: there are symmetries of all kinds.
TEST(Deadline, SymmetriesAreNotLookedAtAfterIt) {
    constexpr std::uint32_t kOrder = 16;
    Puzzle puzzle(Board::standard(kOrder));
    for (Cell cell = 0; cell < kOrder * kOrder; cell += 2) {
        const std::uint32_t row = cell / kOrder;
        puzzle.set_given(cell, (row % 4 * 4 + row / 4 + cell % kOrder) % kOrder + 1);
    }
    const State state(puzzle);
    std::uint64_t in_all = 0;
    for (const std::uint64_t looks : {20U, 100U, 400U, 1'000'000U}) {
        const Patience patience(looks);
        const auto take = [](const Step&) { return true; };
        const bool ended = find_steps(TechniqueId::symmetrical_placement, state,
                                      StepSink(take, patience.deadline()));
        EXPECT_EQ(ended, patience.looks() <= looks) << looks;
        EXPECT_LE(patience.late_looks(), 4U) << looks;
        in_all = patience.looks();
    }
    EXPECT_GT(in_all, 400U);
}

TEST(Deadline, ThereIsNoNextStepOnceItHasPassed) {
    const State state = busy_state();
    const Patience none(0);
    TechniqueSet chains;
    chains.set(static_cast<std::size_t>(TechniqueId::grouped_chain));

    EXPECT_FALSE(next_step(state, chains, none.deadline()));
    EXPECT_TRUE(next_step(state, chains));
}

}  // namespace
}  // namespace sudokit
