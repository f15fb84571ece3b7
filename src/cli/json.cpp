#include "cli/json.hpp"

#include <algorithm>

#include "cli/relaxation.hpp"

namespace sudokit::cli {
namespace {

// The length of the UTF-8 character that `text` begins with; 0 if it is none.
std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0U) != 0x80) return 0;
    }
    const unsigned second = byte(1);
    const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool beyond = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90);
    return overlong || beyond ? 0 : length;
}

}  // namespace

std::string json_string(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string out = "\"";
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        const auto c = static_cast<unsigned char>(text.front());
        if (length == 0) {
            out += "\\ufffd";
        } else if (c == '"' || c == '\\') {
            out += '\\';
            out += text.front();
        } else if (c < 0x20) {
            out += "\\u00";
            out += kHex[c >> 4U];
            out += kHex[c & 15U];
        } else {
            out += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return out + '"';
}

std::string json_place(const Place& place) {
    return "\"number\":" + std::to_string(place.number) + ",\"file\":" + json_string(place.file) +
           ",\"line\":" + std::to_string(place.line);
}

std::string json_place(const Item& item) {
    return json_place(Place{item.number, item.file, item.line});
}

std::string json_facts(const SolveAnswer& answer) {
    return "\"answer\":\"" + std::string(verdict_word(answer.verdict)) +
           "\",\"count\":" + std::to_string(answer.count) +
           ",\"exact\":" + (answer.stop == Stop::exhausted ? "true" : "false") +
           ",\"nodes\":" + std::to_string(answer.nodes) +
           ",\"engine\":" + json_string(answer.engine);
}

std::string json_answer(const Item& item, const SolveAnswer& answer, const WriteOptions& options) {
    std::string solutions;
    for (const Grid& grid : answer.solutions) {
        if (!solutions.empty()) solutions += ',';
        solutions += json_string(line_of(grid.board, grid.digits, options));
    }
    return "{" + json_place(item) + ",\"solutions\":[" + solutions + "]," + json_facts(answer) +
           relaxation_json(answer, item.entry->puzzle.board()) + "}\n";
}

std::string json_fault(const Item& item, Language language) {
    const Error& error = item.entry.error();
    return "{\"number\":" + std::to_string(item.number) + ",\"file\":" + json_string(item.file) +
           ",\"line\":" + std::to_string(error.line > 0 ? error.line : item.line) +
           ",\"answer\":\"error\",\"column\":" + std::to_string(error.column) +
           ",\"message\":" + json_string(error.message.in(language)) + "}\n";
}

}  // namespace sudokit::cli
