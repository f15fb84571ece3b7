#include "cli/columns.hpp"

namespace sudokit::cli {
namespace {

std::string gap_beside(std::string_view text, std::size_t width) {
    const std::size_t used = width_of(text);
    return std::string(width > used ? width - used : 0, ' ');
}

}  // namespace

std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (const char c : text) width += (static_cast<unsigned char>(c) & 0xc0U) != 0x80 ? 1 : 0;
    return width;
}

std::string to_the_left(std::string_view text, std::size_t width) {
    return std::string(text) + gap_beside(text, width);
}

std::string to_the_right(std::string_view text, std::size_t width) {
    return gap_beside(text, width) + std::string(text);
}

}  // namespace sudokit::cli
