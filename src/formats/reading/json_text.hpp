// Reads a text that is JSON throughout: an array of objects, or objects one after the other.
#pragma once

#include <functional>
#include <string_view>

#include "base/json.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

/// What a value of the text describes.
using EntryOfJson = std::function<Result<Entry>(const json::Value&)>;

/// Reads what `entry_of` makes of each value of `text`, which must outlive the reader. Values are
/// read one by one, so that there may be any number of them. A value that describes no puzzle is a
/// fault of its own; where the text is no JSON, it ends.
[[nodiscard]] TextReader json_text_reader(std::string_view text, EntryOfJson entry_of);

/// True if the first line of a text opens an array, or an object that it does not close: the text
/// is not one object a line.
[[nodiscard]] bool is_whole_json(std::string_view head);

}  // namespace sudokit::formats
