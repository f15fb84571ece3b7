#include "board/constraints/killer_cage.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"

namespace sudokit {
namespace {

ConstraintPtr cage(std::vector<Cell> cells, std::optional<std::uint32_t> sum,
                   std::uint32_t order = 9) {
    return *make_constraint({.kind = "killer-cage", .cells = std::move(cells), .value = sum},
                            Board::standard(order));
}

using Digits = std::vector<std::uint8_t>;

// Every way to fill the cells from the candidates with different digits that add up to the sum.
void fillings(std::span<const DigitSet> candidates, std::optional<std::uint32_t> sum,
              Digits& chosen, std::vector<Digits>& out) {
    if (chosen.size() == candidates.size()) {
        std::uint32_t total = 0;
        for (const std::uint8_t digit : chosen) total += digit;
        if (!sum || total == *sum) out.push_back(chosen);
        return;
    }
    for (const Digit digit : candidates[chosen.size()]) {
        if (std::ranges::find(chosen, digit) != chosen.end()) continue;
        chosen.push_back(static_cast<std::uint8_t>(digit));
        fillings(candidates, sum, chosen, out);
        chosen.pop_back();
    }
}

TEST(KillerCage, HoldsWhereDigitsDifferAndAddUp) {
    const auto three = cage({0, 1, 9}, 6);

    EXPECT_TRUE(three->holds(Digits{1, 2, 3}));
    EXPECT_TRUE(three->holds(Digits{3, 1, 2}));
    EXPECT_FALSE(three->holds(Digits{2, 2, 2}));
    EXPECT_FALSE(three->holds(Digits{1, 2, 4}));
    EXPECT_TRUE(three->holds(Digits{0, 0, 0}));
    EXPECT_TRUE(three->holds(Digits{3, 0, 0}));
    EXPECT_FALSE(three->holds(Digits{4, 0, 0})) << "1 and at least 1 more make too much";
    EXPECT_FALSE(three->holds(Digits{1, 0, 1}));
}

TEST(KillerCage, WithoutASumOnlyDiffers) {
    const auto free = cage({0, 10, 20}, std::nullopt);

    EXPECT_TRUE(free->only_differs());
    EXPECT_FALSE(cage({0, 10, 20}, 6)->only_differs());
    EXPECT_TRUE(free->holds(Digits{9, 8, 7}));
    EXPECT_FALSE(free->holds(Digits{9, 8, 9}));
    EXPECT_EQ(free->different(), (std::vector<std::vector<Cell>>{{0, 10, 20}}));
}

TEST(KillerCage, ASumThatOneSetMakesLeavesNothingElse) {
    std::vector<DigitSet> candidates(3, DigitSet::full(9));

    ASSERT_TRUE(cage({0, 1, 9}, 24)->filter(candidates));

    DigitSet high;
    for (const Digit digit : {7U, 8U, 9U}) high.insert(digit);
    for (const DigitSet left : candidates) EXPECT_EQ(left, high);
}

TEST(KillerCage, ADigitWithOneCellLeftGoesThere) {
    // 1, 2, 3: only the last cell has the 3.
    DigitSet low = DigitSet::of(1);
    low.insert(2);
    std::vector<DigitSet> candidates = {low, low, DigitSet::full(9)};

    ASSERT_TRUE(cage({0, 1, 9}, 6)->filter(candidates));

    EXPECT_EQ(candidates[2], DigitSet::of(3));
}

TEST(KillerCage, SetsAreAllThatAddUp) {
    for (std::uint32_t order = 1; order <= 9; ++order) {
        for (std::uint32_t sum = 1; sum <= order * (order + 1) / 2; ++sum) {
            for (std::uint32_t size = 1; size <= order; ++size) {
                std::vector<DigitSet> expected;
                for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << order); ++bits) {
                    std::uint32_t total = 0;
                    for (const Digit digit : DigitSet(bits)) total += digit;
                    if (total == sum && DigitSet(bits).size() == size) {
                        expected.emplace_back(bits);
                    }
                }

                EXPECT_EQ(sets_with_sum(order, size, sum, 1000), expected);
                if (!expected.empty()) {
                    EXPECT_FALSE(sets_with_sum(order, size, sum, expected.size() - 1));
                }
            }
        }
    }
}

