// How digits are written as characters: the alphabets in use for boards of each order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/digit_set.hpp"

namespace sudokit {

/// An alphabet for digits.
enum class Symbols : std::uint8_t {
    digits,   ///< 1-9 then A-Z: up to order 35; letters read in either case
    hex,      ///< 0-9 then A-F: order 16 only, where 0 is the first digit and not a blank
    letters,  ///< A-Z: up to order 26
    numbers   ///< decimal numbers, separated by blanks or commas: any order
};

/// The alphabet we write an order in unless told otherwise: `digits` up to 24 and for 26 to 35,
/// `letters` for 25, `numbers` above.
[[nodiscard]] Symbols default_symbols(Digit order);

/// True if `symbols` can name every digit of a board of this order.
[[nodiscard]] bool can_write(Symbols symbols, Digit order);

/// `symbols`, or numbers where it cannot name every digit of a board of this order.
[[nodiscard]] Symbols usable_symbols(Symbols symbols, Digit order);

/// `digit`, which the alphabet must have, in characters: one except with `numbers`.
[[nodiscard]] std::string symbol_of(Symbols symbols, Digit digit);

/// The digit that a character stands for in an alphabet other than `numbers`; nothing if the
/// character is not in it (the caller checks that the digit fits the order).
[[nodiscard]] std::optional<Digit> digit_of(Symbols symbols, char character);

/// The characters that stand for an empty cell (in `hex`, `0` is a digit instead).
[[nodiscard]] constexpr bool is_blank_symbol(char character) {
    constexpr std::string_view kBlanks = ".0_*-xX";
    return kBlanks.find(character) != std::string_view::npos;
}

/// "digits", "hex", "letters" or "numbers", as the option `--symbols` spells them.
[[nodiscard]] std::string_view symbols_name(Symbols symbols);
[[nodiscard]] std::optional<Symbols> find_symbols(std::string_view name);

}  // namespace sudokit
