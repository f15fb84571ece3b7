#include "engine/nine/tally.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "engine/general/general.hpp"

namespace sudokit::nine {
namespace {

constexpr std::uint16_t kAnyDigit = 0x1ff;

// The first puzzle of the well-known list of 17-clue puzzles, with its first one to five givens
// removed by the tests.
constexpr std::string_view kSeventeen =
    ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";

constexpr std::string_view kSolved =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

Marks marks_of(std::string_view text) {
    Marks marks;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const char c = text[cell];
        marks[cell] = c == '.' ? kAnyDigit : static_cast<std::uint16_t>(1U << (c - '1'));
    }
    return marks;
}

Marks without_first_givens(std::string_view text, int removed) {
    std::string rest(text);
    for (int i = 0; i < removed; ++i) rest[rest.find_first_not_of('.')] = '.';
    return marks_of(rest);
}

// A complete grid, with its digits, rows and columns shuffled.
std::string random_grid(Rng& rng) {
    std::array<char, 9> digits = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
    rng.shuffle(digits);
    const auto random_lines = [&rng] {
        std::array<std::size_t, 3> bands = {0, 1, 2};
        rng.shuffle(bands);
        std::array<std::size_t, 9> lines = {};
        for (std::size_t i = 0; i < 3; ++i) {
            std::array<std::size_t, 3> inside = {0, 1, 2};
            rng.shuffle(inside);
            for (std::size_t j = 0; j < 3; ++j) lines[3 * i + j] = 3 * bands[i] + inside[j];
        }
        return lines;
    };
    const auto rows = random_lines();
    const auto columns = random_lines();
    std::string grid(kCells, '.');
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const char c = kSolved[9 * rows[cell / 9] + columns[cell % 9]];
        grid[cell] = digits[static_cast<std::size_t>(c - '1')];
    }
    return grid;
}

// What the engine for any board counts.
std::uint64_t general_count(const Marks& marks, std::uint64_t limit) {
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < kCells; ++cell) {
        DigitSet digits;
        for (Digit digit = 1; digit <= 9; ++digit) {
            if ((marks[cell] >> (digit - 1) & 1) != 0) digits = digits | DigitSet::of(digit);
        }
        puzzle.set_pencilmarks(cell, digits);
    }
    engine::General general;
    return general
        .search(puzzle, {.limit = limit}, [](std::span<const std::uint8_t>) { return true; })
        .count;
}

// The ways to fill an empty band below two full ones, column by column: `columns` holds the three
// digits that each lacks, `rows` what the three rows have so far.
std::uint64_t count_last_band(const std::array<std::array<unsigned, 3>, 9>& columns,
                              std::size_t column, std::array<unsigned, 3> rows) {
    if (column == 9) return 1;
    std::uint64_t count = 0;
    std::array<std::size_t, 3> order = {0, 1, 2};
    do {
        auto next = rows;
        bool free = true;
        for (std::size_t row = 0; row < 3; ++row) {
            const unsigned bit = columns[column][order[row]];
            free = free && (rows[row] & bit) == 0;
            next[row] |= bit;
        }
        if (free) count += count_last_band(columns, column + 1, next);
    } while (std::ranges::next_permutation(order).found);
    return count;
}

class TallierTest : public testing::Test {
  protected:
    Tally count(const Marks& marks, std::uint64_t limit = 0) {
        return tallier.count(marks, limit, {});
    }

    Tallier tallier;
};

TEST_F(TallierTest, KnownCountsOfSeventeenCluePuzzlesWithGivensRemoved) {
    EXPECT_EQ(count(marks_of(kSeventeen)).count, 1U);
    EXPECT_EQ(count(without_first_givens(kSeventeen, 2)).count, 910776U);
    EXPECT_EQ(count(without_first_givens(kSeventeen, 3)).count, 18084492U);
    EXPECT_EQ(count(without_first_givens(kSeventeen, 3)).stop, Stop::exhausted);
}

TEST_F(TallierTest, VisitsFarFewerStatesThanThereAreSolutions) {
    const Tally tally = count(without_first_givens(kSeventeen, 3));

    EXPECT_GT(tally.nodes, 0U);
    EXPECT_LT(tally.nodes, tally.count / 50);
}

