#include "model/cnf/variable_name.hpp"

#include <optional>

#include "base/characters.hpp"
#include "base/utf8.hpp"

namespace sudokit::model {
namespace {

constexpr MessageText kNoIndex{"expected an index, found {0}", "indice attendu, trouvé {0}"};
constexpr MessageText kIndexOpen{"expected '{0}' at the end of the indices, found {1}",
                                 "« {0} » attendu à la fin des indices, trouvé {1}"};
constexpr MessageText kTwoUpper{"expected one upper index, found another",
                                "un seul indice supérieur attendu, trouvé un autre"};

// The digit that stands above or below the line; nothing for other characters.
std::optional<char> raised_digit(char32_t c) {
    if (c == 0x00B9) return '1';
    if (c == 0x00B2) return '2';
    if (c == 0x00B3) return '3';
    if (c == 0x2070 || (c >= 0x2074 && c <= 0x2079)) return static_cast<char>('0' + (c - 0x2070));
    return std::nullopt;
}

std::optional<char> lowered_digit(char32_t c) {
    if (c < 0x2080 || c > 0x2089) return std::nullopt;
    return static_cast<char>('0' + (c - 0x2080));
}

// Letters of any script; signs, arrows, blanks and the like are none.
bool is_name_letter(char32_t c) {
    if (c < 0x80) return is_letter(static_cast<char>(c));
    const bool latin_sign = c < 0xC0 || c == 0xD7 || c == 0xF7;
    const bool sign = (c >= 0x2000 && c < 0x2C00) || (c >= 0x3000 && c < 0x3040);
    return !latin_sign && !sign && is_plain_character(c);
}

// Reads one name; each of its functions begins at `at_` and moves it behind what it has read.
class NameReader {
  public:
    NameReader(std::string_view text, std::size_t at) : text_(text), at_(at) {}

    Result<VariableName> read() {
        const std::size_t begin = at_;
        while (takes_letter()) {
        }
        name_.key = text_.substr(begin, at_ - begin);
        name_.spelling = name_.key;
        while (!fault_ && reads_index()) name_.has_indices = true;
        if (fault_) return *fault_;
        name_.key += '\n' + lower_ + '\n' + upper_;
        name_.end = at_;
        return std::move(name_);
    }

  private:
    [[nodiscard]] char32_t peek() const {
        if (at_ >= text_.size()) return 0;
        const auto found = code_point_at(text_, at_);
        return found ? found->value : kReplacementCharacter;
    }

    bool takes_letter() {
        const char32_t c = peek();
        const bool decimal = c < 0x80 && is_decimal(static_cast<char>(c));
        if (!is_name_letter(c) && !decimal && c != '\'') return false;
        at_ += character_length(text_, at_);
        return true;
    }

    // One index, of whatever kind; false if there is none.
    bool reads_index() {
        const std::size_t begin = at_;
        if (raised_digit(peek())) return take_upper(small_digits(raised_digit), begin);
        if (lowered_digit(peek())) return take_lower(small_digits(lowered_digit), begin);
        switch (peek()) {
            case '(':
            case '[': return take_lower(bracketed(), begin);
            case '_': ++at_; return take_lower(index(), begin);
            case '^': ++at_; return take_upper(index(), begin);
            default: break;
        }
        return reads_value();
    }

    // "=4" without blanks, and "=k" behind other indices. Any other "=" makes a title, as in
    // "F = x", or two sums that are compared, and is for whoever reads the whole.
    bool reads_value() {
        const std::size_t begin = at_;
        const std::size_t value = at_ + 1;
        if (value >= text_.size() || text_[at_] != '=') return false;
        const bool number = is_decimal(text_[value]);
        const bool bracket = std::string_view("{([").find(text_[value]) != std::string_view::npos;
        const bool other = name_.has_indices && (bracket || begins_name(text_, value));
        if (!number && !other) return false;
        at_ = value;
        const std::string upper = index();
        // "x_1=x_2" are two names.
        const char32_t next = peek();
        if (begins_name(text_, value) &&
            (next == '_' || next == '^' || next == '(' || next == '[')) {
            at_ = begin;
            return false;
        }
        return take_upper(upper, begin);
    }

