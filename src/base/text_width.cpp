#include "sudokit/text_width.hpp"

#include <algorithm>

#include "base/characters.hpp"

namespace sudokit {

std::size_t text_width(std::string_view line) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\x1b') {
            i = std::min(line.find('m', i), line.size());
        } else if (!is_continuation(line[i])) {
            ++width;
        }
    }
    return width;
}

}  // namespace sudokit
