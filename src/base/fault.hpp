// Short ways to make the errors of readers and writers.
#pragma once

#include <cstddef>
#include <utility>

#include "sudokit/result.hpp"

namespace sudokit {

/// The text is not what its format says.
template <class... Arguments>
[[nodiscard]] Error syntax_error(std::size_t offset, const MessageText& text,
                                 Arguments&&... arguments) {
    return {ErrorCode::syntax, offset, message(text, std::forward<Arguments>(arguments)...)};
}

/// The text is understood, but says something that sudokit (or the format written) does not have.
template <class... Arguments>
[[nodiscard]] Error unsupported_error(std::size_t offset, const MessageText& text,
                                      Arguments&&... arguments) {
    return {ErrorCode::unsupported, offset, message(text, std::forward<Arguments>(arguments)...)};
}

/// The deadline passed before the text was read to its end.
[[nodiscard]] inline Error stopped_error(std::size_t offset) {
    static constexpr MessageText kStopped{"there was no time to read it to the end",
                                          "pas assez de temps pour le lire jusqu’au bout"};
    return {ErrorCode::stopped, offset, message(kStopped)};
}

/// An error of a part of the text that begins at `start`, as an error of the whole text.
[[nodiscard]] inline Error shifted(Error error, std::size_t start) {
    error.offset += start;
    return error;
}

/// An error without a place of its own (of a board), put at `offset`.
[[nodiscard]] inline Error placed_at(Error error, std::size_t offset) {
    error.offset = offset;
    return error;
}

}  // namespace sudokit
