// Reading of what the checker of proofs gets: numbers in text, and the steps of a DRAT proof.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/drat.hpp"

namespace sudokit::model {

/// Goes through a text of numbers and words, and knows the line it is on.
class NumberScanner {
  public:
    /// Once `deadline` has passed, the text ends wherever that is noticed.
    explicit NumberScanner(std::string_view text, Deadline deadline = {})
        : text_(text), deadline_(deadline) {}

    /// Skips blanks, ends of lines among them; false at the end of the text.
    bool skip_blanks();

    /// Skips the rest of the line.
    void skip_line();

    /// The character that comes next; only if `skip_blanks` said yes.
    [[nodiscard]] char peek() const { return text_[at_]; }

    /// The next word, up to a blank or the end.
    std::string_view word();

    /// The next word as a number of at most 32 bits, sign included.
    Result<std::int64_t> number();

    /// The error, with the place of the last word.
    [[nodiscard]] Error error(Message message) const;

    [[nodiscard]] std::size_t line() const { return line_; }

  private:
    std::string_view text_;
    Deadline deadline_;
    std::size_t at_ = 0;
    std::size_t words_ = 0;  // skipped to
    std::size_t word_ = 0;
    std::size_t line_ = 1;
};

/// A step of a proof.
struct DratStep {
    bool deletes = false;
    std::size_t line = 0;  ///< on which it begins; 0 in a binary proof
    std::vector<Literal> literals;
};

/// Reads the steps of a proof, in text or binary form.
class DratReader {
  public:
    /// Literals beyond `most` are faults. The proof must outlive the reader.
    DratReader(std::string_view proof, std::int64_t most);

    /// Fills `step` with the next step, and answers false at the end. A fault has its line in it,
    /// and so has the step.
    [[nodiscard]] Result<bool> next(DratStep& step);

  private:
    Result<bool> next_text(DratStep& step);
    Result<bool> next_binary(DratStep& step);
    std::optional<std::uint64_t> packed_number();

    std::string_view proof_;
    NumberScanner scanner_;
    std::int64_t most_;
    bool binary_;
    std::size_t at_ = 0;
};

}  // namespace sudokit::model