TEST_F(TallierTest, AgreesWithTheGeneralEngineOnGivens) {
    constexpr std::uint64_t kLimit = 5000;
    std::uint64_t several = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        std::string puzzle = random_grid(rng);
        const std::size_t removed = 40 + rng.below(16);
        for (std::size_t i = 0; i < removed; ++i) puzzle[rng.below(kCells)] = '.';
        for (std::size_t i = 0; i < removed / 2; ++i) puzzle[rng.below(kCells)] = '.';

        const auto expected = general_count(marks_of(puzzle), kLimit);
        const Tally tally = count(marks_of(puzzle), kLimit);

        EXPECT_EQ(tally.count, expected) << puzzle;
        EXPECT_EQ(tally.stop, expected < kLimit ? Stop::exhausted : Stop::limit);
        several += expected > 1 && expected < kLimit ? 1 : 0;
    }
    EXPECT_GT(several, 10U);
}

TEST_F(TallierTest, AgreesWithTheGeneralEngineOnPencilmarks) {
    constexpr std::uint64_t kLimit = 5000;
    std::uint64_t several = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        Marks marks = marks_of(random_grid(rng));
        for (std::uint16_t& digits : marks) {
            for (std::uint64_t i = 0; i < 4 + seed % 3; ++i) {
                digits = static_cast<std::uint16_t>(digits | 1U << rng.below(9));
            }
        }
        if (seed % 4 == 0) marks[rng.below(kCells)] &= 0x0f;  // some without the known solution

        const auto expected = general_count(marks, kLimit);

        EXPECT_EQ(count(marks, kLimit).count, expected);
        several += expected > 1 && expected < kLimit ? 1 : 0;
    }
    EXPECT_GT(several, 10U);
}

TEST_F(TallierTest, TheLastBandIsCountedAsColumnByColumn) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        std::string puzzle = random_grid(rng);
        std::array<std::array<unsigned, 3>, 9> columns = {};
        for (std::size_t cell = 54; cell < kCells; ++cell) {
            columns[cell % 9][cell / 9 - 6] = 1U << (puzzle[cell] - '1');
            puzzle[cell] = '.';
        }

        EXPECT_EQ(count(marks_of(puzzle)).count, count_last_band(columns, 0, {}));
    }
}

TEST_F(TallierTest, EachIndependentSwapDoublesTheCount) {
    // Rows 1 and 4 of the grid are 12 3 4 56 789 and 21 4 3 65 897: what stands together may be
    // exchanged between them, as it stays within its columns and boxes.
    std::string puzzle(kSolved);
    const auto clear = [&puzzle](std::size_t first, std::size_t columns) {
        for (std::size_t column = first; column < first + columns; ++column) {
            puzzle[column] = puzzle[27 + column] = '.';
        }
    };

    EXPECT_EQ(count(marks_of(puzzle)).count, 1U);
    EXPECT_EQ(count(marks_of(puzzle)).nodes, 0U);
    clear(0, 2);
    EXPECT_EQ(count(marks_of(puzzle)).count, 2U);
    clear(4, 2);
    EXPECT_EQ(count(marks_of(puzzle)).count, 4U);
    clear(6, 3);
    EXPECT_EQ(count(marks_of(puzzle)).count, 8U);
    EXPECT_EQ(count(marks_of(puzzle)).stop, Stop::exhausted);
}

TEST_F(TallierTest, TheCasesOfAHouseAddUp) {
    const Marks marks = without_first_givens(kSeventeen, 2);
    std::uint64_t sum = 0;
    for (std::size_t column = 0; column < 9; ++column) {
        Marks with_five = marks;
        with_five[column] = 1U << 4;
        sum += count(with_five).count;
    }

    EXPECT_EQ(sum, 910776U);
}

TEST_F(TallierTest, ContradictionsHaveNoSolution) {
    Marks marks = marks_of(kSeventeen);
    marks[0] = 0;
    EXPECT_EQ(count(marks).count, 0U);
    EXPECT_EQ(count(marks).stop, Stop::exhausted);

    marks.fill(kAnyDigit);
    marks[0] = marks[10] = 1;
    EXPECT_EQ(count(marks).count, 0U);

    marks.fill(kAnyDigit);
    for (std::size_t cell = 0; cell < 9; ++cell) marks[cell] = 0xff;  // no 9 in the first row
    EXPECT_EQ(count(marks).count, 0U);

    marks.fill(0);
    EXPECT_EQ(count(marks).count, 0U);
}

TEST_F(TallierTest, StopsAtTheLimit) {
    const Marks marks = without_first_givens(kSeventeen, 2);
    for (const std::uint64_t limit : {1U, 2U, 7U, 1000U, 910775U, 910776U}) {
        const Tally tally = count(marks, limit);

        EXPECT_EQ(tally.count, limit);
        EXPECT_EQ(tally.stop, Stop::limit);
    }
    EXPECT_LT(count(marks, 2).nodes, 200U);
    EXPECT_EQ(count(marks, 910777).count, 910776U);
    EXPECT_EQ(count(marks, 910777).stop, Stop::exhausted);
    EXPECT_EQ(count(marks_of(kSolved), 1).stop, Stop::limit);
    EXPECT_EQ(count(marks_of(kSolved), 2).stop, Stop::exhausted);
}

