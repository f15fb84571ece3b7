#include "sudokit/nine_maker.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/solve.hpp"

#include "api/nine_singles.hpp"

namespace sudokit::nine {
namespace {

using api::digits_of;
using api::solved_by_singles;

constexpr int kTimes = 20;

// By the engine that had no part in making them.
std::uint64_t solutions(const Digits& digits, std::uint64_t limit = 2) {
    return solve(nine::puzzle_of(digits), {.engine = "general", .limit = limit, .keep = 0})->count;
}

std::ptrdiff_t givens(const Digits& digits) {
    return std::ssize(digits) - std::count(digits.begin(), digits.end(), 0);
}

std::string text_of(const Digits& digits) {
    std::string text;
    for (const std::uint8_t digit : digits) {
        text += digit == 0 ? '.' : static_cast<char>('0' + digit);
    }
    return text;
}

Maker maker(std::uint64_t seed) { return {seed, nine::default_kernel()}; }

TEST(Maker, EasyPuzzlesHaveOneSolutionThatSinglesFind) {
    Maker made = maker(1);

    for (int i = 0; i < kTimes; ++i) {
        const Digits puzzle = made.easy();
        EXPECT_EQ(solutions(puzzle), 1U);
        EXPECT_TRUE(solved_by_singles(puzzle));
        EXPECT_GE(givens(puzzle), 33);
        EXPECT_LE(givens(puzzle), 40);
    }
}

TEST(Maker, MinimalPuzzlesHaveOneSolutionAndNoGivenToSpare) {
    Maker made = maker(2);

    for (int i = 0; i < kTimes; ++i) {
        Digits puzzle = made.minimal();
        EXPECT_EQ(solutions(puzzle), 1U);
        for (std::uint8_t& digit : puzzle) {
            if (digit == 0) continue;
            const std::uint8_t given = std::exchange(digit, std::uint8_t{0});
            EXPECT_EQ(solutions(puzzle), 2U);
            digit = given;
        }
    }
}

TEST(Maker, HardPuzzlesHaveOneSolutionAndAreNeverTheSame) {
    Maker made = maker(3);
    std::vector<Digits> puzzles;

    for (int i = 0; i < kTimes; ++i) puzzles.push_back(made.hard());

    for (const Digits& puzzle : puzzles) {
        EXPECT_EQ(solutions(puzzle), 1U);
        EXPECT_FALSE(solved_by_singles(puzzle));
        EXPECT_EQ(std::count(puzzles.begin(), puzzles.end(), puzzle), 1);
    }
}

TEST(Maker, OthersHaveSeveralSolutionsOrNone) {
    Maker made = maker(4);

    for (int i = 0; i < kTimes; ++i) {
        EXPECT_EQ(solutions(made.several()), 2U);
        EXPECT_EQ(solutions(made.none()), 0U);
    }
}

TEST(Maker, MakesTheSamePuzzlesWithEveryKernel) {
    for (const nine::Kernel& kernel : nine::kernels()) {
        Maker made(1, kernel);

        EXPECT_EQ(
            text_of(made.easy()),
            ".7.58...........499.5...17...7......281.9.3.4.4.6128....9.2..3.4.895.7....2..198.")
            << kernel.name;
        EXPECT_EQ(
            text_of(made.minimal()),
            "....1..3.5..78.9...97..5.....183..6.....7...1..5...7.27.........29.....6.8..2....")
            << kernel.name;
        EXPECT_EQ(
            text_of(made.hard()),
            "7...8...5..94...8..3...16...1...35....68...4.2.......9.....72......5...6...6...7.")
            << kernel.name;
    }
}

TEST(Maker, AnotherSeedMakesOtherPuzzles) { EXPECT_NE(maker(1).minimal(), maker(2).minimal()); }

TEST(Sets, TheLoosePuzzleHasAsManySolutionsAsIsSaid) {
    EXPECT_EQ(solutions(loose_puzzle(), 0), kLooseSolutions);
}

TEST(Singles, FillAGridThatLacksLittle) {
    Digits full = digits_of(
        "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
    ASSERT_EQ(solutions(full), 1U);
    full[0] = full[40] = full[80] = 0;

    EXPECT_TRUE(solved_by_singles(full));
    EXPECT_FALSE(solved_by_singles(Digits{}));
}

}  // namespace
}  // namespace sudokit::nine
