// Cuts a stream of bytes into lines, in memory bounded by the longest line allowed.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudokit::formats {

/// Fills at most `size` bytes at `data` and returns how many; 0 at the end.
using ByteSource = std::function<std::size_t(char* data, std::size_t size)>;

/// A line of the stream. Lines end with LF, CR LF or CR; the last one may lack its line end.
struct SourceLine {
    std::string_view text;   ///< without the line end; valid until the next call
    std::size_t offset = 0;  ///< of its first byte in the stream
    std::size_t number = 1;
    bool too_long = false;  ///< over the limit: `text` is empty, and the rest was not read yet
    bool endless = false;   ///< the rest of the line before is too much even to pass over: the end
};

/// Reads lines. Every byte is looked at a bounded number of times, whatever the stream holds.
class LineSource {
  public:
    static constexpr std::size_t kLongestLine = std::size_t{1} << 20U;
    /// How much of a longer line is passed over in search of the next one.
    static constexpr std::size_t kMostPassedOver = std::size_t{1} << 26U;

    explicit LineSource(ByteSource source);

    /// At least the next `size` bytes if the stream has that many, without taking them.
    [[nodiscard]] std::string_view peek(std::size_t size);

    /// Takes the next `size` bytes, which were peeked at.
    void skip(std::size_t size);

    /// The next line; nothing at the end. A line that is too long is told of as soon as that is
    /// known; what is left of it is passed over by the next call.
    [[nodiscard]] std::optional<SourceLine> next();

    /// What was read and not taken, as it is in the stream; and whether that is all there is.
    [[nodiscard]] std::string_view at_hand() const {
        return {buffer_.data() + begin_, end_ - begin_};
    }
    [[nodiscard]] bool ended() const { return ended_; }

    /// True if what is at hand is the rest of a line that was too long.
    [[nodiscard]] bool within_line() const { return within_line_; }

    /// Reads on, adding to what is at hand; false at the end of the stream.
    bool read_more() { return fill(); }

    /// Takes bytes at hand that are so many whole lines.
    void take_lines(std::size_t bytes, std::size_t lines) {
        take(bytes);
        line_ += lines;
    }

    /// Takes everything that is left, up to `limit` bytes and one more.
    [[nodiscard]] std::string rest(std::size_t limit);

    [[nodiscard]] std::size_t offset() const { return offset_; }
    [[nodiscard]] std::size_t line() const { return line_; }

  private:
    bool fill();  // false at the end of the stream
    [[nodiscard]] std::optional<std::size_t> find_line_end();
    // A CR at the end of what was read may be half of a line end: reads on.
    void complete_line_end(std::size_t end);
    void take(std::size_t size);
    void take_line_end(std::size_t length);  // the line's `length` bytes and its line end
    [[nodiscard]] bool pass_over_rest();     // of a line; false if it is endless

    ByteSource source_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;  // what has not been taken is in [begin_, end_)
    std::size_t end_ = 0;
    std::size_t scanned_ = 0;  // no line end in [begin_, scanned_)
    std::size_t feed_ = 0;     // no LF in [scanned_, feed_); one at feed_, or it is end_
    std::size_t offset_ = 0;
    std::size_t line_ = 1;
    bool ended_ = false;
    bool within_line_ = false;
};

}  // namespace sudokit::formats
