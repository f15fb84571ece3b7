#include "cli/frame/columns.hpp"

#include <algorithm>

#include "sudokit/text_width.hpp"

namespace sudokit::cli {
namespace {

std::string gap_beside(std::string_view text, std::size_t width) {
    const std::size_t used = text_width(text);
    return std::string(width > used ? width - used : 0, ' ');
}

}  // namespace

std::string to_the_left(std::string_view text, std::size_t width) {
    return std::string(text) + gap_beside(text, width);
}

std::string to_the_right(std::string_view text, std::size_t width) {
    return gap_beside(text, width) + std::string(text);
}

std::string in_columns(std::span<const std::vector<std::string>> rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], text_width(row[i]));
        }
    }
    std::string out;
    for (const auto& row : rows) {
        out += to_the_left(row[0], widths[0]) + "  " + to_the_left(row[1], widths[1]);
        for (std::size_t i = 2; i < row.size(); ++i) {
            out += "  " + to_the_right(row[i], widths[i]);
        }
        out += '\n';
    }
    return out;
}

std::string set_in(std::string_view text) {
    std::string out;
    for (const char c : text) {
        out += c;
        if (c == '\n') out += "   ";
    }
    return out;
}

}  // namespace sudokit::cli
