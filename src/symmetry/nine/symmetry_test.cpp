#include <array>
#include <cstddef>
#include <cstdint>
#include <set>

#include <gtest/gtest.h>

#include "sudokit/nine_symmetry.hpp"

namespace sudokit::nine {
namespace {

constexpr int kTrials = 200;

/// A byte for each cell, all kinds of them.
Digits random_digits(Rng& rng) {
    Digits digits = {};
    for (std::uint8_t& digit : digits) digit = static_cast<std::uint8_t>(rng.below(10));
    return digits;
}

TEST(NineSymmetry, TheFirstOneLeavesEverythingAsItIs) {
    Rng rng(1);

    const Digits digits = random_digits(rng);

    EXPECT_EQ(image(Symmetry{}, digits), digits);
}

TEST(NineSymmetry, TransposesBeforeItMovesRows) {
    Digits digits = {};
    digits[1] = 7;  // row 0, column 1
    Symmetry symmetry = {.transposed = true};
    symmetry.rows = {0, 2, 1, 3, 4, 5, 6, 7, 8};
    symmetry.digits[7] = 8;
    symmetry.digits[8] = 7;

    const Digits result = image(symmetry, digits);

    Digits expected = {};
    expected[9 * 2] = 8;  // row 1 of the transposed one becomes row 2
    EXPECT_EQ(result, expected);
}

TEST(NineSymmetry, BytesThatAreNoGivensBecomeEmpty) {
    Digits digits = {};
    digits[0] = 10;
    digits[1] = 255;

    EXPECT_EQ(image(Symmetry{}, digits), Digits{});
}

TEST(NineSymmetry, ComposedDoesOneAfterTheOther) {
    Rng rng(2);
    for (int trial = 0; trial < kTrials; ++trial) {
        const Symmetry first = random_symmetry(rng);
        const Symmetry second = random_symmetry(rng);
        const Digits digits = random_digits(rng);

        EXPECT_EQ(image(compose(first, second), digits), image(second, image(first, digits)));
    }
}

TEST(NineSymmetry, InverseUndoesIt) {
    Rng rng(3);
    for (int trial = 0; trial < kTrials; ++trial) {
        const Symmetry symmetry = random_symmetry(rng);

        EXPECT_EQ(compose(symmetry, inverse(symmetry)), Symmetry{});
        EXPECT_EQ(compose(inverse(symmetry), symmetry), Symmetry{});
    }
}

TEST(NineSymmetry, RandomOnesReachEveryLine) {
    Rng rng(4);
    std::set<int> first_rows;
    for (int trial = 0; trial < kTrials; ++trial) {
        const Symmetry symmetry = random_symmetry(rng);

        EXPECT_TRUE(is_symmetry(symmetry));
        first_rows.insert(symmetry.rows[0] + (symmetry.transposed ? 9 : 0));
    }
    EXPECT_EQ(first_rows.size(), 18U);
}

TEST(NineSymmetry, RowsMustStayInTheirBands) {
    Symmetry symmetry;
    symmetry.rows = {3, 1, 2, 0, 4, 5, 6, 7, 8};
    EXPECT_FALSE(is_symmetry(symmetry));

    symmetry.rows = {0, 1, 1, 3, 4, 5, 6, 7, 8};
    EXPECT_FALSE(is_symmetry(symmetry));

    symmetry.rows = {5, 3, 4, 0, 1, 2, 6, 7, 8};
    EXPECT_TRUE(is_symmetry(symmetry));

    symmetry.digits[3] = 4;
    EXPECT_FALSE(is_symmetry(symmetry));
}

}  // namespace
}  // namespace sudokit::nine
