// Books of puzzles for paper: what stands on which page, and the pages as PDF, HTML or SVG.
//
//     std::vector<sudokit::BookPuzzle> puzzles;
//     sudokit::Solver solver;
//     for (const sudokit::Entry& entry : entries) {
//         if (auto puzzle = sudokit::book_puzzle(entry, {}, solver)) puzzles.push_back(*puzzle);
//     }
//     const sudokit::Book book = sudokit::lay_out(puzzles, {.title = "Sundays"});
//     const auto pdf = sudokit::draw_pdf(book);  // the bytes of a file, or why there are none
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/figure.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit {

/// A step, and the state that it was found in.
struct KeyStep {
    Step step;
    State before;
};

/// A puzzle, and what a book says of it.
struct BookPuzzle {
    Entry entry;
    Verdict verdict = Verdict::unknown;
    std::optional<Grid> solution = {};  ///< the only one, or the first of several
    std::optional<Level> level = {};    ///< on the scale `level`
    /// The first step that is no single; where singles are enough, the first of the hardest kind.
    std::optional<KeyStep> key_step = {};
    bool out_of_time = false;  ///< something is missing because the deadline passed
};

/// What to find out about a puzzle.
struct BookWish {
    bool level = true;
    bool key_step = true;
    Deadline deadline = {};
};

/// Finds out what a book says of the puzzle of `entry`: its solution, and, where that is the only
/// one and the puzzle has no constraints, its level and its key step. What the player has placed
/// does not count. Fails only where the engine does.
[[nodiscard]] Result<BookPuzzle> book_puzzle(const Entry& entry, const BookWish& wish,
                                             Solver& solver);

/// The sizes of paper.
enum class Paper : std::uint8_t { a4, letter, a5 };

/// The parts of a book, in their order.
enum class BookPart : std::uint8_t { title, puzzles, hints, solutions };
inline constexpr std::size_t kBookPartCount = 4;
using BookParts = std::bitset<kBookPartCount>;

/// How a book looks.
struct BookStyle {
    Paper paper = Paper::a4;
    /// Puzzles on a page: 1, 2, 4, 6 or 9. Those whose cells would be too small to write in get
    /// pages with fewer. None: 4, and fewer where boards of more than nine digits would have no
    /// room for notes in their cells.
    std::optional<std::uint32_t> per_page = {};
    BookParts parts = BookParts().set();
    Language language = Language::en;
    std::optional<Symbols> symbols = {};  ///< none: the usual ones of each board
    std::string title = {};               ///< empty: "Sudoku"
    std::string subtitle = {};
};

/// Whether so many puzzles may share a page.
[[nodiscard]] bool is_per_page(std::uint32_t count);

/// Why puzzles on `board` have no place in a book of this style: their digits would be too small to
/// be read. Nothing if they have one.
[[nodiscard]] std::optional<Error> book_fault(const Board& board, const BookStyle& style);

/// A rectangle on a page, from the upper left corner; all in hundredths of a millimetre.
struct PageBox {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t width = 0;
    std::int32_t height = 0;

    bool operator==(const PageBox&) const = default;
};

/// Where the words of a line stand in its box.
enum class TextAlign : std::uint8_t { left, centre, right };

/// A line of text.
struct BookText {
    PageBox box;
    std::string words;
    std::int32_t size = 0;  ///< of the font, in hundredths of a millimetre
    TextAlign align = TextAlign::left;
    bool bold = false;
    bool soft = false;  ///< grey

    bool operator==(const BookText&) const = default;
};

/// A picture, as large as its box.
struct BookPicture {
    PageBox box;
    Figure figure;
    std::size_t number = 0;  ///< of the puzzle, from 1
    Symbols symbols = Symbols::digits;
    bool labels = false;  ///< the numbers of rows and columns
};

/// A page.
struct BookPage {
    BookPart part = BookPart::puzzles;
    std::vector<BookText> texts = {};
    std::vector<BookPicture> pictures = {};
};

/// A book, laid out: what every way of drawing it draws.
struct Book {
    std::int32_t width = 0;  ///< of a page, in hundredths of a millimetre
    std::int32_t height = 0;
    std::string title = {};
    Language language = Language::en;
    std::vector<BookPage> pages = {};
};

/// Lays out a book. Puzzles are numbered from 1 as they come, and keep these numbers in the hints
/// and the solutions. A `book_fault` of a puzzle, or a `per_page` that is none, ends the program.
[[nodiscard]] Book lay_out(std::span<const BookPuzzle> puzzles, const BookStyle& style);

/// What a part is called in the book.
[[nodiscard]] const MessageText& part_name(BookPart part);

/// A page of the book, from 0, as an SVG document of its size that needs nothing else.
[[nodiscard]] std::string draw_svg(const Book& book, std::size_t page);

/// The book as an HTML document that needs nothing else and is printed page by page. Fails only
/// where the deadline passes first.
[[nodiscard]] Result<std::string> draw_html(const Book& book, Deadline deadline = {});

/// A book as the bytes of a PDF file.
struct Pdf {
    std::string bytes;
    /// Characters of titles that the font does not have, each once: they are shown as boxes.
    std::string missing = {};
};

/// Why there is no PDF here; nothing if there is. It is drawn by a module, which this loads.
[[nodiscard]] std::optional<Error> pdf_fault();

/// The book as PDF, fonts embedded: the same bytes for the same book, fonts and libraries. Fails
/// as `pdf_fault` says, with `stopped` where the deadline passes first, and with `input_output`
/// where the library that draws is at fault. The only function of books that reads files: that of
/// the module, and those of the system's fonts.
[[nodiscard]] Result<Pdf> draw_pdf(const Book& book, Deadline deadline = {});

}  // namespace sudokit
