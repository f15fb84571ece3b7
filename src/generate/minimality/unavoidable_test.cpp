#include "sudokit/unavoidable.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "sudokit/sampling.hpp"

#include "backend/automatic.hpp"
#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "board/test_puzzle.hpp"
#include "engine/general/general.hpp"
#include "generate/minimality/test_grids.hpp"

namespace sudokit {
namespace {

using tests::kSmallClasses;
using tests::SmallGrid;

// Those that contain no other.
std::set<UnavoidableSet> minimal_of(const std::set<UnavoidableSet>& sets) {
    std::set<UnavoidableSet> out;
    for (const UnavoidableSet& set : sets) {
        const bool minimal = std::ranges::none_of(sets, [&](const UnavoidableSet& other) {
            return other.size() < set.size() && std::ranges::includes(set, other);
        });
        if (minimal) out.insert(set);
    }
    return out;
}

// By another way: all solutions of the puzzles without the givens of `emptied` digits. A digit that
// changes does so in two cells at least, so these are all sets of less than two cells for each
// digit more.
std::set<UnavoidableSet> by_emptied_digits(const Grid& grid, std::uint32_t emptied) {
    const auto engines = backend::make_automatic();
    std::set<UnavoidableSet> sets;
    const std::uint32_t order = grid.board.order();
    for (std::uint32_t digits = 0; digits < 1U << order; ++digits) {
        if (static_cast<std::uint32_t>(std::popcount(digits)) != emptied) continue;
        Puzzle puzzle(grid.board);
        for (Cell cell = 0; cell < grid.digits.size(); ++cell) {
            if ((digits >> (grid.digits[cell] - 1U) & 1U) == 0) {
                puzzle.set_given(cell, grid.digits[cell]);
            }
        }
        engines->search(puzzle, {.limit = 0}, [&](std::span<const std::uint8_t> other) {
            UnavoidableSet set;
            for (Cell cell = 0; cell < other.size(); ++cell) {
                if (other[cell] != grid.digits[cell]) set.push_back(cell);
                if (set.size() >= 2 * emptied + 2) return true;
            }
            if (!set.empty()) sets.insert(set);
            return true;
        });
    }
    return minimal_of(sets);
}

Grid grid_of(const Puzzle& puzzle) {
    return {puzzle.board(), {puzzle.givens().begin(), puzzle.givens().end()}};
}

std::set<UnavoidableSet> set_of(const UnavoidableAnswer& answer) {
    return {answer.sets.begin(), answer.sets.end()};
}

TEST(Unavoidable, SetsOfSmallGridsAreThoseOfBruteForce) {
    for (const SmallGrid& digits : kSmallClasses) {
        std::set<UnavoidableSet> all;
        for (const std::uint32_t difference : tests::differences_from(digits)) {
            UnavoidableSet set;
            for (Cell cell = 0; cell < 16; ++cell) {
                if ((difference >> cell & 1U) != 0) set.push_back(cell);
            }
            all.insert(set);
        }

        const auto found =
            unavoidable_sets({Board::standard(4), {digits.begin(), digits.end()}}, 16);

        EXPECT_EQ(found.stop, Stop::exhausted);
        EXPECT_EQ(set_of(found), minimal_of(all));
        EXPECT_EQ(found.sets.size(), set_of(found).size());
    }
}

TEST(Unavoidable, SetsOfSixBySixAreThoseWithoutFourDigits) {
    for (const char* text :
         {"123456456123231564564231312645645312", "123456456123214365365214531642642531"}) {
        SCOPED_TRACE(text);
        const Grid grid = grid_of(puzzle_of(text));
        ASSERT_TRUE(is_valid(grid));

        EXPECT_EQ(set_of(unavoidable_sets(grid, 9)), by_emptied_digits(grid, 4));
    }
}

TEST(Unavoidable, SetsOfNineByNineAreThoseWithoutFourDigits) {
    const Grid grid =
        grid_of(puzzle_of("123456789456789123789123456"
                          "231674895875912364694538217"
                          "317265948542897631968341572"));

    EXPECT_EQ(set_of(unavoidable_sets(grid, 9)), by_emptied_digits(grid, 4));
}

// By a third way, for sets of any size that have only two digits: cells of these that share a house
// change together.
std::set<UnavoidableSet> of_two_digits(const Grid& grid) {
    std::set<UnavoidableSet> sets;
    for (Digit a = 1; a <= grid.board.order(); ++a) {
        for (Digit b = a + 1; b <= grid.board.order(); ++b) {
            for (Cell start = 0; start < grid.digits.size(); ++start) {
                if (grid.digits[start] != a) continue;
                std::set<Cell> cells = {start};
                for (std::size_t before = 0; before < cells.size();) {
                    before = cells.size();
                    for (const Cell cell : std::set<Cell>(cells)) {
                        for (const Cell peer : grid.board.peers(cell)) {
                            const Digit digit = grid.digits[peer];
                            if (digit == a || digit == b) cells.insert(peer);
                        }
                    }
                }
                sets.emplace(cells.begin(), cells.end());
            }
        }
    }
    return sets;
}

TEST(Unavoidable, SetsOfTwoDigitsAreTheirConnectedParts) {
    const GridSampler sampler;
    Rng rng(7);
    for (int round = 0; round < tests::test_rounds(2); ++round) {
        const nine::Digits digits = sampler.draw(rng);
        const Grid grid{Board::standard(9), {digits.begin(), digits.end()}};

        std::set<UnavoidableSet> found;
        for (const UnavoidableSet& set : unavoidable_sets(grid, 12).sets) {
            std::set<Digit> of_set;
            for (const Cell cell : set) of_set.insert(digits[cell]);
            if (of_set.size() == 2) found.insert(set);
        }

        auto expected = of_two_digits(grid);
        std::erase_if(expected, [](const UnavoidableSet& set) { return set.size() > 12; });
        EXPECT_EQ(found, expected) << round;
    }
}

// All solutions without the givens of three digits and of two rows, chosen at random: sets of any
// shape, also those of more digits.
TEST(Unavoidable, DifferencesWithinRandomPartsOfTheGridAreOrContainTheSets) {
    const GridSampler sampler;
    Rng rng(9);
    const auto engines = backend::make_automatic();
    std::size_t largest = 0;
    const int rounds = tests::test_rounds(4);
    for (int round = 0; round < rounds; ++round) {
        const nine::Digits digits = sampler.draw(rng);
        const Grid grid{Board::standard(9), {digits.begin(), digits.end()}};
        std::array<Digit, 9> order{1, 2, 3, 4, 5, 6, 7, 8, 9};
        rng.shuffle(order);
        Puzzle puzzle(grid.board);
        for (Cell cell = 0; cell < 81; ++cell) {
            const bool digit_stays = std::ranges::find(order, digits[cell]) - order.begin() >= 3;
            const bool row_stays = cell / 9 + 1 != order[0] && cell / 9 + 1 != order[1];
            if (digit_stays && row_stays) puzzle.set_given(cell, digits[cell]);
        }
        std::set<UnavoidableSet> differences;
        engines->search(puzzle, {.limit = 3000}, [&](std::span<const std::uint8_t> other) {
            UnavoidableSet set;
            for (Cell cell = 0; cell < 81; ++cell) {
                if (other[cell] != digits[cell]) set.push_back(cell);
            }
            if (!set.empty() && set.size() <= 12) differences.insert(set);
            return true;
        });

        const auto found = set_of(unavoidable_sets(grid, 12));

        for (const UnavoidableSet& set : differences) {
            const bool within = std::ranges::any_of(found, [&](const UnavoidableSet& smaller) {
                return std::ranges::includes(set, smaller);
            });
            EXPECT_TRUE(within) << round;
            if (found.contains(set)) largest = std::max(largest, set.size());
        }
    }
    EXPECT_GE(largest, rounds < 4 ? 0U : 10U);
}

TEST(Unavoidable, BoardsNeedNotHaveBoxes) {
    Shape shape;
    shape.order = 5;
    shape.regions = Latin{};
    const Grid grid = grid_of(puzzle_of(*Board::make(shape), "12345 23451 34512 45123 51234"));
    shape.order = 4;
    shape.regions = Jigsaw{{0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3}};
    const Board jigsaw = *Board::make(shape);
    Puzzle empty(jigsaw);
    engine::General engine;
    std::vector<std::uint8_t> first;
    engine.search(empty, {.limit = 1}, [&](std::span<const std::uint8_t> digits) {
        first.assign(digits.begin(), digits.end());
        return false;
    });

    EXPECT_EQ(set_of(unavoidable_sets(grid, 9)), by_emptied_digits(grid, 4));
    EXPECT_EQ(set_of(unavoidable_sets({jigsaw, first}, 9)), by_emptied_digits({jigsaw, first}, 4));
}

TEST(Unavoidable, DeadlineLeavesSomeOut) {
    const Grid grid =
        grid_of(puzzle_of("123456789456789123789123456"
                          "231674895875912364694538217"
                          "317265948542897631968341572"));
    const tests::Patience patience(2);

    const auto some = unavoidable_sets(grid, 12, patience.deadline());

    EXPECT_EQ(some.stop, Stop::deadline);
    EXPECT_LT(some.sets.size(), unavoidable_sets(grid, 10).sets.size());
}

TEST(LeastGivens, OfSmallGridsAreFour) {
    for (const SmallGrid& digits : kSmallClasses) {
        const Board board = Board::standard(4);
        const auto sets = unavoidable_sets({board, {digits.begin(), digits.end()}}, 16).sets;

        const auto bound = least_givens(board, sets);

        // With all sets at hand the bound is what it takes: no 4x4 puzzle has less than 4 givens.
        EXPECT_EQ(bound.stop, Stop::exhausted);
        EXPECT_EQ(bound.least, 4U);
        EXPECT_EQ(bound.most, 4U);
        EXPECT_LE(bound.disjoint.size(), 4U);
        EXPECT_FALSE(bound.disjoint.empty());
    }
}

TEST(LeastGivens, EffortEndsInARange) {
    const Grid grid =
        grid_of(puzzle_of("123456789456789123789123456"
                          "231674895875912364694538217"
                          "317265948542897631968341572"));
    const auto sets = unavoidable_sets(grid, 6).sets;

    const auto quick = least_givens(grid.board, sets, {}, 1);
    const auto whole = least_givens(grid.board, sets);

    EXPECT_EQ(quick.stop, Stop::deadline);
    EXPECT_LE(quick.least, whole.least);
    EXPECT_GE(quick.most, whole.least);
    EXPECT_EQ(whole.least, whole.most);
    EXPECT_GE(whole.least, whole.disjoint.size());
}

TEST(LeastGivens, NoSetsTakeNoGivens) {
    EXPECT_EQ(least_givens(Board::standard(9), {}).least, 0U);
    EXPECT_EQ(least_givens(Board::standard(9), {}).most, 0U);
}

}  // namespace
}  // namespace sudokit
