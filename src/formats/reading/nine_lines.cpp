#include "formats/reading/nine_lines.hpp"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "formats/reading/line_source.hpp"
#include "formats/text/line.hpp"

namespace sudokit::formats {
namespace {

constexpr std::size_t kCells = std::tuple_size_v<NineDigits>;
constexpr std::size_t kUnknown = static_cast<std::size_t>(-1);
// A line that has more bytes than this and no end yet is left to the general reader.
constexpr std::size_t kPatience = 4096;

// Those that are kept take memory for every puzzle of a stream's units.
constexpr std::size_t kLongestComment = 256;

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

bool ends_word(char c) { return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '#'; }

// The bytes before the first line end; kUnknown if there is none. LF and CR are looked for piece by
// piece, as a text may have only one of them.
std::size_t length_of_line(std::string_view text) {
    constexpr std::size_t kPiece = 256;
    for (std::size_t at = 0; at < text.size(); at += kPiece) {
        const std::string_view piece = text.substr(at, kPiece);
        const std::size_t feed = piece.find('\n');
        const std::size_t end = std::min(feed, piece.substr(0, feed).find('\r'));
        if (end != std::string_view::npos) return at + end;
    }
    return kUnknown;
}

// A line that begins at the front of a text.
struct Line {
    std::size_t length = 0;  // without the line end; kUnknown if that is not there
    std::size_t bytes = 0;   // with it
};

// A CR at the end of the text may be half a line end.
Line find_line(std::string_view text, bool ended) {
    const std::size_t length = length_of_line(text);
    if (length == kUnknown) return ended ? Line{text.size(), text.size()} : Line{kUnknown, 0};
    if (text[length] == '\n') return {length, length + 1};
    if (length + 1 == text.size()) return ended ? Line{length, length + 1} : Line{kUnknown, 0};
    return {length, length + (text[length + 1] == '\n' ? 2U : 1U)};
}

constexpr auto kReadLine = [](std::string_view line, const NineRoom& room, std::size_t index) {
    if (line.size() < kCells || !read_nine_cells(line.substr(0, kCells), room.digits[index])) {
        return false;
    }
    const std::string_view rest = line.substr(kCells);
    if (!rest.empty() && !ends_word(rest.front())) return false;
    if (!room.comments.empty()) {
        if (rest.size() > kLongestComment) return false;
        room.comments[index] = comment_after_cells(rest);
    }
    if (!room.solutions.empty()) room.solutions[index] = {};
    return true;
};

// Of the usual case: a puzzle, and LF behind it.
constexpr std::size_t kUsualBytes = kCells + 1;

NineLines usual_lines(std::size_t count) {
    return {count, count * kUsualBytes, count, count - (count > 0 ? 1 : 0)};
}

// Whether so many lines are of the usual kind. Of all bytes there are, '.', '/' and the digits
// follow one another, so it takes one look at the largest of them, and one for a slash.
bool are_usual(const char* lines, std::size_t count) {
    constexpr std::uint8_t kAbove = '9' - '.' + 1;
    Bytes largest{};
    Bytes from_slash = ~Bytes{};  // 0 where there is one
    bool have_ends = true;
    for (const char* line = lines; line != lines + count * kUsualBytes; line += kUsualBytes) {
        for (const std::size_t at : {0U, 16U, 32U, 48U, 64U, 65U}) {
            Bytes bytes{};
            std::memcpy(&bytes, line + at, sizeof bytes);
            const Bytes value = bytes - '.';
            largest = largest > value ? largest : value;
            const Bytes difference = bytes ^ '/';
            from_slash = from_slash < difference ? from_slash : difference;
        }
        have_ends = have_ends && line[kCells] == '\n';
    }
    const auto strange = reinterpret_cast<Bytes>((largest >= kAbove) | (from_slash == 0));
    std::array<std::uint64_t, 2> halves{};
    std::memcpy(halves.data(), &strange, sizeof strange);
    return have_ends && (halves[0] | halves[1]) == 0;
}

// The usual case in a loop of its own.
NineLines take_usual_lines(std::string_view text, const NineRoom& room) {
    const std::size_t most = std::min(room.digits.size(), text.size() / kUsualBytes);
    std::size_t count = 0;
    while (count < most) {
        const char* const line = text.data() + count * kUsualBytes;
        if (line[kCells] != '\n' || !read_usual(line, room.digits[count])) break;
        ++count;
    }
    const auto lines = room.lines.first(room.lines.empty() ? 0 : count);
    std::iota(lines.begin(), lines.end(), std::size_t{0});
    if (!room.solutions.empty()) std::ranges::fill(room.solutions.first(count), NineDigits{});
    if (!room.comments.empty()) {
        for (std::string& comment : room.comments.first(count)) comment.clear();
    }
    return usual_lines(count);
}

}  // namespace

NineLines pass_usual_lines(std::string_view text, std::size_t most) {
    most = std::min(most, text.size() / kUsualBytes);
    std::size_t count = 0;
    // Where lines are not all usual, fewer are looked at, down to one.
    for (std::size_t bunch = 64; bunch > 0; bunch /= 8) {
        while (most - count >= bunch && are_usual(text.data() + count * kUsualBytes, bunch)) {
            count += bunch;
        }
    }
    return usual_lines(count);
}

bool read_nine_cells(std::string_view text, NineDigits& digits) {
    return text.size() == kCells &&
           (read_usual(text.data(), digits) || read_unusual(text.data(), digits));
}

NineLines take_nine(std::string_view text, bool ended, const NineRoom& room, NineLineReader read,
                    NineLines taken) {
    while (taken.puzzles < room.digits.size()) {
        const std::string_view rest = text.substr(taken.bytes);
        if (rest.empty()) {
            taken.wants_more = !ended;
            break;
        }
        const Line line = find_line(rest, ended);
        if (line.length == kUnknown) {
            taken.wants_more = rest.size() <= kPatience;
            break;
        }
        if (line.length > LineSource::kLongestLine) break;
        const std::string_view content = rest.substr(0, line.length);
        if (!content.empty() && content.front() != '#') {
            if (!read(content, room, taken.puzzles)) break;
            taken.last = taken.lines;
            if (!room.lines.empty()) room.lines[taken.puzzles] = taken.lines;
            ++taken.puzzles;
        }
        taken.bytes += line.bytes;
        ++taken.lines;
    }
    return taken;
}

NineLines take_nine_lines(std::string_view text, bool ended, const NineRoom& room) {
    return take_nine(text, ended, room, kReadLine, take_usual_lines(text, room));
}

}  // namespace sudokit::formats
