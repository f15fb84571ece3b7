#include "sudokit/symbols.hpp"

#include <array>

#include "sudokit/expect.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kDigits = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kHex = "0123456789ABCDEF";
constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::string_view alphabet(Symbols symbols) {
    switch (symbols) {
        case Symbols::digits: return kDigits;
        case Symbols::hex: return kHex;
        case Symbols::letters: return kLetters;
        case Symbols::numbers: break;
    }
    return {};
}

constexpr std::array<std::string_view, 4> kNames = {"digits", "hex", "letters", "numbers"};

}  // namespace

Symbols default_symbols(Digit order) {
    if (order > kDigits.size()) return Symbols::numbers;
    return order == 25 ? Symbols::letters : Symbols::digits;
}

bool can_write(Symbols symbols, Digit order) {
    if (symbols == Symbols::numbers) return true;
    if (symbols == Symbols::hex) return order == kHex.size();
    return order <= alphabet(symbols).size();
}

Symbols usable_symbols(Symbols symbols, Digit order) {
    return can_write(symbols, order) ? symbols : Symbols::numbers;
}

std::string symbol_of(Symbols symbols, Digit digit) {
    if (symbols == Symbols::numbers) return std::to_string(digit);
    SUDOKIT_EXPECT(digit >= 1 && digit <= alphabet(symbols).size());
    return std::string(1, alphabet(symbols)[digit - 1]);
}

std::optional<Digit> digit_of(Symbols symbols, char character) {
    const bool lower = character >= 'a' && character <= 'z';
    const char upper = lower ? static_cast<char>(character - 'a' + 'A') : character;
    const std::size_t index = alphabet(symbols).find(upper);
    if (index == std::string_view::npos) return std::nullopt;
    return static_cast<Digit>(index) + 1;
}

std::string_view symbols_name(Symbols symbols) { return kNames[static_cast<std::size_t>(symbols)]; }

std::optional<Symbols> find_symbols(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) return static_cast<Symbols>(i);
    }
    return std::nullopt;
}

}  // namespace sudokit
