#include "rate/whips/braid_tests.hpp"

#include <array>

#include <gtest/gtest.h>

#include "sudokit/state.hpp"
#include "sudokit/techniques.hpp"
#include "sudokit/whips.hpp"

#include "base/test_deadline.hpp"
#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

// Of depth 2, and BxB 1 and 2.
constexpr std::string_view kOne =
    "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........";
constexpr std::string_view kTwo =
    "..34...8.......1.37.....5.42...9....5.71..4...6...7....7...2.....58....19...6....";
// Loki (mith), of depth 3.
constexpr std::string_view kLoki =
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

// Whether what follows from the state by singles, pointing and claiming is a contradiction. Whips
// of length 1 are pointing and claiming, which the techniques of players know without whips.
bool ends_badly(State& state) {
    for (bool found = true; found;) {
        found = false;
        if (state.dead_end()) return true;
        for (const TechniqueId id : {TechniqueId::naked_single, TechniqueId::hidden_single,
                                     TechniqueId::pointing, TechniqueId::claiming}) {
            find_steps(id, state, [&](const Step& step) {
                apply(step, state);
                found = true;
                return false;
            });
            if (found) break;
        }
    }
    return state.dead_end().has_value();
}

// Tests all candidates with these consequences until none fails any more.
bool tests_solve(const Puzzle& puzzle) {
    State state(puzzle);
    for (bool any = true; any;) {
        any = ends_badly(state);
        for (Cell cell = 0; cell < 81; ++cell) {
            if (state.digit(cell) != 0) continue;
            for (const Digit digit : state.candidates(cell)) {
                State tried = state;
                tried.place({cell, digit});
                if (!ends_badly(tried)) continue;
                state.remove({cell, digit});
                any = true;
            }
        }
    }
    return state.open_count() == 0;
}

TEST(BxbRating, OneIsWhatTestsWithPointingAndClaimingSolve) {
    WhipRater rater(Scale::bxb);

    const auto one = rater.rate(puzzle_of(kOne)).length;
    const auto two = rater.rate(puzzle_of(kTwo)).length;

    EXPECT_EQ(one, 1U);
    EXPECT_EQ(two, 2U);
    EXPECT_TRUE(tests_solve(puzzle_of(kOne)));
    EXPECT_FALSE(tests_solve(puzzle_of(kTwo)));
}

TEST(BxbRating, DependsOnTheDepth) {
    WhipRater rater(Scale::bxb);

    const WhipAnswer easy = rater.rate(puzzle_of(
        ".....6...4.6.8.1.3.9..3.5..2..3...7....527.......98..........4.8..6732..9.1.4.6.."));
    const WhipAnswer deep = rater.rate(puzzle_of(kLoki));

    EXPECT_EQ(easy.length, 0U);
    EXPECT_TRUE(deep.stuck);
    EXPECT_EQ(deep.length, std::nullopt);
}

TEST(BxbRating, StopsWhereMoreIsNotAskedForAndWhenTimeIsOver) {
    WhipRater rater(Scale::bxb);
    const tests::Patience patience(2000);

    const WhipAnswer late = rater.rate(puzzle_of(kTwo), patience.deadline());
    rater.set_most(1);
    const WhipAnswer above = rater.rate(puzzle_of(kTwo));

    EXPECT_EQ(late.stop, Stop::deadline);
    EXPECT_EQ(late.length, std::nullopt);
    EXPECT_LT(patience.late_looks(), 50U);
    EXPECT_EQ(above.above, 1U);
}

}  // namespace
}  // namespace sudokit
