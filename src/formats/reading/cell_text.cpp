#include "formats/reading/cell_text.hpp"

#include <algorithm>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/reading/symbol_choice.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kCellCount{"expected {0} {0:cell|cells}, found {1}",
                                 "{0} {0:case attendue|cases attendues}, {1} {1:trouvée|trouvées}"};
constexpr MessageText kNotSquare{
    "expected the cells of a board (n x n of them, n from 1 to 64), found {0}",
    "les cases d’une grille sont attendues (n x n, n de 1 à 64), {0} {0:trouvée|trouvées}"};
constexpr MessageText kNotEmpty{"expected a digit from {0} to {1}, found '{2}'",
                                "chiffre de {0} à {1} attendu, trouvé « {2} »"};

using Digits = std::vector<std::uint8_t>;

bool parts_words(char c) { return is_separator(c) || c == '\r' || c == '\n'; }

// The words of the text, as views into it.
std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    const auto* at = text.begin();
    while (at != text.end()) {
        const auto* const begin = std::find_if_not(at, text.end(), parts_words);
        at = std::find_if(begin, text.end(), parts_words);
        const auto offset = static_cast<std::size_t>(begin - text.begin());
        if (at != begin) words.push_back(text.substr(offset, static_cast<std::size_t>(at - begin)));
    }
    return words;
}

Result<Digits> read_numbers(std::string_view text, std::size_t cells, Digit order, Blanks blanks) {
    const auto words = split_words(text);
    if (words.size() != cells) return syntax_error(text.size(), kCellCount, cells, words.size());
    Digits digits;
    for (const std::string_view word : words) {
        const auto digit = number_of_cell(word);
        if (!digit || *digit > order) return bad_number(order, word, offset_in(text, word));
        if (*digit == 0 && blanks == Blanks::refused) {
            return syntax_error(offset_in(text, word), kNotEmpty, 1, order, word);
        }
        digits.push_back(static_cast<std::uint8_t>(*digit));
    }
    return digits;
}

}  // namespace

std::optional<Digit> order_of_cells(std::size_t cells) {
    constexpr std::size_t kUsual = 81;
    if (cells == kUsual) return 9;
    for (Digit order = 1; order <= kMaxOrder; ++order) {
        if (std::size_t{order} * order == cells) return order;
    }
    return std::nullopt;
}

std::optional<Digit> order_of_marks(std::size_t characters) {
    for (Digit order = 1; order <= kMaxOrder; ++order) {
        if (std::size_t{order} * order * order == characters) return order;
    }
    return std::nullopt;
}

bool is_number_cell(std::string_view word) {
    if (word.size() == 1 && is_blank_symbol(word.front())) return true;
    return !word.empty() && std::ranges::all_of(word, is_decimal);
}

std::optional<Digit> number_of_cell(std::string_view word) {
    if (!is_number_cell(word)) return std::nullopt;
    Digit number = 0;
    if (!is_decimal(word.front())) return number;
    for (const char c : word) {
        number = number * 10 + static_cast<Digit>(c - '0');
        if (number > kMaxOrder) return std::nullopt;
    }
    return number;
}

Result<Digits> read_digits(std::string_view text, std::size_t cells, Digit order, Symbols symbols,
                           Blanks blanks) {
    if (symbols == Symbols::numbers) return read_numbers(text, cells, order, blanks);
    const CellAlphabet alphabet(symbols, order);
    Digits digits;
    for (std::size_t at = 0; at < std::min(text.size(), cells); ++at) {
        const std::uint8_t digit = alphabet[text[at]];
        const bool refused = blanks == Blanks::refused && (digit == 0 || digit > order);
        if (refused) {
            return syntax_error(at, kNotEmpty, symbol_of(symbols, 1), symbol_of(symbols, order),
                                shown_character(text, at));
        }
        if (digit > order) return bad_cell(symbols, order, text, at);
        digits.push_back(digit);
    }
    if (text.size() != cells) return syntax_error(digits.size(), kCellCount, cells, text.size());
    return digits;
}

Result<CellText> read_cell_text(std::string_view text, std::optional<Symbols> symbols) {
    const bool words =
        symbols ? *symbols == Symbols::numbers : std::ranges::any_of(text, parts_words);
    const std::size_t cells = words ? split_words(text).size() : text.size();
    const auto order = order_of_cells(cells);
    if (!order) return syntax_error(0, kNotSquare, cells);
    CellText result;
    result.order = *order;
    result.symbols = Symbols::numbers;
    if (!words) {
        const auto chosen = choose_symbols(*order, text, symbols);
        if (!chosen) return chosen.error();
        result.symbols = *chosen;
    }
    auto digits = read_digits(text, cells, *order, result.symbols, Blanks::allowed);
    if (!digits) return std::move(digits).error();
    result.digits = *std::move(digits);
    return result;
}

}  // namespace sudokit::formats