// On 9x9 by sets, on 36x36, where there are too many of them, by bounds.
TEST(KillerCage, FilteringLosesNoSolutionAndIsExactInTheEnd) {
    constexpr std::uint64_t kSeed = 41;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (int round = 0; round < tests::test_rounds(900); ++round) {
        const std::uint32_t order = round % 3 == 0 ? 36 : 9;
        const std::size_t size = order == 36 ? 7 : 1 + rng.below(5);
        std::vector<Cell> cells;
        for (Cell cell = 0; cell < size; ++cell) cells.push_back(cell);
        std::vector<DigitSet> candidates(size);
        std::uint32_t target = 0;
        for (DigitSet& left : candidates) {
            for (std::uint64_t i = 0, count = 1 + rng.below(order == 36 ? 3 : 4); i < count; ++i) {
                left.insert(static_cast<Digit>(1 + rng.below(order)));
            }
            target += left.first();
        }
        const std::uint32_t sum = round % 2 == 0
                                      ? std::min(target + static_cast<std::uint32_t>(rng.below(4)),
                                                 order * (order + 1) / 2)
                                      : 1 + static_cast<std::uint32_t>(rng.below(order * 2));
        Digits chosen;
        std::vector<Digits> all;
        fillings(candidates, sum, chosen, all);
        const auto constraint = cage(cells, sum, order);

        std::vector<DigitSet> left = candidates;
        const bool possible = constraint->filter(left);

        EXPECT_TRUE(possible || all.empty());
        for (const Digits& digits : all) {
            EXPECT_TRUE(constraint->holds(digits));
            for (std::size_t i = 0; i < size; ++i) ASSERT_TRUE(left[i].contains(digits[i]));
        }
        const bool single =
            std::ranges::all_of(candidates, [](DigitSet one) { return one.size() == 1; });
        if (single) {
            EXPECT_EQ(possible, !all.empty());
        }
    }
}

TEST(KillerCage, CasesAreExactlyItsSolutions) {
    for (const std::uint32_t sum : {1U, 5U, 7U, 9U, 10U}) {
        const auto constraint = cage({0, 1, 5}, sum, 4);
        const auto cases = constraint->cases(100);
        ASSERT_TRUE(cases);
        for (std::uint8_t a = 1; a <= 4; ++a) {
            for (std::uint8_t b = 1; b <= 4; ++b) {
                for (std::uint8_t c = 1; c <= 4; ++c) {
                    if (a == b || b == c || a == c) continue;
                    const Digits digits = {a, b, c};
                    int right = 0;
                    for (const Constraint::Case& one : *cases) {
                        if (one[0].contains(a) && one[1].contains(b) && one[2].contains(c)) ++right;
                    }
                    EXPECT_EQ(right, constraint->holds(digits) ? 1 : 0);
                }
            }
        }
    }
}

TEST(KillerCage, TooManyCasesAreNone) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < 18; ++cell) cells.push_back(cell);

    EXPECT_FALSE(cage(cells, 333, 36)->cases(2000));
    EXPECT_TRUE(cage({0, 1}, 10)->cases(4));
    EXPECT_FALSE(cage({0, 1}, 10)->cases(3));
}

TEST(KillerCage, SaysWhatItIs) {
    EXPECT_EQ(cage({9, 0, 1}, 6)->text(Language::en), "r1c1 + r1c2 + r2c1 = 6, all different");
    EXPECT_EQ(cage({0, 1}, 3)->text(Language::fr), "L1C1 + L1C2 = 3, tous différents");
    EXPECT_EQ(cage({0, 9}, 3)->text(Wording{.cells = CellNames::a1}), "A1 + B1 = 3, all different");
    EXPECT_EQ(cage({4}, 6)->text(Language::en), "r1c5 = 6");
    EXPECT_EQ(cage({0, 10}, std::nullopt)->text(Language::en), "r1c1, r2c2: all different");
    EXPECT_EQ(cage({9, 0}, 6)->drawing().outline, (std::vector<Cell>{0, 9}));
    EXPECT_EQ(cage({9, 0}, 6)->drawing().label, "6");
}

TEST(KillerCage, MakesSenseOrSaysWhatDoesNot) {
    const Board board = Board::standard(4);
    const auto fault = [&](std::vector<Cell> cells, std::optional<std::uint32_t> sum) {
        const auto made = make_constraint(
            {.kind = "killer-cage", .cells = std::move(cells), .value = sum}, board);
        return made ? std::string() : made.error().message.in(Language::en);
    };

    EXPECT_EQ(fault({0, 1}, 3), "");
    EXPECT_EQ(fault({0, 1}, 10), "") << "no digits add up to that, which is no fault";
    EXPECT_EQ(fault({}, 3), "the constraint 'killer-cage' needs cells");
    EXPECT_EQ(fault({0, 1, 2, 3, 4}, 10),
              "a killer cage holds different digits: expected at most 4 cells, found 5");
    EXPECT_EQ(fault({0, 1}, 11), "expected the sum of a killer cage from 1 to 10, found 11");
    EXPECT_EQ(fault({0, 1}, 0), "expected the sum of a killer cage from 1 to 10, found 0");
    EXPECT_EQ(fault({0, 16}, 3),
              "the constraint 'killer-cage' names cell 16, but the board has 16 cells");
    EXPECT_EQ(fault({5, 5}, 3), "the constraint 'killer-cage' names r2c2 twice");
}

}  // namespace
}  // namespace sudokit
