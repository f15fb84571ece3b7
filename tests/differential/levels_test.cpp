// Levels on the usual 9x9 board, by the fast rules and by the models and rules for any board.
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"

#include "support/boards.hpp"
#include "support/minimal.hpp"

namespace sudokit {
namespace {

void expect_equal_ways(const Puzzle& puzzle, Scale scale, std::uint64_t seed,
                       std::array<int, 6>& seen) {
    LevelRater rater(scale);
    std::vector<LevelAttempt> fast_attempts;
    std::vector<LevelAttempt> attempts;
    nine::Digits givens{};
    std::ranges::copy(puzzle.givens(), givens.begin());
    std::array<LevelAnswer, 1> batch;

    const LevelAnswer fast = rater.rate(puzzle, {}, &fast_attempts);
    const LevelAnswer general = rater.rate_in_general(puzzle, {}, &attempts);
    rater.rate(std::span(&givens, 1), {}, batch);

    ASSERT_EQ(fast.level, general.level) << "seed " << seed;
    ASSERT_EQ(fast.count, general.count) << "seed " << seed;
    ASSERT_EQ(batch[0].level, general.level) << "seed " << seed;
    ASSERT_EQ(batch[0].count, general.count) << "seed " << seed;
    if (!fast.level) return;
    ASSERT_EQ(fast_attempts, attempts) << "seed " << seed;
    ++seen[static_cast<std::size_t>(*fast.level)];
}

TEST(Levels, AreTheSameByFastRulesAndByModels) {
    for (const Scale scale : {Scale::level, Scale::rules}) {
        std::array<int, 6> seen{};
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            Rng rng(seed);
            const Puzzle minimal = tests::minimal_puzzle(Board::standard(9), rng);
            const Puzzle any = tests::random_puzzle(
                Board::standard(9), 30 + static_cast<std::uint32_t>(rng.below(16)), rng);
            expect_equal_ways(minimal, scale, seed, seen);
            expect_equal_ways(any, scale, seed, seen);
        }
        EXPECT_EQ(std::ranges::count(seen, 0), 0) << "some level was never met";
    }
}

}  // namespace
}  // namespace sudokit