    std::string small_digits(std::optional<char> (*digit)(char32_t)) {
        std::string out;
        while (const auto found = digit(peek())) {
            out += *found;
            at_ += character_length(text_, at_);
        }
        return out;
    }

    // "12", "k", "{1,2}", "(1,2)", "{(1,2)}".
    std::string index() {
        const char32_t c = peek();
        if (c == '{' || c == '(' || c == '[') return bracketed();
        const std::size_t begin = at_;
        while (peek() != '\'' && takes_letter()) {
        }
        if (at_ == begin) fail(kNoIndex);
        return std::string(text_.substr(begin, at_ - begin));
    }

    // What stands between the brackets, without blanks and without brackets around all of it.
    std::string bracketed() {
        const char open = text_[at_++];
        const char close = open == '(' ? ')' : open == '[' ? ']' : '}';
        at_ = skip_spaces(text_, at_);
        const char32_t first = peek();
        std::string out;
        if (first == '(' || first == '[' || first == '{') {
            if (++nested_ > kMostNested) return fail(kNoIndex);
            out = bracketed();
        } else {
            out = listed();
        }
        at_ = skip_spaces(text_, at_);
        if (fault_) return out;
        if (peek() != static_cast<unsigned char>(close)) return fail_at_bracket(close);
        ++at_;
        return out;
    }

    // "1,2", "i+1, -1". A blank does not stand between two of them: "1 12" and "11 2" are not the
    // same.
    std::string listed() {
        std::string out;
        bool behind_letter = false;
        for (;;) {
            const std::size_t end = at_;
            at_ = skip_spaces(text_, at_);
            const std::size_t begin = at_;
            const char32_t c = peek();
            if (c == ',' || c == '+' || c == '-' || c == '*') {
                ++at_;
                behind_letter = false;
            } else if ((behind_letter && begin > end) || !takes_letter()) {
                break;
            } else {
                behind_letter = true;
            }
            out += text_.substr(begin, at_ - begin);
        }
        return out.empty() ? fail(kNoIndex) : out;
    }

    bool take_lower(const std::string& indices, std::size_t begin) {
        lower_ += (lower_.empty() ? "" : ",") + indices;
        return spell(begin);
    }

    bool take_upper(const std::string& indices, std::size_t begin) {
        if (!upper_.empty() && !fault_) {
            at_ = begin;
            fault_ = Error{ErrorCode::syntax, begin, message(kTwoUpper)};
        }
        upper_ = indices;
        return spell(begin);
    }

    bool spell(std::size_t begin) {
        for (const char c : text_.substr(begin, at_ - begin)) {
            if (!is_space(c)) name_.spelling += c;
        }
        return true;
    }

    std::string fail(const MessageText& text) {
        if (!fault_) fault_ = Error{ErrorCode::syntax, at_, message(text, found_at(text_, at_))};
        return {};
    }

    std::string fail_at_bracket(char close) {
        fault_ = Error{ErrorCode::syntax, at_,
                       message(kIndexOpen, std::string(1, close), found_at(text_, at_))};
        return {};
    }

    static constexpr int kMostNested = 8;

    std::string_view text_;
    std::size_t at_;
    int nested_ = 0;
    std::string lower_;
    std::string upper_;
    VariableName name_;
    std::optional<Error> fault_;
};

constexpr MessageText kTheCharacter{"'{0}'", "« {0} »"};
constexpr MessageText kTheLineEnd{"the end of the line", "la fin de la ligne"};
constexpr MessageText kTheTextEnd{"the end of the text", "la fin du texte"};

}  // namespace

Message found_at(std::string_view text, std::size_t at) {
    if (at >= text.size()) return message(kTheTextEnd);
    if (text[at] == '\n' || text[at] == '\r') return message(kTheLineEnd);
    return message(kTheCharacter, shown_character(text, at));
}

std::size_t skip_spaces(std::string_view text, std::size_t at) {
    while (at < text.size() && is_space(text[at])) ++at;
    return at;
}

bool begins_name(std::string_view text, std::size_t at) {
    const auto found = code_point_at(text, at);
    return found && is_name_letter(found->value);
}

Result<VariableName> read_name(std::string_view text, std::size_t at) {
    return NameReader(text, at).read();
}

}  // namespace sudokit::model
