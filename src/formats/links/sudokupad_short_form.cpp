#include <algorithm>

#include "base/characters.hpp"
#include "formats/links/sudokupad_data.hpp"

namespace sudokit::formats {
namespace {

bool is_word_character(char c) { return is_letter(c) || is_decimal(c); }

bool is_hexadecimal(char c) {
    return is_decimal(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

class ShortForm {
  public:
    explicit ShortForm(std::string_view text)
        : text_(text), quote_(text.find('"') == std::string_view::npos ? '\'' : '"') {}

    std::string json() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == quote_) {
                string();
            } else if (c == ',' || c == '[' || c == '{') {
                ++at_;
                out_ += c;
                after_opening(c);
            } else if (c == ':') {
                ++at_;
                out_ += c;
                value();
            } else {
                ++at_;
                out_ += c;
            }
        }
        return std::move(out_);
    }

  private:
    [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    [[nodiscard]] std::string_view word() const {
        std::size_t end = at_;
        while (end < text_.size() && is_word_character(text_[end])) ++end;
        return text_.substr(at_, end - at_);
    }

    // Where a value or name is to come: nothing is an empty object, and names get their quotes.
    void after_opening(char opening) {
        const bool nothing = next() == ',' || next() == ']';
        if (nothing && opening != '{') out_ += "{}";
        const std::string_view name = word();
        const std::size_t end = at_ + name.size();
        if (name.empty() || end == text_.size() || text_[end] != ':') return;
        out_ += '"' + std::string(name) + '"';
        at_ = end;
    }

    void value() {
        if (next() == '#') {
            ++at_;
            out_ += "\"#" + std::string(word()) + '"';
            at_ += word().size();
            return;
        }
        const std::string_view text = word();
        constexpr std::size_t kColour = 6;
        if (text == "t" || text == "f") {
            out_ += text == "t" ? "true" : "false";
        } else if (text.size() == kColour && std::ranges::all_of(text, is_hexadecimal)) {
            out_ += "\"#" + std::string(text) + '"';
        } else {
            return;
        }
        at_ += text.size();
    }

    // A quote that belongs to the text has a backslash before it.
    void string() {
        out_ += '"';
        for (++at_; at_ < text_.size() && text_[at_] != quote_; ++at_) {
            const bool escaped = text_[at_] == '\\' && at_ + 1 < text_.size();
            if (escaped && text_[at_ + 1] == '\'') {
                ++at_;
                out_ += '\'';
            } else if (escaped) {
                out_ += text_[at_++];
                out_ += text_[at_];
            } else {
                out_ += text_[at_];
            }
        }
        if (at_ < text_.size()) {
            ++at_;
            out_ += '"';
        }
    }

    std::string_view text_;
    char quote_;
    std::size_t at_ = 0;
    std::string out_;
};

}  // namespace

std::string json_of_short_form(std::string_view text) { return ShortForm(text).json(); }

}  // namespace sudokit::formats
