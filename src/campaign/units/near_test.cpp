#include "campaign/units/near.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/solve.hpp"

namespace sudokit::campaign {
namespace {

using nine::Digits;

// A minimal puzzle with 20 givens.
constexpr std::string_view kPuzzle =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

Digits digits_in(std::string_view text) {
    Digits digits{};
    for (std::size_t i = 0; i < digits.size(); ++i) {
        digits[i] = text[i] == '.' ? 0 : static_cast<std::uint8_t>(text[i] - '0');
    }
    return digits;
}

std::vector<Digits> neighbours(const Digits& puzzle, const Vicinity& vicinity) {
    Neighbourhood neighbourhood;
    std::vector<Digits> out;
    EXPECT_TRUE(neighbourhood.all(puzzle, vicinity, {}, [&](const Digits& near) {
        out.push_back(near);
        return true;
    }));
    return out;
}

bool has_one_solution(const Digits& digits) {
    return solve(nine::puzzle_of(digits), {.engine = "general"})->verdict == Verdict::one;
}

TEST(Neighbourhood, IsAllThatTryingFinds) {
    const Digits puzzle = digits_in(
        "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8..........");
    std::vector<Digits> tried;
    for (std::size_t out = 0; out < 81; ++out) {
        if (puzzle[out] == 0) continue;
        Digits without = puzzle;
        without[out] = 0;
        for (std::size_t in = 0; in < 81; ++in) {
            for (std::uint8_t digit = 1; without[in] == 0 && digit <= 9; ++digit) {
                if (in == out && digit == puzzle[out]) continue;
                Digits near = without;
                near[in] = digit;
                if (has_one_solution(near)) tried.push_back(near);
            }
        }
    }

    std::vector<Digits> found = neighbours(puzzle, {1, 1});

    EXPECT_GT(found.size(), 10U);
    std::ranges::sort(found);
    std::ranges::sort(tried);
    EXPECT_EQ(found, tried);
}

TEST(Neighbourhood, OfTwoGivensAreTwoAwayAndDiffer) {
    Digits puzzle = digits_in(kPuzzle);
    // With more givens there is less to find.
    const auto solution = solve(nine::puzzle_of(puzzle))->solutions.front();
    for (std::size_t cell = 0; cell < 60; cell += 2) puzzle[cell] = solution.digits[cell];

    std::vector<Digits> found = neighbours(puzzle, {2, 2, true});

    ASSERT_GT(found.size(), 10U);
    for (const Digits& near : found) {
        std::size_t out = 0;
        std::size_t in = 0;
        for (std::size_t cell = 0; cell < 81; ++cell) {
            if (near[cell] == puzzle[cell]) continue;
            if (puzzle[cell] != 0) ++out;
            if (near[cell] != 0) ++in;
        }
        EXPECT_EQ(out, 2U);
        EXPECT_EQ(in, 2U);
    }
    for (std::size_t i = 0; i < found.size(); i += found.size() / 10) {
        EXPECT_TRUE(has_one_solution(found[i]));
    }
    std::ranges::sort(found);
    EXPECT_EQ(std::ranges::adjacent_find(found), found.end());
}

TEST(Neighbourhood, TakingOutAloneGivesTheRedundantOnes) {
    Digits puzzle = digits_in(kPuzzle);
    EXPECT_TRUE(neighbours(puzzle, {1, 0}).empty());
    const auto solution = solve(nine::puzzle_of(puzzle))->solutions.front();
    puzzle[0] = solution.digits[0];
    const auto found = neighbours(puzzle, {1, 0});
    EXPECT_NE(std::ranges::find(found, digits_in(kPuzzle)), found.end());
}

TEST(Neighbourhood, EndsWhenTheSinkHasEnough) {
    Neighbourhood neighbourhood;
    std::size_t seen = 0;
    EXPECT_FALSE(neighbourhood.all(digits_in(kPuzzle), {1, 1}, {},
                                   [&](const Digits&) { return ++seen < 3; }));
    EXPECT_EQ(seen, 3U);
}

}  // namespace
}  // namespace sudokit::campaign
