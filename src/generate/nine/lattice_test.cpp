#include "generate/nine/lattice.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/minimality.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "generate/makers/random_grid.hpp"
#include "generate/nine/descents.hpp"

namespace sudokit {
namespace {

using generate::NineCells;
using generate::NineLattice;
using generate::NineWithin;

// Puzzles of which some givens are redundant.
std::vector<NineWithin> puzzles_to_thin(std::size_t size) {
    Rng rng(31);
    std::vector<generate::NineDescent> descents(size);
    for (auto& descent : descents) descent.solution = generate::grid_sampler().draw(rng);
    generate::NineDescents(nine::default_kernel()).descend(descents, rng, {});
    std::vector<NineWithin> puzzles;
    puzzles.reserve(size);
    for (const auto& descent : descents) {
        puzzles.push_back(
            {descent.solution, descent.givens - descent.redundant, descent.redundant});
    }
    return puzzles;
}

std::string line_of(const nine::Digits& digits) { return {digits.begin(), digits.end()}; }

// The other way to find all of them goes by unavoidable sets, one puzzle at a time.
TEST(NineLattice, FindsTheMinimalPuzzlesThatUnavoidableSetsGive) {
    auto puzzles = puzzles_to_thin(tests::test_rounds(5U));

    NineLattice(nine::default_kernel()).find(puzzles, {});

    for (const NineWithin& puzzle : puzzles) {
        std::set<std::string> found;
        for (const NineCells givens : puzzle.minimal) {
            found.insert(line_of(generate::digits_in(puzzle.solution, givens)));
        }
        EXPECT_EQ(found.size(), puzzle.minimal.size());
        std::set<std::string> expected;
        const Puzzle whole =
            nine::puzzle_of(generate::digits_in(puzzle.solution, puzzle.needed | puzzle.redundant));
        const auto answer =
            Minimiser().minimal_puzzles(whole, {}, [&](std::span<const std::uint8_t> givens) {
                expected.insert({givens.begin(), givens.end()});
                return true;
            });
        EXPECT_EQ(answer.posed.stop, Stop::exhausted);
        EXPECT_EQ(found, expected);
    }
}

TEST(NineLattice, APuzzleWithoutRedundantGivensIsTheOnlyOne) {
    auto puzzles = puzzles_to_thin(1);
    NineLattice lattice(nine::default_kernel());
    lattice.find(puzzles, {});
    const NineCells minimal = puzzles[0].minimal.front();
    std::vector<NineWithin> alone = {{puzzles[0].solution, minimal, {}}};

    lattice.find(alone, {});

    EXPECT_EQ(alone[0].minimal, std::vector{minimal});
}

TEST(NineLattice, StopsWhenTimeRunsOut) {
    auto puzzles = puzzles_to_thin(3);
    const tests::Patience patience(2);

    NineLattice(nine::default_kernel()).find(puzzles, patience.deadline());

    EXPECT_TRUE(std::ranges::all_of(puzzles, &NineWithin::stopped));
}

}  // namespace
}  // namespace sudokit
