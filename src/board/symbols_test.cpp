#include "sudokit/symbols.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(Symbols, EveryAlphabetReadsBackWhatItWrites) {
    for (const Symbols symbols : {Symbols::digits, Symbols::hex, Symbols::letters}) {
        for (Digit order = 1; order <= kMaxOrder; ++order) {
            if (!can_write(symbols, order)) continue;
            for (Digit digit = 1; digit <= order; ++digit) {
                ASSERT_EQ(digit_of(symbols, symbol_of(symbols, digit)[0]), digit);
            }
        }
    }
}

TEST(Symbols, DefaultsFollowTheFieldsHabits) {
    EXPECT_EQ(symbol_of(default_symbols(16), 16), "G");
    EXPECT_EQ(symbol_of(default_symbols(25), 25), "Y");
    EXPECT_EQ(symbol_of(default_symbols(36), 36), "36");
    for (Digit order = 1; order <= kMaxOrder; ++order) {
        EXPECT_TRUE(can_write(default_symbols(order), order));
    }
}

TEST(Symbols, LettersReadInEitherCaseAndStrangersNotAtAll) {
    EXPECT_EQ(digit_of(Symbols::digits, 'g'), 16U);
    EXPECT_EQ(digit_of(Symbols::hex, '0'), 1U);
    EXPECT_FALSE(digit_of(Symbols::digits, '?'));
    EXPECT_FALSE(digit_of(Symbols::numbers, '1'));
}

TEST(Symbols, NamesReadBack) {
    EXPECT_EQ(find_symbols("letters"), Symbols::letters);
    EXPECT_EQ(symbols_name(Symbols::hex), "hex");
    EXPECT_FALSE(find_symbols("runes"));
}

}  // namespace
}  // namespace sudokit
