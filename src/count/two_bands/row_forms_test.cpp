#include "count/two_bands/row_forms.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"

namespace sudokit::count {
namespace {

// Six digits, each in two or three rows chosen at random.
RowDigits random_rows(unsigned each, Rng& rng) {
    RowDigits rows{};
    for (unsigned digit = 0; digit < 6; ++digit) {
        std::array<unsigned, 6> order = {0, 1, 2, 3, 4, 5};
        rng.shuffle(order);
        for (unsigned i = 0; i < each; ++i) {
            rows[order[i]] = static_cast<std::uint8_t>(rows[order[i]] | 1U << digit);
        }
    }
    return rows;
}

TEST(RowForms, AreTheSameForRowsInAnotherOrderAndDigitsThatAreAlike) {
    Rng rng(1);
    const RowForms forms({7, 7, 7, 2, 2, 5});
    for (std::size_t round = 0; round < tests::test_rounds(std::size_t{200}); ++round) {
        const RowDigits rows = random_rows(2 + round % 2, rng);
        RowDigits other{};
        std::array<unsigned, 6> order = {0, 1, 2, 3, 4, 5};
        rng.shuffle(order);
        for (std::size_t i = 0; i < 6; ++i) {
            const std::uint32_t row = rows[order[i]];
            // Digits 0, 1, 2 move on by one, digits 3 and 4 are exchanged.
            other[i] =
                static_cast<std::uint8_t>((row & 0x20U) | (row & 0x03U) << 1 | (row >> 2 & 1U) |
                                          (row & 0x08U) << 1 | (row & 0x10U) >> 1);
        }

        const RowForms::Form form = forms.form(rows);

        EXPECT_EQ(forms.form(other).rows, form.rows);
        EXPECT_EQ(forms.form(form.rows).rows, form.rows);
    }
}

TEST(RowForms, PlacesSayWhereTheRowsWent) {
    Rng rng(2);
    const RowForms forms({0, 1, 2, 3, 4, 5});
    for (std::size_t round = 0; round < tests::test_rounds(std::size_t{200}); ++round) {
        const RowDigits rows = random_rows(3, rng);

        const RowForms::Form form = forms.form(rows);

        for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(form.rows[form.places[i]], rows[i]);
    }
}

// Four digits, each in two of four rows: all 6^4 are images of some form, and of one only.
TEST(RowForms, ImagesOfAllFormsAreEverything) {
    for (const std::vector<std::uint32_t>& kinds :
         {std::vector<std::uint32_t>{0, 1, 2, 3}, {0, 0, 1, 2}, {1, 0, 1, 0}, {3, 3, 3, 3}}) {
        const RowForms forms(kinds);
        std::map<RowDigits, RowDigits> form_of;

        for (const RowDigits& form : forms.all(2)) {
            forms.images(form, [&](const RowDigits& rows, const RowDigits& places) {
                const auto [at, is_new] = form_of.emplace(rows, form);
                EXPECT_EQ(at->second, form);
                EXPECT_EQ(forms.form(rows).rows, form);
                EXPECT_EQ(std::popcount(std::uint32_t{form[places[0]]}),
                          std::popcount(std::uint32_t{rows[0]}));
            });
        }

        EXPECT_EQ(form_of.size(), 1296U);
    }
}

}  // namespace
}  // namespace sudokit::count
