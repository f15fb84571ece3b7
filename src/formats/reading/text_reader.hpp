// What readers of texts that are read as a whole give: one puzzle or fault after the other.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "sudokit/entry.hpp"
#include "sudokit/result.hpp"

namespace sudokit::formats {

/// A puzzle of a text, or the fault found in its place.
struct TextItem {
    std::size_t offset = 0;  ///< where it begins in the text
    Result<Entry> entry;
};

/// The next item of a text; nothing at the end. After a fault it goes on with the puzzle that
/// follows, wherever the text still tells where that begins.
using TextReader = std::function<std::optional<TextItem>()>;

}  // namespace sudokit::formats
