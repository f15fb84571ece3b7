// TOML documents as plain values that know where they stand, so that nobody else needs the library
// that reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "sudokit/result.hpp"

namespace sudokit::campaign {

/// Both from 1.
struct TomlPlace {
    std::size_t line = 0;
    std::size_t column = 0;
};

struct TomlValue;

/// A key with its value.
struct TomlMember;
using TomlTable = std::vector<TomlMember>;
using TomlArray = std::vector<TomlValue>;
/// Dates and times, which no plan has.
struct TomlOther {};

struct TomlValue {
    std::variant<bool, std::int64_t, double, std::string, TomlArray, TomlTable, TomlOther> content;
    TomlPlace place;
};

struct TomlMember {
    std::string key;
    TomlPlace place;
    TomlValue value;
};

/// The document, or what is wrong with it and where.
[[nodiscard]] Result<TomlTable> read_toml(std::string_view text);

}  // namespace sudokit::campaign
