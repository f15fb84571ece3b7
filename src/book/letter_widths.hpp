// How much room words take in print, known without looking at any font.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sudokit::book {

/// The width of a line of UTF-8 in a font of that size, in the same unit.
[[nodiscard]] std::int32_t text_extent(std::string_view words, std::int32_t size, bool bold);

/// `words`, or as much of them as `width` has room for, with "..." behind; nothing where there is
/// not even room for a letter.
[[nodiscard]] std::string shortened(std::string_view words, std::int32_t size, bool bold,
                                    std::int32_t width);

/// `words` in lines no wider than `width`, which has room for a letter: broken at blanks, within a
/// word only if that is too long for a line. Line ends stay.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view words, std::int32_t size, bool bold,
                                               std::int32_t width);

}  // namespace sudokit::book
