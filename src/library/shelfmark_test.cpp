#include "library/shelfmark.hpp"

#include <gtest/gtest.h>

#include "sudokit/nine.hpp"

namespace sudokit::library {
namespace {

Shelfmark some_shelfmark() {
    Shelfmark shelfmark;
    shelfmark.posed = Posed::well;
    shelfmark.level = Level::hard;
    shelfmark.symmetry = *symmetries("rotate180");
    shelfmark.clues = 26;
    shelfmark.score = 1520;
    return shelfmark;
}

TEST(LibraryShelfmark, ComesBackFromItsNumber) {
    Shelfmark shelfmark = some_shelfmark();
    EXPECT_EQ(shelfmark_of(number_of(shelfmark)), shelfmark);

    shelfmark.used = true;
    shelfmark.level.reset();
    EXPECT_EQ(shelfmark_of(number_of(shelfmark)), shelfmark);

    const Shelfmark unknown;
    EXPECT_EQ(shelfmark_of(number_of(unknown)), unknown);

    Shelfmark bad;
    bad.posed = Posed::badly;
    bad.clues = 4096;
    EXPECT_EQ(shelfmark_of(number_of(bad)), bad);
}

TEST(LibraryShelfmark, AlwaysTakesSixBytes) {
    Shelfmark most = some_shelfmark();
    most.posed = Posed::badly;
    most.level.reset();
    most.symmetry.set();
    most.clues = 8191;
    most.used = true;
    most.score = kMostScore;

    EXPECT_LT(number_of(most), std::int64_t{1} << 47U);
    EXPECT_GE(number_of(Shelfmark()), std::int64_t{1} << 39U);
}

TEST(LibraryShelfmark, ScoresOfOneShelfAreInOrder) {
    Shelfmark low = some_shelfmark();
    Shelfmark high = some_shelfmark();
    high.score = 1521;

    EXPECT_LT(number_of(low), number_of(high));
    EXPECT_EQ(number_of(low) >> kScoreBits, number_of(high) >> kScoreBits);
}

TEST(LibraryShelfmark, SymmetriesOfPatternsAreThoseOfTheirCells) {
    // A ring of givens has all symmetries; without one cell of it only a diagonal is left.
    nine::Digits ring{};
    for (std::size_t i = 0; i < 9; ++i) ring[i] = ring[9 * i] = ring[9 * i + 8] = ring[72 + i] = 1;
    EXPECT_TRUE(pattern_symmetries(ring).all());
    EXPECT_EQ(pattern_symmetries(nine::puzzle_of(ring)), pattern_symmetries(ring));

    ring[0] = 0;

    EXPECT_EQ(pattern_symmetries(ring), *symmetries("diagonal"));
    EXPECT_EQ(pattern_symmetries(nine::puzzle_of(ring)), pattern_symmetries(ring));
}

}  // namespace
}  // namespace sudokit::library
