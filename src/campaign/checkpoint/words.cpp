#include "campaign/checkpoint/words.hpp"

#include <algorithm>

#include "sudokit/whole_number.hpp"

#include "base/xxh3.hpp"

namespace sudokit::campaign {

std::string_view take_word(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(line.size(), end + 1));
    return word;
}

bool take_number(std::string_view& line, std::uint64_t& number) {
    const auto taken = whole_number<std::uint64_t>(take_word(line));
    number = taken.value_or(0);
    return taken.has_value();
}

bool take_checksum(std::string_view& line, std::uint64_t& checksum) {
    const auto taken = checksum_in(take_word(line));
    checksum = taken.value_or(0);
    return taken.has_value();
}

std::string sealed(const std::string& text) { return text + checksum_text(xxh3(text)) + "\n"; }

std::optional<std::string_view> unsealed(std::string_view text) {
    constexpr std::size_t kSeal = 17;
    if (text.size() < kSeal || text.back() != '\n') return std::nullopt;
    const std::string_view body = text.substr(0, text.size() - kSeal);
    if (checksum_in(text.substr(body.size(), kSeal - 1)) != xxh3(body)) return std::nullopt;
    return body;
}

}  // namespace sudokit::campaign
