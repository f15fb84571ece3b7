// An entry out of a JSON object of our schema, every value checked.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "base/json.hpp"
#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

/// The version of the schema, the value of its key "sudokit".
inline constexpr std::int64_t kJsonVersion = 1;

/// The keys of the words around the puzzle.
inline constexpr std::array<std::pair<std::string_view, std::string Info::*>, 8> kJsonInfoKeys = {{
    {"title", &Info::title},
    {"author", &Info::author},
    {"description", &Info::description},
    {"comment", &Info::comment},
    {"date", &Info::date},
    {"source", &Info::source},
    {"level", &Info::level},
    {"url", &Info::url},
}};

/// The entry that `value`, a value of the JSON in `text`, describes.
[[nodiscard]] Result<Entry> entry_of_json(const json::Value& value, std::string_view text,
                                          BoardSource& boards);

}  // namespace sudokit::formats
