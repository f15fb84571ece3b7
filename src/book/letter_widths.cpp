// The widths of letters in the fonts that the pages ask for: Helvetica, Arial and Liberation Sans,
// which are equal in this, in thousandths of the font's size.
#include "book/letter_widths.hpp"

#include <algorithm>
#include <array>

#include "base/utf8.hpp"

namespace sudokit::book {
namespace {

// From U+0020 to U+007E, from U+00A0 to U+00FF, and the dashes, quotes and dots of U+2010 to
// U+2026.
constexpr std::array<std::uint16_t, 95> kRegularAscii = {
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333,  278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,  611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,  556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,  500, 334, 260, 334, 584};
constexpr std::array<std::uint16_t, 96> kRegularLatin = {
    278, 333, 556, 556, 556, 556, 260,  556, 333, 737, 370, 556, 584, 333, 737, 552,
    400, 549, 333, 333, 333, 576, 537,  278, 333, 333, 365, 556, 834, 834, 834, 611,
    667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
    722, 722, 778, 778, 778, 778, 778,  584, 778, 722, 722, 722, 722, 667, 667, 611,
    556, 556, 556, 556, 556, 556, 889,  500, 556, 556, 556, 556, 278, 278, 278, 278,
    556, 556, 556, 556, 556, 556, 556,  549, 611, 556, 556, 556, 556, 500, 556, 500};
constexpr std::array<std::uint16_t, 23> kRegularPoints = {333, 333, 365, 556, 1000, 1000, 365, 552,
                                                          222, 222, 222, 222, 333,  333,  333, 365,
                                                          556, 556, 350, 365, 365,  365,  1000};

constexpr std::array<std::uint16_t, 95> kBoldAscii = {
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584};
constexpr std::array<std::uint16_t, 96> kBoldLatin = {
    278, 333, 556, 556, 556, 556, 280,  556, 333, 737, 370, 556, 584, 333, 737, 552,
    400, 549, 333, 333, 333, 576, 556,  278, 333, 333, 365, 556, 834, 834, 834, 611,
    722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
    722, 722, 778, 778, 778, 778, 778,  584, 778, 722, 722, 722, 722, 667, 667, 611,
    556, 556, 556, 556, 556, 556, 889,  556, 556, 556, 556, 556, 278, 278, 278, 278,
    611, 611, 611, 611, 611, 611, 611,  549, 611, 611, 611, 611, 611, 556, 611, 556};
constexpr std::array<std::uint16_t, 23> kBoldPoints = {333, 333, 365, 556, 1000, 1000, 365, 552,
                                                       278, 278, 278, 278, 500,  500,  500, 365,
                                                       556, 556, 350, 365, 365,  365,  1000};

struct Alphabet {
    const decltype(kRegularAscii)& ascii;
    const decltype(kRegularLatin)& latin;
    const decltype(kRegularPoints)& points;
};

constexpr Alphabet kRegular = {kRegularAscii, kRegularLatin, kRegularPoints};
constexpr Alphabet kBold = {kBoldAscii, kBoldLatin, kBoldPoints};

std::int32_t width_of(char32_t letter, const Alphabet& alphabet) {
    constexpr char32_t kNarrowBlank = 0x202F;  // drawn as the other blanks, which fonts do have
    constexpr std::int32_t kWidest = 1000;     // of letters that the tables lack
    const auto within = [letter](const auto& widths, char32_t first) {
        return letter >= first && letter - first < widths.size();
    };
    if (letter == kNarrowBlank) return alphabet.ascii.front();
    if (within(alphabet.ascii, 0x20)) return alphabet.ascii[letter - 0x20];
    if (within(alphabet.latin, 0xA0)) return alphabet.latin[letter - 0xA0];
    if (within(alphabet.points, 0x2010)) return alphabet.points[letter - 0x2010];
    return kWidest;
}

// How many bytes of `words`, which are not empty, a line holds: up to a blank, or, if there is none
// so soon, as many letters as fit, but at least one.
std::size_t line_end(std::string_view words, std::int32_t size, bool bold, std::int32_t width) {
    std::int64_t used = 0;
    std::size_t blank = 0;
    for (std::size_t at = 0; at < words.size();) {
        const CodePoint letter = code_point_at(words, at).value_or(CodePoint{'?', 1});
        if (letter.value == ' ') blank = at;
        used += std::int64_t{width_of(letter.value, bold ? kBold : kRegular)} * size;
        if (used > std::int64_t{width} * 1000 && at > 0 && letter.value != ' ') {
            return blank > 0 ? blank : at;
        }
        at += letter.length;
    }
    return words.size();
}

}  // namespace

std::int32_t text_extent(std::string_view words, std::int32_t size, bool bold) {
    std::int64_t sum = 0;
    for (std::size_t at = 0; at < words.size();) {
        const CodePoint letter = code_point_at(words, at).value_or(CodePoint{'?', 1});
        sum += width_of(letter.value, bold ? kBold : kRegular);
        at += letter.length;
    }
    return static_cast<std::int32_t>((sum * size + 999) / 1000);
}

std::string shortened(std::string_view words, std::int32_t size, bool bold, std::int32_t width) {
    if (text_extent(words, size, bold) <= width) return std::string(words);
    constexpr std::string_view kDots = "...";
    const std::int32_t rest = width - text_extent(kDots, size, bold);
    std::size_t end = 0;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t next = at + code_point_at(words, at).value_or(CodePoint{'?', 1}).length;
        if (text_extent(words.substr(0, next), size, bold) > rest) break;
        end = at = next;
    }
    if (end == 0) return {};
    return std::string(words.substr(0, end)) + std::string(kDots);
}

std::vector<std::string> wrapped(std::string_view words, std::int32_t size, bool bold,
                                 std::int32_t width) {
    std::vector<std::string> lines;
    while (!words.empty()) {
        std::string_view paragraph = words.substr(0, words.find('\n'));
        words.remove_prefix(std::min(words.size(), paragraph.size() + 1));
        while (!paragraph.empty()) {
            const std::size_t end = line_end(paragraph, size, bold, width);
            std::string_view line = paragraph.substr(0, end);
            paragraph.remove_prefix(end);
            while (line.ends_with(' ')) line.remove_suffix(1);
            while (paragraph.starts_with(' ')) paragraph.remove_prefix(1);
            if (!line.empty()) lines.emplace_back(line);
        }
    }
    return lines;
}

}  // namespace sudokit::book
