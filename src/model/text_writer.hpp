// Text on its way out in large pieces.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "sudokit/cnf.hpp"

namespace sudokit::model {

/// Collects small pieces of text and hands them to a sink by the thousand.
class TextWriter {
  public:
    explicit TextWriter(TextSink sink) : sink_(sink) { buffer_.reserve(2 * kPiece); }

    TextWriter& operator<<(std::string_view text) {
        buffer_ += text;
        return pass_on(kPiece);
    }
    TextWriter& operator<<(char letter) {
        buffer_ += letter;
        return *this;
    }
    TextWriter& operator<<(std::int64_t number) {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        buffer_.append(digits.data(), end);
        return pass_on(kPiece);
    }
    TextWriter& operator<<(std::uint64_t number) {
        return *this << static_cast<std::int64_t>(number);
    }
    TextWriter& operator<<(std::int32_t number) { return *this << std::int64_t{number}; }
    TextWriter& operator<<(std::uint32_t number) { return *this << std::int64_t{number}; }

    /// Hands on what is left; false if the sink said no at some time.
    bool finish() {
        pass_on(1);
        return good_;
    }

    [[nodiscard]] bool good() const { return good_; }

  private:
    static constexpr std::size_t kPiece = std::size_t{1} << 15U;

    TextWriter& pass_on(std::size_t least) {
        if (buffer_.size() >= least) {
            good_ = good_ && sink_(buffer_);
            buffer_.clear();
        }
        return *this;
    }

    TextSink sink_;
    std::string buffer_;
    bool good_ = true;
};

}  // namespace sudokit::model
