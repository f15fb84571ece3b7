// Writing JSON (RFC 8259): objects and arrays piece by piece, appended to a string.
//
//     std::string text;
//     JsonWriter out(text);
//     out.begin_object().key("number").number(1).key("answer").text("one");
//     out.key("solutions").begin_array().text("1234").end_array();
//     out.end_object().end_line();  // {"number":1,"answer":"one","solutions":["1234"]}
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/expect.hpp"

namespace sudokit {

/// How JSON is laid out.
enum class JsonLayout : std::uint8_t {
    line,      ///< without blanks, as lines of JSON need it
    indented,  ///< a line for each member and item, two blanks a level
};

/// What is written as a number: `true` and 'x' are none, and decimals are written by `raw`.
template <typename T>
concept JsonNumber = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

/// Writes values as they come, and sees to commas and quotes. What is no JSON, such as a value
/// without a key in an object or the end of an array that is none, is the caller's mistake
/// (`SUDOKIT_EXPECT`).
///
/// What is written gathers in the writer, to be quick, and is in the string once the outermost
/// value has ended, or after `flush`. The writer only ever appends, so at these moments the string
/// may also be given something else, or be emptied. Any number of values may follow each other,
/// with `end_line` between them.
class JsonWriter {
  public:
    /// `out` must live as long as the writer.
    explicit JsonWriter(std::string& out, JsonLayout layout = JsonLayout::line)
        : out_(out), layout_(layout) {}
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;
    ~JsonWriter() = default;

    JsonWriter& begin_object() { return begin(Kind::object); }
    JsonWriter& end_object() { return end(Kind::object); }
    JsonWriter& begin_array() { return begin(Kind::array); }
    JsonWriter& end_array() { return end(Kind::array); }

    /// The name of a member, whose value is to follow. It is written as it is, so it must be one
    /// that needs no escapes.
    JsonWriter& key(std::string_view name) {
        SUDOKIT_EXPECT(inside_ == Kind::object && next_ != Next::value);
        separate();
        put('"');
        put(name);
        put(layout_ == JsonLayout::line ? std::string_view("\":") : std::string_view("\": "));
        next_ = Next::value;
        return *this;
    }

    /// A string, escaped as by `append_json_string`.
    JsonWriter& text(std::string_view value);

    template <JsonNumber T>
    JsonWriter& number(T value) {
        char digits[kLongestNumber];
        const auto written = std::to_chars(digits, digits + kLongestNumber, value);
        return raw({digits, static_cast<std::size_t>(written.ptr - digits)});
    }

    JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
    JsonWriter& null() { return raw("null"); }

    /// A value that is JSON already, such as a number with decimals.
    JsonWriter& raw(std::string_view value) {
        begin_value();
        put(value);
        return end_value();
    }

    /// The value if there is one, else null.
    template <JsonNumber T>
    JsonWriter& number_or_null(const std::optional<T>& value) {
        return value ? number(*value) : null();
    }
    JsonWriter& text_or_null(const std::optional<std::string_view>& value) {
        return value ? text(*value) : null();
    }

    /// An array of numbers, from whatever can be gone through.
    template <typename Range>
    JsonWriter& numbers(const Range& values) {
        begin_array();
        for (const auto value : values) number(value);
        return end_array();
    }

    /// An array of strings, from whatever can be gone through.
    template <typename Range>
    JsonWriter& texts(const Range& values) {
        begin_array();
        for (const std::string_view value : values) text(value);
        return end_array();
    }

    /// Ends the line, where no object or array is open.
    JsonWriter& end_line();

    /// Appends to the string what is not in it yet.
    void flush() {
        out_.append(buffer_, used_);
        used_ = 0;
    }

  private:
    enum class Kind : std::uint8_t { outermost, object, array };
    enum class Next : std::uint8_t { first, another, value };

    static constexpr std::size_t kRoom = 512;
    static constexpr std::size_t kLongestNumber = 20;
    static constexpr unsigned kMaxDepth = 64;

    void put(char character) {
        if (used_ == kRoom) flush();
        buffer_[used_++] = character;
    }
    void put(std::string_view text) {
        if (text.size() > kRoom - used_) {
            put_slowly(text);
            return;
        }
        std::memcpy(buffer_ + used_, text.data(), text.size());
        used_ += text.size();
    }
    void put_slowly(std::string_view text);

    // What stands before the next member or item.
    void separate() {
        if (next_ == Next::another) put(',');
        if (layout_ == JsonLayout::indented && depth_ > 0) new_line();
    }
    void new_line();

    void begin_value() {
        SUDOKIT_EXPECT((next_ == Next::value) == (inside_ == Kind::object));
        if (next_ != Next::value) separate();
    }
    JsonWriter& end_value() {
        next_ = Next::another;
        if (depth_ == 0) end_outermost();
        return *this;
    }
    void end_outermost() {
        next_ = Next::first;
        flush();
    }

    JsonWriter& begin(Kind kind);
    JsonWriter& end(Kind kind);

    std::string& out_;
    JsonLayout layout_;
    Kind inside_ = Kind::outermost;
    Next next_ = Next::first;
    unsigned depth_ = 0;
    std::uint64_t objects_ = 0;  // a bit for each level around `inside_`: whether it is an object
    std::size_t used_ = 0;
    char buffer_[kRoom];
};

}  // namespace sudokit
