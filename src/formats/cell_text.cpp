#include "formats/cell_text.hpp"

#include <algorithm>
#include <charconv>

#include "formats/fault.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kCellCount{"expected {0} {0:cell|cells}, found {1}",
                                 "{0} {0:case attendue|cases attendues}, {1} {1:lue|lues}"};
constexpr MessageText kNotSquare{
    "expected the cells of a board (n x n of them, n from 1 to 64), found {0}",
    "les cases d'une grille sont attendues (n x n, n de 1 à 64), {0} {0:lue|lues}"};
constexpr MessageText kDigitOrBlank{"expected a digit from {0} to {1} or a blank, found {2}",
                                    "chiffre de {0} à {1} ou case vide attendu, trouvé {2}"};
constexpr MessageText kDigit{"expected a digit from {0} to {1}, found {2}",
                             "chiffre de {0} à {1} attendu, trouvé {2}"};

constexpr std::string_view kSeparators = " \t,\r\n";

bool is_separator(char c) { return kSeparators.find(c) != std::string_view::npos; }

Error cell_error(std::size_t offset, std::uint32_t order, Symbols symbols, Blanks blanks,
                 std::string found) {
    return syntax_error(offset, blanks == Blanks::allowed ? kDigitOrBlank : kDigit,
                        symbol_of(symbols, 1), symbol_of(symbols, order), std::move(found));
}

// The digit of a word, 0 for a blank; nothing if it is neither.
std::optional<Digit> number_of(std::string_view word) {
    if (word.size() == 1 && is_blank_symbol(word.front())) return 0;
    Digit digit = 0;
    const char* const end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, digit);
    const bool whole = read.ec == std::errc() && read.ptr == end;
    return whole ? std::optional(digit) : std::nullopt;
}

// The words of the text, as views into it.
std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(kSeparators); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(kSeparators, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kSeparators, end);
    }
    return words;
}

Result<std::vector<std::uint8_t>> read_numbers(std::string_view text, std::size_t cells,
                                               std::uint32_t order, Blanks blanks) {
    const auto words = split_words(text);
    if (words.size() != cells) {
        return syntax_error(text.size(), kCellCount, cells, words.size());
    }
    std::vector<std::uint8_t> digits;
    for (const std::string_view word : words) {
        const auto digit = number_of(word);
        if (!digit || *digit > order || (*digit == 0 && blanks == Blanks::refused)) {
            const auto offset = static_cast<std::size_t>(word.data() - text.data());
            return cell_error(offset, order, Symbols::numbers, blanks,
                              "'" + std::string(word.substr(0, 16)) + "'");
        }
        digits.push_back(static_cast<std::uint8_t>(*digit));
    }
    return digits;
}

std::optional<std::uint32_t> order_of(std::size_t cells) {
    for (std::uint32_t order = 1; order <= kMaxOrder; ++order) {
        if (std::size_t{order} * order == cells) return order;
    }
    return std::nullopt;
}

// The two ambiguous orders: 16 is also written in hexadecimal, told by a `0` beside blanks written
// otherwise and the absence of `G`; 25 also in 1-9A-P, told by a digit.
Symbols guess_symbols(std::string_view text, std::uint32_t order) {
    const auto has = [&](std::string_view characters) {
        return text.find_first_of(characters) != std::string_view::npos;
    };
    if (order == 16 && has("0") && has("._*-") && !has("gG")) return Symbols::hex;
    if (order == 25 && has("123456789")) return Symbols::digits;
    return default_symbols(order);
}

}  // namespace

Result<std::vector<std::uint8_t>> read_cells(std::string_view text, std::size_t cells,
                                             std::uint32_t order, Symbols symbols, Blanks blanks) {
    if (symbols == Symbols::numbers) return read_numbers(text, cells, order, blanks);
    std::vector<std::uint8_t> digits;
    for (std::size_t at = 0; at < std::min(text.size(), cells); ++at) {
        const auto digit = digit_of(symbols, text[at]);
        if (digit && *digit <= order) {
            digits.push_back(static_cast<std::uint8_t>(*digit));
        } else if (is_blank_symbol(text[at]) && blanks == Blanks::allowed) {
            digits.push_back(0);
        } else {
            return cell_error(at, order, symbols, blanks, shown(text, at));
        }
    }
    if (text.size() != cells) {
        return syntax_error(digits.size(), kCellCount, cells, text.size());
    }
    return digits;
}

Result<CellText> read_cell_text(std::string_view text, std::optional<Symbols> symbols) {
    const bool words =
        symbols ? *symbols == Symbols::numbers : std::ranges::any_of(text, is_separator);
    const std::size_t cells = words ? split_words(text).size() : text.size();
    const auto order = order_of(cells);
    if (!order) return syntax_error(0, kNotSquare, cells);
    CellText result;
    result.order = *order;
    result.symbols = words ? Symbols::numbers : symbols ? *symbols : guess_symbols(text, *order);
    auto digits = read_cells(text, cells, *order, result.symbols, Blanks::allowed);
    if (!digits) return std::move(digits).error();
    result.digits = *std::move(digits);
    return result;
}

std::string write_cells(std::span<const std::uint8_t> digits, Symbols symbols, char blank) {
    std::string out;
    for (const std::uint8_t digit : digits) {
        if (symbols == Symbols::numbers && !out.empty()) out += ' ';
        out += digit == 0 ? std::string(1, blank) : symbol_of(symbols, digit);
    }
    return out;
}

}  // namespace sudokit::formats
