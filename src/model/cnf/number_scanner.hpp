// Numbers and words in DIMACS formulas and DRAT proofs, one after the other, with their places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/cnf.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/drat.hpp"
#include "sudokit/formula_text.hpp"
#include "sudokit/result.hpp"

namespace sudokit::model {

/// Goes through a text of numbers and words, and knows the place it is at. Holds no more of a text
/// that comes piece by piece than a piece.
class NumberScanner {
  public:
    /// Once `deadline` has passed, the text ends wherever that is noticed.
    explicit NumberScanner(std::string_view text, Deadline deadline = {})
        : text_(text), deadline_(deadline) {}

    /// A text of which only the beginning is there yet.
    NumberScanner(std::string beginning, FormulaBytes rest, Deadline deadline = {});

    NumberScanner(const NumberScanner&) = delete;
    NumberScanner& operator=(const NumberScanner&) = delete;

    /// Skips blanks, ends of lines among them; false at the end of the text.
    bool skip_blanks();

    /// Skips blanks up to the end of the line; false if nothing but blanks stands before it.
    bool skip_blanks_of_line();

    /// Skips the rest of the line.
    void skip_line();

    /// The character that comes next; only if `skip_blanks` said yes.
    [[nodiscard]] char peek() const { return text_[at_]; }

    /// The next word, up to a blank or the end. It lasts until the next call; of one that is longer
    /// than any number, some part.
    std::string_view word();

    /// The next word as a number of at most 32 bits, sign included; `too_large` if it is a number
    /// that does not fit.
    Result<std::int64_t> number();

    /// The last word for a message: of a long one, the beginning.
    [[nodiscard]] std::string shown_word() const;

    /// The error, with the place of the last word, or of the end of the text if that was reached.
    [[nodiscard]] Error error(Message message, ErrorCode code = ErrorCode::syntax) const;

    [[nodiscard]] std::size_t line() const { return line_; }

    /// Whether the deadline has cut the text short.
    [[nodiscard]] bool stopped() const { return stopped_; }

  private:
    [[nodiscard]] bool has_more() { return at_ < text_.size() || read_on(); }
    bool read_on();
    void stop();

    std::string_view text_;  // what is there of it
    Deadline deadline_;
    std::string buffer_;
    std::optional<FormulaBytes> rest_;
    std::size_t forgotten_ = 0;  // bytes before those of `text_`
    std::size_t at_ = 0;         // in `text_`, like `word_`
    std::size_t word_ = 0;       // where the last word begins
    std::size_t words_ = 0;      // skipped to
    std::size_t line_ = 1;
    std::size_t line_begin_ = 0;  // in the whole text
    bool stopped_ = false;
};

/// A longer clause holds some literal twice.
inline constexpr std::size_t kLongestClause = 2 * static_cast<std::size_t>(kMostVariables);

/// Reads literals of the variables 1 to `most` up to the 0 at the end; what is wrong, if something
/// is: `too_large` if there are more than `longest`.
[[nodiscard]] std::optional<Error> read_literals(NumberScanner& scanner, std::int64_t most,
                                                 std::vector<Literal>& literals,
                                                 std::size_t longest = kLongestClause);

/// The fault that a word is no number.
[[nodiscard]] Error not_a_number(const NumberScanner& scanner, std::string_view found);

/// Texts that formulas and binary proofs share.
inline constexpr MessageText kLiteralOutOfRange{
    "expected literals of the variables 1 to {1}, found {0}",
    "littéraux des variables 1 à {1} attendus, trouvé {0}"};
inline constexpr MessageText kClauseWithoutEnd{
    "expected 0 at the end of the clause, found the end of the text",
    "0 attendu à la fin de la clause, trouvé la fin du texte"};

}  // namespace sudokit::model
