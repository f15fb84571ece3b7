// Levels on the usual 9x9 board, by the fast rules and by the models and rules for any board.
#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"
#include "support/minimal.hpp"

namespace sudokit {
namespace {

struct Known {
    std::string_view givens;
    Level level;
    Level rules;
};

// Every pair of levels that minimal puzzles have on the two scales: the first of each in an
// unbiased collection (D. Berthier).
constexpr auto kKnown = std::to_array<Known>({
    {".23...7.9......1...8.1..46.2.49.865...5......8..5.....5.1.6...2.........93.8...4.",
     Level::very_easy, Level::very_easy},
    {".2....7..45..89..3....2.564...89..3.6.....2.7.37.............1..926.1...8.....6..",
     Level::very_easy, Level::easy},
    {".23.5.7...5..........1..46.......9.7..5.7..18....3.....4.6.23..6..5....4.....8..6",
     Level::easy, Level::very_easy},
    {"12.....8......9.....9.2.4....4..7..6.....1.4..7....35..4..6.5....2374.1....2..9..",
     Level::easy, Level::easy},
    {"..3.....9..678....78.1.3.6.21.......3...4........91.42......3.......7...9.15..8.4",
     Level::medium, Level::medium},
    {"..3.5.7....6...1.3.8.12....2.....3.6.6.8..2..9........3.5.4...8...91...7....6....",
     Level::hard, Level::hard},
    {"..3..6....5.789..3......4....78.19.636.........1.....757.........85.4...93...7.1.",
     Level::very_hard, Level::hard},
    {"....56.....67891....9.3.5...14.9.8..3..21.4...6...4..15.......8.3.....5.......37.",
     Level::very_hard, Level::very_hard},
    {"....5.7.9..6.8..2.7.91....62.........37..2..4..8..7....6..91......6..5..9.1.7..38",
     Level::expert, Level::expert},
});

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
        for (std::uint64_t seed = 1; seed <= tests::test_rounds(150U); ++seed) {
            Rng rng(seed);
            const Puzzle minimal = tests::minimal_puzzle(Board::standard(9), rng);
            const Puzzle any = tests::random_puzzle(
                Board::standard(9), 30 + static_cast<std::uint32_t>(rng.below(16)), rng);
            expect_equal_ways(minimal, scale, seed, seen);
            expect_equal_ways(any, scale, seed, seen);
        }
        if (tests::test_factor() < 1) continue;
        EXPECT_LE(std::ranges::count(seen, 0), 1) << "only very hard ones are rare";
    }
}

TEST(Levels, AreAsKnownHoweverRowsColumnsAndDigitsAreExchanged) {
    for (const Known& known : kKnown) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Rng rng(seed);
            const Puzzle puzzle = tests::shuffled_nine(tests::puzzle_of(known.givens), rng);
            std::array<int, 6> by_models{};
            std::array<int, 6> by_rules{};
            expect_equal_ways(puzzle, Scale::level, seed, by_models);
            expect_equal_ways(puzzle, Scale::rules, seed, by_rules);

            EXPECT_EQ(by_models[static_cast<std::size_t>(known.level)], 1) << known.givens;
            EXPECT_EQ(by_rules[static_cast<std::size_t>(known.rules)], 1) << known.givens;
        }
    }
}

}  // namespace
}  // namespace sudokit
