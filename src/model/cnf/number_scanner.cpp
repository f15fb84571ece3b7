#include "model/cnf/number_scanner.hpp"

#include <algorithm>
#include <utility>

#include "sudokit/whole_number.hpp"

#include "base/characters.hpp"
#include "model/words.hpp"

namespace sudokit::model {
namespace {

constexpr std::size_t kWordsPerLook = 4096;
constexpr std::size_t kPiece = std::size_t{1} << 16U;
// Longer than any number that is one: so that a text without blanks takes no memory.
constexpr std::size_t kLongestWord = 64;

constexpr MessageText kClauseTooLong{"expected at most {0} literals in a clause",
                                     "au plus {0} littéraux par clause attendus"};
constexpr MessageText kNotNumber{"expected a number, found '{0}'",
                                 "nombre attendu, trouvé « {0} »"};

// What was found, for a message: garbage may be of any length and of any bytes.
std::string shown(std::string_view word) {
    constexpr std::size_t kMost = 20;
    std::string out;
    for (const char c : word.substr(0, kMost)) out += c > ' ' && c < 0x7f ? c : '?';
    return word.size() > kMost ? out + "..." : out;
}

// A number, if only it were smaller.
bool is_digits(std::string_view word) {
    if (word.starts_with('-')) word.remove_prefix(1);
    return !word.empty() && std::ranges::all_of(word, is_decimal);
}

}  // namespace

NumberScanner::NumberScanner(std::string beginning, FormulaBytes rest, Deadline deadline)
    : deadline_(deadline), buffer_(std::move(beginning)), rest_(rest) {
    text_ = buffer_;
}

// Makes more of the text available behind the last word, which is kept; false at its end.
bool NumberScanner::read_on() {
    if (!rest_) return false;
    if (deadline_.passed()) {
        stop();
        return false;
    }
    buffer_.erase(0, word_);
    forgotten_ += word_;
    at_ -= word_;
    word_ = 0;
    const std::size_t kept = buffer_.size();
    buffer_.resize(kept + kPiece);
    const std::size_t got = (*rest_)(buffer_.data() + kept, kPiece);
    buffer_.resize(kept + got);
    text_ = buffer_;
    if (got == 0) rest_.reset();
    return got > 0;
}

void NumberScanner::stop() {
    stopped_ = true;
    text_ = text_.substr(0, at_);
    rest_.reset();
}

bool NumberScanner::skip_blanks() {
    if (++words_ % kWordsPerLook == 0 && deadline_.passed()) stop();
    while (has_more() && is_white(text_[at_])) {
        if (text_[at_] == '\n') {
            ++line_;
            line_begin_ = forgotten_ + at_ + 1;
        }
        if (++at_ == text_.size()) word_ = at_;
    }
    if (at_ == text_.size()) word_ = at_;
    return at_ < text_.size();
}

bool NumberScanner::skip_blanks_of_line() {
    while (has_more() && text_[at_] != '\n' && is_white(text_[at_])) {
        if (++at_ == text_.size()) word_ = at_;
    }
    const bool more = at_ < text_.size() && text_[at_] != '\n';
    if (!more) word_ = at_;
    return more;
}

void NumberScanner::skip_line() {
    while (has_more() && text_[at_] != '\n') {
        if (++at_ == text_.size()) word_ = at_;
    }
}

std::string_view NumberScanner::word() {
    word_ = at_;
    while (has_more() && !is_white(text_[at_]) && at_ - word_ < kLongestWord) ++at_;
    return text_.substr(word_, at_ - word_);
}

Result<std::int64_t> NumberScanner::number() {
    const std::string_view found = word();
    const auto value = whole_number<std::int32_t>(found);
    if (value) return *value;
    Error fault = not_a_number(*this, found);
    if (is_digits(found)) fault.code = ErrorCode::too_large;
    return fault;
}

std::string NumberScanner::shown_word() const { return shown(text_.substr(word_, at_ - word_)); }

Error NumberScanner::error(Message message, ErrorCode code) const {
    const std::size_t last = forgotten_ + word_;
    const bool on_this_line = last >= line_begin_ && at_ > word_;
    const std::size_t place = on_this_line ? last : forgotten_ + at_;
    return {code, place, std::move(message), line_, place - line_begin_ + 1};
}

Error not_a_number(const NumberScanner& scanner, std::string_view found) {
    return scanner.error(message(kNotNumber, shown(found)));
}

std::optional<Error> read_literals(NumberScanner& scanner, std::int64_t most,
                                   std::vector<Literal>& literals, std::size_t longest) {
    literals.clear();
    while (scanner.skip_blanks()) {
        const auto number = scanner.number();
        if (!number && number.error().code != ErrorCode::too_large) return number.error();
        if (!number || *number > most || *number < -most) {
            return scanner.error(message(kLiteralOutOfRange, scanner.shown_word(), most));
        }
        if (*number == 0) return std::nullopt;
        if (literals.size() == longest) {
            return scanner.error(message(kClauseTooLong, longest), ErrorCode::too_large);
        }
        literals.push_back(static_cast<Literal>(*number));
    }
    return scanner.error(message(kClauseWithoutEnd));
}

}  // namespace sudokit::model
