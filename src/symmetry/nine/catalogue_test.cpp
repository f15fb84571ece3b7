#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/nine_catalogue.hpp"
#include "sudokit/nine_symmetry.hpp"

#include "symmetry/nine/catalogue_table.hpp"

namespace sudokit::nine {
namespace {

// The packed counts of the first band, as `make_catalogue` found them.
constexpr std::string_view kFirstBand =
    "bdb901de4c8649cf350005dcab01a24bf03f9c250000d99c01b83c8b3faf24000094a8018d5adc3b"
    "e1230000e09301ad52ce3b83210000acae01c23bc54ab31b00008c9d01d8378846cb1f0000e09b01"
    "9b3df045a4150000eb8c018937933b99160000aa7cee3a9943f4130000db70ad359d40ae140000da"
    "6fa42ef833960f0000fc5ec721ff2c9d0e0005d665e62c8c30dd0d0005fc62d1268231d0130000af"
    "50be28ce2ed50c0005c35bb927802ae20c0000bc48f329d82afa100000de4bfa23ef27fc090000b5"
    "3bf81feb21e0090000d7479520db1ccc0a00008d31b3219021c9090000cb37cb14ce1cff0d0000be"
    "26a615be1cb40b000081339d20f424ae0d0000c62bb61fe920ab0a0000a222e814ff14a2070000da"
    "24d70f9e1ed80900009227fa1de21ca8090000db27e219f91eaa0800009f26800e87178404000094"
    "21b410f21da5040000cd24a20eeb1bb9050000b2208612862099060000a01e9b0ac814d50200008d"
    "1d8f098f18e10200008d18c809de0bfa0200009617c907f911d2030000cb1c9f0acc129503000598"
    "12d005b114ce020005ae20970ba61df102000ad905ab0140060000b018a5099613f3020000ec0f8d"
    "08e90dc90200008d0fbf04d10bc1010000810b89049b10c90100008715dc06b3099c030000bc0ea8"
    "09ea0fe6020000ac099907a50f440000fd088706f80b1f00058a047f0c070000f10c8e08e2109f01"
    "00008a0cb706f90f7d0014d20df404e90a88010000b60bdd048c0a89010000a1098d05d6057f0000"
    "e4058d04f007900100059a079505d9087200b8079604070001b30a8f010001e310df0300018d188c"
    "0af10100049312f206c601000cd8118906c8010008bb13990aae0100009a09b501001db20bad0300"
    "15c70af8020069be01030001c0045d0055c3089b02ae010000d304d60142000c9d04020001cf08f6"
    "012800049406ed01520004be07c002bb010000ed03b601360000b905ca014c0000bc08d902530000"
    "a60492021e0000a504df012e00009202ae011100148a039701460000fa02b6011a000088037c0400"
    "04a30278250008e701561100049f01391200042612010004271f00011a2300097446160004930129"
    "0e002c7a010001da0146020000163102000036130200202a1c0a00141f0b00011b06000137020005"
    "420e001c020200240404000906000e02006703000f020200d1090c0f0c02000f1b08180800000a05"
    "110800140b391c1200010b0102001402000001001a0a000008020000010204001c02000611080200"
    "1f0700500100ce09240904005c1004020000010200290100de17";

constexpr std::uint64_t kFirstBandGrids = 1'007'170;

std::string bytes_of(std::string_view hexadecimal) {
    std::string bytes;
    for (std::size_t i = 0; i < hexadecimal.size(); i += 2) {
        unsigned value = 0;
        std::from_chars(hexadecimal.data() + i, hexadecimal.data() + i + 2, value, 16);
        bytes += static_cast<char>(value);
    }
    return bytes;
}

/// A table that reaches to the end of the first band.
std::vector<std::uint8_t> small_table() {
    const std::array bands = {bytes_of(kFirstBand)};
    const std::string table = catalogue_table(bands);
    return {table.begin(), table.end()};
}

Digits digits_of(std::string_view text) {
    Digits digits = {};
    for (std::size_t i = 0; i < kCells; ++i) digits[i] = static_cast<std::uint8_t>(text[i] - '0');
    return digits;
}

const Digits kFirst =
    digits_of("123456789456789123789123456214365897365897214897214365531642978642978531978531642");
const Digits kLast =
    digits_of("123456789457893612986217354274538196531964827698721435342685971715349268869172543");

TEST(Catalogue, BeginsWithTheFirstGrid) {
    const auto table = small_table();
    auto catalogue = Catalogue::open(table);
    ASSERT_TRUE(catalogue.has_value());

    EXPECT_EQ(catalogue->size(), kFirstBandGrids);
    EXPECT_EQ(catalogue->grid(1), kFirst);
    EXPECT_EQ(catalogue->rank(kFirst), 1U);
}

TEST(Catalogue, RanksAndGridsAreInverse) {
    const auto table = small_table();
    auto catalogue = Catalogue::open(table);
    ASSERT_TRUE(catalogue.has_value());
    Canonicaliser canonicaliser;
    Rng rng(1);
    for (int trial = 0; trial < 4; ++trial) {
        const std::uint64_t rank = 1 + rng.below(kFirstBandGrids);
        SCOPED_TRACE(rank);

        const auto grid = catalogue->grid(rank);

        ASSERT_TRUE(grid.has_value());
        EXPECT_EQ(canonicaliser.form(*grid).digits, *grid);
        EXPECT_EQ(catalogue->rank(image(random_symmetry(rng), *grid)), rank);
    }
}

TEST(Catalogue, RanksAreInTheOrderOfTexts) {
    const auto table = small_table();
    auto catalogue = Catalogue::open(table);
    ASSERT_TRUE(catalogue.has_value());

    const auto first = catalogue->grid(500);
    const auto second = catalogue->grid(501);
    const auto last = catalogue->grid(kFirstBandGrids);

    ASSERT_TRUE(first && second && last);
    EXPECT_LT(*first, *second);
    EXPECT_LT(*second, *last);
}

TEST(Catalogue, RangesAreWhatTheirRanksAreOneByOne) {
    const auto table = small_table();
    auto catalogue = Catalogue::open(table);
    ASSERT_TRUE(catalogue.has_value());
    constexpr std::uint64_t kLength = 300;  // longer than most beginnings
    for (const std::uint64_t first : {std::uint64_t{1}, std::uint64_t{31'700},
                                      std::uint64_t{600'000}, kFirstBandGrids - kLength + 1}) {
        SCOPED_TRACE(first);
        std::vector<Digits> walked;

        EXPECT_TRUE(catalogue->grids(first, first + kLength - 1, [&](const Digits& grid) {
            walked.push_back(grid);
            return true;
        }));

        ASSERT_EQ(walked.size(), kLength);
        for (const std::size_t i : {std::size_t{0}, std::size_t{150}, std::size_t{299}}) {
            EXPECT_EQ(catalogue->grid(first + i), walked[i]) << i;
        }
        EXPECT_TRUE(std::ranges::is_sorted(walked));
    }
}

TEST(Catalogue, RangesEndWhenToldAndWhereTheTableEnds) {
    const auto table = small_table();
    auto catalogue = Catalogue::open(table);
    ASSERT_TRUE(catalogue.has_value());
    int seen = 0;
    const auto two = [&](const Digits&) { return ++seen < 2; };
    const auto none = [](const Digits&) { return false; };

    EXPECT_TRUE(catalogue->grids(5, 500'000, two));
    EXPECT_EQ(seen, 2);
    EXPECT_FALSE(catalogue->grids(0, 1, none));
    EXPECT_FALSE(catalogue->grids(2, 1, none));
    EXPECT_FALSE(catalogue->grids(1, kFirstBandGrids + 1, none));
}

TEST(Catalogue, DoesNotKnowWhatTheTableDoesNotReach) {
    const auto table = small_table();
    auto catalogue = Catalogue::open(table);
    ASSERT_TRUE(catalogue.has_value());

    EXPECT_EQ(catalogue->grid(0), std::nullopt);
    EXPECT_EQ(catalogue->grid(kFirstBandGrids + 1), std::nullopt);
    EXPECT_EQ(catalogue->rank(kLast), std::nullopt);
    EXPECT_EQ(catalogue->rank(Digits{}), std::nullopt);
}

TEST(Catalogue, TablesThatAreCutOffAreNone) {
    const auto table = small_table();
    for (std::size_t length = 0; length < table.size(); ++length) {
        EXPECT_FALSE(Catalogue::open(std::span(table).first(length)).has_value()) << length;
    }
}

TEST(Catalogue, DamagedCountsAreNoticed) {
    const auto table = small_table();
    const auto counts_after = [&](std::size_t at) {
        auto damaged = table;
        damaged[at] ^= 1U;
        const auto bands = table_bands(damaged);
        return bands ? unpacked_counts(bands->front()) : std::nullopt;
    };
    const auto bands = table_bands(table);
    ASSERT_TRUE(bands.has_value());
    const auto counts = unpacked_counts(bands->front());
    ASSERT_TRUE(counts.has_value());

    for (std::size_t at = 0; at < table.size(); ++at) {
        const auto found = counts_after(at);
        // What passes has the right sum: only the length of a run of zeros may be wrong.
        if (found.has_value()) {
            EXPECT_NE(found->size(), counts->size()) << at;
        }
    }
}

TEST(Catalogue, CountsAreUnpackedAsTheyWerePacked) {
    const BeginningCounts counts = {0, 0, 0, 1, 127, 128, 0, 300, 4'000'000, 0, 0};
    const std::array bands = {packed_counts(counts), packed_counts({7, 0})};
    const std::string text = catalogue_table(bands);
    const std::vector<std::uint8_t> table(text.begin(), text.end());

    const auto found = table_bands(table);

    ASSERT_TRUE(found.has_value());
    ASSERT_EQ(found->size(), 2U);
    EXPECT_EQ(unpacked_counts((*found)[0]), counts);
    EXPECT_EQ((*found)[1].before, 4'000'556U);
    EXPECT_EQ((*found)[1].grids, 7U);
}

TEST(Catalogue, TheLastBandHasOneGrid) {
    std::vector<std::uint32_t> automorphisms;

    const BandCount count = count_band(
        kBandClasses - 1, [](std::size_t) { return true; },
        [&](std::uint32_t own) { automorphisms.push_back(own); });

    EXPECT_EQ(count.grids, 1U);
    EXPECT_EQ(automorphisms, std::vector<std::uint32_t>{72});
}

TEST(Catalogue, CountingStopsWhenTold) {
    const BandCount count = count_band(
        0, [](std::size_t beginnings) { return beginnings < 3; }, [](std::uint32_t) {});

    EXPECT_EQ(count.counts.size(), 3U);
}

}  // namespace
}  // namespace sudokit::nine
