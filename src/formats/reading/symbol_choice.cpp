#include "formats/reading/symbol_choice.hpp"

#include "base/characters.hpp"
#include "base/fault.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kExpectedDigit{
    "expected a digit 1 to {0} or . for an empty cell, found '{1}'",
    "chiffre de 1 à {0} attendu, ou . pour une case vide, trouvé « {1} »"};
constexpr MessageText kExpectedDigitOrLetter{
    "expected 1 to 9, A to {0} or . for an empty cell, found '{1}'",
    "1 à 9, A à {0} attendu, ou . pour une case vide, trouvé « {1} »"};
constexpr MessageText kExpectedHex{"expected 0 to 9, A to F or . for an empty cell, found '{1}'",
                                   "0 à 9, A à F attendu, ou . pour une case vide, trouvé « {1} »"};
constexpr MessageText kExpectedLetter{
    "expected a letter A to {0} or . for an empty cell, found '{1}'",
    "lettre de A à {0} attendue, ou . pour une case vide, trouvé « {1} »"};
constexpr MessageText kExpectedNumber{
    "expected a number 1 to {0}, or 0 or . for an empty cell, found '{1}'",
    "nombre de 1 à {0} attendu, ou 0 ou . pour une case vide, trouvé « {1} »"};
constexpr MessageText kNeedsNumbers{
    "one character per cell is not enough for order {0}: expected numbers separated by blanks",
    "un caractère par case ne suffit pas à l’ordre {0} : nombres séparés par des blancs attendus"};
constexpr MessageText kAlphabetOrder{"the symbols '{0}' do not fit a board of order {1}",
                                     "les symboles « {0} » ne conviennent pas à l’ordre {1}"};

constexpr Digit kLargestLetters = 26;

// What the cells say about their alphabet.
struct Census {
    std::size_t zeros = 0;
    std::size_t other_blanks = 0;
    bool digit = false;         // 1-9
    bool past_digits = false;   // a letter that `digits` does not reach, and not the blank X
    bool past_hex = false;      // a letter after F
    bool past_letters = false;  // a letter that `letters` does not reach
};

Census take_census(Digit order, std::string_view cells) {
    Census census;
    for (const char c : cells) {
        if (c == '0') {
            ++census.zeros;
        } else if (is_decimal(c)) {
            census.digit = true;
        } else if (is_letter(c)) {
            const auto place = digit_of(Symbols::letters, c).value_or(0);
            const bool blank = is_blank_symbol(c);
            census.past_digits |= place + 9 > order && !blank;
            census.past_hex |= place > 6 && !blank;
            census.past_letters |= place > order && !blank;
        } else if (is_blank_symbol(c)) {
            ++census.other_blanks;
        }
    }
    return census;
}

bool is_hex(const Census& census, std::size_t cells) {
    if (census.zeros == 0 || census.past_hex) return false;
    constexpr std::size_t kSixteenBySixteen = 256;
    return census.other_blanks > 0 || (cells == kSixteenBySixteen && census.zeros == 16);
}

Symbols told_by_cells(Digit order, std::string_view cells) {
    if (order < 10) return Symbols::digits;
    const Census census = take_census(order, cells);
    if (order == 16 && is_hex(census, cells.size())) return Symbols::hex;
    if (order > kLargestLetters || census.digit) return Symbols::digits;
    if (order == 25) return Symbols::letters;
    return census.past_digits && !census.past_letters ? Symbols::letters : Symbols::digits;
}

Error alphabet_error(Symbols symbols, Digit order) {
    return unsupported_error(0, kAlphabetOrder, symbols_name(symbols), order);
}

}  // namespace

Result<Symbols> choose_symbols(Digit order, std::string_view cells, std::optional<Symbols> wanted) {
    if (wanted && *wanted != Symbols::numbers) {
        if (!can_write(*wanted, order)) return alphabet_error(*wanted, order);
        return *wanted;
    }
    if (order > kLargestOfCharacters) {
        return syntax_error(0, kNeedsNumbers, order);
    }
    return told_by_cells(order, cells);
}

Result<Symbols> writing_symbols(Digit order, std::optional<Symbols> wanted) {
    const Symbols symbols = wanted.value_or(default_symbols(order));
    if (!can_write(symbols, order)) return alphabet_error(symbols, order);
    return symbols;
}

Error bad_cell(Symbols symbols, Digit order, std::string_view text, std::size_t offset) {
    const MessageText* expected = &kExpectedDigit;
    switch (symbols) {
        case Symbols::digits:
            if (order > 9) expected = &kExpectedDigitOrLetter;
            break;
        case Symbols::hex: expected = &kExpectedHex; break;
        case Symbols::letters: expected = &kExpectedLetter; break;
        case Symbols::numbers: expected = &kExpectedNumber; break;
    }
    return syntax_error(offset, *expected, symbol_of(symbols, order),
                        shown_character(text, offset));
}

Error bad_number(Digit order, std::string_view word, std::size_t offset) {
    return syntax_error(offset, kExpectedNumber, order, shown_word(word));
}

}  // namespace sudokit::formats
