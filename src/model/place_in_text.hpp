// Where in a text a fault was found.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

#include "sudokit/result.hpp"

namespace sudokit::model {

/// A fault of syntax at byte `offset` of `text`, with its line and column. These files are ASCII:
/// columns are bytes.
inline Error fault_at(std::string_view text, std::size_t offset, Message message) {
    Error error{ErrorCode::syntax, offset, std::move(message)};
    std::size_t begin = 0;
    for (std::size_t end = text.find('\n'); end < offset; end = text.find('\n', begin)) {
        begin = end + 1;
        ++error.line;
    }
    ++error.line;
    error.column = offset - begin + 1;
    return error;
}

}  // namespace sudokit::model
