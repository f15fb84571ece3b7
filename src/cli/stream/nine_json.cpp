#include "cli/stream/nine_json.hpp"

#include <array>
#include <charconv>
#include <cstring>

#include "sudokit/expect.hpp"

#include "cli/stream/json.hpp"

namespace sudokit::cli {
namespace {

// Enough for everything but the name of the file: two solutions, five numbers, and the words.
constexpr std::size_t kRoom = 512;

// What stands between two values. All of it is copied, which takes no time, and what is too much is
// written over by the value that follows.
struct Piece {
    std::array<char, 32> text{};
    std::size_t size = 0;
};

// An answer with gaps in the place of its values.
class Form {
  public:
    explicit Form(std::size_t solutions) {
        const std::string line = json_line([solutions](JsonWriter& out) {
            constexpr std::string_view kGap = "?";
            out.key("number").raw(kGap).key("file").raw(kGap).key("line").raw(kGap);
            out.key("solutions").begin_array();
            for (std::size_t i = 0; i < solutions; ++i) out.text(kGap);
            out.end_array().key("answer").text(kGap).key("count").raw(kGap);
            out.key("exact").raw(kGap).key("nodes").raw(kGap).key("engine").text(kGap);
        });
        auto piece = pieces_.begin();
        for (const char c : line) {
            if (c == '?') {
                ++piece;
                continue;
            }
            SUDOKIT_EXPECT(piece->size < piece->text.size());
            piece->text[piece->size++] = c;
        }
    }

    [[nodiscard]] const Piece* pieces() const { return pieces_.data(); }

  private:
    static constexpr std::size_t kMostValues = 10;

    std::array<Piece, kMostValues + 1> pieces_;
};

// Fills in a form, in memory that is there.
class Pen {
  public:
    Pen(const Form& form, char* at) : piece_(form.pieces()), at_(at) {}

    Pen& operator<<(std::string_view text) {
        skip();
        std::memcpy(at_, text.data(), text.size());
        at_ += text.size();
        return *this;
    }

    Pen& operator<<(std::uint64_t number) {
        constexpr std::size_t kDigits = 20;
        skip();
        at_ = std::to_chars(at_, at_ + kDigits, number).ptr;
        return *this;
    }

    // A loop that compilers make vector code of.
    Pen& operator<<(const nine::Digits& digits) {
        skip();
        for (std::size_t i = 0; i < digits.size(); ++i) at_[i] = static_cast<char>('0' + digits[i]);
        at_ += digits.size();
        return *this;
    }

    // Behind the last value.
    [[nodiscard]] const char* finish() {
        skip();
        return at_;
    }

  private:
    // To the next gap.
    void skip() {
        std::memcpy(at_, piece_->text.data(), piece_->text.size());
        at_ += piece_->size;
        ++piece_;
    }

    const Piece* piece_;
    char* at_;
};

}  // namespace

// To write each answer anew, key by key, would take longer than to solve the puzzle.
void append_nine_json(const NineFound& found, std::string& out) {
    static const std::array<Form, 3> kForms = {Form(0), Form(1), Form(2)};
    const std::size_t before = out.size();
    out.resize(before + found.file.size() + kRoom);
    const std::size_t solutions = found.solutions[0] == nullptr   ? 0
                                  : found.solutions[1] == nullptr ? 1
                                                                  : 2;
    Pen pen(kForms[solutions], out.data() + before);
    pen << found.place.number << found.file << found.place.line;
    for (std::size_t i = 0; i < solutions; ++i) pen << *found.solutions[i];
    const SolveAnswer& answer = found.answer;
    const std::string_view exact = answer.stop == Stop::exhausted ? "true" : "false";
    pen << verdict_word(answer.verdict) << answer.count << exact << answer.nodes << answer.engine;
    out.resize(static_cast<std::size_t>(pen.finish() - out.data()));
}

}  // namespace sudokit::cli
