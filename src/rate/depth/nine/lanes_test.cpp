#include "rate/depth/nine/lanes.hpp"

#include <cstring>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"
#include "engine/general/propagation.hpp"

#pragma GCC diagnostic ignored "-Wpsabi"  // nothing passes these vectors between files

namespace sudokit::rate {

// As many lanes as any kernel has, in plain vectors: so they are tested on every machine.
namespace wide {

using namespace nine;

constexpr unsigned kLanes = 16;

#include "rate/depth/nine/kernel_plain.inc"

}  // namespace wide

namespace {

using engine::Rules;
using nine::kSpots;
using nine::Word;

Words words_of(const Puzzle& puzzle) {
    Words words{};
    for (Cell cell = 0; cell < nine::kCells; ++cell) {
        words[kSpots[cell].word] |= static_cast<Word>(puzzle.allowed(cell).bits())
                                    << kSpots[cell].shift;
    }
    return words;
}

// Some givens, some candidates ruled out: about a third lead to a contradiction.
Puzzle random_state(Rng& rng) {
    Puzzle puzzle(Board::standard(9));
    const std::uint64_t givens = 5 + rng.below(12);
    for (std::uint64_t i = 0; i < givens; ++i) {
        puzzle.set_given(static_cast<Cell>(rng.below(81)), static_cast<Digit>(rng.below(9)) + 1);
    }
    for (Cell cell = 0; cell < 81; ++cell) {
        puzzle.set_pencilmarks(cell, DigitSet(rng.next() | rng.next()) & puzzle.board().digits());
    }
    return puzzle;
}

// Propagates random states in all lanes, and one by one in the general way; gives the number of
// contradictions.
int compare(const Propagator& propagator, std::uint64_t seeds) {
    const engine::Links links(Board::standard(9));
    engine::Propagation general(links, Rules::singles);
    const unsigned lanes = propagator.lanes();
    Words all;
    all.fill(nine::kAll);
    int failures = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Rng rng(seed);
        Group group{};
        std::vector<Puzzle> puzzles;
        for (unsigned lane = 0; lane < lanes; ++lane) {
            puzzles.push_back(random_state(rng));
            const Words words = words_of(puzzles.back());
            for (unsigned i = 0; i < words.size(); ++i) group.words[i * lanes + lane] = words[i];
        }
        const auto active = static_cast<LaneBits>(rng.next() & ((1ULL << lanes) - 1));
        Settled settled;
        propagator.settle(group, all, active, settled);
        EXPECT_EQ(settled.failed & ~active, 0U) << "seed " << seed;
        Words placed{};
        for (unsigned lane = 0; lane < lanes; ++lane) {
            if ((active >> lane & 1U) == 0) continue;
            const bool good = general.load(puzzles[lane]) && general.propagate();
            EXPECT_EQ((settled.failed >> lane & 1U) == 0, good) << "seed " << seed << ", " << lane;
            failures += good ? 0 : 1;
            if (!good) continue;
            Words left{};
            for (Cell cell = 0; cell < nine::kCells; ++cell) {
                left[kSpots[cell].word] |= static_cast<Word>(general.options(cell))
                                           << kSpots[cell].shift;
            }
            for (unsigned i = 0; i < left.size(); ++i) {
                EXPECT_EQ(group.words[i * lanes + lane], left[i])
                    << "seed " << seed << ", " << lane;
            }
            add_placed(left, placed);
        }
        EXPECT_EQ(settled.placed, placed) << "seed " << seed;
        if (testing::Test::HasFailure()) break;
    }
    return failures;
}

TEST(Propagator, LeavesWhatTheGeneralWayLeavesOnEveryKernel) {
    for (const nine::Kernel& kernel : nine::kernels()) {
        const Propagator& propagator = propagator_for(kernel);

        EXPECT_EQ(propagator.lanes(), kernel.lanes);
        EXPECT_GT(compare(propagator, tests::test_rounds(400U)), tests::test_rounds(100))
            << kernel.name;
    }
    EXPECT_GT(compare(wide::KernelPropagator(), tests::test_rounds(100U)), tests::test_rounds(100));
}

TEST(Propagator, TakesOutWhatIsNotInTheLimit) {
    const Propagator& propagator = propagator_for(nine::default_kernel());
    const unsigned lanes = propagator.lanes();
    Group group{};
    group.words.fill(nine::kAll);
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(0, 5);
    Settled settled;

    propagator.settle(group, words_of(puzzle), 1, settled);

    EXPECT_EQ(settled.failed, 0U);
    EXPECT_EQ(group.words[kSpots[0].word * lanes] >> kSpots[0].shift & nine::kField, 1U << 4);
    EXPECT_EQ(group.words[kSpots[1].word * lanes] >> kSpots[1].shift & nine::kField,
              nine::kField & ~(1U << 4));
}

TEST(Words, KnowTheirSize) {
    Words words;
    words.fill(nine::kAll);
    EXPECT_EQ(size_of(words), 729U);
    words = {};
    EXPECT_EQ(size_of(words), 0U);
    words[26] = 1U << 28;
    EXPECT_EQ(size_of(words), 1U);
}

}  // namespace
}  // namespace sudokit::rate
