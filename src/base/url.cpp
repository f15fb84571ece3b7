#include "base/url.hpp"

#include <algorithm>
#include <cstddef>

namespace sudokit {
namespace {

constexpr std::string_view kHexDigits = "0123456789ABCDEF";

std::size_t hex_value(char c) {
    return kHexDigits.find(c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c);
}

bool is_plain(char c) {
    const bool letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    return letter || std::string_view("-_.!~*'()").find(c) != std::string_view::npos;
}

}  // namespace

std::string percent_decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool encoded = text[i] == '%' && text.size() - i > 2 && hex_value(text[i + 1]) < 16 &&
                             hex_value(text[i + 2]) < 16;
        if (encoded) {
            out += static_cast<char>(hex_value(text[i + 1]) << 4 | hex_value(text[i + 2]));
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

std::string percent_encoded(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (is_plain(c)) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += '%';
        out += kHexDigits[byte >> 4U];
        out += kHexDigits[byte & 0xFU];
    }
    return out;
}

std::optional<std::string_view> url_parameter(std::string_view url, std::string_view name) {
    for (std::size_t at = url.find_first_of("?&#"); at != std::string_view::npos;
         at = url.find_first_of("?&#", at + 1)) {
        const std::string_view rest = url.substr(at + 1);
        if (rest.starts_with(name) && rest.substr(name.size()).starts_with('=')) {
            const std::string_view value = rest.substr(name.size() + 1);
            return value.substr(0, value.find_first_of("&#"));
        }
    }
    return std::nullopt;
}

bool is_web_link(std::string_view text) {
    return text.starts_with("https://") || text.starts_with("http://");
}

bool is_link_to(std::string_view text, std::string_view host) {
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (text.starts_with(scheme)) text.remove_prefix(scheme.size());
    }
    const std::string_view name = text.substr(0, text.find_first_of("/?#"));
    if (!name.ends_with(host)) return false;
    return name.size() == host.size() || name[name.size() - host.size() - 1] == '.';
}

}  // namespace sudokit
