// An entry out of the JSON of f-puzzles, and back.
#pragma once

#include <string>

#include "base/json.hpp"
#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

/// The entry that the object describes. Constraints that no board has (thermometers, cages, ...)
/// are refused by name; what is only drawn is passed over.
[[nodiscard]] Result<Entry> entry_of_fpuzzles(const json::Value& root, BoardSource& boards);

/// The entry as JSON of f-puzzles.
[[nodiscard]] Result<std::string> fpuzzles_of_entry(const Entry& entry);

}  // namespace sudokit::formats
