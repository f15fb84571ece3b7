#include "symmetry/nine/band_table.hpp"

#include <array>
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/nine_symmetry.hpp"

namespace sudokit::nine {
namespace {

const BandTable& table() {
    static const BandTable kTable;
    return kTable;
}

/// The digits of a band with these maps below the first row 123456789.
std::array<Nine, 3> rows_of(const BandMaps& maps) {
    std::array<Nine, 3> rows = {};
    for (std::size_t i = 0; i < 9; ++i) {
        rows[0][i] = static_cast<std::uint8_t>(i + 1);
        rows[1][i] = static_cast<std::uint8_t>(maps.second[i] + 1);
        rows[2][i] = static_cast<std::uint8_t>(maps.third[i] + 1);
    }
    return rows;
}

std::string text_of(const Nine& row) {
    std::string text;
    for (const std::uint8_t column : row) text += static_cast<char>('1' + column);
    return text;
}

TEST(BandTable, EachEntryIsTheNumberOfItsBand) {
    for (std::uint32_t entry = 0; entry < kBandEntries; ++entry) {
        const auto rows = rows_of(band_with(entry));
        for (std::size_t box = 0; box < 9; box += 3) {
            unsigned digits = 0;
            for (std::size_t i = 0; i < 9; ++i) digits |= 1U << rows[i / 3][box + i % 3];
            ASSERT_EQ(digits, 0x3feU) << entry;
        }

        const BandPlace place = BandTable::place(rows[0].data(), rows[1].data(), rows[2].data());

        ASSERT_EQ(place.entry, entry);
        ASSERT_FALSE(place.swapped) << entry;
        ASSERT_EQ(place.columns, kAsTheyAre) << entry;
    }
}

TEST(BandTable, ClassesAreInTheOrderOfTheirLeastBands) {
    for (std::size_t i = 1; i < BandTable::kClasses; ++i) {
        EXPECT_LT(table().band_class(i - 1).least, table().band_class(i).least);
    }
    const BandMaps& first = table().band_class(0).least;
    EXPECT_EQ(text_of(first.second) + text_of(first.third), "456789123789123456");
    const BandMaps& last = table().band_class(BandTable::kClasses - 1).least;
    EXPECT_EQ(text_of(last.second) + text_of(last.third), "457893612986217354");
}

TEST(BandTable, ClassesTogetherHaveAllBands) {
    // A class has 6^5 bands below a given first row, divided by its automorphisms.
    std::size_t automorphisms = 0;
    std::uint32_t bands = 0;
    for (std::size_t i = 0; i < BandTable::kClasses; ++i) {
        const std::uint32_t own = table().band_class(i).automorphisms;
        ASSERT_EQ(7776 % own, 0U);
        bands += 7776 / own;
        automorphisms += own;
    }
    EXPECT_EQ(bands, 2'612'736U);
    EXPECT_EQ(automorphisms, 935U);
}

TEST(BandTable, AutomorphismsLeaveTheLeastBandAsItIs) {
    for (std::size_t i = 0; i < BandTable::kClasses; ++i) {
        const BandClass& band_class = table().band_class(i);
        for (const BandSymmetry& automorphism : table().automorphisms(band_class)) {
            EXPECT_EQ(image(automorphism, band_class.least), band_class.least) << i;
        }
    }
}

TEST(BandTable, KnowsTheClassOfABandAndTheWayToItsLeast) {
    Rng rng(5);
    for (int trial = 0; trial < 2000; ++trial) {
        SCOPED_TRACE(trial);
        const std::size_t number = rng.below(BandTable::kClasses);
        const auto least = rows_of(table().band_class(number).least);
        // Some equivalent band: three rows of a random symmetry of the board.
        const Symmetry symmetry = random_symmetry(rng);
        std::array<Nine, 3> rows = {};
        for (std::size_t r = 0; r < 3; ++r) {
            for (std::size_t c = 0; c < 9; ++c) {
                rows[r][c] = symmetry.digits[least[symmetry.rows[r] % 3U][symmetry.columns[c]]];
            }
        }

        const BandPlace place = BandTable::place(rows[0].data(), rows[1].data(), rows[2].data());
        const BandSymmetry way = table().way(place);

        EXPECT_EQ(table().class_at(place.entry), number);
        std::array<std::uint8_t, 10> labels = {};
        for (std::size_t c = 0; c < 9; ++c) {
            labels[rows[way.rows[0]][way.columns[c]]] = static_cast<std::uint8_t>(c + 1);
        }
        for (std::size_t r = 0; r < 3; ++r) {
            for (std::size_t c = 0; c < 9; ++c) {
                EXPECT_EQ(labels[rows[way.rows[r]][way.columns[c]]], least[r][c]);
            }
        }
    }
}

}  // namespace
}  // namespace sudokit::nine
