// How likely minimal puzzles are: against all of them on 4x4 boards, and against published shares.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/generate.hpp"

#include "base/test_rounds.hpp"
#include "engine/general/general.hpp"
#include "generate/makers/descents.hpp"
#include "generate/minimality/test_grids.hpp"

namespace sudokit {
namespace {

using tests::SmallGrid;

std::uint32_t mask_of_difference(const SmallGrid& a, const SmallGrid& b) {
    std::uint32_t mask = 0;
    for (std::size_t cell = 0; cell < 16; ++cell) mask |= std::uint32_t{a[cell] != b[cell]} << cell;
    return mask;
}

// The givens of all minimal puzzles of a grid: they meet all that tells other grids apart, and
// would not without any of them.
std::vector<std::uint32_t> minimal_masks(const SmallGrid& grid,
                                         const std::vector<SmallGrid>& grids) {
    std::vector<std::uint32_t> differences;
    for (const SmallGrid& other : grids) {
        if (other != grid) differences.push_back(mask_of_difference(grid, other));
    }
    std::vector<bool> enough(1U << 16U);
    std::vector<std::uint32_t> minimal;
    for (std::uint32_t mask = 0; mask < 1U << 16U; ++mask) {
        bool with_less = false;
        for (std::uint32_t rest = mask; rest != 0; rest &= rest - 1) {
            with_less |= enough[mask & ~(rest & (0 - rest))];
        }
        enough[mask] = with_less || std::ranges::all_of(differences, [mask](std::uint32_t cells) {
                           return (mask & cells) != 0;
                       });
        if (enough[mask] && !with_less) minimal.push_back(mask);
    }
    return minimal;
}

std::uint32_t mask_of(const Puzzle& puzzle) {
    std::uint32_t mask = 0;
    for (Cell cell = 0; cell < 16; ++cell) mask |= std::uint32_t{puzzle.given(cell) != 0} << cell;
    return mask;
}

// Puzzles drawn for a wish, by some property, each counted by its weight.
template <class Property>
std::map<std::uint32_t, double> drawn(const Wish& wish, std::size_t count,
                                      const Property& property) {
    std::map<std::uint32_t, double> tally;
    Generator generator(wish);
    Rng rng(41);
    for (std::size_t i = 0; i < count; ++i) {
        const auto made = generator.next(rng);
        tally[property(made->puzzle)] += made->weight;
    }
    return tally;
}

// How far a tally is from what is expected: about as many as there are kinds, if it is by chance.
double chi_square(const std::map<std::uint32_t, double>& tally,
                  const std::map<std::uint32_t, double>& shares) {
    double drawn = 0;
    for (const auto& [kind, count] : tally) {
        EXPECT_TRUE(shares.contains(kind)) << kind;
        drawn += count;
    }
    double sum = 0;
    for (const auto& [kind, share] : shares) {
        const auto found = tally.find(kind);
        const double off = (found == tally.end() ? 0 : found->second) - share * drawn;
        sum += off * off / (share * drawn);
    }
    return sum;
}

double largest_by_chance(std::size_t kinds) {
    const auto freedom = static_cast<double>(kinds - 1);
    return freedom + 4 * std::sqrt(2 * freedom);
}

TEST(Unbiased, EveryMinimalPuzzleOfASmallGridIsAsLikely) {
    const auto grids = tests::small_grids();
    Wish wish(Board::standard(4));
    wish.method = Method::unbiased;
    for (const std::size_t index : {std::size_t{0}, std::size_t{101}}) {
        wish.solution = Grid{wish.base.board(), {grids[index].begin(), grids[index].end()}};
        const auto masks = minimal_masks(grids[index], grids);
        std::map<std::uint32_t, double> shares;
        for (const std::uint32_t mask : masks)
            shares[mask] = 1.0 / static_cast<double>(masks.size());

        const auto tally = drawn(wish, tests::test_rounds(std::size_t{700}), mask_of);

        EXPECT_LT(chi_square(tally, shares), largest_by_chance(masks.size())) << index;
    }
}

TEST(Unbiased, SmallPuzzlesHaveTheNumbersOfGivensThatAllOfThemHave) {
    const auto grids = tests::small_grids();
    std::map<std::uint32_t, double> shares;
    double all = 0;
    for (const SmallGrid& grid : grids) {
        // The others are these with the digits renamed.
        if (!std::ranges::equal(std::span(grid).first(4), std::array{1, 2, 3, 4})) continue;
        for (const std::uint32_t mask : minimal_masks(grid, grids)) {
            shares[count_bits(mask)] += 1;
            all += 1;
        }
    }
    for (auto& [clues, share] : shares) share /= all;
    Wish wish(Board::standard(4));
    wish.method = Method::unbiased;

    const auto tally = drawn(wish, tests::test_rounds(std::size_t{300}),
                             [](const Puzzle& puzzle) { return puzzle.given_count(); });

    EXPECT_LT(chi_square(tally, shares), largest_by_chance(shares.size()));
}

// Shares by the number of givens, from 24 on, as published by D. Berthier (2009).
constexpr double kPublished[] = {0.0228, 0.1342, 0.3191, 0.3271, 0.1548, 0.03598};

TEST(Unbiased, NinePuzzlesHaveNumbersOfGivensAsPublished) {
    Wish wish(Board::standard(9));
    const auto descents = generate::make_nine_descents(wish, nine::default_kernel());
    Rng rng(7);
    std::vector<MadePuzzle> puzzles;
    while (puzzles.size() < tests::test_rounds(std::size_t{100})) {
        ASSERT_EQ(descents->descend(rng, {}, puzzles), RoundEnd::done);
    }

    for (std::uint32_t clues = 24; clues < 30; ++clues) {
        const double share = kPublished[clues - 24];
        double off = 0;
        double variance = 0;
        for (const MadePuzzle& made : puzzles) {
            const double one = made.puzzle.given_count() == clues ? 1 : 0;
            off += made.weight * (one - share);
            variance += made.weight * made.weight * share * (1 - share);
        }
        EXPECT_LT(std::abs(off), 4 * std::sqrt(variance)) << clues;
    }
}

TEST(Unbiased, PuzzlesAreTheSameOnEveryKernel) {
    Wish wish(Board::standard(9));
    wish.method = Method::unbiased;
    std::vector<Puzzle> expected;
    for (const nine::Kernel& kernel : nine::kernels()) {
        Generator generator(wish, kernel);
        Rng rng(2);
        std::vector<Puzzle> puzzles;
        for (std::size_t i = 0; i < 3; ++i) puzzles.push_back(generator.next(rng)->puzzle);
        if (expected.empty()) expected = puzzles;

        EXPECT_EQ(puzzles, expected) << kernel.name;
    }
}

// Minimal, by another engine.
void expect_minimal(const Puzzle& puzzle, const Puzzle& base) {
    engine::General engine;
    EXPECT_EQ(engine.count(puzzle, {.limit = 2}).count, 1U);
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (puzzle.given(cell) == base.given(cell)) continue;
        Puzzle fewer = puzzle;
        fewer.set_given(cell, 0);
        EXPECT_EQ(engine.count(fewer, {.limit = 2}).count, 2U) << cell;
    }
}

TEST(Methods, PuzzlesAreMinimal) {
    for (const Method method : {Method::bottom_up, Method::unbiased}) {
        for (const std::uint32_t order : {4U, 6U, 9U}) {
            Wish wish(Board::standard(order));
            wish.method = method;
            Generator generator(wish);
            Rng rng(5);
            for (std::size_t i = 0; i < 4; ++i) {
                const auto made = generator.next(rng);

                ASSERT_TRUE(made);
                expect_minimal(made->puzzle, wish.base);
                EXPECT_TRUE(solves(made->solution, made->puzzle));
                EXPECT_GE(made->weight, 1);
            }
        }
    }
}

TEST(Methods, FromBelowKeepsWhatIsFixed) {
    Wish wish(Board::standard(6));
    wish.method = Method::bottom_up;
    wish.base.set_given(0, 3);
    wish.base.set_given(7, 2);
    Generator generator(wish);
    Rng rng(6);
    for (std::size_t i = 0; i < tests::test_rounds(10U); ++i) {
        const auto made = generator.next(rng);

        EXPECT_EQ(made->puzzle.given(0), 3);
        EXPECT_EQ(made->puzzle.given(7), 2);
        expect_minimal(made->puzzle, wish.base);
    }
    wish.base.set_given(1, 3);
    EXPECT_FALSE(Generator(wish).next(rng));
}

TEST(Methods, WhatContradictsThemIsSaid) {
    for (const Method method : {Method::bottom_up, Method::unbiased}) {
        Wish wish(Board::standard(9));
        wish.method = method;
        EXPECT_FALSE(wish_fault(wish));

        Wish symmetric = wish;
        symmetric.symmetry = symmetries("rotate180");
        EXPECT_TRUE(wish_fault(symmetric));
        Wish patterned = wish;
        patterned.pattern = std::vector<Cell>(20);
        EXPECT_TRUE(wish_fault(patterned));
        Wish fixed = wish;
        fixed.base.set_given(0, 1);
        EXPECT_EQ(wish_fault(fixed).has_value(), method == Method::unbiased);
        Wish solved = wish;
        Rng rng(1);
        solved.solution = random_grid(wish.base, rng);
        EXPECT_EQ(wish_fault(solved).has_value(), method == Method::bottom_up);
    }
    Wish large(Board::standard(16));
    large.method = Method::unbiased;
    EXPECT_TRUE(wish_fault(large));
}

}  // namespace
}  // namespace sudokit
