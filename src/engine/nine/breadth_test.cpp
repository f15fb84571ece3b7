// Counting in breadth, on every kernel that this machine can run, against counting in depth.
#include <memory>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "engine/dispatch.hpp"
#include "engine/nine/tally.hpp"

namespace sudokit::nine {
namespace {

constexpr std::string_view kFewGivens =
    ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";
constexpr std::string_view kFull =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

Marks candidates_of(std::string_view text) {
    Marks marks;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const char c = text[cell];
        marks[cell] = c == '.' ? kField : static_cast<std::uint16_t>(1U << (c - '1'));
    }
    return marks;
}

Marks fewer_givens(int removed) {
    std::string rest(kFewGivens);
    for (int i = 0; i < removed; ++i) rest[rest.find_first_not_of('.')] = '.';
    return candidates_of(rest);
}

class BreadthTest : public testing::TestWithParam<Kernel> {
  protected:
    Tally count(const Marks& marks, std::uint64_t limit = 0) {
        return machine->tally(marks, limit, {});
    }

    std::unique_ptr<Machine> machine = make_machine(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Kernels, BreadthTest,
                         testing::ValuesIn(kernels().begin(), kernels().end()),
                         [](const auto& kernel) { return std::string(kernel.param.name); });

TEST_P(BreadthTest, KnownCountsOfSeventeenCluePuzzlesWithGivensRemoved) {
    EXPECT_EQ(count(fewer_givens(0)).count, 1U);
    EXPECT_EQ(count(fewer_givens(2)).count, 910776U);
    EXPECT_EQ(count(fewer_givens(3)).count, 18084492U);
    EXPECT_EQ(count(fewer_givens(3)).stop, Stop::exhausted);
}

TEST_P(BreadthTest, AgreesWithTheCountInDepth) {
    Tallier in_depth;
    std::uint64_t several = 0;
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        Marks marks = candidates_of(kFull);
        for (std::uint16_t& digits : marks) {
            for (std::uint64_t i = 0; i < 3 + seed % 3; ++i) {
                digits = static_cast<std::uint16_t>(digits | 1U << rng.below(9));
            }
        }
        if (seed % 4 == 0) marks[rng.below(kCells)] &= 0x0f;  // some without the known solution

        const std::uint64_t expected = in_depth.count(marks, 0, {}).count;

        EXPECT_EQ(count(marks).count, expected);
        several += expected > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 20U);
}

TEST_P(BreadthTest, EachIndependentSwapDoublesTheCount) {
    // Rows 1 and 4 of the grid are 12 3 4 56 789 and 21 4 3 65 897: what stands together may be
    // exchanged between them, as it stays within its columns and boxes.
    std::string puzzle(kFull);
    const auto clear = [&puzzle](std::size_t first, std::size_t columns) {
        for (std::size_t column = first; column < first + columns; ++column) {
            puzzle[column] = puzzle[27 + column] = '.';
        }
    };

    EXPECT_EQ(count(candidates_of(puzzle)), (Tally{.count = 1, .nodes = 0}));
    clear(0, 2);
    EXPECT_EQ(count(candidates_of(puzzle)).count, 2U);
    clear(4, 2);
    EXPECT_EQ(count(candidates_of(puzzle)).count, 4U);
    clear(6, 3);
    EXPECT_EQ(count(candidates_of(puzzle)).count, 8U);
}

TEST_P(BreadthTest, ContradictionsHaveNoSolution) {
    Marks marks = candidates_of(kFewGivens);
    marks[0] = 0;
    EXPECT_EQ(count(marks).count, 0U);
    EXPECT_EQ(count(marks).stop, Stop::exhausted);

    marks.fill(kField);
    marks[0] = marks[10] = 1;
    EXPECT_EQ(count(marks).count, 0U);
}

TEST_P(BreadthTest, StopsAtTheLimit) {
    const Marks marks = fewer_givens(2);

    EXPECT_EQ(count(marks, 910776).stop, Stop::limit);
    EXPECT_EQ(count(marks, 910776).count, 910776U);
    EXPECT_EQ(count(marks, 910777).stop, Stop::exhausted);
    EXPECT_EQ(count(candidates_of(kFull), 1).stop, Stop::limit);
}

TEST_P(BreadthTest, SaysWhenThereIsNoRoom) {
    Marks empty;
    empty.fill(kField);

    EXPECT_EQ(machine->tally(empty, 0, {}).stop, Stop::patience);
    EXPECT_EQ(machine->tally(empty, 5000, {}).stop, Stop::patience);
    EXPECT_EQ(count(fewer_givens(2)).count, 910776U);
}

TEST_P(BreadthTest, StopsAtTheDeadline) {
    int calls = 0;
    const Deadline third_call(
        [](const void* context) {
            return ++*const_cast<int*>(static_cast<const int*>(context)) == 3;
        },
        &calls);

    const Tally tally = machine->tally(fewer_givens(3), 0, third_call);

    EXPECT_EQ(tally.stop, Stop::deadline);
    EXPECT_EQ(calls, 3);
}

TEST_P(BreadthTest, IsTheSameOnEveryKernel) {
    for (const int removed : {1, 2, 3}) {
        const Marks marks = fewer_givens(removed);
        const Tally expected = make_portable()->tally(marks, 0, {});

        EXPECT_EQ(count(marks), expected);
        EXPECT_EQ(count(marks), expected);
    }
}

}  // namespace
}  // namespace sudokit::nine
