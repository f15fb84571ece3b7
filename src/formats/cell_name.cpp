#include "formats/cell_name.hpp"

#include <charconv>

namespace sudokit::formats {
namespace {

// Takes a letter and a number from 1 to `order` off the front of `name`.
std::optional<std::uint32_t> take_number(std::string_view& name, char letter, std::uint32_t order) {
    const auto lower = static_cast<char>(name.empty() ? 0 : name.front() | 0x20);
    if (lower != letter) return std::nullopt;
    name.remove_prefix(1);
    std::uint32_t number = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
    if (read.ec != std::errc() || number < 1 || number > order) return std::nullopt;
    name.remove_prefix(static_cast<std::size_t>(read.ptr - name.data()));
    return number;
}

}  // namespace

std::optional<Cell> cell_of_name(std::string_view name, std::uint32_t order) {
    const auto row = take_number(name, 'r', order);
    if (!row) return std::nullopt;
    const auto column = take_number(name, 'c', order);
    if (!column || !name.empty()) return std::nullopt;
    return (*row - 1) * order + *column - 1;
}

}  // namespace sudokit::formats
