// JSON (RFC 8259): a value tree that knows where in the text each value stands, and its
// parser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudokit/result.hpp"

namespace sudokit::json {

struct Value;
struct Member;

struct Null {};

struct Number {
    double value = 0;                     ///< within a few units of the last place
    std::optional<std::int64_t> integer;  ///< the exact value, where it is written as an integer
};

using Array = std::vector<Value>;
/// Members in the order of the text; names may repeat.
using Object = std::vector<Member>;

struct Value {
    std::size_t offset = 0;  ///< of the first byte of the value in the text
    std::variant<Null, bool, Number, std::string, Array, Object> content;

    [[nodiscard]] bool is_null() const { return std::holds_alternative<Null>(content); }
    /// The content if it is of that kind, else null.
    [[nodiscard]] const bool* boolean() const { return std::get_if<bool>(&content); }
    [[nodiscard]] const std::string* string() const { return std::get_if<std::string>(&content); }
    [[nodiscard]] const Array* array() const { return std::get_if<Array>(&content); }
    [[nodiscard]] const Object* object() const { return std::get_if<Object>(&content); }
    /// The value of a number written as an integer that fits.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
};

struct Member {
    std::string name;
    std::size_t offset = 0;  ///< of the name
    Value value;
};

/// The last member of that name (the one that counts in JavaScript), or null.
[[nodiscard]] const Value* find(const Object& object, std::string_view name);

/// "a string", "an array", ...: what kind of value it is, for messages.
[[nodiscard]] const MessageText& kind_name(const Value& value);

/// Nesting deeper than this is refused, so that no text can exhaust the stack.
inline constexpr std::size_t kMaxDepth = 64;
/// More values than this in one tree are refused, so that no text can exhaust the memory.
inline constexpr std::size_t kMaxValues = std::size_t{1} << 20;

/// Reads the value that stands at `at`, blanks before it skipped, and moves `at` behind it. Text
/// must be UTF-8 throughout strings; nothing beyond RFC 8259 is accepted.
[[nodiscard]] Result<Value> parse_value(std::string_view text, std::size_t& at);

/// Reads a text that is one value and nothing else.
[[nodiscard]] Result<Value> parse(std::string_view text);

/// `at`, or the next place that is not a blank of JSON, or the end.
[[nodiscard]] std::size_t skip_blanks(std::string_view text, std::size_t at);

}  // namespace sudokit::json
