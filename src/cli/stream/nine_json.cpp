#include "cli/stream/nine_json.hpp"

#include <charconv>
#include <cstring>

#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

// Enough for everything but the name of the file: two solutions, five numbers, and the words.
constexpr std::size_t kRoom = 512;

// Writes one behind the other into memory that is there: a string that grows piece by piece would
// take longer than solving the puzzle.
class Pen {
  public:
    explicit Pen(char* at) : at_(at) {}

    Pen& operator<<(std::string_view text) {
        std::memcpy(at_, text.data(), text.size());
        at_ += text.size();
        return *this;
    }

    Pen& operator<<(std::uint64_t number) {
        constexpr std::size_t kDigits = 20;
        at_ = std::to_chars(at_, at_ + kDigits, number).ptr;
        return *this;
    }

    // A loop that compilers make vector code of.
    Pen& operator<<(const nine::Digits& digits) {
        *at_++ = '"';
        for (std::size_t i = 0; i < digits.size(); ++i) at_[i] = static_cast<char>('0' + digits[i]);
        at_ += digits.size();
        *at_++ = '"';
        return *this;
    }

    [[nodiscard]] const char* end() const { return at_; }

  private:
    char* at_;
};

}  // namespace

bool writes_digits(const WriteOptions& options) {
    return options.symbols.value_or(Symbols::digits) == Symbols::digits;
}

void append_nine_json(const NineFound& found, std::string& out) {
    const std::size_t before = out.size();
    out.resize(before + found.file.size() + kRoom);
    Pen pen(out.data() + before);
    pen << "{\"number\":" << found.place.number << ",\"file\":" << found.file
        << ",\"line\":" << found.place.line << ",\"solutions\":[";
    if (found.solutions[0] != nullptr) pen << *found.solutions[0];
    if (found.solutions[1] != nullptr) pen << "," << *found.solutions[1];
    const SolveAnswer& answer = found.answer;
    pen << "],\"answer\":\"" << verdict_word(answer.verdict) << "\",\"count\":" << answer.count
        << (answer.stop == Stop::exhausted ? ",\"exact\":true" : ",\"exact\":false")
        << ",\"nodes\":" << answer.nodes << ",\"engine\":\"" << answer.engine << "\"}\n";
    out.resize(static_cast<std::size_t>(pen.end() - out.data()));
}

}  // namespace sudokit::cli
