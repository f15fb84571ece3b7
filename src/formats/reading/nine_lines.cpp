#include "formats/reading/nine_lines.hpp"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "formats/reading/line_source.hpp"

namespace sudokit::formats {
namespace {

constexpr std::size_t kCells = std::tuple_size_v<NineDigits>;
constexpr std::size_t kUnknown = static_cast<std::size_t>(-1);
// A line that has more bytes than this and no end yet is left to the general reader.
constexpr std::size_t kPatience = 4096;

// Sixteen cells at a time, by the vector type that g++ and clang have for every machine.
using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

// Digits and the usual marks, a dot or a zero: some five nanoseconds for all cells.
bool read_usual(const char* text, NineDigits& digits) {
    Bytes strange{};  // the bits in which a cell that is no digit differs from a dot
    // The last step overlaps the one before.
    for (const std::size_t at : {0U, 16U, 32U, 48U, 64U, 65U}) {
        Bytes bytes{};
        std::memcpy(&bytes, text + at, sizeof bytes);
        const Bytes value = bytes - '0';
        const auto is_digit = reinterpret_cast<Bytes>(value <= 9);
        const Bytes digit = value & is_digit;
        strange |= (bytes ^ '.') & ~is_digit;
        std::memcpy(digits.data() + at, &digit, sizeof digit);
    }
    std::array<std::uint64_t, 2> halves{};
    std::memcpy(halves.data(), &strange, sizeof strange);
    return (halves[0] | halves[1]) == 0;
}

// Every mark for an empty cell that the line format has (`is_blank_symbol`).
bool read_unusual(const char* text, NineDigits& digits) {
    std::memcpy(digits.data(), text, kCells);
    std::uint8_t strange = 0;
    for (std::uint8_t& cell : digits) {
        const std::uint8_t byte = cell;
        const auto value = static_cast<std::uint8_t>(byte - '0');
        cell = value <= 9 ? value : std::uint8_t{0};
        const bool fits = value <= 9 || byte == '.' || byte == '_' || byte == '*' || byte == '-' ||
                          byte == 'x' || byte == 'X';
        strange = static_cast<std::uint8_t>(strange | (fits ? 0 : 1));
    }
    return strange == 0;
}

bool read_cells(const char* text, NineDigits& digits) {
    return read_usual(text, digits) || read_unusual(text, digits);
}

bool ends_word(char c) { return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '#'; }
bool ends_line(char c) { return c == '\n' || c == '\r'; }

// A line that begins at the front of a text.
struct Line {
    std::size_t length = 0;  // without the line end; kUnknown if that is not there
    std::size_t bytes = 0;   // with it
};

// `from` is where to begin to look for the end. A CR at the end of the text may be half a line end.
Line find_end(std::string_view text, std::size_t from, bool ended) {
    std::size_t at = from;
    while (at < text.size() && !ends_line(text[at])) ++at;
    if (at == text.size()) return ended ? Line{at, at} : Line{kUnknown, 0};
    if (text[at] == '\n') return {at, at + 1};
    if (at + 1 == text.size()) return ended ? Line{at, at + 1} : Line{kUnknown, 0};
    return {at, at + (text[at + 1] == '\n' ? 2U : 1U)};
}

// The line of a puzzle whose cells are read.
Line end_of_puzzle(std::string_view text, bool ended) {
    if (text.size() > kCells && text[kCells] == '\n') return {kCells, kCells + 1};
    return find_end(text, kCells, ended);
}

bool may_follow_cells(std::string_view text) {
    return text.size() == kCells || ends_line(text[kCells]) || ends_word(text[kCells]);
}

// The usual case in a loop of its own: nothing but puzzles, and LF behind each.
NineLines take_usual_lines(std::string_view text, std::span<NineDigits> digits) {
    constexpr std::size_t kBytes = kCells + 1;
    const std::size_t most = std::min(digits.size(), text.size() / kBytes);
    std::size_t count = 0;
    while (count < most) {
        const char* const line = text.data() + count * kBytes;
        if (line[kCells] != '\n' || !read_usual(line, digits[count])) break;
        ++count;
    }
    return {count, count * kBytes, count, count - (count > 0 ? 1 : 0)};
}

}  // namespace

NineLines take_nine_lines(std::string_view text, bool ended, std::span<NineDigits> digits,
                          std::span<std::size_t> before) {
    NineLines taken = take_usual_lines(text, digits);
    const auto usual = before.first(before.empty() ? 0 : taken.puzzles);
    std::iota(usual.begin(), usual.end(), std::size_t{0});
    while (taken.puzzles < digits.size()) {
        const std::string_view rest = text.substr(taken.bytes);
        if (rest.empty()) {
            taken.wants_more = !ended;
            break;
        }
        const bool puzzle = rest.size() >= kCells && read_cells(rest.data(), digits[taken.puzzles]);
        const bool skipped = ends_line(rest.front()) || rest.front() == '#';
        const Line line = puzzle ? end_of_puzzle(rest, ended) : find_end(rest, 0, ended);
        if (line.length == kUnknown) {
            taken.wants_more = rest.size() <= kPatience;
            break;
        }
        if (line.length > LineSource::kLongestLine) break;
        if (puzzle ? !may_follow_cells(rest) : !skipped) break;
        if (puzzle) {
            taken.last = taken.lines;
            if (!before.empty()) before[taken.puzzles] = taken.lines;
            ++taken.puzzles;
        }
        taken.bytes += line.bytes;
        ++taken.lines;
    }
    return taken;
}

}  // namespace sudokit::formats
