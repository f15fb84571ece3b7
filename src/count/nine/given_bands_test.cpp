#include "count/nine/given_bands.hpp"

#include <cmath>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "engine/general/general.hpp"

namespace sudokit::count {
namespace {

constexpr std::size_t kMemory = std::size_t{64} << 20;

// Has one solution; with fewer givens many.
const std::string kSeventeen =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

Puzzle puzzle_of(const std::string& line) {
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < 81; ++cell) {
        if (line[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(line[cell] - '0'));
    }
    return puzzle;
}

Puzzle without_last(const std::string& line, std::size_t givens) {
    Puzzle puzzle = puzzle_of(line);
    for (Cell cell = 81; cell-- > 0 && givens > 0;) {
        if (puzzle.given(cell) == 0) continue;
        puzzle.set_given(cell, 0);
        --givens;
    }
    return puzzle;
}

Natural counted(const Puzzle& puzzle, std::size_t memory = kMemory) {
    return *GivenBands::of(puzzle, memory)->count({});
}

// One by one, by an engine.
std::uint64_t enumerated(const Puzzle& puzzle) {
    return engine::General()
        .search(puzzle, {.limit = 0}, [](std::span<const std::uint8_t>) { return true; })
        .count;
}

TEST(GivenBands, AgreeWithGoingThroughTheSolutions) {
    EXPECT_EQ(counted(puzzle_of(kSeventeen)), Natural(1));
    const Puzzle sixteen = without_last(kSeventeen, 1);

    EXPECT_EQ(counted(sixteen), Natural(enumerated(sixteen)));
}

TEST(GivenBands, KnowNumbersThatWereCountedOneByOneElsewhere) {
    EXPECT_EQ(counted(without_last(kSeventeen, 2)), Natural(3'481'026));
}

// What a cell holds cuts the solutions into parts, which go by other numbers of givens and views.
TEST(GivenBands, AddUpOverTheDigitsOfACell) {
    Puzzle puzzle = without_last(kSeventeen, 1);
    const Natural all = counted(puzzle);
    Natural sum;
    for (Digit digit = 1; digit <= 9; ++digit) {
        puzzle.set_given(40, digit);
        sum += counted(puzzle);
    }

    EXPECT_EQ(sum, all);
}

TEST(GivenBands, AreTheSameForWhatSymmetriesMakeOfAPuzzle) {
    Rng rng(3);
    const Puzzle puzzle = without_last(kSeventeen, 1);
    const Natural all = counted(puzzle);
    for (std::size_t round = 0; round < tests::test_rounds(std::size_t{2}); ++round) {
        std::array<std::uint8_t, 9> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        std::array<std::array<std::uint32_t, 9>, 2> lines{};  // of rows and of columns
        rng.shuffle(names);
        for (auto& to : lines) {
            std::array<std::uint32_t, 3> groups = {0, 1, 2};
            rng.shuffle(groups);
            for (std::uint32_t group = 0; group < 3; ++group) {
                std::array<std::uint32_t, 3> order = {0, 1, 2};
                rng.shuffle(order);
                for (std::uint32_t i = 0; i < 3; ++i) {
                    to[3 * group + i] = 3 * groups[group] + order[i];
                }
            }
        }
        const bool turned = rng.below(2) == 1;
        Puzzle image(puzzle.board());
        for (Cell cell = 0; cell < 81; ++cell) {
            if (puzzle.given(cell) == 0) continue;
            const std::uint32_t row = lines[0][cell / 9];
            const std::uint32_t column = lines[1][cell % 9];
            image.set_given(turned ? column * 9 + row : row * 9 + column,
                            names[puzzle.given(cell) - 1U]);
        }

        EXPECT_EQ(counted(image), all);
    }
}

TEST(GivenBands, FindNothingWhereGivensClash) {
    // A 1 in the row, in the column, and in the box of another.
    for (const Cell other : {Cell{0}, Cell{79}, Cell{17}}) {
        Puzzle puzzle = puzzle_of(kSeventeen);
        puzzle.set_given(other, 1);

        EXPECT_EQ(counted(puzzle), Natural(0)) << other;
    }
}

TEST(GivenBands, DoNotDependOnMemoryNorOnWhereTheyStopped) {
    const Puzzle puzzle = without_last(kSeventeen, 1);
    const Natural all = counted(puzzle);
    auto bands = GivenBands::of(puzzle, 1000);
    std::optional<Natural> found;
    int stops = 0;
    for (; !found; ++stops) {
        const tests::Patience patience(40);
        found = bands->count(patience.deadline());
    }

    EXPECT_EQ(*found, all);
    EXPECT_GT(stops, 2);
}

// Where givens clash there is nothing to sum up: all the looks are those of getting ready.
TEST(GivenBands, LookAtTheDeadlineWhileTheyGetReady) {
    Puzzle puzzle = puzzle_of(kSeventeen);
    puzzle.set_given(0, 1);
    auto bands = GivenBands::of(puzzle, kMemory);
    std::optional<Natural> found;
    int stops = 0;
    for (; !found; ++stops) {
        const tests::Patience patience(1);
        found = bands->count(patience.deadline());
    }

    EXPECT_EQ(*found, Natural(0));
    EXPECT_GT(stops, 10);
}

// Two rows of a grid are open, and two digits, which nothing tells apart.
TEST(GivenBands, DrawEachSolutionEquallyOften) {
    Puzzle puzzle = puzzle_of(
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
    for (Cell cell = 0; cell < 81; ++cell) {
        if (puzzle.given(cell) >= 8 || cell < 18) puzzle.set_given(cell, 0);
    }
    const std::uint64_t solutions = enumerated(puzzle);
    ASSERT_GT(solutions, 5U);
    ASSERT_LT(solutions, 100U);
    auto bands = GivenBands::of(puzzle, kMemory);
    Rng rng(7);
    std::map<std::vector<std::uint8_t>, int> times;
    const int draws = static_cast<int>(20 * solutions);
    for (int i = 0; i < draws; ++i) ++times[bands->draw(rng, {})->digits];

    double chi_square = 0;
    for (const auto& [digits, seen] : times) chi_square += std::pow(seen - 20.0, 2) / 20;

    EXPECT_EQ(times.size(), solutions);
    const auto freedom = static_cast<double>(solutions - 1);
    EXPECT_LT(chi_square, freedom + 4 * std::sqrt(2 * freedom));
}

}  // namespace
}  // namespace sudokit::count
