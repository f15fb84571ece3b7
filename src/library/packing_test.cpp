#include "library/packing.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"

namespace sudokit::library {
namespace {

std::vector<std::uint8_t> random_givens(Rng& rng, std::size_t cells, std::uint32_t order) {
    const std::uint64_t share = rng.below(101);
    std::vector<std::uint8_t> digits(cells);
    for (std::uint8_t& digit : digits) {
        if (rng.below(100) < share) digit = static_cast<std::uint8_t>(1 + rng.below(order));
    }
    return digits;
}

TEST(LibraryPacking, GivensComeBackFromTheirBytesOnBoardsOfEveryOrder) {
    Rng rng(1);
    for (std::size_t i = 0; i < tests::test_rounds<std::size_t>(300); ++i) {
        const auto order = static_cast<std::uint32_t>(i % 7 == 0 ? 1 + rng.below(64) : 9);
        const std::size_t cells = std::size_t{order} * order;
        const auto digits = random_givens(rng, cells, order);

        const std::string bytes = pack(digits, order);

        EXPECT_EQ(unpack(bytes, cells, order), digits) << "order " << order;
    }
}

TEST(LibraryPacking, PuzzleOf24GivensTakesTwentyBytes) {
    EXPECT_EQ(packed_size(81, 24, 9), 20U);
    EXPECT_EQ(packed_size(81, 81, 9), 43U);
    EXPECT_EQ(packed_size(81, 0, 9), 11U);
}

TEST(LibraryPacking, BytesThatNoPuzzleHasAreNotUnpacked) {
    std::vector<std::uint8_t> digits(81);
    for (std::size_t i = 0; i < 5; ++i) digits[i] = 9;
    const std::string bytes = pack(digits, 9);
    ASSERT_EQ(unpack(bytes, 81, 9), digits);

    std::string beyond = bytes;  // five digits of order 9 are below 59,049, not below 65,536
    beyond[10] = beyond[11] = beyond[12] = '\xFF';

    EXPECT_FALSE(unpack(bytes.substr(0, 12), 81, 9));
    EXPECT_FALSE(unpack(bytes + '\0', 81, 9));
    EXPECT_FALSE(unpack(beyond, 81, 9));
    EXPECT_FALSE(unpack("", 81, 9));
}

TEST(LibraryPacking, SymmetriesComeBackFromTheirNumbers) {
    Rng rng(2);
    for (std::size_t i = 0; i < tests::test_rounds<std::size_t>(1000); ++i) {
        const nine::Symmetry symmetry = nine::random_symmetry(rng);

        EXPECT_EQ(symmetry_of(number_of(symmetry)), symmetry);
    }
}

TEST(LibraryPacking, SymmetriesHaveAllNumbersBelowTheirCount) {
    constexpr std::int64_t kCount = std::int64_t{2} * 1296 * 1296 * 362'880;

    EXPECT_EQ(number_of(nine::Symmetry{}), 0);
    ASSERT_TRUE(symmetry_of(kCount - 1));
    EXPECT_EQ(number_of(*symmetry_of(kCount - 1)), kCount - 1);
    EXPECT_FALSE(symmetry_of(kCount));
    EXPECT_FALSE(symmetry_of(-1));
}

TEST(LibraryPacking, HashIsPartOfWhatIsInFilesAndStaysAsItIs) {
    EXPECT_EQ(hash_of(""), hash_of("", 0));
    EXPECT_NE(hash_of("a"), hash_of("b"));
    EXPECT_NE(hash_of("a"), hash_of("a", 1));
    EXPECT_NE(hash_of(std::string(1, '\0')), hash_of(std::string(2, '\0')));
    EXPECT_EQ(hash_of("sudokit"), 4045826418011924780U);
    EXPECT_EQ(hash_of("a library of puzzles", 7), 8731303480453760363U);
}

}  // namespace
}  // namespace sudokit::library
