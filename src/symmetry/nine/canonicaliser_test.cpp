#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "sudokit/nine_symmetry.hpp"

namespace sudokit::nine {
namespace {

Digits digits_of(std::string_view text) {
    Digits digits = {};
    for (std::size_t i = 0; i < kCells; ++i) {
        digits[i] = text[i] >= '1' && text[i] <= '9' ? static_cast<std::uint8_t>(text[i] - '0') : 0;
    }
    return digits;
}

// The first and the last of all canonical grids, and the one with the most automorphisms.
constexpr std::string_view kFirst =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
constexpr std::string_view kLast =
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
constexpr std::string_view kMostSymmetric =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
constexpr std::string_view kPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// All ways to look at it give the same form, and the symmetry leads there.
void expect_invariant(const Digits& digits, std::uint64_t seed) {
    Rng rng(seed);
    Canonicaliser canonicaliser;
    const Canonical canonical = canonicaliser.form(digits);
    EXPECT_LE(canonical.digits, digits);
    for (int trial = 0; trial < 20; ++trial) {
        SCOPED_TRACE(trial);
        const Digits other = image(random_symmetry(rng), digits);

        const Canonical found = canonicaliser.form(other);

        EXPECT_EQ(found.digits, canonical.digits);
        EXPECT_EQ(found.automorphisms, canonical.automorphisms);
        ASSERT_TRUE(is_symmetry(found.symmetry));
        EXPECT_EQ(image(found.symmetry, other), found.digits);
    }
}

TEST(Canonicaliser, KnownGridsAreCanonicalAndHaveKnownAutomorphisms) {
    Canonicaliser canonicaliser;
    for (const auto& [text, automorphisms] :
         {std::pair(kFirst, 3U), std::pair(kLast, 72U), std::pair(kMostSymmetric, 648U)}) {
        const Canonical canonical = canonicaliser.form(digits_of(text));

        EXPECT_EQ(canonical.digits, digits_of(text));
        EXPECT_EQ(canonical.automorphisms, automorphisms);
    }
}

TEST(Canonicaliser, GridsKeepTheirFormUnderSymmetries) {
    expect_invariant(digits_of(kFirst), 1);
    expect_invariant(digits_of(kLast), 2);
    expect_invariant(digits_of(kMostSymmetric), 3);
}

TEST(Canonicaliser, PuzzlesKeepTheirFormUnderSymmetries) {
    expect_invariant(digits_of(kPuzzle), 4);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        Digits digits = digits_of(seed % 2 == 0 ? kFirst : kLast);
        const std::uint64_t share = 5 + rng.below(80);  // of givens, in a hundred
        for (std::uint8_t& digit : digits) digit = rng.below(100) < share ? digit : 0;
        expect_invariant(digits, seed);
    }
}

TEST(Canonicaliser, PuzzlesWhoseGivensClashHaveAFormToo) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        Digits digits = {};
        for (std::uint8_t& digit : digits) {
            digit = rng.below(3) == 0 ? static_cast<std::uint8_t>(1 + rng.below(4)) : 0;
        }
        expect_invariant(digits, seed);
    }
}

TEST(Canonicaliser, AGridWithAMistakeHasAForm) {
    Digits digits = digits_of(kLast);
    digits[40] = digits[40] == 1 ? 2 : 1;

    expect_invariant(digits, 6);
}

TEST(Canonicaliser, EveryWayLeavesTheEmptyBoardAsItIs) {
    Canonicaliser canonicaliser;

    const Canonical canonical = canonicaliser.form(Digits{});

    EXPECT_EQ(canonical.digits, Digits{});
    EXPECT_EQ(canonical.automorphisms, 3'359'232U);
}

TEST(Canonicaliser, AllColumnsOfARowOfOneDigitAreAlike) {
    Canonicaliser canonicaliser;
    Digits digits = {};
    std::fill(digits.begin() + 27, digits.begin() + 36, std::uint8_t{5});

    const Canonical canonical = canonicaliser.form(digits);

    Digits expected = {};
    std::fill(expected.begin() + 72, expected.end(), std::uint8_t{1});
    EXPECT_EQ(canonical.digits, expected);
    EXPECT_EQ(canonical.automorphisms, 1296U * 1296 / 9);
}

