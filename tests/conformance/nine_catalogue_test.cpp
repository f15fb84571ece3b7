// The table of the catalogue that is part of the sources, against what is known of 9x9 grids.
#include "sudokit/nine_catalogue.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/nine_symmetry.hpp"

#include "base/sha256.hpp"
#include "base/test_rounds.hpp"

namespace sudokit::nine {
namespace {

std::string data_file(std::string_view name) {
    std::ifstream file(std::string(SUDOKIT_DATA_DIR) + "/" + std::string(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Digits digits_of(std::string_view text) {
    Digits digits = {};
    for (std::size_t i = 0; i < kCells; ++i) digits[i] = static_cast<std::uint8_t>(text[i] - '0');
    return digits;
}

class NineCatalogue : public testing::Test {
  protected:
    NineCatalogue() {
        const std::string text = data_file("nine_catalogue.bin");
        table.assign(text.begin(), text.end());
        catalogue = Catalogue::open(table);
    }

    void SetUp() override { ASSERT_TRUE(catalogue.has_value()); }

    std::vector<std::uint8_t> table;
    std::optional<Catalogue> catalogue;
};

TEST_F(NineCatalogue, HasItsChecksum) {
    EXPECT_EQ(sha256(data_file("nine_catalogue.bin")) + "  nine_catalogue.bin\n",
              data_file("nine_catalogue.sha256"));
}

// The first and the last of the least forms, as published.
TEST_F(NineCatalogue, BeginsWithTheFirstGrid) {
    const Digits first = digits_of(
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642");

    EXPECT_EQ(catalogue->grid(1), first);
    EXPECT_EQ(catalogue->rank(first), 1U);
    EXPECT_EQ(catalogue->grid(0), std::nullopt);
}

TEST_F(NineCatalogue, EndsWithTheLastGrid) {
    const Digits last = digits_of(
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543");

    EXPECT_EQ(catalogue->size(), kGridClasses);
    EXPECT_EQ(catalogue->grid(kGridClasses), last);
    EXPECT_EQ(catalogue->rank(last), kGridClasses);
    EXPECT_EQ(catalogue->grid(kGridClasses + 1), std::nullopt);
}

TEST_F(NineCatalogue, RanksAndGridsAreInverse) {
    Canonicaliser canonicaliser;
    Rng rng(20);
    for (int round = 0; round < tests::test_rounds(20); ++round) {
        const std::uint64_t rank = 1 + rng.below(catalogue->size());
        SCOPED_TRACE(rank);

        const auto grid = catalogue->grid(rank);

        ASSERT_TRUE(grid.has_value());
        EXPECT_EQ(canonicaliser.form(*grid).digits, *grid);
        EXPECT_EQ(catalogue->rank(image(random_symmetry(rng), *grid)), rank);
    }
}

TEST_F(NineCatalogue, RanksAreInTheOrderOfTexts) {
    Rng rng(21);
    for (int round = 0; round < tests::test_rounds(10); ++round) {
        const std::uint64_t rank = 1 + rng.below(catalogue->size() - 1);
        SCOPED_TRACE(rank);

        const auto grid = catalogue->grid(rank);
        const auto next = catalogue->grid(rank + 1);

        ASSERT_TRUE(grid && next);
        EXPECT_LT(*grid, *next);
    }
}

TEST_F(NineCatalogue, TheFirstBandHasAsManyGridsAsIsKnown) {
    constexpr std::uint64_t kFirstBandGrids = 1'007'170;
    const auto last = catalogue->grid(kFirstBandGrids);
    const auto next = catalogue->grid(kFirstBandGrids + 1);

    ASSERT_TRUE(last && next);
    EXPECT_TRUE(std::equal(last->begin(), last->begin() + 27, catalogue->grid(1)->begin()));
    EXPECT_FALSE(std::equal(last->begin(), last->begin() + 27, next->begin()));
}

TEST_F(NineCatalogue, TheGridWithTheMostAutomorphismsIsFound) {
    const Digits grid = digits_of(
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    Rng rng(22);

    const auto rank = catalogue->rank(image(random_symmetry(rng), grid));

    ASSERT_TRUE(rank.has_value());
    EXPECT_EQ(catalogue->grid(*rank), grid);
}

}  // namespace
}  // namespace sudokit::nine
