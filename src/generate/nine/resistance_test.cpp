#include "generate/nine/resistance.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/generate.hpp"
#include "sudokit/rate.hpp"

#include "base/test_rounds.hpp"
#include "rate/nine_filter.hpp"
#include "rate/test_puzzles.hpp"

namespace sudokit::generate {
namespace {

using rate::NineFilter;

constexpr RuleSet kConsequences{.single_candidate = true, .single_position = true};

struct Posed {
    nine::Digits puzzle = {};
    nine::Digits solution = {};
};

Posed posed(const nine::Digits& puzzle) {
    Posed out{puzzle, {}};
    nine::Answer answer;
    nine::Solver().solve({&puzzle, 1}, {.limit = 2}, {&answer, 1}, {&out.solution, 1});
    EXPECT_EQ(answer.count, 1U);
    return out;
}

// The same, one test after the other, by the rules of play.
NineResistance::Measure plain_measure(const Posed& of) {
    NineFilter filter(of.puzzle);
    NineResistance::Measure out{-1'000'000, false};
    while (filter.run(kConsequences) != Filtering::State::solved) {
        std::vector<std::pair<unsigned, Digit>> failed;
        std::int32_t height = 0;
        for (unsigned cell = 0; cell < nine::kCells; ++cell) {
            if (!filter.is_open(cell)) continue;
            for (const Digit digit : DigitSet(filter.candidates()[cell])) {
                if (digit == of.solution[cell]) continue;
                NineFilter assumed = filter;
                assumed.give(cell, digit);
                const bool fails = assumed.run(kConsequences) == Filtering::State::failed;
                height += fails ? -3 : 1;
                if (fails) failed.emplace_back(cell, digit);
            }
        }
        out.height = std::max(out.height, height);
        out.is_deep = failed.empty();
        if (out.is_deep) break;
        for (const auto& [cell, digit] : failed) filter.rule_out(cell, digit);
    }
    return out;
}

void expect_same(const Posed& of) {
    const NineResistance::Measure plain = plain_measure(of);
    for (const nine::Kernel& kernel : nine::kernels()) {
        const auto found = NineResistance(kernel).measure(of.puzzle, of.solution);
        EXPECT_EQ(found.is_deep, plain.is_deep) << kernel.name;
        if (plain.height > -1'000'000) {
            EXPECT_EQ(found.height, plain.height) << kernel.name;
        } else {
            EXPECT_LT(found.height, -1'000'000) << kernel.name;
        }
    }
}

TEST(NineResistance, IsTheSameByTheRulesOfPlayOnEveryKernel) {
    Wish wish(Board::standard(9));
    wish.minimal = true;
    Generator generator(wish);
    Rng rng(3);
    for (int i = 0; i < tests::test_rounds(20); ++i) {
        SCOPED_TRACE(i);
        const auto made = generator.next(rng);
        Posed of;
        std::ranges::copy(made->puzzle.givens(), of.puzzle.begin());
        std::ranges::copy(made->solution.digits, of.solution.begin());
        expect_same(of);
    }
}

TEST(NineResistance, KnowsWhatNeedsNestedTests) {
    // The second one is AI Escargot, by A. Inkala, the last one Loki, by mith.
    const auto measure = [](std::string_view text) {
        const Posed of = posed(digits_of(text));
        expect_same(of);
        return NineResistance(nine::default_kernel()).measure(of.puzzle, of.solution);
    };
    const auto shallow = measure(
        "...45...........23..91.34...1...753.....1.8..6.5.......723...48.6......7.3.5.8...");
    const auto deep = measure(
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    const auto deeper = measure(
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..");

    EXPECT_FALSE(shallow.is_deep);
    EXPECT_TRUE(deep.is_deep);
    EXPECT_TRUE(deeper.is_deep);
    EXPECT_GT(deep.height, shallow.height);
}

}  // namespace
}  // namespace sudokit::generate