TEST(Canonicaliser, OneGivenComesLast) {
    Canonicaliser canonicaliser;
    Digits digits = {};
    digits[30] = 6;

    const Canonical canonical = canonicaliser.form(digits);

    Digits expected = {};
    expected[80] = 1;
    EXPECT_EQ(canonical.digits, expected);
    EXPECT_EQ(canonical.automorphisms, 3'359'232U / 81);
}

TEST(Canonicaliser, BytesThatAreNoGivensCountAsEmpty) {
    Canonicaliser canonicaliser;
    Digits digits = {};
    digits[80] = 1;
    digits[3] = 10;
    digits[4] = 200;

    EXPECT_EQ(canonicaliser.form(digits).automorphisms, 3'359'232U / 81);
}

TEST(Canonicaliser, EightyOneEqualDigitsAreAlikeInEveryWay) {
    Canonicaliser canonicaliser;
    Digits digits = {};
    digits.fill(7);

    const Canonical canonical = canonicaliser.form(digits);

    Digits expected = {};
    expected.fill(1);
    EXPECT_EQ(canonical.digits, expected);
    EXPECT_EQ(canonical.automorphisms, 3'359'232U);
}

// Lines that are equal, chutes that have equal lines, and empty ones among them. The numbers of
// automorphisms follow from the pattern.
TEST(Canonicaliser, RegularPatternsAreCountedInAllTheirWays) {
    struct Pattern {
        std::uint32_t automorphisms;
        std::uint8_t (*digit)(std::size_t row, std::size_t column);
    };
    constexpr std::uint32_t kChute = 6;  // orders of three lines, or of three chutes
    constexpr std::uint32_t kLines = kChute * kChute * kChute;
    const Pattern patterns[] = {
        // A digit for each box, for each band, and only in the boxes of the diagonal.
        {2 * kLines * kChute * kLines * kChute,
         [](std::size_t r, std::size_t c) {
             return static_cast<std::uint8_t>(r / 3 * 3 + c / 3 + 1);
         }},
        {kLines * kChute * kLines * kChute,
         [](std::size_t r, std::size_t) { return static_cast<std::uint8_t>(r / 3 + 1); }},
        {2 * kLines * kLines * kChute,
         [](std::size_t r, std::size_t c) { return static_cast<std::uint8_t>(r / 3 == c / 3); }},
        // The same box everywhere: each chute turns its lines as the others do.
        {2 * kChute * kChute * kChute * kChute,
         [](std::size_t r, std::size_t c) {
             return static_cast<std::uint8_t>(r % 3 * 3 + c % 3 + 1);
         }},
        // The diagonal of another digit, or alone.
        {2 * kLines * kChute,
         [](std::size_t r, std::size_t c) { return static_cast<std::uint8_t>(r == c ? 2 : 1); }},
        {2 * kLines * kChute,
         [](std::size_t r, std::size_t c) { return static_cast<std::uint8_t>(r == c); }},
        // Two rows of a band.
        {kLines * kChute * 2 * 2 * kChute * kChute,
         [](std::size_t r, std::size_t) { return static_cast<std::uint8_t>(r < 2 ? 3 : 0); }},
    };
    Canonicaliser canonicaliser;
    for (const Pattern& pattern : patterns) {
        SCOPED_TRACE(&pattern - patterns);
        Digits digits = {};
        for (std::size_t i = 0; i < kCells; ++i) digits[i] = pattern.digit(i / 9, i % 9);

        expect_invariant(digits, 11);
        EXPECT_EQ(canonicaliser.form(digits).automorphisms, pattern.automorphisms);
    }
}

TEST(Canonicaliser, DifferentGridsHaveDifferentForms) {
    Canonicaliser canonicaliser;
    Rng rng(7);

    const auto form_of = [&](std::string_view text) {
        return canonicaliser.form(image(random_symmetry(rng), digits_of(text))).digits;
    };

    EXPECT_EQ(form_of(kFirst), digits_of(kFirst));
    EXPECT_EQ(form_of(kLast), digits_of(kLast));
}

}  // namespace
}  // namespace sudokit::nine
