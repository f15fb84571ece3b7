// Plain 9x9 puzzles in the formats that have a line for each, for streams of millions.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "sudokit/formats.hpp"
#include "sudokit/nine.hpp"

namespace sudokit::cli {

/// True if the digits of a 9x9 grid are written as digits, as they are here.
[[nodiscard]] bool writes_digits(const WriteOptions& options);

/// What `write_entry` writes of such puzzles, to the letter: a line that it wrote once, with the
/// digits filled in.
class NineForm {
  public:
    /// That of `line`, `sdm`, `csv` or `json`; nothing for other formats and other symbols.
    [[nodiscard]] static std::optional<NineForm> of(Format format, const WriteOptions& options);

    /// Appends the line of a puzzle without comment; null stands for no solution.
    void append(const nine::Digits& puzzle, const nine::Digits* solution, std::string& out) const;

    /// Whether the format has a place for solutions, and for comments.
    [[nodiscard]] bool has_solutions() const { return solved_.solution != std::string::npos; }
    [[nodiscard]] bool has_comments() const { return has_comments_; }

    /// The bytes of the longest line.
    [[nodiscard]] std::size_t length() const { return solved_.text.size(); }

  private:
    struct Line {
        std::string text;                          // of an empty puzzle
        std::size_t puzzle = std::string::npos;    // where its cells are
        std::size_t solution = std::string::npos;  // and those of its solution, if it has one
    };

    NineForm(Line unsolved, Line solved, bool has_comments);

    Line unsolved_;
    Line solved_;
    bool has_comments_;
};

}  // namespace sudokit::cli
