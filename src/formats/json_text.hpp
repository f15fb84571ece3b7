// Reads a text that is JSON throughout: an array of objects, or objects one after the other.
#pragma once

#include <string_view>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/result.hpp"

#include "base/json.hpp"

namespace sudokit::formats {

/// What `entry_of` makes of each value of the text, in order. Values are read one by one, so that
/// there may be any number of them. Stops at the first fault.
[[nodiscard]] Result<std::vector<Entry>> read_json_text(
    std::string_view text, FunctionRef<Result<Entry>(const json::Value&)> entry_of);

}  // namespace sudokit::formats
