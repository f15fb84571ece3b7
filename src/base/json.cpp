#include "base/json.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>

#include "base/utf8.hpp"

namespace sudokit::json {
namespace {

constexpr MessageText kEnd{"the JSON text ends too early", "le texte JSON s’arrête trop tôt"};
constexpr MessageText kExpectedValue{"expected a JSON value", "valeur JSON attendue"};
constexpr MessageText kExpectedName{"expected a name in quotes", "nom entre guillemets attendu"};
constexpr MessageText kExpectedColon{"expected ':' after the name", "« : » attendu après le nom"};
constexpr MessageText kExpectedNext{"expected ',' or '{0}'", "« , » ou « {0} » attendu"};
constexpr MessageText kExpectedDigit{"expected a decimal digit", "chiffre décimal attendu"};
constexpr MessageText kLeadingZero{"a JSON number has no leading zeros",
                                   "un nombre JSON ne commence pas par un zéro superflu"};
constexpr MessageText kControl{"control characters must be escaped in JSON strings",
                               "les caractères de contrôle doivent être échappés dans une chaîne "
                               "JSON"};
constexpr MessageText kEscape{"unknown escape in a JSON string",
                              "séquence d’échappement inconnue dans une chaîne JSON"};
constexpr MessageText kHex{"expected four hexadecimal digits",
                           "quatre chiffres hexadécimaux attendus"};
constexpr MessageText kSurrogate{"expected both halves of a surrogate pair",
                                 "les deux moitiés d’une paire de substitution sont attendues"};
constexpr MessageText kUtf8{"expected UTF-8 text", "texte UTF-8 attendu"};
constexpr MessageText kDepth{"JSON nested deeper than {0} levels",
                             "JSON imbriqué sur plus de {0} niveaux"};
constexpr MessageText kTooMany{"more than {0} JSON values", "plus de {0} valeurs JSON"};
constexpr MessageText kRest{"expected nothing more after the JSON value",
                            "rien n’est attendu après la valeur JSON"};

constexpr MessageText kNull{"null", "null"};
constexpr MessageText kBoolean{"true or false", "true ou false"};
constexpr MessageText kNumber{"a number", "un nombre"};
constexpr MessageText kString{"a string", "une chaîne"};
constexpr MessageText kArray{"an array", "un tableau"};
constexpr MessageText kObject{"an object", "un objet"};

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::optional<unsigned> hex_value(char c) {
    if (is_digit(c)) return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
    return std::nullopt;
}

// A recursive descent over the text. Every function returns false after it has set `error_`.
class Parser {
  public:
    Parser(std::string_view text, std::size_t at) : text_(text), at_(at) {}

    bool value(Value& out, std::size_t depth);
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] Error error() && { return std::move(error_); }

  private:
    bool fail(Message message, ErrorCode code = ErrorCode::syntax) {
        error_ = {code, at_, std::move(message)};
        return false;
    }
    bool fail_here(const MessageText& expected) {
        return fail(message(at_ < text_.size() ? expected : kEnd));
    }
    [[nodiscard]] bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }
    void blanks() { at_ = skip_blanks(text_, at_); }

    bool word(std::string_view word);
    bool array(Array& out, std::size_t depth);
    bool object(Object& out, std::size_t depth);
    bool separator(char close, bool& done);
    bool string(std::string& out);
    bool escape(std::string& out);
    bool code_unit(char32_t& out);
    bool number(Number& out);
    bool digits();

    std::string_view text_;
    std::size_t at_;
    std::size_t values_ = 0;
    Error error_;
};

bool Parser::value(Value& out, std::size_t depth) {
    blanks();
    out.offset = at_;
    if (at_ == text_.size()) return fail(message(kEnd));
    if (depth > kMaxDepth) return fail(message(kDepth, kMaxDepth), ErrorCode::too_large);
    if (++values_ > kMaxValues) return fail(message(kTooMany, kMaxValues), ErrorCode::too_large);
    switch (text_[at_]) {
        case '{': return object(out.content.emplace<Object>(), depth);
        case '[': return array(out.content.emplace<Array>(), depth);
        case '"': return string(out.content.emplace<std::string>());
        case 't': return out.content.emplace<bool>(true), word("true");
        case 'f': return out.content.emplace<bool>(false), word("false");
        case 'n': return out.content.emplace<Null>(), word("null");
        default: break;
    }
    if (text_[at_] != '-' && !is_digit(text_[at_])) return fail(message(kExpectedValue));
    return number(out.content.emplace<Number>());
}

bool Parser::word(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return fail(message(kExpectedValue));
    at_ += word.size();
    return true;
}

bool Parser::array(Array& out, std::size_t depth) {
    ++at_;
    blanks();
    bool done = next_is(']');
    if (done) ++at_;
    while (!done) {
        if (!value(out.emplace_back(), depth + 1) || !separator(']', done)) return false;
    }
    return true;
}

bool Parser::object(Object& out, std::size_t depth) {
    ++at_;
    blanks();
    bool done = next_is('}');
    if (done) ++at_;
    while (!done) {
        blanks();
        if (!next_is('"')) return fail_here(kExpectedName);
        Member& member = out.emplace_back();
        member.offset = at_;
        if (!string(member.name)) return false;
        blanks();
        if (!next_is(':')) return fail_here(kExpectedColon);
        ++at_;
        if (!value(member.value, depth + 1) || !separator('}', done)) return false;
    }
    return true;
}

