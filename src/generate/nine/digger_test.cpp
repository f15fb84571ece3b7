#include "generate/nine/digger.hpp"

#include <gtest/gtest.h>

#include "sudokit/sampling.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "engine/general/general.hpp"

namespace sudokit {
namespace {

using generate::NineCells;
using generate::NineDig;
using generate::NineDigger;

bool has_one_solution(const nine::Digits& grid, NineCells givens) {
    const Puzzle puzzle = nine::puzzle_of(generate::digits_in(grid, givens));
    return engine::General().count(puzzle, {.limit = 2}).count == 1;
}

// One set after the other, by counting solutions with another engine.
NineCells dug_in_turn(const NineDig& dig) {
    NineCells givens = dig.givens;
    for (const NineCells cells : dig.order) {
        const NineCells fewer = givens - cells;
        if (fewer.size() < dig.least || fewer == givens) continue;
        if (has_one_solution(dig.solution, fewer)) givens = fewer;
    }
    return givens;
}

// Pairs of cells opposite each other.
std::vector<NineCells> half_turns() {
    std::vector<NineCells> pairs;
    for (std::size_t cell = 0; cell <= 40; ++cell) {
        pairs.push_back(NineCells::of(cell) | NineCells::of(80 - cell));
    }
    return pairs;
}

class NineDiggerTest : public testing::Test {
  protected:
    NineDiggerTest() {
        for (std::size_t i = 0; i < orders.size(); ++i) {
            if (i % 3 == 1) {
                orders[i] = half_turns();
            } else {
                for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
                    orders[i].push_back(NineCells::of(cell));
                }
            }
            rng.shuffle(orders[i]);
            digs[i].solution = sampler.draw(rng);
            digs[i].givens = NineCells::of_givens(digs[i].solution);
            digs[i].order = orders[i];
            digs[i].least = i % 3 == 2 ? 30 : 0;
        }
    }

    GridSampler sampler;
    Rng rng{17};
    std::vector<std::vector<NineCells>> orders =
        std::vector<std::vector<NineCells>>(tests::test_rounds(std::size_t{300}));
    std::vector<NineDig> digs = std::vector<NineDig>(orders.size());
};

TEST_F(NineDiggerTest, TakesOutWhatOneRemovalAfterTheOtherWouldOnEveryKernel) {
    for (const nine::Kernel& kernel : nine::kernels()) {
        auto dug = digs;
        NineDigger(kernel).dig(dug, {});

        for (std::size_t i = 0; i < digs.size(); i += 13) {
            EXPECT_FALSE(dug[i].stopped);
            EXPECT_EQ(dug[i].givens, dug_in_turn(digs[i])) << kernel.name << " " << i;
        }
    }
}

TEST_F(NineDiggerTest, AtTheDeadlineWhatIsLeftHasOneSolution) {
    std::size_t stopped = 0;
    for (const std::uint64_t looks : {0U, 4U, 12U}) {
        auto dug = digs;
        const tests::Patience patience(looks);
        NineDigger(nine::default_kernel()).dig(dug, patience.deadline());

        for (std::size_t i = 0; i < digs.size(); i += 10) {
            stopped += dug[i].stopped ? 1U : 0U;
            EXPECT_TRUE(has_one_solution(dug[i].solution, dug[i].givens));
        }
    }
    EXPECT_GT(stopped, 0U);
}

}  // namespace
}  // namespace sudokit
