// The parts of a book, each of which makes its own pages.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "sudokit/book.hpp"

#include "book/measures.hpp"

namespace sudokit::book {

using Pages = std::vector<BookPage>;

[[nodiscard]] Pages puzzle_pages(std::span<const BookPuzzle> puzzles, const BookStyle& style,
                                 const Measures& measures);
[[nodiscard]] Pages hint_pages(std::span<const BookPuzzle> puzzles, const BookStyle& style,
                               const Measures& measures);
[[nodiscard]] Pages solution_pages(std::span<const BookPuzzle> puzzles, const BookStyle& style,
                                   const Measures& measures);

/// A line of the contents.
struct ContentsLine {
    BookPart part;
    std::size_t page;  ///< from 1
};

[[nodiscard]] BookPage title_page(std::span<const BookPuzzle> puzzles, const BookStyle& style,
                                  const Measures& measures, std::span<const ContentsLine> contents);

/// The title that the style gives, or the usual one, fit to be shown.
[[nodiscard]] std::string title_of(const BookStyle& style);

/// `words`, which begin with an ASCII letter, with a capital.
[[nodiscard]] std::string capitalised(std::string words);

/// How hard the puzzle is, in words with a capital: as we rated it, or else as its file says. May
/// be empty.
[[nodiscard]] std::string level_words(const BookPuzzle& puzzle, Language language);

/// Pages that fill up from top to bottom, the first one below a heading.
class Column {
  public:
    Column(BookPart part, const BookStyle& style, const Measures& measures);

    /// Makes room for something so high, on a new page if need be, and answers where it begins.
    [[nodiscard]] std::int32_t take(std::int32_t height, std::int32_t gap_below);

    /// The page that the last room is on.
    [[nodiscard]] BookPage& page() { return pages_.back(); }

    [[nodiscard]] Pages finish() { return std::move(pages_); }

  private:
    BookPart part_;
    const Measures& measures_;
    Pages pages_;
    std::int32_t next_;  // where the next thing begins
    bool fresh_ = true;  // nothing stands on the page but a heading
};

}  // namespace sudokit::book
