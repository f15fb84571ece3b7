// What a function returns when its input may be at fault: a value, or an error with its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

#include "sudokit/expect.hpp"
#include "sudokit/message.hpp"

namespace sudokit {

/// What kind of fault an `Error` tells of.
enum class ErrorCode : std::uint8_t {
    syntax,        ///< the text is not what its format says
    board,         ///< the board asked for or described cannot exist
    unsupported,   ///< understood, but not something sudokit has
    too_large,     ///< over a limit that the message names
    not_found,     ///< no such file, format, engine, option value
    input_output,  ///< the system refused to read or write, or another program failed
    stopped        ///< the deadline passed before there was anything to tell
};

/// A fault in the input: what was expected, at the place where it was not found.
///
/// `offset` counts bytes in the text that was read. Readers of files also fill in `line` and
/// `column` (both from 1, columns in characters); they are 0 where no place makes sense.
struct Error {
    ErrorCode code = ErrorCode::syntax;
    std::size_t offset = 0;
    Message message;
    std::size_t line = 0;
    std::size_t column = 0;
};

/// A `T`, or the `Error` that says why there is none.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    /// The value; only if `has_value()`, else the program ends.
    [[nodiscard]] T& value() & {
        SUDOKIT_EXPECT(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] const T& value() const& {
        SUDOKIT_EXPECT(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] T value() && {
        SUDOKIT_EXPECT(has_value());
        return std::move(*std::get_if<0>(&content_));
    }
    [[nodiscard]] T& operator*() & { return value(); }
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T operator*() && { return std::move(*this).value(); }
    [[nodiscard]] T* operator->() { return &value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }

    /// The error; only if not `has_value()`, else the program ends.
    [[nodiscard]] const Error& error() const& {
        SUDOKIT_EXPECT(!has_value());
        return *std::get_if<1>(&content_);
    }
    [[nodiscard]] Error error() && {
        SUDOKIT_EXPECT(!has_value());
        return std::move(*std::get_if<1>(&content_));
    }

  private:
    std::variant<T, Error> content_;
};

}  // namespace sudokit
