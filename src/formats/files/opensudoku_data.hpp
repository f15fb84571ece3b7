// The cells of a game as OpenSudoku keeps them in an attribute.
#pragma once

#include <optional>
#include <string>

#include "sudokit/entry.hpp"

#include "base/xml.hpp"

namespace sudokit::formats {

/// Reads 81 digits, or "version: N" (1 to 5) and the cells of a game in play, into an entry on a
/// board of order 9. Values that the player may change go to `placed`, marks to the notes.
[[nodiscard]] std::optional<Error> read_opensudoku_data(const XmlAttribute& data, Entry& entry);

/// The cells as 81 digits, or as version 3 where there is a state of play.
[[nodiscard]] std::string opensudoku_data(const Entry& entry);

}  // namespace sudokit::formats
