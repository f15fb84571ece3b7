// The pages of a book, compared with those of docs/pictures.
#include "sudokit/book.hpp"

#include <gtest/gtest.h>

#include "board/test_puzzle.hpp"
#include "pictures/reference.hpp"

namespace sudokit {
namespace {

// Easy and hard ones, with and without titles, and a jigsaw.
std::vector<BookPuzzle> some_puzzles() {
    Solver solver;
    const auto found = [&](const Puzzle& puzzle, std::string title) {
        Entry entry{puzzle};
        entry.info.title = std::move(title);
        return book_puzzle(entry, {}, solver).value();
    };
    Shape shape = Shape::standard(7);
    shape.regions =
        Jigsaw{{0, 0, 0, 1, 1, 1, 1, 0, 0, 2, 2, 1, 1, 3, 0, 0, 2, 2, 1, 3, 3, 4, 2, 2, 2,
                3, 3, 3, 4, 4, 4, 5, 5, 3, 6, 4, 4, 5, 5, 5, 6, 6, 4, 5, 5, 6, 6, 6, 6}};
    const Board jigsaw = Board::make(shape).value();
    return {
        found(
            puzzle_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5..."
                      ".8..79"),
            ""),
        found(
            puzzle_of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7"
                      "...3.."),
            "AI Escargot"),
        found(puzzle_of(jigsaw, "..2...7.......3...6....5.2....6...1.......5...4.."), ""),
        found(puzzle_of("000001230123008040804007650765000000000000000000000123012300804080400765"
                        "076500000"),
              "Bands")};
}

TEST(BookPictures, AreTheOnesOfTheManual) {
    const Book book = lay_out(some_puzzles(), {.paper = Paper::a5, .title = "An example"});

    ASSERT_EQ(book.pages.size(), 5U);
    pictures::expect_picture("book-puzzles.svg", draw_svg(book, 1));
    pictures::expect_picture("book-hints.svg", draw_svg(book, 2));
}

}  // namespace
}  // namespace sudokit