TEST_F(TallierTest, StopsAtTheDeadline) {
    Marks empty;
    empty.fill(kAnyDigit);
    int calls = 0;
    const Deadline third_call(
        [](const void* context) {
            return ++*const_cast<int*>(static_cast<const int*>(context)) == 3;
        },
        &calls);

    const Tally tally = tallier.count(empty, 0, third_call);

    EXPECT_EQ(tally.stop, Stop::deadline);
    EXPECT_EQ(calls, 3);
    EXPECT_LT(tally.nodes, 10000U);
    EXPECT_EQ(count(without_first_givens(kSeventeen, 2)).count, 910776U);
}

TEST_F(TallierTest, TellsHowManyItHasCountedSoFar) {
    struct Told {
        std::uint64_t solutions = 0;
        std::uint64_t nodes = 0;
        bool grows = true;
    };
    Told told;
    const Deadline listening([](const void*) { return false; }, &told,
                             [](const void* context, std::uint64_t solutions, std::uint64_t nodes) {
                                 Told& last = *const_cast<Told*>(static_cast<const Told*>(context));
                                 last.grows &= solutions >= last.solutions && nodes > last.nodes;
                                 last = {solutions, nodes, last.grows};
                             });

    const Tally tally = tallier.count(without_first_givens(kSeventeen, 3), 0, listening);

    EXPECT_TRUE(told.grows);
    EXPECT_GT(told.solutions, tally.count / 2);
    EXPECT_LE(told.solutions, tally.count);
    EXPECT_LE(told.nodes, tally.nodes);
}

// Three rows, in three bands, with two columns for a digit. The others have fewer candidates, so
// that they come first, and can be filled in many ways.
Marks three_rows_for_two_columns() {
    Rng rng(6);
    Marks marks;
    marks.fill(kAnyDigit);
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const std::size_t row = cell / 9;
        const std::size_t column = cell % 9;
        if (row == 0 || row == 3 || row == 8) {
            if (column != 2 && column != 8) marks[cell] ^= 1U << 5;
            continue;
        }
        for (std::size_t digit = 0; digit < 9; ++digit) {
            if (rng.below(100) >= 80) marks[cell] &= static_cast<std::uint16_t>(~(1U << digit));
        }
    }
    return marks;
}

TEST_F(TallierTest, GivesUpWhereItCountsNothing) {
    const Tally tally = tallier.count(three_rows_for_two_columns(), 0, {}, 5000);

    EXPECT_EQ(tally.stop, Stop::patience);
    EXPECT_EQ(tally.count, 0U);
    EXPECT_LT(tally.nodes, 7000U);
}

TEST_F(TallierTest, PatienceBeginsAgainWhereverItCounts) {
    const Marks marks = without_first_givens(kSeventeen, 2);
    const Tally whole = count(marks);
    ASSERT_GT(whole.nodes, 10'000U);

    const Tally tally = tallier.count(marks, 0, {}, 1000);

    EXPECT_EQ(tally.stop, Stop::exhausted);
    EXPECT_EQ(tally.count, whole.count);
    EXPECT_EQ(tally.nodes, whole.nodes);
}

TEST_F(TallierTest, AnswersDependOnThePuzzleAlone) {
    const Marks marks = without_first_givens(kSeventeen, 2);
    const Tally first = count(marks);
    EXPECT_EQ(count(without_first_givens(kSeventeen, 3)).count, 18084492U);

    const Tally again = count(marks);

    EXPECT_EQ(again.count, first.count);
    EXPECT_EQ(again.nodes, first.nodes);
}

TEST(SolverTest, CountsWithAnyPatience) {
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    constexpr std::uint64_t kNearlyNone = 1106804644422573097;  // a hundred times, modulo 2^64: 4
    const Marks marks = without_first_givens(kSeventeen, 2);

    for (const std::uint64_t patience : {kMost, kMost / 2, kNearlyNone}) {
        const Answer answer = Solver().count(marks, {.limit = 0, .patience = patience});

        EXPECT_EQ(answer.count, 910776U);
        EXPECT_EQ(answer.stop, Stop::exhausted);
    }
}

}  // namespace
}  // namespace sudokit::nine