bool Parser::separator(char close, bool& done) {
    blanks();
    done = next_is(close);
    if (!done && !next_is(',')) {
        return at_ < text_.size() ? fail(message(kExpectedNext, std::string(1, close)))
                                  : fail(message(kEnd));
    }
    ++at_;
    return true;
}

bool Parser::string(std::string& out) {
    ++at_;
    while (!next_is('"')) {
        if (at_ == text_.size()) return fail(message(kEnd));
        const auto point = code_point_at(text_, at_);
        if (!point) return fail(message(kUtf8));
        if (point->value < 0x20) return fail(message(kControl));
        if (point->value == '\\') {
            if (!escape(out)) return false;
        } else {
            out += text_.substr(at_, point->length);
            at_ += point->length;
        }
    }
    ++at_;
    return true;
}

bool Parser::escape(std::string& out) {
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    const std::size_t start = at_++;
    if (at_ == text_.size()) return fail(message(kEnd));
    const char letter = text_[at_++];
    if (const std::size_t index = kLetters.find(letter); index != std::string_view::npos) {
        out += kMeanings[index];
        return true;
    }
    char32_t unit = 0;
    if (letter != 'u') return at_ = start, fail(message(kEscape));
    if (!code_unit(unit)) return false;
    if (unit < 0xD800 || unit > 0xDFFF) return append_utf8(out, unit), true;
    // A character beyond U+FFFF is written as two units: high (D8..DB), then low (DC..DF).
    char32_t low = 0;
    const bool paired = unit <= 0xDBFF && text_.substr(at_, 2) == "\\u";
    if (!paired) return at_ = start, fail(message(kSurrogate));
    at_ += 2;
    if (!code_unit(low)) return false;
    if (low < 0xDC00 || low > 0xDFFF) return at_ = start, fail(message(kSurrogate));
    append_utf8(out, 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00));
    return true;
}

bool Parser::code_unit(char32_t& out) {
    for (int i = 0; i < 4; ++i) {
        if (at_ == text_.size()) return fail(message(kEnd));
        const auto digit = hex_value(text_[at_]);
        if (!digit) return fail(message(kHex));
        out = out << 4 | *digit;
        ++at_;
    }
    return true;
}

bool Parser::digits() {
    if (at_ == text_.size() || !is_digit(text_[at_])) return fail_here(kExpectedDigit);
    while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
    return true;
}

// The two readings of a text that follows the grammar of RFC 8259.
std::optional<std::int64_t> integer_of(std::string_view text) {
    std::int64_t integer = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, integer);
    const bool exact = read.ec == std::errc() && read.ptr == end;
    return exact ? std::optional(integer) : std::nullopt;
}

// By hand, as std::from_chars for double is not there on every platform, and strtod depends on the
// locale.
double double_of(std::string_view text) {
    constexpr int kFarExponent = 100000;  // beyond this every number is 0 or infinite
    double mantissa = 0;
    int exponent = 0;
    bool fraction = false;
    std::size_t i = text.front() == '-' ? 1 : 0;
    for (; i < text.size() && (is_digit(text[i]) || text[i] == '.'); ++i) {
        if (text[i] == '.') {
            fraction = true;
            continue;
        }
        mantissa = mantissa * 10 + (text[i] - '0');
        if (fraction && exponent > -kFarExponent) --exponent;
    }
    if (i < text.size()) {
        ++i;  // the letter e
        const bool minus = text[i] == '-';
        if (!is_digit(text[i])) ++i;
        int written = 0;
        for (; i < text.size(); ++i) {
            written = std::min(written * 10 + (text[i] - '0'), kFarExponent);
        }
        exponent += minus ? -written : written;
    }
    const double size = mantissa == 0 ? 0 : mantissa * std::pow(10.0, exponent);
    return text.front() == '-' ? -size : size;
}

bool Parser::number(Number& out) {
    const std::size_t start = at_;
    if (text_[at_] == '-') ++at_;
    const std::size_t first = at_;
    if (!digits()) return false;
    if (text_[first] == '0' && at_ > first + 1) return at_ = first, fail(message(kLeadingZero));
    if (next_is('.')) {
        ++at_;
        if (!digits()) return false;
    }
    if (next_is('e') || next_is('E')) {
        ++at_;
        if (next_is('+') || next_is('-')) ++at_;
        if (!digits()) return false;
    }
    const std::string_view written = text_.substr(start, at_ - start);
    out = {double_of(written), integer_of(written)};
    return true;
}

}  // namespace

std::optional<std::int64_t> Value::integer() const {
    const auto* number = std::get_if<Number>(&content);
    return number == nullptr ? std::nullopt : number->integer;
}

const Value* find(const Object& object, std::string_view name) {
    const auto found = std::find_if(object.rbegin(), object.rend(),
                                    [&](const Member& member) { return member.name == name; });
    return found == object.rend() ? nullptr : &found->value;
}

const MessageText& kind_name(const Value& value) {
    constexpr const MessageText* kKinds[] = {&kNull,   &kBoolean, &kNumber,
                                             &kString, &kArray,   &kObject};
    return *kKinds[value.content.index()];
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(" \t\n\r", at), text.size());
}

Result<Value> parse_value(std::string_view text, std::size_t& at) {
    Parser parser(text, at);
    Value value;
    if (!parser.value(value, 0)) return std::move(parser).error();
    at = parser.at();
    return value;
}

Result<Value> parse(std::string_view text) {
    std::size_t at = 0;
    auto value = parse_value(text, at);
    if (!value) return value;
    at = skip_blanks(text, at);
    if (at < text.size()) return Error{ErrorCode::syntax, at, message(kRest)};
    return value;
}

}  // namespace sudokit::json
