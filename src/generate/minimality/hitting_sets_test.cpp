#include "generate/minimality/hitting_sets.hpp"

#include <algorithm>
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"

namespace sudokit::generate {
namespace {

constexpr std::uint32_t kCells = 10;

CellSet cells_of_bits(std::uint32_t bits) {
    CellSet cells(kCells);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if ((bits >> cell & 1U) != 0) cells.insert(cell);
    }
    return cells;
}

std::uint32_t bits_of(const CellSet& cells) {
    std::uint32_t bits = 0;
    for (const Cell cell : cells) bits |= 1U << cell;
    return bits;
}

// Sets of one to five cells.
std::vector<std::uint32_t> random_family(Rng& rng) {
    std::vector<std::uint32_t> family(1 + rng.below(14));
    for (std::uint32_t& set : family) {
        const std::uint64_t size = 1 + rng.below(5);
        for (std::uint64_t i = 0; i < size; ++i) set |= 1U << rng.below(kCells);
    }
    return family;
}

bool hits_all(std::uint32_t chosen, const std::vector<std::uint32_t>& family) {
    return std::ranges::all_of(family, [&](std::uint32_t set) { return (set & chosen) != 0; });
}

bool is_minimal_hitting(std::uint32_t chosen, const std::vector<std::uint32_t>& family) {
    if (!hits_all(chosen, family)) return false;
    for (std::uint32_t cell = 0; cell < kCells; ++cell) {
        const std::uint32_t bit = 1U << cell;
        if ((chosen & bit) != 0 && hits_all(chosen ^ bit, family)) return false;
    }
    return true;
}

// Answers from a family that the search does not know.
Missed missed_of(const std::vector<std::uint32_t>& family, std::uint32_t chosen,
                 std::uint32_t only = 0) {
    for (const std::uint32_t set : family) {
        if ((set & chosen) == only) return {cells_of_bits(set)};
    }
    return {};
}

TEST(HittingSets, SmallestIsThatOfBruteForce) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const auto family = random_family(rng);
        int smallest = kCells;
        for (std::uint32_t bits = 0; bits < 1U << kCells; ++bits) {
            if (hits_all(bits, family)) smallest = std::min(smallest, std::popcount(bits));
        }
        // Some sets are known at the start, the others are asked for.
        std::vector<CellSet> known;
        for (std::size_t i = 0; i < family.size() / 2; ++i)
            known.push_back(cells_of_bits(family[i]));
        const auto all = cells_of_bits((1U << kCells) - 1);

        const auto found = smallest_hitting_set(
            {.cells = all,
             .known = known,
             .missed = [&](const CellSet& chosen) { return missed_of(family, bits_of(chosen)); }},
            all);

        EXPECT_FALSE(found.stopped);
        EXPECT_EQ(found.least, static_cast<std::uint32_t>(smallest));
        EXPECT_EQ(found.best.size(), found.least);
        EXPECT_TRUE(hits_all(bits_of(found.best), family));
    }
}

TEST(HittingSets, MinimalOnesAreThoseOfBruteForceEachOnce) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const auto family = random_family(rng);
        std::set<std::uint32_t> expected;
        for (std::uint32_t bits = 0; bits < 1U << kCells; ++bits) {
            if (is_minimal_hitting(bits, family)) expected.insert(bits);
        }
        std::vector<CellSet> known;
        for (std::size_t i = 0; i < family.size() / 3; ++i)
            known.push_back(cells_of_bits(family[i]));

        std::set<std::uint32_t> found;
        const auto end = minimal_hitting_sets(
            {.cells = cells_of_bits((1U << kCells) - 1),
             .missed = [&](const CellSet& chosen) { return missed_of(family, bits_of(chosen)); },
             .hit_by_only =
                 [&](const CellSet& chosen, Cell only) {
                     return missed_of(family, bits_of(chosen), 1U << only);
                 },
             .sink =
                 [&](const CellSet& chosen) {
                     EXPECT_TRUE(found.insert(bits_of(chosen)).second);
                     return true;
                 }},
            known);

        EXPECT_EQ(end, MinimalHittingEnd::all);
        EXPECT_EQ(found, expected);
    }
}

TEST(HittingSets, AtTheDeadlineTheRangeHoldsTheSmallest) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const auto family = random_family(rng);
        const auto all = cells_of_bits((1U << kCells) - 1);
        const auto missed = [&](const CellSet& chosen) {
            return missed_of(family, bits_of(chosen));
        };
        const auto whole = smallest_hitting_set({.cells = all, .missed = missed}, all);
        for (std::uint64_t looks = 0; looks < 12; ++looks) {
            const tests::Patience patience(looks);

            const auto found = smallest_hitting_set(
                {.cells = all, .missed = missed, .deadline = patience.deadline()}, all);

            EXPECT_LE(found.least, whole.least);
            EXPECT_GE(found.best.size(), whole.least);
            EXPECT_TRUE(hits_all(bits_of(found.best), family));
            EXPECT_TRUE(found.stopped || found.least == found.best.size());
        }
    }
}

TEST(HittingSets, MinimalOnesEndAtTheDeadlineEvenIfAllSetsAreKnown) {
    // Five pairs have 32 minimal hitting sets, and nobody need be asked for a set.
    std::vector<CellSet> pairs;
    for (std::uint32_t pair = 0; pair < 5; ++pair) pairs.push_back(cells_of_bits(3U << (2 * pair)));
    const tests::Patience patience(0);
    int found = 0;

    const auto end =
        minimal_hitting_sets({.cells = cells_of_bits((1U << kCells) - 1),
                              .missed = [](const CellSet&) { return Missed{}; },
                              .hit_by_only = [](const CellSet&, Cell) { return Missed{}; },
                              .sink =
                                  [&](const CellSet&) {
                                      ++found;
                                      return true;
                                  },
                              .deadline = patience.deadline()},
                             pairs);

    EXPECT_EQ(end, MinimalHittingEnd::stopped);
    EXPECT_LT(found, 32);
}

TEST(HittingSets, DisjointOnesShareNoCell) {
    Rng rng(7);
    std::vector<CellSet> sets;
    for (const std::uint32_t set : random_family(rng)) sets.push_back(cells_of_bits(set));

    const auto chosen = disjoint_sets(sets);

    ASSERT_FALSE(chosen.empty());
    for (const std::size_t a : chosen) {
        for (const std::size_t b : chosen) EXPECT_TRUE(a == b || !sets[a].meets(sets[b]));
    }
}

}  // namespace
}  // namespace sudokit::generate
